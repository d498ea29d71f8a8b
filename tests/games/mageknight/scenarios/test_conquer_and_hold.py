"""Conquer and Hold: keeps and mage towers change hands, and nothing else counts."""

import pytest

from ludotheque.errors import BadSetup
from ludotheque.games.mageknight import GAME, data
from ludotheque.games.mageknight.rules.duel.facing import duel_of
from ludotheque.games.mageknight.rules.land.exploration import may_place
from ludotheque.games.mageknight.rules.pieces import NOBODY, Spot
from ludotheque.games.mageknight.rules.traits import GREY, KEEP, MAGE_TOWER, VIOLET
from ludotheque.games.mageknight.rules.turn.finish import draw_limit
from tests.games.mageknight.positions import smite
from tests.games.mageknight.scenario import Table
from tests.games.mageknight.scenarios.test_setup import opened
from tests.rules import rule

FOUR = ("tovak", "goldyx", "norowas", "arythea")


def land(*heroes: str, tiles: tuple[str, ...] = ("3", "4", "9"), **options: str) -> Table:
    heroes = heroes or ("tovak", "goldyx")
    teams = "yes" if len(heroes) == 4 else "no"
    t = Table(*heroes, scenario="conquer_and_hold", teams=teams, **options)
    return t.land(*tiles, at=((0, 1), (1, 0), (1, -1))).enemy("4:w").source().meddle()


def assault(t: Table, space: str, origin: str, number: int, *enemies: str) -> Table:
    """Let seat 0 assault a site in a round."""
    t.round(number).pile(*enemies).hand("march", "march", "stamina", "rage").fame(99).stand(origin)
    t.begin().skip_to("March")
    t.effort.move = 9
    return t.play("march").move_to(space)


@rule("MK-SCN-HOLD-01", "MK-SCN-HOLD-25")
def test_it_is_for_two_or_for_two_teams_and_three_may_play_it_too():
    with pytest.raises(BadSetup, match="MK-SCN-HOLD-01"):
        GAME.setup(4, {"scenario": "conquer_and_hold"})
    with pytest.raises(BadSetup, match="MK-SCN-HOLD-01"):
        GAME.setup(1, {"scenario": "conquer_and_hold"})
    s = opened(3, scenario="conquer_and_hold")
    assert s.house.company.sides(3) == [[0], [1], [2]]
    assert len(s.house.nights) == 4


@rule("MK-SCN-HOLD-02")
@pytest.mark.parametrize(("heroes", "rounds"), [(2, 6), (3, 4), (4, 4)])
def test_two_have_more_rounds(heroes: int, rounds: int):
    assert len(land(*FOUR[:heroes]).s.house.nights) == rounds


@rule("MK-SCN-HOLD-03", "MK-SCN-HOLD-04", "MK-SCN-HOLD-05")
def test_the_map_is_laid_out():
    s = opened(2, scenario="conquer_and_hold")
    assert s.box.tiles[s.layout.tiles[0]].id == "B"
    assert sorted(s.box.tiles[tile].id for tile in s.layout.tiles[1:] + s.tile_deck) == sorted(
        ["3", "4", "9", "10", "11", "c2", "c3", "c4", "c7"]
    )
    assert len(s.layout.tiles) == 4
    places = [position for position in range(24 * 24) if may_place(s, position)]
    assert sorted(places) == sorted(s.house.country_slots + s.house.core_slots)
    assert (len(s.house.country_slots), len(s.house.core_slots)) == (2, 4)
    for option, value in (("map", "open3"), ("countryside", "8"), ("cities", "2"), ("core", "1")):
        with pytest.raises(BadSetup, match="MK-SCN-HOLD-03"):
            GAME.setup(2, {"scenario": "conquer_and_hold", option: value})


@rule("MK-SCN-HOLD-03")
def test_each_place_has_a_tile_of_its_kind():
    t = land().tiles("10", "c2", "11").hand("march", "march").stand("4:ne").begin().skip_to("March").play("march")
    t.explore(2, 0)
    assert data.TILE["c2"] in t.s.layout.tiles


@rule("MK-SCN-HOLD-06")
def test_the_gates_of_the_city_are_closed():
    t = land(tiles=("3", "4", "c7")).enemy("c7:se").hand("march", "march").stand("c7:ne").begin().skip_to("March")
    t.effort.move = 9
    t.play("march")
    assert t.refused("move", "c7:c")


@rule("MK-SCN-HOLD-07")
def test_the_strongest_units_stay_out():
    s = opened(2, scenario="conquer_and_hold")
    assert max(s.box.units[kind].level for kind in s.elite_deck) == 3


@rule("MK-SCN-HOLD-08")
@pytest.mark.parametrize(("heroes", "first"), [(2, 4), (4, 3)])
def test_elite_units_come_in_the_second_half(heroes: int, first: int):
    t = land(*FOUR[:heroes])
    for number in range(1, len(t.s.house.nights) + 1):
        t.s.round = number
        assert t.s.house.scenario.offers_elite(t.s) is (number >= first)


@rule("MK-SCN-HOLD-09")
@pytest.mark.parametrize(("space", "unit"), [("3:ne", "peasants"), ("4:c", "red_cape_monks")])
def test_more_units_join_in_keeps_and_towers(space: str, unit: str):
    t = land().shield(space).offer(unit).hand("promise").stand(space).reputation(7).begin().skip_to("March")
    t.do("interact")
    t.effort.influence = 20
    t.play("promise")
    assert t.offers("recruit", unit)


@rule("MK-SCN-HOLD-10", "MK-SCN-HOLD-12")
def test_a_tower_costs_no_reputation_and_gives_no_spell():
    t = assault(land().enemy("4:c", "monks"), "4:c", "4:sw", 1)
    assert t.player().reputation == 0
    smite(t, "monks").skip_to("Quiet")
    assert t.s.spots[t.at("4:c")].shield == 0
    assert t.effort.rewards == []
    t.end_turn().end_turn().skip_to("March").do("interact")
    t.effort.influence = 20
    t.effort.tokens = [1] * 6
    assert t.s.spell_offer
    assert "spell" in t.verbs


@rule("MK-SCN-HOLD-11", "MK-SCN-HOLD-13")
def test_a_tower_of_another_can_be_assaulted_for_half_the_fame():
    t = assault(land().shield("4:c", seat=1), "4:c", "4:sw", 1, "fire_mages")
    assert t.foes() == ["fire_mages"]
    before = t.player().fame
    smite(t, "fire_mages").skip_to("Quiet")
    assert t.player().fame == before + 3
    assert t.s.spots[t.at("4:c")].shield == 0


@rule("MK-SCN-HOLD-14")
@pytest.mark.parametrize(("number", "colour"), [(1, "gold"), (2, "black")])
def test_towers_give_mana_at_the_start_of_a_turn(number: int, colour: str):
    t = land().shield("4:c", "9:sw").round(number).hand("rage").stand("4:sw").begin().skip_to("March")
    assert t.mana() == [colour] * 2
    t = land().shield("4:c", "9:sw", seat=1).hand("rage").stand("4:sw").begin().skip_to("March")
    assert t.mana() == []


@rule("MK-SCN-HOLD-15")
def test_keeps_and_towers_help_together():
    t = land().shield("9:e", "9:sw").hand("rage").stand("9:c")
    t.s.layout.terrain[t.at("9:c")] = 0
    t.begin().skip_to("March")
    assert t.mana() == ["gold"]
    assert draw_limit(t.s, 0) == 5 + 1


@rule("MK-SCN-HOLD-16", "MK-SCN-HOLD-17")
@pytest.mark.parametrize(("number", "enemies"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
@pytest.mark.parametrize(("space", "origin", "pile"), [("3:ne", "3:e", GREY), ("4:c", "4:sw", VIOLET)])
def test_each_day_more_enemies_defend_what_another_holds(number: int, enemies: int, space: str, origin: str, pile: int):
    t = assault(land().shield(space, seat=1), space, origin, number)
    assert t.s.combat is not None
    assert [t.s.kind(foe).pile for foe in t.s.combat.foes if not foe.summoned] == [pile] * enemies


@rule("MK-SCN-HOLD-16")
def test_their_fame_is_halved_together():
    # Worth three and four: together half of seven, rounded up.
    t = assault(land().shield("3:ne", seat=1), "3:ne", "3:e", 3, "guardsmen", "swordsmen")
    fame = sum(t.s.kind(foe).fame for foe in t.s.combat.foes)  # type: ignore[union-attr]
    before = t.player().fame
    smite(t, "guardsmen", "swordsmen").skip_to("Quiet")
    assert t.player().fame == before + (fame + 1) // 2


@rule("MK-SCN-HOLD-18", "MK-SCN-HOLD-19", "MK-SCN-HOLD-20", "MK-TEAM-10", "MK-TEAM-11")
def test_an_allys_empty_keep_and_tower_are_open():
    t = land(*FOUR).shield("3:ne", "4:c", seat=2).offer("peasants").hand("march", "march").stand("3:e")
    t.begin().skip_to("March")
    t.effort.move = 9
    t.play("march").move_to("3:ne")
    assert t.s.combat is None
    assert t.offers("interact")
    assert draw_limit(t.s, 0) == 5
    t = land(*FOUR).shield("3:ne", "4:c", seat=2).shield("9:e", "9:sw").hand("rage").stand("3:e")
    assert draw_limit(t.s, 0) == 6
    assert t.stand("4:sw").begin().skip_to("March").mana() == ["gold"]
    t = land(*FOUR).shield("4:c", seat=2).hand("rage").stand("4:sw").begin().skip_to("March")
    assert t.mana() == []


def pushed_out(t: Table, space: str, origin: str, seat: int) -> Table:
    """Let seat 0 walk into a site that is held, and push out whoever holds it."""
    t.hand("fireball", "rage").crystals("red").hand("march", seat=seat).stand(origin).stand(space, seat=seat)
    t.begin().skip_to("March")
    t.effort.move = 9
    t.move_to(space).skip_to("ChoosePart").do("partial")
    while (duel := duel_of(t.s)) is not None and not duel.melee:
        t.do("pass")
    return t.play("fireball").do("launch").skip_to("PlaceDamage").do("push")


@rule("MK-SCN-HOLD-11", "MK-PVP-56")
def test_whoever_pushes_the_owner_out_of_a_tower_takes_it():
    t = pushed_out(land().shield("4:c", seat=1), "4:c", "4:sw", 1)
    assert (t.s.spots[t.at("4:c")].shield, t.where(0)) == (0, "4:c")


@rule("MK-SCN-HOLD-19", "MK-PVP-56")
def test_whoever_pushes_the_owners_ally_out_of_a_keep_takes_it():
    t = pushed_out(land(*FOUR).shield("3:ne", seat=1), "3:ne", "3:e", 3)
    assert (t.s.spots[t.at("3:ne")].shield, t.where(0)) == (0, "3:ne")


@rule("MK-SCN-HOLD-21")
def test_the_game_lasts_to_its_last_round_or_until_somebody_gives_up():
    t = land(*FOUR).shield("3:ne").hand("rage").stand("3:w").begin().skip_to("March").do("concede")
    assert t.copy().do("skip").asked == "March"
    t.do("concede")
    outcome = t.match.outcome()
    assert outcome is not None
    assert outcome.winners == (1, 3)


@rule("MK-SCN-HOLD-22", "MK-SCN-HOLD-23")
def test_keeps_count_three_and_towers_two():
    t = land().shield("3:ne", "9:e", "4:c").shield("9:sw", seat=1).fame(50, seat=1)
    t.s.finished = True
    outcome = GAME.rules.outcome(t.s)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((8, 2), (0,))
    t.shield("9:e", seat=1).shield("3:ne", "4:c").shield("9:sw", "9:e", seat=1)
    outcome = GAME.rules.outcome(t.s)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((5, 5), ())


@rule("MK-SCN-HOLD-22")
def test_a_team_counts_what_both_hold():
    t = land(*FOUR).shield("3:ne").shield("9:e", seat=2).shield("4:c", seat=1)
    t.s.finished = True
    outcome = GAME.rules.outcome(t.s)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((6, 2, 6, 2), (0, 2))


@rule("MK-SCN-HOLD-24")
def test_all_tiles_may_be_open():
    s = opened(2, scenario="conquer_and_hold", open_tiles="yes")
    assert len(s.layout.tiles) == 1 + 9
    assert s.tile_deck == []
    sites = [site for site in s.layout.site if site in (KEEP, MAGE_TOWER)]
    assert len(sites) == 10
    assert all(isinstance(spot, Spot) and spot.shield == NOBODY for spot in s.spots)
    with pytest.raises(BadSetup, match="MK-SCN-HOLD-24"):
        GAME.setup(2, {"open-tiles": "yes"})
