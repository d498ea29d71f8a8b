"""Seats that are asked together answer in one step; the others wait."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test

import ludotheque
from ludotheque.envs.misuse import NotReset, UnknownAgent
from ludotheque.envs.parallel import TableParallel
from ludotheque.errors import NotAnOption
from ludotheque.games.immortals.rules.state import Immortals
from ludotheque.kernel import waiting


def chosen(seen: dict[str, dict[str, np.ndarray]], chance: np.random.Generator) -> dict[str, int]:
    return {agent: int(chance.choice(np.flatnonzero(one["action_mask"]))) for agent, one in seen.items()}


def planned(seed: int = 3) -> tuple[TableParallel, dict[str, dict[str, np.ndarray]]]:
    """Return a game of Immortals in its first round, where all lay cards at once."""
    env, chance = ludotheque.parallel("immortals", players=3, observation="raw"), np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    table = env._table()
    while isinstance(table.state, Immortals) and (table.state.round < 1 or len(waiting(table.state)) < 3):
        seen, *_ = env.step(chosen(seen, chance))
    return env, seen


@pytest.mark.parametrize("game", ["smallworld", "immortals"])
def test_it_does_what_pettingzoo_asks_of_parallel_environments(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(ludotheque.parallel(game), num_cycles=60)


def test_all_who_plan_answer_in_one_step_and_see_nothing_of_each_other() -> None:
    env, seen = planned()
    assert env.table is not None
    twin = TableParallel("immortals", 3, observation="raw")
    twin.reset(seed=0)
    twin.table = env.table.copy()
    chance = np.random.default_rng(1)
    actions = chosen(seen, chance)
    assert all(action != env.wait for action in actions.values())
    after, *_ = env.step(actions)
    # The last action is to be ready, which everybody sees.
    *cards, _ = np.flatnonzero(seen["seat_1"]["action_mask"]).tolist()
    others = {**actions, "seat_1": next(card for card in cards if card != actions["seat_1"])}
    else_after, *_ = twin.step(others)
    assert np.array_equal(after["seat_0"]["observation"], else_after["seat_0"]["observation"])


def test_the_same_answers_one_by_one_lead_to_the_same_position() -> None:
    env, seen = planned()
    assert env.table is not None
    alone = env.table.copy()
    actions = chosen(seen, np.random.default_rng(2))
    after, *_ = env.step(actions)
    for seat in (2, 0, 1):
        alone.act(actions[f"seat_{seat}"], seat)
    assert all(np.array_equal(after[f"seat_{seat}"]["observation"], alone.raw(seat)) for seat in range(3))


def test_who_is_not_asked_waits_and_who_is_asked_does_not() -> None:
    env = ludotheque.parallel("smallworld", players=2)
    with pytest.raises(NotReset):
        env.step({})
    seen, _ = env.reset(seed=4)
    assert env.table is not None
    asked, other = env.possible_agents[env.table.seat], env.possible_agents[1 - env.table.seat]
    assert np.flatnonzero(seen[other]["action_mask"]).tolist() == [env.wait]
    with pytest.raises(NotAnOption, match="cannot wait"):
        env.step({asked: env.wait, other: env.wait})
    possible = int(np.flatnonzero(seen[asked]["action_mask"])[0])
    with pytest.raises(NotAnOption):
        env.step({asked: possible, other: possible})
    with pytest.raises(UnknownAgent):
        env.step({"nobody": 0})
    assert waiting(env.table.state)[0].seat == env.table.seat


def test_a_whole_game_gives_rewards_and_scores_at_its_end() -> None:
    env, chance = ludotheque.parallel("smallworld", players=2, reward="win"), np.random.default_rng(5)
    seen, _ = env.reset(seed=5)
    total = np.zeros(2)
    while env.agents:
        seen, rewards, over, _, infos = env.step(chosen(seen, chance))
        total += [rewards[agent] for agent in env.possible_agents]
    assert all(over.values())
    assert sorted(total) in ([-1.0, 1.0], [0.5, 0.5])
    assert all(info["score"] > 0 for info in infos.values())
