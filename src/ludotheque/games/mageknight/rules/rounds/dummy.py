"""The dummy player: cards turned over, the round's end announced, and what it gains at each new round."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.rules.events.rounds import DummyPlayed, RoundEndAnnounced
from ludotheque.games.mageknight.rules.pieces import DUMMY, NOBODY
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.kernel.step import Step

TURNED: Final = 3


class DummyTurn(Step[MageKnight]):
    """Turn over three cards, and more for crystals of the last one's colour (MK-DUMMY-09 to 14)."""

    __slots__ = ()

    def run(self, s: MageKnight) -> None:
        """Play the dummy's turn."""
        dummy = s.dummy
        assert dummy is not None
        if not dummy.deck:
            if s.announced == NOBODY:
                s.announced = DUMMY
                s.tell(RoundEndAnnounced(DUMMY))
            return
        before = len(dummy.deck)
        turn_over(s, TURNED)
        turn_over(s, dummy.crystals[s.box.cards[dummy.discard[-1]].colour])
        s.tell(DummyPlayed(DUMMY, before - len(dummy.deck), len(dummy.deck)))


def turn_over(s: MageKnight, cards: int) -> None:
    """Turn over so many cards of the dummy's deck, as far as there are any."""
    dummy = s.dummy
    assert dummy is not None
    for _ in range(min(cards, len(dummy.deck))):
        dummy.discard.append(s.draw(dummy.deck))


def reshuffle(s: MageKnight) -> None:
    """Make a new deck of all the dummy's cards."""
    dummy = s.dummy
    assert dummy is not None
    dummy.deck += dummy.discard
    dummy.discard = []
    s.shuffle(dummy.deck)
