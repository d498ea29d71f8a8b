"""The terms of the rules as numbers: colours, elements, parts of a turn, rules that hold for a turn."""

from typing import Final, TypeAlias

# Numbers that stand for something: a space of the map, a token of an enemy, a colour of mana.
Space: TypeAlias = int
Token: TypeAlias = int
Colour: TypeAlias = int

# Colours of mana; the first four are basic.
RED: Final = 0
BLUE: Final = 1
WHITE: Final = 2
GREEN: Final = 3
GOLD: Final = 4
BLACK: Final = 5
COLOURS: Final = 6
BASIC: Final = 15
ANY_COLOUR: Final = 63
# Instead of a set of colours: the one picked before, the three others, one whose crystal is owned.
SAME: Final = 64
OTHERS: Final = 128
OWNED: Final = 256

PHYSICAL: Final = 0
FIRE: Final = 1
ICE: Final = 2
COLDFIRE: Final = 3

# Parts of a turn, as a set.
MOVING: Final = 1
INTERACTING: Final = 2
SHOOTING: Final = 4
BLOCKING: Final = 8
SUFFERING: Final = 16
STRIKING: Final = 32
QUIET: Final = 64
# The first moment of a combat, before anything else is played in it.
STARTING: Final = 128
# In the ranged phase, when all attacks count as siege attacks.
SALVO: Final = 256
COMBAT: Final = SHOOTING | BLOCKING | SUFFERING | STRIKING
PEACE: Final = MOVING | INTERACTING | QUIET
ALWAYS: Final = COMBAT | PEACE

# What points are for.
MOVE: Final = 0
INFLUENCE: Final = 1
HEAL: Final = 2
DRAW: Final = 3
# How to fight.
ATTACK: Final = 0
RANGED: Final = 1
SIEGE: Final = 2
BLOCK: Final = 3

# Tracks.
FAME: Final = 0
REPUTATION: Final = 1

# Cards that pay a cost.
ANY_CARD: Final = 0
ACTION_CARD: Final = 1
WOUND_CARD: Final = 2
COLOURED_CARD: Final = 3

# Whom a curse befalls, and how.
ONE: Final = 0
ALL: Final = 1
HALT: Final = 1
DESTROY: Final = 2
BARE_FORT: Final = 4
BARE_RESIST: Final = 8
BARE_FIRE: Final = 16
UNFORTIFIED: Final = 32

# How a terrain's price changes.
SET: Final = 0
LESS: Final = 1
CAP: Final = 2

TO_DISCARD: Final = 0
TO_HAND: Final = 1

# Ways to cover ground without paying for it.
UNDER: Final = 0
ASSAULT: Final = 1
WINGS: Final = 2
FLIGHT: Final = 3

# Which card is played sideways for more.
BY_RANK: Final = 0
BY_SOURCE: Final = 1
BY_MANA: Final = 2
BY_WOUND: Final = 3


class Law:
    """A rule that an effect may make for the rest of a turn: its word, when it has a bearing, if it comes alone."""

    __slots__ = ("companion", "phases", "word")

    def __init__(self, word: str, phases: int, companion: bool) -> None:
        self.word = word
        self.phases = phases
        self.companion = companion


# By number: the place of each in what a turn holds, so new ones go to the end.
LAWS: Final[list[Law]] = []


def law(word: str, phases: int = ALWAYS, companion: bool = False) -> int:
    """Declare a rule and return its number; a companion is worth nothing without the effect it comes with."""
    LAWS.append(Law(word, phases, companion))
    return len(LAWS) - 1


AGILITY: Final = law("agility", MOVING | SHOOTING | STRIKING, True)
AMBUSH: Final = law("ambush", MOVING, True)
BREACH: Final = law("breach", COMBAT)
ALL_COLDFIRE: Final = law("coldfire", COMBAT)
# Past the ranged phase all attacks count alike.
ALL_SIEGE: Final = law("all_siege", SHOOTING)
CRYSTAL_MASTERY: Final = law("crystal_mastery")
DARKNESS: Final = law("darkness")
DIPLOMACY: Final = law("diplomacy", INTERACTING | BLOCKING)
DRAW_MORE: Final = law("draw", companion=True)
GLORY: Final = law("glory", COMBAT)
GRAIL: Final = law("grail", PEACE, True)
GRAIL_DRAW: Final = law("grail_draw", PEACE, True)
JUSTICE: Final = law("justice", COMBAT)
LEADERSHIP: Final = law("leadership", COMBAT)
LEARNING: Final = law("learning")
PROTECT: Final = law("protect")
# Mana without limit, one rule per basic colour.
RING: Final = law("ring_red")
law("ring_blue")
law("ring_white")
law("ring_green")
SKIP: Final = law("skip", SHOOTING | BLOCKING)
SPACE_BENDING: Final = law("space_bending", MOVING)
STORM: Final = law("storm")
SUN: Final = law("sun")
TEMPO: Final = law("tempo", MOVING, True)
TIME_BENDING: Final = law("time_bending")
UNIT_BONUS: Final = law("unit_bonus", COMBAT | STARTING)
UNITS_RESIST: Final = law("units_resist", SHOOTING | BLOCKING | SUFFERING)
UNITS_SAFE: Final = law("units_safe", COMBAT | STARTING)
# Magic Talent: 1 for any spell of the offer, 2 and more for one colour. Call to Arms: a unit of the offer.
TALENT: Final = law("talent")
LEVY: Final = law("levy")
