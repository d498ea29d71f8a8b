"""Ebbland drawn as SVG: the whole table as a picture that needs nothing else."""

from __future__ import annotations

from ludotheque.games.ebbland.data import FACTIONS
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.show.drawing import board as table
from ludotheque.games.ebbland.show.drawing.faces import HAND
from ludotheque.games.ebbland.show.drawing.pieces import row
from ludotheque.games.ebbland.show.drawing.scene import Scene
from ludotheque.games.ebbland.show.page import choices, hand, panel, workbench
from ludotheque.kernel import BUTTON
from ludotheque.page import Item, Shelf
from ludotheque.svg.markup import group, label, shift, sized, tag
from ludotheque.svg.panels import BUTTON_GAP, BUTTON_HEIGHT, TOP, Button, bar, in_rows, stripe, top_bar
from ludotheque.svg.panels import panel as sheet
from ludotheque.svg.picture import picture
from ludotheque.svg.seats import mark
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import wrapped

MARGIN, GAP, ASK = 20.0, 14.0, 92.0
WIDE = table.WIDE + 2 * MARGIN
PRIMARY = ("end", "done", "pass", "ready")


def board(view: Ebbland, seat: int, language: str, names: tuple[str, ...] = ()) -> str:
    """Return the table as a seat sees it, with the question, its buttons and the hand."""
    scene = Scene(view, seat, language, names)
    ask, high = question(scene, MARGIN, TOP + GAP)
    drawn, y = [ask], TOP + GAP + high + GAP
    built = workbench(scene)
    shelves = [shelf for shelf in (choices(scene), hand(scene) if scene.mine else None) if shelf is not None]
    shelves = list(built) or shelves
    drawn.append(table.board(scene, x=MARGIN, y=y, width=table.WIDE, height=table.height(scene)))
    y += table.height(scene) + GAP
    for shelf in shelves:
        drawn.append(cards(scene, shelf, MARGIN, y))
        y += shelf_height() + GAP
    title = "Ebbland"
    head = top_bar("eb-gullfolk", title, scene.progress(), (0, 0), WIDE)
    content = [tag("rect", class_="page", width=WIDE, height=y), head, *drawn]
    return picture(WIDE, y, "\n".join(content), f"{title}, {scene.progress()}", description(scene))


def description(scene: Scene) -> str:
    """Return the position in a few sentences, for who cannot see the picture."""
    seats = [panel(scene, seat) for seat in range(len(scene.view.sides))]
    return "\n".join(
        ", ".join((scene.names[seat.seat], seat.score_label, *(fact.label for fact in seat.facts))) for seat in seats
    )


def question(scene: Scene, x: float, y: float) -> tuple[str, float]:
    """Draw the question with its buttons in rows below it, and say how high it is."""
    buttons = [
        Button(option.element(), scene.says(option), primary=option.verb in PRIMARY)
        for option in scene.options
        if option.kind == BUTTON
    ]
    rows = in_rows(buttons, table.WIDE - 48)
    asked = scene.ask.seat if scene.ask else scene.asks[0].seat if scene.asks else 0
    title, note = scene.question() if scene.ask is not None else (scene.names[asked], "")
    high = ASK + len(rows) * (BUTTON_HEIGHT + BUTTON_GAP)
    emblem = FACTIONS[scene.view.box.cards[scene.view.sides[asked].leader].faction]
    content = [
        stripe(high),
        tag("circle", class_="ask-disc", cx=54, cy=ASK / 2, r=30),
        icon(f"eb-{emblem}", 36, 54, ASK / 2, "ask-emblem"),
        mark(asked, 16, 76, ASK / 2 + 22),
        label(wrapped(title, table.WIDE - 130, 24, 1)[0], 98, 42, "ask-title"),
        label(wrapped(note, table.WIDE - 130, 18, 1)[0], 98, 72, "ask-note"),
        *(bar(line, table.WIDE - 24, ASK - 8 + n * (BUTTON_HEIGHT + BUTTON_GAP)) for n, line in enumerate(rows)),
    ]
    return sheet(content, (x, y, table.WIDE, high), "panel ask", id="ask", data_seat=asked + 1), high


def shelf_height() -> float:
    """Return how high a row of cards is."""
    return HAND.high + 54


def cards(scene: Scene, shelf: Shelf, x: float, y: float) -> str:
    """Draw cards side by side; many of them overlap."""
    head = [icon(shelf.icon, 22, 24, 20, "panel-icon"), label(shelf.title, 44, 26, "panel-title")]
    note = label(shelf.note, table.WIDE - 12, 26, "panel-note")
    places = row(len(shelf.items), 14, table.WIDE - 28, HAND.wide, 14)
    drawn = [one(scene, item, at) for item, at in zip(shelf.items, places, strict=True)]
    return sheet([*head, note, *drawn], (x, y, table.WIDE, shelf_height()), "panel shelf")


def one(scene: Scene, item: Item, x: float) -> str:
    """Draw a card, lit if it can be chosen."""
    says = scene.choices(item.element)
    lit = tag("rect", class_="choice", x=-4, y=-4, width=HAND.wide + 8, height=HAND.high + 8, rx=9)
    return group(
        (lit, sized(item.drawing, HAND.wide, HAND.high, 0, 0)),
        id=item.element,
        class_="item is-legal" if says else "item",
        transform=shift(x, 42),
        role="button" if says else "group",
        tabindex=0 if says else None,
        aria_label=says or item.title,
    )
