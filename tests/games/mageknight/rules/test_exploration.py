"""Exploring, and the shapes of the map."""

import pytest

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.land.exploration import encode, may_place
from tests.games.mageknight.scenario import Table
from tests.rules import rule

TWO = ("tovak", "goldyx")
FOUR = ("tovak", "goldyx", "arythea", "norowas")


def scout(stand: str, *tiles: str, land: tuple[str, ...] = ("3", "5"), **options: str) -> Table:
    """A hero with six move points and these tiles on the deck."""
    t = Table(**options).land(*land).hand("march", "march", "stamina", "rage").source().tiles(*tiles)
    return t.stand(stand).begin().skip_to("March").play("march", "march", "stamina")


def allowed(table: Table, a: int, b: int) -> bool:
    """Tell whether the next tile may lie there, wherever the heroes are."""
    return may_place(table.s, encode(a, b))


@rule("MK-EXPLORE-01")
def test_a_tile_is_revealed_only_from_the_edge():
    assert scout("3:nw", "2").offers("explore", (0, 2))
    assert scout("3:c", "2").refused("explore")


@rule("MK-EXPLORE-02")
def test_tiles_interlock_without_gap_or_overlap():
    t = scout("3:nw", "2").explore(0, 2)
    spots = list(zip(t.s.layout.q, t.s.layout.r, strict=True))
    assert len(set(spots)) == 28
    inner = t.s.layout.near[t.at("3:nw")]
    assert len(inner) == 5


@rule("MK-EXPLORE-03")
def test_no_tile_lies_beyond_the_coast():
    t = scout("3:w", "2")
    assert t.refused("explore")
    assert not allowed(t, -1, 1)
    assert not allowed(t, 1, -1)


@rule("MK-EXPLORE-04")
def test_a_tile_costs_two_points():
    t = scout("3:nw", "2").explore(0, 2)
    assert t.effort.move == 4
    t = Table().land("3", "5").hand("rage").source().tiles("2").stand("3:nw").begin().sideways("rage")
    assert t.refused("explore")


@rule("MK-EXPLORE-05")
def test_the_top_tile_of_the_deck_is_revealed():
    t = scout("3:nw", "2", "6").explore(0, 2)
    assert t.s.layout.tiles[-1] == data.TILE["2"]
    assert t.s.tile_deck == [data.TILE["6"]]


@rule("MK-EXPLORE-06")
def test_with_two_positions_one_is_named():
    t = Table().land("3", "5").shield("3:ne").hand("march").source().tiles("2")
    t.stand("3:ne").begin().play("march")
    assert set(t.targets("explore")) == {(0, 2), (1, 1)}


@rule("MK-EXPLORE-07", "MK-SETUP-33")
def test_all_tiles_lie_the_same_way_round():
    t = scout("3:nw", "2").explore(0, 2)
    assert set(t.s.layout.turns) == {0}


@rule("MK-EXPLORE-08")
def test_a_countryside_tile_touches_two_tiles_or_one_that_touches_two():
    t = Table().land("3", "5").tiles("2")
    assert allowed(t, 1, 1)
    assert allowed(t, 0, 2)
    t = Table().land("3", "5", "1", at=((0, 1), (1, 0), (0, 2))).tiles("2")
    assert not allowed(t, 0, 3)


@rule("MK-EXPLORE-09")
def test_a_core_tile_touches_two_tiles():
    t = Table(scenario="first_reconnaissance").land("3", "5").tiles("c1")
    assert allowed(t, 1, 1)
    assert not allowed(t, 0, 2)


@rule("MK-EXPLORE-10", "MK-EXPLORE-13")
def test_with_an_empty_deck_a_spare_tile_must_touch_three():
    t = Table().land("3", "5").tiles()
    assert t.s.spare_countryside
    assert not allowed(t, 1, 1)
    t = Table().land("3", "5", "1", at=((0, 1), (1, 0), (0, 2))).tiles()
    assert allowed(t, 1, 1)
    spares = t.s.spare_countryside
    t.hand("march").source().stand("3:e").begin().play("march").explore(1, 1)
    assert t.s.layout.tiles[-1] in spares
    assert len(t.s.spare_countryside) == len(spares) - 1


@rule("MK-EXPLORE-11")
def test_then_a_spare_core_tile_without_a_city_comes():
    t = Table().land("3", "5", "1", at=((0, 1), (1, 0), (0, 2))).tiles().meddle()
    t.s.spare_countryside = []
    t.s.house.coast = False
    t.hand("march").source().stand("3:e").begin().play("march").explore(1, 1)
    tile = t.s.box.tiles[t.s.layout.tiles[-1]]
    assert (tile.back, tile.city) == (2, -1)


@rule("MK-EXPLORE-12")
def test_without_any_tile_there_is_nothing_to_explore():
    t = Table().land("3", "5", "1", at=((0, 1), (1, 0), (0, 2))).tiles().hand("march").source().stand("3:e")
    t.s.spare_countryside, t.s.spare_core = [], []
    assert t.begin().play("march").refused("explore")


@rule("MK-EXPLORE-14")
def test_sites_get_their_tokens_at_once():
    t = scout("3:nw", "8").explore(0, 2)
    assert len(t.on("8:c")) == 1
    assert t.s.box.enemy(t.s.spots[t.at("8:c")].tokens[0]).pile == 0
    assert t.s.spots[t.at("8:ne")].ruin >= 0
    t = scout("3:nw", "9").explore(0, 2)
    kinds = [t.s.box.enemy(t.s.spots[t.at(space)].tokens[0]).pile for space in ("9:e", "9:sw")]
    assert kinds == [1, 3]


@rule("MK-EXPLORE-15", "MK-SETUP-18")
def test_a_monastery_adds_an_advanced_action_to_the_unit_offer():
    t = scout("3:nw", "7", land=("3", "1"))
    assert t.s.lessons == []
    top = t.s.advanced_deck[-1]
    assert t.explore(0, 2).s.lessons == [top]


@rule("MK-EXPLORE-16", "MK-EXPLORE-17", "MK-EXPLORE-18", "MK-SCN-CONQ-07")
@pytest.mark.parametrize(("tile", "colour"), [("c5", 3), ("c6", 1), ("c7", 2), ("c8", 0)])
def test_a_city_has_its_colour_level_and_hidden_garrison(tile: str, colour: int):
    t = Table(*TWO).land("3", "5", tile)
    city = t.s.cities[0]
    assert (city.colour, city.level, city.up) == (colour, 4, False)
    piles = [t.s.box.enemy(token).pile for token in city.tokens]
    assert piles == t.s.box.garrisons[colour][3]
    assert colour not in t.s.spare_cities


@rule("MK-EXPLORE-18")
def test_a_seat_does_not_see_the_garrison_of_a_far_city():
    t = Table(*TWO).land("3", "5", "c6").stand("3:w").stand("3:w", seat=1).hand("rage").source().begin()
    view = t.match.view(0)
    assert all(token < 0 for token in view.cities[0].tokens)


@rule("MK-VAR-17")
def test_garrisons_are_seen_from_next_to_them_by_day_only():
    t = Table().land("3", "5").hand("rage").source().stand("3:e")
    assert t.copy().begin().s.spots[t.at("3:ne")].up
    assert not t.copy().night().begin().s.spots[t.at("3:ne")].up


@rule("MK-VAR-17")
def test_ruins_lie_open_by_day_and_hidden_by_night():
    t = scout("3:nw", "8").explore(0, 2)
    assert t.s.spots[t.at("8:ne")].ruin_up
    t = Table().land("3", "5").night().hand("march").source().tiles("8").stand("3:nw").begin().play("march")
    assert not t.explore(0, 2).s.spots[t.at("8:ne")].ruin_up


@rule("MK-MAP-01", "MK-SCN-CONQ-03", "MK-MAP-02", "MK-MAP-05", "MK-SETUP-31", "MK-SETUP-32")
@pytest.mark.parametrize(("heroes", "start", "tiles"), [(FOUR[:2], "A", 2), (FOUR[:3], "A", 2), (FOUR, "B", 3)])
def test_the_shape_of_the_map_follows_from_scenario_and_players(heroes: tuple[str, ...], start: str, tiles: int):
    t = Table(*heroes)
    assert t.s.layout.tiles[0] == data.TILE[start]
    assert len(t.s.layout.tiles) == 1 + tiles


@rule("MK-MAP-03")
def test_no_core_tile_lies_on_the_coast_of_a_narrow_map():
    t = Table(*TWO).land("3", "5", "1", at=((0, 1), (1, 0), (1, 1))).tiles("c1")
    assert not allowed(t, 0, 2)
    assert not allowed(t, 2, 0)
    t.tiles("2")
    assert allowed(t, 0, 2)


@rule("MK-MAP-06", "MK-MAP-07")
def test_the_open_map_has_five_rows_at_most():
    t = Table(*FOUR).tiles("2")
    rows = [b for b in range(-6, 7) if t.s.house.least_b <= b <= t.s.house.most_b]
    assert rows == [-2, -1, 0, 1, 2]
    t.land("1", "3", "4", "5", at=((0, 1), (1, 0), (1, -1), (0, 2)))
    t.tiles("2")
    assert allowed(t, 1, 1)
    assert not allowed(t, 0, 3)


@rule("MK-MAP-09", "MK-MAP-10", "MK-SCN-BLITZ-03")
@pytest.mark.parametrize(("shape", "rows"), [("open4", [-2, -1, 0, 1]), ("open3", [-1, 0, 1])])
def test_the_open_map_may_have_fewer_rows(shape: str, rows: list[int]):
    t = Table(*FOUR, scenario="blitz_conquest", map=shape)
    assert list(range(t.s.house.least_b, t.s.house.most_b + 1)) == rows
    t.land("1", "3", "4", "5", at=((0, 1), (1, 0), (1, -1), (1, 1))).tiles("2")
    assert not allowed(t, 0, 2)
