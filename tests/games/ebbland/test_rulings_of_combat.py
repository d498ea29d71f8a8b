"""Rulings on combat that no clause tells: who counts, who falls, who is spared, what lapses."""

import pytest

from ludotheque.games.ebbland.data import CARD
from ludotheque.games.ebbland.rules import heritage
from ludotheque.games.ebbland.rules.effects.changes import STUNNED
from ludotheque.games.ebbland.rules.effects.conditions import SiteAttacked
from ludotheque.games.ebbland.rules.effects.effect import Play
from ludotheque.games.ebbland.rules.effects.standing import has, modifier_of
from ludotheque.games.ebbland.rules.terms import ELUSIVE, FROM_SITE, HIT
from ludotheque.saved import thing
from tests.games.ebbland.scenario import Stage, settles

# Dice with which nobody is hurt.
LOW = (1, 1, 1, 1)
# What somebody answers who wants nothing.
DULL = ("pass", "hold", "done", "end", "keep", "nobody")


def still(*decks: str, **house: bool) -> Stage:
    """A plain table at which nobody could hold a card that is not set."""
    stage = Stage(*decks, **house).plain()
    for seat in range(2):
        stage.stock(seat, "dock_tough")
    return stage


def texts(stage: Stage) -> set[str]:
    """The texts and cards that the asked seat is offered."""
    return {said for said in stage.said() if said.startswith(("use", "play"))}


def until(stage: Stage, wanted: str) -> Stage:
    """Want nothing until something is offered, with dice that hurt nobody."""
    for _ in range(40):
        if wanted in stage.said():
            return stage
        stage.do(next(said for said in DULL if said in stage.said()), dice=LOW)
    raise AssertionError(f"{wanted} was never offered")


def over(stage: Stage) -> Stage:
    """Want nothing until the combat is over."""
    while stage.s.combat is not None:
        stage.do(next(said for said in DULL if said in stage.said()), dice=LOW)
    return stage


@settles("B-28")
def test_a_roll_is_made_again_once_whatever_cards_could_and_its_modifiers_stay():
    stage = Stage("gullfolk", "brackguard").plain().lead(0, "ansa_vell")
    one, other = stage.fighter(0, "sera_longsight", "eye_of_the_gull", "hornbow"), stage.fighter(1, "wall_pikeman")
    stage.pools([one], [other]).do("pass", f"shoot fighter {other}", dice=(1, 1))
    assert texts(stage) == {"use leader 0", "use gear 0"}
    stage.do("use gear 0", dice=(1, 2, *LOW))
    assert stage.rolls()[0] == ("ranged", 4, 0), "the hornbow's 1 is added again"
    assert not texts(stage)


@settles("B-28")
def test_a_text_without_a_limit_is_used_once_in_each_close_round():
    stage = Stage("breaker", "brackguard").plain()
    one, other = stage.fighter(0, "marrow_kett"), stage.fighter(1, "oda_brandt")
    stage.pools([one], [other]).do(f"use fighter {one}", dice=LOW)
    assert len(stage.told("roll")) == 2, "in the first round it was not offered again"
    assert texts(stage) == {f"use fighter {one}"}


@settles("B-28")
def test_once_a_turn_is_once_in_each_turn_whoevers_it_is():
    stage = Stage("lampwright", "breaker").plain().logistics(0, "test_range").stock(1, "slag_whelp", "slag_whelp")
    wick, other = stage.fighter(0, "wick_apprentice"), stage.fighter(1, "slag_whelp")
    glare = stage.fighter(0, "glare_adept")
    stage.act().do(f"use fighter {wick}", "use logistics 0", dice=(1,)).do("end", "keep")
    until(stage, "attack").do("attack").involve(1, other).do("target site 0").calm().involve(0, glare)
    until(stage, f"use fighter {glare}").do(f"use fighter {glare}")
    assert "use logistics 0" in texts(stage)


@settles("B-31")
def test_a_lethal_payment_is_paid_does_what_it_pays_for_and_is_a_loss():
    stage = Stage("breaker", "brackguard").plain().lead(0, "mother_scoria")
    kett, ally = stage.fighter(0, "marrow_kett"), stage.fighter(0, "pit_ravager")
    other = stage.fighter(1, "oda_brandt")
    stage.wound(kett, 1)
    stage.pools([kett, ally], [other]).do(f"pair fighter {other}")
    stage.do(f"use fighter {kett}", f"pick fighter {ally}", dice=LOW)
    assert stage.s.fighters[kett] is None
    assert stage.told("change")[0]["slot"] == ally
    until(stage, "use leader 0").do("pass", dice=(1,))
    assert [event.seat for event in stage.s.events if event.name == "control-roll"] == [1]


@settles("B-31", "B-50", "B-17")
def test_a_wound_of_a_text_is_stopped_by_nothing_and_only_frenzy_puts_death_off():
    stage = still("brackguard", "lampwright").artifact(0, "salt_banner").hand(1, "trip_mine")
    one = stage.fighter(0, "pit_ravager", "padded_coat")
    guard = stage.fighter(0, "doric_hesk")
    stage.fighter(1, "oil_carrier")
    stage.wound(one, 2)
    stage.attack().involve(0, one, guard).do("target site 3").do("play trip_mine", dice=(3,))
    assert (stage.asked()[1], stage.told("task")[0]["total"]) == ("Pick", 3), "task first, then whom (B-50)"
    stage.do(f"pick fighter {one}")
    assert (stage.s.fighter(one).wounds, stage.s.fighter(guard).wounds, stage.told("roll")) == (3, 0, [])
    assert stage.s.fighters[one] is not None


@settles("B-17")
def test_frenzy_covers_wounds_of_shots_too_and_the_dead_count_at_the_end():
    stage = Stage("gullfolk", "breaker").plain()
    one, other = stage.fighter(0, "storm_twins"), stage.fighter(1, "pit_ravager")
    stage.wound(other, 1)
    stage.pools([one], [other]).do(f"shoot fighter {other}", dice=(6, 6, *LOW))
    assert [roll[0] for roll in stage.rolls()].count("hit") == 4, "it strikes in both rounds"
    assert stage.s.fighters[other] is None
    assert len(stage.told("control-roll")) == 1


@settles("B-10", "B-32", "B-50")
def test_a_free_joiner_does_not_end_being_alone():
    stage = Stage("gullfolk", "brackguard").plain().lead(0, "jorin_swale").logistics(0, "thermal_vents")
    stage.hand(0, "lone_glory")
    one, joiner = stage.fighter(0, "harpoon_diver", "lone_hunter"), stage.fighter(0, "pip_farrow")
    other = stage.fighter(1, "brine_recruit")
    stage.attack().do("lone", f"lone fighter {one}", dice=(6, 6)).do(f"commit fighter {one}", "victory lone_glory")
    stage.do("target site 3").involve(1, other).do("use logistics 0")
    assert stage.s.pool(0) == [one, joiner], "whoever is in the pool does not join again"
    assert modifier_of(stage.s, one, HIT) == 1
    until(stage, f"shoot fighter {other}").do(f"shoot fighter {other}", dice=(6, 6, 1))
    assert CARD["lone_glory"] in [event["card"] for event in stage.told("score")]


@settles("B-10", "B-32", "B-36")
def test_after_a_failed_lone_defence_free_joiners_fight_and_nobody_is_alone():
    stage = Stage("breaker", "brackguard", limits=False).plain().hand(1, "postern_sortie", "hold_the_line")
    one, other = stage.fighter(0, "slag_whelp"), stage.fighter(1, "oda_brandt")
    joiner = stage.fighter(1, "saltplate_guard", "lone_hunter")
    stage.side(1, com=0, log=1)
    stage.attack().involve(0, one).do("target site 3", "play postern_sortie").calm()
    assert stage.said() >= {"standard", "lone"}, "a joiner does not count for the choice (B-10)"
    stage.do("lone", f"lone fighter {other}", dice=(1,))
    assert (stage.s.pool(1), stage.asked()) == ([joiner], (1, "ChooseVictory"))
    assert modifier_of(stage.s, joiner, HIT) == 0
    stage.do("victory hold_the_line", dice=LOW)
    assert over(stage).s.sides[1].points == 1


@settles("B-32")
def test_a_lone_cost_that_can_be_paid_may_be_declined():
    stage = Stage("breaker", "brackguard", limits=False).plain()
    one, other = stage.fighter(0, "slag_whelp"), stage.fighter(1, "oda_brandt", "lone_hunter")
    stage.attack().involve(0, one).do("target site 3", "lone", f"lone fighter {other}", dice=(6, 6)).do("decline")
    assert stage.s.sides[1].sacked[0]
    assert (stage.s.sides[1].com, modifier_of(stage.s, other, HIT)) == (6, 0)


@settles("B-33")
def test_reductions_hold_for_both_ways_down_to_1_and_to_0():
    for way, com in (("standard", 5), ("lone", 6)):
        stage = Stage("gullfolk", "brackguard").plain()
        one = stage.fighter(0, "cliff_fledgling", "glider_harness")
        stage.attack().do(way)
        stage.do(*([f"lone fighter {one}"] if way == "lone" else [f"commit fighter {one}"]), dice=(1,))
        if way == "lone":
            assert stage.told("lone-die")[0]["cost"] == 0
            stage.do(f"commit fighter {one}")
        assert stage.s.sides[0].com == com


@settles("B-34", "B-4")
def test_fall_back_empties_the_defence_in_the_second_round_and_the_site_is_sacked():
    stage = Stage("breaker", "brackguard").plain().hand(1, "fall_back").stock(1, "dock_tough")
    one, other = stage.fighter(0, "slag_whelp"), stage.fighter(1, "brine_recruit")
    stage.pools([one], [other], dice=LOW)
    until(stage, "play fall_back").do("play fall_back")
    assert stage.told("roll") == [], "whoever has lost the opponent does nothing"
    assert stage.s.sides[1].sacked == [True, False, False]
    assert not stage.s.fighter(other).pooled


@settles("B-34")
def test_nobody_is_paired_anew_in_the_round_in_which_the_opponent_is_lost():
    stage = Stage("breaker", "brackguard").plain().hand(1, "fall_back").stock(1, "dock_tough")
    own = [stage.fighter(0, "slag_whelp"), stage.fighter(0, "slag_whelp")]
    others = [stage.fighter(1, "brine_recruit"), stage.fighter(1, "brine_recruit")]
    stage.pools(own, others).do(f"pair fighter {others[0]}", dice=(1,) * 8)
    until(stage, "play fall_back").do("play fall_back", f"pick fighter {others[0]}", dice=LOW)
    assert {roll["slot"] for roll in stage.told("roll")} == {own[1], others[1]}
    assert stage.s.sides[1].sacked == [False, False, False]


@settles("B-30")
def test_hits_of_a_text_are_stopped_at_once_and_their_wounds_wait_for_the_round():
    stage = still("breaker", "brackguard")
    own = [stage.fighter(0, "hob_cauldron", "chain_flail"), stage.fighter(0, "slag_whelp")]
    other = stage.fighter(1, "oda_brandt")
    stage.pools(own, [other]).do(f"pair fighter {other}")
    stage.do("use fighter 0", dice=(*[1] * 10, 6, 6))
    rolls = [(roll[0], event["slot"]) for roll, event in zip(stage.rolls(), stage.told("roll"), strict=True)]
    assert rolls[:3] == [("armour", other), ("block", other), ("hit", own[0])], "the flail pierces for strikes only"
    assert ("hit", other) in rolls, "it strikes before the wounds fall"
    assert {"card": CARD["oda_brandt"], "slot": other, "wounds": 2} in stage.told("wound"), "the supporter's too"


@settles("B-35")
def test_each_control_roll_is_an_event_and_the_attackers_come_first():
    stage = Stage("breaker", "brackguard").plain().side(0, points=9).side(1, points=9)
    dead = [{"seat": seat, "card": "dock_tough"} for seat in "AB"]
    stage.say(chance=[1, 1]).fought("aftermath", dead=dead)
    assert (stage.s.winners, [side.points for side in stage.s.sides]) == ([0], [10, 9])
    assert len(stage.told("control-roll")) == 1


@settles("B-35", "B-20")
def test_a_sack_is_an_event_before_the_victory_cards_which_are_one_together():
    dead = [{"seat": "A", "card": "dock_tough"}] * 3
    stage = Stage("breaker", "brackguard").plain().side(0, points=7).side(1, points=9)
    stage.fighter(0, "slag_whelp", pooled=True)
    stage.fought("aftermath", dead=dead, target=0, victory=["none", "bloody_harvest"])
    assert (stage.s.winners, [side.points for side in stage.s.sides]) == ([0], [10, 9])
    level = Stage("breaker", "brackguard").plain().side(0, points=8).side(1, points=8)
    dead += [{"seat": "B", "card": "dock_tough"}] * 3
    level.fought("aftermath", dead=dead, victory=["bloody_harvest", "bloody_harvest"])
    assert ([side.points for side in level.s.sides], level.s.winners) == ([10, 10], [0]), "level: the active seat"


@settles("B-37", "B-18")
def test_without_a_target_nothing_is_held_sacked_or_attacked():
    stage = still("breaker", "brackguard").sack(3, 4, 5).hand(0, "swift_raid").hand(1, "wall_of_salt")
    one, other = stage.fighter(0, "slag_whelp"), stage.fighter(1, "wall_pikeman")
    stage.attack().involve(0, one).do("victory swift_raid").involve(1, other)
    assert not any(SiteAttacked().holds(stage.s, Play(1, FROM_SITE, place, 0, 0)) for place in range(6))
    stage.do("victory wall_of_salt", dice=LOW)
    assert ([side.points for side in stage.s.sides], len(stage.told("unfulfilled"))) == ([0, 0], 2)


@settles("B-37", "B-18", "B-6")
def test_without_a_target_the_dead_are_scored():
    stage = Stage("breaker", "brackguard").plain().sack(3, 4, 5).hand(0, "swift_raid")
    one, other = stage.fighter(0, "slag_whelp"), stage.fighter(1, "brine_recruit")
    stage.attack().involve(0, one).do("victory swift_raid").involve(1, other, dice=(4, 4, 1, 1, 1, 1, 1))
    assert [side.points for side in stage.s.sides] == [1, 0], "a roll, but no sack: no raid"


@settles("B-38", "B-17")
def test_a_frenzied_fighter_that_withdraws_sacks_nothing_and_dies_of_its_wounds_at_the_end():
    stage = Stage("breaker", "brackguard").plain().hand(0, "fall_back").hand(1, "fall_back")
    one, other = stage.fighter(0, "pit_ravager", wounds=2), stage.fighter(1, "oda_brandt")
    stage.stock(0, "dock_tough").stock(1, "dock_tough").wound(one, 2)
    stage.pools([one], [other])
    stage.s.fighter(one).wounds = 3
    until(stage, "play fall_back").do("play fall_back")
    until(stage, "play fall_back").do("play fall_back", dice=(6,))
    assert stage.s.sides[1].sacked == [False, False, False], "nobody is left in the attack pool"
    assert stage.s.fighters[one] is None
    assert [event.seat for event in stage.s.events if event.name == "control-roll"] == [1]


@settles("B-38")
def test_whom_powder_hold_kills_counts_for_victory_cards_and_rolls_and_no_more_for_texts():
    stage = still("breaker", "brackguard").site(3, "powder_hold").lead(0, "mother_scoria")
    stage.hand(0, "swift_raid").hand(1, "giant_slayer")
    one, other = stage.fighter(0, "hob_cauldron"), stage.fighter(1, "brine_recruit")
    stage.attack().involve(0, one).do("victory swift_raid", "target site 3").involve(1, other)
    stage.s.fighter(one).wounds = 3
    stage.do("victory giant_slayer", dice=(6, 6, 1, 1, 1, 1)).do("use site 3", dice=(1, 1))
    assert [side.points for side in stage.s.sides] == [3 + 1, 2 + 1], "sack and roll; slayer and roll"
    assert stage.s.sides[1].sacked[0]
    assert len(stage.told("task")) == 0, "texts of the end of the combat are over"


@settles("B-38", "B-17")
def test_frenzy_helps_nobody_against_powder_hold_for_the_close_rounds_are_over():
    stage = still("breaker", "brackguard").site(3, "powder_hold").hand(1, "giant_slayer")
    one, other = stage.fighter(0, "gutter_annis"), stage.fighter(1, "brine_recruit")
    stage.attack().involve(0, one).do("target site 3").involve(1, other)
    stage.s.fighter(one).wounds = 2
    stage.do("victory giant_slayer", dice=(6, 6, 1, 1, 1, 1)).do("use site 3", dice=(6, 1))
    assert stage.s.fighters[one] is None
    assert [side.points for side in stage.s.sides] == [3, 2 + 1]


def test_positions_saved_before_bury_by_the_phase_of_the_combat():
    tree = {"agenda": [thing("Bury", fighters=[0], frenzied=False)]}
    heritage.let_the_phase_end_frenzy(tree)
    assert tree["agenda"] == [thing("Bury", fighters=[0])]


@settles("B-39", "B-40")
def test_a_bodyguard_takes_both_shots_at_an_ally_and_rolls_no_armour_for_them():
    stage = Stage("gullfolk", "brackguard").plain()
    own = [stage.fighter(0, "kite_slinger"), stage.fighter(0, "kite_slinger")]
    spared, guard = stage.fighter(1, "wall_pikeman"), stage.fighter(1, "oda_brandt")
    stage.pools(own, [spared, guard])
    stage.do(f"shoot fighter {spared}").do(f"shoot fighter {spared}", dice=(4, 4, 4, 4))
    assert stage.asked() == (1, "StepIn")
    stage.do(f"guard fighter {guard}")
    assert stage.told("wound") == [{"card": CARD["oda_brandt"], "slot": guard, "wounds": 2}]
    assert stage.told("roll") == []


@settles("B-39")
def test_a_bodyguard_steps_in_once_a_combat_after_the_allys_own_armour():
    stage = Stage("gullfolk", "brackguard", limits=False).plain()
    own = [stage.fighter(0, "kite_slinger"), stage.fighter(0, "kite_slinger")]
    plated, bare = stage.fighter(1, "brass_automaton"), stage.fighter(1, "wall_pikeman")
    guard = stage.fighter(1, "doric_hesk")
    stage.pools(own, [plated, bare, guard])
    stage.do(f"shoot fighter {plated}").do(f"shoot fighter {bare}", dice=(4, 4, 4, 4, 1, 1))
    assert (stage.rolls()[-1], stage.asked()) == (("armour", 2, 0), (1, "StepIn"))
    stage.do(f"guard fighter {guard}")
    assert {wound["slot"] for wound in stage.told("wound")} == {guard, bare}, "nobody is asked for the other"


@settles("B-40")
def test_plate_stops_shots_with_one_roll_and_piercing_ones_are_set_apart_first():
    for armour, wounds in (((6, 6), 1), ((1, 1), 2)):
        stage = still("breaker", "brackguard")
        own = [stage.fighter(0, "vark_unbolted", "short_bow"), stage.fighter(0, "kite_slinger")]
        other = stage.fighter(1, "oda_brandt")
        stage.pools(own, [other]).do(f"shoot fighter {other}")
        stage.do(f"shoot fighter {other}", dice=(4, 5, 4, 4, *armour))
        assert [roll[0] for roll in stage.rolls()[:3]] == ["ranged", "ranged", "armour"]
        assert stage.told("wound")[0] == {"card": CARD["oda_brandt"], "slot": other, "wounds": wounds}


@settles("B-40")
def test_armour_is_rolled_only_for_what_it_can_stop():
    for strike, rolls in (((4, 4), ["hit", "armour", "block"]), ((1, 1), ["hit", "block"])):
        stage = Stage("breaker", "brackguard").plain()
        own = [stage.fighter(0, "gutter_annis"), stage.fighter(0, "vark_unbolted")]
        other = stage.fighter(1, "oda_brandt")
        stage.pools(own, [other]).do(f"pair fighter {other}", dice=(*strike, 6, 6, 1, 1, 1, 1))
        assert [roll[0] for roll in stage.rolls()[: len(rolls)]] == rolls
        if len(rolls) > 2:
            assert stage.told("wound")[0]["wounds"] == 2, "two strikes, one stopped, and the piercing supporter's"


@settles("B-42")
def test_a_swift_attacker_takes_the_strikes_of_its_supporters_along():
    stage = Stage("gullfolk", "brackguard").plain()
    own = [stage.fighter(0, "talon_breck"), stage.fighter(0, "kite_slinger")]
    other = stage.fighter(1, "wall_pikeman")
    stage.pools(own, [other]).do("hold", "hold").do(f"pair fighter {other}", dice=(3, 4, *LOW))
    assert [(roll[0], roll[2]) for roll in stage.rolls()] == [("hit", 1), ("block", 0)], "one of each: dead at once"
    assert stage.s.fighters[other] is None


@settles("B-42", "B-16")
def test_a_swift_defender_gains_nothing_for_attackers_have_struck_before():
    stage = Stage("breaker", "gullfolk").plain()
    one, other = stage.fighter(0, "slag_whelp"), stage.fighter(1, "talon_breck")
    stage.pools([one], [other]).do("hold", dice=(4, 4, 1, 1, 6, 6, 1, 1))
    assert [roll[0] for roll in stage.rolls()] == ["hit", "block", "hit", "block"]
    assert {"card": CARD["talon_breck"], "slot": other, "wounds": 1} in stage.told("wound")


@settles("B-43")
def test_whom_the_supporter_alone_kills_the_fighter_in_front_has_not_killed():
    for strike, hand in (((1, 1), 0), ((6, 6), 1)):
        stage = Stage("gullfolk", "breaker").plain().stock(1, "slag_whelp")
        ansgar, ally = stage.fighter(0, "ansgar_skyreaver"), stage.fighter(0, "dock_tough")
        other = stage.fighter(1, "slag_whelp")
        stage.pools([ansgar, ally], [other]).do("hold").do(f"pair fighter {other}", dice=(*strike, 1, 1, 1, 1))
        assert stage.s.fighters[other] is None
        assert (f"use fighter {ansgar}" in stage.said()) == bool(hand)


@settles("B-43")
def test_a_death_of_frenzy_at_the_end_is_a_kill():
    stage = Stage("gullfolk", "breaker").plain()
    ansgar, other = stage.fighter(0, "ansgar_skyreaver"), stage.fighter(1, "pit_ravager")
    stage.pools([ansgar], [other]).do("hold", dice=(6, 6, *LOW, 6, 6, *LOW))
    assert stage.s.fighters[other] is None
    assert f"use fighter {ansgar}" in stage.said()


@settles("B-46")
def test_enemies_are_counted_when_the_pools_are_formed_and_joiners_are_not():
    stage = still("breaker", "gullfolk").logistics(3, "thermal_vents").hand(0, "clean_sweep")
    one = stage.fighter(0, "vark_unbolted")
    other, joiner = stage.fighter(1, "cliff_fledgling"), stage.fighter(1, "cliff_fledgling")
    stage.attack().involve(0, one).do("victory clean_sweep", "target site 3").involve(1, other)
    until(stage, "use logistics 3").do("use logistics 3")
    assert stage.s.combat is not None
    assert (stage.s.pool(1), stage.s.combat.began) == ([other, joiner], [1, 1])
    until(stage, "hold").do("hold").do("hold").do(f"pair fighter {other}", dice=(6, 6, *[1] * 8, 6, 6))
    assert [stage.s.fighters[slot] for slot in (other, joiner)] == [None, None]
    assert stage.told("unfulfilled") == [{"card": CARD["clean_sweep"]}], "both are dead, but one was counted"


@settles("B-46")
def test_allies_are_fixed_when_a_text_is_carried_out_but_what_always_holds_is_live():
    stage = still("gullfolk", "brackguard").logistics(0, "thermal_vents").hand(0, "stampede")
    stage.artifact(1, "first_kite")
    own = [stage.fighter(0, "talon_breck"), stage.fighter(0, "dock_tough")]
    joiner, other = stage.fighter(0, "cliff_fledgling"), stage.fighter(1, "oda_brandt")
    stage.pools(own, [other]).do("play stampede").do("use logistics 0")
    assert [modifier_of(stage.s, slot, HIT) for slot in (*own, joiner)] == [1, 1, 0]
    assert has(stage.s, joiner, ELUSIVE)


@settles("B-50")
def test_whoever_was_sent_away_may_join_again():
    stage = still("breaker", "gullfolk").logistics(3, "thermal_vents")
    one, other = stage.fighter(0, "pit_ravager", "wreckers_roar"), stage.fighter(1, "cliff_fledgling")
    stage.pools([one], [other]).do("use gear 0", dice=(4,))
    assert stage.s.pool(1) == []
    stage.do("use logistics 3")
    assert stage.s.pool(1) == [other]


@settles("B-50")
def test_an_ally_is_chosen_once_for_all_that_a_text_does():
    stage = Stage("lampwright", "breaker").plain()
    own = [stage.fighter(0, "isolde_brightwire"), stage.fighter(0, "lens_gunner")]
    other = stage.fighter(1, "slag_whelp")
    stage.pools(own, [other]).do("use fighter 0", dice=(3,)).do("pick fighter 1")
    assert [change["slot"] for change in stage.told("change")] == [own[1]] * 3


@settles("B-51")
def test_a_duel_of_honour_lapses_if_one_of_the_two_is_shot_first():
    stage = still("gullfolk", "brackguard").hand(0, "duel_of_honour")
    shooter, blade = stage.fighter(0, "kite_slinger"), stage.fighter(0, "dock_tough")
    others = [stage.fighter(1, "brine_recruit"), stage.fighter(1, "brine_recruit")]
    stage.pools([shooter, blade], others).do(
        "play duel_of_honour", f"pick fighter {blade}", f"pick fighter {others[0]}"
    )
    until(stage, f"shoot fighter {others[0]}").do(f"shoot fighter {others[0]}", dice=(4, 4))
    assert stage.s.fighters[others[0]] is None
    assert stage.asked() == (0, "MakePair"), "the attacker names the first pair as ever"
    assert stage.said() >= {f"pair fighter {others[1]}"}


@settles("B-51")
def test_after_a_duel_of_honour_the_attacker_names_the_next_pair():
    stage = still("breaker", "brackguard").hand(0, "duel_of_honour")
    own = [stage.fighter(0, "slag_whelp") for _ in range(3)]
    others = [stage.fighter(1, "brine_recruit") for _ in range(3)]
    stage.pools(own, others).do("play duel_of_honour", f"pick fighter {own[0]}", f"pick fighter {others[0]}")
    until(stage, f"pair fighter {others[1]}")
    assert stage.asked() == (0, "MakePair")


@settles("B-52")
@pytest.mark.parametrize(("support_rolls", "blocks"), [(False, 2), (True, 0)])
def test_a_stunned_supporter_still_gives_its_strike_and_rolls_nothing_where_supporters_roll(
    support_rolls: bool, blocks: int
):
    stage = still("breaker", "brackguard", support_rolls=support_rolls)
    own = [stage.fighter(0, "slag_whelp"), stage.fighter(0, "slag_whelp")]
    stunned = {
        "what": STUNNED,
        "fighter": "slag_whelp_2",
        "stat": "none",
        "value": 1,
        "span": "combat",
        "source": "sera_longsight",
    }
    stage.say(changes=[stunned]).pools(own, [stage.fighter(1, "oda_brandt")]).do("pair fighter 2", dice=LOW)
    assert own[1] not in [roll["slot"] for roll in stage.told("roll")]
    assert [roll[0] for roll in stage.rolls()].count("block") == blocks


@settles("B-15", "B-52")
def test_a_supporter_chooses_its_duel_anew_in_the_second_round():
    stage = Stage("breaker", "brackguard").plain()
    own = [stage.fighter(0, "slag_whelp") for _ in range(3)]
    others = [stage.fighter(1, "oda_brandt"), stage.fighter(1, "doric_hesk")]
    stage.pools(own, others).do(f"pair fighter {others[0]}", f"pair fighter {own[1]}")
    assert stage.asked() == (0, "ChooseDuel")
    assert not {"pass", "done"} & stage.said(), "support is compulsory"
    stage.do(f"support fighter {own[0]}", dice=(1, 1, 1, 1, 6, 6, *LOW))
    assert stage.asked() == (0, "ChooseDuel")
    assert f"support fighter {own[1]}" in stage.said()
