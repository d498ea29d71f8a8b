"""Turns that were computed on paper from the rules' text, then set up with the public builder."""

from typing import Any

import pytest

from ludotheque import begin, position
from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.rules.state import SmallWorld
from ludotheque.match import Match
from tests.games.smallworld import invariants
from tests.games.smallworld.scenario import PASSIVE
from tests.rules import rule


def table(own: str, other: str, lands: dict[str, Any], **said: Any) -> Match:
    """A turn of A, who leads a race ("hill orcs"); so does B, or has one in decline ("elves"). Nobody has a coin."""
    players = []
    for name in (own, other):
        *power, race = name.split()
        past = {"past": [{"race": race}]}
        players.append({"coins": 0, **({"folk": {"race": race, "power": power[0]}} if power else past)})
    made = position("smallworld", seats=2, first="A", seat="A", turn=3, players=players, lands=lands, **said)
    return begin(made, seed=1)


def held(race: str, **regions: int) -> dict[str, dict[str, Any]]:
    return {region: {"race": race, "tokens": tokens} for region, tokens in regions.items()}


def after(match: Match, *answers: str) -> SmallWorld:
    """Give answers, then end the turn and leave all where it lies."""
    for answer in answers:
        match.answer(answer)
    while (question := match.question()) is not None and match.state.seat == 0:
        verbs = [option.verb for option in question.options]
        dull = next((verb for verb in PASSIVE if verb in verbs), verbs[0])
        match.answer(question.options[verbs.index(dull)])
    assert isinstance(match.state, SmallWorld)
    invariants.check(match.state)
    return match.state


def tokens(s: SmallWorld, *regions: str) -> list[int]:
    return [s.lands[data.REGIONS[2].number[region]].tokens for region in regions]


def laid(match: Match, *regions: str) -> list[int]:
    """Conquer regions one after the other, and say how many tokens lie there."""
    for region in regions:
        match.answer(f"conquer region:{region}")
    assert isinstance(match.state, SmallWorld)
    return tokens(match.state, *regions)


@rule("SW-POWER-COMMANDO-01", "SW-RACE-GIANTS-01", "SW-CONQ-09", "SW-CONQ-10")
def test_every_discount_and_every_defender_counts_once():
    lands = held("giants", mountain_3=8) | held("elves", forest_4=3)
    match = table("commando giants", "forest elves", lands)
    assert laid(match, "forest_2", "hill_3", "forest_4") == [2 + 1 - 2, 2 + 1 - 2, 2 + 3 - 2]


@rule("SW-CONQ-05", "SW-CONQ-06", "SW-CONQ-08", "SW-CONQ-11")
def test_camps_lair_mountain_and_tokens_add_up():
    lands = held("giants", farmland_1=10) | held("trolls", mountain_2=2, hill_3=1)
    lands["mountain_2"]["camps"], lands["hill_3"]["camps"] = 2, 3
    assert laid(table("flying giants", "bivouacking trolls", lands), "mountain_2") == [2 + 1 + 1 + 2 + 2]


@rule("SW-SCORE-01", "SW-SCORE-03")
@pytest.mark.parametrize(
    ("combo", "regions", "coins"),
    [
        ("merchant humans", {"farmland_1": 2, "farmland_3": 2, "hill_2": 2}, 3 + 3 + 2),
        ("swamp wizards", {"swamp_2": 2, "farmland_1": 1, "swamp_1": 1}, 3 + 2 + 2),
        ("fortified dwarves", {"mountain_1": 2, "swamp_3": 1}, 2 + 2),
    ],
)
def test_race_and_power_each_bring_their_coins(combo: str, regions: dict[str, int], coins: int):
    race = combo.split()[1]
    s = after(table(combo, "forest elves", held(race, **regions) | held("elves", forest_4=1)), "stop")
    assert s.players[0].coins == coins


@rule("SW-POWER-BERSERK-02", "SW-RACE-GIANTS-02")
def test_die_and_mountain_leave_one_token_to_lay():
    lands = held("giants", mountain_3=3) | held("elves", forest_4=1)
    match = table("berserk giants", "forest elves", lands, chance=[2])
    match.answer("roll")
    assert laid(match, "forest_2") == [1]


@rule("SW-DICE-03", "SW-DICE-06", "SW-RACE-TROLLS-03", "SW-RACE-ORCS-01")
@pytest.mark.parametrize(("die", "there", "coins"), [(2, 3, 2 + 1), (1, 1, 1)])
def test_the_die_opens_a_mountain_with_the_lair_of_a_declined_troll_or_does_not(die: int, there: int, coins: int):
    lands = held("orcs", swamp_1=4) | held("trolls", mountain_2=1)
    s = after(table("hill orcs", "trolls", lands, chance=[die]), "attempt region:mountain_2")
    assert (tokens(s, "mountain_2"), s.players[0].coins) == ([there], coins)


@rule("SW-POWER-DRAGON-01", "SW-LOSS-02", "SW-LOSS-05")
def test_what_the_dragon_drives_off_a_fortified_mountain_retreats_but_for_one():
    lands = held("elves", swamp_1=3) | held("trolls", mountain_2=6, hill_3=1)
    lands["mountain_2"]["marks"] = ["fortress"]
    s = after(table("dragon_master elves", "fortified trolls", lands), "dragon region:mountain_2")
    assert tokens(s, "mountain_2", "hill_3") == [1, 1 + 5]


@rule("SW-RACE-ELVES-02", "SW-LOSS-03", "SW-RACE-ORCS-01")
def test_two_lone_elves_lost_in_one_turn_come_back_both():
    lands = held("orcs", mountain_3=5) | held("elves", forest_2=1, forest_4=1, hill_1=1)
    s = after(table("commando orcs", "forest elves", lands), "conquer region:forest_2", "conquer region:forest_4")
    assert tokens(s, "forest_2", "forest_4", "hill_1") == [2, 2, 1 + 2]
    assert s.players[0].coins == 3 + 2
