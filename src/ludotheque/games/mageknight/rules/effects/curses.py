"""What befalls enemies besides attacks: less armour, no attack, destruction, bare of defences."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.games.mageknight.rules.combat.foes import armour_of, defeat, find, halt, is_immune, present
from ludotheque.games.mageknight.rules.duel.curses import HoldBackMore, can_curse, curse
from ludotheque.games.mageknight.rules.duel.facing import duel_of, taking_part
from ludotheque.games.mageknight.rules.effects.effect import Deed, Effect, Play
from ludotheque.games.mageknight.rules.events.combat import Weakened
from ludotheque.games.mageknight.rules.fight import Foe
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import (
    ALL,
    BARE_FIRE,
    BARE_FORT,
    BARE_RESIST,
    BLOCKING,
    COMBAT,
    DESTROY,
    FIRE,
    HALT,
    SHOOTING,
    STRIKING,
    UNFORTIFIED,
)
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask


def victims(s: MageKnight, effect: Curse, play: Play) -> list[Foe]:
    """Return the enemies that a curse can change."""
    return [foe for foe in present(s) if can_befall(s, effect, play, foe)]


def can_befall(s: MageKnight, effect: Curse, play: Play, foe: Foe) -> bool:
    """Tell whether a curse does something to an enemy (MK-COMBAT-26 to 28)."""
    how = effect.how
    if is_immune(s, play.seat, foe, play.colour) or (how & UNFORTIFIED and s.walls(play.seat, foe)):
        return False
    effort = s.effort(play.seat)
    if how & HALT and not foe.halted and not foe.blocked and effort.phase & (SHOOTING | BLOCKING):
        return True
    if how & DESTROY:
        return True
    if how & BARE_FORT and s.walls(play.seat, foe) and effort.phase & (SHOOTING | BLOCKING):
        return True
    if how & BARE_RESIST and s.resistance(play.seat, foe):
        return True
    if how & BARE_FIRE and s.resistance(play.seat, foe) >> FIRE & 1:
        return True
    return armour_loss(s, play.seat, effect, foe) > 0 and armour_of(s, foe) > 1


def armour_loss(s: MageKnight, seat: int, effect: Curse, foe: Foe) -> int:
    """Return by how much a curse lowers the armour of an enemy."""
    if effect.resisted:
        return effect.resisted * bin(s.resistance(seat, foe)).count("1")
    return effect.fortified if effect.fortified and s.walls(seat, foe) else effect.armour


class Curse(Effect):
    """What befalls one enemy, or all: less armour (more if fortified), no attack, destruction, bare of defences."""

    __slots__ = ("armour", "fortified", "how", "resisted", "whom")

    def __init__(self, whom: int, how: int, armour: int = 0, fortified: int = 0, resisted: int = 0) -> None:
        # To keep an enemy from attacking is too late in the attack phase, unless something else befalls it as well.
        only_halts = how & ~UNFORTIFIED == HALT and not armour
        super().__init__(STRIKING if how & DESTROY else SHOOTING | BLOCKING if only_halts else COMBAT)
        self.whom = whom
        self.how = how
        self.armour = armour
        # How much instead if it is fortified, and how much for each of its resistances.
        self.fortified = fortified
        self.resisted = resisted

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be an enemy that it changes, or a unit of another hero."""
        if duel_of(s) is not None:
            return can_curse(s, self, play)
        return len(victims(s, self, play)) > 0

    def do(self, s: MageKnight, play: Play) -> None:
        """Curse all, or ask which one."""
        if duel_of(s) is not None:
            curse(s, self, play)
            return
        foes = victims(s, self, play)
        if self.whom == ALL or len(foes) == 1:
            for foe in foes:
                befall(s, play.seat, self, foe)
        elif foes:
            s.then([ChooseFoe(play.seat, self, play)])


def befall(s: MageKnight, seat: int, effect: Curse, foe: Foe) -> None:
    """Let a curse take hold of an enemy."""
    if effect.how & DESTROY:
        defeat(s, seat, foe)
        return
    foe.armour_less += armour_loss(s, seat, effect, foe)
    foe.bare |= effect.how & (BARE_FORT | BARE_RESIST | BARE_FIRE)
    if effect.how & HALT:
        halt(s, seat, foe.token)
    else:
        s.tell(Weakened(seat, foe.token))


class ChooseFoe(Ask[MageKnight]):
    """Choose the enemy that an effect befalls."""

    __slots__ = ("effect", "play")

    def __init__(self, seat: int, effect: Curse, play: Play) -> None:
        self.seat = seat
        self.effect = effect
        self.play = play

    def options(self, s: MageKnight) -> list[Option]:
        """Offer those it can change."""
        return [Option("target", "enemy", foe.token) for foe in victims(s, self.effect, self.play)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Let it take hold."""
        befall(s, self.seat, self.effect, find(s, option.index))


# Wings of Night as later printed: more enemies for more and more move points.


def can_stop(s: MageKnight, seat: int) -> bool:
    """Tell whether somebody could still be kept from attacking."""
    if duel_of(s) is not None:
        return s.effort(seat).phase & BLOCKING != 0 and len(taking_part(s)) > 0
    return len(stoppable(s)) > 0


def stoppable(s: MageKnight) -> list[Foe]:
    """Return the enemies that could still be kept from attacking."""
    return [foe for foe in present(s) if not foe.halted and not foe.blocked]


class HaltForMove(Deed):
    """Further enemies do not attack, for more and more move points."""

    __slots__ = ()

    word: ClassVar[str] = "halt_more"

    def __init__(self) -> None:
        super().__init__(SHOOTING | BLOCKING, True)

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be an enemy and a move point left."""
        return s.effort(play.seat).move > 0 and can_stop(s, play.seat)

    def do(self, s: MageKnight, play: Play) -> None:
        """Ask for the first one, for one point."""
        s.then([HaltMore(play.seat, 1) if duel_of(s) is None else HoldBackMore(play.seat, 1)])


class HaltMore(Ask[MageKnight]):
    """Keep one more enemy from attacking for so many move points, or stop."""

    __slots__ = ("price",)

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the enemies that still attack."""
        return [*(Option("target", "enemy", foe.token) for foe in stoppable(s)), button("skip")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Pay, and ask for the next one."""
        if option.verb == "skip":
            return
        effort = s.effort(self.seat)
        effort.move -= self.price
        halt(s, self.seat, option.index)
        if effort.move > self.price and stoppable(s):
            s.then([HaltMore(self.seat, self.price + 1)])
