"""Combat: how it comes about, who takes part, its phases."""

import pytest

from ludotheque.games.mageknight import GAME
from ludotheque.games.mageknight.rules.pieces import NOBODY
from tests.games.mageknight.positions import assault, camp, country, defend, fight, siege, strike
from tests.games.mageknight.scenario import Table
from tests.rules import rule

TWO = ("tovak", "goldyx")


def orcs(*hand: str) -> Table:
    """A hero on 6:e, next to two rampaging orcs that are next to 1:w too."""
    t = Table().land("6", "1").hand(*hand).source().fame(99)
    return t.enemy("6:se", "prowlers").enemy("1:nw", "diggers").stand("6:e")


def tower(orc: str, origin: str, *hand: str) -> Table:
    """A hero next to a mage tower that has a rampaging enemy beside it, with the points to enter."""
    t = Table().land("3", "4").hand("march", "march", "stamina", *hand).units("altem_guardians").fame(99).source()
    t.enemy("4:c", "ice_mages").enemy("4:w", orc).stand(origin).begin().skip_to("March")
    return t.play("march", "march", "stamina")


def adventure(tile: str, space: str, *hand: str, up: tuple[str, ...] = ()) -> Table:
    """A hero on an adventure site, before the turn."""
    return Table().land(tile, "3").hand(*hand).source().stand(space).pile(*up)


@rule("MK-COMBAT-01", "MK-RANGED-06")
def test_the_defenders_of_a_site_are_all_fought_and_fortified():
    t = assault("guardsmen", hand=("rage",))
    assert t.foes() == ["guardsmen"]
    assert t.s.walls(0, t.foe("guardsmen")) == 2
    assert t.s.walls(0, assault("swordsmen", hand=("rage",)).foe("swordsmen")) == 1


@rule("MK-COMBAT-02", "MK-RESULT-19")
def test_an_assault_costs_a_reputation_and_a_failed_one_sends_back():
    t = assault("golems", hand=("rage", "tranquility")).skip_to("Quiet")
    assert t.player().reputation == -1
    assert t.where() == "3:e"
    assert t.s.spots[t.at("3:ne")].shield == NOBODY


@rule("MK-COMBAT-06", "MK-RESULT-11")
@pytest.mark.parametrize(("guard", "fame"), [("crossbowmen", 2), ("swordsmen", 2)])
def test_the_guard_of_a_players_keep_is_worth_half_its_fame_and_the_keep_changes_hands(guard: str, fame: int):
    t = country(*TWO).shield("3:ne", seat=1).hand("march", "march", "rage", "rage").units("altem_guardians")
    t.source().pile(guard).stand("3:e").begin().play("march", "march").move_to("3:ne").skip_to("Strike")
    t.do("activate", "altem_guardians", 0).do("strike", guard)
    assert t.player().fame == fame
    assert t.s.spots[t.at("3:ne")].shield == 0


@rule("MK-COMBAT-07")
def test_all_enemies_of_a_ruin_are_fought():
    t = adventure("8", "8:ne", "rage", up=("prowlers", "gargoyle")).ruin("8:ne", "orc_underground").begin().do("enter")
    assert sorted(t.foes()) == ["gargoyle", "prowlers"]


@rule("MK-COMBAT-08", "MK-COMBAT-09")
def test_burning_a_monastery_costs_three_reputation_and_brings_a_violet_defender():
    t = country().stand("5:ne").hand("rage", "swiftness").source().pile("fire_mages").begin().do("burn")
    assert t.player().reputation == -3
    assert t.foes() == ["fire_mages"]
    assert t.s.walls(0, t.foe("fire_mages")) == 0


@rule("MK-COMBAT-10")
def test_a_challenge_leaves_the_hero_where_it_stands():
    t = strike("diggers", hand=("rage", "rage", "tranquility")).play("rage", "rage").do("strike", "diggers")
    assert t.on("1:nw") == []
    assert t.where() == "1:w"


@rule("MK-COMBAT-11")
def test_several_rampaging_enemies_are_challenged_together():
    t = orcs("rage").begin().do("challenge", "6:se").do("challenge", "1:nw")
    assert sorted(t.foes()) == ["diggers", "prowlers"]


@rule("MK-COMBAT-13")
def test_one_combat_a_turn():
    t = fight("diggers", hand=("rage", "rage", "tranquility"), fame=99).skip_to("Quiet")
    assert t.on("1:nw") == ["diggers"]
    assert t.refused("challenge")


@rule("MK-COMBAT-14")
def test_a_step_that_provokes_two_enemies_is_a_fight_with_both():
    t = orcs("march", "march", "rage").begin().play("march", "march").move_to("1:w")
    assert sorted(t.foes()) == ["diggers", "prowlers"]


@rule("MK-COMBAT-15", "MK-COMBAT-16", "MK-RESULT-09", "MK-RESULT-08")
def test_an_assault_may_provoke_an_orc_that_does_not_count_for_the_conquest():
    t = tower("prowlers", "4:sw", "rage", "tranquility").move_to("4:c")
    assert sorted(t.foes()) == ["ice_mages", "prowlers"]
    assert (t.s.walls(0, t.foe("ice_mages")), t.s.walls(0, t.foe("prowlers"))) == (1, 0)
    t.skip_to("Strike").do("activate", "altem_guardians", 0).sideways("rage").do("strike", "ice_mages").skip_to("Quiet")
    assert t.s.spots[t.at("4:c")].shield == 0
    assert t.where() == "4:c"
    assert t.on("4:w") == ["prowlers"]


@rule("MK-COMBAT-17")
def test_after_a_provoking_step_another_enemy_nearby_may_be_challenged():
    t = Table().land("5", "1").enemy("5:e", "prowlers").enemy("1:nw", "diggers").hand("march", "march", "rage").source()
    t.stand("1:c").begin().play("march", "march").move_to("1:w")
    assert t.asked == "Join"
    assert t.copy().do("fight").foes() == ["diggers"]
    assert sorted(t.do("challenge", "5:e").foes()) == ["diggers", "prowlers"]


@rule("MK-COMBAT-18")
def test_a_challenged_dragon_joins_an_assault_without_walls_and_is_not_needed_for_the_conquest():
    t = tower("swamp_dragon", "4:se", "rage", "tranquility").move_to("4:c").do("challenge", "4:w")
    assert t.s.walls(0, t.foe("swamp_dragon")) == 0
    t.skip_to("Strike").do("activate", "altem_guardians", 0).sideways("rage").do("strike", "ice_mages").skip_to("Quiet")
    assert t.s.spots[t.at("4:c")].shield == 0


@rule("MK-COMBAT-19")
def test_an_adventure_excludes_other_enemies():
    t = Table().land("5", "6").hand("rage").source().stand("6:w").pile("gargoyle").enemy("5:e", "diggers").begin()
    assert t.at("5:e") in t.s.layout.near[t.at("6:w")]
    t.do("enter")
    assert t.foes() == ["gargoyle"]


@rule("MK-COMBAT-21")
def test_all_enemies_are_revealed_before_the_first_phase():
    t = siege("swordsmen", hand=("concentration", "rage"))
    t.enemy("3:ne", "swordsmen", up=False).move_to("3:ne")
    assert t.asked == "Shoot"
    assert t.s.spots[t.at("3:ne")].up


@rule("MK-COMBAT-22")
def test_four_phases_follow_each_other():
    t = fight("diggers", hand=("concentration", "rage"), units=("foresters",))
    seen = [t.asked]
    while t.asked != "Quiet":
        t.passively()
        seen.append(t.asked)
    assert seen == ["Shoot", "Defend", "ChooseAttacker", "AssignDamage", "Strike", "Quiet"]


@rule("MK-COMBAT-23")
def test_ranged_attacks_that_were_kept_serve_in_the_attack_phase():
    t = strike("diggers", hand=("swiftness", "rage"), mana=("white",)).powered("swiftness")
    assert t.offers("strike", "diggers")


@rule("MK-COMBAT-23", "MK-RANGED-17")
def test_ranged_attacks_that_were_played_and_not_used_are_lost():
    t = fight("prowlers", hand=("battle_versatility", "rage"), fame=99).play("battle_versatility")
    assert t.refused("strike")
    t.skip_to("Defend")
    assert t.effort.blows == []
    t.skip_to("Strike").play("rage")
    assert t.refused("strike")


@rule("MK-RANGED-17", "MK-RANGED-18")
def test_to_go_on_says_what_is_lost_and_can_be_taken_back():
    t = fight("prowlers", hand=("battle_versatility", "rage"), fame=99)
    said = {language: GAME.words[language] for language in ("fr", "en")}
    plain = [words.option(t.match.talk(0), t.question.ask, t.find("next")) for words in said.values()]
    # Nothing else is left to be shot: the question stays open all the same.
    t.play("battle_versatility")
    assert (t.asked, t.verbs) == ("Shoot", {"next"})
    warned = [words.option(t.match.talk(0), t.question.ask, t.find("next")) for words in said.values()]
    assert all(one != other for one, other in zip(plain, warned, strict=True))
    t.do("next")
    t.match.undo(0)
    assert len(t.effort.blows) == 1


@rule("MK-UNDO-01", "MK-RANGED-18", "MK-BLOCK-19")
@pytest.mark.parametrize("phase", ["Defend", "Strike"])
def test_nobody_is_led_past_an_attack_or_block_that_does_not_suffice(phase: str):
    t = fight("swordsmen", hand=("rage",), units=("peasants",), fame=99).skip_to(phase)
    t.do("activate", "peasants", 0)
    t.play("rage")
    assert (t.asked, t.verbs) == (phase, {"next"})
    assert "lost" in GAME.words["en"].option(t.match.talk(0), t.question.ask, t.find("next"))
    t.match.undo(0)
    assert t.offers("basic", "rage")


@rule("MK-COMBAT-24", "MK-RANGED-03")
def test_each_phase_has_its_own_effects():
    t = fight(
        "prowlers",
        hand=("blood_rage", "determination", "swiftness", "concentration"),
        mana=(
            "blue",
            "white",
        ),
    )
    assert t.refused("basic", "blood_rage")
    assert t.refused("strong", "determination")
    assert t.offers("strong", "swiftness")
    t.do("next")
    assert t.refused("basic", "blood_rage")
    assert t.refused("strong", "swiftness")
    assert t.offers("strong", "determination")
    t.skip_to("Strike")
    assert t.offers("basic", "blood_rage")
    assert t.refused("strong", "determination")


@rule("MK-COMBAT-25")
def test_what_befalls_an_enemy_lasts():
    t = (
        fight("cursed_hags", hand=("tremor", "rage", "concentration"), fame=99, mana=("green",))
        .play("tremor")
        .choose(0)
    )
    t.skip_to("Strike").play("rage")
    assert t.offers("strike", "cursed_hags")


@rule("MK-COMBAT-26")
def test_a_red_effect_does_nothing_to_a_fire_resistant_enemy():
    t = fight("fire_dragon", "swamp_dragon", hand=("demolish", "rage"), mana=("red",)).play("demolish")
    assert (t.foe("fire_dragon").armour_less, t.foe("swamp_dragon").armour_less) == (0, 1)


@rule("MK-COMBAT-27", "MK-COMBAT-28")
def test_the_mana_of_a_unit_gives_its_effect_a_colour():
    t = fight("ice_dragon", "prowlers", hand=("rage",), units=("amotep_freezers",), mana=("blue",))
    t.do("activate", "amotep_freezers", 1)
    assert t.foe("prowlers").halted
    assert not t.foe("ice_dragon").halted


@rule("MK-COMBAT-28")
def test_a_blue_effect_does_nothing_to_an_ice_resistant_enemy():
    t = fight("ice_dragon", hand=("chill", "rage", "concentration"), mana=("blue",))
    assert t.refused("basic", "chill")
    t = fight("prowlers", hand=("chill", "rage", "concentration"), mana=("blue",))
    assert t.offers("basic", "chill")


@rule("MK-COMBAT-30")
def test_readying_a_unit_is_barred_from_combat():
    hand = ("energy_flow", "concentration", "rage")
    t = camp("diggers", hand=hand, heroes=TWO).units("peasants spent", "herbalists").begin().tokens("green", "green")
    assert t.offers("basic", "energy_flow")
    assert t.offers("activate", "herbalists", 1)
    t.do("challenge", "1:nw")
    for phase in ("Shoot", "Defend", "Strike"):
        assert t.skip_to(phase).refused("basic", "energy_flow")
        assert t.refused("activate", "herbalists", 1)


@rule("MK-COMBAT-09", "MK-RESULT-13", "MK-RESULT-14")
def test_a_burned_monastery_is_an_empty_space_and_earns_an_artifact():
    t = country().stand("5:ne").hand("rage", "rage", "blood_rage").source().pile("monks").fame(99).begin().tokens("red")
    t.artifacts("ruby_ring", "golden_grail").do("burn").skip_to("Strike").powered("blood_rage").choose(1).do(
        "strike", "monks"
    )
    t.skip_to("Bury")
    assert t.targets("bury") == ["ruby_ring", "golden_grail"]
    t.do("bury", "golden_grail")
    assert t.cards("deck")[-1] == "ruby_ring" or "ruby_ring" in t.cards()
    t.end_turn().skip_to("March")
    assert t.refused("interact")
    assert t.refused("burn")


@rule("MK-COMBAT-22")
def test_no_phase_comes_back():
    t = defend("prowlers", hand=("swiftness", "rage")).meddle()
    t.tokens("white")
    assert t.refused("strong", "swiftness")
