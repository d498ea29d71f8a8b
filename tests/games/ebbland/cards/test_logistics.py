"""What each logistics card does."""

from ludotheque.games.ebbland.data import CARD
from ludotheque.games.ebbland.rules.effects.standing import modifier_of, prices
from ludotheque.games.ebbland.rules.terms import LOG, RANGED
from tests.games.ebbland.scenario import Stage, shows


@shows("fresh_water")
def test_fresh_water_gives_com_to_whoever_keeps_the_dice():
    stage = Stage().plain().logistics(0, "fresh_water")
    stage.side(0, com=1)
    stage.turn().do("done", "done", "end", "keep", "use logistics 0")
    assert stage.s.sides[0].com == 2


@shows("mule_train")
def test_mule_train_makes_the_next_weapon_cheaper():
    stage = Stage("lampwright", "brackguard").plain().lead(0, "ione_sarrick").logistics(0, "mule_train")
    stage.hand(0, "boat_hook", "notched_cutlass")
    stage.fighter(0, "hired_blade")
    stage.act().do("use logistics 0", "equip boat_hook", "equip fighter 0")
    assert stage.s.sides[0].log == 5
    assert prices(stage.s, 0, CARD["notched_cutlass"], 0)[LOG] == 1


@shows("recruiting_post")
def test_recruiting_post_adds_1_before_the_enlistment_die():
    stage = Stage().plain().logistics(0, "recruiting_post").hand(0, "saltplate_guard")
    stage.turn().do("done", "enlist saltplate_guard", "raise", "use logistics 0", dice=(2,))
    assert stage.s.card_of(0).id == "saltplate_guard"


@shows("field_kitchen")
def test_field_kitchen_feeds_a_small_hand():
    stage = Stage().plain().logistics(0, "field_kitchen").hand(0, "brace").turn().do("use logistics 0")
    assert len(stage.s.sides[0].hand) == 2
    full = Stage().plain().logistics(0, "field_kitchen").hand(0, "brace", "volley", "stoop", "footwork", "tinker")
    assert full.turn().asked() == (0, "StockPhase")


@shows("salt_pans")
def test_salt_pans_give_log_on_a_4():
    stage = Stage().plain().logistics(0, "salt_pans")
    stage.side(0, log=1)
    stage.turn().do("done", "done", "use logistics 0", dice=(4,))
    assert stage.s.sides[0].log == 2


@shows("garrison_barracks")
def test_garrison_barracks_make_a_brackguard_defender_cheaper():
    stage = Stage("breaker", "brackguard").plain().logistics(3, "garrison_barracks")
    stage.fighter(0, "slag_whelp")
    stage.fighter(1, "oda_brandt")
    stage.fighter(1, "hired_blade")
    stage.attack().involve(0, 0).do("target site 4", "standard", "use logistics 3", "commit fighter 1")
    assert stage.s.sides[1].com == 4


@shows("fletchers_row")
def test_fletchers_row_helps_gullfolk_shooters_that_attack():
    stage = Stage("gullfolk", "brackguard").plain().logistics(0, "fletchers_row")
    own = [stage.fighter(0, "kite_slinger"), stage.fighter(0, "wandering_bowman")]
    stage.fighter(1, "brine_recruit")
    stage.pools(own, [2]).do("use logistics 0")
    assert [modifier_of(stage.s, slot, RANGED) for slot in own] == [1, 0]


@shows("thermal_vents")
def test_thermal_vents_bring_a_small_gullfolk_for_nothing():
    stage = Stage("gullfolk", "brackguard").plain().logistics(0, "thermal_vents")
    one, joiner = stage.fighter(0, "talon_breck"), stage.fighter(0, "pip_farrow")
    stage.fighter(1, "brine_recruit")
    stage.pools([one], [2]).do("use logistics 0")
    assert stage.s.fighter(joiner).pooled


@shows("scrap_forge")
def test_scrap_forge_saves_weapons_of_the_dead():
    stage = Stage("breaker", "brackguard").plain().logistics(0, "scrap_forge")
    stage.fighter(0, "slag_whelp", "notched_cutlass")
    stage.fighter(1, "wall_pikeman")
    stage.pools([0], [1], dice=(1, 1, 6, 6, 1, 1)).do("use logistics 0", dice=(4,)).do("recover notched_cutlass")
    assert stage.held(0) == ["notched_cutlass"]


@shows("fighting_pit")
def test_fighting_pit_gives_up_a_character_for_a_stronger_one():
    stage = Stage("breaker", "brackguard").plain().logistics(0, "fighting_pit")
    stage.fighter(0, "pit_ravager")
    stage.act().do("use logistics 0", "give fighter 0")
    found = {said for said in stage.said() if said.startswith("take")}
    assert "take boiler_brute" in found
    assert not found & {"take slag_whelp", "take pit_ravager", "take dock_tough"}
    assert stage.do("take boiler_brute").held(0) == ["boiler_brute"]


@shows("oil_contract")
def test_oil_contract_draws_a_card_for_log_once_a_turn():
    stage = Stage().plain().logistics(0, "oil_contract").act().do("use logistics 0")
    assert (len(stage.s.sides[0].hand), stage.s.sides[0].log) == (1, 5)
    assert "use logistics 0" not in stage.said()


@shows("test_range")
def test_test_range_adds_2_to_a_task():
    stage = Stage("lampwright", "brackguard").plain().logistics(0, "test_range")
    stage.fighter(0, "wick_apprentice")
    stage.act().do("use fighter 0", "use logistics 0", dice=(3,))
    assert stage.told("task")[0]["total"] == 5
    assert len(stage.s.sides[0].hand) == 1
