"""What each action does."""

from ludotheque.games.ebbland.data import CARD
from ludotheque.games.ebbland.rules.combat.announcement import standard_cost
from tests.games.ebbland.scenario import Stage, shows


@shows("call_to_arms")
def test_call_to_arms_finds_a_generic_character_and_shows_it():
    stage = Stage().plain().hand(0, "call_to_arms").act().do("play call_to_arms")
    assert "take wenna_stork" not in stage.said()
    stage.do("take wall_pikeman")
    assert stage.told("found") == [{"card": CARD["wall_pikeman"]}]
    assert stage.held(0) == ["wall_pikeman"]


@shows("quartermaster")
def test_quartermaster_finds_a_weapon():
    stage = Stage().plain().hand(0, "quartermaster").act().do("play quartermaster", "take wall_halberd")
    assert (stage.held(0), stage.s.sides[0].com) == (["wall_halberd"], 5)


@shows("second_wind")
def test_second_wind_turns_2_log_into_2_com():
    stage = Stage().plain().hand(0, "second_wind")
    stage.side(0, com=1)
    stage.act().do("play second_wind")
    assert (stage.s.sides[0].com, stage.s.sides[0].log) == (3, 4)


@shows("sabotage")
def test_sabotage_destroys_a_weapon_or_logistics_on_a_3():
    stage = Stage().plain().hand(0, "sabotage").logistics(3, "salt_pans")
    stage.fighter(1, "slag_whelp", "notched_cutlass")
    stage.act().do("play sabotage", dice=(3,)).do("choose 2")
    assert stage.s.sides[1].discard == [CARD["salt_pans"]]
    again = Stage().plain().hand(0, "sabotage")
    again.fighter(1, "slag_whelp", "notched_cutlass")
    again.act().do("play sabotage", dice=(3,))
    assert again.s.fighter(0).gear == []


@shows("open_gates")
def test_open_gates_bring_a_small_brackguard_into_play():
    stage = Stage().plain().hand(0, "open_gates", "brine_recruit", "saltplate_guard").act()
    stage.do("play open_gates")
    assert {said for said in stage.said() if said.startswith("enlist")} == {"enlist brine_recruit"}
    assert stage.do("enlist brine_recruit").s.card_of(0).id == "brine_recruit"


@shows("updraft")
def test_updraft_takes_a_character_with_its_gear_back_and_draws():
    stage = Stage().plain().hand(0, "updraft").stock(0, "brace")
    stage.fighter(0, "kite_slinger", "hornbow")
    stage.act().do("play updraft")
    assert sorted(stage.held(0)) == ["brace", "hornbow", "kite_slinger"]


@shows("war_drums")
def test_war_drums_make_all_characters_cheaper_this_turn_before_the_attack():
    stage = Stage("breaker", "brackguard").plain().hand(0, "war_drums")
    slot = stage.fighter(0, "hob_cauldron")
    stage.act().do("play war_drums", "attack")
    assert standard_cost(stage.s, slot) == 2
    late = Stage().plain().hand(0, "war_drums")
    late.fighter(0, "hob_cauldron")
    late.say(attacked=True)
    assert "play war_drums" not in late.act().said()


@shows("blueprints")
def test_blueprints_take_gear_from_the_top_four_cards_in_secret():
    stage = Stage().plain().hand(0, "blueprints").stock(0, "volley", "tinker", "brace", "dock_tough", "salt_pans").act()
    stage.do("play blueprints")
    assert stage.said() == {"take tinker", "take salt_pans", "done", "exchange"} - {"exchange"}
    stage.do("take tinker", "replace salt_pans", "replace brace")
    assert stage.held(0) == ["tinker"]
    assert [event.is_seen_by(1) for event in stage.s.events] == []
    assert stage.s.sides[0].stock == [CARD[card] for card in ("volley", "salt_pans", "brace", "dock_tough")]


@shows("rebuild")
def test_rebuild_restores_a_sacked_site():
    stage = Stage().plain().hand(0, "rebuild")
    assert "play rebuild" not in stage.act().said()
    stage = Stage().plain().hand(0, "rebuild")
    stage.side(0, sacked=[False, True, False])
    stage.act().do("play rebuild")
    assert stage.s.sides[0].sacked == [False, False, False]
    assert stage.s.sides[0].log == 2


@shows("hard_bargain")
def test_hard_bargain_sets_a_die_to_3():
    stage = Stage().plain().hand(0, "hard_bargain")
    stage.side(0, com=0)
    stage.act().do("play hard_bargain", "choose 1")
    assert (stage.s.sides[0].com, stage.s.sides[0].log) == (3, 5)


@shows("battlefield_promotion")
def test_battlefield_promotion_attaches_a_talent_for_nothing():
    stage = Stage().plain().hand(0, "battlefield_promotion", "drillmaster")
    stage.fighter(0, "wall_pikeman")
    stage.act().do("play battlefield_promotion", "attach drillmaster")
    assert stage.s.fighter(0).gear == [CARD["drillmaster"]]
    assert stage.s.sides[0].com == 5, "the promotion itself costs 1"
