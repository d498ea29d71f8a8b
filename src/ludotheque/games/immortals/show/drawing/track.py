"""Below the realms: who plays when, and the track of victory points."""

from functools import cache

from ludotheque.games.immortals.rules.rounds.scoring import TRACK, has_marker, pawn
from ludotheque.games.immortals.show.drawing.scene import Scene
from ludotheque.svg.markup import group, label, shift, tag
from ludotheque.svg.seats import mark
from ludotheque.svg.sprite import icon

LEFT, TOP, WIDE, HIGH = 22, 990, 2076, 80
# The cells of the track, from the cell of 0 on; the tools of a page have room at their right.
FIRST = 450.0
STEP = 23.6
CELLS_TOP = 1028
CELLS_HIGH = 36
PAWN = 38.0
# How far pawns on the same space stand apart.
APART = 17.0
ORDER_STEP = 62.0


def track(scene: Scene) -> str:
    """Draw the band: the order of play at its left, then the track with a pawn for each seat."""
    return _ground() + _order(scene) + _pawns(scene)


@cache
def _ground() -> str:
    cells = [
        tag(
            "rect",
            class_="track-cell track-cell--five" if number % 5 == 0 else "track-cell",
            x=FIRST + number * STEP,
            y=CELLS_TOP,
            width=STEP,
            height=CELLS_HIGH,
        )
        for number in range(TRACK + 1)
    ]
    numbers = [label(str(number), middle(number), CELLS_TOP + 28, "track-number") for number in range(0, TRACK + 1, 5)]
    return "".join([tag("rect", class_="track-ground", x=LEFT, y=TOP, width=WIDE, height=HIGH), *cells, *numbers])


def middle(number: int) -> float:
    """Return the middle of a cell."""
    return FIRST + (number + 0.5) * STEP


def _order(scene: Scene) -> str:
    """Draw the seats in the order of this round, with the First-player marker and the +60 markers that are taken."""
    seats = scene.view.seats_from(scene.view.leader)
    drawn = [label(scene.labels.turns, LEFT + 16, TOP + 46, "track-text")]
    for number, seat in enumerate(seats):
        x = LEFT + 120 + number * ORDER_STEP
        drawn.append(mark(seat, PAWN, x, TOP + 36))
        if scene.view.first == seat:
            drawn.append(icon("im-first", 28, x + 20, TOP + 14, "track-marker"))
        score = scene.view.players[seat].score
        if has_marker(score):
            drawn.append(label(f"+{score - pawn(score)}", x, TOP + 75, "track-plus"))
    names = ", ".join(scene.names[seat] for seat in seats)
    return group(drawn, id="order", role="img", aria_label=f"{scene.labels.in_order}{scene.labels.colon}{names}")


def _pawns(scene: Scene) -> str:
    spaces = [pawn(player.score) for player in scene.view.players]
    drawn = [_pawn(seat, spaces) for seat in range(len(spaces))]
    says = ", ".join(f"{scene.names[seat]} {player.score}" for seat, player in enumerate(scene.view.players))
    return group(drawn, id="track", role="img", aria_label=f"{scene.labels.track}{scene.labels.colon}{says}")


def _pawn(seat: int, spaces: list[int]) -> str:
    """Draw a pawn over its cell, beside others that stand there."""
    space = spaces[seat]
    aside = (spaces[:seat].count(space) - (spaces.count(space) - 1) / 2) * APART
    return group(
        (mark(seat, PAWN, 0, 0),),
        class_="piece",
        id=f"pawn-{seat}",
        transform=shift(middle(space) + aside, CELLS_TOP - 13),
    )
