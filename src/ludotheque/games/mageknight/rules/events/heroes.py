"""What happens to heroes: Fame and Reputation, Wounds, mana."""

from ludotheque.games.mageknight.rules.events.shapes import OfColour
from ludotheque.games.mageknight.rules.terms import Colour
from ludotheque.kernel import Event
from ludotheque.kernel.seat import only


class ChosenNamed(Event):
    """A hero is drawn as the one who must return; only the team knows."""

    name = "chosen"
    clause = "MK-SCN-RETURN-14"
    icon = "site-portal"
    for_programs = ("mate",)

    mate: int

    def seen_by(self) -> int:
        """Tell the two of the team."""
        return only(self.seat) | only(self.mate)


class BidMade(Event):
    """A player bids fame for a hero."""

    name = "bid"
    clause = "MK-VAR-03"

    fame: int
    hero: int


class HeroChosen(Event):
    """A player chooses a hero."""

    name = "hero"

    hero: int


class FameGained(Event):
    """Fame is gained: so much more, and what it is now."""

    name = "fame"
    icon = "mk-fame"

    steps: int
    fame: int


class ReputationChanged(Event):
    """Reputation changes: by how much, and what it is now."""

    name = "reputation"
    clause = "MK-INTERACT-06"
    icon = "mk-reputation"

    steps: int
    reputation: int


class LevelReached(Event):
    """A hero reaches a level."""

    name = "level"
    clause = "MK-LEVEL-01"
    icon = "mk-fame"

    level: int


class WoundsTaken(Event):
    """Wounds come into the hand."""

    name = "wounds"
    clause = "MK-WOUND-01"
    icon = "mk-wound"

    wounds: int


class Poisoned(Event):
    """Poison puts Wounds into the discard pile."""

    name = "poison"
    clause = "MK-DAMAGE-20"

    wounds: int


class Paralyzed(Event):
    """Paralysis costs the hand."""

    name = "paralyze"
    clause = "MK-DAMAGE-23"


class KnockedOut(Event):
    """Too many Wounds in one fight cost the hand."""

    name = "knocked_out"
    clause = "MK-DAMAGE-15"
    icon = "mk-wound"


class WoundHealed(Event):
    """A Wound is healed: of a kind of unit, or of the hero if it is none."""

    name = "heal"
    clause = "MK-WOUND-10"
    icon = "mk-heal"
    for_programs = ("unit",)

    unit: int


class GladeHelped(Event):
    """A magical glade takes a Wound away."""

    name = "relief"
    clause = "MK-END-07"


class ManaGained(OfColour):
    """Mana is gained."""

    name = "mana"
    clause = "MK-MANA-12"
    icon = "mk-mana"


class CrystalGained(OfColour):
    """A crystal is gained."""

    name = "crystal"
    icon = "mk-crystal"


class CrystalLost(OfColour):
    """A crystal is lost."""

    name = "melt"
    clause = "MK-MANA-04"


class ManaPaid(OfColour):
    """Mana is paid: where it came from, and the colour it stood for."""

    name = "pay"
    clause = "MK-CARDS-05"
    icon = "mk-mana"
    for_programs = ("origin", "wanted")

    origin: str
    wanted: Colour


class DieRolled(OfColour):
    """A mana die is rolled for a player."""

    name = "roll"
    clause = "MK-END-13"
    icon = "mk-mana-die"


class DieTaken(OfColour):
    """A die is taken from the source."""

    name = "steal"
    clause = "MK-MANA-12"
    for_programs = ("die",)

    die: int


class DiceReturned(Event):
    """Used dice go back to the source, with these colours."""

    name = "dice"
    clause = "MK-END-01"
    for_programs = ("colours",)

    colours: list[Colour]


class SourceRolled(Event):
    """All dice of the source are rolled."""

    name = "source"
    clause = "MK-ROUND-04"
    icon = "mk-mana-die"
    for_programs = ("colours",)

    colours: list[Colour]
