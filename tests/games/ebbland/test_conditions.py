"""Texts that wait for something: they cannot be used, and do nothing, as long as it is not so."""

from typing import Any

import pytest

from ludotheque.games.ebbland.data import CARD
from ludotheque.games.ebbland.rules.effects.conditions import FIRST, SECOND
from ludotheque.games.ebbland.rules.effects.standing import modifier_of, string_of
from ludotheque.games.ebbland.rules.terms import BLOCK, HIT, RANGED
from tests.games.ebbland.scenario import Stage

# Dice with which nobody is hurt.
LOW = (1, 1, 1, 1)


def uses(stage: Stage) -> set[str]:
    return {said for said in stage.said() if said.startswith(("use", "play"))}


def phase(stage: Stage) -> int:
    assert stage.s.combat is not None
    return stage.s.combat.phase


@pytest.mark.parametrize(("card", "stat"), [("wall_pikeman", BLOCK), ("roost_watcher", RANGED)])
def test_defending_is_not_attacking(card: str, stat: int):
    stage = Stage().plain()
    own, other = stage.fighter(0, card), stage.fighter(1, card)
    assert modifier_of(stage.s, other, stat) == 0, "there is no combat"
    stage.attack().involve(0, own)
    assert (modifier_of(stage.s, own, stat), modifier_of(stage.s, other, stat)) == (0, 1)


def test_a_halberd_strikes_better_on_the_wall():
    stage = Stage().plain()
    own, other = (stage.fighter(seat, "wall_pikeman", "wall_halberd") for seat in range(2))
    stage.attack().involve(0, own)
    assert (modifier_of(stage.s, own, HIT), modifier_of(stage.s, other, HIT)) == (0, 1)


@pytest.mark.parametrize(("card", "gear"), [("boiler_brute", ()), ("hired_blade", ("tailwind",))])
def test_what_helps_attackers_is_not_offered_to_defenders(card: str, gear: tuple[str, ...]):
    stage = Stage(limits=False).plain()
    stage.fighter(0, "dock_tough")
    stage.fighter(1, card, *gear)
    stage.attack().involve(0, 0).do("target site 3").calm().do("standard")
    assert stage.asked() == (1, "Involve")


def test_what_helps_defenders_is_not_offered_to_attackers():
    stage = Stage("lampwright", "breaker").plain().artifact(0, "founders_bell").site(1, "bell_tower")
    stage.logistics(2, "garrison_barracks").fighter(0, "clock_bailiff")
    assert stage.attack().do("standard").asked() == (0, "Involve")


@pytest.mark.parametrize(("card", "seat"), [("duel_of_honour", 1), ("stampede", 1)])
def test_cards_of_attackers_stay_in_the_defenders_hand(card: str, seat: int):
    stage = Stage().plain().hand(seat, card)
    stage.pools([stage.fighter(0, "dock_tough")], [stage.fighter(1, "dock_tough")])
    assert f"play {card}" not in stage.said()


@pytest.mark.parametrize(("way", "offered"), [("standard", False), ("lone", True)])
def test_kite_spars_are_for_lone_attackers(way: str, offered: bool):
    stage = Stage("gullfolk", "breaker").plain().site(0, "kite_spars")
    stage.fighter(0, "dock_tough")
    assert ("use site 0" in stage.attack().do(way).said()) is offered


def test_a_lone_hunter_strikes_better_alone_only():
    for way, more in (("standard", 0), ("lone", 1)):
        stage = Stage("breaker", "brackguard").plain()
        hunter = stage.fighter(0, "hired_blade", "lone_hunter")
        stage.attack().do(way)
        assert modifier_of(stage.s, hunter, HIT) == more


def test_first_round_texts_are_over_in_the_second_which_has_its_own():
    stage = Stage().plain()
    own = [stage.fighter(0, "mirel_of_saltgate", "drillmaster"), stage.fighter(0, "brine_recruit")]
    stage.pools(own, [stage.fighter(1, "hob_cauldron")]).do("pair fighter 2")
    assert (phase(stage), uses(stage)) == (FIRST, {"use gear 0"})
    stage.do("pass", dice=LOW)
    assert (phase(stage), uses(stage)) == (SECOND, {"use fighter 0"})


def test_an_oil_carrier_that_is_shot_burns_nobody():
    stage = Stage("brackguard", "lampwright").plain()
    shooter, carrier = stage.fighter(0, "storm_twins"), stage.fighter(1, "oil_carrier")
    stage.pools([shooter], [carrier]).do(f"shoot fighter {carrier}", dice=(6, 6))
    assert stage.s.fighters[carrier] is None
    assert uses(stage) == set()


def test_nobody_glares_at_an_opponent_that_is_not_there():
    stage = Stage("lampwright", "breaker").plain()
    own = [stage.fighter(0, "mirel_of_saltgate"), stage.fighter(0, "glare_adept", "dazzle")]
    stage.pools(own, [stage.fighter(1, "hob_cauldron")]).do("pair fighter 2")
    assert stage.asked()[1] == "Act", "she supports in both rounds, and is asked for nothing"


def test_hob_cauldron_wants_support():
    stage = Stage("breaker", "brackguard").plain()
    stage.pools([stage.fighter(0, "hob_cauldron")], [stage.fighter(1, "oda_brandt")], dice=LOW)
    assert "use fighter 0" not in stage.said()


@pytest.mark.parametrize("site", ["brine_wall", "lens_loft", "slag_throat", "mast_forest"])
@pytest.mark.parametrize("attacked", [3, 4])
def test_a_site_helps_in_its_own_defence_only(site: str, attacked: int):
    stage = Stage("breaker", "gullfolk").plain().site(3, site)
    stage.fighter(0, "mirel_of_saltgate")
    stage.fighter(1, "kite_slinger")
    stage.attack().involve(0, 0).do(f"target site {attacked}").calm().do("standard", "commit fighter 1")
    stage.do("done")
    offered = False
    while stage.s.combat is not None and not offered:
        offered = "use site 3" in stage.said()
        if not offered:
            stage.do(next(answer for answer in ("pass", "hold", "end") if answer in stage.said()), dice=LOW)
    assert offered is (attacked == 3)


def test_a_site_that_helps_defenders_does_not_help_its_owner_attack():
    stage = Stage("gullfolk", "breaker").plain().site(0, "brine_wall")
    stage.pools([stage.fighter(0, "dock_tough")], [stage.fighter(1, "dock_tough")])
    assert "use site 0" not in stage.said()


def test_a_mirror_cloak_is_no_help_in_close_combat():
    stage = Stage("breaker", "lampwright").plain()
    own, other = stage.fighter(0, "vark_unbolted"), stage.fighter(1, "caul_ember", "mirror_cloak")
    stage.pools([own], [other]).do("hold").do("pass", dice=(6, 6, 1, 1, 1, 1, 1))
    assert stage.told("wound") or stage.s.fighter(other).wounds == 3
    assert "use gear 8" not in stage.said()


@pytest.mark.parametrize(("answer", "offered"), [("keep", True), ("roll", False)])
def test_kept_dice_are_not_rolled_dice(answer: str, offered: bool):
    stage = Stage().plain().site(0, "cistern_yard").logistics(1, "fresh_water").artifact(2, "tide_clock")
    stage.fighter(0, "ledo_quickcoin")
    stage.side(0, com=4, log=4)
    stage.side(0, markers=1)
    stage.turn().do("done", "done", "end", answer, dice=(4, 4))
    kept, rolled = {"use site 0", "use logistics 1"}, {"use artifact 2", "use fighter 0"}
    assert uses(stage) == (kept if offered else rolled)


def test_a_stampede_wants_more_fighters_than_the_enemy_has():
    for own, playable in ((1, False), (2, True)):
        stage = Stage("breaker", "brackguard").plain().hand(0, "stampede")
        stage.fighter(1, "dock_tough")
        mine = [stage.fighter(0, "dock_tough") for _ in range(own)]
        stage.attack().involve(0, *mine).do("pass", "target site 3").involve(1, 0)
        assert ("play stampede" in stage.said()) is playable


def test_gorra_wants_more_fighters_than_the_enemy_has_and_the_first_round():
    stage = Stage("breaker", "brackguard").plain().lead(0, "gorra_nailtooth")
    stage.pools([stage.fighter(0, "dock_tough")], [stage.fighter(1, "hired_blade")], dice=LOW)
    assert "use leader 0" not in stage.said()
    stage = Stage("breaker", "brackguard").plain().lead(0, "gorra_nailtooth")
    own = [stage.fighter(0, "hob_cauldron"), stage.fighter(0, "dock_tough")]
    stage.pools(own, [stage.fighter(1, "oda_brandt")]).do("pair fighter 2")
    while phase(stage) == FIRST:
        assert stage.asked()[1] == "Offer"
        stage.do("pass", dice=LOW)
    assert phase(stage) == SECOND
    assert "use leader 0" not in stage.said()


def test_a_headbutt_is_for_whoever_missed():
    stage = Stage("breaker", "brackguard").plain().hand(0, "headbutt")
    stage.fighter(0, "hob_cauldron")
    stage.fighter(1, "oda_brandt")
    stage.attack().involve(0, 0).do("pass", "target site 3").involve(1, 1, dice=(6, 6))
    while not stage.told("roll"):
        stage.do("pass", dice=(6, 6))
    assert stage.rolls()[0] == ("hit", 12, 2)
    assert "play headbutt" not in stage.said()


def test_false_alarm_wants_another_site_and_rebuild_a_sacked_one():
    stage = Stage("breaker", "lampwright").plain().hand(1, "false_alarm")
    stage.side(1, sacked=[False, True, True])
    stage.fighter(0, "dock_tough")
    stage.fighter(1, "dock_tough")
    stage.attack().involve(0, 0).do("target site 3")
    assert "play false_alarm" not in stage.said()
    assert "play rebuild" not in Stage().plain().hand(0, "rebuild").act().said()


@pytest.mark.parametrize(("built", "offered"), [(1, False), (2, True)])
def test_pell_umbrance_wants_two_logistics(built: int, offered: bool):
    stage = Stage("lampwright", "breaker").plain().lead(0, "pell_umbrance")
    for place in range(built):
        stage.logistics(place, "mule_train")
    stage.side(0, log=2)
    stage.turn().do("done", "done", "end", "keep")
    assert ("use leader 0" in stage.said()) is offered


@pytest.mark.parametrize(
    ("site", "card", "offered"),
    [
        ("egg_ledge", "harpoon_diver", True),
        ("egg_ledge", "talon_breck", False),
        ("egg_ledge", "bastion_sergeant", False),
        ("rope_quarter", "sister_ash", True),
        ("rope_quarter", "bastion_sergeant", False),
    ],
)
def test_a_site_helps_to_enlist_its_own_people_only(site: str, card: str, offered: bool):
    stage = Stage().plain().site(0, site).hand(0, card)
    stage.side(0, markers=1)
    stage.turn().do("done", f"enlist {card}", "raise", dice=(2,))
    assert ("use site 0" in stage.said()) is offered


def test_wenna_stork_helps_the_brackguard_only():
    for card, offered in (("bastion_sergeant", True), ("sister_ash", False)):
        stage = Stage().plain().hand(0, card)
        stage.fighter(0, "wenna_stork")
        stage.side(0, markers=1)
        stage.turn().do("done", f"enlist {card}", "raise", dice=(2,))
        assert ("use fighter 0" in stage.said()) is offered


def test_mother_scoria_and_orrin_mays_want_somebody_to_have_died():
    stage = Stage("breaker", "brackguard").plain().lead(0, "mother_scoria")
    stage.side(0, discard=["slag_whelp"])
    stage.pools([stage.fighter(0, "orrin_mays")], [stage.fighter(1, "oda_brandt")], dice=LOW)
    while stage.s.combat is not None:
        assert uses(stage) == set()
        stage.do("pass", dice=LOW)


def test_eye_of_the_gull_gives_a_shot_to_those_who_have_none_and_a_new_roll_to_those_who_have():
    stage = Stage("gullfolk", "breaker", limits=False).plain()
    blade, slinger = (
        stage.fighter(0, "hired_blade", "eye_of_the_gull"),
        stage.fighter(0, "kite_slinger", "eye_of_the_gull"),
    )
    assert (string_of(stage.s, blade, RANGED), string_of(stage.s, slinger, RANGED)) == ([10], [8])
    other = stage.fighter(1, "oda_brandt")
    stage.pools([blade], [other]).do(f"shoot fighter {other}", dice=(1, 1))
    assert uses(stage) == set(), "a string that is not printed is not rolled again"


def victory(card: str, part: int, change: str) -> int:
    """What a Victory card brings at the end of a combat that would fulfil it, but for one thing."""
    stage = Stage("breaker", "brackguard").plain()
    own, other = (0, 1) if part == 0 else (1, 0)
    combat: dict[str, Any] = {"victory": [card if part == side else "none" for side in (0, 1)], "target": 0}
    combat.update(began=[2, 2], lone=[True, True], had_logistics=True, shot_dead=[part, 1 - part], dead=[])
    foes = [{"seat": "AB"[other], "card": "hob_cauldron"}] * 3
    pools = {0: part == 0, 1: part == 1}
    if change == "loss":
        combat["dead"] = [{"seat": "AB"[own], "card": "dock_tough"}]
    if change == "lone":
        combat["lone"] = [False, False]
    if change == "began":
        combat["began"] = [1, 1]
    if change in ("foe left", "turned"):
        pools[other] = True
        pools[own] = change == "foe left"
    if change == "small fry":
        foes = [{"seat": "AB"[other], "card": "dock_tough"}] * 3
    if change == "shots":
        combat["shot_dead"] = [0, 0]
    combat["dead"] += [] if change == "no kill" else foes
    for seat, stands in pools.items():
        if stands:
            stage.fighter(seat, "dock_tough", pooled=True)
    stage.fought("aftermath", **combat)
    return sum(event["points"] for event in stage.told("score") if event["card"] == CARD[card])


@pytest.mark.parametrize(
    ("card", "part", "changes"),
    [
        ("clean_sweep", 0, ("loss", "began", "foe left")),
        ("hold_the_line", 1, ("turned",)),
        ("giant_slayer", 0, ("small fry",)),
        ("lone_glory", 0, ("loss", "lone", "no kill")),
        ("swift_raid", 0, ("loss", "foe left")),
        ("put_to_the_torch", 0, ("foe left",)),
        ("wall_of_salt", 1, ("loss", "turned")),
        ("death_from_the_cliffs", 0, ("shots",)),
    ],
)
def test_a_victory_card_brings_nothing_if_one_of_its_conditions_does_not_hold(
    card: str, part: int, changes: tuple[str, ...]
):
    assert victory(card, part, "") > 0
    assert [victory(card, part, change) for change in changes] == [0] * len(changes)


def test_first_round_is_over_in_the_second_and_combat_is_not():
    stage = Stage("breaker", "brackguard").plain().hand(1, "caltrops", "brace", "locked_shields")
    own, other = stage.fighter(0, "hob_cauldron"), stage.fighter(1, "oda_brandt")
    stage.attack().involve(0, own).do("target site 3", "play caltrops").calm().involve(1, other)
    stage.do("pass", "play brace", "pass")
    seen = {}
    while stage.s.combat is not None:
        seen[phase(stage)] = (modifier_of(stage.s, own, HIT), 8 in string_of(stage.s, other, BLOCK))
        stage.do("pass", dice=LOW)
    assert (seen[FIRST], seen[SECOND]) == ((-1, True), (0, True))
    assert 8 not in string_of(stage.s, other, BLOCK), "the combat is over"


def test_round_ends_with_the_round():
    stage = Stage("breaker", "brackguard").plain().hand(1, "locked_shields", "locked_shields")
    own, other = stage.fighter(0, "hob_cauldron"), stage.fighter(1, "oda_brandt")
    stage.attack().involve(0, own).do("target site 3").calm()
    stage.involve(1, other).do("pass", "pass", "play locked_shields")
    assert modifier_of(stage.s, other, BLOCK) == 1
    while phase(stage) == FIRST:
        stage.do("pass", dice=LOW)
    assert modifier_of(stage.s, other, BLOCK) == 0


def test_turn_ends_with_the_turn():
    stage = Stage("breaker", "brackguard").plain().hand(0, "war_drums")
    own = stage.fighter(0, "boiler_brute")
    stage.act().do("play war_drums", "attack", "standard", "use fighter 0", f"commit fighter {own}", "done")
    assert stage.s.sides[0].com == 6 - 1 - 1, "Control 5, Attack 3, one less for the drums, at least 1"
    assert any(change.fighter == own for change in stage.s.changes)
    while stage.asked()[1] != "Resources":
        said = stage.said()
        stage.do(next(one for one in ("target site 3", "end", "pass", "done") if one in said), dice=LOW)
    stage.do("keep").calm()
    assert stage.s.active == 1
    assert not any(change.fighter == own for change in stage.s.changes)


def test_marrow_kett_pays_with_a_wound():
    stage = Stage("breaker", "brackguard").plain()
    own, other = stage.fighter(0, "marrow_kett"), stage.fighter(1, "oda_brandt")
    stage.pools([own], [other]).do("use fighter 0", dice=LOW)
    assert {"card": CARD["marrow_kett"], "slot": own, "wounds": 1} in stage.told("wound")


def test_once_a_round_is_once_a_round():
    stage = Stage("breaker", "brackguard").plain()
    attackers = [stage.fighter(0, "storm_twins"), stage.fighter(0, "sera_longsight")]
    healer, other = stage.fighter(1, "anselm_quay"), stage.fighter(1, "oda_brandt")
    stage.pools(attackers, [healer, other])
    stage.s.fighter(healer).wounds = 0
    while stage.asked()[1] != "NameMark":
        stage.do("pass")
    stage.do(f"shoot fighter {healer}", "hold").do(f"shoot fighter {healer}", dice=(6, 6, 6, 6))
    while f"use fighter {healer}" not in stage.said():
        stage.do("pass")
    stage.do(f"use fighter {healer}", dice=(1,))
    assert f"use fighter {healer}" not in stage.said()


@pytest.mark.parametrize(
    ("card", "gear"), [("sister_ash", ()), ("dock_tough", ("flash_pistol",)), ("hired_blade", ("wreckers_roar",))]
)
def test_a_task_that_fails_brings_nothing(card: str, gear: tuple[str, ...]):
    stage = Stage("brackguard", "breaker", limits=False).plain()
    own, other = stage.fighter(0, card, *gear), stage.fighter(1, "slag_whelp")
    stage.wound(own, 1 if card == "sister_ash" else 0)
    stage.pools([own], [other]).do("use gear 0" if gear else "use fighter 0", dice=(1, 1, 1, 1, 1))
    assert stage.told("task")[0]["total"] == 1
    assert stage.told("heal") == stage.told("withdraw") == []
    assert all(roll[0] != "ranged" for roll in stage.rolls())


@pytest.mark.parametrize(("choice", "com", "log"), [(1, 3, 5), (2, 6, 3)])
def test_either_alternative_of_a_text_does_what_it_says(choice: int, com: int, log: int):
    stage = Stage().plain().hand(0, "hard_bargain")
    stage.act().do("play hard_bargain", f"choose {choice}")
    assert (stage.s.sides[0].com, stage.s.sides[0].log) == (com, log)


def test_caul_ember_wounds_whom_nobody_strikes():
    stage = Stage("lampwright", "breaker").plain()
    own, other = stage.fighter(0, "caul_ember"), stage.fighter(1, "hob_cauldron")
    stage.pools([own], [other]).do("hold").do("use fighter 0", dice=(4, 1, 1, 1, 1))
    assert stage.told("wound")[0] == {"card": CARD["hob_cauldron"], "slot": other, "wounds": 1}


def test_whoever_glares_is_not_struck():
    stage = Stage("lampwright", "breaker").plain()
    own, other = stage.fighter(0, "glare_adept"), stage.fighter(1, "hob_cauldron")
    stage.pools([own], [other]).do("use fighter 0", dice=(4, 1, 1))
    assert [roll["slot"] for roll in stage.told("roll")] == [own], "only the adept strikes in this round"
