"""The two close rounds."""

from ludotheque.games.ebbland.data import CARD
from ludotheque.games.ebbland.rules.terms import NONE
from tests.games.ebbland.scenario import Stage, settles
from tests.rules import rule


def melee(own: list[str], others: list[str], dice: tuple[int, ...] = (), support_rolls: bool = False) -> Stage:
    stage = Stage("breaker", "brackguard", support_rolls=support_rolls).plain()
    mine = [stage.fighter(0, card) for card in own]
    return stage.pools(mine, [stage.fighter(1, card) for card in others], dice=dice)


@rule("CC-CLOSE1-01", "CC-CLOSE1-02", "CC-CLOSE1-03")
def test_sides_make_pairs_in_turn_until_one_has_nobody_left():
    stage = melee(["slag_whelp"] * 3, ["brine_recruit"] * 3)
    assert stage.asked() == (0, "MakePair")
    stage.do("pair fighter 3")
    assert stage.asked() == (1, "MakePair")
    assert {said for said in stage.said() if said.startswith("pair")} == {"pair fighter 1", "pair fighter 2"}
    assert stage.why_not("fighter-0") == ("paired", "CC-CLOSE1-02")
    stage.do("pair fighter 2", dice=(1, 1, 1, 1, 1, 1))
    assert len(stage.told("pair")) == 2, "the last pair makes itself"


@rule("CC-CLOSE1-03", "CC-CLOSE1-04")
def test_three_against_two_leaves_one_that_chooses_a_duel_to_support():
    stage = melee(["slag_whelp"] * 3, ["brine_recruit"] * 2).do("pair fighter 3", "pair fighter 1")
    assert stage.asked() == (0, "ChooseDuel")
    assert {said for said in stage.said() if said.startswith("support")} == {"support fighter 0", "support fighter 1"}
    stage.do("support fighter 1")
    assert [(told["slot"], told["ally_slot"]) for told in stage.told("support")][:1] == [(2, 1)]


@settles("B-7")
@rule("CC-CLOSE1-05", "CC-CLOSE1-06")
def test_a_supporter_is_not_struck_and_gives_one_strike_that_can_be_blocked():
    stage = melee(["slag_whelp", "slag_whelp"], ["wall_pikeman"]).do("pair fighter 2", dice=(1, 1, 6, 6, 6, 6, 1))
    assert stage.rolls()[:2] == [("hit", 2, 0), ("block", 13, 1)]
    assert stage.s.fighters[1] is not None
    assert stage.s.fighter(1).wounds == 0


@settles("B-7")
def test_under_the_option_a_supporter_rolls_for_one_strike_at_most():
    stage = Stage("breaker", "brackguard", support_rolls=True).plain()
    own = [stage.fighter(0, "slag_whelp"), stage.fighter(0, "chain_brawler")]
    stage.pools(own, [stage.fighter(1, "hired_blade")]).do("pair fighter 2", dice=(1, 1, 6, 6, 1, 1))
    assert stage.rolls()[:2] == [("hit", 2, 0), ("hit", 12, 2)]
    assert stage.told("wound")[0]["wounds"] == 1


@settles("B-2", "B-16")
@rule("CC-CLOSE1-07", "CC-CLOSE1-08", "CC-CLOSE1-09", "CC-CLOSE1-10", "CC-KEYWORD-03")
def test_attackers_strike_then_armour_then_block_then_the_defenders_strike():
    stage = melee(["gutter_annis"], ["oda_brandt"], dice=(6, 6, 4, 4, 3, 4))
    assert stage.rolls()[:3] == [("hit", 12, 3), ("armour", 8, 1), ("block", 7, 1)]
    assert stage.rolls()[3][0] == "hit"
    assert stage.told("wound")[0] == {"card": CARD["oda_brandt"], "slot": 1, "wounds": 1}


@rule("CC-CLOSE1-08", "CC-CLOSE1-09")
def test_nobody_rolls_armour_or_block_who_was_not_struck():
    stage = melee(["gutter_annis"], ["oda_brandt"], dice=(1, 1, 1, 1))
    assert stage.rolls()[:2] == [("hit", 2, 0), ("hit", 2, 0)]


@rule("CC-CLOSE1-11", "CC-CLOSE1-12")
def test_struck_attackers_roll_armour_and_block_in_their_turn():
    stage = melee(["hob_cauldron"], ["oda_brandt"], dice=(1, 1, 6, 6, 5, 5, 1))
    assert [roll[0] for roll in stage.rolls()[:4]] == ["hit", "hit", "armour", "block"]
    assert stage.rolls()[2] == ("armour", 10, 1)


def test_piercing_strikes_pass_armour():
    stage = melee(["vark_unbolted"], ["oda_brandt"], dice=(6, 6, 1, 1))
    assert [roll[0] for roll in stage.rolls()[:2]] == ["hit", "block"]


def test_an_opponent_that_a_swift_fighter_kills_does_not_strike_back():
    stage = melee(["talon_breck"], ["brine_recruit"])
    stage.do("hold", dice=(6, 6, 1, 1))
    assert [roll[0] for roll in stage.rolls()] == ["hit", "block"]


def test_supporters_of_an_opponent_that_a_swift_fighter_kills_still_hit():
    """B-42."""
    stage = melee(["talon_breck"], ["brine_recruit", "brine_recruit"])
    stage.do("hold").do("pair fighter 1", dice=(6, 6, 1, 1, 1, 1))
    assert [roll[0] for roll in stage.rolls()][:3] == ["hit", "block", "block"], "the second block is the attacker's"
    assert {"card": CARD["talon_breck"], "slot": 0, "wounds": 1} in stage.told("wound")


def test_supporters_that_roll_still_roll_for_an_ally_that_a_swift_fighter_killed():
    """B-42 with the option of B-7."""
    stage = melee(["talon_breck"], ["brine_recruit", "brine_recruit"], support_rolls=True)
    stage.do("hold").do("pair fighter 1", dice=(6, 6, 1, 1, 6, 6, 1))
    assert [(roll[0], told["slot"]) for roll, told in zip(stage.rolls(), stage.told("roll"), strict=True)][:4] == [
        ("hit", 0),
        ("block", 1),
        ("hit", 2),
        ("block", 0),
    ]


def test_an_ally_lost_to_an_effect_takes_the_support_with_it():
    """B-34: whoever lost the duel it supported does nothing until the round is over."""
    stage = Stage("lampwright", "brackguard").plain()
    one, other, ally = (
        stage.fighter(0, "caul_ember"),
        stage.fighter(1, "brine_recruit"),
        stage.fighter(1, "hired_blade"),
    )
    stage.pools([one], [other, ally]).do("hold", "pair fighter 1").do("use fighter 0", dice=(6,))
    stage.do("pick fighter 1", dice=(1, 1, 1, 1))
    assert stage.s.fighters[other] is None
    assert all(wound["slot"] != one for wound in stage.told("wound"))


@rule("CC-CLOSE1-14")
def test_wounds_add_up_over_the_rounds():
    stage = Stage("gullfolk", "brackguard").plain()
    one, other = stage.fighter(0, "ansgar_skyreaver"), stage.fighter(1, "talon_breck")
    stage.pools([one], [other]).do("shoot fighter 1", dice=(4, 4)).do("hold", dice=(6, 6, 1, 1))
    assert [wound["wounds"] for wound in stage.told("wound")][:2] == [1, 3]
    assert stage.s.fighters[other] is None


@settles("B-15")
@rule("CC-CLOSE2-01")
def test_in_the_second_round_pairs_go_on_and_the_free_face_each_other_the_attacker_naming_first():
    stage = Stage("breaker", "brackguard").plain()
    own = [stage.fighter(0, "slag_whelp", pooled=True, foe=foe) for foe in (3, NONE, NONE)]
    others = [stage.fighter(1, "brine_recruit", pooled=True, foe=foe) for foe in (0, NONE, NONE)]
    stage.fought("second")
    assert stage.asked() == (0, "MakePair")
    assert stage.said() == {f"pair fighter {slot}" for slot in others[1:]}
    stage.do(f"pair fighter {others[2]}")
    assert [pair["foe_slot"] for pair in stage.told("pair")] == [others[2], own[2]], "the last two make a pair"


@rule("CC-CLOSE2-02", "CC-CLOSE2-03")
def test_the_second_round_is_like_the_first_and_the_last():
    stage = melee(["hob_cauldron"], ["oda_brandt"], dice=(1, 1, 1, 1, 1, 1, 1))
    while stage.s.combat is not None:
        stage.do("pass")
    assert [roll[0] for roll in stage.rolls()].count("hit") == 4
    assert stage.s.fighters.count(None) == 0
    assert stage.asked() == (0, "Act")


@rule("CC-CLOSE2-04")
def test_without_an_enemy_no_round_is_fought():
    stage = melee(["slag_whelp"], ["brine_recruit"], dice=(6, 6, 1, 1, 1, 1))
    assert [roll[0] for roll in stage.rolls()] == ["hit", "block", "hit"]
