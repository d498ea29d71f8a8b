"""Full and Blitz Cooperation: one team against the land, and a dummy player that sets the pace."""

import pytest

from ludotheque.errors import BadSetup
from ludotheque.games.mageknight import GAME, data
from ludotheque.games.mageknight.rules.heroes.goods import gain_fame
from ludotheque.games.mageknight.rules.pieces import DUMMY, NOBODY, WOUND
from ludotheque.games.mageknight.rules.rounds.rounds import EndRound
from ludotheque.games.mageknight.rules.traits import SPELL
from ludotheque.kernel import advance
from tests.games.mageknight.scenario import Table
from tests.games.mageknight.scenarios.test_setup import opened
from tests.rules import rule

THREE = ("tovak", "goldyx", "norowas")


def land(*heroes: str, **options: str) -> Table:
    t = Table(*(heroes or THREE[:2]), scenario="full_cooperation", **options).land(
        "3", "c5", "c6", "c7", at=((0, 1), (1, 0), (1, 1), (2, 0))
    )
    return t.source().meddle()


def parts(t: Table, seat: int = 0) -> dict[str, int]:
    return {part.name: part.points for part in t.s.house.scenario.parts(t.s, seat)}


@rule("MK-SCN-COOP-01", "MK-SCN-COOP-03", "MK-SCN-COOP-04", "MK-SCN-COOP-05", "MK-SCN-COOP-06")
@rule("MK-SCN-CBLITZ-01", "MK-SCN-CBLITZ-03", "MK-SCN-CBLITZ-04", "MK-SCN-CBLITZ-05", "MK-SCN-CBLITZ-06")
@pytest.mark.parametrize(
    ("scenario", "players", "country", "cities", "core", "levels"),
    [
        ("full_cooperation", 2, 8, 3, 2, [5, 5, 8]),
        ("full_cooperation", 3, 10, 4, 3, [5, 5, 5, 11]),
        ("blitz_cooperation", 2, 7, 2, 1, [5, 8]),
        ("blitz_cooperation", 3, 8, 3, 2, [5, 8, 11]),
    ],
)
def test_the_land_for_two_or_three(
    scenario: str, players: int, country: int, cities: int, core: int, levels: list[int]
):
    s = opened(players, scenario=scenario)
    tiles = [s.box.tiles[tile] for tile in s.tile_deck + s.layout.tiles]
    assert sum(tile.back == 1 for tile in tiles) == country
    assert sum(tile.city >= 0 for tile in tiles) == cities
    assert sum(tile.back == 2 and tile.city < 0 for tile in tiles) == core
    assert s.house.city_levels == levels
    assert (s.house.least_b, s.house.most_b) == (-2, 2)
    for wrong in (1, 4):
        with pytest.raises(BadSetup):
            GAME.setup(wrong, {"scenario": scenario})


@rule("MK-SCN-COOP-02", "MK-SCN-CBLITZ-02")
@pytest.mark.parametrize(("scenario", "rounds"), [("full_cooperation", 6), ("blitz_cooperation", 4)])
def test_it_ends_with_its_last_round(scenario: str, rounds: int):
    t = Table(*THREE[:2], scenario=scenario).round(rounds).announced(1).begin()
    assert len(t.s.house.nights) == rounds
    while t.match.question() is not None:
        t.passively()
    assert t.s.finished


@rule("MK-SCN-COOP-07", "MK-SCN-COOP-08", "MK-SCN-COOP-09", "MK-SCN-CBLITZ-03")
@pytest.mark.parametrize("scenario", ["full_cooperation", "blitz_cooperation"])
def test_a_dummy_plays_and_nothing_is_done_to_each_other(scenario: str):
    s = opened(2, scenario=scenario)
    assert s.dummy is not None
    spells = [card for card in s.spell_deck + s.spell_offer if s.box.cards[card].kind == SPELL]
    assert len(spells) == 16
    assert [len(player.skill_pile) for player in s.players] == [9, 9]


@rule("MK-SCN-COOP-10")
def test_the_dummy_draws_its_tactic_first():
    s = opened(2, scenario="full_cooperation")
    assert s.dummy is not None
    assert s.dummy.tactic >= 0
    assert len(s.tactics) == 5


@rule("MK-SCN-COOP-11", "MK-SCN-COOP-12")
@pytest.mark.parametrize(("number", "asked"), [(1, True), (4, True), (5, False)])
def test_a_tactic_of_a_player_leaves_the_game(number: int, asked: bool):
    t = land().round(number).tactic("planning").tactic("great_start", seat=1).stand("3:w").stand("3:c", seat=1)
    t.s.agenda = [EndRound()]
    advance(t.s)
    assert (t.asked == "DropTactic") is asked
    if asked:
        assert t.targets("drop") == ["planning", "great_start"]
        t.do("drop", "great_start")
        assert t.s.tactics_gone == [data.TACTIC["great_start"]]


@rule("MK-SCN-COOP-13")
def test_all_are_one_team():
    t = land().hand("march").stand("3:w").stand("3:nw", seat=1).begin().skip_to("March").play("march").move_to("3:nw")
    assert t.s.combat is None
    t.end_turn()
    assert (t.where(0), t.where(1)) == ("3:w", "3:nw")
    t = land().shield("3:ne", seat=1).hand("march").stand("3:e").begin().skip_to("March")
    t.effort.move = 5
    assert t.play("march").move_to("3:ne").s.combat is None


@rule("MK-SCN-COOP-14")
def test_with_all_cities_taken_each_has_a_last_turn_and_the_dummy_none():
    t = land().conquered("c5:c", 0).conquered("c6:c", 1).conquered("c7:c", 0).hand("rage").stand("3:w")
    t.stand("3:c", seat=1).begin().skip_to("March").end_turn()
    assert t.s.countdown == 2
    while t.match.question() is not None:
        t.passively()
        assert not t.told("dummy")


@rule("MK-SCN-COOP-15")
def test_all_win_or_all_lose():
    t = land().conquered("c5:c", 0).conquered("c6:c", 1)
    t.s.finished = True
    outcome = GAME.rules.outcome(t.s)
    assert outcome is not None
    assert outcome.winners == ()
    assert outcome.scores[0] == outcome.scores[1] > 0
    t.conquered("c7:c", 0)
    outcome = GAME.rules.outcome(t.s)
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert GAME.rules.tie(t.s) is None


@rule("MK-SCN-COOP-16", "MK-SCN-COOP-17", "MK-SCN-COOP-18", "MK-SCN-COOP-26")
@pytest.mark.parametrize(("modest", "knowledge"), [("no", 3), ("yes", 2)])
def test_the_score_is_common(modest: str, knowledge: int):
    t = land(modest_score=modest).fame(40).fame(31, seat=1).hand("fireball").hand("chill", "agility", seat=1)
    t.player(0).discard += [WOUND]
    t.player(1).discard += [WOUND] * 2
    found = parts(t)
    assert (found["fame"], found["knowledge"], found["wounds"]) == (31, knowledge, -4)
    assert "titles" not in found
    assert parts(t) == parts(t, 1)
    with pytest.raises(BadSetup, match="MK-SCN-COOP-26"):
        GAME.setup(2, {"modest-score": "yes"})


@rule("MK-SCN-COOP-19", "MK-SCN-COOP-20", "MK-SCN-COOP-21")
def test_cities_and_leaders_count():
    t = land().conquered("c5:c", 0).conquered("c6:c", 0)
    found = parts(t)
    assert (found["conquered_cities"], found["all_leaders"], found["all_cities"]) == (20, 0, 0)
    found = parts(t.conquered("c7:c", 1))
    assert (found["conquered_cities"], found["all_leaders"], found["all_cities"]) == (30, 10, 15)


@rule("MK-SCN-COOP-22", "MK-SCN-COOP-23", "MK-SCN-COOP-24")
def test_speed_counts():
    t = land().conquered("c5:c", 0).conquered("c6:c", 1).conquered("c7:c", 1).round(4)
    assert t.s.dummy is not None
    t.s.dummy.deck = [data.CARD["march"]] * 7
    t.s.announced = NOBODY
    found = parts(t)
    assert (found["rounds_left"], found["dummy_cards"], found["quiet_end"]) == (60, 7, 5)
    t.s.announced = DUMMY
    assert parts(t)["quiet_end"] == 0


@rule("MK-SCN-CBLITZ-07", "MK-SCN-CBLITZ-08", "MK-SCN-CBLITZ-09")
def test_a_blitz_starts_ahead():
    t = Table(*THREE[:2], scenario="blitz_cooperation")
    assert (t.player().fame, t.player().reputation, len(t.s.source), len(t.s.unit_offer)) == (1, 2, 5, 5)
    gain_fame(t.s, 0, 2)
    assert t.player().fame == 4
