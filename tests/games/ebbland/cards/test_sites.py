"""What each site does, and which sites a location has."""

import pytest

from ludotheque.games.ebbland.data import CARD, SITES
from ludotheque.games.ebbland.data.box import catalogue
from tests.games.ebbland.scenario import Stage, settles, shows

LOCATIONS = {
    "saltgate_bastion": ["brine_wall", "cistern_yard", "bell_tower"],
    "highwind_roost": ["kite_spars", "egg_ledge", "signal_mast"],
    "the_boilerpit": ["slag_throat", "chain_yard", "trophy_heap"],
    "hall_of_nine_wicks": ["oil_vaults", "lens_loft", "ledger_room"],
    "drymouth_market": ["keel_stalls", "rope_quarter", "tallow_inn"],
    "the_stranded_fleet": ["flagship_hull", "mast_forest", "powder_hold"],
}


@shows(*LOCATIONS)
@pytest.mark.parametrize("location", LOCATIONS)
def test_a_location_carries_its_three_sites(location: str):
    stage = Stage()
    stage.s.sides[0].sites = catalogue().cards[CARD[location]].sites
    assert [SITES[site] for site in stage.s.sides[0].sites] == LOCATIONS[location]


@shows("brine_wall")
def test_brine_wall_gives_a_defender_of_it_armour():
    stage = Stage("breaker", "brackguard").plain().site(3, "brine_wall")
    one, other = stage.fighter(0, "slag_whelp"), stage.fighter(1, "brine_recruit")
    stage.pools([one], [other]).do("use site 3", dice=(4, 4, 5, 5))
    assert stage.rolls()[:2] == [("hit", 8, 1), ("armour", 10, 1)]


@shows("cistern_yard")
def test_cistern_yard_gives_log_to_whoever_keeps_the_dice():
    stage = Stage().plain().site(0, "cistern_yard")
    stage.side(0, log=1)
    stage.turn().do("done", "done", "end", "keep", "use site 0")
    assert stage.s.sides[0].log == 2


@shows("bell_tower")
def test_bell_tower_makes_a_defender_cheaper():
    stage = Stage("breaker", "brackguard").plain().site(5, "bell_tower")
    stage.fighter(0, "slag_whelp")
    stage.fighter(1, "oda_brandt")
    stage.attack().involve(0, 0).do("target site 3", "standard", "use site 5", "commit fighter 1")
    assert stage.s.sides[1].com == 4, "Control 6, Defence 3, one less"


@shows("kite_spars")
def test_kite_spars_make_a_lone_attacker_cheaper():
    stage = Stage("gullfolk", "brackguard").plain().site(0, "kite_spars")
    stage.fighter(0, "harpoon_diver")
    stage.attack().do("lone", "use site 0", "lone fighter 0", dice=(1,))
    assert stage.told("lone-die")[0]["cost"] == 2, "Control 4, a 1, one less"


@shows("egg_ledge")
def test_egg_ledge_helps_to_enlist_small_gullfolk():
    stage = Stage("gullfolk", "brackguard").plain().site(0, "egg_ledge").hand(0, "roost_watcher", "talon_breck")
    stage.turn().do("done", "enlist roost_watcher", "raise", dice=(2,)).do("use site 0")
    assert stage.s.card_of(0).id == "roost_watcher"


@shows("signal_mast")
def test_signal_mast_looks_at_two_cards_and_orders_them():
    stage = Stage("gullfolk", "brackguard").plain().site(0, "signal_mast").stock(0, "brace", "stoop", "volley")
    stage.turn().do("use site 0", "replace volley", "done")
    assert stage.held(0) == ["stoop"], "the volley went back first, so it lies under the other card"


@shows("slag_throat")
def test_slag_throat_burns_all_attackers_on_a_6():
    stage = Stage("gullfolk", "breaker").plain().site(3, "slag_throat")
    one, other = stage.fighter(0, "pip_farrow"), stage.fighter(1, "slag_whelp")
    stage.pools([one], [other]).do("use site 3", dice=(6, 1, 1))
    assert stage.rolls()[0] == ("block", 2, 0)
    assert stage.s.fighters[one] is None


@shows("chain_yard")
def test_chain_yard_turns_a_card_into_com():
    stage = Stage().plain().site(0, "chain_yard").hand(0, "brace", "volley")
    stage.side(0, com=1)
    stage.act().do("use site 0", "give brace")
    assert stage.s.sides[0].com == 2
    assert "use site 0" not in stage.said()


@shows("trophy_heap")
def test_trophy_heap_shifts_a_control_roll_by_1():
    stage = Stage("breaker", "brackguard").plain().site(0, "trophy_heap")
    one, other = stage.fighter(0, "slag_whelp"), stage.fighter(1, "brine_recruit")
    stage.pools([one], [other], dice=(4, 4, 1, 1, 1, 1))
    stage.do("use site 0", dice=(2,))
    assert stage.told("control-roll") == [{"card": CARD["brine_recruit"], "die": 2, "bonus": 1, "won": True}]


@shows("oil_vaults")
def test_oil_vaults_make_logistics_cheaper():
    stage = Stage().plain().site(0, "oil_vaults").hand(0, "mule_train").act()
    assert stage.do("build mule_train", "build site 1").s.sides[0].log == 4


@shows("lens_loft")
def test_lens_loft_lets_a_defender_of_it_shoot():
    stage = Stage("breaker", "lampwright").plain().site(3, "lens_loft")
    one, other = stage.fighter(0, "slag_whelp"), stage.fighter(1, "oil_carrier")
    stage.pools([one], [other]).do("use site 3", "shoot fighter 0", dice=(4, 5))
    assert stage.rolls()[0] == ("ranged", 9, 1)
    assert stage.s.fighters[one] is None


@shows("ledger_room")
def test_ledger_room_raises_the_minimum_hand():
    stage = Stage().plain().site(0, "ledger_room").turn().do("done", "done", "end")
    assert len(stage.s.sides[0].hand) == 5, "Ruy Dask keeps four"


@shows("keel_stalls")
def test_keel_stalls_exchange_a_card_for_log():
    stage = Stage().plain().site(0, "keel_stalls").hand(0, "brace").stock(0, "volley").act()
    stage.do("use site 0", "give brace")
    assert (stage.held(0), stage.s.sides[0].log) == (["volley"], 5)


@shows("rope_quarter")
def test_rope_quarter_helps_to_enlist_free_folk():
    stage = Stage().plain().site(0, "rope_quarter").hand(0, "hired_blade")
    stage.turn().do("done", "enlist hired_blade", "raise", dice=(2,)).do("use site 0")
    assert stage.s.card_of(0).id == "hired_blade"


@shows("tallow_inn")
def test_tallow_inn_has_no_text():
    stage = Stage().plain().act()
    assert stage.said() == {"end"}


@shows("flagship_hull")
def test_flagship_hull_cannot_be_named_while_the_other_two_stand():
    stage = Stage("breaker", "brackguard").plain().site(3, "flagship_hull")
    stage.fighter(0, "slag_whelp")
    stage.attack().involve(0, 0)
    assert stage.said() == {"target site 4", "target site 5"}
    stage = Stage("breaker", "brackguard").plain().site(3, "flagship_hull")
    stage.fighter(0, "slag_whelp")
    stage.sack(4)
    assert stage.attack().involve(0, 0).said() == {"target site 3", "target site 5"}


@shows("mast_forest")
def test_mast_forest_helps_shooters_that_defend_it():
    stage = Stage("breaker", "gullfolk").plain().site(3, "mast_forest")
    one, other = stage.fighter(0, "slag_whelp"), stage.fighter(1, "kite_slinger")
    stage.pools([one], [other]).do("use site 3", "shoot fighter 0", dice=(3, 4))
    assert stage.rolls()[0] == ("ranged", 8, 1)


@settles("B-38")
@shows("powder_hold")
def test_powder_hold_wounds_an_attacker_when_it_is_sacked():
    stage = Stage("breaker", "brackguard").plain().site(3, "powder_hold")
    one = stage.fighter(0, "slag_whelp")
    stage.pools([one], []).do("use site 3")
    assert stage.s.fighters[one] is None
    assert stage.s.sides[1].sacked[0], "the sack stands"
    assert stage.s.sides[0].points == 3
