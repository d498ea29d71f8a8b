"""A fork of any game draws new chance, and nobody at the table can see a difference."""

import pytest

from ludotheque import bots, codec, games
from ludotheque.chance import dice_for
from ludotheque.kernel import SPECTATOR
from ludotheque.match import Match, replay


@pytest.mark.parametrize("name", games.names())
def test_a_redrawn_position_looks_the_same_to_every_seat(name: str):
    game = games.load(name)
    match = Match(game, game.setup(game.seats[-1]), 7)
    bot = bots.make("random", game, 7)
    looked = 0
    while len(match.moves) < 400 and (question := match.question()):
        if len(match.moves) < 3 or len(match.moves) % 25 == 0:
            before = codec.dump(game, match.state)
            fresh = [game.rules.redraw(match.state, dice_for(seed)) for seed in (1, 2)]
            assert codec.dump(game, match.state) == before
            assert len({before, *(codec.dump(game, state) for state in fresh)}) == 3
            for seat in (SPECTATOR, *range(match.setup.players)):
                views = {codec.dump(game, game.rules.sight(state, seat)) for state in (match.state, *fresh)}
                assert len(views) == 1, (name, seat, len(match.moves))
            looked += 1
        match.answer(bot.choose(match.view(question.seat), question.seat), question.seat)
    assert looked >= 3


@pytest.mark.parametrize("name", games.names())
def test_a_forked_game_is_played_on_and_replays(name: str):
    game = games.load(name)
    match = Match(game, game.setup(game.seats[0]), 8)
    bot = bots.make("random", game, 8)
    while len(match.moves) < 120 and (question := match.question()):
        if len(match.moves) in (0, 3, 60):
            match.fork(len(match.moves))
        match.answer(bot.choose(match.view(question.seat), question.seat), question.seat)
    assert [number for number, _ in match.forks][:2] == [0, 3]
    again = replay(match.record())
    assert codec.dump(game, again.state) == codec.dump(game, match.state)
    assert [codec.dump(game, state) for state in match.positions()][-1] == codec.dump(game, match.state)
