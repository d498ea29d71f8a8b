"""A single fight, solved: the same as trying every answer that the rules allow, and no answer wasted."""

import pytest

from ludotheque.games.mageknight.mind.possessions import possessions
from ludotheque.games.mageknight.mind.solver import LOWEST, is_over, most, solved
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.kernel import Option, answer, waiting
from tests.games.mageknight.positions import assault, fight
from tests.games.mageknight.scenario import Table

PLENTY = 100_000


def after(s: MageKnight, option: Option) -> MageKnight:
    """The position after an answer."""
    twin = s.copy()
    answer(twin, waiting(twin)[0], option)
    return twin


def tried_out(s: MageKnight, seat: int) -> float:
    """The best end of a fight, by trying all answers in all orders."""
    if is_over(s, seat):
        return possessions(s, seat)
    return max(tried_out(after(s, option), seat) for option in waiting(s)[0].options(s))


def played(table: Table, line: list[Option]) -> MageKnight:
    """Where a line of answers leads."""
    s = table.s
    for option in line:
        assert option in waiting(s)[0].options(s)
        s = after(s, option)
    return s


FIGHTS = {
    "a block and a blow": lambda: fight("prowlers", hand=("determination", "rage", "march")),
    "one die for two cards": lambda: fight("cursed_hags", hand=("rage", "determination"), mana=("red",)),
    "a swift one": lambda: fight("wolf_riders", hand=("rage", "swiftness", "march")),
    "resists blows": lambda: fight("ironclads", hand=("rage", "rage"), mana=("red",)),
    "a unit to help": lambda: fight("prowlers", hand=("march", "rage"), units=("peasants",)),
    "a unit takes the damage": lambda: fight("cursed_hags", hand=("rage", "march"), units=("utem_guardsmen",)),
    "a summoner": lambda: fight("orc_summoners", hand=("determination", "rage")),
    "two at once": lambda: fight("diggers", "prowlers", hand=("rage", "rage")),
    "a keep": lambda: assault("golems", hand=("rage", "determination")),
    "behind walls": lambda: assault("guardsmen", hand=("rage", "march"), units=("catapults",)),
    "nothing to be done": lambda: assault("swordsmen", hand=("promise",)),
    "ice against fire": lambda: assault("fire_mages", hand=("cold_toughness", "rage"), site="tower"),
}


@pytest.mark.parametrize("name", FIGHTS)
def test_it_finds_the_best_end_that_there_is(name: str):
    table = FIGHTS[name]()
    value, line, exact = solved(table.s, 0, PLENTY)
    assert exact
    assert value == pytest.approx(tried_out(table.s, 0))
    assert possessions(played(table, line), 0) == pytest.approx(value)


@pytest.mark.parametrize("name", FIGHTS)
def test_no_end_is_worth_more_than_was_thought_possible(name: str):
    s = FIGHTS[name]().s
    assert solved(s, 0, PLENTY)[0] <= most(s, 0)


def test_no_card_is_spent_that_is_not_needed():
    table = fight("prowlers", hand=("determination", "rage", "rage", "march", "march"), mana=("red", "blue"))
    s = played(table, solved(table.s, 0, PLENTY)[1])
    assert s.players[0].fame == 2
    assert len(s.players[0].hand) == 3


def test_without_time_it_says_that_something_was_left_out():
    table = fight("prowlers", hand=("determination", "rage", "march"))
    value, _, exact = solved(table.s, 0, 3)
    assert not exact
    assert LOWEST < value <= solved(table.s, 0, PLENTY)[0]
