"""The curve of a review as lines and bars of a chart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ludotheque.review import Review
from ludotheque.review.report import Point
from ludotheque.review.told import Story

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 960, 400, 70, 150, 20, 300
# Where luck is shown, below and above the middle, and the chance that fills half of it.
MIDDLE, HALF = 356, 30
# How wide a bar of luck is, and with its figure.
BAR, FIGURE = 18.0, 72.0
# The least that the names of two rounds stand apart.
NAME = 34
STEPS = (1, 2, 5, 10, 20, 50, 100)
# How far apart the marks of turning points stand.
MARK = 26
# So many points of a line can be told apart: where there are more, each is the mean of some.
POINTS = 60


@dataclass(frozen=True)
class Ridge:
    """The chance of a seat over the game: its line, where that ends, its name and figure, and where these stand."""

    seat: int
    name: str
    points: str
    end: tuple[float, float]
    label_y: float
    value: str


@dataclass(frozen=True)
class Bar:
    """What luck did in a round: where, how high from which line down, how wide, for or against, and what it says."""

    x: float
    y: float
    wide: float
    high: float
    is_good: bool
    says: str


@dataclass(frozen=True)
class Chart:
    """All that is drawn, and the same as rows of a table."""

    ridges: tuple[Ridge, ...]
    levels: tuple[tuple[str, float], ...]
    rounds: tuple[tuple[int, float], ...]
    bars: tuple[Bar, ...]
    marks: tuple[tuple[int, float, float, str], ...]
    rows: tuple[tuple[int, tuple[str, ...], str], ...]


def skyline(review: Review, names: Sequence[str], story: Story) -> Chart:
    """Return the chart of a review."""
    low, high = _span(review)

    def x_of(after: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * after / max(1, review.points[-1].after), 1)

    def y_of(chance: float) -> float:
        return round(TOP + (BOTTOM - TOP) * (1 - (chance - low) / (high - low)), 1)

    seats = range(1 if review.is_score else len(names))
    lines = calm(review.points)
    ridges = [
        Ridge(
            seat,
            names[seat],
            " ".join(f"{x_of(after)},{y_of(chances[seat])}" for after, chances in lines),
            (x_of(review.points[-1].after), y_of(review.points[-1].chances[seat])),
            0.0,
            story.value(review.points[-1].chances[seat]),
        )
        for seat in seats
    ]
    steps = [low + (high - low) * part / 4 for part in range(5)]
    marks = _side_by_side(
        [
            (number, x_of(one.after), y_of(_chance_at(lines, review.seat, one.after)), one.kind)
            for number, one in enumerate(review.turnings, 1)
        ]
    )
    return Chart(
        tuple(_apart(ridges)),
        tuple((story.value(step), y_of(step)) for step in steps),
        tuple(_rounds(review, x_of)),
        tuple(_bars(review, story, x_of)),
        tuple(marks),
        tuple(_rows(review, story, seats)),
    )


def _side_by_side(marks: list[tuple[int, float, float, str]]) -> list[tuple[int, float, float, str]]:
    """Raise marks of the curve that would cover another one, or lower them where there is no room above."""
    found: list[tuple[int, float, float, str]] = []
    for number, x, y, kind in marks:
        heights = [y + way * MARK * step for step in range(len(marks)) for way in (-1, 1)]
        free = (at for at in heights if TOP <= at <= BOTTOM and not any(_meet(x, at, one) for one in found))
        found.append((number, x, next(free, y), kind))
    return found


def _meet(x: float, y: float, mark: tuple[int, float, float, str]) -> bool:
    return abs(mark[1] - x) < MARK and abs(mark[2] - y) < MARK


def _span(review: Review) -> tuple[float, float]:
    if not review.is_score:
        return 0.0, 1.0
    scores = [chance for point in review.points for chance in point.chances]
    return min(0.0, *scores), max(1.0, *scores) * 1.05


def calm(points: Sequence[Point]) -> list[tuple[int, list[float]]]:
    """Return the lines without the wobble of single answers: means of points in a row, but the first and the last."""
    many = -(-len(points) // POINTS)
    between = points[1:-1]
    rows = [between[first : first + many] for first in range(0, len(between), many)]
    means = [
        (row[len(row) // 2].after, [sum(values) / len(row) for values in zip(*(p.chances for p in row), strict=True)])
        for row in rows
    ]
    return [(points[0].after, points[0].chances), *means, (points[-1].after, points[-1].chances)]


def _chance_at(lines: Sequence[tuple[int, list[float]]], seat: int, after: int) -> float:
    return next(chances for at, chances in reversed(lines) if at <= after)[seat]


def _apart(ridges: list[Ridge]) -> list[Ridge]:
    """Move names apart where they would meet."""
    found, last = {}, -99.0
    for ridge in sorted(ridges, key=lambda ridge: ridge.end[1]):
        last = max(ridge.end[1] + 5, last + 20)
        found[ridge.seat] = last
    return [Ridge(one.seat, one.name, one.points, one.end, round(found[one.seat], 1), one.value) for one in ridges]


def _firsts(review: Review) -> dict[int, int]:
    """Return after how many answers each round began."""
    found: dict[int, int] = {}
    for before, point in zip([review.points[0], *review.points], review.points, strict=False):
        found.setdefault(point.round, before.after)
    return found


def _rounds(review: Review, x_of: Callable[[int], float]) -> list[tuple[int, float]]:
    return readable([(round, x_of(after)) for round, after in _firsts(review).items()])


def readable(rounds: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
    """Return the rounds that are named along a chart: all, or where names would meet every second, fifth, tenth."""
    wide = rounds[-1][1] - rounds[0][1] if len(rounds) > 1 else 0.0
    step = next(step for step in STEPS if wide * step >= NAME * (len(rounds) - 1) or step == STEPS[-1])
    found: list[tuple[int, float]] = []
    for now, x in rounds:
        if now % step == 0 and (not found or x - found[-1][1] >= NAME):
            found.append((now, x))
    return found


def _bars(review: Review, story: Story, x_of: Callable[[int], float]) -> list[Bar]:
    """Return what luck did in each round, as bars up and down: where they stand close, thinner and without figures."""
    sums: dict[int, float] = {}
    for point in review.points:
        sums[point.round] = sums.get(point.round, 0.0) + point.luck
    most = max([0.02, *(abs(luck) for luck in sums.values())])
    told = [(x_of(after), sums[now]) for now, after in _firsts(review).items() if _counts(story, sums[now])]
    found = []
    for (x, luck), (following, _) in zip(told, [*told[1:], (WIDTH, 0.0)], strict=True):
        high, room = round(HALF * abs(luck) / most, 1), following - x
        says = story.change(luck) if room >= FIGURE else ""
        found.append(Bar(x, MIDDLE - high if luck > 0 else MIDDLE, min(BAR, max(2.0, room - 3)), high, luck > 0, says))
    return found


def _counts(story: Story, luck: float) -> bool:
    return story.change(luck) not in (story.change(0.0), "0")


def _rows(review: Review, story: Story, seats: range) -> list[tuple[int, tuple[str, ...], str]]:
    last = {point.round: point for point in review.points}
    sums: dict[int, float] = {}
    for point in review.points:
        sums[point.round] = sums.get(point.round, 0.0) + point.luck
    return [
        (round_, tuple(story.value(point.chances[seat]) for seat in seats), story.change(sums[round_]))
        for round_, point in last.items()
    ]
