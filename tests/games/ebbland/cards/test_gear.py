"""What each weapon and talent does for its bearer."""

import pytest

from ludotheque.games.ebbland.data import CARD
from ludotheque.games.ebbland.rules.combat.announcement import standard_cost
from ludotheque.games.ebbland.rules.effects.standing import has, life_of, modifier_of, prices, string_of
from ludotheque.games.ebbland.rules.terms import (
    ARMOUR,
    BLOCK,
    BODYGUARD,
    ELUSIVE,
    FRENZY,
    HIT,
    LOG,
    MAVERICK,
    PIERCING,
    PLATED,
    RANGED,
    STATS,
    SWIFT,
)
from tests.games.ebbland.scenario import Stage, shows

# Bearer, weapon or talent, and what the bearer then has: strings and what is added to rolls.
CARRIED = [
    ("dock_tough", "notched_cutlass", {"hit": [9, 10]}, {}),
    ("dock_tough", "boat_hook", {"hit": [9, 8]}, {}),
    ("dock_tough", "oak_buckler", {"block": [9, 8]}, {}),
    ("hired_blade", "short_bow", {"ranged": [9]}, {}),
    ("hired_blade", "weighted_gauntlets", {}, {"hit": 1}),
    ("dock_tough", "padded_coat", {"armour": [10]}, {}),
    ("brine_recruit", "tower_shield", {"block": [8, 7]}, {"hit": -1}),
    ("harpoon_diver", "long_harpoon", {"ranged": [9, 9], "hit": [7, 10, 10]}, {}),
    ("kite_slinger", "hornbow", {"ranged": [8, 9]}, {"ranged": 1}),
    ("chain_brawler", "chain_flail", {"hit": [7, 11, 9]}, {}),
    ("chain_brawler", "scrap_cleaver", {"hit": [7, 11, 7]}, {}),
    ("wick_apprentice", "clockwork_arm", {"hit": [9, 9], "block": [9, 10]}, {}),
    ("brine_recruit", "saltplate_harness", {"armour": [9]}, {}),
    ("kite_slinger", "steady_hand", {}, {"ranged": 1}),
    ("hired_blade", "footwork", {}, {"block": 1}),
    ("brine_recruit", "shield_drill", {"block": [8, 9]}, {}),
    ("talon_breck", "eye_of_the_gull", {"ranged": [9]}, {}),
    ("pip_farrow", "eye_of_the_gull", {"ranged": [10]}, {}),
]


@shows(*(gear for _, gear, _, _ in CARRIED))
@pytest.mark.parametrize(("bearer", "gear", "strings", "modifiers"), CARRIED, ids=lambda part: str(part)[:20])
def test_gear_changes_strings_and_rolls(bearer: str, gear: str, strings: dict, modifiers: dict):
    stage = Stage().plain()
    slot = stage.fighter(0, bearer, gear)
    printed = stage.s.card_of(slot).strings
    for stat, name in enumerate(STATS):
        assert string_of(stage.s, slot, stat) == strings.get(name, printed[stat])
        assert modifier_of(stage.s, slot, stat) == modifiers.get(name, 0)


# Bearer, gear and the keyword that it grants.
GRANTED = [
    ("brine_recruit", "saltplate_harness", PLATED),
    ("cliff_fledgling", "glider_harness", ELUSIVE),
    ("chain_brawler", "chain_flail", PIERCING),
    ("hired_blade", "lone_hunter", MAVERICK),
    ("brine_recruit", "oath_of_the_wall", BODYGUARD),
    ("cliff_fledgling", "stoop", SWIFT),
    ("chain_brawler", "red_mist", FRENZY),
]


@shows(*(gear for _, gear, _ in GRANTED))
@pytest.mark.parametrize(("bearer", "gear", "keyword"), GRANTED)
def test_gear_grants_a_keyword(bearer: str, gear: str, keyword: int):
    stage = Stage().plain()
    with_it, without = stage.fighter(0, bearer, gear), stage.fighter(0, bearer)
    assert has(stage.s, with_it, keyword)
    assert not has(stage.s, without, keyword)


@shows("wall_halberd")
def test_wall_halberd_strikes_better_in_defence():
    stage = Stage("breaker", "brackguard").plain()
    one, other = stage.fighter(0, "vark_unbolted"), stage.fighter(1, "oda_brandt", "wall_halberd")
    stage.pools([one], [other], dice=(1, 1, 3, 4))
    assert stage.rolls()[1] == ("hit", 8, 2), "7 as printed and the halberd's 8"


def test_glider_harness_makes_commitment_cheaper():
    stage = Stage("gullfolk", "brackguard").plain()
    slot = stage.fighter(0, "talon_breck", "glider_harness")
    stage.attack()
    assert standard_cost(stage.s, slot) == 1


@shows("spiked_hide")
def test_spiked_hide_hits_an_opponent_that_missed():
    stage = Stage("breaker", "brackguard").plain()
    one, other = stage.fighter(0, "slag_whelp", "spiked_hide"), stage.fighter(1, "brine_recruit")
    stage.pools([one], [other], dice=(1, 1, 1, 1))
    assert stage.asked() == (0, "Offer")
    stage.do("use gear 0", dice=(4, 1, 1))
    assert stage.rolls()[0] == ("block", 2, 0)
    assert stage.s.fighters[other] is None


@shows("flash_pistol")
def test_flash_pistol_shoots_for_a_round_on_a_2():
    stage = Stage("lampwright", "breaker").plain()
    one, other = stage.fighter(0, "oil_carrier", "flash_pistol"), stage.fighter(1, "slag_whelp")
    stage.pools([one], [other]).do("use gear 0", dice=(2,)).do("shoot fighter 1", dice=(4, 4))
    assert stage.rolls()[0] == ("ranged", 8, 1)


@shows("mirror_cloak")
def test_mirror_cloak_spares_its_bearer_a_shot():
    stage = Stage("gullfolk", "lampwright").plain()
    one, other = stage.fighter(0, "kite_slinger"), stage.fighter(1, "wick_apprentice", "mirror_cloak")
    stage.pools([one], [other]).do("shoot fighter 1", dice=(4, 4)).do("use gear 8", dice=(3,))
    assert stage.told("soak")[0]["card"] == CARD["wick_apprentice"]
    assert stage.s.fighters[other] is not None


@shows("old_scars")
def test_old_scars_are_worth_a_hit_point():
    stage = Stage().plain()
    slot = stage.fighter(0, "hired_blade", "old_scars")
    assert life_of(stage.s, slot) == 3


@shows("lone_hunter")
def test_lone_hunter_strikes_better_alone():
    stage = Stage("breaker", "brackguard").plain()
    slot = stage.fighter(0, "chain_brawler", "lone_hunter")
    stage.attack().do("lone", "lone fighter 0", dice=(6, 6)).do("commit fighter 0")
    assert modifier_of(stage.s, slot, HIT) == 1


@shows("quick_study")
def test_quick_study_draws_a_card_when_it_is_attached():
    stage = Stage().plain().hand(0, "quick_study")
    stage.fighter(0, "brine_recruit")
    stage.act().do("equip quick_study", "equip fighter 0", "use gear 0")
    assert len(stage.s.sides[0].hand) == 1


@shows("oath_of_the_wall")
def test_oath_of_the_wall_is_worth_a_hit_point_in_defence():
    stage = Stage("breaker", "brackguard").plain()
    stage.fighter(0, "slag_whelp")
    other = stage.fighter(1, "brine_recruit", "oath_of_the_wall")
    assert life_of(stage.s, other) == 1
    stage.attack()
    assert life_of(stage.s, other) == 2


@shows("drillmaster")
def test_drillmaster_helps_the_other_brackguard_to_block_in_the_first_round():
    stage = Stage("brackguard", "breaker").plain()
    own = [stage.fighter(0, "bastion_sergeant", "drillmaster"), stage.fighter(0, "brine_recruit")]
    stage.fighter(1, "slag_whelp")
    stage.pools(own, [2]).do("pass", "pair fighter 2", "use gear 0", dice=(1, 1))
    assert [change["card"] for change in stage.told("change")] == [CARD["brine_recruit"]]


@shows("eye_of_the_gull")
def test_eye_of_the_gull_repeats_a_shot_of_a_born_shooter():
    stage = Stage("gullfolk", "breaker").plain()
    one, other = stage.fighter(0, "kite_slinger", "eye_of_the_gull"), stage.fighter(1, "slag_whelp")
    stage.pools([one], [other]).do("shoot fighter 1", dice=(1, 1)).do("use gear 0", dice=(4, 4))
    assert stage.rolls()[0] == ("ranged", 8, 1)


@shows("tailwind")
def test_tailwind_makes_an_attacker_cheaper():
    stage = Stage("gullfolk", "brackguard").plain()
    stage.fighter(0, "talon_breck", "tailwind")
    stage.attack().do("standard", "use gear 0", "commit fighter 0")
    assert stage.s.sides[0].com == 5


@shows("pain_is_fuel")
def test_pain_is_fuel_makes_a_wounded_bearer_strike_better():
    stage = Stage().plain()
    slot = stage.fighter(0, "chain_brawler", "pain_is_fuel")
    assert modifier_of(stage.s, slot, HIT) == 0
    stage.wound(slot, 1)
    assert modifier_of(stage.s, slot, HIT) == 1


@shows("wreckers_roar")
def test_wreckers_roar_chases_a_small_enemy_away():
    stage = Stage("breaker", "brackguard").plain()
    one, other = stage.fighter(0, "chain_brawler", "wreckers_roar"), stage.fighter(1, "brine_recruit")
    stage.pools([one], [other]).do("use gear 0", dice=(4,))
    assert stage.told("withdraw")[0]["slot"] == other
    assert stage.s.sides[1].sacked[0], "nobody was left in the defence"


@shows("tinker")
def test_tinker_has_weapons_for_its_bearer_for_less():
    stage = Stage("lampwright", "brackguard").plain().lead(0, "ione_sarrick")
    one, other = stage.fighter(0, "wick_apprentice", "tinker"), stage.fighter(0, "wick_apprentice")
    arm = CARD["clockwork_arm"]
    assert (prices(stage.s, 0, arm, one)[LOG], prices(stage.s, 0, arm, other)[LOG]) == (1, 2)


@shows("field_surgeon")
def test_field_surgeon_spares_an_ally_a_wound_once_a_combat():
    stage = Stage("lampwright", "breaker").plain()
    one, other = stage.fighter(0, "wick_apprentice", "field_surgeon"), stage.fighter(1, "slag_whelp")
    stage.pools([one], [other], dice=(1, 1, 6, 6, 1, 1)).do("use gear 0", dice=(3, 1, 1, 6, 6, 1, 1))
    assert stage.told("soak")[0]["slot"] == one
    assert stage.s.fighters[one] is None, "the second round finds it without help"


@shows("dazzle")
def test_dazzle_makes_the_opponent_strike_worse():
    stage = Stage("lampwright", "breaker").plain()
    one, other = stage.fighter(0, "wick_apprentice", "dazzle"), stage.fighter(1, "slag_whelp")
    stage.pools([one], [other]).do("use gear 0", dice=(4, 1, 1, 4, 5))
    assert stage.rolls()[1] == ("hit", 7, 0)


def test_armour_and_blocks_of_gear_are_rolled():
    stage = Stage("breaker", "brackguard").plain()
    one, other = stage.fighter(0, "slag_whelp"), stage.fighter(1, "brine_recruit", "padded_coat")
    assert (string_of(stage.s, other, ARMOUR), string_of(stage.s, other, BLOCK)) == ([10], [8])
    assert string_of(stage.s, one, RANGED) == []
    stage.pools([one], [other], dice=(4, 4, 5, 5))
    assert stage.rolls()[1] == ("armour", 10, 1)
