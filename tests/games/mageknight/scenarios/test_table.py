"""Table options: what they change, and which contradict the scenario."""

import re
from itertools import product

import pytest

from ludotheque import rulebook
from ludotheque.errors import BadSetup
from ludotheque.game import TableOption
from ludotheque.games.mageknight import GAME, data
from ludotheque.games.mageknight.rules.scenarios import SCENARIOS
from ludotheque.games.mageknight.rules.table import house_rules
from ludotheque.games.mageknight.words import WORDS
from ludotheque.games.mageknight.words.speaker import Speaker
from tests.games.mageknight.contradictions import CONTRADICTIONS
from tests.games.mageknight.scenarios.test_setup import opened
from tests.rules import rule


@rule("MK-GAME-02", "MK-SCN-RECON-06", "MK-SCN-RECON-07", "MK-MAP-03", "MK-VAR-19")
@rule("MK-SCN-CONQ-01", "MK-SCN-BLITZ-01", "MK-SCN-SOLO-01")
@pytest.mark.parametrize(("players", "options", "en", "fr", "clause"), CONTRADICTIONS)
def test_contradictions_are_refused_with_a_reason(players: int, options: dict[str, str], en: str, fr: str, clause: str):
    with pytest.raises(BadSetup) as refused:
        GAME.setup(players, options)
    assert en in refused.value.en
    assert fr in refused.value.fr
    assert refused.value.en.endswith(f"({clause})")
    assert refused.value.fr.endswith(f"({clause})")


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (2, {"scenario": "rampage"}, "cannot be 'rampage'"),
        (5, {}, "is for 1 to 4 players, not 5"),
        (2, {"weather": "fine"}, "no table option 'weather'"),
    ],
)
def test_what_no_table_knows_is_refused(players: int, options: dict[str, str], reason: str):
    with pytest.raises(BadSetup) as refused:
        GAME.setup(players, options)
    assert reason in refused.value.en
    assert refused.value.fr != refused.value.en


def clauses_against(players: int, options: dict[str, str]) -> list[list[str]]:
    """Return the clauses that a refusal names in English and in French; nothing if the table can be made."""
    try:
        GAME.setup(players, options)
    except BadSetup as refused:
        return [re.findall(r"MK-[A-Z-]+-\d+", said) for said in (refused.en, refused.fr)]
    return []


@pytest.mark.parametrize("option", GAME.rules.table, ids=lambda option: option.name)
def test_each_value_of_an_option_goes_with_a_scenario_or_is_refused_with_a_clause(option: TableOption):
    known = {clause.id for clause in rulebook.clauses("mageknight")}
    for scenario, players, value in product(GAME.rules.table[0].values, GAME.seats, option.values):
        options = {"scenario": scenario, option.name: value}
        if named := clauses_against(players, options):
            assert len(named[0]) == 1
            assert named[0] == named[1]
            assert set(named[0]) <= known
        else:
            assert len(opened(players, **options).players) == players


@rule("MK-MAP-03")
@pytest.mark.parametrize("options", [{"map": "open3"}, {"map": "open5"}, {"scenario": "first_reconnaissance"}])
def test_three_countryside_tiles_do_where_core_tiles_may_lie_on_the_coast(options: dict[str, str]):
    setup = GAME.setup(2, {"scenario": "conquest", "countryside": "3", **options})
    assert house_rules(setup).countryside == 3


@rule("MK-VAR-11")
def test_map_and_tiles_can_be_chosen():
    s = opened(2, scenario="conquest", map="open3", countryside="5", cities="1", core="0")
    assert s.box.tiles[s.layout.tiles[0]].id == "B"
    assert len(s.layout.tiles) == 4
    assert len(s.tile_deck) == 5 + 1 - 3
    assert (s.house.least_b, s.house.most_b) == (-1, 1)


@rule("MK-VAR-21", "MK-SCN-CONQ-15", "MK-SCN-BLITZ-14", "MK-SCN-SOLO-18")
@pytest.mark.parametrize(("players", "scenario"), [(2, "conquest"), (3, "blitz_conquest"), (1, "solo_conquest")])
def test_the_level_of_cities_can_be_chosen(players: int, scenario: str):
    house = house_rules(GAME.setup(players, {"scenario": scenario, "city-level": "11"}))
    assert set(house.city_levels) == {11}


@rule("MK-VAR-12")
def test_tiles_may_be_turned_at_random():
    turns = {
        turn for seed in range(6) for turn in opened(2, seed, scenario="conquest", turned_tiles="yes").layout.turns[1:]
    }
    assert len(turns) > 2
    assert opened(2, scenario="conquest", turned_tiles="yes").layout.turns[0] == 0


def test_a_turned_tile_keeps_its_spaces():
    for seed in range(6):
        s = opened(2, seed, scenario="conquest", turned_tiles="yes")
        printed = s.box.tiles[s.layout.tiles[1]]
        assert s.layout.terrain[7] == printed.terrain[0]
        ring = s.layout.terrain[8:14]
        turned = printed.terrain[1:]
        turns = s.layout.turns[1]
        assert ring == turned[6 - turns :] + turned[: 6 - turns]


@rule("MK-VAR-14", "MK-VAR-15")
def test_cities_may_be_drawn_at_random():
    from ludotheque.games.mageknight.rules.land.exploration import reveal_tile

    found = set()
    for seed in range(10):
        s = opened(2, seed, scenario="conquest", random_cities="yes")
        reveal_tile(s, 0, data.TILE["c5"], 1, 1, False)
        found.add(s.cities[0].colour)
        assert s.cities[0].colour not in s.spare_cities
    assert len(found) > 1


@rule("MK-VAR-16", "MK-VAR-18")
def test_heroes_may_arrive_by_night():
    for seed in range(8):
        s = opened(2, seed, scenario="conquest", night_arrival="yes")
        assert s.night
        assert s.tactics == [6, 7, 8, 9, 10, 11]
        assert all(colour < 4 for colour in s.source)
    assert s.house.nights == [True, False, True, False, True, False]


@rule("MK-MAP-01", "MK-SCN-01")
@pytest.mark.parametrize(
    ("scenario", "players", "figures"),
    [
        ("first_reconnaissance", 1, (8, 1, 2)),
        ("first_reconnaissance", 2, (8, 1, 2)),
        ("first_reconnaissance", 3, (9, 1, 2)),
        ("first_reconnaissance", 4, (11, 1, 2)),
        ("conquest", 2, (8, 2, 1)),
        ("conquest", 3, (9, 3, 2)),
        ("conquest", 4, (11, 4, 3)),
        ("blitz_conquest", 2, (6, 2, 1)),
        ("blitz_conquest", 3, (7, 3, 2)),
        ("blitz_conquest", 4, (9, 4, 3)),
        ("solo_conquest", 1, (7, 2, 2)),
    ],
)
@rule("MK-SCN-RECON-01", "MK-SCN-RECON-04", "MK-SCN-RECON-06", "MK-SCN-RECON-16")
@rule("MK-SCN-CONQ-01", "MK-SCN-CONQ-04", "MK-SCN-CONQ-05", "MK-SCN-CONQ-06")
@rule("MK-SCN-BLITZ-01", "MK-SCN-BLITZ-04", "MK-SCN-BLITZ-05", "MK-SCN-BLITZ-06")
@rule("MK-SCN-SOLO-01", "MK-SCN-SOLO-03", "MK-SCN-SOLO-04")
def test_each_scenario_has_its_tiles(scenario: str, players: int, figures: tuple[int, int, int]):
    house = house_rules(GAME.setup(players, {"scenario": scenario}))
    assert (house.countryside, house.core_city, house.core_plain) == figures


@rule("MK-SCN-RECON-03", "MK-SCN-CONQ-03", "MK-SCN-BLITZ-03", "MK-SCN-SOLO-03", "MK-MAP-09", "MK-MAP-10")
@pytest.mark.parametrize(
    ("scenario", "players", "narrow", "rows"),
    [
        ("first_reconnaissance", 4, True, None),
        ("conquest", 3, True, None),
        ("conquest", 4, False, (-2, 2)),
        ("blitz_conquest", 4, False, (-2, 1)),
        ("solo_conquest", 1, True, None),
    ],
)
def test_each_scenario_has_its_shape(scenario: str, players: int, narrow: bool, rows: tuple[int, int] | None):
    house = house_rules(GAME.setup(players, {"scenario": scenario}))
    assert house.narrow == narrow
    if rows is not None:
        assert (house.least_b, house.most_b) == rows


@rule("MK-SCN-RECON-02", "MK-SCN-CONQ-02", "MK-SCN-BLITZ-02", "MK-SCN-SOLO-02")
@pytest.mark.parametrize(
    ("scenario", "players", "rounds"),
    [
        ("first_reconnaissance", 2, "DND"),
        ("conquest", 2, "DNDNDN"),
        ("blitz_conquest", 2, "DNDN"),
        ("solo_conquest", 1, "DNDNDN"),
    ],
)
def test_each_scenario_has_its_rounds(scenario: str, players: int, rounds: str):
    house = house_rules(GAME.setup(players, {"scenario": scenario}))
    assert "".join("N" if night else "D" for night in house.nights) == rounds


@pytest.mark.parametrize("speaker", WORDS.values(), ids=WORDS)
def test_each_scenario_has_its_words(speaker: Speaker):
    words = speaker.words
    assert sorted(words.names.scenarios) == sorted(SCENARIOS)
    assert all(words.names.scenarios.values())
    assert sorted(words.goals) == sorted({scenario.goal for scenario in SCENARIOS.values()})


@rule("MK-SCN-CONQ-07", "MK-SCN-BLITZ-07", "MK-SCN-SOLO-05")
@pytest.mark.parametrize(
    ("scenario", "players", "levels"),
    [("conquest", 3, [4, 4, 4]), ("blitz_conquest", 2, [3, 3]), ("solo_conquest", 1, [5, 8])],
)
def test_each_scenario_has_its_levels_of_cities(scenario: str, players: int, levels: list[int]):
    assert house_rules(GAME.setup(players, {"scenario": scenario})).city_levels == levels


@rule("MK-GAME-07", "MK-SCN-BLITZ-08", "MK-SCN-BLITZ-10", "MK-SCN-BLITZ-11")
def test_a_blitz_starts_ahead():
    s = opened(2, scenario="blitz_conquest")
    assert [player.fame for player in s.players] == [1, 1]
    assert [player.reputation for player in s.players] == [2, 2]
    assert s.box.reputation[2 + 7] == 1
    assert len(s.source) == len(s.unit_offer) == 5


@rule("MK-SCN-SOLO-07")
def test_alone_nothing_is_interactive():
    s = opened(1, scenario="solo_conquest")
    assert not any(s.box.cards[card].interactive for card in s.spell_deck + s.spell_offer)
    assert len(s.spell_deck + s.spell_offer) == 16
    dummy = s.dummy
    assert dummy is not None
    assert not any(s.box.skills[skill].interactive for skill in s.players[0].skill_pile + dummy.skill_pile)
    assert len(opened(2, scenario="conquest").players[0].skill_pile) == 10


@rule("MK-GAME-07", "MK-SCN-RECON-05", "MK-SCN-RECON-10")
def test_the_first_reconnaissance_uses_the_lowest_tiles_in_order_and_no_elite():
    s = opened(2)
    assert [s.box.tiles[tile].id for tile in s.layout.tiles] == ["A", "1", "2"]
    country = [s.box.tiles[tile].id for tile in s.tile_deck[::-1]][:6]
    assert country == ["3", "4", "5", "6", "7", "8"]
    s.core_seen = True
    assert not s.house.scenario.offers_elite(s)
