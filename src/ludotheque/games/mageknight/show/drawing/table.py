"""The whole table in one picture: question, the land, the fight, the hand, and lists of everything else."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.games.mageknight.show.drawing.hexes import SIZE, at, slot_hexes
from ludotheque.games.mageknight.show.drawing.looks import look
from ludotheque.games.mageknight.show.drawing.map import map_svg, slots
from ludotheque.games.mageknight.show.drawing.scene import Scene, hero_emblem
from ludotheque.kernel import BUTTON
from ludotheque.page import Fact, Item, Page, Shelf
from ludotheque.page import Panel as Seat
from ludotheque.svg.markup import group, label, num, shift, sized, tag
from ludotheque.svg.panels import BUTTON_GAP, BUTTON_HEIGHT, TOP, Button, bar, in_rows, panel, stripe, top_bar
from ludotheque.svg.picture import picture
from ludotheque.svg.seats import mark
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import shortened, width, wrapped

MARGIN, GAP, FRAME, ASK = 20.0, 16.0, 12.0, 96.0
WIDE = 1060.0
STAGE = 640.0
RIGHT = MARGIN + WIDE + GAP
COLUMN = 460.0
END = RIGHT + COLUMN + MARGIN
HEAD, ROW, SEAT = 40.0, 44.0, 84.0
# Cards side by side, wherever they lie: width and height of each, enemies wider.
CARD, FOE = (136.0, 192.0), (216.0, 115.0)
PRIMARY = ("end", "next", "done", "leave", "begin", "play")


def table(scene: Scene, page: Page) -> str:
    """Return the picture of a view, with everything that can be chosen on it."""
    column, end = lists(scene, page)
    ask, high = question(scene, MARGIN, TOP + GAP)
    above, below = list(page.front), [shelf for shelf in page.tray if shelf.kind == "cards"]
    cards = sum(shelf_height(shelf, WIDE) + GAP for shelf in (*above, *below))
    # The land takes what the lists beside it leave.
    tall = max(STAGE, end - TOP - high - cards - 3 * GAP)
    drawn, y = in_turn(scene, above, TOP + GAP + high + GAP)
    drawn.append(stage(scene, MARGIN, y, tall))
    more, y = in_turn(scene, below, y + tall + GAP)
    bottom = max(y, end)
    now = page.progress
    top = top_bar("mk-attack", "Mage Knight", now.label, (now.now, now.of), END)
    content = [tag("rect", class_="page", width=END, height=bottom), top, ask, *drawn, *more, *column]
    return picture(END, bottom, "\n".join(content), f"Mage Knight, {page.progress.label}", description(scene, page))


def in_turn(scene: Scene, shelves: list[Shelf], y: float) -> tuple[list[str], float]:
    """Draw shelves below each other at the left, and say where they end."""
    drawn = []
    for shelf in shelves:
        drawn.append(place(scene, shelf, MARGIN, y, WIDE))
        y += shelf_height(shelf, WIDE) + GAP
    return drawn, y


def description(scene: Scene, page: Page) -> str:
    """Return the position in a few sentences, for who cannot see the picture."""
    return "\n".join(
        ", ".join((scene.names[seat.seat], *(line.title for line in seat.lines), *(fact.label for fact in seat.facts)))
        for seat in page.panels
    )


def question(scene: Scene, x: float, y: float) -> tuple[str, float]:
    """Draw the question with its buttons in rows below it, and say how high it is."""
    buttons = [
        Button(option.element(), scene.says(option), primary=option.verb in PRIMARY)
        for option in scene.options
        if option.kind == BUTTON and option.verb not in scene.labels.participation
    ]
    rows = in_rows(buttons, WIDE - 48)
    asked = scene.ask.seat if scene.ask else scene.asks[0].seat if scene.asks else 0
    if scene.ask is not None:
        title, note = scene.speaker.question(scene.talk, scene.ask), scene.speaker.situation(scene.talk, scene.ask)
    else:
        title, note = scene.names[asked], ""
    lines = [label(text, 98, 42 + 28 * n, "ask-title") for n, text in enumerate(wrapped(title, WIDE - 130, 24, 1))]
    lines += [label(text, 98, 72, "ask-note") for text in (wrapped(note, WIDE - 130, 18, 1) if note else [])]
    bars = [bar(row, WIDE - 24, ASK - 8 + n * (BUTTON_HEIGHT + BUTTON_GAP)) for n, row in enumerate(rows)]
    high = ASK + len(rows) * (BUTTON_HEIGHT + BUTTON_GAP)
    content = [*speaker(scene, asked, high), *lines, *bars]
    return panel(content, (x, y, WIDE, high), "panel ask", id="ask", data_seat=look(scene.view, asked)), high


def speaker(scene: Scene, seat: int, high: float) -> list[str]:
    """Draw whom the question is for."""
    return [
        stripe(high),
        tag("circle", class_="ask-disc", cx=54, cy=ASK / 2, r=30),
        icon(hero_emblem(scene.view.players[seat].hero), 36, 54, ASK / 2, "ask-emblem"),
        mark(seat, 16, 76, ASK / 2 + 22, look(scene.view, seat)),
    ]


def stage(scene: Scene, x: float, y: float, tall: float) -> str:
    """Draw the whole land in its frame."""
    layout = scene.view.layout
    points = [at(layout, space) for space in range(len(layout.q))] or [(0.0, 0.0)]
    points += [point for position in slots(scene) for point in slot_hexes(position)[:1]]
    left, right = min(p[0] for p in points) - 2 * SIZE, max(p[0] for p in points) + 2 * SIZE
    top, bottom = min(p[1] for p in points) - 2 * SIZE, max(p[1] for p in points) + 2 * SIZE
    box = {"x": x + FRAME, "y": y + FRAME, "width": WIDE - 2 * FRAME, "height": tall - 2 * FRAME}
    shown = f"{num(left)} {num(top)} {num(right - left)} {num(bottom - top)}"
    land = map_svg(scene, "", viewBox=shown, preserveAspectRatio="xMidYMid meet", **box)
    frame = tag("rect", class_="frame", x=x, y=y, width=WIDE, height=tall, rx=16)
    return frame + land + tag("rect", class_="frame-line", **box)


def lists(scene: Scene, page: Page) -> tuple[list[str], float]:
    """Draw the players and everything that is no card in a column, and say where it ends."""
    y = TOP + GAP
    drawn = []
    for seat in page.panels:
        drawn.append(player(scene, seat, RIGHT, y))
        y += SEAT + GAP
    for shelf in (*page.own, *(shelf for shelf in page.tray if shelf.kind != "cards"), *page.side):
        if shelf.items:
            drawn.append(place(scene, shelf, RIGHT, y, COLUMN))
            y += shelf_height(shelf, COLUMN) + GAP
    return drawn, y


def player(scene: Scene, seat: Seat, x: float, y: float) -> str:
    """Draw a player: hero, figures, fame."""
    facts: list[str] = []
    left = 46.0
    for fact in seat.facts:
        facts += [
            icon(fact.icon, 17, left + 8, 66, fact.tone or "panel-icon"),
            label(fact.text, left + 20, 72, "combo-name"),
        ]
        left += 30 + width(fact.text, 16)
    line = seat.lines[0]
    content = [
        tag("rect", class_="stripe-soft", width=10, height=SEAT, rx=5),
        mark(seat.seat, 18, 30, 24, look(scene.view, seat.seat)),
        label(scene.names[seat.seat], 46, 30, "player-name"),
        label(shortened(f"{line.title} · {line.detail}", COLUMN - 66, 14), 46, 50, "folk-note"),
        *facts,
        label(seat.score, COLUMN - 40, 34, "score"),
        icon(seat.score_icon, 20, COLUMN - 22, 26, "score-icon"),
    ]
    return panel(content, (x, y, COLUMN, SEAT), "panel player", data_seat=look(scene.view, seat.seat))


def place(scene: Scene, shelf: Shelf, x: float, y: float, wide: float) -> str:
    """Draw a shelf: cards side by side, small things in a line, other things in rows."""
    head = [
        icon(shelf.icon, 22, 24, 22, "panel-icon"),
        label(shelf.title, 44, 27, "panel-title"),
        label(shelf.note, wide - 12, 27, "panel-note"),
    ]
    items = [one(scene, shelf, item, *spot) for item, spot in zip(shelf.items, spots(shelf, wide), strict=True)]
    return panel([*head, *items], (x, y, wide, shelf_height(shelf, wide)), "panel shelf")


def spots(shelf: Shelf, wide: float) -> list[tuple[float, float]]:
    """Return where the things on a shelf lie."""
    across, down = pitch(shelf, wide)
    per_row = max(1, int((wide - 12) // across))
    return [(12 + n % per_row * across, HEAD + n // per_row * down) for n in range(len(shelf.items))]


def pitch(shelf: Shelf, wide: float) -> tuple[float, float]:
    """Return how far the things on a shelf lie apart."""
    if shelf.kind == "cards":
        size = FOE if shelf.name == "fight" else CARD
        return size[0] + 10, size[1] + 10
    return (142.0, 34.0) if shelf.kind in ("dice", "points") else (wide - 24, ROW)


def shelf_height(shelf: Shelf, wide: float) -> float:
    """Return how high a shelf is."""
    return max((y for _, y in spots(shelf, wide)), default=0.0) + pitch(shelf, wide)[1] + 6


def one(scene: Scene, shelf: Shelf, item: Item, x: float, y: float) -> str:
    """Draw one thing on a shelf, lit if it can be chosen."""
    says = scene.choices(item.element)
    across, down = pitch(shelf, COLUMN)
    parts = drawn_card(shelf, item) if shelf.kind == "cards" else row(shelf, item)
    choice = tag("rect", class_="choice", x=-4, y=-4, width=across - 2, height=down - 2, rx=9)
    return group(
        [choice, *parts],
        id=item.element,
        class_="item is-legal" if says else "item",
        transform=shift(x, y),
        role="button" if says else "group",
        tabindex=0 if says else None,
        aria_label=says or item.title,
    )


def drawn_card(shelf: Shelf, item: Item) -> Sequence[str]:
    """Draw a card at its size."""
    wide, high = FOE if shelf.name == "fight" else CARD
    return (sized(item.drawing, wide, high),)


def row(shelf: Shelf, item: Item) -> list[str]:
    """Draw a thing in a line: symbol, name, detail, price and figures."""
    # White things are told by their name: on paper nobody would see them.
    tone = item.tone if item.tone != "m-white" or shelf.kind == "dice" else ""
    symbol = icon(item.icons[0], 22, 12, 14, tone or "panel-icon") if item.icons else ""
    if shelf.kind in ("dice", "points"):
        text = f"{item.price} {item.title} {item.detail}".strip()
        return [symbol, label(shortened(text, 112, 13), 27, 19, "combo-note")]
    room = 390 - (0 if item.price else 42 * len(item.facts))
    detail = shortened(item.detail, room, 14)
    parts = [symbol, label(item.title, 32, 14, "combo-name"), label(detail, 32, 31, "combo-note")]
    right = COLUMN - 30
    if item.price:
        parts.append(icon(item.price_icon, 15, right - 6, 10, "panel-icon"))
        parts.append(label(item.price, right - 18, 15, "combo-price"))
    return [*parts, *figures(item.facts, right, 30 if item.price else 18)]


def figures(facts: Sequence[Fact], right: float, y: float) -> list[str]:
    """Draw figures with their symbols in a line that ends at the right."""
    drawn: list[str] = []
    for fact in reversed(facts):
        drawn.append(label(fact.text, right, y + 4, "combo-gain"))
        drawn.append(icon(fact.icon, 15, right - 20, y, fact.tone or "panel-icon"))
        right -= 42
    return drawn
