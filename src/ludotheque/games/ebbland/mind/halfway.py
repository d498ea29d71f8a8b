"""What a question that is half answered promises: cards whose place is still to be said, rolls still to be raised."""

from __future__ import annotations

from typing import Final

from ludotheque.games.ebbland.mind.muster import Muster, printed_strength
from ludotheque.games.ebbland.mind.worth import COMMAND, CROWD, DRAWN, FIGHTER, SUPPLY, card_worth, keeps
from ludotheque.games.ebbland.rules.effects.effect import Deed
from ludotheque.games.ebbland.rules.effects.goods import RerollDie
from ludotheque.games.ebbland.rules.effects.resolve import ChooseOne, GiveCard, Pick
from ludotheque.games.ebbland.rules.effects.standing import ability_of
from ludotheque.games.ebbland.rules.enlistment import ENLISTMENT, Raise
from ludotheque.games.ebbland.rules.odds import FACES, enlisting_faces
from ludotheque.games.ebbland.rules.piles import die_of
from ludotheque.games.ebbland.rules.question import Question
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import COM
from ludotheque.games.ebbland.rules.turn import Build, Equip, StockPhase
from ludotheque.kernel.step import answer, waiting

# What a die shows on average.
AVERAGE: Final = 3.5


def placing(s: Ebbland) -> Question | None:
    """Return the question at hand, if it was said what to do and only where, to whom or for what is still to say."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, (Build, Equip)) and step.card not in s.sides[step.seat].hand:
        # Another seat's card, and in this guess it holds others.
        return None
    return step if isinstance(step, (Build, Equip, GiveCard, Pick)) else None


def settled(s: Ebbland, ask: Question) -> list[Ebbland]:
    """Return how things stand after each answer to a question, unless chance has a say in it."""
    ends: list[Ebbland] = []
    for option in ask.answers(s):
        end = s.copy()
        answer(end, waiting(end)[0], option)
        if end.revealed != s.revealed:
            return []
        ends.append(end)
    return ends


def promise(s: Ebbland, sides: list[list[Muster]], hopes: list[float]) -> None:
    """Add what the question at hand promises to the seat that answers it."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, StockPhase):
        # The card that everybody draws is left out: it would make all others put off what ends their turns.
        hopes[step.seat] += keeps(s) * DRAWN * min(step.discarded, len(s.sides[step.seat].stock))
    elif isinstance(step, Raise):
        hopes[step.seat] += keeps(s) * of_enlisting(s, step.seat, step.card, len(sides[step.seat]))
    elif isinstance(step, ChooseOne):
        choices = ability_of(s, step.play).choices
        hopes[step.seat] += keeps(s) * max([0.0, *[of_rerolling(s, step.seat, deeds) for deeds in choices]])


def of_enlisting(s: Ebbland, seat: int, card: int, others: int) -> float:
    """Return what enlisting a character promises, raised as far as it pays."""
    side = s.sides[seat]
    gain = max(FIGHTER / 4, FIGHTER - CROWD * others) * printed_strength(s.box.cards[card])
    best = -1.0
    for more in range(min(s.box.cards[side.leader].figures[ENLISTMENT], side.com - 1) + 1):
        chance = len(enlisting_faces(s, card, more)) / FACES
        best = max(best, chance * gain - COMMAND * (1 + more))
    return best - card_worth(s, side, card)


def of_rerolling(s: Ebbland, seat: int, deeds: list[Deed]) -> float:
    """Return what rolling a resource die again promises."""
    total = 0.0
    for deed in deeds:
        if isinstance(deed, RerollDie):
            total += (AVERAGE - die_of(s, seat, deed.die)) * (COMMAND if deed.die == COM else SUPPLY)
    return total
