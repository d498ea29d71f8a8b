"""The cities: garrisons of all levels, what defenders gain, what is sold."""

from collections import Counter

import pytest

from tests.games.mageknight.components.stage import Stage

TILE = {"green": "c5", "blue": "c6", "white": "c7", "red": "c8"}
# Grey, brown, violet, white tokens by level.
GARRISONS = {
    "red": ["0001", "0110", "0101", "0120", "0111", "0220", "0121", "0112", "0221", "0212", "0113"],
    "blue": ["1010", "0020", "0011", "1011", "0021", "0012", "1021", "0022", "0013", "1022", "0023"],
    "white": ["0001", "1001", "0002", "2001", "1002", "3001", "2002", "1003", "3002", "2003", "1004"],
    "green": ["1100", "0200", "2100", "1101", "0201", "2101", "1201", "0202", "1301", "1202", "0203"],
}
PILES = ((1, 0), (2, 1), (3, 2), (4, 3))


def with_city(colour: str, level: int = 1) -> Stage:
    """A land with a city of this level."""
    stage = Stage("tovak", city_level=str(level))
    stage.fame(99).hand("march", "rage").land("3", TILE[colour], at=((0, 1), (1, 0)))
    return stage


@pytest.mark.parametrize("level", range(1, 12))
@pytest.mark.parametrize("colour", TILE)
def test_garrisons(colour, level):
    stage = with_city(colour, level)
    city = stage.city(f"{TILE[colour]}:c")
    assert city.level == level
    drawn = Counter(stage.s.box.enemy(token).pile for token in city.tokens)
    expected = GARRISONS[colour][level - 1]
    assert [drawn[pile] for pile, _ in PILES] == [int(expected[place]) for _, place in PILES]
    assert sum(drawn.values()) == sum(map(int, expected))


def defended(colour: str, *enemies: str) -> Stage:
    """An assault on a city that these enemies defend."""
    stage = with_city(colour)
    # The start tile's eastern space lies next to no city: the hero comes from the city tile itself.
    tile = TILE[colour]
    beside = {"green": "c5:se", "blue": "c6:sw", "white": "c7:ne", "red": "c8:e"}[colour]
    for place in ("e", "sw", "w", "se"):
        if stage.on(f"{tile}:{place}"):
            stage.enemy(f"{tile}:{place}")
    stage.garrison(f"{tile}:c", *enemies).stand(beside).patient().begin()
    stage.effort.move = 2
    stage.move_to(f"{tile}:c")
    return stage


def test_all_defenders_are_behind_walls():
    for colour in TILE:
        stage = defended(colour, "swordsmen", "guardsmen")
        assert [stage.s.walls(0, stage.foe(name)) for name in ("swordsmen", "guardsmen")] == [1, 2]
        assert stage.player().reputation == -1


def test_defenders_of_the_white_city_have_more_armour():
    for enemy, armour in (("swordsmen", 5), ("gunners", 6), ("altem_mages", 8)):
        stage = defended("white", enemy).strike()
        assert stage.ready(f"attack {armour} coldfire").refused("strike", enemy)
        assert stage.ready(f"attack {armour + 1} coldfire").offers("strike", enemy)


@pytest.mark.parametrize(
    ("enemy", "attack"), [("swordsmen", 6), ("fire_mages", 8), ("ice_mages", 7), ("altem_mages", 5), ("gunners", 8)]
)
def test_defenders_of_the_blue_city_burn_and_freeze_more(enemy, attack):
    stage = defended("blue", enemy).defend()
    assert stage.ready(f"block {attack - 1} coldfire").refused("block", enemy)
    assert stage.ready(f"block {attack} coldfire").offers("block", enemy)


@pytest.mark.parametrize(("enemy", "damage"), [("swordsmen", 12), ("golems", 4), ("fire_mages", 6), ("minotaur", 10)])
def test_defenders_of_the_red_city_are_brutal(enemy, damage):
    # Only those with a physical attack; the hero has armour 4.
    assert defended("red", enemy).strike().wounds() == -(-damage // 4)


@pytest.mark.parametrize(("enemy", "poison"), [("swordsmen", True), ("golems", True), ("fire_mages", False)])
def test_defenders_of_the_green_city_are_poisonous(enemy, poison):
    stage = defended("green", enemy).strike()
    assert stage.wounds("discard") == (stage.wounds() if poison else 0)


@pytest.mark.parametrize(("colour", "damage"), [("red", 6), ("green", 6), ("blue", 6), ("white", 6)])
def test_what_defenders_summon_gains_nothing(colour, damage):
    stage = defended(colour, "illusionists").meddle()
    stage.pile("crypt_worm").strike()
    assert stage.wounds() == -(-damage // 4)
    assert stage.wounds("discard") == 0


def conquered(colour: str) -> Stage:
    """A hero who talks in a conquered city, with a lot of influence."""
    stage = with_city(colour).conquered(f"{TILE[colour]}:c", 0).stand(f"{TILE[colour]}:c")
    stage.offer("peasants", "catapults").advanced("fire_bolt", "ice_bolt").spells("fireball", "tremor")
    stage.crystals("red").begin().do("interact")
    # One shield of the hero's own.
    assert stage.points()[1] == 1
    stage.effort.influence = 30
    return stage


def test_the_red_city_sells_artifacts():
    stage = conquered("red").meddle().artifacts("ruby_ring", "golden_grail")
    stage.do("artifact")
    assert stage.points()[1] == 18
    stage.skip_to("Bury").do("bury", "ruby_ring")
    assert stage.cards("deck")[-1] == "golden_grail"


def test_the_blue_city_sells_spells():
    stage = conquered("blue")
    assert stage.targets("spell") == ["fireball"]
    stage.do("spell", "fireball")
    assert stage.points()[1] == 23
    assert stage.inventory() == []
    assert stage.cards("deck")[-1] == "fireball"


def test_the_white_city_lets_anybody_be_recruited():
    stage = conquered("white")
    assert stage.targets("recruit") == ["peasants", "catapults"]
    stage.do("elite")
    assert stage.points()[1] == 28
    assert len(stage.s.unit_offer) == 3
    assert stage.s.box.units[stage.s.unit_offer[-1]].elite


def test_the_green_city_teaches_actions():
    stage = conquered("green")
    other = stage.copy()
    stage.do("learn", "ice_bolt")
    assert stage.points()[1] == 24
    assert stage.cards("deck")[-1] == "ice_bolt"
    top = other.s.advanced_deck[-1]
    other.do("unseen")
    assert other.player().deck[-1] == top
    assert other.points()[1] == 24


@pytest.mark.parametrize("colour", ["red", "blue", "green"])
def test_other_cities_recruit_whom_their_icon_allows(colour):
    assert conquered(colour).targets("recruit") == ["catapults"]
