"""Megapolis: a city of two parts with one garrison and one leader."""

import pytest

from ludotheque.errors import BadSetup
from ludotheque.games.mageknight import GAME
from ludotheque.games.mageknight.rules.combat.foes import abilities_of, armour_of
from ludotheque.games.mageknight.rules.fight import Foe
from ludotheque.games.mageknight.rules.pieces import City
from ludotheque.games.mageknight.rules.scenarios.scoring import city_points
from ludotheque.games.mageknight.rules.table import house_rules
from ludotheque.games.mageknight.rules.terms import BLUE, GREEN, RED, WHITE
from ludotheque.games.mageknight.rules.traits import BRUTAL, CITY, POISON
from ludotheque.games.mageknight.rules.turn.interaction import is_in_city
from tests.games.mageknight.positions import smite
from tests.games.mageknight.scenario import Table
from tests.rules import rule


def land(tile: str = "c5", **options: str) -> Table:
    """The second city found is a Megapolis; the first one lies beside it."""
    chosen = {"megapolis": "last", **options}
    t = Table("tovak", "goldyx", **chosen).land("3", "c6", tile, "1", at=((0, 1), (1, 0), (1, 1), (2, 0))).source()
    return t.quiet().meddle()


def coloured(t: Table, left: int, right: int) -> City:
    """Let the parts of the Megapolis have these colours."""
    city = t.s.cities[1]
    t.s.cities[1] = City(city.space, left, city.level, city.tokens, True, city.shields, city.leader, city.right, right)
    return t.s.cities[1]


@rule("MK-VAR-22")
def test_there_are_three_cities_at_most_with_it():
    for options in ({}, {"teams": "yes"}):
        with pytest.raises(BadSetup, match="MK-VAR-22"):
            GAME.setup(4, {"scenario": "conquest", "megapolis": "last", **options})
    assert GAME.setup(3, {"scenario": "conquest", "megapolis": "last"})
    with pytest.raises(BadSetup, match="MK-VAR-22"):
        GAME.setup(2, {"scenario": "mines_liberation", "megapolis": "last"})


@rule("MK-VAR-23")
def test_its_level_is_chosen():
    for level in ("2", "22"):
        house = house_rules(GAME.setup(2, {"scenario": "conquest", "megapolis": "last", "megapolis-level": level}))
        assert house.city_levels == [4, int(level)]
    for level in ("1", "23"):
        with pytest.raises(BadSetup):
            GAME.setup(2, {"scenario": "conquest", "megapolis": "last", "megapolis-level": level})


@rule("MK-VAR-24", "MK-VAR-25")
def test_the_last_city_found_has_two_parts():
    t = land()
    first, last = t.s.cities
    assert first.right < 0
    assert last.right >= 0
    assert last.right_colour not in (last.colour, first.colour, -1)


@rule("MK-VAR-26")
def test_its_right_part_covers_what_is_printed_there():
    t = land("c5")
    city = t.s.cities[1]
    layout = t.s.layout
    assert city.right == t.at("c5:e")
    assert (layout.q[city.right], layout.r[city.right]) == (layout.q[city.space] + 1, layout.r[city.space])
    assert layout.site[city.right] == CITY
    assert layout.rampaging[city.right] < 0
    assert t.s.spots[city.right].tokens == []


@rule("MK-VAR-27", "MK-VAR-28")
def test_its_level_is_split_and_its_garrison_is_one():
    t = land(megapolis_level="13")
    city = t.s.cities[1]
    printed = t.s.box.garrisons[city.colour][6] + t.s.box.garrisons[city.right_colour][5]
    assert sorted(t.s.box.enemy(token).pile for token in city.tokens) == sorted(printed)


@rule("MK-VAR-28", "MK-VAR-29")
def test_it_is_assaulted_from_either_side():
    t = land(megapolis_level="4")
    city = t.s.cities[1]
    near = next(
        space
        for space in t.s.layout.near[city.right]
        if space not in t.s.layout.near[city.space]
        and space != city.space
        and t.s.price(t.s.layout.terrain[space]) >= 0
    )
    t.player().space = near
    t.hand("rage").fame(99).begin().skip_to("March")
    assert t.s.cities[1].up
    t.effort.move = 9
    t.do("move", "c5:e")
    assert len(t.foes()) == len(city.tokens)
    assert t.s.combat is not None
    assert t.s.combat.fortified


@rule("MK-VAR-30")
def test_defenders_have_the_gifts_of_both_parts():
    t = land()
    city = coloured(t, WHITE, RED)
    foe = Foe(
        next(token for token in range(len(t.s.box.tokens)) if t.s.box.enemy(token).id == "swordsmen"),
        city.space,
        True,
        1,
    )
    assert armour_of(t.s, foe) == t.s.kind(foe).armour + 1
    assert abilities_of(t.s, foe) & BRUTAL
    coloured(t, GREEN, RED)
    assert abilities_of(t.s, foe) & (BRUTAL | POISON) == BRUTAL | POISON


@rule("MK-VAR-32", "MK-VAR-36")
def test_it_is_one_city_with_one_leader():
    t = land()
    city = t.s.cities[1]
    token = t.s.piles[1][-1]
    t.s.piles[1] = t.s.piles[1][:-1]
    for other in city.tokens:
        t.s.piles[t.s.box.enemy(other).pile] = [other, *t.s.piles[t.s.box.enemy(other).pile]]
    t.s.cities[1] = city.with_tokens([token], True, [], -1)
    t.player().space = next(
        space
        for space in t.s.layout.near[city.space]
        if space != city.right and t.s.price(t.s.layout.terrain[space]) >= 0
    )
    t.hand("rage").fame(99).begin().skip_to("March")
    t.effort.move = 9
    t.do("move", "c5:c")
    smite(t, *t.foes()).skip_to("Quiet")
    assert (t.s.cities[1].leader, t.s.cities[1].tokens) == (0, [])
    assert city_points(t.s, 0) == 7


@rule("MK-VAR-33", "MK-VAR-34")
def test_going_from_part_to_part_costs_two():
    t = land().conquered("c5:c", 0).hand("rage").stand("c5:c").begin().skip_to("March")
    t.effort.move = 2
    t.move_to("c5:e")
    assert (t.where(), t.effort.move) == ("c5:e", 0)
    assert t.s.combat is None
    # From here one reaches only what lies next to this part.
    t.effort.move = 9
    assert t.refused("move", "c5:sw")


@rule("MK-VAR-35")
def test_both_parts_trade_everywhere():
    t = land().conquered("c5:c", 0)
    coloured(t, RED, BLUE)
    for space in ("c5:c", "c5:e"):
        t.stand(space)
        assert [is_in_city(t.s, 0, colour) for colour in (RED, BLUE, WHITE)] == [True, True, False]


@rule("MK-VAR-37", "MK-SCN-CONQ-17")
def test_two_of_them_use_each_colour_once():
    for tile in ("c5", "c7", "c8"):
        t = land(tile, megapolis="two")
        colours = [colour for city in t.s.cities for colour in (city.colour, city.right_colour)]
        assert sorted(colours) == [0, 1, 2, 3]
    house = house_rules(GAME.setup(4, {"scenario": "conquest", "teams": "yes", "cities": "2", "megapolis": "two"}))
    assert (house.core_city, house.first_megapolis, house.city_levels) == (2, 0, [8, 8])
    with pytest.raises(BadSetup, match="MK-VAR-37"):
        GAME.setup(3, {"scenario": "conquest", "megapolis": "two"})


@rule("MK-SCN-COOP-25")
def test_together_the_last_city_may_be_one():
    house = house_rules(GAME.setup(2, {"scenario": "full_cooperation", "megapolis": "last"}))
    assert (house.first_megapolis, house.city_levels) == (2, [5, 5, 16])
    assert set(house_rules(GAME.setup(2, {"scenario": "full_cooperation", "city-level": "7"})).city_levels) == {7}
    with pytest.raises(BadSetup, match="MK-VAR-22"):
        GAME.setup(3, {"scenario": "full_cooperation", "megapolis": "last"})
