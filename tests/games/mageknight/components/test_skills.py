"""The skills: what each does, and how often."""

import pytest

from ludotheque.games.mageknight import data
from tests.games.mageknight.components.stage import LAIR, ROAD, Stage

ONCE_A_ROUND = {
    *("arythea_dark_fire_magic", "goldyx_white_crystal_craft", "goldyx_green_crystal_craft"),
    *("goldyx_red_crystal_craft", "norowas_leaves_in_the_wind", "norowas_whisper_in_the_treetops"),
}


def with_skill(skill: str, *hand: str, night: bool = False, heroes: tuple[str, ...] = ("tovak",)) -> Stage:
    """A hero with this skill; by night if asked."""
    stage = Stage(*heroes)
    if night:
        stage.night().source()
    stage.fame(80).skills(skill).hand(*(hand or ("promise",)))
    return stage


@pytest.mark.parametrize(("skill", "day", "night"), [("arythea_dark_paths", 1, 2), ("tovak_double_time", 2, 1)])
def test_skills_that_move(skill, day, night):
    for dark, points in ((False, day), (True, night)):
        stage = with_skill(skill, night=dark).road()
        stage.do("skill", skill)
        assert stage.points() == (points, 0, 0)
        assert stage.refused("skill", skill)


@pytest.mark.parametrize(
    ("skill", "day", "night"), [("arythea_dark_negotiation", 2, 3), ("norowas_bright_negotiation", 3, 2)]
)
def test_skills_that_negotiate(skill, day, night):
    for dark, points in ((False, day), (True, night)):
        assert with_skill(skill, night=dark).road().refused("skill", skill)
        stage = with_skill(skill, night=dark).village()
        stage.do("skill", skill)
        assert stage.points() == (0, points, 0)
        assert stage.refused("skill", skill)


@pytest.mark.parametrize(
    ("skill", "day", "night"), [("norowas_day_sharpshooting", 2, 1), ("tovak_night_sharpshooting", 1, 2)]
)
def test_skills_that_shoot(skill, day, night):
    for dark, points in ((False, day), (True, night)):
        for phase in ("Shoot", "Strike"):
            stage = with_skill(skill, night=dark).fight("guardsmen").skip_to(phase)
            stage.do("skill", skill)
            assert stage.laid() == [f"ranged {points}"]
            assert stage.refused("skill", skill)
    # Underground it is always night.
    stage = with_skill(skill).dungeon("minotaur").do("skill", skill)
    assert stage.laid() == [f"ranged {night}"]


@pytest.mark.parametrize(
    ("skill", "phase", "choices"),
    [
        ("goldyx_freezing_power", "Shoot", ["siege 1", "siege 1 ice"]),
        ("goldyx_freezing_power", "Strike", ["siege 1", "siege 1 ice"]),
        ("arythea_burning_power", "Shoot", ["siege 1", "siege 1 fire"]),
        ("arythea_burning_power", "Strike", ["siege 1", "siege 1 fire"]),
        ("arythea_hot_swordsmanship", "Strike", ["attack 2", "attack 2 fire"]),
        ("tovak_cold_swordsmanship", "Strike", ["attack 2", "attack 2 ice"]),
        ("tovak_shield_mastery", "Defend", ["block 3", "block 2 ice", "block 2 fire"]),
    ],
)
def test_skills_that_fight(skill, phase, choices):
    for number, expected in enumerate(choices):
        stage = with_skill(skill, "rage").fight("guardsmen").skip_to(phase)
        stage.do("skill", skill)
        assert len(stage.targets("choose")) == len(choices)
        stage.choose(number)
        assert stage.laid() == [expected]
        assert stage.refused("skill", skill)


@pytest.mark.parametrize(
    ("skill", "crystal", "mana"),
    [
        ("goldyx_white_crystal_craft", "blue", "white"),
        ("goldyx_green_crystal_craft", "blue", "green"),
        ("goldyx_red_crystal_craft", "blue", "red"),
        ("norowas_leaves_in_the_wind", "green", "white"),
        ("norowas_whisper_in_the_treetops", "white", "green"),
    ],
)
def test_skills_that_make_crystals(skill, crystal, mana):
    stage = with_skill(skill).road()
    stage.do("skill", skill)
    assert stage.inventory() == [crystal]
    assert stage.mana() == [mana]


@pytest.mark.parametrize("colour", ["red", "black"])
def test_dark_fire_magic(colour):
    stage = with_skill("arythea_dark_fire_magic").road()
    stage.do("skill", "arythea_dark_fire_magic").do("colour", colour)
    assert stage.inventory() == ["red"]
    assert stage.mana() == [colour]


@pytest.mark.parametrize("skill", sorted(ONCE_A_ROUND))
def test_a_skill_for_once_a_round_rests_until_the_next_one(skill):
    stage = with_skill(skill, "march", "rage", "promise").road()
    stage.do("skill", skill)
    if stage.asked == "ChooseMana":
        stage.do("colour", "red")
    assert stage.refused("skill", skill)
    stage.end_turn()
    assert stage.question.seat == 0
    assert stage.refused("skill", skill)
    stage.end_round()
    while stage.asked != "March":
        stage.passively()
    assert stage.offers("skill", skill)


def test_a_skill_for_once_a_turn_serves_again_next_turn():
    stage = with_skill("tovak_double_time", "march", "rage").road()
    stage.do("skill", "tovak_double_time").end_turn()
    assert stage.question.seat == 0
    assert stage.offers("skill", "tovak_double_time")


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


INVOCATION = "arythea_invocation"


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
    stage.s.turn.influence = 7
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


@pytest.mark.parametrize(
    ("hero", "colour"), [("arythea", "red"), ("goldyx", "green"), ("norowas", "white"), ("tovak", "blue")]
)
@pytest.mark.parametrize(("fame", "helped"), [(81, True), (80, False)])
def test_motivation_helps_whoever_is_behind(hero, colour, fame, helped):
    skill = f"{hero}_motivation"
    stage = with_skill(skill, "rage", heroes=("tovak", "goldyx")).fame(fame, seat=1).deck("march", "stamina").road()
    stage.do("skill", skill)
    assert stage.cards() == ["rage", "march", "stamina"]
    assert stage.mana() == ([colour] if helped else [])
    assert stage.refused("skill", skill)


def test_one_motivation_at_a_time():
    stage = with_skill("tovak_motivation", "rage").skills("tovak_motivation", "goldyx_motivation").road()
    stage.do("skill", "tovak_motivation")
    assert stage.refused("skill", "goldyx_motivation")
    stage.end_turn()
    assert stage.refused("skill", "goldyx_motivation")
    stage.end_turn()
    assert stage.offers("skill", "goldyx_motivation")


def test_healing_ritual_gives_a_wound_to_the_closest_hero():
    skill = "arythea_healing_ritual"
    heroes = ("arythea", "goldyx", "tovak")
    stage = with_skill(skill, "wound", "wound", "wound", heroes=heroes).land("1", "3").enemy(LAIR)
    stage.stand(ROAD).stand("1:c", seat=1).stand("3:c", seat=2).begin().do("skill", skill)
    assert [stage.wounds(seat=seat) for seat in range(3)] == [1, 1, 0]
    stage = with_skill(skill, "wound", heroes=heroes).land("1", "3").enemy(LAIR)
    stage.stand(ROAD).stand("1:c", seat=1).stand("1:sw", seat=2).begin().do("skill", skill)
    assert stage.targets("rival") == [1, 2]
    stage.do("rival", 2)
    assert [stage.wounds(seat=seat) for seat in range(3)] == [0, 0, 1]


def test_potion_making():
    stage = with_skill("goldyx_potion_making", "wound", "wound").road()
    stage.do("skill", "goldyx_potion_making")
    assert stage.points() == (0, 0, 2)
    stage = with_skill("goldyx_potion_making", "wound", "rage").fight("prowlers")
    assert stage.refused("skill", "goldyx_potion_making")


@pytest.mark.parametrize(
    ("crystals", "influence"),
    [(("red",), 1), (("red", "red", "blue"), 2), (("red", "blue", "white", "green", "green"), 4)],
)
def test_glittering_fortune_counts_colours(crystals, influence):
    stage = with_skill("goldyx_glittering_fortune").crystals(*crystals).village()
    stage.do("skill", "goldyx_glittering_fortune")
    assert stage.points() == (0, influence, 0)


def test_flight_ignores_terrain():
    skill = "goldyx_flight"
    stage = with_skill(skill, "march").land("5", "3").enemy("5:e", "prowlers").stand("5:sw").begin()
    other = stage.copy()
    stage.do("skill", skill)
    # One space for nothing, but not onto the lake; two only for two move points.
    assert "5:ne" not in stage.targets("travel")
    assert "5:c" not in stage.targets("travel")
    stage.do("travel", "5:se")
    assert stage.where() == "5:se"
    other.play("march").do("skill", skill).do("travel", "5:ne")
    assert other.where() == "5:ne"
    assert other.points()[0] == 0
    assert other.asked == "March"


@pytest.mark.parametrize(
    ("card", "mana", "points"),
    [("march", "green", 4), ("march", "red", 3), ("fireball", "red", 4), ("ruby_ring", "red", 3)],
)
def test_universal_power_feeds_a_sideways_card(card, mana, points):
    stage = with_skill("goldyx_universal_power", card).crystals(mana).road()
    stage.do("skill", "goldyx_universal_power").do("with", card)
    if stage.asked == "FeedSideways":
        stage.do("colour", mana)
    assert stage.points() == (points, 0, 0)
    assert stage.inventory() == []


def test_source_freeze_shuts_the_source_for_others():
    skill = "goldyx_source_freeze"
    stage = with_skill(skill, "promise", heroes=("goldyx", "tovak")).source("green", "green", "green", "green")
    stage.hand("march", "stamina", "mana_draw", seat=1).stand("A:c", seat=1).road()
    stage.do("skill", skill).end_turn()
    assert stage.question.seat == 1
    assert stage.refused("strong", "march")
    # Dice that an effect allows stay free.
    stage.play("mana_draw")
    assert stage.offers("strong", "march")
    stage.end_turn()
    assert stage.question.seat == 0
    assert stage.do("colour", "green").inventory() == ["green"]
    assert stage.refused("skill", skill)


@pytest.mark.parametrize(
    ("army", "points"),
    [
        (("peasants",), 1),
        (("peasants", "herbalists", "foresters spent", "northern_monks wounded"), 2),
        (("peasants", "herbalists", "foresters", "northern_monks"), 3),
    ],
)
def test_forward_march_counts_ready_units(army, points):
    stage = with_skill("norowas_forward_march").units(*army).road()
    stage.do("skill", "norowas_forward_march")
    assert stage.points() == (points, 0, 0)


def test_inspiration_readies_or_heals_a_unit():
    skill = "norowas_inspiration"
    stage = with_skill(skill).units("altem_mages spent", "peasants wounded wounded").road()
    other = stage.copy()
    stage.do("skill", skill).choose(0)
    assert stage.army() == ["altem_mages", "peasants wounded wounded"]
    other.do("skill", skill).choose(1)
    assert other.army() == ["altem_mages spent", "peasants wounded"]
    assert with_skill(skill).units("peasants spent").fight("prowlers").refused("skill", skill)


@pytest.mark.parametrize(
    ("unit", "ability", "phase", "expected"),
    [
        ("utem_crossbowmen", 0, "Defend", "block 6"),
        ("utem_crossbowmen", 0, "Strike", "attack 5"),
        ("utem_crossbowmen", 1, "Shoot", "ranged 3"),
        ("catapults", 0, "Shoot", "siege 3"),
    ],
)
def test_leadership_strengthens_the_unit_that_acts(unit, ability, phase, expected):
    stage = with_skill("norowas_leadership").units(unit, unit).fight("guardsmen").skip_to(phase)
    stage.do("skill", "norowas_leadership").do("activate", unit, ability)
    assert stage.laid() == [expected]
    plain = data.UNITS[data.UNIT[unit]].id
    stage.do("activate", f"{plain} 2", ability)
    if unit != "catapults":
        assert stage.laid()[1] != expected


def test_bonds_of_loyalty_bring_two_units_when_gained():
    stage = with_skill("norowas_inspiration", "rage", heroes=("norowas",)).fame(2).offer("peasants")
    player = stage.player()
    bonds = data.SKILL["norowas_bonds_of_loyalty"]
    player.skill_pile = [skill for skill in player.skill_pile if skill != bonds] + [bonds]
    stage.fight("prowlers").strike()
    stage.s.turn.blows = []
    stage.play("rage").do("skill", "arythea_burning_power").choose(0).do("strike", "prowlers")
    stage.skip_to("ChooseSkill").do("learn", "norowas_bonds_of_loyalty")
    assert len(stage.s.unit_offer) == 3
    assert all(not stage.s.box.units[kind].elite for kind in stage.s.unit_offer)


def test_bonds_of_loyalty_bind_a_unit_for_less():
    skill = "norowas_bonds_of_loyalty"
    stage = with_skill(skill, "rage").fame(0).units("herbalists").offer("peasants", "utem_crossbowmen").village()
    # Crossbowmen for 1 instead of 6, and nobody needs to go.
    assert stage.offers("bond", "peasants")
    assert stage.refused("bond", "utem_crossbowmen")
    stage.sideways("rage").do("bond", "utem_crossbowmen")
    assert stage.army() == ["herbalists", "utem_crossbowmen"]
    assert stage.points()[1] == 0
    assert stage.refused("bond")


def test_a_loyal_unit_goes_underground_and_cannot_be_disbanded():
    skill = "norowas_bonds_of_loyalty"
    stage = with_skill(skill).units("herbalists", "utem_crossbowmen loyal").dungeon("minotaur")
    assert stage.targets("activate") == ["utem_crossbowmen"]
    stage = with_skill(skill, "call_to_arms", night=True).crystals("white").source("black").fame(0).offer("peasants")
    stage.units("herbalists", "utem_crossbowmen loyal").road().powered("call_to_arms").do("recruit", "peasants")
    assert stage.targets("disband") == ["herbalists"]


def test_prayer_of_weather_comes_after_reductions_that_stop_earlier():
    skill = "norowas_prayer_of_weather"
    stage = with_skill(skill, "path_finding", heroes=("norowas", "tovak")).stand("A:c", seat=1).road()
    stage.play("path_finding").do("skill", skill)
    # Four for a wasteland: one less but at least two, then two less but at least one.
    assert [stage.price(terrain) for terrain in ("wasteland", "swamp", "plains")] == [1, 2, 1]


def test_prayer_of_weather():
    skill = "norowas_prayer_of_weather"
    stage = with_skill(skill, "march", heroes=("norowas", "tovak")).hand("march", seat=1).stand("A:c", seat=1).road()
    stage.do("skill", skill)
    assert [stage.price(terrain) for terrain in ("plains", "forest", "wasteland", "swamp")] == [1, 1, 2, 3]
    assert stage.price("lake") < 0
    stage.end_turn()
    assert stage.question.seat == 1
    assert [stage.price(terrain, 1) for terrain in ("plains", "forest", "wasteland", "swamp")] == [3, 4, 5, 5]
    stage.end_turn()
    assert [stage.price(terrain) for terrain in ("plains", "forest")] == [2, 3]
    assert stage.refused("skill", skill)


def test_resistance_break_takes_armour_for_resistances():
    skill = "tovak_resistance_break"
    stage = with_skill(skill).fight("altem_guardsmen", "prowlers", "golems")
    stage.do("skill", skill)
    assert stage.targets("target") == ["altem_guardsmen", "golems"]
    stage.do("target", "altem_guardsmen")
    assert stage.armour("altem_guardsmen") == 4
    stage = with_skill(skill).fight("ice_dragon")
    stage.do("skill", skill)
    assert stage.armour("ice_dragon") == 5


def test_i_feel_no_pain_turns_a_wound_into_a_card():
    skill = "tovak_i_feel_no_pain"
    stage = with_skill(skill, "wound", "rage").deck("march").road()
    stage.do("skill", skill)
    assert stage.cards() == ["rage", "march"]
    assert stage.wounds("discard") == 1
    assert with_skill(skill, "wound", "rage").fight("prowlers").refused("skill", skill)


@pytest.mark.parametrize(("card", "points"), [("rage", 2), ("fire_bolt", 3), ("fireball", 3), ("ruby_ring", 3)])
def test_i_dont_give_a_damn_plays_sideways_for_more(card, points):
    skill = "tovak_i_dont_give_a_damn"
    stage = with_skill(skill, card).road()
    assert stage.do("skill", skill).do("with", card).points() == (points, 0, 0)
    stage = with_skill(skill, card).fight("guardsmen").strike()
    assert stage.do("skill", skill).do("with", card).laid() == [f"attack {points}"]


def test_who_needs_magic_pays_to_leave_the_source_alone():
    skill = "tovak_who_needs_magic"
    stage = with_skill(skill, "rage", "march").source("green").road()
    other = stage.copy()
    stage.do("skill", skill).do("with", "rage", 1)
    assert stage.points()[0] == 3
    assert stage.refused("strong", "march")
    other.do("skill", skill).do("with", "rage", 0)
    assert other.points()[0] == 2
    assert other.offers("strong", "march")
    stage = with_skill(skill, "rage", "march").source("green").road()
    stage.powered("march").do("skill", skill)
    assert stage.refused("with", "rage", 1)


def test_who_needs_magic_bars_dice_taken_by_other_effects_too():
    skill = "tovak_who_needs_magic"
    stage = with_skill(skill, "rage", "mana_draw").crystals("white").source("green", "red").road()
    other = stage.copy()
    stage.do("skill", skill).do("with", "rage", 1)
    assert stage.refused("strong", "mana_draw")
    other.powered("mana_draw").do("die", 0).do("colour", "blue").do("skill", skill)
    assert other.refused("with", "rage", 1)


def test_who_needs_magic_minds_no_die_that_was_stolen_before():
    skill = "tovak_who_needs_magic"
    stage = with_skill(skill, "rage", "march").tactic("mana_steal").source("green")
    stage.player().stolen_die, stage.s.source[0] = 3, -1
    stage.road().powered("march").do("skill", skill)
    assert stage.offers("with", "rage", 1)


def test_leadership_is_not_spent_on_a_siege():
    stage = with_skill("norowas_leadership", "rage").units("catapults", "utem_crossbowmen").fight("guardsmen")
    stage.do("skill", "norowas_leadership").do("activate", "catapults", 0).do("activate", "utem_crossbowmen", 1)
    assert stage.laid() == ["siege 3", "ranged 3"]


def test_bonds_of_loyalty_take_a_unit_that_joins_for_nothing():
    stage = with_skill("norowas_bonds_of_loyalty", "call_to_arms", "rage", night=True).fame(0).units("peasants")
    stage.crystals("white").source("black").offer("altem_guardians").road()
    stage.powered("call_to_arms").do("bond", "altem_guardians")
    assert stage.army() == ["peasants", "altem_guardians"]
    assert [unit.loyal for unit in stage.player().units] == [False, True]


@pytest.mark.parametrize("colour", ["red", "blue", "white", "green", "black"])
def test_mana_exploit_gives_mana(colour):
    stage = with_skill("tovak_mana_exploit", heroes=("tovak", "goldyx")).road()
    stage.do("skill", "tovak_mana_exploit")
    assert stage.targets("colour") == ["red", "blue", "white", "green", "black"]
    assert stage.do("colour", colour).mana() == [colour]


def test_mana_exploit_hurts_those_who_use_other_colours():
    skill = "tovak_mana_exploit"
    stage = with_skill(skill, heroes=("tovak", "goldyx")).crystals("green", "green", "blue", "red", seat=1)
    stage.hand("march", "tranquility", "stamina", "crystallize", "wound", seat=1).stand("A:c", seat=1).road()
    stage.do("skill", skill).do("colour", "red").end_turn()
    assert stage.question.seat == 1
    stage.powered("march")
    assert stage.wounds(seat=1) == 2
    # A Wound for each colour, once.
    stage.powered("tranquility")
    if stage.asked == "ChooseEffect":
        stage.choose(1)
    assert stage.wounds(seat=1) == 2
    stage.powered("stamina")
    assert stage.wounds(seat=1) == 3
    stage.play("crystallize")
    assert stage.wounds(seat=1) == 3
