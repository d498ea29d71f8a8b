"""What each instant does, at the moment it is for."""

from ludotheque.games.ebbland.data import CARD
from ludotheque.games.ebbland.rules.effects.standing import modifier_of
from ludotheque.games.ebbland.rules.terms import HIT, RANGED
from tests.games.ebbland.scenario import Stage, shows


def duel(one: str, other: str, seat: int, *hand: str) -> Stage:
    """An attack of one fighter on another, with cards in a hand and no other instants anywhere."""
    stage = Stage("breaker", "brackguard").plain().stock(0, "dock_tough").stock(1, "dock_tough").hand(seat, *hand)
    stage.fighter(0, one)
    stage.fighter(1, other)
    return stage


@shows("sudden_parry")
def test_sudden_parry_repeats_a_block():
    stage = duel("slag_whelp", "brine_recruit", 1, "sudden_parry").pools([0], [1], dice=(4, 4, 1, 1))
    assert stage.asked() == (1, "Offer")
    stage.do("play sudden_parry", dice=(4, 4))
    assert stage.rolls()[0] == ("block", 8, 1)
    assert stage.s.sides[1].com == 5


@shows("lucky_swing")
def test_lucky_swing_repeats_a_strike():
    stage = duel("slag_whelp", "brine_recruit", 0, "lucky_swing").pools([0], [1], dice=(1, 1))
    stage.do("play lucky_swing", dice=(4, 4))
    assert stage.rolls()[0] == ("hit", 8, 1)


@shows("false_alarm")
def test_false_alarm_sends_the_attack_to_another_site():
    stage = duel("slag_whelp", "brine_recruit", 1, "false_alarm").attack().involve(0, 0)
    stage.do("target site 3", "play false_alarm", "pick site 5")
    assert stage.s.combat is not None
    assert stage.s.combat.target == 2
    assert stage.s.sides[1].com == 4


@shows("brace")
def test_brace_gives_an_ally_a_block_for_the_combat():
    stage = duel("slag_whelp", "brine_recruit", 1, "brace").pools([0], [1])
    stage.do("play brace", dice=(4, 4, 4, 4))
    assert stage.rolls()[1] == ("block", 8, 2), "8 as printed, and 8"


@shows("caltrops")
def test_caltrops_make_all_attackers_strike_worse_in_the_first_round():
    stage = duel("slag_whelp", "brine_recruit", 1, "caltrops").attack().involve(0, 0)
    stage.do("target site 3", "play caltrops")
    assert modifier_of(stage.s, 0, HIT) == -1
    assert stage.s.sides[1].log == 5


@shows("counter_order")
def test_counter_order_cancels_the_card_just_played():
    stage = Stage().plain().hand(0, "second_wind").hand(1, "counter_order")
    stage.side(0, com=1)
    stage.act().do("play second_wind", "play counter_order")
    assert (stage.s.sides[0].com, stage.s.sides[0].log) == (1, 4), "the card is paid and lost"
    assert stage.s.sides[0].discard == [CARD["second_wind"]]


@shows("fall_back")
def test_fall_back_takes_an_ally_out_of_the_second_round():
    stage = duel("slag_whelp", "brine_recruit", 1, "fall_back").pools([0], [1], dice=(1, 1, 1, 1))
    assert stage.asked() == (1, "Offer")
    stage.do("play fall_back")
    assert stage.told("withdraw")[0]["slot"] == 1


@shows("duel_of_honour")
def test_duel_of_honour_says_who_faces_whom_first():
    stage = duel("slag_whelp", "brine_recruit", 0, "duel_of_honour")
    stage.fighter(0, "pit_ravager")
    stage.fighter(1, "oda_brandt")
    stage.pools([0, 2], [1, 3]).do("play duel_of_honour", "pick fighter 0", "pick fighter 3")
    assert [(pair["slot"], pair["foe_slot"]) for pair in stage.told("pair")][:2] == [(0, 3), (2, 1)]


@shows("locked_shields")
def test_locked_shields_help_all_shields_to_block_for_a_round():
    stage = duel("slag_whelp", "brine_recruit", 1, "locked_shields").pools([0], [1])
    stage.do("play locked_shields", dice=(4, 4, 3, 4))
    assert stage.rolls()[1] == ("block", 8, 1)


@shows("postern_sortie")
def test_postern_sortie_brings_a_brackguard_for_nothing():
    stage = duel("slag_whelp", "saltplate_guard", 1, "postern_sortie").attack().involve(0, 0)
    stage.do("target site 3", "play postern_sortie")
    assert stage.told("commit") == [{"card": CARD["saltplate_guard"], "slot": 1, "cost": 0}]


@shows("volley")
def test_volley_adds_2_to_shots():
    stage = duel("kite_slinger", "brine_recruit", 0, "volley").pools([0], [1]).do("play volley")
    assert modifier_of(stage.s, 0, RANGED) == 2


@shows("cloud_cover")
def test_cloud_cover_hides_an_ally_from_shots():
    stage = duel("kite_slinger", "brine_recruit", 1, "cloud_cover").pools([0], [1]).do("play cloud_cover", dice=(1, 1))
    assert not any(said.startswith("shoot") for said in stage.said())
    assert stage.rolls()[0][0] == "hit", "nobody was shot at, and the close round began"


@shows("headbutt")
def test_headbutt_makes_up_for_a_strike_that_missed():
    stage = duel("slag_whelp", "brine_recruit", 0, "headbutt").pools([0], [1], dice=(1, 1))
    stage.do("play headbutt", dice=(1, 1))
    assert stage.rolls()[0] == ("block", 2, 0)
    assert stage.s.fighters[1] is None


def test_headbutt_is_no_answer_to_a_miss_of_the_enemy():
    stage = duel("slag_whelp", "brine_recruit", 1, "headbutt").pools([0], [1], dice=(1, 1, 1, 1))
    assert stage.asked() == (1, "Offer"), "the defender's own strike missed"
    assert stage.rolls() == [("hit", 2, 0), ("hit", 2, 0)]


@shows("stampede")
def test_stampede_makes_the_larger_pool_strike_better():
    stage = duel("slag_whelp", "brine_recruit", 0, "stampede")
    stage.fighter(0, "slag_whelp")
    stage.pools([0, 2], [1]).do("play stampede")
    assert [modifier_of(stage.s, slot, HIT) for slot in (0, 2)] == [1, 1]


@shows("blinding_flare")
def test_blinding_flare_makes_all_enemies_strike_worse_for_a_round():
    stage = duel("slag_whelp", "brine_recruit", 1, "blinding_flare").pools([0], [1])
    stage.do("play blinding_flare", dice=(4, 4))
    assert stage.rolls()[0] == ("hit", 7, 0)


@shows("trip_mine")
def test_trip_mine_wounds_an_attacker_on_a_3():
    stage = duel("slag_whelp", "brine_recruit", 1, "trip_mine").attack().involve(0, 0)
    stage.do("target site 3", "play trip_mine", dice=(3,))
    assert stage.s.fighters[0] is None
