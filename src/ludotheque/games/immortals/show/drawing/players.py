"""The panels of the players."""

from ludotheque.games.immortals.rules.rounds.scoring import winners
from ludotheque.games.immortals.show.drawing.scene import Scene, emblem
from ludotheque.svg.markup import group, label, num, shift, tag
from ludotheque.svg.panels import panel
from ludotheque.svg.seats import mark
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import shortened

WIDTH = 300.0
HEIGHT = 118.0
GAP = 10.0
EDGE = 24.0


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
        label(shortened(tribes, 196, 15), EDGE + 36, 74, "folk-name"),
        icon(emblem(dark), 22, WIDTH - 27, 69, "folk-power"),
        *_resources(scene, seat),
        icon("seat-1", 12, WIDTH - 80, 26, "score-icon") if scene.view.first == seat else "",
    ]
    class_ = "panel player is-now" if any(ask.seat == seat for ask in scene.asks) else "panel player"
    return panel(content, (0, y, WIDTH, HEIGHT), class_, id=f"seat-{seat}", data_seat=seat + 1)


def _status(scene: Scene, seat: int) -> str:
    """Say who a player is for whoever looks, and what they do."""
    you = scene.labels.you if seat == scene.seat else ""
    first = scene.labels.first if scene.view.first == seat else ""
    return " · ".join(note for note in (you, doing(scene, seat), first) if note)


def doing(scene: Scene, seat: int) -> str:
    """Say what a player does now, or whether there is nothing left for them to do."""
    labels, view = scene.labels, scene.view
    if view.is_over():
        return labels.wins if seat in winners(view) else ""
    if view.together is not None and any(first.seat == seat for first in view.together.firsts):
        return (labels.plans if view.round else labels.chooses) if view.lanes[seat] else labels.ready
    if any(ask.seat == seat for ask in scene.asks):
        return labels.plays
    return labels.passed if view.players[seat].passed else ""


def _resources(scene: Scene, seat: int) -> list[str]:
    player = scene.view.players[seat]
    planned = laid(scene, seat)
    shown = [
        ("im-gold", player.gold),
        ("im-energy", player.energy),
        ("im-light", player.limbo[0]),
        ("im-dark", player.limbo[1]),
        ("mk-hand", len(player.conflicts)),
    ]
    if planned:
        shown.append(("im-magic", planned))
    return [
        part
        for n, (name, count) in enumerate(shown)
        for part in (icon(name, 17, EDGE + 12 + 45 * n, 100, "panel-icon"), _figure(count, EDGE + 24 + 45 * n))
    ]


def laid(scene: Scene, seat: int) -> int:
    """Return how many cards lie on a seat's board as far as it can be seen; none while plans are sealed."""
    return 0 if scene.view.is_planning() else scene.view.players[seat].cards_laid()


def _figure(count: int, x: float) -> str:
    return label(str(count), x, 105, "space-name")
