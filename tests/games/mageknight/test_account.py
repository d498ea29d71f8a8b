"""What the final scores of Mage Knight are made of comes to the scores, alone and together."""

import pytest

from ludotheque import bots
from ludotheque.games.mageknight import GAME
from ludotheque.match import Match
from tests.games.mageknight.scenario import Table
from tests.rules import rule


def finished(players: int, seed: int) -> Match:
    match = Match(GAME, GAME.setup(players), seed)
    bot = bots.make("greedy", GAME, seed)
    while question := match.question():
        match.answer(bot.choose(match.view(question.seat), question.seat))
    return match


@rule("MK-GAME-09")
@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(1, 3), (1, 5), (2, 2)])
def test_the_parts_come_to_the_score(players: int, seed: int):
    match = finished(players, seed)
    parts = GAME.show.account(match.state)
    sums = tuple(sum(part.points[seat] for part in parts) for seat in range(players))
    assert sums == match.outcome().scores  # type: ignore[union-attr]


def test_what_brings_nothing_is_left_out_but_fame():
    table = Table("tovak").land("3").hand("march").stand("3:w").begin()
    assert [part.what for part in GAME.show.account(table.s)] == ["fame"]
    table.crystals("red", "red").hand("wound")
    assert [(part.what, part.points) for part in GAME.show.account(table.s)] == [
        ("fame", (0,)),
        ("loot", (1,)),
        ("wounds", (-2,)),
    ]
    assert table.s.house.scenario.score(table.s, 0) == -1
