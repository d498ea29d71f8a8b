"""Whole games and every combination, played at random, with the invariants checked after each answer."""

import random

import pytest

import ludotheque
from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.rules.state import SmallWorld
from ludotheque.match import Match
from tests.games.smallworld import invariants
from tests.games.smallworld.scenario import Table
from tests.rules import rule

OPTIONS = (
    {},
    {"ghoul-die": "shared", "own-declined": "ignored", "sea-entry": "no"},
    {"failed-attempt": "harmless", "ratmen": "yes", "coins": "open"},
)


def wander(match: Match, chooser: random.Random, answers: int = 10_000) -> None:
    """Answer at random until the game is over or often enough."""
    for _ in range(answers):
        question = match.question()
        if question is None:
            return
        assert question.options
        assert len(set(question.options)) == len(question.options)
        match.answer(chooser.choice(question.options))
        assert isinstance(match.state, SmallWorld)
        invariants.check(match.state)


@rule("SW-END-02")
@pytest.mark.parametrize("options", OPTIONS, ids=("default", "others", "more"))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_random_games_keep_the_box_whole_and_end(players: int, seed: int, options: dict[str, str]):
    match = ludotheque.new("smallworld", players=players, seed=seed, options=options)
    wander(match, random.Random(seed))
    assert match.outcome() is not None
    assert isinstance(match.state, SmallWorld)
    assert match.state.turn == match.state.map.turns + 1


@rule("SW-PICK-02")
@pytest.mark.parametrize("race", [tile.id for tile in data.RACES])
def test_every_power_plays_with_every_race(race: str):
    for power in (tile.id for tile in data.POWERS):
        one, two, three = [other for other in ("trolls", "halflings", "sorcerers", "elves") if other != race][:3]
        t = Table(3, ratmen="yes").offer(f"{power} {race}")
        t.lead("B", f"{'swamp' if power == 'hill' else 'hill'} {one}", farmland_5=3, swamp_2=2, mountain_5=1)
        t.past("B", two, forest_1=1, farmland_2=1).past("C", three, hill_2=1, mountain_4=1).turn_of("A").pick(1)
        wander(t.match, random.Random(f"{race} {power}"), answers=60)


@rule("SW-DECLINE-12")
@pytest.mark.parametrize("race", [tile.id for tile in data.RACES])
def test_every_combination_fights_and_declines(race: str):
    for power in (tile.id for tile in data.POWERS):
        t = Table(ratmen="yes").offer(f"{power} {race}").turn_of("A").pick(1)
        t.conquer("hill_1", "farmland_2" if t.price("hill_1") < 3 else "swamp_1").until("A")
        held = len(t.regions(race))
        assert held
        t.decline()
        assert (t.declined("A"), t.active("A"), len(t.regions(race))) == ([race], "", held)
        wander(t.match, random.Random(f"{race} {power}"), answers=40)
