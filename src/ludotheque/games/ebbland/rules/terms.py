"""The words of the card notation as numbers: kinds of cards, statistics, windows, durations, keywords."""

from typing import Final

# Kinds of cards.
LEADER: Final = 0
LOCATION: Final = 1
ARTIFACT: Final = 2
CHARACTER: Final = 3
WEAPON: Final = 4
TALENT: Final = 5
LOGISTICS: Final = 6
VICTORY: Final = 7
INSTANT: Final = 8
ACTION: Final = 9
SITE: Final = 10

# Strings of target numbers.
STATS: Final = ("ranged", "hit", "armour", "block")
RANGED: Final = 0
HIT: Final = 1
ARMOUR: Final = 2
BLOCK: Final = 3

# Timing windows.
WINDOWS: Final = (
    *("static", "setup", "stock", "before_enlist_roll", "enlist_roll", "enlisted", "action_start", "action"),
    *("attached", "committing", "react", "precombat", "ranged", "after_ranged_roll", "close", "after_hit_roll"),
    *("after_block_roll", "foe_missed", "wounded", "dies", "any_own_dies", "kills", "combat_end", "sacked"),
    *("vp_roll", "vp_roll_won", "resources", "before_task", "task_failed", "on_card_played"),
)
STATIC: Final = 0
AT_SETUP: Final = 1
AT_STOCK: Final = 2
BEFORE_ENLIST_ROLL: Final = 3
ENLIST_ROLL: Final = 4
ENLISTED: Final = 5
ACTION_START: Final = 6
IN_ACTION: Final = 7
ATTACHED: Final = 8
COMMITTING: Final = 9
REACT: Final = 10
PRECOMBAT: Final = 11
IN_RANGED: Final = 12
AFTER_RANGED_ROLL: Final = 13
IN_CLOSE: Final = 14
AFTER_HIT_ROLL: Final = 15
AFTER_BLOCK_ROLL: Final = 16
FOE_MISSED: Final = 17
WOUNDED: Final = 18
DIES: Final = 19
ANY_OWN_DIES: Final = 20
KILLS: Final = 21
COMBAT_END: Final = 22
SACKED: Final = 23
VP_ROLL: Final = 24
VP_ROLL_WON: Final = 25
AT_RESOURCES: Final = 26
BEFORE_TASK: Final = 27
TASK_FAILED: Final = 28
ON_CARD_PLAYED: Final = 29

# How long something lasts.
SPANS: Final = ("roll", "round", "first_round", "combat", "turn", "perm")
FOR_ROLL: Final = 0
FOR_ROUND: Final = 1
FOR_FIRST_ROUND: Final = 2
FOR_COMBAT: Final = 3
FOR_TURN: Final = 4
FOR_EVER: Final = 5

# Keywords, as bits.
KEYWORDS: Final = ("frenzy", "plated", "swift", "bodyguard", "piercing", "elusive", "maverick", "scatter")
FRENZY: Final = 1
PLATED: Final = 2
SWIFT: Final = 4
BODYGUARD: Final = 8
PIERCING: Final = 16
ELUSIVE: Final = 32
MAVERICK: Final = 64
SCATTER: Final = 128

# Whom or what a call is about.
SELECTORS: Final = (
    *("self", "bearer", "foe", "ally", "allies", "enemy", "enemies", "mine", "all_mine"),
    *("weapon", "logistics", "my_loc", "this_site", "me", "opp"),
)
SELF: Final = 0
BEARER: Final = 1
FOE: Final = 2
ALLY: Final = 3
ALLIES: Final = 4
ENEMY: Final = 5
ENEMIES: Final = 6
MINE: Final = 7
ALL_MINE: Final = 8
A_WEAPON: Final = 9
A_LOGISTICS: Final = 10
MY_LOC: Final = 11
THIS_SITE: Final = 12
ME: Final = 13
OPP: Final = 14

# Resource dice.
DICE: Final = ("com", "log")
COM: Final = 0
LOG: Final = 1

# Payments.
PAYMENTS: Final = ("com", "log", "discard", "token", "wound", "sacrifice")
PAY_COM: Final = 0
PAY_LOG: Final = 1
PAY_DISCARD: Final = 2
PAY_TOKEN: Final = 3
PAY_WOUND: Final = 4
PAY_SACRIFICE: Final = 5

# What a card must be attached to.
ON_ANY: Final = 0
ON_BEARER: Final = 1
ON_DEAD: Final = 2

# Who may play a Victory card.
ROLES: Final = ("attacker", "defender", "either")
ATTACKER: Final = 0
DEFENDER: Final = 1
EITHER: Final = 2

# Where an effect comes from; the index is the seat, three times the seat plus the site, the fighter, eight times
# the fighter plus the place of its gear, or the card in hand.
FROM_LEADER: Final = 0
FROM_SITE: Final = 1
FROM_ARTIFACT: Final = 2
FROM_LOGISTICS: Final = 3
FROM_FIGHTER: Final = 4
FROM_GEAR: Final = 5
FROM_HAND: Final = 6

NONE: Final = -1
GEAR_EACH: Final = 8
SITES_EACH: Final = 3
FREE: Final = 4
