"""Games of chance before a second referee, who knows the clauses and not the code."""

import pytest

from ludotheque.games.ebbland import GAME
from ludotheque.games.ebbland.data import DECKS
from ludotheque.kernel import Dice, advance, waiting
from tests.games.ebbland.referee import Referee

TABLES = [(DECKS[0], DECKS[1]), (DECKS[2], DECKS[3]), (DECKS[3], DECKS[0]), (DECKS[1], DECKS[2]), tuple(DECKS)]
# What must have happened in all these games together, or they show nothing.
WANTED = (
    "attack",
    "enlisted",
    "rejected",
    "marker",
    "exchange",
    "commit",
    "roll",
    "wound",
    "death",
    "control-roll",
    "sack",
)


@pytest.mark.parametrize("decks", TABLES, ids="-".join)
def test_a_second_referee_finds_nothing_to_object_to(decks: tuple[str, ...]):
    seen: set[str] = set()
    for seed in range(6):
        chosen = {f"deck-{seat + 1}": deck for seat, deck in enumerate(decks)}
        s = GAME.rules.start(GAME.setup(len(decks), chosen), Dice(500 + seed))
        advance(s)
        referee, dice = Referee(s), Dice(900 + seed)  # type: ignore[arg-type]
        while asks := waiting(s):
            options = asks[0].options(s)
            referee.play(options[dice.below(len(options))])
        seen |= set(referee.seen)
    assert set(WANTED) <= seen
