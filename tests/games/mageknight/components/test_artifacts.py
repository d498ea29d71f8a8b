"""The artifacts: what each does, and what it does at the price of itself."""

import pytest

from tests.games.mageknight.components.stage import LAIR, ROAD, Stage
from tests.rules import rule


def with_artifact(artifact: str, *others: str, night: bool = False, **options: str) -> Stage:
    """A hand with this artifact."""
    stage = Stage("tovak", **options)
    if night:
        stage.night().source()
    stage.fame(80).hand(artifact, *others)
    return stage


@pytest.mark.parametrize(
    "artifact", ["ruby_ring", "endless_gem_pouch", "amulet_of_sun", "amulet_of_darkness", "banner_of_protection"]
)
def test_an_artifact_leaves_the_game_for_its_strong_effect(artifact):
    stage = with_artifact(artifact).road()
    stage.do("strong", artifact)
    assert stage.removed() == [artifact]
    assert artifact not in stage.cards("play")


def test_an_artifact_is_only_discarded_after_its_basic_effect():
    stage = with_artifact("ruby_ring").road()
    stage.play("ruby_ring").end_turn()
    assert "ruby_ring" in stage.cards("discard")
    assert stage.removed() == []


# Banners.


def test_a_banner_is_borne_by_a_unit():
    stage = with_artifact("banner_of_glory", "banner_of_fear").units("peasants", "utem_crossbowmen").road()
    stage.do("assign", "banner_of_glory").do("bear", "utem_crossbowmen")
    stage.do("assign", "banner_of_fear").do("bear", "utem_crossbowmen")
    assert stage.cards("discard") == ["banner_of_glory"]
    assert stage.cards() == []


def test_banner_of_glory_strengthens_its_unit():
    stage = with_artifact("rage").units("utem_crossbowmen").banner("banner_of_glory").fight("guardsmen")
    stage.do("activate", "utem_crossbowmen", 1)
    assert stage.laid() == ["ranged 3"]
    assert stage.player().fame == 81
    stage = with_artifact("rage").units("utem_crossbowmen").banner("banner_of_glory").fight("guardsmen").defend()
    stage.do("activate", "utem_crossbowmen", 0)
    assert stage.laid() == ["block 4"]
    assert stage.player().fame == 81


def test_banner_of_glory_hardens_its_unit():
    # A swordsman's blow of 6 is too much for armour 4, not for 5 and the hero's 4 behind it.
    stage = with_artifact("rage").units("peasants").banner("banner_of_glory").fight("swordsmen")
    stage.skip_to("AssignDamage").do("absorb", "peasants")
    assert stage.army() == ["peasants wounded"]
    # 6 less 4 leaves 2, less than the hero's armour of 4.
    assert stage.wounds() == 1
    stage = with_artifact("rage").units("peasants").banner("banner_of_glory").fight("crossbowmen")
    stage.skip_to("AssignDamage").do("absorb", "peasants")
    assert stage.wounds() == 0


def test_banner_of_glory_powered_strengthens_all_units():
    stage = with_artifact("banner_of_glory").units("utem_crossbowmen", "peasants").fight("guardsmen").defend()
    stage.do("strong", "banner_of_glory").do("activate", "utem_crossbowmen", 0).do("activate", "peasants", 0)
    assert stage.laid() == ["block 4", "block 3"]
    assert stage.player().fame == 82
    stage = with_artifact("banner_of_glory").units("peasants").fight("crossbowmen")
    stage.do("strong", "banner_of_glory").skip_to("AssignDamage").do("absorb", "peasants")
    assert stage.wounds() == 0


def test_banner_of_fear_cancels_an_attack():
    stage = with_artifact("rage").units("peasants").banner("banner_of_fear").fight("swordsmen", "guardsmen").defend()
    stage.do("fear", "peasants").do("target", "swordsmen")
    assert stage.army() == ["peasants spent"]
    assert stage.halted() == ["swordsmen"]
    assert stage.player().fame == 81


@rule("MK-UNITS-10")
def test_banner_of_fear_does_not_serve_with_a_wounded_unit():
    stage = with_artifact("rage").units("peasants wounded").banner("banner_of_fear").fight("swordsmen").defend()
    assert stage.army() == ["peasants wounded"]
    assert stage.refused("fear")


def test_banner_of_fear_stays_outside_dungeons():
    stage = with_artifact("rage").units("peasants", "herbalists loyal").banner("banner_of_fear").dungeon("minotaur")
    assert stage.defend().refused("fear")
    stage = with_artifact("rage").units("herbalists loyal").banner("banner_of_fear").dungeon("minotaur")
    assert stage.defend().offers("fear", "herbalists")


def test_banner_of_fear_powered_skips_the_attacks():
    stage = with_artifact("banner_of_fear").fight("swordsmen", "guardsmen")
    stage.do("strong", "banner_of_fear").do("next")
    assert stage.asked == "Strike"
    assert stage.wounds() == 0


def test_banner_of_fear_revised_stops_three_enemies():
    stage = with_artifact("banner_of_fear", wording="revised").fight("swordsmen", "guardsmen", "golems", "diggers")
    stage.do("strong", "banner_of_fear").do("target", "swordsmen").do("use").do("target", "golems")
    stage.do("use").do("target", "diggers")
    assert stage.halted() == ["swordsmen", "golems", "diggers"]
    assert stage.asked == "Shoot"


def test_banner_of_protection_resists_fire_and_ice():
    for enemy, damage in (("fire_mages", 6), ("ice_mages", 5), ("high_dragon", 12)):
        stage = with_artifact("rage").units("peasants").banner("banner_of_protection").fight(enemy)
        stage.skip_to("AssignDamage").do("absorb", "peasants")
        # Its armour of 4 counts twice: once for the resistance, once more with a Wound.
        rest = max(0, damage - 8)
        assert stage.army() == ["peasants wounded"]
        assert stage.wounds() == (rest + 3) // 4


def test_banner_of_protection_powered_takes_wounds_back():
    stage = with_artifact("banner_of_protection", "wound").fight("swordsmen")
    stage.do("strong", "banner_of_protection").strike()
    assert stage.wounds() == 3
    stage.skip_to("Protect").do("use")
    assert stage.wounds() == 1


def test_banner_of_protection_powered_takes_back_what_poison_did():
    stage = with_artifact("banner_of_protection", "wound").discard("wound", only=True).fight("monks")
    stage.do("strong", "banner_of_protection").strike()
    assert (stage.wounds(), stage.wounds("discard")) == (3, 3)
    stage.skip_to("Protect").do("use")
    assert (stage.wounds(), stage.wounds("discard")) == (1, 1)


def test_banner_of_courage_readies_its_unit_once_a_round():
    stage = with_artifact("rage").units("peasants").banner("banner_of_courage").road()
    stage.do("activate", "peasants", 2).do("courage", "peasants")
    assert stage.army() == ["peasants"]
    stage.do("activate", "peasants", 2)
    assert stage.points()[0] == 4
    assert stage.refused("courage")
    assert (
        with_artifact("rage").units("peasants spent").banner("banner_of_courage").fight("prowlers").refused("courage")
    )


def test_banner_of_courage_powered_readies_all():
    stage = with_artifact("banner_of_courage").units("peasants spent", "altem_mages spent wounded").road()
    stage.do("strong", "banner_of_courage")
    assert stage.army() == ["peasants", "altem_mages wounded"]


# Rings.


@pytest.mark.parametrize(
    ("ring", "colour", "card", "spell"),
    [
        ("ruby_ring", "red", "threaten", "fireball"),
        ("sapphire_ring", "blue", "stamina", "snowstorm"),
        ("diamond_ring", "white", "promise", "expose"),
        ("emerald_ring", "green", "march", "tremor"),
    ],
)
def test_rings(ring, colour, card, spell):
    stage = with_artifact(ring).road()
    stage.play(ring)
    assert stage.mana() == [colour]
    assert stage.inventory() == [colour]
    assert stage.player().fame == 81
    # Endless mana of the colour, and black by night.
    stage = with_artifact(ring, spell, "crystallize", night=True).fight("guardsmen", "golems")
    stage.do("strong", ring)
    assert stage.player().fame == 80
    stage.play("crystallize")
    assert stage.inventory() == [colour]
    stage.do("strong", spell)
    stage.pay(f"{colour} ring").skip_to("Strike").end_turn()
    assert stage.player().fame == 81
    assert stage.inventory() == [colour]


def test_a_ring_brings_no_black_mana_by_day():
    stage = with_artifact("ruby_ring", "fireball").fight("guardsmen")
    stage.do("strong", "ruby_ring")
    assert stage.offers("basic", "fireball")
    assert stage.refused("strong", "fireball")


# The others.


def test_sword_of_justice_turns_cards_into_attacks():
    stage = with_artifact("sword_of_justice", "march", "promise", "stamina", "wound").fight("prowlers").strike()
    stage.play("sword_of_justice").do("give", "march").do("give", "promise").do("done")
    assert stage.laid() == ["attack 6"]
    assert stage.cards("discard") == ["march", "promise"]
    stage.do("strike", "prowlers").end_turn()
    assert stage.player().fame == 80 + 2 + 1


def test_sword_of_justice_powered_doubles_physical_attacks():
    stage = with_artifact("sword_of_justice", "rage", "swiftness").crystals("red").fight("golems")
    stage.do("strong", "sword_of_justice").strike()
    stage.powered("rage")
    # Twice four against an armour of five that resists no more.
    stage.do("strike", "golems")
    assert stage.foes() == []
    stage.end_turn()
    assert stage.player().fame == 80 + 4 + 1


def test_sword_of_justice_powered_does_not_double_fire():
    stage = with_artifact("sword_of_justice", "flame_wall").crystals("red").fight("guardsmen")
    stage.do("strong", "sword_of_justice").strike().play("flame_wall")
    assert stage.refused("strike", "guardsmen")


@pytest.mark.parametrize(("wording", "siege"), [("first", 6), ("revised", 5)])
@pytest.mark.parametrize(("die", "wounds"), [("black", 1), ("red", 1), ("blue", 0), ("gold", 0)])
def test_horn_of_wrath(wording, siege, die, wounds):
    stage = with_artifact("horn_of_wrath", wording=wording).fight("guardsmen")
    stage.load(die).play("horn_of_wrath")
    assert stage.laid() == [f"siege {siege}"]
    assert stage.wounds() == wounds


@pytest.mark.parametrize(("wording", "most"), [("first", 6), ("revised", 5)])
def test_horn_of_wrath_powered_dares_more(wording, most):
    stage = with_artifact("horn_of_wrath", wording=wording).fight("guardsmen")
    stage.load("red", "white", "black").do("strong", "horn_of_wrath")
    assert len(stage.targets("dice")) == most + 1
    stage.do("dice", 3)
    assert stage.laid() == [f"siege {most + 3}"]
    assert stage.wounds() == 2


def test_horn_of_wrath_powered_profits_from_an_ambush():
    stage = with_artifact("horn_of_wrath", "ambush").land("1", "3").enemy("1:nw", "guardsmen").stand("1:w")
    stage.patient().begin().play("ambush").do("challenge", "1:nw").do("strong", "horn_of_wrath").do("dice", "")
    assert stage.laid() == ["siege 7"]


@pytest.mark.parametrize(("how", "influence", "fame"), [("basic", 4, 2), ("strong", 9, 3)])
def test_endless_bag_of_gold(how, influence, fame):
    stage = with_artifact("endless_bag_of_gold").village()
    stage.do(how, "endless_bag_of_gold")
    assert stage.points() == (0, influence, 0)
    assert stage.player().fame == 80 + fame


def test_endless_gem_pouch_rolls_for_crystals():
    stage = with_artifact("endless_gem_pouch").road()
    stage.load("green", "black").play("endless_gem_pouch")
    assert stage.inventory() == ["green"]
    assert stage.player().fame == 81
    stage = with_artifact("endless_gem_pouch").road()
    stage.load("gold", "white").play("endless_gem_pouch").do("colour", "blue")
    assert sorted(stage.inventory()) == ["blue", "white"]


@pytest.mark.parametrize(("night", "last"), [(False, "gold"), (True, "black")])
def test_endless_gem_pouch_powered(night, last):
    stage = with_artifact("endless_gem_pouch", night=night).road()
    stage.do("strong", "endless_gem_pouch")
    assert stage.mana() == ["red", "blue", "white", "green", last]


def test_golden_grail_brings_fame_with_healing():
    stage = with_artifact("golden_grail", "wound", "wound", "wound").road()
    stage.play("golden_grail")
    assert stage.points() == (0, 0, 2)
    stage.do("mend", "wound").do("mend", "wound")
    assert stage.player().fame == 82
    assert stage.wounds() == 1


def test_golden_grail_brings_no_fame_with_other_healing_after_a_fight():
    stage = with_artifact("golden_grail", "wound", "tranquility", "rage").skills("tovak_double_time")
    stage.land("1", "3").enemy(LAIR, "prowlers").stand(ROAD).begin().play("golden_grail")
    stage.do("challenge", LAIR).skip_to("Quiet").play("tranquility").choose(0)
    fame = stage.player().fame
    stage.do("mend", "wound")
    assert stage.player().fame == fame


def test_golden_grail_powered_draws_with_healing():
    stage = with_artifact("golden_grail", "wound", "wound").units("peasants wounded").deck("rage", "march").road()
    stage.do("strong", "golden_grail")
    assert stage.points() == (0, 0, 6)
    stage.do("mend", "peasants")
    assert stage.cards() == ["wound", "wound"]
    stage.do("mend", "wound").do("mend", "wound")
    assert stage.cards() == ["rage", "march"]
    assert stage.player().fame == 80


def test_sword_of_justice_powered_doubles_nothing_from_afar():
    stage = with_artifact("sword_of_justice", "swiftness", "rage").crystals("white").fight("cursed_hags")
    stage.do("strong", "sword_of_justice").powered("swiftness")
    assert (stage.asked, stage.laid()) == ("Shoot", ["ranged 3"])
    assert stage.refused("strike")
    # In the attack phase the same card strikes for six.
    stage = with_artifact("sword_of_justice", "swiftness", "rage").crystals("white").fight("cursed_hags")
    stage.do("strong", "sword_of_justice").strike().powered("swiftness")
    assert stage.offers("strike", "cursed_hags")


@pytest.mark.parametrize("card", ["swiftness", "crushing_bolt"])
def test_sword_of_justice_powered_doubles_attacks_kept_from_afar(card):
    stage = with_artifact("sword_of_justice", card, "rage").crystals("white", "green").fight("crypt_worm")
    stage.do("strong", "sword_of_justice").strike()
    # Three points are doubled to the six of its armour, and its walls no longer count.
    stage.powered(card).do("strike", "crypt_worm")
    assert stage.foes() == []


def test_book_of_wisdom_powered_gives_a_crystal_even_without_a_spell_of_that_colour():
    stage = with_artifact("book_of_wisdom", "rage").spells("tremor").road()
    stage.do("strong", "book_of_wisdom")
    assert (stage.removed(), stage.cards(), stage.inventory()) == (["book_of_wisdom", "rage"], [], ["red"])


def test_book_of_wisdom_turns_an_action_into_a_better_one():
    stage = with_artifact("book_of_wisdom", "rage", "march").advanced("fire_bolt", "ice_bolt").road()
    stage.play("book_of_wisdom")
    assert stage.removed() == ["rage"]
    assert stage.cards() == ["march", "fire_bolt"]


def test_book_of_wisdom_powered_turns_an_action_into_a_spell():
    stage = with_artifact("book_of_wisdom", "rage", "march").spells("tremor", "chill").road()
    stage.do("strong", "book_of_wisdom").do("give", "march")
    assert sorted(stage.removed()) == ["book_of_wisdom", "march"]
    assert stage.cards() == ["rage", "tremor"]
    assert stage.inventory() == ["green"]


@pytest.mark.parametrize(("how", "gold"), [("basic", 1), ("strong", 3)])
def test_amulet_of_sun_brings_day_into_the_night(how, gold):
    stage = with_artifact("amulet_of_sun", "march", night=True).land("8", "3").ruin("8:ne", "orc_orc", up=False)
    stage.enemy("3:ne", "swordsmen", up=False).stand("3:e").begin()
    assert not stage.s.spots[stage.at("3:ne")].up
    assert stage.price("forest") == 5
    stage.do(how, "amulet_of_sun")
    assert stage.mana() == ["gold"] * gold
    assert stage.price("forest") == 3
    assert stage.s.spots[stage.at("3:ne")].up
    assert stage.s.spots[stage.at("8:ne")].ruin_up
    stage.powered("march", "gold token")
    assert stage.points()[0] == 4


@pytest.mark.parametrize(("how", "tokens"), [("basic", 1), ("strong", 3)])
def test_amulet_of_darkness_brings_night_into_the_day(how, tokens):
    stage = with_artifact("amulet_of_darkness", "fireball").crystals("red").fight("guardsmen")
    assert stage.refused("strong", "fireball")
    assert stage.price("desert") == 5
    stage.do(how, "amulet_of_darkness")
    for _ in range(tokens):
        assert stage.targets("colour") == ["red", "blue", "white", "green", "gold", "black"]
        stage.do("colour", "black")
    assert stage.price("desert") == 3
    stage.powered("fireball", "black token")
    assert stage.laid() == ["siege 8 fire"]


def test_sword_of_justice_powered_doubles_and_no_more():
    stage = with_artifact("sword_of_justice", "rage", "rage").crystals("red").fight("swamp_dragon")
    stage.do("strong", "sword_of_justice").strike().powered("rage")
    # Four points count as eight, the dragon's armour is nine.
    assert stage.refused("strike")
    stage.sideways("rage")
    assert stage.offers("strike", "swamp_dragon")
