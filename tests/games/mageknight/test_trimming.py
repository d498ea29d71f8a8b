"""Cards that a bot lets go at the end of a turn: what the next hand is better without, while there are enough."""

import pytest

from ludotheque.bots.greedy import Greedy
from ludotheque.games.mageknight import GAME
from ludotheque.games.mageknight.mind.trimming import spare_cards, trimmed
from ludotheque.games.mageknight.rules.turn.finish import DiscardSome
from ludotheque.kernel import waiting
from tests.games.mageknight.positions import march
from tests.games.mageknight.scenario import Table

MANY = ("rage", "rage", "determination", "swiftness", "swiftness", "promise", "concentration", "mana_draw")


def evening(*hand: str, deck: tuple[str, ...], dummy: int) -> Table:
    """The end of a turn with these cards left, those in the deck, and so many cards in the dummy's."""
    table = march("tranquility", *hand, scenario="solo_conquest").deck(*deck, only=True)
    assert table.s.dummy is not None
    table.s.dummy.deck = table.s.dummy.deck[:dummy]
    table.play("tranquility").do("end")
    assert isinstance(waiting(table.s)[0], DiscardSome)
    return table


def let_go(table: Table) -> str:
    """What greedy answers."""
    option = Greedy(GAME, seed=3, guesses=2).choose(table.match.view(0), 0)
    return option.verb if option.verb == "done" else table.s.box.cards[option.index].id


def test_steps_that_nobody_needs_are_let_go_while_better_cards_wait():
    table = evening("march", "march", "stamina", "stamina", deck=MANY, dummy=2)
    assert spare_cards(table.s, 0) > 0
    assert let_go(table) in ("march", "stamina")


@pytest.mark.parametrize("dummy", [2, 16])
def test_what_serves_in_a_fight_is_kept(dummy: int):
    assert let_go(evening("march", "rage", "determination", deck=MANY, dummy=dummy)) == "done"


def test_nothing_is_let_go_while_there_is_time_to_play_it():
    table = evening("march", "march", "stamina", "stamina", deck=MANY[:3], dummy=16)
    assert spare_cards(table.s, 0) <= 0
    assert let_go(table) == "done"


def test_what_must_be_let_go_is_what_is_missed_least():
    table = march("rage", "march", "march", "stamina", scenario="solo_conquest").do("end")
    assert let_go(table) in ("march", "stamina")


def test_elsewhere_there_is_nothing_to_let_go():
    assert trimmed(march("march").s, 0) is None
