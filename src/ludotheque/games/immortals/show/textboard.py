"""Immortals in characters: both realms, the players, the tower, and what lies before the seat that looks."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType

from ludotheque.game import Talk
from ludotheque.games.immortals import data
from ludotheque.games.immortals.rules.rounds.planning import hand
from ludotheque.games.immortals.rules.state import (
    BLANK,
    CAPITAL,
    NONE,
    PLACES,
    REGIONS,
    Immortals,
    places_of,
    region_of,
)
from ludotheque.games.immortals.show.drawing.tray import ORDER
from ludotheque.games.immortals.words import LABELS
from ludotheque.games.immortals.words.en import names as names_en
from ludotheque.games.immortals.words.fr import names as names_fr
from ludotheque.games.immortals.words.labels import Labels
from ludotheque.kernel import UNKNOWN, waiting
from ludotheque.textboard import Area, Form, Panel, Row, Span, TextBoard
from ludotheque.words import capital

NAMES: dict[str, ModuleType] = {"fr": names_fr, "en": names_en}
LETTERS = "ABCDE"
SEAT_INK = ("#ffffff", "#ffffff", "#23180f", "#23180f", "#ffffff")
SEAT_PAPER = ("#17529c", "#cc440b", "#f0bd27", "#cf7cb5", "#23252b")
SEAT_TEXTURE = ("/", "o", "=", "x", "|")
INKS = ("#2a1f15", "#f2e8d5")
PIECE_INKS = ("#7a1010", "#ffd35c")
# The light realm stands at the right of the dark one.
LIGHT_AT = 1020.0
SIZE = (2020.0, 1000.0)
PORTAL, SANCTUARY_SIGN, CAPITAL_SIGN = "∩", "⌂", "♜"
GOLD, ENERGY = "●", "↯"


@dataclass(frozen=True)
class Speech:
    """Speaks of one position to one seat in one language."""

    talk: Talk
    labels: Labels
    names: ModuleType

    @property
    def view(self) -> Immortals:
        """Return the position."""
        view: Immortals = self.talk.view
        return view


def text_board(talk: Talk, language: str) -> TextBoard:
    """Return all that a terminal shows of a position."""
    say = Speech(talk, LABELS[language], NAMES[language])
    panels = [players_panel(say), tower_panel(say)]
    if talk.you >= 0:
        panels += [board_panel(say), hand_panel(say)]
    areas = tuple(area(say, place) for place in range(PLACES))
    return TextBoard(title(say), SIZE, areas, tuple(panels), legend(say))


def title(say: Speech) -> str:
    """Say where the game stands."""
    rounds = say.view.house.rounds
    if say.view.round == 0:
        return say.labels.start
    return say.labels.round.format(min(say.view.round, rounds), rounds)


def area(say: Speech, place: int) -> Area:
    """Return a place as it is drawn and described."""
    view = say.view
    realm, region = place // REGIONS, region_of(place)
    shape = data.places()[region]
    shift = LIGHT_AT if realm == 0 else 0.0
    owner = view.owner[place]
    texture = (Span(SEAT_TEXTURE[owner], SEAT_PAPER[owner], bold=True),) if owner >= 0 else ()
    province = data.PROVINCES[shape.province]
    return Area(
        f"region-{('light', 'dark')[realm]}-{region}",
        capital(say.names.place(place)),
        sentence(say, place),
        neighbours(say, place),
        tuple((x + shift, y) for x, y in shape.polygon),
        (shape.label[0] + shift, shape.label[1]),
        province[("colour_light", "colour_dark")[realm]],
        INKS[realm],
        texture,
        (armies(view, place), signs(view, place), names(say.names.region(region), INKS[realm])),
    )


def armies(view: Immortals, place: int) -> tuple[Form, ...]:
    """Return a chip in the colour of the owner with the number of armies."""
    owner = view.owner[place]
    if owner < 0:
        return ()
    look = (SEAT_INK[owner], SEAT_PAPER[owner])
    texts = (f" {LETTERS[owner]} {view.armies[place]} ", f"{LETTERS[owner]}{view.armies[place]}")
    return tuple((Span(text, *look, bold=True),) for text in texts)


def signs(view: Immortals, place: int) -> tuple[Form, ...]:
    """Return structures, and what the region yields."""
    built = PORTAL if view.ways >> place & 1 else ""
    if view.buildings[place]:
        built += CAPITAL_SIGN if view.buildings[place] == CAPITAL else SANCTUARY_SIGN
    realm = place // REGIONS
    yields = f"{view.world.gold[place]}{GOLD}{view.world.energy[place]}{ENERGY}"
    structures = (Span(built, PIECE_INKS[realm], bold=True),) if built else ()
    return (*structures, Span(yields, INKS[realm])), structures


def names(name: str, ink: str) -> tuple[Form, ...]:
    """Return a region's name, shortened where there is little room, or left out."""
    return (Span(name, ink),), (Span(name[:8], ink),), (Span(name[:5], ink),), ()


def sentence(say: Speech, place: int) -> str:
    """Say who is in a region, what it yields and what stands there."""
    view = say.view
    owner = view.owner[place]
    gold, energy = view.world.gold[place], view.world.energy[place]
    province = say.names.province(data.places()[region_of(place)].province)
    parts = [f"{capital(say.names.place(place))}, {province}, {say.names.gold(gold)}, {say.names.energy(energy)}"]
    if owner >= 0:
        parts.append(f"{say.talk.names[owner]}{say.labels.colon}{say.names.armies(view.armies[place])}")
    if view.buildings[place]:
        kind = say.labels.capital if view.buildings[place] == CAPITAL else say.labels.sanctuary
        parts.append(kind.partition(",")[0])
    if view.ways >> place & 1:
        parts.append(say.labels.portal.partition(",")[0])
    return ", ".join(parts) + "."


def neighbours(say: Speech, place: int) -> str:
    """Name the regions next to one."""
    near = (say.names.region(region_of(other)) for other in places_of(say.view.world.near[place]))
    return say.labels.neighbours.format(", ".join(near))


def players_panel(say: Speech) -> Panel:
    """Return the players with points, resources, limbos and cards."""
    rows = tuple(player_row(say, seat) for seat in range(len(say.view.players)))
    return Panel(say.labels.players, rows)


def player_row(say: Speech, seat: int) -> Row:
    """Return one player in a line."""
    view = say.view
    player, name = view.players[seat], say.talk.names[seat]
    chip = Span(f" {LETTERS[seat]} ", SEAT_INK[seat], SEAT_PAPER[seat], bold=True)
    playing = any(ask.seat == seat for ask in waiting(view))
    head: Form = (Span("►" if playing else " ", bold=True), chip, Span(f"{player.score:>4} ", bold=True))
    purse = f"{player.gold}{GOLD} {player.energy}{ENERGY} ☼{player.limbo[0]} ☾{player.limbo[1]}"
    cards = f" ▭{len(player.conflicts)}" + (" ★" if view.first == seat else "")
    forms = tuple((*head, Span(text)) for text in (f"{name} {purse}{cards}", f"{name[:9]} {purse}", f"{name[:6]}"))
    says = say.names.summary(name, view, seat) + (f", {say.labels.first}." if view.first == seat else ".")
    tribes = f"{say.names.light_tribe(player.light)}, {say.names.dark_tribe(player.dark)}."
    return Row(f"seat-{seat}", name, says, tribes, forms, forms[1:])


def tower_panel(say: Speech) -> Panel:
    """Return the tower and its tray."""
    inside, tray = say.labels.inside.format(sum(say.view.inside)), say.names.cubes(say.talk, say.view.tray)
    sentence = f"{inside}, {say.labels.on_tray}{say.labels.colon}{tray}."
    return Panel(say.labels.tower, (Row("tower", say.labels.tower, sentence, "", ((Span(f"{inside} · {tray}"),),)),))


def board_panel(say: Speech) -> Panel:
    """Return the ten spaces of the own board, or its groups in the starting round."""
    seat = say.talk.you
    player = say.view.players[seat]
    if player.groups:
        rows = [
            row(f"group-{number}", f"{say.labels.group.format(number + 1)}{say.labels.colon}{cubes}")
            for number, cubes in enumerate(player.groups)
            if cubes
        ]
        return Panel(say.labels.groups, tuple(rows))
    rows = []
    for space in ORDER:
        card = player.spaces[space]
        laid = "–" if card in (NONE, UNKNOWN) else say.names.card(card)
        rows.append(row(f"space-{space}", f"{say.names.space(say.view, seat, space)}{say.labels.colon}{laid}"))
    return Panel(say.labels.plan, tuple(rows))


def hand_panel(say: Speech) -> Panel:
    """Return the cards of the own hand, blanks as one."""
    player = say.view.players[say.talk.you]
    held = hand(say.view, say.talk.you)
    cards = player.draft or [card for card in held if card != BLANK] + [BLANK] * (BLANK in held)
    rows = tuple(row(f"card-{card}", str(say.names.card(card))) for card in cards)
    return Panel(say.labels.draft if player.draft else say.labels.hand, rows)


def row(element: str, text: str) -> Row:
    """Return a line with one thing on it."""
    return Row(element, text, f"{text}.", "", ((Span(text),), (Span(text[:24]),)))


def legend(say: Speech) -> tuple[tuple[str, str], ...]:
    """Return the signs of the map with their meaning."""
    kinds = (say.labels.portal, say.labels.sanctuary, say.labels.capital)
    called = [text.partition(",")[0] for text in kinds]
    signs = zip((PORTAL, SANCTUARY_SIGN, CAPITAL_SIGN), called, strict=True)
    return (
        ("A3", say.names.armies(3)),
        *signs,
        (GOLD, say.labels.gold),
        (ENERGY, say.labels.energy),
    )
