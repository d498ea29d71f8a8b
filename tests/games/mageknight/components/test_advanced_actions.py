"""The advanced actions: what each gives, basic and powered."""

import pytest

from tests.games.mageknight.components.stage import Stage

RED = ("fire_bolt", "blood_rage", "intimidate", "blood_ritual", "into_the_heat", "decompose", "maximal_effect")
BLUE = ("ice_bolt", "ice_shield", "frost_bridge", "pure_magic", "steady_tempo", "crystal_mastery", "magic_talent")
WHITE = ("swift_bolt", "agility", "song_of_wind", "heroic_tale", "diplomacy", "mana_storm", "learning")
GREEN = ("crushing_bolt", "refreshing_walk", "path_finding", "regeneration", "in_need", "ambush", "training")
COLOUR = {
    card: colour
    for colour, cards in (("red", RED), ("blue", BLUE), ("white", WHITE), ("green", GREEN))
    for card in cards
}


def with_card(card: str, *others: str, heroes: tuple[str, ...] = ("tovak",), **options: str) -> Stage:
    """A hand with this card, and the crystal that powers it."""
    stage = Stage(*heroes, **options)
    stage.fame(24).hand(card, *others).crystals(COLOUR[card])
    return stage


@pytest.mark.parametrize(
    ("card", "colour", "shot"),
    [
        ("fire_bolt", "red", "ranged 3 fire"),
        ("ice_bolt", "blue", "ranged 3 ice"),
        ("swift_bolt", "white", "ranged 4"),
        ("crushing_bolt", "green", "siege 3"),
    ],
)
def test_bolts(card, colour, shot):
    stage = with_card(card).road()
    assert stage.play(card).inventory() == [colour, colour]
    stage = with_card(card).fight("guardsmen")
    assert stage.powered(card).laid() == [shot]
    assert stage.inventory() == []
    stage = with_card(card).fight("guardsmen").strike()
    assert stage.powered(card).laid() == [shot]


@pytest.mark.parametrize(("how", "plain", "bloody"), [("basic", 2, 5), ("strong", 4, 9)])
def test_blood_rage(how, plain, bloody):
    stage = with_card("blood_rage").fight("guardsmen").strike()
    wounds = stage.wounds()
    other = stage.copy()
    stage.do(how, "blood_rage").choose(0)
    assert [f"attack {plain}"] == [f"attack {blow.amount}" for blow in stage.s.turn.blows]
    assert stage.wounds() == wounds
    other.do(how, "blood_rage").choose(1)
    assert [blow.amount for blow in other.s.turn.blows] == [bloody]
    assert other.wounds() == wounds + 1


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


@pytest.mark.parametrize(("how", "move", "ways"), [("basic", 2, [0]), ("strong", 4, [0, 1])])
def test_agility_turns_move_points_into_attacks(how, move, ways):
    stage = with_card("agility").land("1", "3").enemy("1:nw", "prowlers").stand("1:w").patient().begin()
    stage.do(how, "agility")
    assert stage.points()[0] == move
    stage.do("challenge", "1:nw")
    assert stage.offers("agility", 1) == (1 in ways)
    assert stage.refused("agility", "")
    stage.strike()
    assert stage.offers("agility", 1) == (1 in ways)
    stage.do("agility", "")
    assert stage.laid() == ["attack 1"]
    assert stage.points()[0] == move - 1


def test_agility_powered_shoots_with_two_points():
    stage = with_card("agility").land("1", "3").enemy("1:nw", "prowlers").stand("1:w").patient().begin()
    stage.powered("agility").do("challenge", "1:nw").do("agility", 1).do("agility", 1)
    assert stage.laid() == ["ranged 1", "ranged 1"]
    assert stage.points()[0] == 0


@pytest.mark.parametrize(("wording", "plays"), [("first", False), ("revised", True)])
def test_agility_revised_uses_move_points_gained_in_the_fight(wording, plays):
    stage = with_card("agility", "march", wording=wording).land("1", "3").enemy("1:nw", "prowlers").stand("1:w")
    stage.patient().begin().play("agility").do("challenge", "1:nw").strike()
    assert stage.offers("basic", "march") == plays
    if plays:
        assert stage.play("march").points()[0] == 4


@pytest.mark.parametrize(("wording", "offered"), [("first", False), ("revised", True)])
def test_agility_revised_can_itself_be_played_in_a_fight(wording, offered):
    stage = with_card("agility", "rage", wording=wording).fight("prowlers").strike()
    assert stage.offers("basic", "agility") == offered
    if offered:
        stage.play("agility").do("agility", "").do("agility", "")
        assert stage.laid() == ["attack 1", "attack 1"]


@pytest.mark.parametrize(("how", "move", "heal"), [("basic", 2, 1), ("strong", 4, 2)])
def test_refreshing_walk(how, move, heal):
    stage = with_card("refreshing_walk", "wound", "wound").road()
    stage.do(how, "refreshing_walk")
    assert stage.points() == (move, 0, heal)
    stage.do("mend", "wound")
    assert stage.wounds() == 1


@pytest.mark.parametrize(("wording", "offered"), [("first", False), ("revised", True)])
def test_refreshing_walk_revised_gives_only_move_points_in_a_fight(wording, offered):
    stage = with_card("agility", "refreshing_walk", "wound", wording=wording).land("1", "3").enemy("1:nw", "prowlers")
    stage.stand("1:w").patient().begin().play("agility").do("challenge", "1:nw").strike()
    assert stage.offers("basic", "refreshing_walk") == offered
    if offered:
        assert stage.play("refreshing_walk").points() == (4, 0, 0)
    stage = with_card("refreshing_walk", "wound", wording=wording).road()
    assert stage.play("refreshing_walk").points() == (2, 0, 1)


@pytest.mark.parametrize(("how", "influence", "attack", "loss"), [("basic", 4, 3, 1), ("strong", 8, 7, 2)])
def test_intimidate(how, influence, attack, loss):
    stage = with_card("intimidate").village()
    assert stage.do(how, "intimidate").points() == (0, influence, 0)
    assert stage.player().reputation == 0
    assert stage.end_turn().player().reputation == -loss
    stage = with_card("intimidate").fight("guardsmen").strike()
    assert stage.do(how, "intimidate").laid() == [f"attack {attack}"]
    assert stage.end_turn().player().reputation == -loss


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


@pytest.mark.parametrize(("how", "prices"), [("basic", (1, 4, 3)), ("strong", (0, 3, 2))])
def test_song_of_wind(how, prices):
    stage = with_card("song_of_wind").land("4", "9").stand("4:sw").begin()
    stage.do(how, "song_of_wind")
    assert stage.points()[0] == 2
    assert tuple(stage.price(terrain) for terrain in ("plains", "desert", "wasteland")) == prices
    assert stage.price("hills") == 3


def test_song_of_wind_powered_crosses_lakes_for_blue_mana():
    stage = with_card("song_of_wind").crystals("white", "blue").land("1", "3").enemy("1:nw").stand("1:nw").begin()
    other = stage.copy()
    stage.powered("song_of_wind").do("use")
    assert stage.inventory() == []
    assert stage.price("lake") == 0
    assert stage.move_to("1:ne").points()[0] == 2
    other.powered("song_of_wind").do("skip")
    assert other.inventory() == ["blue"]
    assert other.price("lake") < 0


def test_path_finding():
    stage = with_card("path_finding").road()
    stage.play("path_finding")
    assert stage.points()[0] == 2
    assert [stage.price(terrain) for terrain in ("plains", "forest", "swamp", "city")] == [2, 2, 4, 2]
    assert stage.price("mountain") < 0
    assert stage.price("lake") < 0
    stage = with_card("path_finding").road()
    stage.powered("path_finding")
    assert stage.points()[0] == 4
    assert [stage.price(terrain) for terrain in ("plains", "hills", "desert", "swamp")] == [2, 2, 2, 2]
    assert stage.price("mountain") < 0
    assert stage.price("lake") < 0


def test_blood_ritual():
    stage = with_card("blood_ritual").road()
    stage.play("blood_ritual")
    assert stage.targets("colour") == ["red", "blue", "white", "green", "gold", "black"]
    stage.do("colour", "gold")
    assert stage.mana() == ["red", "gold"]
    assert stage.wounds() == 1
    stage = with_card("blood_ritual").road()
    stage.powered("blood_ritual").do("colour", "black").do("colour", "green").do("colour", "green")
    assert stage.mana() == ["green", "green", "black"]
    assert stage.wounds() == 1


def test_blood_ritual_revised():
    stage = with_card("blood_ritual", wording="revised").road()
    stage.play("blood_ritual").do("colour", "blue")
    assert stage.mana() == ["blue"]
    assert stage.inventory() == ["red", "red"]
    assert stage.wounds() == 1
    stage = with_card("blood_ritual", wording="revised").road()
    stage.powered("blood_ritual").do("colour", "white").do("colour", "white").do("colour", "green")
    stage.do("use").do("colour", "white")
    assert stage.inventory() == ["white"]
    assert stage.mana() == ["white", "green"]


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


@pytest.mark.parametrize(("how", "influence", "fame"), [("basic", 3, 0), ("strong", 6, 1)])
def test_heroic_tale(how, influence, fame):
    stage = with_card("heroic_tale", "threaten", "promise").offer("peasants", "herbalists").village()
    stage.do(how, "heroic_tale")
    assert stage.points() == (0, influence, 0)
    stage.play("threaten", "promise").do("recruit", "peasants").do("recruit", "herbalists")
    assert (stage.player().fame, stage.player().reputation) == (24, 0)
    stage.end_turn()
    assert (stage.player().fame, stage.player().reputation) == (24 + 2 * fame, 2)


@pytest.mark.parametrize(("how", "heal", "level"), [("basic", 1, 2), ("strong", 2, 3)])
def test_regeneration(how, heal, level):
    army = ["peasants spent", "utem_guardsmen spent", "fire_mages spent", "altem_mages spent"]
    stage = with_card("regeneration", "wound").units(*army).road()
    stage.do(how, "regeneration")
    assert stage.points() == (0, 0, heal)
    assert stage.targets("ready") == [name.split()[0] for name in army[:level]]
    stage.do("ready", army[level - 1].split()[0])
    assert stage.army()[level - 1] == army[level - 1].split()[0]


def test_regeneration_is_barred_from_combat():
    stage = with_card("regeneration", "wound", "rage").units("peasants spent").fight("prowlers").strike()
    assert stage.refused("basic", "regeneration")
    assert stage.refused("strong", "regeneration")


@pytest.mark.parametrize(("how", "more"), [("basic", 2), ("strong", 3)])
def test_into_the_heat(how, more):
    stage = with_card("into_the_heat").units("utem_crossbowmen", "utem_crossbowmen", "peasants").fight("guardsmen")
    stage.do(how, "into_the_heat").do("activate", "utem_crossbowmen", 1)
    assert stage.laid() == [f"ranged {2 + more}"]
    stage.defend().do("activate", "utem_crossbowmen 2", 0)
    assert stage.laid()[-1] == f"block {3 + more}"
    # No damage goes to units.
    stage.do("next")
    assert stage.asked == "Strike"
    assert stage.wounds() == 1


def test_into_the_heat_needs_units_that_may_fight():
    assert with_card("into_the_heat", "rage").fight("guardsmen").refused("basic", "into_the_heat")
    stage = with_card("into_the_heat", "rage").units("peasants").dungeon("minotaur")
    assert stage.refused("basic", "into_the_heat")
    stage = with_card("into_the_heat", "rage").units("peasants loyal").dungeon("minotaur")
    assert stage.offers("basic", "into_the_heat")


def test_into_the_heat_comes_before_everything_else():
    stage = with_card("into_the_heat", "swift_bolt").crystals("red", "white").units("peasants").fight("guardsmen")
    assert stage.offers("basic", "into_the_heat")
    stage.powered("swift_bolt")
    assert stage.refused("basic", "into_the_heat")
    assert stage.refused("strong", "into_the_heat")


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


def test_diplomacy_blocks_with_influence():
    stage = with_card("diplomacy", "promise").village()
    assert stage.play("diplomacy", "promise").points() == (0, 4, 0)
    stage = with_card("diplomacy", "promise").units("peasants").fight("prowlers").defend()
    assert stage.refused("basic", "promise")
    stage.play("diplomacy", "promise").do("activate", "peasants", 1)
    assert stage.laid() == ["block 2", "block 2", "block 2"]


@pytest.mark.parametrize(("choice", "element"), [(0, "ice"), (1, "fire")])
def test_diplomacy_powered_blocks_fire_or_ice(choice, element):
    stage = with_card("diplomacy", "promise").fight("prowlers").defend()
    stage.powered("diplomacy").choose(choice).play("promise")
    assert stage.laid() == [f"block 4 {element}", f"block 2 {element}"]
    assert with_card("diplomacy").village().powered("diplomacy").choose(choice).points() == (0, 4, 0)


@pytest.mark.parametrize(
    ("how", "wording", "influence"),
    [("basic", "first", 2 + 3), ("strong", "first", 4 + 6), ("basic", "revised", 3 + 3), ("strong", "revised", 5 + 6)],
)
def test_in_need_counts_wounds(how, wording, influence):
    stage = with_card("in_need", "wound", wording=wording).units("peasants wounded wounded").village()
    assert stage.do(how, "in_need").points() == (0, influence, 0)


def test_decompose():
    stage = with_card("decompose", "march", "fireball", "wound").road()
    stage.play("decompose")
    assert stage.removed() == ["march"]
    assert stage.inventory() == ["red", "green", "green"]
    stage = with_card("decompose", "march", "ice_bolt").road()
    stage.powered("decompose")
    assert stage.targets("give") == ["march", "ice_bolt"]
    stage.do("give", "ice_bolt")
    assert stage.removed() == ["ice_bolt"]
    assert stage.inventory() == ["red", "white", "green"]


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


def test_mana_storm_gives_a_crystal_for_a_die():
    stage = with_card("mana_storm", "march").source("green", "gold", "red").road()
    stage.load("black").play("mana_storm")
    assert stage.targets("die") == [0, 2]
    stage.do("die", 2)
    assert stage.inventory() == ["red", "white"]
    assert stage.s.source == [3, 4, 5]
    assert stage.offers("strong", "march")


def test_mana_storm_powered_makes_all_dice_useful():
    stage = with_card("mana_storm", "march", "stamina", "rage").source("white", "white", "white").road()
    stage.load("black", "gold", "green").powered("mana_storm", "white crystal")
    assert stage.s.source == [5, 4, 3]
    assert stage.s.turn.dice == 4
    stage.powered("stamina", "black die").powered("march", "gold die")
    assert stage.points()[0] == 8


@pytest.mark.parametrize(("how", "attack", "block"), [("basic", 1, 2), ("strong", 2, 4)])
def test_ambush(how, attack, block):
    for phase, expected in (
        ("Strike", [f"attack {2 + attack}", "attack 2"]),
        ("Defend", [f"block {2 + block}", "block 2"]),
    ):
        stage = with_card("ambush", "rage", "determination").land("1", "3").enemy("1:nw", "guardsmen")
        stage.stand("1:w").patient().begin()
        stage.do(how, "ambush")
        assert stage.points()[0] == 2 * attack
        stage.do("challenge", "1:nw").skip_to(phase).play("rage", "determination")
        assert stage.laid() == expected


def test_ambush_is_for_cards():
    stage = with_card("ambush", "rage", "march").units("peasants").skills("tovak_cold_swordsmanship")
    stage.land("1", "3").enemy("1:nw", "guardsmen").stand("1:w").patient().begin()
    stage.play("ambush").do("challenge", "1:nw").strike().do("activate", "peasants", 0)
    stage.do("skill", "tovak_cold_swordsmanship").choose(0).sideways("march").play("rage")
    assert stage.laid() == ["attack 2", "attack 2", "attack 1", "attack 3"]


def test_maximal_effect_triples_a_basic_effect():
    stage = with_card("maximal_effect", "march", "fireball").road()
    stage.play("maximal_effect")
    assert stage.targets("with") == ["march"]
    assert stage.do("with", "march").points() == (6, 0, 0)
    assert stage.removed() == ["march"]
    assert stage.inventory() == ["red"]


def test_maximal_effect_powered_doubles_a_powered_effect():
    stage = with_card("maximal_effect", "rage").fight("guardsmen").strike()
    stage.powered("maximal_effect").do("with", "rage")
    # One attack, which cannot be split.
    assert stage.laid() == ["attack 8"]
    assert stage.removed() == ["rage"]


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


@pytest.mark.parametrize(("how", "influence", "price", "place"), [("basic", 2, 6, "discard"), ("strong", 4, 9, "hand")])
def test_learning(how, influence, price, place):
    others = ("threaten", "promise", "heroic_tale")
    stage = with_card("learning", *others).advanced("rage", "fire_bolt").village()
    stage.do(how, "learning")
    assert stage.points() == (0, influence, 0)
    assert stage.refused("study")
    stage.play(*others).do("study", "fire_bolt")
    assert stage.points() == (0, influence + 7 - price, 0)
    assert "fire_bolt" in stage.cards(place)
    assert stage.refused("study")


def test_learning_serves_far_from_any_locals():
    stage = with_card("learning", "threaten", "rage", "stamina").advanced("ice_bolt", "fire_bolt").road()
    assert stage.refused("basic", "threaten")
    stage.play("learning", "threaten")
    assert stage.points() == (0, 4, 0)
    assert stage.refused("study")
    # A card sideways moves, or adds to the influence.
    stage.do("sideways", "rage", 1).do("sideways", "stamina", 0)
    assert stage.points() == (1, 5, 0)
    stage.s.turn.influence += 1
    stage.do("study", "fire_bolt")
    assert "fire_bolt" in stage.cards("discard")
    assert stage.points() == (1, 0, 0)
    assert stage.refused("study")


def test_learning_serves_in_a_fight():
    stage = with_card("learning", "promise", "noble_manners").advanced("fire_bolt").units("illusionists")
    stage.fight("prowlers").play("learning", "promise").do("activate", "illusionists", 0).do("study", "fire_bolt")
    assert stage.points() == (0, 2, 0)
    assert stage.refused("basic", "noble_manners")


def test_learning_needs_an_action_on_offer_where_nobody_talks():
    stage = with_card("learning", "promise").road()
    stage.s.advanced_offer = []
    assert stage.refused("basic", "learning")


@pytest.mark.parametrize(("how", "place"), [("basic", "discard"), ("strong", "hand")])
def test_training(how, place):
    stage = with_card("training", "rage", "march").advanced("fire_bolt", "blood_rage", "ice_bolt").road()
    stage.do(how, "training")
    assert stage.removed() == ["rage"]
    assert stage.targets("take") == ["fire_bolt", "blood_rage"]
    stage.do("take", "blood_rage")
    assert "blood_rage" in stage.cards(place)
    assert len(stage.s.advanced_offer) == 3
