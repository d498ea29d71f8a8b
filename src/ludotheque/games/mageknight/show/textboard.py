"""Mage Knight in characters: the map hex by hex, and beside it everything that lies around it."""

from __future__ import annotations

import re
from functools import lru_cache

from ludotheque.game import Talk
from ludotheque.games.mageknight.rules.land.exploration import decode_a, decode_b
from ludotheque.games.mageknight.rules.pieces import FACE_DOWN, NOBODY, NONE
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.show.drawing.hexes import CORNERS, SIZE, at, loop, slot_hexes
from ludotheque.games.mageknight.show.drawing.looks import hero_look
from ludotheque.games.mageknight.show.drawing.map import about, ground_line, slots
from ludotheque.games.mageknight.show.drawing.scene import Scene
from ludotheque.games.mageknight.show.page import front, offers, players, progress_in, tray
from ludotheque.games.mageknight.words.whereabouts import slot_called
from ludotheque.kernel import waiting
from ludotheque.page import Fact, Item, Shelf
from ludotheque.textboard import Area, Form, Panel, Point, Row, Span, TextBoard

INK = "#2a1f15"
ENEMY_INK = "#ffffff"
# Ink and paper of the seats before heroes are chosen, then of the heroes.
SEAT_INKS = (("#ffffff", "#17529c"), ("#ffffff", "#cc440b"), ("#23180f", "#f0bd27"), ("#23180f", "#cf7cb5"))
HERO_INKS = {
    "arythea": ("#ffffff", "#a3201b"),
    "goldyx": ("#1c1a0b", "#74981d"),
    "norowas": ("#2a1f15", "#f6eeda"),
    "tovak": ("#ffffff", "#1d4f97"),
}
LETTERS = "ABCD"
# By terrain: ground, what grows there, its colour.
GROUND = ("#d3d993", "#c4cf8b", "#8fb27c", "#c7a58e", "#efd9a2", "#b3a894", "#ddd3c6", "#a9d0d8", "#c9c3bd", "#93bdd0")
DECOR = ("'", "∩", "♣", ".", "~", '"', "#", "~", "▲", "≈")
DECOR_INK = (
    *("#8b9440", "#7f8c42", "#3f6a3a", "#7d5540", "#bd9243", "#6c5d4e", "#6f6257", "#4a8492", "#77706b", "#3f7391"),
)
PILE_PAPER = ("#4c7a3a", "#6c6f75", "#7a563a", "#6b4c93", "#8d8678", "#a33527")
UNKNOWN_PAPER = "#b9a988"
FAINT = "#a8a095"
# Where a detail may be cut.
BREAK = re.compile(r"( · |, | / )")
# What stands for a figure's symbol.
SIGNS = {
    "mk-armour": "▣",
    "mk-fame": "★",
    "mk-hand": "▭",
    "mk-command": "♜",
    "mk-reputation": "☺",
    "ui-clock": "#",
    "mk-crystal": "◆",
    "mk-wound": "✚",
}
HERO, SHIELD = "☗", "⚑"
# One column of a terminal shows at most so much of the map, so that a hex keeps room for what lies on it.
CELL = 10.4
MARGIN = 1.2 * SIZE


def text_board(talk: Talk, language: str) -> TextBoard:
    """Return all that a terminal shows of a position."""
    view: MageKnight = talk.view
    scene = Scene(view, talk.you, language, talk.names)
    left, top, right, bottom = extent(scene)
    areas = [hex_area(scene, space, -left, -top) for space in range(len(view.spots))]
    areas += [slot_area(scene, position, -left, -top) for position in slots(scene)]
    x, y = at(view.layout, scene.focus()) if view.layout.q else (left, top)
    return TextBoard(
        progress_in(view, scene).label,
        (right - left, bottom - top),
        tuple(areas),
        panels(scene),
        legend(scene),
        (x - left, y - top),
        CELL,
    )


def extent(scene: Scene) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of the land and of the places where it may grow."""
    layout = scene.view.layout
    points = [at(layout, space) for space in range(len(layout.q))]
    points += [point for position in slots(scene) for point in slot_hexes(position)] or [(0.0, 0.0)]
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across) - MARGIN, min(down) - MARGIN, max(across) + MARGIN, max(down) + MARGIN


def hex_area(scene: Scene, space: int, dx: float, dy: float) -> Area:
    """Return a space as it is drawn and described."""
    view = scene.view
    terrain = view.layout.terrain[space]
    x, y = at(view.layout, space)
    name = scene.typeset(scene.speaker.space(view, space))
    told = about(scene, space).replace("\n", " ") or ground_line(scene, space)
    here = [scene.names[seat] for seat, player in enumerate(view.players) if player.space == space]
    says = f"{name}{scene.labels.colon}{told}" + (f" {', '.join(here)}." if here else "")
    return Area(
        f"hex-{space}",
        name,
        says,
        neighbours(scene, space),
        tuple((x + cx + dx, y + cy + dy) for cx, cy in CORNERS),
        (x + dx, y + dy),
        GROUND[terrain],
        INK,
        (Span(DECOR[terrain], DECOR_INK[terrain]),),
        lines(scene, space),
    )


def neighbours(scene: Scene, space: int) -> str:
    """Name the spaces next to one."""
    near = scene.view.layout.near[space]
    named = ", ".join(scene.speaker.space(scene.view, other) for other in near)
    return scene.typeset(scene.labels.near.format(named)) if near else ""


def lines(scene: Scene, space: int) -> tuple[tuple[Form, ...], ...]:
    """Return what is written on a space: who stands there, what lies there, what it is."""
    site = scene.called.site(scene.view.layout.site[space])
    named = tuple((Span(site[:room], INK, bold=True),) for room in (len(site), 7, 4)) if site else ()
    return tuple(forms for forms in (people(scene, space), tokens(scene, space), named) if forms)


def inks(scene: Scene, seat: int) -> tuple[str, str]:
    """Return the colours of a seat: those of its hero, once there is one."""
    return HERO_INKS.get(hero_look(scene.view.players[seat].hero), SEAT_INKS[seat])


def people(scene: Scene, space: int) -> tuple[Form, ...]:
    """Return heroes and shields as chips in the colours of their seats."""
    view = scene.view
    chips = [
        Span(f"{HERO}{LETTERS[seat]}", *inks(scene, seat), bold=True)
        for seat, player in enumerate(view.players)
        if player.space == space
    ]
    spot = view.spots[space]
    for shield in [*([spot.shield] if spot.shield != NOBODY else []), *spot.marks]:
        chips.append(Span(f"{SHIELD}{LETTERS[shield]}", *inks(scene, shield)))
    return (tuple(chips),) if chips else ()


def tokens(scene: Scene, space: int) -> tuple[Form, ...]:
    """Return enemies as attack and armour on the colour of their pile, or a question mark."""
    view = scene.view
    city = view.city_at(space)
    spot = view.spots[space]
    found = spot.tokens + spot.hidden if city == NONE else view.cities[city].tokens
    chips = []
    for token in found:
        if token < 0:
            chips.append(Span("?", ENEMY_INK, PILE_PAPER[FACE_DOWN - token], bold=True))
        else:
            kind = view.box.enemy(token)
            chips.append(Span(f"{kind.attack or '*'}/{kind.armour}", ENEMY_INK, PILE_PAPER[kind.pile], bold=True))
    few = (Span(f"×{len(chips)}", ENEMY_INK, chips[0].paper, bold=True),) if chips else ()
    return (tuple(chips), few) if chips else ()


@lru_cache(maxsize=64)
def flower(position: int) -> tuple[Point, ...]:
    """Return the outline of a place for a tile."""
    return tuple(loop(slot_hexes(position)))


def slot_area(scene: Scene, position: int, dx: float, dy: float) -> Area:
    """Return a place where the next tile may go."""
    x, y = slot_hexes(position)[0]
    says = scene.choices(f"tile-{position}")
    name = scene.labels.slot.format(slot_called(decode_a(position), decode_b(position)))
    return Area(
        f"tile-{position}",
        name,
        says or f"{name}.",
        "",
        tuple((cx + dx, cy + dy) for cx, cy in flower(position)),
        (x + dx, y + dy),
        UNKNOWN_PAPER,
        INK,
        (),
        (((Span("+", INK, bold=True),),),) if says else (),
    )


def panels(scene: Scene) -> tuple[Panel, ...]:
    """Return the lists beside the map: what the moment is about first, the offers last."""
    ahead = front.shelves(scene)
    taken = {item.element for shelf in ahead for item in shelf.items}
    before, own = tray.shelves(scene, taken), players.own(scene, taken)
    shelves = [*ahead, *reversed(before), *own, *offers.shelves(scene, taken)]
    found = [panel(scene, shelf) for shelf in shelves if shelf.items]
    return (*found[: len(ahead)], everybody(scene), *found[len(ahead) :])


def everybody(scene: Scene) -> Panel:
    """Return the players with their tracks."""
    rows = tuple(player_row(scene, seat) for seat in range(len(scene.view.players)))
    return Panel(scene.labels.players, rows)


def player_row(scene: Scene, seat: int) -> Row:
    """Return one player in a line: fame, figures, crystals."""
    shown = players.panel(scene, seat)
    name = scene.names[seat]
    playing = any(ask.seat == seat for ask in waiting(scene.view))
    chip = Span(f" {LETTERS[seat]} ", *inks(scene, seat), bold=True)
    head: Form = (Span("►" if playing else " ", bold=True), chip, Span(f"{shown.score:>3}★ ", bold=True))
    line = shown.lines[0]
    figures = " ".join(short(fact) for fact in shown.facts)
    texts = (f"{name}, {line.title} {figures}", f"{name} {figures}", name)
    forms = tuple((*head, Span(text.rstrip())) for text in texts)
    fame = scene.labels.fame.format(shown.score)
    about_hero = [line.title, line.detail, fame, *(fact.label for fact in shown.facts)]
    says = f"{name}{scene.labels.colon}{', '.join(part for part in about_hero if part)}."
    return Row(f"seat-{seat}", name, says, "", forms, forms[1:])


def short(fact: Fact) -> str:
    """Return a figure with a sign."""
    return f"{SIGNS.get(fact.icon, '')}{fact.text}"


def sentence(facts: tuple[Fact, ...]) -> str:
    """Return figures in words."""
    return ", ".join(fact.label for fact in facts) + "." if facts else ""


def panel(scene: Scene, shelf: Shelf) -> Panel:
    """Return a shelf of the page as a list."""
    title = f"{shelf.title} · {shelf.note}" if shelf.note else shelf.title
    return Panel(title, tuple(row(scene, item) for item in shelf.items))


def row(scene: Scene, item: Item) -> Row:
    """Return something on a shelf as a line, and in sentences."""
    price = " ".join(part for part in (item.price, *(short(fact) for fact in item.facts)) if part)
    head = f"{item.title} {price}".rstrip()
    forms = tuple((Span(text, FAINT if item.is_used else ""),) for text in (*shortened(head, item.detail), item.title))
    cost = f"{scene.lexicon.situations['cost'].lower()} {item.price}" if item.price_icon else item.price
    # Of a die it matters whether it can still be taken.
    state = item.text.lower() if item.is_used and "mk-mana-die" in item.icons else ""
    says = ", ".join(part for part in (item.title, cost, item.detail, state) if part) + "."
    more = " ".join(part for part in (sentence(item.facts), item.text.replace("\n", " ")) if part)
    return Row(item.element, item.title, says, more, forms, forms)


def shortened(head: str, detail: str) -> list[str]:
    """Return a line with all of its detail, then with less and less of it."""
    parts = BREAK.split(detail) if detail else []
    return [f"{head} · {''.join(parts[:many]).rstrip(' ,·/')}" for many in range(len(parts), 0, -2)] + [head]


def legend(scene: Scene) -> tuple[tuple[str, str], ...]:
    """Return the signs of the map with their meaning."""
    return tuple(zip((f"{HERO}A", f"{SHIELD}A", "4/3", "?", *DECOR), scene.labels.legend, strict=True))
