"""What the texts of characters do."""

from ludotheque.games.ebbland.data import CARD
from ludotheque.games.ebbland.rules.effects.standing import modifier_of
from ludotheque.games.ebbland.rules.terms import BLOCK, HIT, RANGED
from tests.games.ebbland.scenario import Stage, shows


def test_shooters_are_those_with_a_printed_string():
    stage = Stage("gullfolk", "brackguard").plain()
    own = [stage.fighter(0, card) for card in ("cliff_fledgling", "gate_crossbow", "dock_tough", "storm_twins")]
    stage.fighter(1, "oda_brandt")
    stage.pools(own, [4]).do("hold", "hold")
    assert stage.asked() == (0, "NameMark")
    assert stage.do("hold").asked()[1] != "NameMark"


@shows("wall_pikeman")
def test_wall_pikeman_blocks_better_when_it_defends():
    stage = Stage("breaker", "brackguard").plain()
    one, other = stage.fighter(0, "slag_whelp"), stage.fighter(1, "wall_pikeman")
    stage.pools([one], [other], dice=(4, 4, 3, 4))
    assert stage.rolls()[1] == ("block", 8, 1)


@shows("bastion_sergeant")
def test_bastion_sergeant_helps_a_small_ally_to_strike():
    stage = Stage("brackguard", "breaker").plain()
    own = [stage.fighter(0, "bastion_sergeant"), stage.fighter(0, "brine_recruit")]
    stage.fighter(1, "slag_whelp")
    stage.pools(own, [2]).do("use fighter 0")
    assert (modifier_of(stage.s, own[1], HIT), modifier_of(stage.s, own[0], HIT)) == (1, 0)


@shows("wenna_stork")
def test_wenna_stork_helps_to_enlist_brackguard():
    stage = Stage().plain().hand(0, "saltplate_guard")
    stage.fighter(0, "wenna_stork")
    stage.turn().do("done", "enlist saltplate_guard", "raise", dice=(2,)).do("use fighter 0")
    assert stage.s.card_of(1).id == "saltplate_guard"


@shows("anselm_quay")
def test_anselm_quay_spares_an_ally_a_wound_on_a_4():
    stage = Stage("brackguard", "breaker").plain()
    own = [stage.fighter(0, "brine_recruit"), stage.fighter(0, "anselm_quay")]
    stage.fighter(1, "slag_whelp")
    stage.pools(own, [2]).do("pair fighter 2", dice=(1, 1, 6, 6, 4, 4, 1))
    assert stage.asked() == (0, "Offer")
    stage.do("use fighter 1", dice=(4,))
    assert stage.told("soak")[0]["card"] == CARD["brine_recruit"]
    assert stage.s.fighters[own[0]] is not None


@shows("mirel_of_saltgate")
def test_mirel_of_saltgate_urges_the_other_brackguard_in_the_second_round():
    stage = Stage("brackguard", "breaker").plain()
    own = [stage.fighter(0, "mirel_of_saltgate"), stage.fighter(0, "wall_pikeman")]
    stage.fighter(1, "slag_whelp")
    stage.pools(own, [2]).do("pair fighter 2", dice=(1, 1, 6, 6, 1, 1))
    assert stage.asked() == (0, "Offer"), "the supporter's strike was blocked, and the second round begins"
    stage.do("use fighter 0", dice=(1, 1))
    assert [change["card"] for change in stage.told("change")] == [CARD["wall_pikeman"]]


@shows("roost_watcher")
def test_roost_watcher_shoots_better_when_it_defends():
    stage = Stage("breaker", "gullfolk").plain()
    one, other = stage.fighter(0, "slag_whelp"), stage.fighter(1, "roost_watcher")
    stage.pools([one], [other]).do("shoot fighter 0", dice=(3, 4))
    assert stage.rolls()[0] == ("ranged", 8, 1)


@shows("sera_longsight")
def test_sera_longsight_stuns_an_enemy_for_the_shooting_round():
    stage = Stage("gullfolk", "breaker").plain()
    one, other = stage.fighter(0, "sera_longsight"), stage.fighter(1, "rivet_hurler")
    stage.pools([one], [other]).do("use fighter 0", dice=(5,)).do("hold")
    assert stage.asked()[1] != "NameMark", "the hurler does not shoot back"


@shows("ansgar_skyreaver")
def test_ansgar_skyreaver_draws_a_card_for_whom_he_kills():
    stage = Stage("gullfolk", "breaker").plain()
    one, other = stage.fighter(0, "ansgar_skyreaver"), stage.fighter(1, "slag_whelp")
    stage.pools([one], [other]).do("shoot fighter 1", dice=(6, 6)).do("use fighter 0")
    assert len(stage.s.sides[0].hand) == 1


def test_ansgar_skyreaver_has_no_part_in_a_death_if_his_own_shots_were_spared():
    """B-43: `kills` needs a wound by that fighter."""
    stage = Stage("gullfolk", "brackguard").plain().artifact(3, "salt_banner")
    blade, shooter = stage.fighter(0, "dock_tough"), stage.fighter(0, "ansgar_skyreaver")
    recruit, guard = stage.fighter(1, "brine_recruit"), stage.fighter(1, "mirel_of_saltgate")
    stage.pools([blade, shooter], [recruit, guard]).do(f"shoot fighter {recruit}", dice=(4, 4))
    stage.do("use artifact 3").do(f"pair fighter {recruit}", dice=(6, 6, 1, 1, 1, 1, 1))
    assert stage.s.fighters[recruit] is None, "the dock tough has killed it"
    assert stage.s.sides[0].hand == []
    assert "use fighter 1" not in stage.said()


@shows("boiler_brute")
def test_boiler_brute_is_cheaper_when_it_attacks():
    stage = Stage("breaker", "brackguard").plain()
    stage.fighter(0, "boiler_brute")
    stage.attack().do("standard", "use fighter 0", "commit fighter 0")
    assert stage.s.sides[0].com == 5, "Control 5, Attack 3, one less"


@shows("nix_halfear")
def test_nix_halfear_makes_an_opponent_discard_at_random():
    stage = Stage("breaker", "brackguard").plain().hand(0, "nix_halfear").hand(1, "brace")
    stage.turn().do("done", "enlist nix_halfear", "raise", dice=(6,)).do("use fighter 0")
    assert stage.s.sides[1].discard == [CARD["brace"]]


@shows("marrow_kett")
def test_marrow_kett_gives_an_ally_a_strike_for_a_wound():
    stage = Stage("breaker", "brackguard").plain()
    one, other = stage.fighter(0, "marrow_kett"), stage.fighter(1, "wall_pikeman")
    stage.pools([one], [other]).do("use fighter 0", dice=(3, 4))
    assert stage.rolls()[0] == ("hit", 7, 2), "6 as printed, and 7"
    assert stage.s.fighter(one).wounds >= 1 or stage.s.combat is None


@shows("hob_cauldron")
def test_hob_cauldron_adds_a_hit_when_an_ally_supports_him():
    stage = Stage("breaker", "brackguard").plain()
    own = [stage.fighter(0, "hob_cauldron"), stage.fighter(0, "slag_whelp")]
    stage.fighter(1, "brine_recruit")
    stage.pools(own, [2])
    stage.do("pair fighter 2").do("use fighter 0", dice=(1, 1))
    assert stage.rolls()[0] == ("block", 2, 0)


@shows("wick_apprentice")
def test_wick_apprentice_draws_a_card_on_a_5():
    stage = Stage("lampwright", "brackguard").plain()
    stage.fighter(0, "wick_apprentice")
    stage.act().do("use fighter 0", dice=(5,))
    assert (len(stage.s.sides[0].hand), stage.s.sides[0].log) == (1, 5)


@shows("oil_carrier")
def test_oil_carrier_burns_its_opponent_when_it_dies_and_the_wound_falls_at_once():
    stage = Stage("lampwright", "breaker").plain()
    one, other = stage.fighter(0, "oil_carrier"), stage.fighter(1, "slag_whelp")
    stage.wound(one, 1)
    stage.pools([one], [other], dice=(1, 1, 6, 6, 1, 1))
    assert stage.asked() == (0, "Offer")
    stage.do("use fighter 0", dice=(1, 1))
    assert stage.rolls()[0] == ("block", 2, 0)
    assert stage.s.fighters == [None, None]


def test_oil_carrier_may_die_in_silence():
    stage = Stage("lampwright", "breaker").plain()
    one, other = stage.fighter(0, "oil_carrier"), stage.fighter(1, "slag_whelp")
    stage.wound(one, 1)
    stage.pools([one], [other], dice=(1, 1, 6, 6, 1, 1)).do("pass")
    assert stage.s.fighters[one] is None
    assert stage.s.fighters[other] is not None


@shows("lens_gunner")
def test_lens_gunner_shoots_better_for_log():
    stage = Stage("lampwright", "breaker").plain()
    one, other = stage.fighter(0, "lens_gunner"), stage.fighter(1, "slag_whelp")
    stage.pools([one], [other]).do("use fighter 0", "shoot fighter 1", dice=(3, 4))
    assert stage.rolls()[0] == ("ranged", 8, 1)
    assert stage.s.sides[0].log == 5


@shows("glare_adept")
def test_glare_adept_stuns_its_opponent_on_a_4():
    stage = Stage("lampwright", "breaker").plain()
    one, other = stage.fighter(0, "glare_adept"), stage.fighter(1, "slag_whelp")
    stage.pools([one], [other]).do("use fighter 0", dice=(4, 1, 1))
    assert stage.rolls()[:1] == [("hit", 2, 0)]
    assert stage.asked() == (0, "Offer"), "the second round begins, and the whelp has not struck"


@shows("tamsin_quill")
def test_tamsin_quill_brings_logistics_when_she_is_enlisted():
    stage = Stage("lampwright", "brackguard").plain().hand(0, "tamsin_quill")
    stage.turn().do("done", "enlist tamsin_quill", "raise", dice=(6,)).do("use fighter 0", "take oil_contract")
    assert "oil_contract" in stage.held(0)


@shows("orrin_mays")
def test_orrin_mays_takes_a_generic_ally_back_that_just_died():
    stage = Stage("lampwright", "breaker").plain()
    own = [stage.fighter(0, "wick_apprentice"), stage.fighter(0, "orrin_mays")]
    stage.fighter(1, "vark_unbolted")
    stage.side(0, discard=["brass_automaton"])
    stage.pools(own, [2]).do("pair fighter 2", dice=(1, 1, 6, 6, 6, 6, 1))
    while stage.asked()[1] != "Offer":
        stage.do(sorted(stage.said())[0])
    stage.do("use fighter 1", dice=(4,))
    assert stage.said() >= {"recover wick_apprentice", "done"}
    assert "recover brass_automaton" not in stage.said()


@shows("isolde_brightwire")
def test_isolde_brightwire_makes_an_ally_better_at_everything():
    stage = Stage("lampwright", "breaker").plain()
    one, other = stage.fighter(0, "isolde_brightwire"), stage.fighter(1, "slag_whelp")
    stage.pools([one], [other]).do("use fighter 0", dice=(3,))
    assert [modifier_of(stage.s, one, stat) for stat in (HIT, BLOCK, RANGED)] == [1, 1, 1]


@shows("clock_bailiff")
def test_clock_bailiff_is_cheaper_when_it_defends():
    stage = Stage("breaker", "lampwright").plain()
    stage.fighter(0, "slag_whelp")
    stage.fighter(1, "clock_bailiff")
    stage.attack().involve(0, 0).do("target site 3", "standard", "use fighter 1", "commit fighter 1")
    assert stage.s.sides[1].com == 4, "Control 6, Defence 3, one less"


@shows("caul_ember")
def test_caul_ember_wounds_an_enemy_for_log_on_a_4():
    stage = Stage("lampwright", "breaker").plain()
    one, other = stage.fighter(0, "caul_ember"), stage.fighter(1, "slag_whelp")
    stage.pools([one], [other]).do("hold").do("use fighter 0", dice=(4,))
    assert stage.s.fighters[other] is None
    assert stage.s.sides[0].log == 5


@shows("ledo_quickcoin")
def test_ledo_quickcoin_makes_com_or_log_of_a_roll():
    stage = Stage().plain()
    stage.fighter(0, "ledo_quickcoin")
    stage.turn().do("done", "done", "end", "roll", dice=(2, 3)).do("use fighter 0", dice=(5,)).do("choose 1")
    assert (stage.s.sides[0].com, stage.s.sides[0].log) == (3, 3)


@shows("rook_the_ferrier")
def test_rook_the_ferrier_takes_an_ally_out_of_the_second_round():
    stage = Stage("brackguard", "breaker").plain()
    one, other = stage.fighter(0, "rook_the_ferrier"), stage.fighter(1, "slag_whelp")
    stage.pools([one], [other], dice=(1, 1, 1, 1)).do("use fighter 0")
    assert stage.told("withdraw")[0]["card"] == CARD["rook_the_ferrier"]
    assert stage.s.fighters[one] is not None


@shows("sister_ash")
def test_sister_ash_heals_an_ally_on_a_5():
    stage = Stage("lampwright", "breaker").plain()
    one, other = stage.fighter(0, "sister_ash"), stage.fighter(1, "slag_whelp")
    stage.wound(one, 1)
    stage.pools([one], [other]).do("use fighter 0", dice=(5, 1, 1, 1, 1))
    assert stage.told("heal")[0]["wounds"] == 1
