"""What happens in a combat, from the announcement to what it brings."""

import msgspec

from ludotheque.games.ebbland.rules.events.shapes import AtSite, CardId, OfCard, OfFighter, Slot, Stat
from ludotheque.kernel import Event, Seat


class Attacked(Event):
    """A combat is announced."""

    name = "attack"
    clause = "CC-COMBAT-PRE-12"
    icon = "mark"

    defender: Seat


class WayChosen(Event):
    """A pool is formed the standard way (0), by a lone fighter (1), or not at all (2)."""

    name = "way"
    clause = "CC-COMBAT-PRE-02"
    for_programs = ("way",)

    way: int


class Committed(OfFighter):
    """A character joins the pool for so much COM."""

    name = "commit"
    clause = "CC-COMBAT-PRE-07"
    for_programs = ("slot",)

    cost: int


class LoneDieThrown(OfFighter):
    """The die that the cost of a lone fighter depends on."""

    name = "lone-die"
    clause = "CC-COMBAT-PRE-09"
    for_programs = ("slot",)

    die: int
    cost: int

    def symbol(self) -> str:
        """Show what was rolled."""
        return f"die-{self.die}"


class LoneFailed(Event):
    """The lone fighter is not paid for: nobody is involved."""

    name = "lone-failed"
    clause = "CC-COMBAT-PRE-09"


class VictoryPlayed(OfCard):
    """A Victory card lies on the table until the end of the combat."""

    name = "victory"
    clause = "CC-COMBAT-PRE-14"


class TargetNamed(AtSite):
    """The site to be sacked is named."""

    name = "target"
    clause = "CC-COMBAT-PRE-15"


class AimTaken(OfFighter):
    """A shooter names a target."""

    name = "aim"
    clause = "CC-RANGED-01"
    for_programs = ("slot", "mark_slot")

    mark_slot: Slot
    mark: CardId


class Paired(OfFighter):
    """Two fighters face each other."""

    name = "pair"
    clause = "CC-CLOSE1-01"
    for_programs = ("slot", "foe_slot")

    foe_slot: Slot
    foe: CardId


class Challenged(OfFighter):
    """An effect says who will face whom."""

    name = "challenge"
    clause = "CC-CLOSE1-01"
    for_programs = ("slot", "foe_slot")

    foe_slot: Slot
    foe: CardId


class Supported(OfFighter):
    """A fighter supports an ally's duel."""

    name = "support"
    clause = "CC-CLOSE1-04"
    for_programs = ("slot", "ally_slot")

    ally_slot: Slot
    ally: CardId


class Rolled(OfFighter):
    """2D6 are rolled against a string: both dice, what is added and why, the numbers, and how many of them count."""

    name = "roll"
    clause = "CC-KEYWORD-16"

    stat: Stat
    dice: list[int]
    modifier: int
    numbers: list[int]
    met: int
    # What is added, by source: its number and its value in turn.
    reasons: list[int] = msgspec.field(default_factory=list)


class Guarded(OfFighter):
    """A bodyguard takes the wounds of an ally."""

    name = "guard"
    for_programs = ("slot", "ally_slot")

    ally_slot: Slot
    ally: CardId


class Wounded(OfFighter):
    """A fighter takes wounds."""

    name = "wound"
    clause = "CC-CLOSE1-13"

    wounds: int


class Soaked(OfFighter):
    """Wounds about to be taken are not."""

    name = "soak"
    for_programs = ("slot",)

    wounds: int


class Healed(OfFighter):
    """Wounds are removed."""

    name = "heal"
    for_programs = ("slot",)

    wounds: int


class Withdrawn(OfFighter):
    """A fighter leaves the pool unharmed."""

    name = "withdraw"
    for_programs = ("slot",)


class Died(OfFighter):
    """A fighter whose life is used up is discarded with what it carries."""

    name = "death"
    clause = "CC-CLOSE1-14"
    for_programs = ("slot",)


class Sacked(AtSite):
    """A site is sacked, for so many points."""

    name = "sack"
    clause = "CC-COMBAT-END-01"

    points: int


class Fulfilled(OfCard):
    """A Victory card brings points."""

    name = "score"
    clause = "CC-COMBAT-END-03"

    points: int


class Unfulfilled(OfCard):
    """A Victory card brings nothing."""

    name = "unfulfilled"
    clause = "CC-COMBAT-END-03"


class ControlRolled(OfCard):
    """The Control/VP roll for a dead enemy, and whether it brings a point."""

    name = "control-roll"
    clause = "CC-COMBAT-END-04"
    for_programs = ("won",)

    die: int
    bonus: int
    won: bool

    def symbol(self) -> str:
        """Show what was rolled."""
        return f"die-{self.die}"


class CombatEnded(Event):
    """The combat is over, and the action phase goes on."""

    name = "peace"
    clause = "CC-COMBAT-END-06"
