"""What each leader does."""

from tests.games.ebbland.scenario import Stage, shows


@shows("odile_tern")
def test_odile_tern_gives_shields_1_to_their_first_block_when_they_defend():
    stage = Stage("breaker", "brackguard").plain().lead(1, "odile_tern")
    one, other = stage.fighter(0, "slag_whelp"), stage.fighter(1, "brine_recruit")
    stage.pools([one], [other])
    assert stage.asked() == (1, "Offer")
    stage.do("use leader 1", dice=(4, 4, 3, 4))
    assert stage.rolls()[:2] == [("hit", 8, 1), ("block", 8, 1)]


@shows("ruy_dask")
def test_ruy_dask_has_weapons_for_1_log_less():
    stage = Stage().plain().hand(0, "boat_hook")
    stage.fighter(0, "brine_recruit")
    stage.act().do("equip boat_hook", "equip fighter 0")
    assert stage.s.sides[0].log == 5


@shows("ansa_vell")
def test_ansa_vell_repeats_a_shot_once_a_combat():
    stage = Stage("gullfolk", "brackguard").plain().lead(0, "ansa_vell")
    one, other = stage.fighter(0, "kite_slinger"), stage.fighter(1, "brine_recruit")
    stage.pools([one], [other]).do("shoot fighter 1", dice=(1, 1))
    assert stage.asked() == (0, "Offer")
    stage.do("use leader 0", dice=(4, 4))
    assert stage.rolls()[0] == ("ranged", 8, 1)
    assert stage.s.fighters[other] is None


@shows("jorin_swale")
def test_jorin_swale_rolls_two_dice_for_a_lone_fighter_and_uses_the_higher():
    stage = Stage("gullfolk", "brackguard").plain().lead(0, "jorin_swale")
    stage.fighter(0, "harpoon_diver")
    stage.attack().do("lone", "lone fighter 0", dice=(1, 3))
    assert stage.told("lone-die") == [{"card": 40, "slot": 0, "die": 3, "cost": 1}]


@shows("gorra_nailtooth")
def test_gorra_nailtooth_gives_1_to_strike_to_the_larger_attacking_pool_in_the_first_round():
    stage = Stage("breaker", "brackguard").plain().lead(0, "gorra_nailtooth")
    own = [stage.fighter(0, "slag_whelp"), stage.fighter(0, "slag_whelp")]
    other = stage.fighter(1, "wall_pikeman")
    stage.pools(own, [other]).do("pair fighter 2")
    assert stage.asked() == (0, "Offer")
    stage.do("use leader 0", dice=(3, 4, 6, 6))
    assert stage.rolls()[0] == ("hit", 8, 1)


@shows("mother_scoria")
def test_mother_scoria_takes_a_breaker_back_after_losses_if_the_task_succeeds():
    stage = Stage("breaker", "brackguard").plain().lead(0, "mother_scoria")
    own, other = stage.fighter(0, "slag_whelp"), stage.fighter(1, "wall_pikeman")
    stage.pools([own], [other], dice=(1, 1, 5, 5, 1, 1))
    assert stage.asked() == (0, "Offer")
    stage.do("use leader 0", dice=(4,)).do("recover slag_whelp")
    assert stage.held(0) == ["slag_whelp"]


@shows("ione_sarrick")
def test_ione_sarrick_adds_1_to_task_rolls():
    stage = Stage("lampwright", "brackguard").plain().lead(0, "ione_sarrick")
    stage.fighter(0, "wick_apprentice")
    stage.act().do("use fighter 0", dice=(4,))
    assert stage.told("task")[0]["total"] == 5
    assert len(stage.s.sides[0].hand) == 1


@shows("pell_umbrance")
def test_pell_umbrance_gains_log_with_two_logistics():
    stage = Stage("lampwright", "brackguard").plain().lead(0, "pell_umbrance").logistics(0, "oil_contract")
    stage.side(0, log=2)
    stage.logistics(1, "mule_train").turn().do("done", "done", "end", "keep")
    stage.do("use leader 0")
    assert stage.s.sides[0].log == 3
