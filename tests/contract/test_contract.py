"""Every game keeps the contract: seeded random games, and games that Hypothesis shrinks when they fail."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludotheque import contract, games
from ludotheque.chance import dice_for
from ludotheque.game import Game, Setup
from ludotheque.kernel import advance
from tests.contract.tables import depends_on_players, goes, is_allowed, tables

GOLDEN = json.loads((Path(__file__).parents[1] / "golden" / "perft.json").read_text(encoding="utf-8"))


def name_of(game: Game, setup: Setup, seed: int) -> str:
    """Return a name that tells what a table has besides the usual."""
    options = [
        setup.options[option.name] for option in game.rules.table if setup.options[option.name] != option.values[0]
    ]
    return "-".join([game.name, str(setup.players), *options, f"seed{seed}"])


PLAYED = {name: tables(games.load(name)) for name in games.names()}
TABLES = [
    pytest.param(game, setup, seed, id=name_of(game, setup, seed), marks=[pytest.mark.slow] if number else [])
    for name, played in PLAYED.items()
    for game in [games.load(name)]
    for number, (setup, seed) in enumerate(played)
]


@pytest.mark.parametrize(("game", "setup", "seed"), TABLES)
def test_a_random_game_keeps_the_contract(game: Game, setup: Setup, seed: int) -> None:
    # Drawing is slow: where many tables are played, each is drawn less often.
    match = contract.check(game, setup, seed, draw_every=max(20, len(PLAYED[game.name]) // 2))
    assert match.outcome() is not None


@pytest.mark.parametrize("name", games.names())
def test_every_number_of_players_and_every_value_of_every_option_is_played(name: str) -> None:
    game = games.load(name)
    played = [setup for setup, _ in PLAYED[name]]
    assert {setup.players for setup in played} == set(game.seats)
    for option in game.rules.table:
        assert {setup.options[option.name] for setup in played} == set(option.values)
        if depends_on_players(game, option):
            pairs = {(players, value) for players in game.seats for value in option.values}
            wanted = {(players, value) for players, value in pairs if goes(game, players, option, value)}
            assert {(setup.players, setup.options[option.name]) for setup in played} >= wanted


@pytest.mark.parametrize("name", games.names())
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
@given(data=st.data())
def test_any_list_of_answers_keeps_the_contract(name: str, data: st.DataObject) -> None:
    game = games.load(name)
    players = data.draw(st.sampled_from(list(game.seats)), label="players")
    options: dict[str, str] = {}
    # In any order, so that what needs another value finds it.
    for option in data.draw(st.permutations(game.rules.table), label="options"):
        allowed = [value for value in option.values if is_allowed(game, players, {**options, option.name: value})]
        options[option.name] = data.draw(st.sampled_from(allowed), label=option.name)
    seed = data.draw(st.integers(0, 2**20), label="seed")
    numbers = data.draw(st.lists(st.integers(0, 999), max_size=40), label="answers")
    contract.check(game, game.setup(players, options), seed, numbers, draw_every=15)


@pytest.mark.parametrize(
    ("name", "players", "seed"), [tuple(key.split(" ")) for key in GOLDEN], ids=lambda part: str(part)
)
def test_the_ways_to_answer_are_as_many_as_before(name: str, players: str, seed: str) -> None:
    game = games.load(name)
    s = game.rules.start(game.setup(int(players)), dice_for(int(seed)))
    advance(s)
    expected = GOLDEN[f"{name} {players} {seed}"]
    assert [contract.perft(s, depth) for depth in range(1, len(expected) + 1)] == expected


@pytest.mark.parametrize("text", ["attaque de Arythea", "tant que il pleut", "Le héros de Ondine", "de épée"])
def test_a_text_that_does_not_elide_breaks_it(text: str):
    with pytest.raises(contract.Broken, match="not elide"):
        contract.check_sentence(text, "fr")
    contract.check_sentence(text, "en")


@pytest.mark.parametrize("text", ["l'or", "or : 3", "or ?", "influence -3"])
def test_a_text_without_its_typography_breaks_it(text: str):
    with pytest.raises(contract.Broken, match="not typeset"):
        contract.check_sentence(text, "fr")
