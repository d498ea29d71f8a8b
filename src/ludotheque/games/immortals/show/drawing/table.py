"""The whole table in one picture: question, realms, score track, own board and hand, players, news."""

from ludotheque.games.immortals.rules.rounds.scoring import winners
from ludotheque.games.immortals.show.drawing import players, tray
from ludotheque.games.immortals.show.drawing.realms import VIEW, map_svg
from ludotheque.games.immortals.show.drawing.scene import Scene, emblem
from ludotheque.kernel import Option
from ludotheque.svg.markup import group, label, tag
from ludotheque.svg.panels import (
    BUTTON_GAP,
    BUTTON_HEIGHT,
    TOP,
    Button,
    bar,
    bar_width,
    in_rows,
    panel,
    stripe,
    top_bar,
)
from ludotheque.svg.picture import picture
from ludotheque.svg.seats import mark
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import wrapped

MARGIN = 20.0
GAP = 16.0
FRAME = 14.0
ASK = 96.0
SCALE = 0.53
STAGE = (VIEW[2] * SCALE, VIEW[3] * SCALE)
WIDE = STAGE[0] + 2 * FRAME
RIGHT = MARGIN + WIDE + GAP
END = RIGHT + players.WIDTH + MARGIN
PRIMARY = frozenset({"ready", "draw", "stop"})
NUMBERS = frozenset({"commit", "march"})
BUTTON_ICONS = {
    "ready": "ui-check",
    "stop": "ui-check",
    "back": "ui-undo",
    "pass": "ui-pass",
    "skip": "ui-pass",
    "draw": "mk-hand",
    "gold": "im-gold",
    "energy": "im-energy",
    "marker": "ui-players",
    "commit": "mk-attack",
    "march": "mk-move",
}


def table(scene: Scene) -> str:
    """Return the picture of a view, with everything that can be chosen on it."""
    ask, ask_high = _ask(scene, MARGIN, TOP + GAP, WIDE)
    below = TOP + GAP + ask_high + GAP
    stage_end = below + STAGE[1] + 2 * FRAME
    tray_top = stage_end + GAP
    high = tray.height(scene, WIDE)
    seats_end = TOP + GAP + len(scene.view.players) * (players.HEIGHT + players.GAP)
    bottom = max(tray_top + high if high else tray_top - GAP, seats_end + 80)
    stage = {"x": MARGIN + FRAME, "y": below + FRAME, "width": STAGE[0], "height": STAGE[1]}
    content = [
        tag("rect", class_="page", width=END, height=bottom + MARGIN),
        _top(scene),
        ask,
        tag("rect", class_="frame", x=MARGIN, y=below, width=WIDE, height=STAGE[1] + 2 * FRAME, rx=16),
        map_svg(scene, "", True, **stage),
        tag("rect", class_="frame-line", **stage),
        tray.tray(scene, MARGIN, tray_top, WIDE),
        players.panels(scene, RIGHT, TOP + GAP),
        _news(scene, seats_end, bottom),
    ]
    return picture(END, bottom + MARGIN, "\n".join(content), f"Immortals, {scene.title()}", description(scene))


def description(scene: Scene) -> str:
    """Return the position in a few sentences, for who cannot see the picture."""
    seats = range(len(scene.view.players))
    return "\n".join(scene.call.summary(scene.names[seat], scene.view, seat) for seat in seats)


def _top(scene: Scene) -> str:
    view = scene.view
    supply = scene.labels.supply.format(
        view.green, view.tiles, view.portals, len(view.deck) or sum(map(len, view.piles))
    )
    return top_bar("im-tower", "Immortals", scene.title(), (view.round, view.house.rounds), END, supply)


def _ask(scene: Scene, x: float, y: float, wide: float) -> tuple[str, float]:
    """Draw the question with its buttons, beside it or below if they are many, and say how high it is."""
    rows = in_rows([_button(scene, option) for option in scene.buttons()], wide - 48)
    title, note = _sentences(scene)
    beside = len(rows) == 1 and bar_width(rows[0]) < wide * 0.5
    limit = wide - 98 - (bar_width(rows[0]) + 44 if beside else 24)
    titles = wrapped(title, limit, 24)
    notes = wrapped(note, limit, 18, 1) if note else []
    first = (ASK - 28 * len(titles) - 22 * len(notes)) / 2 + 22
    lines = [label(text, 98, first + 28 * n, "ask-title") for n, text in enumerate(titles)]
    lines += [label(text, 98, first + 28 * len(titles) - 2, "ask-note") for text in notes]
    top = (ASK - BUTTON_HEIGHT) / 2 if beside else ASK - 8
    bars = [bar(row, wide - 24, top + n * (BUTTON_HEIGHT + BUTTON_GAP)) for n, row in enumerate(rows)]
    high = ASK if beside or not rows else ASK + len(rows) * (BUTTON_HEIGHT + BUTTON_GAP)
    seat = _speaker(scene)
    content = [_asked(scene, seat, high), *lines, *bars]
    return panel(content, (x, y, wide, high), "panel ask", id="ask", data_seat=seat + 1), high


def _speaker(scene: Scene) -> int:
    if scene.ask is not None:
        return scene.ask.seat
    return scene.asks[0].seat if scene.asks else winners(scene.view)[0]


def _asked(scene: Scene, seat: int, high: float) -> str:
    light, _ = scene.tribes(seat)
    return "".join(
        (
            stripe(high),
            tag("circle", class_="ask-disc", cx=54, cy=ASK / 2, r=30),
            icon(emblem(light), 36, 54, ASK / 2, "ask-emblem"),
            mark(seat, 16, 76, ASK / 2 + 22),
        )
    )


def _sentences(scene: Scene) -> tuple[str, str]:
    if scene.ask is not None:
        return scene.question()
    if scene.asks:
        who = ", ".join(scene.names[ask.seat] for ask in scene.asks)
        return f"{who} · {players.doing(scene, scene.asks[0].seat)}", ""
    names = ", ".join(scene.names[seat] for seat in winners(scene.view))
    return scene.labels.winners.format(names), ""


def _button(scene: Scene, option: Option) -> Button:
    says = str(option.index) if option.verb in NUMBERS else scene.says(option)
    return Button(option.element(), says, BUTTON_ICONS.get(option.verb, ""), option.verb in PRIMARY)


def _news(scene: Scene, top: float, bottom: float) -> str:
    """Draw what just happened, as far as there is room under the players."""
    told = [scene.words.event(scene.talk, event) for event in scene.view.events]
    lines = [line for sentence in told if sentence for line in wrapped(sentence, players.WIDTH - 36, 15, 3)]
    fitting = int((bottom - top - 60) // 21)
    shown = lines[-fitting:] if fitting > 1 else []
    if not shown:
        return ""
    content = [
        icon("ui-log", 22, 25, 22, "panel-icon"),
        label(scene.labels.news, 44, 28, "panel-title"),
        tag("path", class_="panel-rule", d=f"M0 44H{players.WIDTH:g}"),
        *(label(line, 18, 68 + 21 * n, "news") for n, line in enumerate(shown)),
    ]
    return group((panel(content, (RIGHT, top, players.WIDTH, 60 + 21 * len(shown))),), class_="news-panel")
