"""Bots always get on: they do not go back to where they were, and wander about only so long."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from ludotheque import bots, codec
from ludotheque.bots import Opinion, question
from ludotheque.bots.steady import Steady
from ludotheque.game import as_it_is
from ludotheque.games.mageknight import GAME
from ludotheque.kernel import Option, State
from tests.games.mageknight.positions import march
from tests.games.mageknight.scenario import Table


class Ditherer:
    """Likes everything better than to come to an end."""

    name = "ditherer"

    def choose(self, view: State, seat: int) -> Option:
        """Do anything else."""
        return self.advice(view, seat)[0].option

    def advice(self, view: State, seat: int) -> list[Opinion]:
        """Put the ends last."""
        options = question(view, seat).options(view)
        return sorted((Opinion(o, float(o.verb not in ("end", "rest")), 0.0) for o in options), key=lambda o: -o.weight)


def herbalists() -> Table:
    """Two units that can ready each other for nothing, again and again."""
    table = march(stand="3:w").units("herbalists", "herbalists")
    table.player().units = [table.player().units[0].with_ready(False), table.player().units[1]]
    return table


def stroll() -> Table:
    """A hero for whom steps cost nothing; each lengthens the way walked, so that no position is like another."""
    table = march("song_of_wind", stand="3:w").tokens("white").powered("song_of_wind")
    return table.move_to("3:nw", "3:w")


def answers(table: Table, choose: Callable[[], Option]) -> int:
    """How many answers it takes until something comes to light, which is what the end of a turn does."""
    revealed = table.s.revealed
    for number in range(1000):
        if table.s.revealed != revealed:
            return number
        table.match.answer(choose(), 0)
    raise AssertionError("the turn does not end")


@pytest.mark.parametrize("position", [herbalists, stroll])
def test_a_bot_that_likes_circles_goes_round_for_ever(position: Callable[[], Table]):
    table = position()
    with pytest.raises(AssertionError, match="does not end"):
        answers(table, lambda: Ditherer().choose(table.match.view(0), 0))


@pytest.mark.parametrize("position", [herbalists, stroll])
def test_it_gets_on_once_it_is_steady(position: Callable[[], Table]):
    table = position()
    bot = Steady(Ditherer(), GAME)
    assert 2 <= answers(table, lambda: bot.choose(table.match.view(0), 0)) <= 20


@pytest.mark.parametrize("position", [herbalists, stroll])
def test_it_gets_on_if_it_is_made_anew_for_every_answer(position: Callable[[], Table]):
    table = position()
    assert answers(table, lambda: Steady(Ditherer(), GAME, table.match.trail(0)).choose(table.match.view(0), 0)) <= 20


def test_where_no_position_is_like_another_patience_ends():
    game = replace(GAME, mind=replace(GAME.mind, standing=as_it_is))
    table = stroll()
    bot = Steady(Ditherer(), game, patience=40)
    assert answers(table, lambda: bot.choose(table.match.view(0), 0)) == 41


@pytest.mark.parametrize("spec", ["greedy", "search:iterations=2"])
@pytest.mark.parametrize("position", [herbalists, stroll])
def test_our_bots_end_the_turn_soon(position: Callable[[], Table], spec: str):
    table = position()
    bot = bots.make(spec, GAME, seed=2)
    assert answers(table, lambda: bot.choose(table.match.view(0), 0)) <= 12


def test_a_trail_holds_what_the_seat_saw_since_anything_was_revealed():
    table = march("march", "stamina", stand="3:w")
    views = [table.match.view(0)]
    table.play("march")
    views.append(table.match.view(0))
    table.play("stamina")
    found = table.match.trail(0)
    assert [codec.digest(GAME, view) for view in found] == [codec.digest(GAME, view) for view in views]
    table.do("end")
    assert table.match.trail(0) == []
