"""Setting the game up."""

import pytest

import ludotheque
from ludotheque.chance import dice_for
from ludotheque.errors import BadSetup
from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.rules import sight
from ludotheque.games.smallworld.rules.state import TRIBE, SmallWorld
from tests.games.smallworld import invariants
from tests.games.smallworld.scenario import Table
from tests.rules import rule

COUNTS = (2, 3, 4, 5)


def fresh(players: int, seed: int = 7, **options: str) -> SmallWorld:
    """A position just set up."""
    s = ludotheque.new("smallworld", players=players, seed=seed, options=options).state
    assert isinstance(s, SmallWorld)
    invariants.check(s)
    return s


def rows(players: int) -> list[dict[str, object]]:
    """The regions of a board, as its file has them."""
    return list(data.read(f"maps/{players}.toml")["region"])


@rule("SW-SETUP-01")
@pytest.mark.parametrize(("players", "regions", "turns"), [(2, 23, 10), (3, 30, 10), (4, 39, 9), (5, 48, 8)])
def test_each_number_of_players_has_its_board(players: int, regions: int, turns: int):
    s = fresh(players)
    assert (len(s.lands), s.map.turns, len(s.players)) == (regions, turns, players)


@rule("SW-SETUP-01")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_there_is_no_board_for_fewer_than_two_or_more_than_five(players: int):
    with pytest.raises(BadSetup, match="for 2 to 5 players"):
        fresh(players)


@rule("SW-SETUP-02")
@pytest.mark.parametrize("players", COUNTS)
def test_the_marker_starts_on_the_first_space(players: int):
    assert fresh(players).turn == 1


@rule("SW-SETUP-03")
def test_the_column_is_random_and_reproducible():
    columns = [[combo.race for combo in fresh(3, seed).column] for seed in range(20)]
    assert columns == [[combo.race for combo in fresh(3, seed).column] for seed in range(20)]
    assert all(len(set(column[:5])) == 5 for column in columns)
    assert {race for column in columns for race in column[:5]} == set(range(14)) - {data.RACE["ratmen"]}


@rule("SW-SETUP-04")
@pytest.mark.parametrize("players", COUNTS)
def test_six_races_are_offered_and_the_others_lie_below(players: int):
    s = fresh(players)
    offered = [combo.race for combo in s.column]
    assert len(offered) == 6
    assert sorted(offered + s.race_pile) == [race for race in range(14) if race != data.RACE["ratmen"]]


@rule("SW-SETUP-05")
@pytest.mark.parametrize("seed", range(5))
def test_each_race_of_the_column_has_one_power(seed: int):
    s = fresh(4, seed)
    powers = [combo.power for combo in s.column]
    assert sorted(powers + s.power_pile) == list(range(20))


@rule("SW-SETUP-06", "SW-SETUP-04")
def test_the_sixth_combination_pairs_the_tops_of_both_piles():
    t = Table().turn_of("A")
    dice = dice_for(0)
    races, powers = sight.races_in_play(t.s), list(range(len(data.POWERS)))
    dice.shuffle(races)
    dice.shuffle(powers)
    assert (t.s.column[5].race, t.s.column[5].power) == (races[-6], powers[-6])
    top = t.s.race_pile[-1], t.s.power_pile[-1]
    t.pick(1)
    assert (t.s.column[5].race, t.s.column[5].power) == top


@rule("SW-SETUP-07")
@pytest.mark.parametrize("players", COUNTS)
def test_a_lost_tribe_stands_where_the_board_shows_one(players: int):
    s = fresh(players)
    assert [land.race == TRIBE for land in s.lands] == [row["lost_tribe"] for row in rows(players)]
    assert all(land.tokens == (1 if land.race == TRIBE else 0) for land in s.lands)


@rule("SW-SETUP-08")
@pytest.mark.parametrize("players", COUNTS)
def test_a_mountain_stands_on_each_mountain_region(players: int):
    s = fresh(players)
    assert [bool(s.map.mountain >> i & 1) for i in range(s.map.size)] == [
        row["terrain"] == "mountain" for row in rows(players)
    ]
    mountain = next(row["id"] for row in rows(players) if row["terrain"] == "mountain" and row["entry"])
    t = Table(players).lead("A", "hill orcs", hand=9).turn_of("A")
    assert t.price(str(mountain)) == 3


@rule("SW-SETUP-09")
@pytest.mark.parametrize("players", COUNTS)
def test_everyone_starts_with_five_coins(players: int):
    assert [player.coins for player in fresh(players).players] == [5] * players


@rule("SW-PICK-01")
def test_the_first_player_is_drawn_and_the_others_follow_clockwise():
    assert {fresh(4, seed).seat for seed in range(40)} == {0, 1, 2, 3}
    s = fresh(4)
    match = ludotheque.new("smallworld", players=4, seed=7)
    order = [s.first]
    while match.state.turn == 1:  # type: ignore[attr-defined]
        question = match.question()
        assert question is not None
        match.answer(question.options[-1])
        order += [event.seat for event in match.state.events if event.name == "turn"]
    assert order[:5] == [(s.first + i) % 4 for i in range(5)]


@rule("SW-RACE-SKELETONS-03", "SW-PICK-06")
def test_the_tray_holds_what_the_box_holds_and_every_combination_finds_its_tokens():
    s = fresh(2, ratmen="yes")
    counts = {tile.id: s.tray[race] for race, tile in enumerate(data.RACES)}
    assert counts == data.SETUP["race_tokens"]
    assert sum(counts.values()) == 168
    for race, total in enumerate(s.tray):
        assert all(s.tiles.active(race, power).tokens + s.tiles.banners[race].raiders <= total for power in range(20))
