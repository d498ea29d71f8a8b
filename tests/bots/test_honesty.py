"""Bots see their seat's view and nothing else: what is hidden does not change what they do."""

from collections.abc import Iterator

import pytest

from ludotheque import bots, codec, games
from ludotheque.chance import dice_for
from ludotheque.game import Game
from ludotheque.kernel import Dice, State, advance, answer, waiting

BOTS = ("random", "greedy", "beginner", "search:iterations=8", "search:iterations=4,horizon=6,form=tree")


def positions(game: Game, players: int, seed: int, every: int) -> Iterator[tuple[State, int]]:
    """Some positions of a random game, with the seat that is asked."""
    s = game.rules.start(game.setup(players), dice_for(seed))
    advance(s)
    dice = dice_for(seed + 1)
    count = 0
    while asks := waiting(s):
        ask = asks[dice.below(len(asks))]
        if count % every == every - 1:
            yield s.copy(), ask.seat
        options = ask.options(s)
        answer(s, ask, options[dice.below(len(options))])
        count += 1


def every_of(game: Game) -> int:
    """One position of so many; fewer where a game is short, more where bots play whole turns for each answer."""
    return min(29, game.rules.longest // 12) * (1 if game.mind.plans is None else 3)


def otherwise(game: Game, s: State, seat: int, seed: int) -> State:
    """The same position to this seat's eyes, but with other dice, piles and purses."""
    other = game.rules.guess(game.rules.sight(s, seat), seat, Dice(seed))
    other.dice = dice_for(seed)
    other.chance = [seed]
    return other


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("name", games.names())
def test_what_is_hidden_changes_nothing(name: str, spec: str):
    game = games.load(name)
    differs = 0
    for players in game.seats:
        for number, (s, seat) in enumerate(positions(game, players, players, every_of(game))):
            twin = otherwise(game, s, seat, number)
            differs += codec.dump(game, s) != codec.dump(game, twin)
            here = bots.make(spec, game, seed=number).choose(game.rules.sight(s, seat), seat)
            there = bots.make(spec, game, seed=number).choose(game.rules.sight(twin, seat), seat)
            assert here == there
    assert differs, "the positions compared should differ in something hidden"


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_leaves_the_view_as_it_was(spec: str):
    game = games.load("smallworld")
    for s, seat in positions(game, 2, 5, every=40):
        view = game.rules.sight(s, seat)
        before = codec.dump(game, view)
        bots.make(spec, game).choose(view, seat)
        assert codec.dump(game, view) == before


@pytest.mark.parametrize("spec", BOTS)
def test_every_choice_is_an_option(spec: str):
    game = games.load("smallworld")
    for s, seat in positions(game, 3, 6, every=31):
        ask = next(ask for ask in waiting(s) if ask.seat == seat)
        assert bots.make(spec, game, seed=3).choose(game.rules.sight(s, seat), seat) in ask.options(s)
