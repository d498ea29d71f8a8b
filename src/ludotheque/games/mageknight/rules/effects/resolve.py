"""Effects made of others: all of them, one of them, perhaps, if something is so, later."""

from __future__ import annotations

from typing import Any

from ludotheque.games.mageknight.rules.effects.effect import Condition, Effect, Play
from ludotheque.games.mageknight.rules.heroes.mana import Purse
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import ALWAYS, SALVO, SHOOTING, STARTING
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step


class Do(Step[MageKnight]):
    """Let an effect happen."""

    __slots__ = ("effect", "play")

    def __init__(self, effect: Effect, play: Play) -> None:
        self.effect = effect
        self.play = play

    def run(self, s: MageKnight) -> None:
        """Perform it."""
        self.effect.do(s, self.play)


class DoIfPossible(Step[MageKnight]):
    """Let a part of a larger effect happen, as far as it can."""

    __slots__ = ("effect", "play")

    def __init__(self, effect: Effect, play: Play) -> None:
        self.effect = effect
        self.play = play

    def run(self, s: MageKnight) -> None:
        """Perform it unless there is nothing for it to do."""
        if self.effect.can(s, self.play):
            self.effect.do(s, self.play)


# All of them, in order.


class Both(Effect):
    """All of these, in this order."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Effect]) -> None:
        phases = ALWAYS | STARTING | SALVO
        for part in parts:
            # What can be done while shooting can be done in a salvo.
            phases &= part.phases | (SALVO if part.phases & SHOOTING else 0)
        super().__init__(phases, all(part.neutral for part in parts))
        self.parts = parts

    def can(self, s: MageKnight, play: Play) -> bool:
        """Something must come of it; parts that never count by themselves do not decide."""
        return any((not part.neutral or self.neutral) and part.can(s, play) for part in self.parts)

    def do(self, s: MageKnight, play: Play) -> None:
        """Queue all parts."""
        steps: list[Step[Any]] = [DoIfPossible(part, play) for part in self.parts]
        s.then(steps)

    def takes_pledge(self, s: MageKnight, play: Play) -> bool:
        """Look at the parts that can do something."""
        return any(part.can_now(s, play) and draws_on(s, part, play) for part in self.parts)


# One of them.


class Either(Effect):
    """One of these."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Effect]) -> None:
        phases = 0
        for part in parts:
            phases |= part.phases
        super().__init__(phases)
        self.parts = parts

    def can(self, s: MageKnight, play: Play) -> bool:
        """One of them must be possible."""
        return any(part.can_now(s, play) for part in self.parts)

    def do(self, s: MageKnight, play: Play) -> None:
        """Ask which one, if several are possible."""
        possible = [number for number, part in enumerate(self.parts) if may_be_chosen(s, part, play)]
        if len(possible) == 1:
            self.parts[possible[0]].do(s, play)
        elif possible:
            s.then([ChooseEffect(play.seat, self, play)])

    def takes_pledge(self, s: MageKnight, play: Play) -> bool:
        """Look at the parts that can do something."""
        return any(part.can_now(s, play) and draws_on(s, part, play) for part in self.parts)


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
        return [button("choose", number) for number, part in parts if may_be_chosen(s, part, self.play)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Let it happen."""
        self.effect.parts[option.index].do(s, self.play)


# Perhaps.


class Maybe(Effect):
    """What may be done or not."""

    __slots__ = ("part",)

    def __init__(self, part: Effect) -> None:
        super().__init__(part.phases | ALWAYS, True)
        self.part = part

    def can(self, s: MageKnight, play: Play) -> bool:
        """Ask only for what can be done."""
        return self.part.can_now(s, play)

    def do(self, s: MageKnight, play: Play) -> None:
        """Ask."""
        s.then([ChooseWhether(play.seat, self.part, play)])

    def takes_pledge(self, s: MageKnight, play: Play) -> bool:
        """Look at the part."""
        return draws_on(s, self.part, play)


class ChooseWhether(Ask[MageKnight]):
    """Choose whether to use what may be skipped."""

    __slots__ = ("effect", "play")

    def __init__(self, seat: int, effect: Effect, play: Play) -> None:
        self.seat = seat
        self.effect = effect
        self.play = play

    def options(self, s: MageKnight) -> list[Option]:
        """Offer to use it or not; mana that must be spent decides."""
        if s.effort(self.seat).pledge >= 0 and draws_on(s, self.effect, self.play):
            return [button("use")]
        return [button("use"), button("skip")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Use it or not."""
        if option.verb == "use":
            self.effect.do(s, self.play)


# Besides.


class Also(Effect):
    """What comes with another effect wherever it has a use, and is lost elsewhere."""

    __slots__ = ("part",)

    def __init__(self, part: Effect) -> None:
        super().__init__(ALWAYS | STARTING | SALVO, part.neutral)
        self.part = part

    def can(self, s: MageKnight, play: Play) -> bool:
        """Look at what comes with the rest, in this part of the turn."""
        return self.part.can_now(s, play)

    def do(self, s: MageKnight, play: Play) -> None:
        """Let it happen, unless it has no use here."""
        if self.part.can_now(s, play):
            self.part.do(s, play)

    def takes_pledge(self, s: MageKnight, play: Play) -> bool:
        """Look at the part."""
        return draws_on(s, self.part, play)


# With mana that must be spent.


def draws_on(s: MageKnight, effect: Effect, play: Play) -> bool:
    """Tell whether an effect, or what is owed for it, can be paid with the mana token that must be spent at once."""
    if play.owed and Purse(s, play.seat).spends(s.effort(play.seat).pledge, play.owed):
        return True
    return effect.takes_pledge(s, play)


def may_be_chosen(s: MageKnight, effect: Effect, play: Play) -> bool:
    """Tell whether a part may be chosen: it does something, and spends the mana that must be spent."""
    return effect.can_now(s, play) and (s.effort(play.seat).pledge < 0 or draws_on(s, effect, play))


# If something is so.


class When(Effect):
    """The one effect if something is so, otherwise the other or nothing."""

    __slots__ = ("condition", "no", "yes")

    def __init__(self, condition: Condition, yes: Effect, no: Effect | None) -> None:
        super().__init__(yes.phases | (0 if no is None else no.phases), yes.neutral)
        self.condition = condition
        self.yes = yes
        self.no = no

    def can(self, s: MageKnight, play: Play) -> bool:
        """Look at the part that applies."""
        part = self.branch(s, play)
        return part is not None and part.can_now(s, play)

    def do(self, s: MageKnight, play: Play) -> None:
        """Let the part that applies happen."""
        part = self.branch(s, play)
        if part is not None:
            part.do(s, play)

    def takes_pledge(self, s: MageKnight, play: Play) -> bool:
        """Look at the part that applies."""
        part = self.branch(s, play)
        return part is not None and draws_on(s, part, play)

    def branch(self, s: MageKnight, play: Play) -> Effect | None:
        """Return the part that applies."""
        return self.yes if self.condition.holds(s, play.seat) else self.no


# Later.


class AtEnd(Effect):
    """What happens while the turn is being finished."""

    __slots__ = ("part",)

    def __init__(self, part: Effect) -> None:
        super().__init__(ALWAYS, True)
        self.part = part

    def can(self, s: MageKnight, play: Play) -> bool:
        """Tell that it always can."""
        return True

    def do(self, s: MageKnight, play: Play) -> None:
        """Remember it for the end of the turn."""
        s.effort(play.seat).at_end.append(self.part)


class Limit(Effect):
    """Nothing by itself: the moment an effect is bound to."""

    __slots__ = ()

    def __init__(self, phases: int) -> None:
        super().__init__(phases, True)

    def can(self, s: MageKnight, play: Play) -> bool:
        """Tell that it always can."""
        return True

    def do(self, s: MageKnight, play: Play) -> None:
        """Do nothing: the effect only says when."""
