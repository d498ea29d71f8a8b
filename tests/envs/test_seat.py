"""One seat of a table as a Gymnasium environment."""

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ludotheque
from ludotheque.envs.misuse import NotReset
from ludotheque.envs.seat import SeatEnv
from ludotheque.errors import BadSetup, NotAnOption


def finish(env: SeatEnv, seed: int) -> tuple[float, dict]:
    """Play random actions to the end; return the sum of rewards and the last info."""
    chance = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
        total += reward
    return total, info


@pytest.mark.parametrize("observation", ["row", "raw", "tables"])
def test_gymnasium_finds_nothing_wrong_with_a_game_for_one(observation: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Counts have no highest value, and the raw form shows some from -1 on.
        warnings.filterwarnings("ignore", ".*Box observation space (minimum|maximum) value is.*")
        warnings.filterwarnings("ignore", ".*not having a spec.*")
        check_env(ludotheque.seat("mageknight", players=1, observation=observation), skip_render_check=True)


def test_what_is_not_possible_changes_nothing_and_is_explained() -> None:
    env = ludotheque.seat("smallworld")
    seen, info = env.reset(seed=1)
    after, reward, over, _, told = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert np.array_equal(seen["observation"], after["observation"])
    assert (reward, over) == (0.0, False)
    assert "SW-" in told["refused"]


def test_a_game_for_one_rewards_the_score() -> None:
    total, info = finish(ludotheque.seat("mageknight", players=1), seed=4)
    assert total == pytest.approx(info["score"] / 100)


@pytest.mark.parametrize(("reward", "expected"), [("win", 1.0), ("score", None)])
def test_rewards_add_up_to_what_is_meant(reward: str, expected: float | None) -> None:
    total, info = finish(ludotheque.seat("smallworld", players=2, reward=reward), seed=2)
    if expected is None:
        assert total == pytest.approx(info["score"] / 100 - 0.05), "five coins are there from the start"
    else:
        assert total == pytest.approx(expected if 0 in info["winners"] else -1.0)


def test_margins_of_two_seats_are_opposite() -> None:
    first, _ = finish(ludotheque.seat("smallworld", players=2, reward="margin", seat=0), seed=3)
    env = ludotheque.env("smallworld", players=2, reward="margin")
    env.reset(seed=3)
    sums = np.zeros(2)
    chance = np.random.default_rng(1)
    while not all(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(chance.choice(np.flatnonzero(mask))))
        sums += [env.rewards[agent] for agent in env.possible_agents]
    assert first != 0
    assert sums[0] == pytest.approx(-sums[1])
    assert sums[0] != 0


def test_the_judgement_shapes_and_takes_back_what_it_gave() -> None:
    env = ludotheque.env("smallworld", players=2, reward="value")
    env.reset(seed=3)
    start = env.world.game.mind.value(env.state_now, 0) / 100
    sums, given = np.zeros(2), 0
    chance = np.random.default_rng(1)
    while not all(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(chance.choice(np.flatnonzero(mask))))
        sums += [env.rewards[agent] for agent in env.possible_agents]
        given += any(env.rewards.values())
    assert sums[0] + start in (pytest.approx(1.0), pytest.approx(-1.0))
    assert given > 20


def test_misuse_is_told_in_a_sentence() -> None:
    env = ludotheque.seat("smallworld")
    for call in (lambda: env.step(0), env.render, env.action_masks):
        with pytest.raises(NotReset, match="reset"):
            call()
    with pytest.raises(BadSetup, match="there are: win, score, margin, value"):
        ludotheque.seat("smallworld", reward="fun")
    with pytest.raises(BadSetup, match="there are: row, raw, tables"):
        ludotheque.seat("smallworld", observation="smell")
    env = ludotheque.seat("smallworld", strict=True)
    env.reset(seed=1)
    with pytest.raises(NotAnOption):
        env.step(int(np.flatnonzero(env.action_masks() == 0)[0]))


def test_options_are_rows_that_point_at_things() -> None:
    env = ludotheque.seat("smallworld", players=2, observation="tables")
    seen, info = env.reset(seed=1)
    rows = seen["observation"]["options"]
    offered = rows[rows[:, 0] == 1]
    assert sorted(offered[:, 5]) == list(np.flatnonzero(info["action_mask"]))
    world = env.world
    for _, verb, kind, index, arg, action in offered.astype(int).tolist():
        option = world.actions.option(action)
        assert (world.verbs[verb], world.kinds[kind], index, arg) == (
            option.verb,
            option.kind,
            option.index,
            option.arg,
        )


def test_text_shows_the_board_and_the_question() -> None:
    env = ludotheque.env("smallworld", players=2)
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert len(text.splitlines()) > 30
    assert text.splitlines()[-1] == f"{env.agent_selection}: Which race do you take?"
