"""The games as OpenSpiel has them: its own checks of the interface, its search, its regret minimisation."""

import random
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts

import ludotheque

GAMES = ludotheque.names()


def walk(state: Any, seed: int, steps: int, answers: int = 10_000) -> Any:
    """Go on at random for so many steps or answers, or to the end."""
    chance = random.Random(seed)
    for _ in range(steps):
        if state.is_terminal() or not (state.is_chance_node() or answers):
            break
        answers -= not state.is_chance_node()
        outcomes = (
            [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        state.apply_action(chance.choice(outcomes))
    return state


def asked(game: Any, seed: int, answers: int = 3) -> Any:
    """Return a state in which a seat is asked, after so many answers."""
    return walk(game.new_initial_state(), seed, 10_000, answers)


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_nothing_wrong_with_the_interface(name: str) -> None:
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {})
    case.game, case.game_name = ludotheque.openspiel(name), name
    case.game_type = case.game.get_type()
    case.some_states = [walk(case.game.new_initial_state(), seed, 25 * seed) for seed in range(12)]
    for check in (check for check in dir(case) if check.startswith("test_")):
        getattr(case(check), check)()


def test_random_games_end_with_nothing_lost() -> None:
    game = ludotheque.openspiel("smallworld", players=3)
    for seed in range(3):
        end = walk(game.new_initial_state(), seed, 10_000)
        assert end.is_terminal()
        assert sum(end.returns()) == pytest.approx(0)


def test_chance_is_explicit_and_all_sides_are_alike() -> None:
    state = ludotheque.openspiel("smallworld").new_initial_state()
    assert state.is_chance_node(), "the piles are shuffled first"
    outcomes = state.chance_outcomes()
    assert sum(likely for _, likely in outcomes) == pytest.approx(1)
    assert len({likely for _, likely in outcomes}) == 1
    one, two = state.clone(), state.clone()
    for twin in (one, two):
        walk(twin, 5, 100)
    assert str(one) == str(two) != str(state)


@pytest.mark.parametrize("name", GAMES)
def test_a_guess_fits_what_the_seat_knows(name: str) -> None:
    state = asked(ludotheque.openspiel(name), 3)
    seat = state.current_player()
    guess = state.resample_from_infostate(seat, random.Random(1).random)
    assert guess.observation_string(seat) == state.observation_string(seat)
    assert guess.legal_actions() == state.legal_actions()


def test_its_search_plays() -> None:
    game = ludotheque.openspiel("smallworld")
    state = asked(game, 4)
    searcher = mcts.MCTSBot(game, 2, 8, mcts.RandomRolloutEvaluator(1, None))
    assert searcher.step(state) in state.legal_actions()
    guesser = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, None), 2.0, 4)
    assert guesser.step(state) in state.legal_actions()


def test_its_regret_minimisation_learns_a_small_game() -> None:
    game = ludotheque.openspiel("highcard")
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy()
    state = asked(game, 1, 1)
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)
    assert len(solver._infostates) > 20


def test_it_is_known_by_name() -> None:
    ludotheque.openspiel("smallworld")
    game = pyspiel.load_game("python_ludotheque_smallworld", {"players": 4})
    assert game.num_players() == 4
