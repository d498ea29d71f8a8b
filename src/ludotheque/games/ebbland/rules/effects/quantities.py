"""What conditions compare: pools, losses, sites, hands, the card at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ludotheque.games.ebbland.rules.effects.conditions import enlisted_card
from ludotheque.games.ebbland.rules.effects.effect import Play, Quantity
from ludotheque.games.ebbland.rules.effects.standing import minimum_hand
from ludotheque.games.ebbland.rules.terms import NONE

if TYPE_CHECKING:
    from ludotheque.games.ebbland.rules.state import Ebbland


def losses(s: Ebbland, seat: int) -> int:
    """Return how many fighters of a seat died in this combat."""
    combat = s.combat
    return 0 if combat is None else sum(1 for dead in combat.dead if dead.seat == seat)


class MyPool(Quantity):
    """Own fighters."""

    __slots__ = ()
    word: ClassVar[str] = "my_pool"

    def of(self, s: Ebbland, play: Play) -> int:
        return len(s.pool(play.seat))


class FoePool(Quantity):
    """Enemy fighters."""

    __slots__ = ()
    word: ClassVar[str] = "foe_pool"

    def of(self, s: Ebbland, play: Play) -> int:
        combat = s.combat
        return 0 if combat is None else len(s.pool(combat.other(play.seat)))


class FoePoolStart(Quantity):
    """Enemy fighters when the pools were complete (B-46)."""

    __slots__ = ()
    word: ClassVar[str] = "foe_pool_start"

    def of(self, s: Ebbland, play: Play) -> int:
        combat = s.combat
        return 0 if combat is None else combat.began[1 - combat.part(play.seat)]


class MyLosses(Quantity):
    """Own fighters dead in this combat."""

    __slots__ = ()
    word: ClassVar[str] = "my_losses"

    def of(self, s: Ebbland, play: Play) -> int:
        return losses(s, play.seat)


class FoeLosses(Quantity):
    """Enemy fighters dead in this combat."""

    __slots__ = ()
    word: ClassVar[str] = "foe_losses"

    def of(self, s: Ebbland, play: Play) -> int:
        combat = s.combat
        return 0 if combat is None else losses(s, combat.other(play.seat))


class ShotKills(Quantity):
    """Enemies that died in the shooting round."""

    __slots__ = ()
    word: ClassVar[str] = "shot_kills"

    def of(self, s: Ebbland, play: Play) -> int:
        combat = s.combat
        return 0 if combat is None else combat.shot_dead[1 - combat.part(play.seat)]


class KilledControl(Quantity):
    """The highest Control among dead enemies."""

    __slots__ = ()
    word: ClassVar[str] = "killed_control"

    def of(self, s: Ebbland, play: Play) -> int:
        combat = s.combat
        if combat is None:
            return 0
        return max([s.box.cards[dead.card].control for dead in combat.dead if dead.seat != play.seat], default=0)


class TasksWon(Quantity):
    """Task rolls won in this combat."""

    __slots__ = ()
    word: ClassVar[str] = "tasks_won"

    def of(self, s: Ebbland, play: Play) -> int:
        combat = s.combat
        return 0 if combat is None else combat.tasks[combat.part(play.seat)]


class LastHits(Quantity):
    """Hits scored by the roll just made."""

    __slots__ = ()
    word: ClassVar[str] = "last_hits"

    def of(self, s: Ebbland, play: Play) -> int:
        return s.roll_at.result


class SelfWounds(Quantity):
    """Wounds on the fighter of this text."""

    __slots__ = ()
    word: ClassVar[str] = "self_wounds"

    def of(self, s: Ebbland, play: Play) -> int:
        return s.fighter(play.fighter()).wounds


class OwnSacked(Quantity):
    """Own sacked sites."""

    __slots__ = ()
    word: ClassVar[str] = "own_sacked"

    def of(self, s: Ebbland, play: Play) -> int:
        return s.sides[play.seat].sacked.count(True)


class OwnUnsacked(Quantity):
    """Own unsacked sites."""

    __slots__ = ()
    word: ClassVar[str] = "own_unsacked"

    def of(self, s: Ebbland, play: Play) -> int:
        return s.sides[play.seat].sacked.count(False)


class OwnLogistics(Quantity):
    """Own logistics in play."""

    __slots__ = ()
    word: ClassVar[str] = "logistics"

    def of(self, s: Ebbland, play: Play) -> int:
        return 3 - s.sides[play.seat].logistics.count(NONE)


class Hand(Quantity):
    """Cards in one's hand."""

    __slots__ = ()
    word: ClassVar[str] = "hand"

    def of(self, s: Ebbland, play: Play) -> int:
        return len(s.sides[play.seat].hand)


class HandMin(Quantity):
    """The minimum of one's hand."""

    __slots__ = ()
    word: ClassVar[str] = "hand_min"

    def of(self, s: Ebbland, play: Play) -> int:
        return minimum_hand(s, play.seat)


class CardControl(Quantity):
    """The Control of the character being enlisted."""

    __slots__ = ()
    word: ClassVar[str] = "card_control"

    def of(self, s: Ebbland, play: Play) -> int:
        card = enlisted_card(s)
        return 0 if card < 0 else s.box.cards[card].control


class CardFaction(Quantity):
    """The faction of the character being enlisted."""

    __slots__ = ()
    word: ClassVar[str] = "card_faction"

    def of(self, s: Ebbland, play: Play) -> int:
        card = enlisted_card(s)
        return NONE if card < 0 else s.box.cards[card].faction


class CardType(Quantity):
    """The kind of the card just played."""

    __slots__ = ()
    word: ClassVar[str] = "card_type"

    def of(self, s: Ebbland, play: Play) -> int:
        return NONE if s.played < 0 else s.box.cards[s.played].kind
