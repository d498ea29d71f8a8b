"""The terms of the rules as numbers: colours, elements, parts of a turn, rules that hold for a turn."""

from typing import Final

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

# What an amount may count.
NOTHING: Final = 0
WOUNDS: Final = 1
CRYSTAL_COLOURS: Final = 2
READY_UNITS: Final = 3
ENEMIES: Final = 4
RECRUITS: Final = 5
DEFEATED: Final = 6
RED_SPELLS: Final = 7
BLUE_SPELLS: Final = 8
WHITE_SPELLS: Final = 9
GREEN_SPELLS: Final = 10
RESISTANCES: Final = 11

# What else a block does.
PLAIN: Final = 0
SLOW: Final = 1
TRAITS: Final = 2
FROST: Final = 3
COUNTER: Final = 4
BLAST: Final = 5

# Tracks.
FAME: Final = 0
REPUTATION: Final = 1

# Cards that pay a cost.
ANY_CARD: Final = 0
ACTION_CARD: Final = 1
WOUND_CARD: Final = 2
COLOURED_CARD: Final = 3

# Conditions.
DAY: Final = 0
FOREST_SPACE: Final = 1
LEAST_FAME: Final = 2
IN_INTERACTION: Final = 3
WINGED: Final = 4

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

# Rules that hold for a turn, by number.
RULES: Final = [
    "agility",
    "ambush",
    "breach",
    "coldfire",
    "all_siege",
    "crystal_mastery",
    "darkness",
    "diplomacy",
    "draw",
    "glory",
    "grail",
    "grail_draw",
    "justice",
    "leadership",
    "learning",
    "protect",
    "ring_red",
    "ring_blue",
    "ring_white",
    "ring_green",
    "skip",
    "space_bending",
    "storm",
    "sun",
    "tempo",
    "time_bending",
    "unit_bonus",
    "units_resist",
    "units_safe",
    "talent",
    "levy",
]
AGILITY: Final = 0
AMBUSH: Final = 1
BREACH: Final = 2
ALL_COLDFIRE: Final = 3
ALL_SIEGE: Final = 4
CRYSTAL_MASTERY: Final = 5
DARKNESS: Final = 6
DIPLOMACY: Final = 7
DRAW_MORE: Final = 8
GLORY: Final = 9
GRAIL: Final = 10
GRAIL_DRAW: Final = 11
JUSTICE: Final = 12
LEADERSHIP: Final = 13
LEARNING: Final = 14
PROTECT: Final = 15
RING: Final = 16
SKIP: Final = 20
SPACE_BENDING: Final = 21
STORM: Final = 22
SUN: Final = 23
TEMPO: Final = 24
TIME_BENDING: Final = 25
UNIT_BONUS: Final = 26
UNITS_RESIST: Final = 27
UNITS_SAFE: Final = 28
# Magic Talent: 1 for any spell of the offer, 2 and more for one colour. Call to Arms: a unit of the offer.
TALENT: Final = 29
LEVY: Final = 30
