"""What befalls enemies besides attacks: less armour, no attack, destruction, bare of defences."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.combat.foes import armour_of, defeat, find, halt, is_immune, present
from ludotheque.games.mageknight.rules.effects.resolve import Play, teach
from ludotheque.games.mageknight.rules.effects.values import Curse, Effect, deed_code
from ludotheque.games.mageknight.rules.pieces import Foe
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import (
    ALL,
    BARE_FIRE,
    BARE_FORT,
    BARE_RESIST,
    BLOCKING,
    DESTROY,
    FIRE,
    HALT,
    RESISTANCES,
    SHOOTING,
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
    if is_immune(s, foe, play.colour) or (how & UNFORTIFIED and s.walls(foe)):
        return False
    if how & HALT and not foe.halted and not foe.blocked and s.turn.phase & (SHOOTING | BLOCKING):
        return True
    if how & DESTROY:
        return True
    if how & BARE_FORT and s.walls(foe) and s.turn.phase & (SHOOTING | BLOCKING):
        return True
    if how & BARE_RESIST and s.resistance(foe):
        return True
    if how & BARE_FIRE and s.resistance(foe) >> FIRE & 1:
        return True
    return armour_loss(s, effect, foe) > 0 and armour_of(s, foe) > 1


def armour_loss(s: MageKnight, effect: Curse, foe: Foe) -> int:
    """Return by how much a curse lowers the armour of an enemy."""
    if effect.armour.count == RESISTANCES:
        return effect.armour.each * bin(s.resistance(foe)).count("1")
    return effect.fortified if effect.fortified and s.walls(foe) else effect.armour.base


def can_curse(s: MageKnight, effect: Effect, play: Play) -> bool:
    """There must be an enemy that it changes."""
    assert isinstance(effect, Curse)
    return len(victims(s, effect, play)) > 0


def do_curse(s: MageKnight, effect: Effect, play: Play) -> None:
    """Curse all, or ask which one."""
    assert isinstance(effect, Curse)
    foes = victims(s, effect, play)
    if effect.whom == ALL or len(foes) == 1:
        for foe in foes:
            befall(s, effect, foe)
    elif foes:
        s.then([ChooseFoe(play.seat, effect, play)])


def befall(s: MageKnight, effect: Curse, foe: Foe) -> None:
    """Let a curse take hold of an enemy."""
    if effect.how & DESTROY:
        defeat(s, foe)
        return
    foe.armour_less += armour_loss(s, effect, foe)
    foe.bare |= effect.how & (BARE_FORT | BARE_RESIST | BARE_FIRE)
    if effect.how & HALT:
        halt(s, foe.token)
    else:
        s.tell("curse", s.turn.seat, "enemy", foe.token)


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
        befall(s, self.effect, find(s, option.index))


teach(13, can_curse, do_curse)


# Wings of Night as later printed: more enemies for more and more move points.


def stoppable(s: MageKnight) -> list[Foe]:
    """Return the enemies that could still be kept from attacking."""
    return [foe for foe in present(s) if not foe.halted and not foe.blocked]


def can_halt_more(s: MageKnight, effect: Effect, play: Play) -> bool:
    """There must be an enemy and a move point left."""
    return s.turn.move > 0 and len(stoppable(s)) > 0


def do_halt_more(s: MageKnight, effect: Effect, play: Play) -> None:
    """Ask for the first one, for one point."""
    s.then([HaltMore(play.seat, 1)])


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
        s.turn.move -= self.price
        halt(s, option.index)
        if s.turn.move > self.price and stoppable(s):
            s.then([HaltMore(self.seat, self.price + 1)])


teach(deed_code("halt_more"), can_halt_more, do_halt_more)
