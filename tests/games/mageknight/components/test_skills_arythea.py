"""Arythea's skills: what each does, and how often."""

import pytest

from tests.games.mageknight.components.hands import with_skill
from tests.games.mageknight.components.stage import LAIR, ROAD

INVOCATION = "arythea_invocation"


@pytest.mark.parametrize("colour", ["red", "black"])
def test_dark_fire_magic(colour):
    stage = with_skill("arythea_dark_fire_magic").road()
    stage.do("skill", "arythea_dark_fire_magic").do("colour", colour)
    assert stage.inventory() == ["red"]
    assert stage.mana() == [colour]


def test_power_of_pain_makes_use_of_a_wound():
    skill = "arythea_power_of_pain"
    stage = with_skill(skill, "wound", "march").road()
    stage.do("skill", skill)
    assert stage.targets("with") == ["wound"]
    stage.do("with", "wound")
    assert stage.points() == (2, 0, 0)
    stage.end_turn()
    assert stage.wounds("discard") == 1
    assert with_skill(skill, "wound", "rage").village().do("skill", skill).do("with", "wound").points() == (0, 2, 0)
    for phase, expected in (("Defend", "block 2"), ("Strike", "attack 2")):
        stage = with_skill(skill, "wound", "rage").fight("guardsmen").skip_to(phase)
        stage.do("skill", skill).do("with", "wound")
        assert stage.laid() == [expected]


def test_invocation_turns_a_card_into_mana_that_is_spent_at_once():
    stage = with_skill(INVOCATION, "promise", "march").road()
    stage.do("skill", INVOCATION)
    # White mana would power nothing here; without the march green mana would not either.
    assert stage.targets("give") == ["promise"]
    stage.do("give", "promise")
    assert stage.targets("colour") == ["green"]
    stage.do("colour", "green")
    assert stage.choices == [("strong", "march", 0)]
    stage.powered("march")
    assert stage.points() == (4, 0, 0)
    assert stage.mana() == []
    assert stage.cards("discard") == ["promise"]
    assert stage.refused("skill", INVOCATION)


def test_invocation_turns_a_wound_into_red_or_black():
    stage = (
        with_skill(INVOCATION, "wound", "improvisation", "march", "space_bending", night=True).crystals("blue").road()
    )
    other = stage.copy()
    stage.do("skill", INVOCATION).do("give", "wound").do("colour", "red")
    assert stage.choices == [("strong", "improvisation", 0)]
    other.do("skill", INVOCATION).do("give", "wound").do("colour", "black")
    assert other.choices == [("strong", "space_bending", 0)]
    other.powered("space_bending")
    assert (other.mana(), other.inventory()) == ([], [])


@pytest.mark.parametrize("hand", [("wound", "march"), ("promise", "rage"), ("march",)])
def test_invocation_needs_something_to_spend_the_mana_on(hand):
    assert with_skill(INVOCATION, *hand).road().refused("skill", INVOCATION)


def test_invocation_pays_before_other_mana():
    stage = with_skill(INVOCATION, "promise", "march").crystals("green").road().tokens("green")
    stage.do("skill", INVOCATION).do("give", "promise").do("colour", "green").powered("march")
    assert (stage.mana(), stage.inventory()) == (["green"], ["green"])
    assert stage.asked == "March"


def test_invocation_pays_what_an_effect_asks_for_besides():
    stage = with_skill(INVOCATION, "promise", "pure_magic").crystals("blue").road()
    stage.do("skill", INVOCATION).do("give", "promise").do("colour", "green")
    assert {(verb, card) for verb, card, _ in stage.choices} == {("basic", "pure_magic"), ("strong", "pure_magic")}
    stage.play("pure_magic")
    assert stage.points() == (4, 0, 0)
    assert stage.inventory() == ["blue"]


def test_invocation_pays_for_units_and_spells():
    stage = with_skill(INVOCATION, "promise").units("savage_monks").fight("guardsmen")
    stage.do("skill", INVOCATION).do("give", "promise").do("colour", "green").do("activate", "savage_monks", 1)
    assert stage.laid() == ["siege 4"]
    stage = with_skill(INVOCATION, "wound", "fireball").fight("guardsmen")
    stage.do("skill", INVOCATION).do("give", "wound").do("colour", "red").play("fireball")
    assert stage.laid() == ["ranged 5 fire"]


def test_invocation_pays_for_a_spell_at_a_tower_and_at_an_altar():
    stage = with_skill(INVOCATION, "promise", "noble_manners").spells("tremor", "fireball").land("4", "3").shield("4:c")
    stage.stand("4:c").begin().do("interact")
    stage.effort.influence = 7
    stage.do("skill", INVOCATION).do("give", "promise").do("colour", "green").do("spell", "tremor")
    assert stage.cards("deck")[-1] == "tremor"
    assert stage.mana() == []
    stage = with_skill(INVOCATION, "promise", "rage").crystals("green", "green").land("8", "3").enemy("8:c")
    stage.ruin("8:ne", "altar_green").stand("8:ne").begin()
    stage.do("skill", INVOCATION).do("give", "promise").do("colour", "green").do("altar")
    assert stage.player().fame == 80 + 7
    assert stage.inventory() == []


def test_invocation_feeds_universal_power():
    stage = with_skill(INVOCATION, "promise", "march").skills(INVOCATION, "goldyx_universal_power").road()
    stage.do("skill", INVOCATION).do("give", "promise").do("colour", "green").do("skill", "goldyx_universal_power")
    stage.do("with", "march").do("colour", "green")
    assert stage.points() == (4, 0, 0)
    assert stage.mana() == []


@pytest.mark.parametrize(
    ("crystal", "card"), [("red", "stamina"), ("blue", "threaten"), ("white", "march"), ("green", "promise")]
)
def test_polarization_turns_mana_into_its_opposite(crystal, card):
    stage = with_skill("arythea_polarization", card).crystals(crystal)
    stage = stage.village() if card in ("threaten", "promise") else stage.road()
    stage.powered(card, f"{crystal} crystal")
    assert stage.inventory() == []
    assert max(stage.points()) >= 4


def test_polarization_of_black_and_gold():
    # By day black is as good as gold, but not for spells; by night gold is as good as black.
    stage = with_skill("arythea_polarization", "march", "fireball").crystals("red").road()
    stage.tokens("black")
    assert stage.refused("strong", "fireball")
    stage.powered("march", "black token")
    assert stage.points()[0] == 4
    stage = with_skill("arythea_polarization", "march", "fireball", night=True).crystals("red").fight("guardsmen")
    stage.powered("fireball")
    assert stage.laid() == ["siege 8 fire"]


def test_polarization_serves_once_a_turn():
    stage = with_skill("arythea_polarization", "march", "tranquility").crystals("white", "white").road()
    stage.powered("march")
    assert stage.refused("strong", "tranquility")


def test_healing_ritual_gives_a_wound_to_the_closest_hero():
    skill = "arythea_healing_ritual"
    heroes = ("arythea", "goldyx", "tovak")
    stage = with_skill(skill, "wound", "wound", "wound", heroes=heroes).land("1", "3").enemy(LAIR)
    stage.stand(ROAD).stand("1:c", seat=1).stand("3:c", seat=2).begin().do("skill", skill).do("use")
    assert [stage.wounds(seat=seat) for seat in range(3)] == [1, 1, 0]
    stage = with_skill(skill, "wound", "march", heroes=heroes).land("1", "3").enemy(LAIR)
    stage.stand(ROAD).stand("1:c", seat=1).stand("1:sw", seat=2).begin().do("skill", skill)
    assert stage.targets("rival") == [1, 2]
    stage.do("rival", 2)
    assert [stage.wounds(seat=seat) for seat in range(3)] == [0, 0, 1]


def test_healing_ritual_takes_up_to_two_wounds():
    skill = "arythea_healing_ritual"
    stage = with_skill(skill, "wound", "wound", "march", heroes=("arythea", "goldyx")).land("1", "3").enemy(LAIR)
    stage.stand(ROAD).stand("1:c", seat=1).begin().do("skill", skill)
    assert [stage.wounds(seat=seat) for seat in range(2)] == [1, 1]
    assert stage.verbs == {"use", "skip"}
    kept = stage.copy().do("skip")
    assert [kept.wounds(seat=seat) for seat in range(2)] == [1, 1]
    stage.do("use")
    assert [stage.wounds(seat=seat) for seat in range(2)] == [0, 1]


def test_invocation_gives_one_mana_and_no_more():
    stage = with_skill(INVOCATION, "wound", "march").land("8", "3").enemy("8:c").ruin("8:ne", "altar_red")
    stage.crystals("red").stand("8:ne").begin()
    # The altar takes three red: a crystal and the mana are not enough.
    assert stage.refused("skill", INVOCATION)
    stage.crystals("red", "red")
    stage.do("skill", INVOCATION).do("give", "wound").do("colour", "red").do("altar")
    assert stage.inventory() == []
    assert stage.player().fame == 87
