"""The skills: what each does, and how often."""

import pytest

from tests.games.mageknight.components.hands import with_skill

ONCE_A_ROUND = {
    *("arythea_dark_fire_magic", "goldyx_white_crystal_craft", "goldyx_green_crystal_craft"),
    *("goldyx_red_crystal_craft", "norowas_leaves_in_the_wind", "norowas_whisper_in_the_treetops"),
}


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
    stage.do("begin").do("skill", "tovak_motivation")
    assert stage.refused("skill", "goldyx_motivation")
    stage.end_turn()
    assert stage.refused("skill", "goldyx_motivation")
    stage.end_turn()
    assert stage.offers("skill", "goldyx_motivation")
