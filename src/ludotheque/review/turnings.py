"""Where a game turned: choices that a strong bot would have made otherwise, luck, and turns that counted."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.bots.bot import question
from ludotheque.bots.search import Search
from ludotheque.kernel import Option
from ludotheque.review.chances import NEVER
from ludotheque.review.lines import Line, Lines
from ludotheque.review.report import CHOICE, LUCK, MERIT, RIVAL, Turning
from ludotheque.review.survey import SEED, Step, Survey

# At most so many turning points, and the least that one changes: of a chance, or of the best score.
MOST = 5
LEAST = 0.02
LEAST_SHARE = 0.04
# What luck and play did must show on the curve: so many times the least of two, less where more share the chances.
PLAIN = 3
# A difference counts as sure beyond so many standard errors.
SURE = 2.0
# So many turns are looked at closely, and so many answers of each.
LOOKED_AT, LONG = 8, 16


def stretches(steps: Sequence[Step]) -> list[list[Step]]:
    """Return the answers in rows of one seat each: roughly the turns."""
    found: list[list[Step]] = []
    for step in steps:
        if not found or found[-1][-1].seat != step.seat or found[-1][-1].round != step.round:
            found.append([])
        found[-1].append(step)
    return found


def candidates(survey: Survey, steps: Sequence[Step], first: Sequence[float]) -> list[int]:
    """Return which choices to think about: those that cost most at first sight, then those of turns that went badly."""
    seat, side = survey.eyes.seat, survey.eyes.side
    own = [step for step in steps if step.seat == seat and step.options > 1]
    dear = sorted((step for step in own if step.cost > 0), key=lambda step: -step.cost)
    falls = []
    before = first[side]
    for row in stretches(steps):
        luck = sum(step.luck[side] for step in row)
        after = row[-1].chances[side]
        choices = [step for step in row if step.seat == seat and step.options > 1]
        if choices:
            falls.append((after - before - luck, choices))
        before = after
    # What a turn began with often decides it, even if it looked well at first sight.
    bad = [
        step
        for _, choices in sorted(falls, key=lambda pair: pair[0])
        for step in (choices[0], max(choices, key=lambda step: step.options))
    ]
    half = survey.pains.choices // 2
    ordered = [step.number for step in [*dear[:half], *bad, *dear[half:]]]
    return sorted(dict.fromkeys(ordered[: 2 * survey.pains.choices]), key=ordered.index)[: survey.pains.choices]


def consider(survey: Survey, number: int) -> Turning:
    """Let a strong bot think about a choice from what the seat saw, and play both options on."""
    game, seat, pains = survey.game, survey.eyes.seat, survey.pains
    move, state = survey.match.moves[number], survey.states[number]
    view = survey.eyes.view(state)
    best = Search(game, SEED + number, iterations=pains.iterations).advice(view, seat)[0].option
    options: list[Option] = [best] if best == move.option else [best, move.option]
    lines = Lines(game, survey.model, view, seat, options, SEED + number).rounds(pains.lines)
    taken = (move.option.verb, move.option.kind, move.option.index, move.option.arg)
    turning = Turning(number, game.rules.progress(state).now, CHOICE, seat, taken, lines[0].chance, lines)
    turning.sure = len(lines) > 1 and lines[0].chance - lines[1].chance > SURE * lines[1].doubt
    return turning


def attempted(survey: Survey, turning: Turning, tried: Option) -> Line | None:
    """Play a move on from a turning point on the guesses of the review; nothing if it could not be played there."""
    game, seat, number = survey.game, survey.eyes.seat, turning.after
    view = survey.eyes.view(survey.states[number])
    if tried not in question(view, seat).options(view):
        return None
    best = turning.lines[0].choice()
    return Lines(game, survey.model, view, seat, [best, tried], SEED + number).rounds(survey.pains.lines)[-1]


def is_worse(turning: Turning) -> bool:
    """Tell whether the strong bot would have done something else, and it would have been better."""
    return len(turning.lines) > 1 and turning.lines[0].chance > turning.lines[1].chance


def of_chance(survey: Survey, steps: Sequence[Step], first: Sequence[float]) -> list[Turning]:
    """Return the moments at which luck changed most for the seat that looks."""
    side = survey.eyes.side
    return [
        _moment(survey, LUCK, step, _bounded(survey, step.chances[side] - step.luck[side]), step.chances[side])
        for step in steps
        if step.luck[side]
    ]


def of_turns(survey: Survey, steps: Sequence[Step], first: Sequence[float]) -> list[Turning]:
    """Return the turns that changed most, luck aside, each at the answer that did most of it; one's own if good."""
    side, before = survey.eyes.side, first[survey.eyes.side]
    turns: list[tuple[float, list[tuple[float, Step]]]] = []
    for row in stretches(steps):
        # What each answer changed on the curve, luck aside: a routine that only a fool would leave out changes nothing.
        earlier = [before, *(step.chances[side] for step in row)]
        moved = [step.chances[side] - step.luck[side] - was for was, step in zip(earlier, row, strict=False)]
        change, before = sum(moved), earlier[-1]
        # What one did badly is found by thinking.
        if change > 0 or survey.model.sides[row[0].seat] != side:
            turns.append((change, list(zip(moved, row, strict=True))))
    turns.sort(key=lambda turn: -abs(turn[0]))
    return [one for change, row in turns[:LOOKED_AT] for one in _deed(survey, row, change)]


def _deed(survey: Survey, row: Sequence[tuple[float, Step]], change: float) -> list[Turning]:
    """Return the answer of a turn that mattered most, told against what the others that were open would have led to."""
    side, way = survey.eyes.side, 1.0 if change > 0 else -1.0
    effects = [
        (min(way * moved, way * survey.effect(step.number)), step) for moved, step in row[:LONG] if way * moved > 0
    ]
    effect, step = max(effects, key=lambda pair: pair[0], default=(0.0, row[0][1]))
    # It did no more than the whole turn.
    effect = way * min(effect, abs(change))
    chance = step.chances[side] - step.luck[side]
    kind = MERIT if survey.model.sides[step.seat] == side else RIVAL
    before, later = _bounded(survey, chance - effect), _bounded(survey, chance)
    return [_moment(survey, kind, step, before, later)] if way * effect > 0 else []


def _bounded(survey: Survey, chance: float) -> float:
    """Return a chance that is one: taking luck out again may lead beyond."""
    return chance if survey.model.alone else min(1.0 - NEVER, max(NEVER, chance))


def _moment(survey: Survey, kind: str, step: Step, before: float, later: float) -> Turning:
    option = survey.match.moves[step.number].option
    taken = (option.verb, option.kind, option.index, option.arg)
    round = survey.game.rules.progress(survey.states[step.number]).now
    return Turning(step.number, round, kind, step.seat, taken, before, later=later)


def lasting(survey: Survey, steps: Sequence[Step], moments: Sequence[Turning]) -> list[Turning]:
    """Return the moments after which a game did not turn back before the round was over."""
    ends = {step.round: step.chances[survey.eyes.side] for step in steps}
    return [one for one in moments if (ends.get(one.round, one.later) - one.before) * one.swing > 0]


def chosen(survey: Survey, thought: Sequence[Turning], others: Sequence[Turning], scale: float) -> list[Turning]:
    """Return the turning points to show, in the order of the game: clear mistakes first, then what changed most."""
    least = LEAST if not survey.model.alone else LEAST_SHARE * scale
    errors = sorted((one for one in thought if is_worse(one) and one.sure), key=lambda one: one.swing)
    found = _apart([], [one for one in errors if -one.swing >= least], MOST - 2)
    rest = sorted(others, key=lambda one: -abs(one.swing))
    plain = PLAIN * least * (1.0 if survey.model.alone else 2 / len(set(survey.model.sides)))
    found = _apart(found, [one for one in rest if abs(one.swing) >= plain], MOST)
    return sorted(found, key=lambda one: one.after)


def _apart(found: list[Turning], moments: Sequence[Turning], most: int) -> list[Turning]:
    """Return what was found and the first moments besides that are not of the same turn."""
    for one in moments:
        if all((one.round, one.seat) != (other.round, other.seat) for other in found):
            found = [*found, one]
    return found[:most]
