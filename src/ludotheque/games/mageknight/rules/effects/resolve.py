"""What effects do: each has an entry in two tables, whether it can do something now and how it is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludotheque.games.mageknight.rules.effects.values import (
    CODES,
    Also,
    AtEnd,
    Both,
    Effect,
    Either,
    GiveUp,
    Limit,
    Maybe,
    Pay,
    Sideways,
    When,
)
from ludotheque.games.mageknight.rules.heroes.mana import Purse
from ludotheque.games.mageknight.rules.pieces import NONE
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import (
    BY_MANA,
    COLOURS,
    DAY,
    FOREST_SPACE,
    IN_INTERACTION,
    INTERACTING,
    LEAST_FAME,
    WINGED,
)
from ludotheque.games.mageknight.rules.traits import FOREST
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step

# What an effect comes from.
FROM_CARD: Final = 0
FROM_UNIT: Final = 1
FROM_SKILL: Final = 2


class Play:
    """Whence an effect comes: seat, card, unit or skill, its colour, the colour picked, mana owed. Never mutated."""

    __slots__ = ("colour", "index", "origin", "owed", "picked", "seat")

    def __init__(self, seat: int, origin: int, index: int, colour: int, picked: int, owed: list[int]) -> None:
        self.seat = seat
        self.origin = origin
        self.index = index
        self.colour = colour
        self.picked = picked
        self.owed = owed

    def with_picked(self, picked: int) -> Play:
        """Return the same play with a colour picked."""
        return Play(self.seat, self.origin, self.index, self.colour, picked, self.owed)

    def with_owed(self, owed: list[int]) -> Play:
        """Return the same play with other mana owed."""
        return Play(self.seat, self.origin, self.index, self.colour, self.picked, owed)


Can = Callable[[MageKnight, Effect, Play], bool]
Run = Callable[[MageKnight, Effect, Play], None]


def _cannot(s: MageKnight, effect: Effect, play: Play) -> bool:
    return False


def _nothing(s: MageKnight, effect: Effect, play: Play) -> None:
    return None


CAN: Final[list[Can]] = [_cannot] * CODES
RUN: Final[list[Run]] = [_nothing] * CODES


def teach(code: int, can_do: Can, do: Run) -> None:
    """Enter an effect in the tables; each chapter of the rules does so for its own."""
    CAN[code] = can_do
    RUN[code] = do


def can(s: MageKnight, effect: Effect, play: Play) -> bool:
    """Tell whether an effect can do something now."""
    return effect.phases & s.turn.phase != 0 and CAN[effect.code](s, effect, play)


def perform(s: MageKnight, effect: Effect, play: Play) -> None:
    """Let an effect happen; what must be asked is queued."""
    RUN[effect.code](s, effect, play)


def always(s: MageKnight, effect: Effect, play: Play) -> bool:
    """Tell that an effect can always be done."""
    return True


class Do(Step[MageKnight]):
    """Let an effect happen."""

    __slots__ = ("effect", "play")

    def __init__(self, effect: Effect, play: Play) -> None:
        self.effect = effect
        self.play = play

    def run(self, s: MageKnight) -> None:
        """Perform it."""
        RUN[self.effect.code](s, self.effect, self.play)


class DoIfPossible(Step[MageKnight]):
    """Let a part of a larger effect happen, as far as it can."""

    __slots__ = ("effect", "play")

    def __init__(self, effect: Effect, play: Play) -> None:
        self.effect = effect
        self.play = play

    def run(self, s: MageKnight) -> None:
        """Perform it unless there is nothing for it to do."""
        if CAN[self.effect.code](s, self.effect, self.play):
            RUN[self.effect.code](s, self.effect, self.play)


# All of them, in order.


def can_both(s: MageKnight, effect: Effect, play: Play) -> bool:
    """Something must come of it; parts that never count by themselves do not decide."""
    assert isinstance(effect, Both)
    return any((not part.neutral or effect.neutral) and CAN[part.code](s, part, play) for part in effect.parts)


def do_both(s: MageKnight, effect: Effect, play: Play) -> None:
    """Queue all parts."""
    assert isinstance(effect, Both)
    steps: list[Step[Any]] = [DoIfPossible(part, play) for part in effect.parts]
    s.then(steps)


teach(6, can_both, do_both)


# One of them.


def can_either(s: MageKnight, effect: Effect, play: Play) -> bool:
    """One of them must be possible."""
    assert isinstance(effect, Either)
    return any(can(s, part, play) for part in effect.parts)


def do_either(s: MageKnight, effect: Effect, play: Play) -> None:
    """Ask which one, if several are possible."""
    assert isinstance(effect, Either)
    possible = [number for number, part in enumerate(effect.parts) if is_open(s, part, play)]
    if len(possible) == 1:
        perform(s, effect.parts[possible[0]], play)
    elif possible:
        s.then([ChooseEffect(play.seat, effect, play)])


class ChooseEffect(Ask[MageKnight]):
    """Choose one of the effects that a card offers."""

    __slots__ = ("effect", "play")

    def __init__(self, seat: int, effect: Either, play: Play) -> None:
        self.seat = seat
        self.effect = effect
        self.play = play

    def options(self, s: MageKnight) -> list[Option]:
        """Offer those that can do something now."""
        parts = enumerate(self.effect.parts)
        return [button("choose", number) for number, part in parts if is_open(s, part, self.play)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Let it happen."""
        perform(s, self.effect.parts[option.index], self.play)


teach(7, can_either, do_either)


# Perhaps.


def can_maybe(s: MageKnight, effect: Effect, play: Play) -> bool:
    """Ask only for what can be done."""
    assert isinstance(effect, Maybe)
    return can(s, effect.part, play)


def do_maybe(s: MageKnight, effect: Effect, play: Play) -> None:
    """Ask."""
    assert isinstance(effect, Maybe)
    s.then([ChooseWhether(play.seat, effect.part, play)])


class ChooseWhether(Ask[MageKnight]):
    """Choose whether to use what may be skipped."""

    __slots__ = ("effect", "play")

    def __init__(self, seat: int, effect: Effect, play: Play) -> None:
        self.seat = seat
        self.effect = effect
        self.play = play

    def options(self, s: MageKnight) -> list[Option]:
        """Offer to use it or not; mana that must be spent decides."""
        if s.turn.pledge >= 0 and draws_on(s, self.effect, self.play):
            return [button("use")]
        return [button("use"), button("skip")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Use it or not."""
        if option.verb == "use":
            perform(s, self.effect, self.play)


teach(8, can_maybe, do_maybe)


# Besides.


def can_also(s: MageKnight, effect: Effect, play: Play) -> bool:
    """Look at what comes with the rest, in this part of the turn."""
    assert isinstance(effect, Also)
    return can(s, effect.part, play)


def do_also(s: MageKnight, effect: Effect, play: Play) -> None:
    """Let it happen, unless it has no use here."""
    assert isinstance(effect, Also)
    if can(s, effect.part, play):
        perform(s, effect.part, play)


teach(25, can_also, do_also)


# With mana that must be spent.


def draws_on(s: MageKnight, effect: Effect, play: Play) -> bool:
    """Tell whether an effect, or what is owed for it, can be paid with the mana token that must be spent at once."""
    purse = Purse(s)
    pledge = s.turn.pledge
    if play.owed and purse.spends(pledge, play.owed):
        return True
    if isinstance(effect, Pay):
        return any(
            effect.colours >> colour & 1 and purse.spends(pledge, [*play.owed, colour]) for colour in range(COLOURS)
        )
    if isinstance(effect, Either | Both):
        return any(can(s, part, play) and draws_on(s, part, play) for part in effect.parts)
    if isinstance(effect, Maybe | Also | GiveUp):
        return draws_on(s, effect.part, play)
    if isinstance(effect, When):
        part = branch(s, effect, play)
        return part is not None and draws_on(s, part, play)
    return isinstance(effect, Sideways) and effect.by == BY_MANA


def is_open(s: MageKnight, effect: Effect, play: Play) -> bool:
    """Tell whether a part may be chosen: it does something, and spends the mana that must be spent."""
    return can(s, effect, play) and (s.turn.pledge < 0 or draws_on(s, effect, play))


def pays_later(effect: Effect) -> bool:
    """Tell whether the mana for a card is better paid together with what its effect asks for."""
    if isinstance(effect, Either):
        return all(isinstance(part, Pay) for part in effect.parts)
    return isinstance(effect, Pay)


# If something is so.


def holds(s: MageKnight, condition: int, seat: int) -> bool:
    """Tell whether a condition is met."""
    player = s.players[seat]
    if condition == DAY:
        return not s.is_dark()
    if condition == FOREST_SPACE:
        return player.space != NONE and s.layout.terrain[player.space] == FOREST
    if condition == LEAST_FAME:
        return len(s.players) > 1 and all(other is player or other.fame > player.fame for other in s.players)
    if condition == IN_INTERACTION:
        return s.turn.phase & INTERACTING != 0
    assert condition == WINGED
    combat = s.combat
    return combat is not None and s.turn.walked >= sum(1 for foe in combat.foes if not foe.away)


def branch(s: MageKnight, effect: When, play: Play) -> Effect | None:
    """Return the part that applies."""
    return effect.yes if holds(s, effect.condition, play.seat) else effect.no


def can_when(s: MageKnight, effect: Effect, play: Play) -> bool:
    """Look at the part that applies."""
    assert isinstance(effect, When)
    part = branch(s, effect, play)
    return part is not None and can(s, part, play)


def do_when(s: MageKnight, effect: Effect, play: Play) -> None:
    """Let the part that applies happen."""
    assert isinstance(effect, When)
    part = branch(s, effect, play)
    if part is not None:
        perform(s, part, play)


teach(11, can_when, do_when)


# Later.


def do_at_end(s: MageKnight, effect: Effect, play: Play) -> None:
    """Remember it for the end of the turn."""
    assert isinstance(effect, AtEnd)
    s.turn.at_end.append(effect.part)


teach(12, always, do_at_end)


def do_limit(s: MageKnight, effect: Effect, play: Play) -> None:
    """Do nothing: the effect only says when."""
    assert isinstance(effect, Limit)


teach(19, always, do_limit)
