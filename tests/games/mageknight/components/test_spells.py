"""The spells: what each half does."""

import pytest

from tests.games.mageknight.components.stage import LAIR, ROAD, Stage

RED = ("fireball", "flame_wall", "burning_shield", "demolish", "mana_meltdown")
BLUE = ("snowstorm", "mana_bolt", "chill", "space_bending", "mana_claim")
WHITE = ("expose", "whirlwind", "wings_of_wind", "call_to_arms", "mind_read")
GREEN = ("tremor", "underground_travel", "restoration", "meditation", "energy_flow")
COLOUR = {
    card: colour
    for colour, cards in (("red", RED), ("blue", BLUE), ("white", WHITE), ("green", GREEN))
    for card in cards
}


def with_spell(spell: str, *others: str, strong: bool = False, heroes: tuple[str, ...] = ("tovak",), **options: str):
    """A hand with this spell and the mana for it; by night, if it is for the strong half."""
    stage = Stage(*heroes, **options)
    stage.fame(80).hand(spell, *others).crystals(COLOUR[spell])
    if strong:
        stage.night().source("black")
    return stage


@pytest.mark.parametrize("spell", COLOUR)
def test_a_spell_costs_its_colour_and_black_for_the_strong_half(spell):
    card = Stage().s.box.cards[Stage().hand(spell).player().hand[0]]
    colour = ("red", "blue", "white", "green").index(COLOUR[spell])
    assert card.basic_cost == [colour]
    assert card.strong_cost == [colour, 5]


@pytest.mark.parametrize(
    ("spell", "shot", "storm"),
    [("fireball", "ranged 5 fire", "siege 8 fire"), ("snowstorm", "ranged 5 ice", "siege 8 ice")],
)
def test_fireball_and_snowstorm(spell, shot, storm):
    stage = with_spell(spell).fight("guardsmen")
    assert stage.refused("strong", spell)
    stage.play(spell)
    assert stage.laid() == [shot]
    assert stage.inventory() == []
    assert stage.wounds() == 0
    stage = with_spell(spell, strong=True).fight("guardsmen")
    stage.powered(spell)
    assert stage.laid() == [storm]
    assert stage.wounds() == 1


def test_expose_strips_one_enemy():
    stage = with_spell("expose").assault("guardsmen", "golems")
    stage.play("expose").do("target", "guardsmen")
    assert stage.laid() == ["ranged 2"]
    assert [stage.s.walls(stage.foe(name)) for name in ("guardsmen", "golems")] == [0, 1]
    stage = with_spell("expose").fight("altem_guardsmen")
    stage.play("expose")
    assert stage.s.resistance(stage.foe("altem_guardsmen")) == 0


def test_mass_expose_strips_walls_or_resistances_of_all():
    stage = with_spell("expose", strong=True).assault("guardsmen", "golems")
    other = stage.copy()
    stage.powered("expose").choose(0)
    assert stage.laid() == ["ranged 3"]
    assert [stage.s.walls(stage.foe(name)) for name in ("guardsmen", "golems")] == [0, 0]
    assert stage.s.resistance(stage.foe("golems")) == 1
    other.powered("expose").choose(1)
    assert other.s.resistance(other.foe("golems")) == 0
    assert other.s.walls(other.foe("golems")) == 1


def test_expose_serves_in_any_phase_but_shoots_in_two():
    stage = with_spell("expose").fight("golems").defend()
    stage.play("expose")
    assert stage.s.resistance(stage.foe("golems")) == 0
    assert stage.laid() == []
    stage = with_spell("expose").fight("golems").strike()
    assert stage.play("expose").laid() == ["ranged 2"]
    # Without anything to strip it is still a ranged attack.
    assert with_spell("expose").fight("prowlers").play("expose").laid() == ["ranged 2"]
    assert with_spell("expose").fight("prowlers").defend().refused("basic", "expose")


def test_mass_expose_leaves_walls_out_where_they_no_longer_count():
    stage = with_spell("expose", strong=True).assault("guardsmen", "golems").strike()
    stage.powered("expose")
    assert stage.laid() == ["ranged 3"]
    assert stage.s.resistance(stage.foe("golems")) == 0


def test_nothing_is_spent_on_armour_that_cannot_fall_further():
    stage = with_spell("tremor", "rage").fight("golems").strike()
    stage.foe("golems").armour_less = 9
    assert stage.refused("basic", "tremor")


def test_chill_needs_a_fire_resistance_once_attacks_are_over():
    stage = with_spell("chill", "rage").fight("golems", "fire_golems").strike()
    stage.play("chill")
    assert stage.s.resistance(stage.foe("fire_golems")) == 1
    assert with_spell("chill", "rage").fight("golems").strike().refused("basic", "chill")


def test_tremor():
    stage = with_spell("tremor").assault("guardsmen", "golems")
    other = stage.copy()
    stage.play("tremor").choose(0).do("target", "guardsmen")
    assert [stage.armour(name) for name in ("guardsmen", "golems")] == [4, 5]
    other.play("tremor").choose(1)
    assert [other.armour(name) for name in ("guardsmen", "golems")] == [5, 3]


def test_earthquake_shakes_the_fortified_twice_as_much():
    stage = with_spell("tremor", strong=True).fight("guardsmen", "golems")
    other = stage.copy()
    one = stage.copy()
    stage.powered("tremor").choose(0).do("target", "guardsmen")
    assert stage.armour("guardsmen") == 1
    one.powered("tremor").choose(0).do("target", "golems")
    assert one.armour("golems") == 2
    other.powered("tremor").choose(1)
    assert [other.armour(name) for name in ("guardsmen", "golems")] == [3, 3]


@pytest.mark.parametrize(("strong", "attack", "block"), [(False, 5, 7), (True, 9, 11)])
def test_flame_wall_and_flame_wave(strong, attack, block):
    how = "strong" if strong else "basic"
    stage = with_spell("flame_wall", strong=strong).fight("guardsmen", "golems").defend()
    assert stage.do(how, "flame_wall").laid() == [f"block {block} fire"]
    stage = with_spell("flame_wall", strong=strong).fight("guardsmen", "golems").strike()
    assert stage.do(how, "flame_wall").laid() == [f"attack {attack} fire"]


def test_flame_wave_counts_a_summoner_and_its_monster_once():
    stage = with_spell("flame_wall", strong=True).pile("minotaur").fight("orc_summoners", "golems").defend()
    assert stage.foes() == ["orc_summoners", "golems", "minotaur"]
    assert stage.powered("flame_wall").laid() == ["block 11 fire"]


@pytest.mark.parametrize(
    ("mana", "phase", "basic", "strong"),
    [
        ("blue", "Strike", "attack 8 ice", "attack 11 ice"),
        ("red", "Strike", "attack 7 coldfire", "attack 10 coldfire"),
        ("white", "Shoot", "ranged 6 ice", "ranged 9 ice"),
        ("green", "Shoot", "siege 5 ice", "siege 8 ice"),
    ],
)
def test_mana_bolt_and_mana_thunderbolt(mana, phase, basic, strong):
    stage = with_spell("mana_bolt").crystals("blue", mana).fight("guardsmen").skip_to(phase)
    assert stage.play("mana_bolt").laid() == [basic]
    assert stage.inventory() == []
    stage = with_spell("mana_bolt", strong=True).crystals("blue", mana).fight("guardsmen").skip_to(phase)
    assert stage.powered("mana_bolt").laid() == [strong]
    assert stage.inventory() == []


def test_whirlwind_keeps_an_enemy_from_attacking():
    stage = with_spell("whirlwind").fight("guardsmen", "swordsmen")
    stage.play("whirlwind").do("target", "swordsmen")
    assert stage.halted() == ["swordsmen"]
    assert stage.strike().wounds() == 1


def test_tornado_destroys_an_enemy_in_the_attack_phase():
    stage = with_spell("whirlwind", strong=True).fight("guardsmen", "golems")
    assert stage.refused("strong", "whirlwind")
    stage.strike().powered("whirlwind").do("target", "golems")
    assert stage.foes() == ["guardsmen"]
    assert stage.player().fame == 80 + 4


def test_underground_travel_goes_three_spaces_for_nothing():
    stage = with_spell("underground_travel").land("7", "3").enemy("7:ne", "prowlers").stand("7:w").begin()
    stage.play("underground_travel")
    targets = stage.targets("travel")
    # Neither swamp nor lake, nor where enemies are, nor farther than three spaces.
    assert "7:sw" in targets
    assert "7:se" in targets
    assert not {"7:c", "7:nw", "7:ne", "3:ne"} & set(targets)
    stage.do("travel", "7:se")
    assert stage.where() == "7:se"
    assert stage.asked == "March"


def test_underground_attack_passes_the_walls():
    stage = with_spell("underground_travel", strong=True).land("1", "3").enemy("3:ne", "swordsmen").stand("3:sw")
    stage.patient().begin().do("begin").powered("underground_travel")
    assert stage.targets("travel") == ["3:ne"]
    stage.do("travel", "3:ne")
    assert stage.s.walls(stage.foe("swordsmen")) == 0
    assert stage.player().reputation == -1
    stage.end_turn()
    assert stage.where() == "3:sw"


def test_burning_shield_strikes_back():
    stage = with_spell("burning_shield").fight("diggers").defend()
    assert stage.play("burning_shield").laid() == ["block 4 fire"]
    stage.do("block", "diggers").skip_to("Strike")
    assert stage.laid() == ["attack 4 fire"]
    stage.do("strike", "diggers")
    assert stage.foes() == []


def test_exploding_shield_destroys_what_it_blocks():
    stage = with_spell("burning_shield", strong=True).fight("diggers", "guardsmen").defend()
    assert stage.powered("burning_shield").laid() == ["block 4 fire"]
    stage.do("block", "guardsmen")
    assert stage.foes() == ["diggers"]
    assert stage.player().fame == 80 + 3
    stage = with_spell("burning_shield", "determination", strong=True).fight("fire_golems", "guardsmen").defend()
    stage.powered("burning_shield").play("determination").do("block", "fire_golems")
    assert "fire_golems" in stage.foes()


def test_chill_stops_an_enemy_and_its_resistance_to_fire():
    stage = with_spell("chill").fight("fire_dragon", "ice_dragon")
    stage.play("chill")
    # An enemy that resists ice feels nothing.
    assert stage.halted() == ["fire_dragon"]
    assert stage.s.resistance(stage.foe("fire_dragon")) == 1


@pytest.mark.parametrize("phase", ["Shoot", "Defend", "Strike"])
def test_lethal_chill_takes_armour_in_any_phase(phase):
    stage = with_spell("chill", strong=True).fight("fire_dragon", "ice_mages").skip_to(phase)
    stage.powered("chill")
    assert stage.armour("fire_dragon") == 3
    assert stage.halted() == ["fire_dragon"]


def test_wings_of_wind_fly_one_space_per_point():
    stage = with_spell("wings_of_wind", "march").land("5", "3").enemy("5:e").stand("5:sw").begin()
    assert stage.refused("basic", "wings_of_wind")
    stage.play("march").play("wings_of_wind")
    # Over the lake, but not onto it.
    assert "5:ne" in stage.targets("travel")
    assert "5:c" not in stage.targets("travel")
    stage.do("travel", "5:ne")
    assert stage.where() == "5:ne"
    assert stage.points()[0] == 0


@pytest.mark.parametrize(
    ("enemies", "skips"), [(("swordsmen", "golems"), True), (("swordsmen", "golems", "diggers"), False)]
)
def test_wings_of_night_skip_the_attacks_with_move_points_left(enemies, skips):
    stage = with_spell("wings_of_wind", "march", strong=True).land("1", "3").enemy(LAIR, *enemies).stand(ROAD)
    stage.patient().begin().play("march").do("challenge", LAIR)
    assert stage.offers("strong", "wings_of_wind") == skips
    if skips:
        stage.powered("wings_of_wind").do("next")
        assert stage.asked == "Strike"
        assert stage.wounds() == 0


def test_wings_of_night_count_a_summoner_and_its_monster_once():
    stage = (
        with_spell("wings_of_wind", "march", strong=True).pile("minotaur").land("1", "3").enemy(LAIR, "orc_summoners")
    )
    stage.stand(ROAD).patient().begin()
    stage.s.turn.move = 1
    stage.do("challenge", LAIR).defend()
    assert stage.foes() == ["orc_summoners", "minotaur"]
    stage.powered("wings_of_wind")
    assert (stage.asked, stage.wounds(), stage.foes()) == ("Strike", 0, ["orc_summoners"])


def test_wings_of_night_revised_stop_enemies_one_by_one():
    stage = with_spell("wings_of_wind", "march", strong=True, wording="revised").land("1", "3")
    stage.enemy(LAIR, "swordsmen", "golems", "diggers").stand(ROAD).patient().begin()
    stage.play("march").do("challenge", LAIR).powered("wings_of_wind")
    stage.do("target", "swordsmen").do("target", "golems")
    assert stage.halted() == ["swordsmen", "golems"]
    # The next one would cost two more points.
    assert stage.points()[0] == 1
    assert stage.asked == "Shoot"


@pytest.mark.parametrize(("space", "points"), [("1:w", 5), ("1:sw", 3)])
def test_restoration_heals_more_in_a_forest(space, points):
    stage = with_spell("restoration", "wound").land("1", "3").enemy(LAIR).stand(space).begin()
    assert stage.play("restoration").points() == (0, 0, points)


@pytest.mark.parametrize(("space", "points"), [("1:w", 5), ("1:sw", 3)])
def test_rebirth_also_readies_units(space, points):
    army = ("peasants spent", "utem_guardsmen spent", "fire_mages spent")
    stage = with_spell("restoration", "wound", strong=True).units(*army).land("1", "3").enemy(LAIR).stand(space).begin()
    stage.powered("restoration")
    assert stage.points() == (0, 0, points)
    stage.do("ready", "fire_mages")
    if points == 5:
        assert stage.targets("ready") == ["peasants", "utem_guardsmen"]
        stage.do("ready", "utem_guardsmen")
    assert stage.army()[0] == "peasants spent"
    assert stage.asked == "March"


def test_restoration_is_barred_from_combat():
    stage = with_spell("restoration", "wound", "wound").fight("prowlers")
    assert stage.refused("basic", "restoration")


def test_demolish_ignores_the_walls_of_the_site():
    stage = with_spell("demolish").assault("guardsmen", "golems")
    stage.play("demolish")
    assert [stage.s.walls(stage.foe(name)) for name in ("guardsmen", "golems")] == [1, 0]
    assert [stage.armour(name) for name in ("guardsmen", "golems")] == [6, 4]
    stage = with_spell("demolish").assault("fire_golems")
    stage.play("demolish")
    assert stage.s.walls(stage.foe("fire_golems")) == 0
    assert stage.armour("fire_golems") == 4


def test_disintegrate_destroys_one_and_weakens_the_others():
    stage = with_spell("demolish", strong=True).fight("guardsmen", "golems", "fire_golems")
    assert stage.refused("strong", "demolish")
    stage.strike().powered("demolish")
    assert stage.targets("target") == ["guardsmen", "golems"]
    stage.do("target", "guardsmen")
    assert stage.foes() == ["golems", "fire_golems"]
    assert [stage.armour(name) for name in ("golems", "fire_golems")] == [4, 4]


def test_space_bending_brings_the_distant_near():
    stage = with_spell("space_bending", "march").land("1", "3").enemy(LAIR, "prowlers").stand("1:w").begin()
    assert stage.play("march").refused("move", "1:se")
    stage.play("space_bending")
    stage.move_to("1:se")
    assert stage.where() == "1:se"
    assert stage.points()[0] == 0


def test_space_bending_provokes_nobody():
    stage = with_spell("space_bending", "march", "stamina").land("1", "3").enemy(LAIR, "prowlers").stand("1:w").begin()
    stage.play("space_bending", "march", "stamina").move_to("1:c")
    assert stage.asked == "March"


@pytest.mark.parametrize(("wording", "place"), [("first", "discard"), ("revised", "aside")])
def test_time_bending_gives_the_turn_again(wording, place):
    stage = with_spell("space_bending", "improvisation", "rage", "stamina", strong=True, wording=wording).road()
    stage.play("improvisation").do("give", "rage").powered("space_bending").end_turn()
    assert sorted(stage.cards()) == ["improvisation", "stamina"]
    assert "space_bending" in stage.cards(place)
    assert "rage" in stage.cards("discard")
    assert stage.question.seat == 0
    assert not stage.told("dummy")


def test_call_to_arms_borrows_a_unit():
    stage = with_spell("call_to_arms").offer("peasants", "fire_mages").fight("guardsmen")
    stage.play("call_to_arms")
    assert stage.targets("borrow") == ["fire_mages", "fire_mages"]
    stage.do("borrow", "fire_mages", 0)
    assert stage.laid() == ["ranged 3 fire"]
    assert stage.army() == []
    assert len(stage.s.unit_offer) == 2


def test_call_to_arms_lets_the_unit_wait_for_its_moment():
    stage = with_spell("call_to_arms", "rage").offer("peasants", "fire_mages").land("1", "3").enemy(LAIR, "guardsmen")
    stage.stand(ROAD).patient().begin().play("call_to_arms")
    assert ("peasants" in stage.targets("borrow"), stage.asked) == (True, "March")
    stage.do("challenge", LAIR).do("borrow", "fire_mages", 0)
    assert stage.laid() == ["ranged 3 fire"]
    assert stage.refused("borrow")


def test_call_to_arms_brings_nobody_underground():
    stage = with_spell("call_to_arms", "rage").offer("fire_mages").dungeon("minotaur")
    assert stage.refused("basic", "call_to_arms")


def test_call_to_arms_pays_for_the_ability():
    stage = with_spell("call_to_arms").crystals("white", "red").offer("fire_golems").fight("guardsmen")
    stage.play("call_to_arms")
    assert stage.laid() == []
    stage.do("borrow", "fire_golems", 1)
    assert stage.laid() == ["ranged 4 fire"]
    assert stage.inventory() == []


def test_call_to_glory_recruits_anybody_for_nothing():
    stage = with_spell("call_to_arms", strong=True).offer("peasants", "altem_mages").fame(0).units("herbalists").road()
    stage.powered("call_to_arms").do("recruit", "altem_mages").do("disband", "herbalists")
    assert stage.army() == ["altem_mages"]
    assert len(stage.s.unit_offer) == 1


def test_meditation_puts_random_cards_back_and_draws_more():
    stage = with_spell("meditation").discard("rage", "promise", only=True).fame(0).road()
    stage.play("meditation").do("stack", "rage", 0).do("stack", "promise", 1)
    assert stage.cards("deck")[-1] == "rage"
    assert stage.cards("deck")[0] == "promise"
    stage.end_turn()
    assert len(stage.cards()) == 5 + 2


def test_trance_puts_chosen_cards_back():
    stage = with_spell("meditation", strong=True).discard("rage", "promise", "threaten", only=True).fame(0).road()
    stage.powered("meditation").do("fetch", "threaten").do("fetch", "rage")
    stage.do("stack", "rage", 0).do("stack", "threaten", 0)
    assert stage.cards("deck")[-2:] == ["rage", "threaten"]
    assert stage.cards("discard") == ["promise"]
    stage.end_turn()
    assert len(stage.cards()) == 5 + 2


def three_players(spell: str, *others: str, strong: bool = False) -> Stage:
    """A spell that bears on two other players."""
    return with_spell(spell, *others, strong=strong, heroes=("tovak", "goldyx", "arythea"))


def test_mana_meltdown_costs_the_others_a_crystal():
    stage = three_players("mana_meltdown").crystals("green", seat=1).road()
    stage.play("mana_meltdown")
    assert stage.inventory(1) == []
    assert stage.wounds(seat=2) == 1
    assert stage.targets("colour") == ["green"]
    stage.do("colour", "green")
    assert stage.inventory() == ["green"]


def test_mana_radiance_wounds_all_owners():
    stage = three_players("mana_meltdown", strong=True).crystals("red", "blue").crystals("blue", "blue", seat=1)
    stage.road().powered("mana_meltdown").do("colour", "blue")
    assert [stage.wounds(seat=seat) for seat in range(3)] == [1, 2, 0]
    assert stage.inventory() == ["blue", "blue", "blue"]


def test_mana_claim_gives_three_mana_now():
    stage = three_players("mana_claim").source("green", "red").road()
    stage.play("mana_claim").do("die", 1).do("now")
    assert stage.mana() == ["red", "red", "red"]
    assert stage.s.source[1] < 0
    assert not stage.s.claim_curse


def test_mana_claim_gives_mana_each_later_turn():
    stage = three_players("mana_claim").source("green", "red").deck("march", seat=1).deck("march", seat=2).road()
    stage.play("mana_claim").do("die", 1).do("later")
    assert stage.mana() == []
    stage.end_turn().end_turn().end_turn()
    assert stage.question.seat == 0
    assert stage.mana() == ["red"]


def test_mana_curse_wounds_those_who_use_the_colour():
    stage = three_players("mana_claim", strong=True).source("black", "green").crystals("green", "green", seat=1)
    stage.hand("march", "tranquility", "wound", seat=1).road()
    stage.powered("mana_claim").do("die", 1).do("now").end_turn()
    assert stage.question.seat == 1
    stage.powered("march")
    assert stage.wounds(seat=1) == 2
    # At most one Wound a turn.
    stage.powered("tranquility")
    assert stage.wounds(seat=1) == 2


def test_mind_read_takes_a_card_of_a_colour_from_each():
    stage = three_players("mind_read").hand("rage", "fireball", "march", seat=1).hand("march", seat=2).road()
    stage.play("mind_read").do("colour", "red")
    assert stage.inventory() == ["red"]
    assert stage.question.seat == 1
    assert stage.targets("give") == ["rage", "fireball"]
    stage.do("give", "fireball")
    assert stage.cards(seat=1) == ["rage", "march"]
    assert stage.cards(seat=2) == ["march"]
    assert stage.told("show")


def test_mind_steal_keeps_an_action():
    stage = three_players("mind_read", strong=True).hand("rage", seat=1).hand("fireball", seat=2).road()
    stage.powered("mind_read").do("colour", "red")
    # Spells cannot be stolen.
    assert stage.targets("rival") == [1]
    stage.do("rival", 1)
    assert stage.cards() == ["rage"]
    assert "rage" not in stage.cards("discard", 1)
    assert stage.cards("discard", 2) == ["fireball"]


def test_energy_flow_readies_a_unit_and_tires_others():
    stage = three_players("energy_flow").units("altem_mages spent wounded").units("peasants", "fire_mages", seat=1)
    stage.units("utem_guardsmen", seat=2).road()
    stage.play("energy_flow").do("ready", "altem_mages")
    assert stage.army() == ["altem_mages wounded"]
    assert len(stage.targets("drain")) == 1
    stage.do("drain").do("skip")
    assert stage.army(1) == ["peasants spent", "fire_mages"]
    assert stage.army(2) == ["utem_guardsmen"]


def test_energy_steal_heals_as_well():
    stage = three_players("energy_flow", strong=True).units("altem_mages spent wounded wounded")
    stage.units("peasants", "fire_mages", "altem_guardians", seat=1).road()
    stage.powered("energy_flow").do("ready", "altem_mages")
    assert stage.army() == ["altem_mages wounded"]
    assert len(stage.targets("drain")) == 2


def test_energy_flow_is_barred_from_combat():
    assert with_spell("energy_flow").units("peasants spent").fight("prowlers").refused("basic", "energy_flow")
