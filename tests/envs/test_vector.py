"""Many games at once: what each shows is what one table alone would show."""

from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque.envs.table import Table, World
from ludotheque.errors import BadSetup, NotAnOption


def actions(infos: dict[str, Any], chance: np.random.Generator) -> np.ndarray:
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])


@pytest.mark.parametrize("workers", [0, 2])
def test_games_go_as_they_would_alone(workers: int) -> None:
    many = ludotheque.vector("smallworld", 3, players=2, workers=workers, observation="raw")
    try:
        seen, infos = many.reset(seed=[5, 6, 7])
        alone = [Table(World("smallworld", 2, None, "win"), seed) for seed in (5, 6, 7)]
        chance = np.random.default_rng(1)
        for _ in range(60):
            for place, table in enumerate(alone):
                assert infos["seat"][place] == table.seat
                assert np.array_equal(seen[place], table.raw(table.seat))
                assert np.array_equal(infos["action_mask"][place], table.mask(table.seat))
            chosen = actions(infos, chance)
            seen, _, over, _, infos = many.step(chosen)
            for place, table in enumerate(alone):
                table.act(int(chosen[place]))
            assert not over.any()
    finally:
        many.close()


@pytest.mark.parametrize(("game", "players"), [("smallworld", 4), ("immortals", 3), ("mageknight", 2), ("ebbland", 2)])
def test_what_is_written_on_is_what_is_written_anew(game: str, players: int) -> None:
    world = World(game, players, None, "win")
    table, chance = Table(world, 7), np.random.default_rng(7)
    for _ in range(150):
        for seat in range(players):
            assert np.array_equal(table.raw(seat), world.observer.raw(table.view(seat), seat))
        table.act(int(chance.choice(table.legal(table.seat))))


def test_rows_that_are_written_on_are_those_written_anew() -> None:
    as_rows, raw = (ludotheque.vector("mageknight", 2, observation=form) for form in ("row", "raw"))
    rows, infos = as_rows.reset(seed=3)
    numbers, _ = raw.reset(seed=3)
    chance = np.random.default_rng(1)
    for _ in range(40):
        assert np.array_equal(rows, raw.world.observer.rows(numbers))
        assert not np.signbit(rows[rows == 0]).any()
        # Whoever is shown something may do with it what they like.
        rows[:] = -1
        chosen = actions(infos, chance)
        rows, _, _, _, infos = as_rows.step(chosen)
        numbers, *_ = raw.step(chosen)


def test_a_step_that_is_refused_is_taken_in_no_game() -> None:
    once, twice = (ludotheque.vector("smallworld", 2, observation="raw") for _ in range(2))
    _, infos = once.reset(seed=1)
    twice.reset(seed=1)
    chosen = actions(infos, np.random.default_rng(1))
    wrong = chosen.copy()
    wrong[1] = np.flatnonzero(infos["action_mask"][1] == 0)[0]
    with pytest.raises(NotAnOption):
        twice.step(wrong)
    assert np.array_equal(once.step(chosen)[0], twice.step(chosen)[0])


def test_a_game_that_ends_gives_rewards_and_begins_anew() -> None:
    many = ludotheque.vector("smallworld", 2, players=3, reward="win")
    _, infos = many.reset(seed=1)
    chance = np.random.default_rng(1)
    ends = 0
    for _ in range(1500):
        before = infos["seat"].copy()
        _, rewards, over, _, infos = many.step(actions(infos, chance))
        for place in np.flatnonzero(over):
            ends += 1
            assert infos["rewards"][place].max() > 0 > infos["rewards"][place].min()
            assert rewards[place] == infos["rewards"][place][before[place]]
            assert infos["scores"][place].max() > 0
        assert not infos["rewards"][~over].any()
    assert ends >= 2
    many.close()


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = (ludotheque.vector("immortals", 2) for _ in range(2))
    first, second = one.reset(seed=9), two.reset(seed=9)
    assert np.array_equal(first[0], second[0])
    assert first[0].shape == one.observation_space.shape
    assert not np.array_equal(first[0][0], first[0][1])


def test_an_action_that_is_not_possible_is_refused_here_and_in_a_worker() -> None:
    for workers in (0, 1):
        many = ludotheque.vector("smallworld", 1, workers=workers)
        _, infos = many.reset(seed=1)
        with pytest.raises(NotAnOption):
            many.step(np.array([np.flatnonzero(infos["action_mask"][0] == 0)[0]]))
        many.step(actions(infos, np.random.default_rng(1)))
        many.close()


@pytest.mark.parametrize("settings", [{"n": 0}, {"n": 1, "workers": -1}, {"n": 1, "observation": "tables"}])
def test_what_cannot_be_is_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        ludotheque.vector("smallworld", **settings)
