"""Bots by name, with their options."""

import pytest

from ludotheque import bots, load
from ludotheque.bots.greedy import Greedy
from ludotheque.errors import BadBot

GAME = load("smallworld")


def test_a_name_makes_a_bot():
    assert bots.make("random", GAME).name == "random"


def test_options_follow_the_name():
    greedy = bots.make("greedy:guesses=3", GAME)
    assert isinstance(greedy, Greedy)
    assert greedy.guesses == 3


def test_a_bot_of_ones_own_is_named_by_module_and_class():
    greedy = bots.make("ludotheque.bots.greedy:Greedy:guesses=2", GAME)
    assert isinstance(greedy, Greedy)
    assert greedy.guesses == 2


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("gready", "there are: greedy, random"),
        ("", "there are: greedy"),
        ("greedy:depth=3", "there are: guesses"),
        ("greedy:guesses", "name:option=value"),
        ("greedy:guesses=many", "guesses=many is not a number"),
        ("no.such.module:Bot", "cannot find the bot no.such.module:Bot"),
        ("ludotheque.bots.greedy:Lazy", "cannot find the bot"),
        ("ludotheque.bots.greedy:TASTE", "does not make a bot"),
    ],
)
def test_what_cannot_be_made_is_said_in_one_line(text: str, says: str):
    with pytest.raises(BadBot) as error:
        bots.make(text, GAME)
    assert says in str(error.value)
    assert "\n" not in error.value.fr
