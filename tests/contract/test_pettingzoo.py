"""Each game as a PettingZoo environment passes PettingZoo's own tests, and can be copied, saved and loaded."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import ludotheque
from ludotheque.envs.aec import TableEnv
from ludotheque.errors import BadRecord, NotAnOption

GAMES = ludotheque.names()


def play(env: TableEnv, actions: int, seed: int = 0) -> None:
    """Take random possible actions."""
    random = np.random.default_rng(seed)
    for _ in range(actions):
        observation, _, over, _, _ = env.last()
        env.step(None if over else int(random.choice(np.flatnonzero(observation["action_mask"]))))


def middle(game: str) -> int:
    """Give a number of actions that leads into the middle of a game."""
    return min(30, ludotheque.load(game).rules.longest // 10)


def same(one: TableEnv, two: TableEnv) -> bool:
    """Tell whether two environments show every agent the same."""
    return one.agent_selection == two.agent_selection and all(
        np.array_equal(one.observe(agent)[key], two.observe(agent)[key])
        for agent in one.possible_agents
        for key in ("observation", "action_mask")
    )


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # PettingZoo asks for a plain array, except of its own games with a mask beside it, which it knows by name.
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(ludotheque.env(game), num_cycles=400)
        seed_test(lambda: ludotheque.env(game), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_in_the_middle_goes_its_own_way(game: str) -> None:
    env = ludotheque.env(game)
    env.reset(seed=3)
    play(env, middle(game))
    twin, third = env.copy(), env.copy()
    play(twin, 5, seed=5)
    assert same(env, third)
    play(env, 5, seed=5)
    assert same(env, twin)


@pytest.mark.parametrize("game", GAMES)
def test_saved_bytes_go_on_in_another_environment(game: str) -> None:
    env, other = ludotheque.env(game), ludotheque.env(game)
    env.reset(seed=3)
    play(env, middle(game))
    other.load(env.save())
    assert same(env, other)
    play(env, 5, seed=8)
    play(other, 5, seed=8)
    assert same(env, other)


def test_the_winner_is_rewarded_and_scores_are_told() -> None:
    env = ludotheque.env("smallworld", players=3)
    env.reset(seed=1)
    while not env.terminations[env.agent_selection]:
        play(env, 1, seed=len(env.agents))
    scores = [env.infos[agent]["score"] for agent in env.possible_agents]
    best = env.possible_agents[int(np.argmax(scores))]
    assert env.rewards[best] > 0
    assert sum(reward < 0 for reward in env.rewards.values()) >= 1


def test_an_impossible_action_is_refused_and_the_game_goes_on() -> None:
    env = ludotheque.env("smallworld")
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(NotAnOption, match="see the action mask") as refused:
        env.step(int(np.flatnonzero(mask == 0)[0]))
    assert "Option(" not in refused.value.en + refused.value.fr
    play(env, 5)


def test_what_was_saved_elsewhere_is_refused() -> None:
    env = ludotheque.env("smallworld", players=3)
    env.reset(seed=1)
    with pytest.raises(BadRecord, match="another game"):
        ludotheque.env("smallworld", players=2).load(env.save())
    with pytest.raises(BadRecord, match="not a saved environment"):
        env.load(b"nonsense")
