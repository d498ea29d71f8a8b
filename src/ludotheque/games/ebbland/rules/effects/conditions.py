"""What effects ask for: flags that hold or not, and quantities that are compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ludotheque.games.ebbland.rules.effects.effect import Condition, Play, Quantity
from ludotheque.games.ebbland.rules.terms import CHARACTER, FROM_ARTIFACT, FROM_LOGISTICS, FROM_SITE, NONE, RANGED

if TYPE_CHECKING:
    from ludotheque.games.ebbland.rules.state import Ebbland

# Phases of a combat.
BEFORE: Final = 0
SHOOTING: Final = 1
FIRST: Final = 2
SECOND: Final = 3
AFTER: Final = 4


def in_part(s: Ebbland, play: Play, part: int) -> bool:
    """Tell whether the owner is attacker (0) or defender (1)."""
    combat = s.combat
    return combat is not None and combat.part(play.seat) == part


def in_phase(s: Ebbland, low: int, high: int) -> bool:
    """Tell whether the combat is in these phases."""
    combat = s.combat
    return combat is not None and low <= combat.phase <= high


def site_of(play: Play) -> int:
    """Return the site that carries the text, counted over all seats, or -1."""
    return play.index if play.place in (FROM_SITE, FROM_ARTIFACT, FROM_LOGISTICS) else NONE


class Attacking(Condition):
    """The owner attacks."""

    __slots__ = ()
    word: ClassVar[str] = "attacking"

    def holds(self, s: Ebbland, play: Play) -> bool:
        return in_part(s, play, 0)


class Defending(Condition):
    """The owner defends."""

    __slots__ = ()
    word: ClassVar[str] = "defending"

    def holds(self, s: Ebbland, play: Play) -> bool:
        return in_part(s, play, 1)


class Lone(Condition):
    """The owner's pool was committed by the lone method (B-32)."""

    __slots__ = ()
    word: ClassVar[str] = "lone"

    def holds(self, s: Ebbland, play: Play) -> bool:
        combat = s.combat
        return combat is not None and combat.part(play.seat) >= 0 and combat.lone[combat.part(play.seat)]


class FirstRound(Condition):
    """It is the first close round."""

    __slots__ = ()
    word: ClassVar[str] = "first_round"

    def holds(self, s: Ebbland, play: Play) -> bool:
        return in_phase(s, FIRST, FIRST)


class SecondRound(Condition):
    """It is the second close round."""

    __slots__ = ()
    word: ClassVar[str] = "second_round"

    def holds(self, s: Ebbland, play: Play) -> bool:
        return in_phase(s, SECOND, SECOND)


class CloseRound(Condition):
    """It is a close round."""

    __slots__ = ()
    word: ClassVar[str] = "close_round"

    def holds(self, s: Ebbland, play: Play) -> bool:
        return in_phase(s, FIRST, SECOND)


class Opposed(Condition):
    """The fighter of this text has an opponent."""

    __slots__ = ()
    word: ClassVar[str] = "opposed"

    def holds(self, s: Ebbland, play: Play) -> bool:
        slot = play.fighter()
        return slot >= 0 and s.fighter(slot).foe >= 0


class Supported(Condition):
    """An ally supports the fighter of this text."""

    __slots__ = ()
    word: ClassVar[str] = "supported"

    def holds(self, s: Ebbland, play: Play) -> bool:
        slot = play.fighter()
        return slot >= 0 and any(s.fighter(ally).backs == slot for ally in s.pool(play.seat))


class SiteAttacked(Condition):
    """The site that carries this text is the target (B-37: never without one)."""

    __slots__ = ()
    word: ClassVar[str] = "site_attacked"

    def holds(self, s: Ebbland, play: Play) -> bool:
        combat = s.combat
        if combat is None or combat.target < 0:
            return False
        return site_of(play) == combat.defender * 3 + combat.target


class ByShots(Condition):
    """The wounds come from shots."""

    __slots__ = ()
    word: ClassVar[str] = "by_shots"

    def holds(self, s: Ebbland, play: Play) -> bool:
        return in_phase(s, SHOOTING, SHOOTING)


class Held(Condition):
    """The combat is over and its target was not sacked."""

    __slots__ = ()
    word: ClassVar[str] = "held"

    def holds(self, s: Ebbland, play: Play) -> bool:
        combat = s.combat
        return combat is not None and combat.target >= 0 and not combat.sacked


class SackedNow(Condition):
    """The target was sacked in this combat."""

    __slots__ = ()
    word: ClassVar[str] = "sacked_now"

    def holds(self, s: Ebbland, play: Play) -> bool:
        combat = s.combat
        return combat is not None and combat.sacked


class SiteHadLogistics(Condition):
    """The target held logistics when it was attacked."""

    __slots__ = ()
    word: ClassVar[str] = "site_had_logistics"

    def holds(self, s: Ebbland, play: Play) -> bool:
        combat = s.combat
        return combat is not None and combat.had_logistics


class KeptDice(Condition):
    """The owner kept the dice in this resource phase."""

    __slots__ = ()
    word: ClassVar[str] = "kept_dice"

    def holds(self, s: Ebbland, play: Play) -> bool:
        return s.kept_dice


class RolledDice(Condition):
    """The owner rolled the dice in this resource phase."""

    __slots__ = ()
    word: ClassVar[str] = "rolled_dice"

    def holds(self, s: Ebbland, play: Play) -> bool:
        return not s.kept_dice


class BearerHasRanged(Condition):
    """A shooting string is printed on the bearer."""

    __slots__ = ()
    word: ClassVar[str] = "bearer_has_ranged"

    def holds(self, s: Ebbland, play: Play) -> bool:
        return len(s.card_of(play.fighter()).strings[RANGED]) > 0


class BearerNoRanged(Condition):
    """No shooting string is printed on the bearer."""

    __slots__ = ()
    word: ClassVar[str] = "bearer_no_ranged"

    def holds(self, s: Ebbland, play: Play) -> bool:
        return not s.card_of(play.fighter()).strings[RANGED]


class OtherSitesUnsacked(Condition):
    """Both other sites of the same card are unsacked."""

    __slots__ = ()
    word: ClassVar[str] = "other_sites_unsacked"

    def holds(self, s: Ebbland, play: Play) -> bool:
        sacked = s.sides[play.seat].sacked
        return not any(sacked[site] for site in range(3) if site != play.index % 3)


class BeforeAttack(Condition):
    """The owner has not attacked this turn."""

    __slots__ = ()
    word: ClassVar[str] = "before_attack"

    def holds(self, s: Ebbland, play: Play) -> bool:
        return not s.attacked


class Constant(Quantity):
    """A number."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def of(self, s: Ebbland, play: Play) -> int:
        return self.number


class Compare(Condition):
    """Two quantities stand in a relation; `in` looks for a kind of card among bits."""

    __slots__ = ("left", "operator", "right")

    def __init__(self, operator: str, left: Quantity, right: Quantity) -> None:
        self.operator = operator
        self.left = left
        self.right = right

    def holds(self, s: Ebbland, play: Play) -> bool:
        left = self.left.of(s, play)
        right = self.right.of(s, play)
        if self.operator == "=":
            return left == right
        if self.operator == "<=":
            return left <= right
        if self.operator == ">=":
            return left >= right
        if self.operator == "<":
            return left < right
        if self.operator == ">":
            return left > right
        return left >= 0 and right >> left & 1 == 1


def enlisted_card(s: Ebbland) -> int:
    """Return the character that is being enlisted, or -1."""
    card = s.enlisting
    return card if card >= 0 and s.box.cards[card].kind == CHARACTER else NONE
