"""The panels of the players, and the track of victory points."""

from functools import cache

from ludotheque.games.immortals.drawing.scene import Scene, emblem
from ludotheque.games.immortals.state import NONE
from ludotheque.games.immortals.steps.scoring import TRACK, has_marker, pawn, winners
from ludotheque.kernel import UNKNOWN
from ludotheque.svg.markup import group, label, num, shift, tag
from ludotheque.svg.panels import panel
from ludotheque.svg.seats import mark
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import shortened

WIDTH = 300.0
HEIGHT = 118.0
GAP = 10.0
EDGE = 24.0
TRACK_HEIGHT = 56.0


def panels(scene: Scene, x: float, y: float) -> str:
    """Draw all players one below the other."""
    drawn = [_player(scene, seat, seat * (HEIGHT + GAP)) for seat in range(len(scene.view.players))]
    return group(drawn, class_="players", transform=shift(x, y))


def _player(scene: Scene, seat: int, y: float) -> str:
    stripe = f"M12 0A12 12 0 0 0 0 12V{num(HEIGHT - 12)}A12 12 0 0 0 12 {num(HEIGHT)}z"
    player = scene.view.players[seat]
    light, dark = scene.tribes(seat)
    tribes = f"{scene.call.LIGHT_TRIBES[light]} · {scene.call.DARK_TRIBES[dark]}"
    content = [
        tag("path", class_="stripe-soft", d=stripe),
        tag("path", class_=f"pat-{seat + 1}", d=stripe),
        mark(seat, 18, EDGE + 11, 24),
        label(shortened(scene.names[seat], 150, 19), EDGE + 28, 30, "player-name"),
        label(_status(scene, seat), EDGE + 28, 48, "player-kind"),
        label(str(player.score), WIDTH - 42, 35, "score"),
        icon("mk-fame", 22, WIDTH - 25, 26, "score-icon"),
        tag("rect", class_="folk-plate", x=EDGE + 2, y=56, width=26, height=26, rx=6),
        icon(emblem(light), 18, EDGE + 15, 69, "folk-emblem"),
        label(shortened(tribes, 180, 15), EDGE + 36, 74, "folk-name"),
        icon(emblem(dark), 22, WIDTH - 27, 69, "folk-power"),
        *_resources(scene, seat),
        icon("seat-1", 12, WIDTH - 80, 26, "score-icon") if scene.view.first == seat else "",
    ]
    class_ = "panel player is-now" if any(ask.seat == seat for ask in scene.asks) else "panel player"
    return panel(content, (0, y, WIDTH, HEIGHT), class_, id=f"seat-{seat}", data_seat=seat + 1)


def _status(scene: Scene, seat: int) -> str:
    """Say who a player is for whoever looks, and what they do."""
    labels, view = scene.labels, scene.view
    notes = [labels.you] if seat == scene.seat else []
    if view.is_over() and seat in winners(view):
        notes.append(labels.wins)
    elif view.is_planning():
        notes.append(labels.plans if view.lanes[seat] else labels.ready)
    elif any(ask.seat == seat for ask in scene.asks):
        notes.append(labels.plays)
    elif view.players[seat].passed and not view.is_over():
        notes.append(labels.passed)
    if view.first == seat:
        notes.append(labels.first)
    return " · ".join(notes)


def _resources(scene: Scene, seat: int) -> list[str]:
    player = scene.view.players[seat]
    laid = [card for card in player.spaces if card not in (NONE, UNKNOWN)] if seat == scene.seat else player.spaces
    planned = len(laid) if seat == scene.seat else sum(card == UNKNOWN for card in player.spaces)
    shown = [
        ("im-gold", player.gold),
        ("im-energy", player.energy),
        ("im-light", player.limbo[0]),
        ("im-dark", player.limbo[1]),
        ("mk-hand", len(player.conflicts)),
    ]
    if not scene.view.is_planning() and planned:
        shown.append(("im-magic", planned))
    return [
        part
        for n, (name, count) in enumerate(shown)
        for part in (icon(name, 17, EDGE + 12 + 45 * n, 100, "panel-icon"), _figure(count, EDGE + 24 + 45 * n))
    ]


def _figure(count: int, x: float) -> str:
    return label(str(count), x, 105, "space-name")


@cache
def _cells(step: float) -> str:
    cells = [tag("rect", class_="track-cell", x=20 + n * step, y=28, width=step, height=20) for n in range(TRACK + 1)]
    numbers = [label(str(n), 20 + (n + 0.5) * step, 43, "track-number") for n in range(0, TRACK + 1, 5)]
    return "".join([*cells, *numbers])


def track(scene: Scene, x: float, y: float, wide: float) -> str:
    """Draw the track from 0 to 60 with a pawn for each seat, and the +60 markers that are taken."""
    step = (wide - 40) / (TRACK + 1)
    content = [_cells(step)]
    standing: dict[int, int] = {}
    for seat, player in enumerate(scene.view.players):
        space = pawn(player.score)
        lower = standing.get(space, 0)
        standing[space] = lower + 1
        at = 20 + (space + 0.5) * step
        content.append(group((mark(seat, 15, at, 20 - 5 * lower),), class_="piece", id=f"pawn-{seat}"))
        if has_marker(player.score):
            content.append(label("+60", at + 9, 16 - 5 * lower, "track-number"))
    return panel(content, (x, y, wide, TRACK_HEIGHT), "panel track-panel", aria_label=scene.labels.track)
