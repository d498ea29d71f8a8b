"""Bots by name, with their options."""

import pytest

from ludotheque import bots, load, new
from ludotheque.bots import spec
from ludotheque.bots.greedy import Greedy
from ludotheque.bots.spec import Checked
from ludotheque.bots.steady import Steady
from ludotheque.errors import BadBot, NotAnOption
from ludotheque.game import Game
from ludotheque.kernel import Option, State

GAME = load("smallworld")


def test_a_name_makes_a_bot():
    assert bots.make("random", GAME).name == "random"


def test_options_follow_the_name():
    greedy = bots.make("greedy:guesses=3", GAME)
    assert isinstance(greedy, Steady)
    assert isinstance(greedy.bot, Greedy)
    assert greedy.bot.guesses == 3


def test_a_bot_of_ones_own_is_named_by_module_and_class():
    bot = bots.make("tests.bots.test_spec:Cheat:boldness=2", GAME, trust=True)
    assert isinstance(bot, Checked)
    assert isinstance(bot.bot, Cheat)
    assert (bot.name, bot.bot.boldness) == ("cheat", 2)


class Cheat:
    """A bot that does not keep to the options."""

    name = "cheat"

    def __init__(self, game: Game, seed: int = 0, boldness: int = 1) -> None:
        self.boldness = boldness

    def choose(self, view: State, seat: int) -> Option:
        return Option("win", "button")


def test_a_bot_that_cheats_is_caught():
    match = new("smallworld", 2, seed=1)
    question = match.question()
    assert question is not None
    with pytest.raises(NotAnOption, match="bot cheat answered"):
        bots.make("tests.bots.test_spec:Cheat", GAME, trust=True).choose(match.view(question.seat), question.seat)


@pytest.mark.parametrize(
    ("text", "timed"),
    [
        ("search", "search:ms=20"),
        ("search:horizon=3", "search:horizon=3,ms=20"),
        ("search:ms=5", "search:ms=5"),
        ("search:iterations=9", "search:iterations=9"),
        ("greedy", "greedy"),
    ],
)
def test_time_goes_to_bots_that_take_it_and_have_no_budget(text: str, timed: str):
    assert bots.timed(text, 20) == timed
    assert bots.timed(text, None) == text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("gready", "there are: beginner, easy, normal, strong, first, greedy, novice, random, search"),
        ("", "there are: beginner"),
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
        bots.make(text, GAME, trust=True)
    assert says in str(error.value)
    assert "\n" not in error.value.fr


def test_a_class_that_nobody_installed_is_not_even_imported(monkeypatch: pytest.MonkeyPatch):
    imported: list[str] = []
    monkeypatch.setattr(spec, "import_module", imported.append)
    with pytest.raises(BadBot, match="would run its code"):
        bots.make("tests.bots.test_spec:Cheat", GAME)
    assert imported == []
