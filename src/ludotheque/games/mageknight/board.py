"""Mage Knight drawn as SVG: the map, and beside it the fight, the hand, units, offers and the source."""

from __future__ import annotations

from math import sqrt

from ludotheque.game import Talk
from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.pieces import FACE_DOWN, NONE, WOUND, Player
from ludotheque.games.mageknight.state import MageKnight
from ludotheque.games.mageknight.steps.exploration import decode_a, decode_b
from ludotheque.games.mageknight.steps.foes import armour_of, attack_of
from ludotheque.games.mageknight.words.en import LEXICON as EN
from ludotheque.games.mageknight.words.fr import LEXICON as FR
from ludotheque.games.mageknight.words.lexicon import Lexicon
from ludotheque.games.mageknight.words.speaker import Speaker
from ludotheque.kernel import Option, waiting
from ludotheque.svg.markup import group, label, tag

FIGHT = data.Name("fight", "Fight", "Combat")
SIZE = 34.0
PANEL = 360.0
ROW = 22.0
GROUND = (
    *("#cfe3a1", "#d8c389", "#7fae72", "#c7a98b", "#f0dc9a", "#9fa77c", "#d9d2e6", "#8fc3df", "#a9a6a3", "#5f8fb0"),
)
SEATS = ("#b3262b", "#2f6f3e", "#f2f0ea", "#6d7278")
COLOURS = ("#c0392b", "#2e6fb7", "#f4f1e8", "#3f8f4f", "#e0b12f", "#26242a")
STYLE = "text{font:11px sans-serif} .small{font-size:7.5px;text-anchor:middle} .title{font-weight:bold} rect{rx:3}"


class Drawing:
    """Collects the parts of a board and the ids that are drawn."""

    def __init__(self, view: MageKnight, seat: int, words: Lexicon) -> None:
        self.view = view
        self.seat = seat
        self.words = words
        self.speaker = Speaker(words)
        self.ids: set[str] = set()
        self.parts: list[str] = []
        self.line = 0.0

    def called(self, name: data.Name) -> str:
        """Return what something is called."""
        return name.fr if self.words.code == "fr" else name.en

    def title(self, text: str) -> None:
        """Begin a list beside the map."""
        self.line += ROW
        self.parts.append(label(text, 8, self.line, "title"))

    def row(self, element: str, text: str, fill: str = "#ffffff") -> None:
        """Add a line to the list; its element is drawn once only."""
        self.line += ROW
        box = tag("rect", x=8, y=self.line - 15, width=PANEL - 16, height=ROW - 3, fill=fill, stroke="#8a8378")
        name = element if element and element not in self.ids else None
        if name:
            self.ids.add(name)
        self.parts.append(group([box, label(text, 26, self.line, "")], id=name))


def board(view: MageKnight, seat: int, language: str, names: tuple[str, ...] = ()) -> str:
    """Return the table as a seat sees it."""
    drawing = Drawing(view, seat, FR if language == "fr" else EN)
    options = [option for ask in waiting(view) if ask.seat == seat for option in ask.options(view)]
    land = draw_map(drawing, options)
    draw_players(drawing, names)
    draw_fight(drawing)
    draw_hand(drawing)
    draw_offers(drawing)
    draw_choices(drawing, Talk(view, names or tuple("1234"), seat))
    width, height = extent(view, options)
    left = tag("g", *drawing.parts, transform=f"translate({width:.0f} 0)")
    size = f"0 0 {width + PANEL:.0f} {max(height, drawing.line + ROW):.0f}"
    return tag("svg", tag("style", STYLE), land, left, xmlns="http://www.w3.org/2000/svg", viewBox=size)


def centre(q: int, r: int) -> tuple[float, float]:
    """Return where a space lies on the drawing, before it is moved into sight."""
    return SIZE * sqrt(3) * (q + r / 2), SIZE * 1.5 * r


def corners(x: float, y: float) -> str:
    """Return the corners of a space."""
    half, full = SIZE * sqrt(3) / 2, SIZE
    points = ((0, -full), (half, -full / 2), (half, full / 2), (0, full), (-half, full / 2), (-half, -full / 2))
    return " ".join(f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in points)


def all_points(view: MageKnight, options: list[Option]) -> list[tuple[float, float]]:
    """Return the centres of all spaces, and of the tiles that could be explored."""
    points = [centre(view.layout.q[space], view.layout.r[space]) for space in range(len(view.layout.q))]
    return points + [tile_centre(option.index) for option in options if option.kind == "tile"] + [(0.0, 0.0)]


def tile_centre(position: int) -> tuple[float, float]:
    """Return where the middle of a tile lies."""
    a, b = decode_a(position), decode_b(position)
    return centre(3 * a + b, -2 * a - 3 * b)


def origin(view: MageKnight, options: list[Option]) -> tuple[float, float]:
    """Return by how much the map is moved so that all of it is in sight."""
    points = all_points(view, options)
    margin = 3 * SIZE
    return margin - min(x for x, _ in points), margin - min(y for _, y in points)


def extent(view: MageKnight, options: list[Option]) -> tuple[float, float]:
    """Return the size of the map."""
    points = all_points(view, options)
    dx, dy = origin(view, options)
    return max(x for x, _ in points) + dx + 3 * SIZE, max(y for _, y in points) + dy + 3 * SIZE


def draw_map(drawing: Drawing, options: list[Option]) -> str:
    """Draw spaces with terrain, sites, shields, tokens and figures, and the tiles that could be explored."""
    dx, dy = origin(drawing.view, options)
    every = range(len(drawing.view.layout.q))
    spaces = [draw_space(drawing, space) for space in every] + [draw_labels(drawing, space) for space in every]
    ghosts: list[str] = []
    for option in options:
        if option.kind == "tile":
            x, y = tile_centre(option.index)
            drawing.ids.add(option.element())
            shape = tag("circle", cx=x, cy=y, r=1.6 * SIZE, fill="none", stroke="#444", stroke_dasharray="6 4")
            ghosts.append(group([shape, label("?", x, y, "title")], id=option.element()))
    return tag("g", *spaces, *ghosts, transform=f"translate({dx:.1f} {dy:.1f})")


def draw_space(drawing: Drawing, space: int) -> str:
    """Draw one space."""
    view = drawing.view
    x, y = centre(view.layout.q[space], view.layout.r[space])
    drawing.ids.add(f"hex-{space}")
    fill = GROUND[view.layout.terrain[space]]
    parts = [tag("polygon", points=corners(x, y), fill=fill, stroke="#5b5348")]
    shield = view.spots[space].shield
    if shield >= 0:
        parts.append(
            tag("rect", x=x + 14, y=y - 22, width=9, height=11, fill=SEATS[view.players[shield].hero], stroke="#222")
        )
    for seat, player in enumerate(view.players):
        if player.space == space:
            parts.append(tag("circle", cx=x - 12 + 12 * seat, cy=y + 20, r=6, fill=SEATS[player.hero], stroke="#111"))
    return group(parts, id=f"hex-{space}")


def draw_labels(drawing: Drawing, space: int) -> str:
    """Write on a space what it is and what lies there, a word a line, above all spaces."""
    view = drawing.view
    x, y = centre(view.layout.q[space], view.layout.r[space])
    texts = [drawing.words.sites[view.layout.site[space]], *tokens_of(drawing, space)]
    words = [word for text in texts for word in text.split()]
    return group([label(word, x, y - 14 + 8 * place, "small") for place, word in enumerate(words)])


def tokens_of(drawing: Drawing, space: int) -> list[str]:
    """Return what lies on a space: enemies or their backs, ruins, a city with its level."""
    view = drawing.view
    found = [token_name(drawing, token) for token in view.spots[space].tokens]
    spot = view.spots[space]
    if spot.ruin >= 0 and spot.ruin_up:
        found.append(data.RUIN_ROWS[spot.ruin]["id"].replace("_", " "))
    city = view.city_at(space)
    if city != NONE:
        found.append(f"{drawing.words.colours[view.cities[city].colour]} {view.cities[city].level or ''}".strip())
        found.append(", ".join(sorted({token_name(drawing, token) for token in view.cities[city].tokens})))
    return found


def token_name(drawing: Drawing, token: int) -> str:
    """Return the name of an enemy, or the kind of its back."""
    if token < 0:
        return f"? {drawing.words.piles[FACE_DOWN - token]}"
    return drawing.called(data.ENEMIES[drawing.view.box.tokens[token]])


def draw_players(drawing: Drawing, names: tuple[str, ...]) -> None:
    """List the players with their tracks, the dummy, and the source."""
    view = drawing.view
    drawing.title(f"{drawing.words.events['night' if view.night else 'day']} {view.round}")
    for seat, player in enumerate(view.players):
        hero = drawing.called(data.HEROES[player.hero]) if player.hero >= 0 else "?"
        name = names[seat] if seat < len(names) else hero
        tracks = ", ".join(track.format(n=n) for track, n in zip(drawing.words.tracks, figures_of(player), strict=True))
        cards = f"{player.level} · {len(player.hand)}/{len(player.deck)}/{len(player.discard)}"
        crystals = " ".join(str(number) for number in player.crystals)
        drawing.row(f"seat-{seat}", f"{name}: {tracks} · {cards} · {crystals}", "#f3eee2")
    dummy = view.dummy
    if dummy is not None:
        drawing.row("", f"{drawing.words.options['dummy']}: {len(dummy.deck)}", "#eeeeee")
    for number, colour in enumerate(view.source):
        text = drawing.words.colours[colour] if colour >= 0 else "-"
        drawing.row(f"die-{number}", text, COLOURS[colour] if colour >= 0 else "#dddddd")


def figures_of(player: Player) -> tuple[str, str]:
    """Return fame and reputation as they are written."""
    return str(player.fame), f"{player.reputation:+d}".replace("-", "−")


def draw_fight(drawing: Drawing) -> None:
    """List the enemies of the fight and what has been laid ready."""
    view = drawing.view
    combat = view.combat
    if combat is None:
        return
    drawing.title(drawing.called(FIGHT))
    for foe in combat.foes:
        figures = f"{attack_of(view, foe)} / {armour_of(view, foe)}"
        marks = " ✓" if foe.blocked or foe.halted else ""
        drawing.row(f"enemy-{foe.token}", f"{token_name(drawing, foe.token)} {figures}{marks}", "#f2d9d5")
    for number, blow in enumerate(view.turn.blows):
        text = drawing.words.fights[blow.how].format(n=blow.amount, e=drawing.words.elements[blow.element])
        drawing.row(f"blow-{number}", text, "#e4ecf5")


def draw_hand(drawing: Drawing) -> None:
    """List the hand, units and skills of the seat that looks."""
    view = drawing.view
    if not 0 <= drawing.seat < len(view.players):
        return
    player = view.players[drawing.seat]
    drawing.title(f"{len(player.hand)} · {len(player.deck)} · {len(player.discard)}")
    for card in sorted({card for card in player.hand if card >= 0}):
        colour = view.box.cards[card].colour
        fill = "#d8b4b4" if card == WOUND else "#efe7d4" if colour < 0 else "#fbf8f0"
        drawing.row(f"card-{card}", f"{drawing.called(data.CARDS[card])} ×{player.hand.count(card)}", fill)
    for place, unit in enumerate(player.units):
        marks = ("" if unit.ready else " ·") + " +" * unit.wounds
        drawing.row(f"unit-{place}", f"{drawing.called(data.UNITS[unit.kind])}{marks}", "#e9f0dd")
    for skill in player.skills:
        drawing.row(f"skill-{skill}", drawing.called(data.SKILLS[skill]), "#ece3f3")


def draw_offers(drawing: Drawing) -> None:
    """List the offers of units, advanced actions and spells."""
    view = drawing.view
    for kind, numbers, names in (
        ("offer", view.unit_offer, data.UNITS),
        ("lesson", view.lessons, data.CARDS),
        ("advanced", view.advanced_offer, data.CARDS),
        ("spell", view.spell_offer, data.CARDS),
    ):
        for place, number in enumerate(numbers):
            drawing.row(f"{kind}-{place}", drawing.called(names[number]))


def draw_choices(drawing: Drawing, talk: Talk) -> None:
    """Draw the question, and whatever else can be chosen: buttons, colours, tactics, cards that are not in the hand."""
    for ask in waiting(drawing.view):
        if ask.seat != drawing.seat:
            continue
        drawing.title(drawing.speaker.question(talk, ask))
        for option in ask.options(drawing.view):
            if option.element() not in drawing.ids:
                drawing.row(option.element(), drawing.speaker.option(talk, ask, option), "#f7e9b8")
