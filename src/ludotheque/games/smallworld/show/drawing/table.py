"""The whole table in one picture: the map in its frame, the question above it, players and combinations beside it."""

from dataclasses import replace

from ludotheque.games.smallworld.rules.scoring import winners
from ludotheque.games.smallworld.show.drawing import column, players
from ludotheque.games.smallworld.show.drawing.map import map_svg
from ludotheque.games.smallworld.show.drawing.prices import emblem
from ludotheque.games.smallworld.show.drawing.scene import Scene
from ludotheque.games.smallworld.show.drawing.terrain import size
from ludotheque.kernel import Option
from ludotheque.svg.markup import group, label, shift, tag
from ludotheque.svg.panels import BUTTON_HEIGHT, TOP, Button, bar, bar_width, panel, stripe, top_bar
from ludotheque.svg.picture import picture
from ludotheque.svg.seats import mark
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import shortened, wrapped

MARGIN = 20.0
GAP = 18.0
FRAME = 14.0
ASK = 96.0
# Buttons that go on with the game, the likeliest first, and the symbols of all of them.
PRIMARY = ("roll", "done", "stop", "keep", "stay")
# Where buttons would take more than half of the bar, none is longer than this.
LONGEST_BUTTON = 240.0
BUTTON_ICONS = {
    "stop": "ui-check",
    "done": "ui-check",
    "keep": "ui-check",
    "stay": "ui-check",
    "decline": "decline",
    "roll": "die-3",
    "lift": "ui-undo",
    "strike": "encampment",
    "skip": "ui-pass",
}


def table(scene: Scene) -> str:
    """Return the picture of a view, with everything that can be chosen on it."""
    wide, high = size(scene.players)
    left = MARGIN + players.WIDTH * players.SCALE + GAP
    right = left + wide + 2 * FRAME + GAP
    end = right + column.WIDTH * column.SCALE
    below = TOP + GAP + ASK + GAP
    bottom = below + high + 2 * FRAME
    offers, offered = column.column(scene, right, below)
    content = [
        tag("rect", class_="page", width=end + MARGIN, height=bottom + MARGIN),
        _top(scene, end + MARGIN),
        players.panels(scene, MARGIN, TOP + GAP, bottom - TOP - GAP),
        _ask(scene, left, TOP + GAP, end - left),
        tag("rect", class_="frame", x=left, y=below, width=wide + 2 * FRAME, height=high + 2 * FRAME, rx=16),
        str(map_svg(scene, x=left + FRAME, y=below + FRAME, width=wide, height=high)),
        tag("rect", class_="frame-line", x=left + FRAME, y=below + FRAME, width=wide, height=high),
        offers,
        _news(scene, right, offered + GAP, bottom),
    ]
    return picture(end + MARGIN, bottom + MARGIN, "\n".join(content), _title(scene), description(scene))


def description(scene: Scene) -> str:
    """Return the position in a few sentences, for who cannot see the picture."""
    return "\n".join(scene.speech.player(seat) for seat in range(scene.players))


def _title(scene: Scene) -> str:
    return f"Small World, {scene.speech.title()}"


def _top(scene: Scene, wide: float) -> str:
    view = scene.view
    return top_bar("die-5", "Small World", scene.speech.title(), (view.turn, view.map.turns), wide)


def _ask(scene: Scene, x: float, y: float, wide: float) -> str:
    """Draw the question, or who is to play, or who has won, with the buttons."""
    buttons = _buttons(scene, wide / 2)
    title, note = _sentences(scene)
    limit = wide - 98 - bar_width(buttons) - 44
    titles = wrapped(title, limit, 24)
    notes = wrapped(note, limit, 18, 1) if note else []
    first = (ASK - 28 * len(titles) - 22 * len(notes)) / 2 + 22
    lines = [label(text, 98, first + 28 * n, "ask-title") for n, text in enumerate(titles)]
    lines += [label(text, 98, first + 28 * len(titles) - 2, "ask-note") for text in notes]
    seat = _speaker(scene)
    content = [_asked(scene, seat), *lines, bar(buttons, wide - 24, (ASK - BUTTON_HEIGHT) / 2)]
    return panel(content, (x, y, wide, ASK), "panel ask", id="ask", data_seat=seat + 1)


def _speaker(scene: Scene) -> int:
    return scene.ask.seat if scene.ask else winners(scene.view)[0]


def _asked(scene: Scene, seat: int) -> str:
    folk = scene.view.players[seat].folk
    sign = icon(emblem(folk.race), 36, 54, ASK / 2, "ask-emblem") if folk else mark(seat, 28, 54, ASK / 2)
    return "".join(
        (
            stripe(ASK),
            tag("circle", class_="ask-disc" if folk else "badge-plate", cx=54, cy=ASK / 2, r=30),
            sign,
        )
    )


def _sentences(scene: Scene) -> tuple[str, str]:
    if scene.ask is not None:
        return scene.question()
    best = winners(scene.view)
    names = scene.speech.words.grammar.listed([scene.names[seat] for seat in best])
    return scene.labels.winners.format(names), scene.speech.coins(scene.view.players[best[0]].coins)


def _buttons(scene: Scene, room: float) -> list[Button]:
    """Return the buttons of the question; each shows what its option says before the colon, shorter if it must be."""
    verbs = [option.verb for option in scene.buttons()]
    primary = next((verb for verb in PRIMARY if verb in verbs), "")
    found = [_button(scene, option, option.verb == primary) for option in scene.buttons()]
    if bar_width(found) <= room:
        return found
    return [replace(button, says=shortened(button.says, LONGEST_BUTTON, 19)) for button in found]


def _button(scene: Scene, option: Option, primary: bool) -> Button:
    says = scene.says(option)
    short = says.partition(":")[0].rstrip()
    return Button(option.element(), short, BUTTON_ICONS.get(option.verb, ""), primary, says)


def _news(scene: Scene, x: float, y: float, bottom: float) -> str:
    """Draw what just happened, as far as there is room under the column."""
    told = [scene.words.event(scene.talk, event) for event in scene.view.events]
    lines = [line for sentence in told if sentence for line in wrapped(sentence, column.WIDTH - 36, 15, 3)]
    fitting = int(((bottom - y) / column.SCALE - 60) // 21)
    shown = lines[-fitting:] if fitting > 1 else []
    if not shown:
        return ""
    content = [
        icon("ui-log", 22, 25, 22, "panel-icon"),
        label(scene.labels.news, 44, 28, "panel-title"),
        tag("path", class_="panel-rule", d=f"M0 44H{column.WIDTH:g}"),
        *(label(line, 18, 68 + 21 * n, "news") for n, line in enumerate(shown)),
    ]
    sheet = panel(content, (0, 0, column.WIDTH, 60 + 21 * len(shown)))
    return group((sheet,), class_="news-panel", transform=f"{shift(x, y)} scale({column.SCALE})")
