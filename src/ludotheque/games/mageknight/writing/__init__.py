"""Positions of Mage Knight in ids, and what need not be said in them."""

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.mind.judgement import turn_number
from ludotheque.games.mageknight.rules.fight import Combat, Duel, Foe, Side
from ludotheque.games.mageknight.rules.heroes.others import owner_of, place_of
from ludotheque.games.mageknight.rules.land.exploration import decode_a, decode_b
from ludotheque.games.mageknight.rules.pieces import (
    BARE_GROUND,
    NOBODY,
    NONE,
    Blow,
    City,
    Effort,
    Player,
    Turn,
    Unit,
)
from ludotheque.games.mageknight.rules.state import Dummy, MageKnight
from ludotheque.games.mageknight.writing import ids
from ludotheque.games.mageknight.writing.checking import troubles
from ludotheque.games.mageknight.writing.dealing import deal
from ludotheque.games.mageknight.writing.figures import FIGURES
from ludotheque.games.mageknight.writing.filling import ROUND, TURN, settle
from ludotheque.games.mageknight.writing.land import Spots, Tiles
from ludotheque.kernel import waiting
from ludotheque.writing import Brief, Counted, Dealt, Keyed, Reversed, Writing, nth

CARDS = (
    *("hand", "play", "discard", "drawn", "draft", "reserve", "spared", "aside", "blind", "unseen", "removed"),
    *("advanced_offer", "spell_offer", "lessons", "upgrades", "card", "Remember.cards", "PutBack.cards"),
    "Unit.banner",
)
SKILLS = ("skills", "flipped", "skill_offer", "Effort.used")
SPACES = ("space", "spaces", "Turn.path", "City.right")
SEATS = (
    *("order", "picked", "announced", "seats", "Spot.shield", "Spot.marks", "City.leader", "City.shields"),
    *("Duel.aggressor", "Duel.defender", "Duel.attacker", "rival", "winner"),
)
COLOURS = (
    *("colour", "source", "stolen_colour", "pledge", "twist", "right_colour", "spare_cities"),
    *("Settle.owed", "PayMana.owed"),
)


def own_unit(s: MageKnight, place: int) -> str:
    """Return what one's unit is called: the second of a kind has a number behind it."""
    asks = waiting(s)
    units = s.players[asks[0].seat].units if asks else []
    return nth([data.UNITS[unit.kind] for unit in units], place)


def rival_unit(s: MageKnight, index: int) -> str:
    """Return what somebody else's unit is called."""
    seat, place = owner_of(index), place_of(index)
    units = s.players[seat].units if seat < len(s.players) else []
    name = nth([data.UNITS[unit.kind] for unit in units], place)
    return f"{ids.seat_id(seat)}.{name}" if name else ""


def die(s: MageKnight, index: int) -> str:
    """Return what a die of the source is called: by its colour."""
    return nth([ids.COLOUR_IDS[colour] if colour >= 0 else "gone" for colour in s.source], index)


def called(names: list[str], index: int) -> str:
    """Return the name at a place, if there is one."""
    return names[index] if index < len(names) else ""


WRITING = Writing(
    fields={
        **dict.fromkeys(CARDS, ids.CARD),
        **dict.fromkeys(("deck", "advanced_deck", "spell_deck", "artifact_deck"), ids.PILE),
        **dict.fromkeys(SKILLS, ids.SKILL),
        "skill_pile": Reversed(ids.SKILL),
        **dict.fromkeys(SPACES, ids.SPACE),
        **dict.fromkeys(SEATS, ids.SEAT),
        **dict.fromkeys(COLOURS, ids.COLOUR),
        **dict.fromkeys(("unit_offer", "Unit.kind"), ids.UNIT),
        **dict.fromkeys(("regular_deck", "elite_deck"), Reversed(ids.UNIT)),
        **dict.fromkeys(("tactic", "tactics", "tactics_gone"), ids.TACTIC),
        **dict.fromkeys(("Spot.tokens", "hidden", "City.tokens", "token", "lot"), ids.TOKEN),
        **dict.fromkeys(("AlsoStrike.tokens", "HoldBack.tokens"), ids.TOKEN),
        **dict.fromkeys(("piles", "discards"), Keyed(ids.piles, Reversed(ids.TOKEN))),
        **dict.fromkeys(("spare_countryside", "spare_core"), ids.TILE),
        **dict.fromkeys(("players", "dummy", "turn", "cities"), Dealt()),
        **dict.fromkeys(("Effort.tokens",), Counted(ids.colours)),
        "crystals": Counted(ids.basic_colours),
        "Player.units": Brief("kind"),
        "tile_deck": Reversed(ids.TILE),
        "Spot.ruin": ids.RUIN,
        "ruin_pile": Reversed(ids.RUIN),
        "hero": ids.HERO,
        "Combat.site": ids.SITE,
        "phase": ids.PHASE,
        "layout": Tiles(),
        "spots": Spots(),
    },
    kinds={
        "players": "Player",
        "dummy": "Dummy",
        "turn": "Turn",
        "cities": "City",
        "spots": "Spot",
        "units": "Unit",
        "effort": "Effort",
        "blows": "Blow",
        "given": "Surrendered",
        "prices": "Price",
        "combat": "Combat",
        "foes": "Foe",
        "sides": "Side",
        "duel": "Duel",
        "banes": "Bane",
    },
    blanks=(
        *(Player(0), Dummy(NONE), Turn(NOBODY), Effort(True), Unit(NONE, True, 0, NONE, False, False)),
        *(BARE_GROUND, City(NONE, NONE, 0, [], False, [], NOBODY), Blow(0, 0, 0)),
        *(Combat(NONE), Foe(NONE, NONE, False, NONE), Side(NOBODY, 0), Duel(NOBODY, NOBODY)),
    ),
    implied={"Player": ("seat",)},
    first=("layout",),
    deal=deal,
    phases=(TURN, ROUND),
    settle=settle,
    troubles=troubles,
    faces={colour: number for number, colour in enumerate(ids.COLOUR_IDS)},
    figures=FIGURES,
    moment=turn_number,
    elements={
        "card": lambda s, index: data.CARDS[index],
        "hex": lambda s, index: called(ids.space_ids(s.layout.tiles), index),
        "tile": lambda s, index: f"{decode_a(index)},{decode_b(index)}",
        "unit": own_unit,
        "rival_unit": rival_unit,
        "enemy": lambda s, index: ids.TOKEN_IDS[index],
        "skill": lambda s, index: data.SKILLS[index],
        "offer": lambda s, index: nth([data.UNITS[kind] for kind in s.unit_offer], index),
        "advanced": lambda s, index: called([data.CARDS[card] for card in s.advanced_offer], index),
        "spell": lambda s, index: called([data.CARDS[card] for card in s.spell_offer], index),
        "lesson": lambda s, index: called([data.CARDS[card] for card in s.lessons], index),
        "mana": lambda s, index: called(ids.COLOUR_IDS, index),
        "crystal": lambda s, index: called(ids.COLOUR_IDS, index),
        "die": lambda s, index: nth([ids.COLOUR_IDS[colour] if colour >= 0 else "gone" for colour in s.source], index),
        "tactic": lambda s, index: data.TACTICS[index],
        "hero": lambda s, index: data.HEROES[index],
        "seat": lambda s, index: ids.seat_id(index),
    },
)
