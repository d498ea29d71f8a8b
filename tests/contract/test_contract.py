"""Every game keeps the contract: seeded random games, and games that Hypothesis shrinks when they fail."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from ludotheque import contract, games
from ludotheque.errors import BadSetup
from ludotheque.game import Game, Setup
from ludotheque.kernel import advance
from ludotheque.match import dice_for

GOLDEN = json.loads((Path(__file__).parents[1] / "golden" / "perft.json").read_text(encoding="utf-8"))


def setups(game: Game) -> Iterator[Setup]:
    """Give each number of seats, with the default options and with the last value of each that goes with the others."""
    for players in game.seats:
        yield game.setup(players)
        if game.table:
            chosen: dict[str, str] = {}
            for option in game.table:
                tried = {**chosen, option.name: option.values[-1]}
                chosen = tried if is_allowed(game, players, tried) else chosen
            yield game.setup(players, chosen)


def is_allowed(game: Game, players: int, options: dict[str, str]) -> bool:
    """Tell whether a game takes these options together."""
    try:
        game.setup(players, options)
    except BadSetup:
        return False
    return True


TABLES = [
    pytest.param(game, setup, id=f"{name}-{setup.players}-{i % 2}")
    for name in games.names()
    for game in [games.load(name)]
    for i, setup in enumerate(setups(game))
]


@pytest.mark.parametrize(("game", "setup"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_game_keeps_the_contract(game: Game, setup: Setup, seed: int) -> None:
    match = contract.check(game, setup, seed)
    assert match.outcome() is not None


@pytest.mark.parametrize("name", games.names())
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
@given(data=st.data())
def test_any_list_of_answers_keeps_the_contract(name: str, data: st.DataObject) -> None:
    game = games.load(name)
    players = data.draw(st.sampled_from(list(game.seats)), label="players")
    options = {option.name: data.draw(st.sampled_from(option.values), label=option.name) for option in game.table}
    assume(is_allowed(game, players, options))
    seed = data.draw(st.integers(0, 2**20), label="seed")
    numbers = data.draw(st.lists(st.integers(0, 999), max_size=40), label="answers")
    contract.check(game, game.setup(players, options), seed, numbers, draw_every=15)


@pytest.mark.parametrize(
    ("name", "players", "seed"), [tuple(key.split(" ")) for key in GOLDEN], ids=lambda part: str(part)
)
def test_the_ways_to_answer_are_as_many_as_before(name: str, players: str, seed: str) -> None:
    game = games.load(name)
    s = game.start(game.setup(int(players)), dice_for(int(seed)))
    advance(s)
    expected = GOLDEN[f"{name} {players} {seed}"]
    assert [contract.perft(s, depth) for depth in range(1, len(expected) + 1)] == expected
