"""The blue advanced actions."""

import pytest

from tests.games.mageknight.components.hands import with_card


def test_ice_shield_freezes_the_enemy_it_blocks():
    stage = with_card("ice_shield").fight("guardsmen").defend()
    assert stage.play("ice_shield").laid() == ["block 3 ice"]
    stage.do("block", "guardsmen").strike()
    assert stage.armour("guardsmen") == 7
    stage = with_card("ice_shield").fight("guardsmen").defend()
    assert stage.powered("ice_shield").laid() == ["block 3 ice"]
    stage.do("block", "guardsmen").strike()
    assert stage.armour("guardsmen") == 4


def test_ice_shield_does_not_freeze_what_resists_ice():
    stage = with_card("ice_shield", "determination").fight("ice_golems").defend()
    stage.powered("ice_shield").play("determination").do("block", "ice_golems").strike()
    assert stage.armour("ice_golems") == 4


def test_frost_bridge():
    stage = with_card("frost_bridge").land("8", "1").enemy("8:c").stand("8:sw").begin()
    stage.play("frost_bridge")
    assert stage.points()[0] == 2
    assert stage.move_to("8:c").points()[0] == 1
    assert with_card("frost_bridge").land("1", "3").stand("1:c").begin().play("frost_bridge").refused("move", "1:ne")


def test_frost_bridge_powered_leads_over_lakes():
    stage = with_card("frost_bridge").land("1", "3").enemy("1:nw").stand("1:c").begin()
    stage.powered("frost_bridge", "blue crystal").move_to("1:ne")
    assert stage.points()[0] == 3
    # Nobody can stay on a lake.
    stage.end_turn()
    assert stage.where() == "1:c"
    assert stage.wounds() == 1


@pytest.mark.parametrize(("how", "given"), [("basic", 4), ("strong", 7)])
def test_pure_magic(how, given):
    owed = ["blue"] if how == "strong" else []
    stage = with_card("pure_magic").crystals(*owed, "green").road()
    assert stage.do(how, "pure_magic").points() == (given, 0, 0)
    assert stage.inventory() == []
    stage = with_card("pure_magic").crystals(*owed, "white").village()
    assert stage.do(how, "pure_magic").points() == (0, given, 0)
    assert stage.inventory() == []
    stage = with_card("pure_magic").crystals(*owed, "blue").fight("guardsmen").defend()
    assert stage.do(how, "pure_magic").laid() == [f"block {given}"]
    assert stage.inventory() == []
    stage = with_card("pure_magic").crystals(*owed, "red").fight("guardsmen").strike()
    assert stage.do(how, "pure_magic").laid() == [f"attack {given}"]
    assert stage.inventory() == []


def test_pure_magic_needs_its_mana():
    stage = with_card("pure_magic").crystals("blue").road()
    assert stage.refused("basic", "pure_magic")
    assert stage.refused("strong", "pure_magic")


def test_steady_tempo_goes_under_the_deck():
    stage = with_card("steady_tempo", "rage").deck("march", "stamina").road()
    assert stage.play("steady_tempo").points()[0] == 2
    stage.skip_to("KeepTempo").do("use")
    assert stage.cards("deck")[0] == "steady_tempo"
    stage = with_card("steady_tempo", "rage").deck(only=True).road()
    stage.do("play").play("steady_tempo").end_turn()
    assert "steady_tempo" in stage.cards("discard")


def test_steady_tempo_powered_comes_on_top():
    stage = with_card("steady_tempo", "rage").deck(only=True).road()
    assert stage.do("play").powered("steady_tempo").points()[0] == 4
    stage.skip_to("KeepTempo").do("use").skip_to("DiscardSome").do("done")
    assert "steady_tempo" in stage.cards()
    stage = with_card("steady_tempo", "rage").road()
    stage.powered("steady_tempo").skip_to("KeepTempo").do("skip")
    assert "steady_tempo" in stage.cards("discard")


def test_crystal_mastery_doubles_a_crystal():
    stage = with_card("crystal_mastery").crystals("red", "green").road()
    stage.play("crystal_mastery")
    assert stage.targets("colour") == ["red", "green"]
    assert stage.do("colour", "green").inventory() == ["red", "green", "green"]
    assert with_card("crystal_mastery").crystals().road().refused("basic", "crystal_mastery")


def test_crystal_mastery_powered_brings_crystals_back():
    stage = with_card("crystal_mastery", "march", "swiftness").crystals("green", "blue", "blue").road()
    stage.powered("march").powered("crystal_mastery")
    assert stage.inventory() == ["blue"]
    stage.end_turn()
    assert stage.inventory() == ["blue", "blue", "green"]


def test_magic_talent_borrows_a_spell():
    stage = with_card("magic_talent", "march").crystals("red").spells("fireball", "restoration").fight("guardsmen")
    stage.play("magic_talent").do("cast", "fireball")
    assert stage.laid() == ["ranged 5 fire"]
    assert stage.cards("discard") == ["march"]
    assert stage.inventory() == []
    assert [stage.s.box.cards[card].id for card in stage.s.spell_offer] == ["fireball", "restoration"]


def test_magic_talent_lends_its_spell_for_the_whole_turn():
    stage = with_card("magic_talent", "march", "stamina").crystals("red", "green").spells("fireball", "restoration")
    stage.land("1", "3").enemy("1:nw", "guardsmen").stand("1:w").patient().begin()
    stage.play("magic_talent").do("give", "march")
    # Nothing to heal and nobody to burn: the spell waits for its moment.
    assert stage.asked == "March"
    assert stage.refused("cast")
    stage.do("challenge", "1:nw")
    assert stage.targets("cast") == ["fireball"]
    stage.do("cast", "fireball")
    assert stage.laid() == ["ranged 5 fire"]
    # One spell, no more, and none on a later turn.
    assert stage.refused("cast")
    stage.end_turn()
    assert stage.refused("cast")


@pytest.mark.parametrize(("wording", "spells"), [("first", ["fireball", "tremor"]), ("revised", ["tremor"])])
def test_magic_talent_lends_a_spell_to_play_sideways(wording, spells):
    stage = with_card("magic_talent", "march", wording=wording).spells("fireball", "tremor").road()
    stage.play("magic_talent")
    assert [what for what in stage.targets("sideways") if what in ("fireball", "tremor")] == spells
    stage.do("sideways", "tremor")
    assert stage.points() == (1, 0, 0)
    assert stage.cards("play") == ["magic_talent"]
    # As if it were in hand, but once, and it stays in the offer.
    assert stage.refused("sideways", "tremor")
    assert [stage.s.box.cards[card].id for card in stage.s.spell_offer] == ["fireball", "tremor"]


@pytest.mark.parametrize(("skill", "arg", "points"), [("i_dont_give_a_damn", 0, 3), ("who_needs_magic", 1, 3)])
def test_magic_talent_lends_a_spell_to_skills_that_play_sideways(skill, arg, points):
    stage = with_card("magic_talent", "march").spells("fireball").skills(f"tovak_{skill}").road()
    stage.play("magic_talent").do("skill", f"tovak_{skill}").do("with", "fireball", arg)
    assert stage.points() == (points, 0, 0)
    assert stage.refused("sideways", "fireball")


def test_magic_talent_lends_a_spell_of_the_right_colour_to_universal_power():
    stage = with_card("magic_talent", "march").spells("fireball").skills("goldyx_universal_power").crystals("red")
    stage.road().play("magic_talent").do("skill", "goldyx_universal_power").do("with", "fireball").do("colour", "red")
    assert stage.points() == (4, 0, 0)


def test_magic_talent_needs_a_spell_on_offer():
    stage = with_card("magic_talent", "march").road()
    stage.s.spell_offer = []
    assert stage.refused("basic", "magic_talent")


def test_magic_talent_borrows_the_strong_half_by_night():
    stage = with_card("magic_talent", "march").night().crystals("red").source("black").spells("fireball")
    stage.fight("guardsmen").play("magic_talent").do("overcast", "fireball")
    assert stage.laid() == ["siege 8 fire"]


def test_magic_talent_revised_wants_the_same_colour():
    stage = with_card("magic_talent", "march", "rage", wording="revised").crystals("red").spells("fireball")
    stage.fight("guardsmen").play("magic_talent")
    assert stage.cards("discard") == ["rage"]
    stage.do("cast", "fireball")
    assert stage.laid() == ["ranged 5 fire"]


def test_magic_talent_bends_time_with_a_borrowed_spell():
    stage = with_card("magic_talent", "march", "rage").night().crystals("blue").source("black").spells("space_bending")
    stage.road().play("magic_talent").do("give", "rage").do("overcast", "space_bending")
    stage.end_turn()
    assert sorted(stage.cards()) == ["magic_talent", "march"]
    assert stage.cards("discard") == ["rage"]
    assert stage.question.seat == 0


def test_magic_talent_powered_learns_a_spell():
    stage = with_card("magic_talent").crystals("blue", "green").spells("restoration", "fireball", "tremor").road()
    stage.powered("magic_talent")
    assert stage.targets("take") == ["restoration", "tremor"]
    stage.do("take", "tremor")
    assert stage.cards("discard") == ["tremor"]
    assert stage.inventory() == []
    assert len(stage.s.spell_offer) == 3
