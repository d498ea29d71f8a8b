"""Mines Liberation: enemies hold the mines, and all of them are to be freed."""

import pytest

from ludotheque.errors import BadSetup
from ludotheque.games.mageknight import GAME
from ludotheque.games.mageknight.rules.land.exploration import hide_guard
from ludotheque.games.mageknight.rules.pieces import FACE_DOWN, NOBODY
from ludotheque.games.mageknight.rules.scenarios.mines_liberation import mine_points, mines
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import BLACK, GOLD
from ludotheque.games.mageknight.rules.traits import BROWN, DRAGONS, MINE, ORCS
from tests.games.mageknight.positions import smite
from tests.games.mageknight.scenario import Table
from tests.games.mageknight.scenarios.test_setup import opened
from tests.rules import rule


def land(*heroes: str) -> Table:
    """Mines on tiles 3 and 5 and on a core tile."""
    return Table(*(heroes or ("tovak", "goldyx")), scenario="mines_liberation").land("3", "5", "c2").source().meddle()


def dug(s: MageKnight) -> list[str]:
    return [s.box.tiles[tile].id for tile in s.tile_deck + s.layout.tiles]


def freed(t: Table) -> Table:
    """Let the hero fight for the mine it stands on, and win."""
    t.do("enter")
    return smite(t, *t.foes())


@rule("MK-SCN-MINES-01", "MK-SCN-MINES-03", "MK-SCN-MINES-04", "MK-SCN-MINES-05", "MK-SCN-MINES-06")
@pytest.mark.parametrize(
    ("players", "start", "tiles"), [(2, "A", 8 + 1 + 1), (3, "A", 9 + 1 + 2), (4, "B", 11 + 1 + 3)]
)
def test_the_land_holds_every_mine(players: int, start: str, tiles: int):
    for seed in range(5):
        s = opened(players, seed, scenario="mines_liberation")
        found = dug(s)
        assert start in found
        assert len(found) == 1 + tiles
        assert {"2", "3", "5", "6", "c8"} <= set(found)
        assert not {"c1", "c5", "c6", "c7"} & set(found)
        assert s.house.coast == (start == "A")
    with pytest.raises(BadSetup):
        GAME.setup(5, {"scenario": "mines_liberation"})


@rule("MK-SCN-MINES-02")
def test_it_lasts_two_days_and_two_nights():
    t = Table("tovak", "goldyx", scenario="mines_liberation")
    assert t.s.house.nights == [False, True, False, True]
    t.round(4).announced(1).begin()
    while t.match.question() is not None:
        t.passively()
    assert t.s.finished


@rule("MK-SCN-MINES-07")
def test_the_city_is_friendly():
    t = Table("tovak", "goldyx", scenario="mines_liberation").land("3", "5", "c8").enemy("c8:se").enemy("c8:w")
    city = t.city("c8:c")
    assert (city.shields, city.leader, city.tokens) == ([0, 1], NOBODY, [])
    t.hand("march").source().stand("c8:ne").begin().skip_to("March").play("march").move_to("c8:c").do("interact")
    # The shield is worth a point of influence, and a card next to the city.
    assert t.effort.influence == 1
    t.skip_to("Quiet").end_turn()
    assert len(t.player().hand) == 6


@rule("MK-SCN-MINES-08")
@pytest.mark.parametrize(("space", "pile"), [("3:se", ORCS), ("5:se", ORCS), ("c2:e", DRAGONS)])
def test_a_revealed_mine_is_held_by_a_visible_and_a_hidden_enemy(space: str, pile: int):
    t = land()
    spot = t.s.spots[t.at(space)]
    assert [t.s.box.enemy(token).pile for token in spot.tokens] == [pile]
    assert [t.s.box.enemy(token).pile for token in spot.hidden] == [BROWN]
    seen = GAME.rules.sight(t.s, 0).spots[t.at(space)]
    assert (seen.tokens, seen.hidden) == (spot.tokens, [FACE_DOWN - BROWN])
    guessed = GAME.rules.guess(GAME.rules.sight(t.s, 0), 0, t.s.dice.copy())
    assert [guessed.box.enemy(token).pile for token in guessed.spots[t.at(space)].hidden] == [BROWN]


@rule("MK-SCN-MINES-09")
def test_guards_of_a_mine_neither_bar_the_way_nor_attack():
    t = land().enemy("5:e").hand("march", "stamina", "stamina").stand("3:e").begin().play("march", "stamina", "stamina")
    t.move_to("3:se")
    assert t.s.combat is None
    assert t.refused("challenge")
    t.move_to("3:c")
    assert t.s.combat is None


@rule("MK-SCN-MINES-10", "MK-SCN-MINES-11")
def test_entering_a_mine_is_a_fight_by_night_rules_with_units():
    t = land().enemy("3:se", "diggers").guard("3:se", "minotaur").hand("rage").units("altem_guardians")
    t.stand("3:se").begin().tokens("black", "gold").skip_to("March").do("enter")
    assert t.foes() == ["diggers", "minotaur"]
    assert (t.s.serves(0, BLACK), t.s.serves(0, GOLD)) == (True, False)
    t.skip_to("Defend")
    assert t.offers("activate", "altem_guardians")
    assert t.s.turn.done


@rule("MK-SCN-MINES-12")
def test_guards_who_survive_stay():
    t = land().enemy("3:se", "diggers").guard("3:se", "minotaur").hand("rage").fame(99)
    smite(t.stand("3:se").begin().skip_to("March").do("enter"), "diggers")
    t.skip_to("Quiet")
    assert t.on("3:se") == ["minotaur"]
    assert t.s.spots[t.at("3:se")].shield == NOBODY
    t.end_turn().end_turn().skip_to("March").do("enter")
    assert t.foes() == ["minotaur"]


@rule("MK-SCN-MINES-13", "MK-SCN-MINES-14", "MK-SCN-MINES-15")
@pytest.mark.parametrize(("space", "first", "repute"), [("3:se", "diggers", 1), ("c2:e", "ice_dragon", 2)])
def test_whoever_defeats_the_last_guard_frees_the_mine(space: str, first: str, repute: int):
    t = land().enemy(space, first).guard(space).hand("rage", seat=1).fame(99, seat=1)
    t.stand(space, seat=1).begin(1).skip_to("March")
    freed(t).skip_to("Quiet")
    assert t.s.spots[t.at(space)].shield == 1
    assert t.player(1).reputation == repute
    # It yields from this very turn on.
    t.end_turn()
    assert sum(t.player(1).crystals) == 1


@rule("MK-SCN-MINES-15")
def test_a_mine_that_is_held_yields_nothing():
    t = land().hand("rage").stand("3:se").begin().skip_to("March").end_turn()
    assert t.inventory() == []


@rule("MK-SCN-MINES-16")
def test_each_round_begins_with_a_crystal_from_every_mine_of_ones_own():
    t = (
        land()
        .shield("3:se")
        .shield("5:se")
        .shield("c2:e", seat=1)
        .stand("3:w")
        .crystals("green", "green", "green", seat=1)
    )
    t.new_round()
    assert t.inventory() == ["blue", "white"]
    assert t.inventory(1) == ["green"] * 3


@rule("MK-SCN-MINES-17")
def test_a_substitute_stands_for_a_brown_token_while_there_is_none():
    t = land()
    kept, t.s.piles[BROWN] = t.s.piles[BROWN], []
    t.s.spots[t.at("3:se")] = t.s.spots[t.at("3:se")].with_hidden([])
    hide_guard(t.s, t.at("3:se"), BROWN)
    assert t.s.spots[t.at("3:se")].hidden == [FACE_DOWN - BROWN]
    assert GAME.rules.guess(GAME.rules.sight(t.s, 0), 0, t.s.dice.copy()).spots[t.at("3:se")].hidden != []
    t.s.piles[BROWN] = kept
    t.enemy("3:se", "diggers").hand("rage").stand("3:se").begin().skip_to("March").do("enter")
    assert [t.s.box.enemy(token).pile for token in t.s.spots[t.at("3:se")].tokens] == [ORCS, BROWN]


@rule("MK-SCN-MINES-18", "MK-SCN-MINES-19")
@pytest.mark.parametrize("hidden", [True, False])
def test_the_last_mine_ends_the_game_once_all_tiles_are_known(hidden: bool):
    t = land().enemy("3:se", "diggers").guard("3:se").shield("5:se").shield("c2:e").fame(99).hand("rage")
    t.tiles(*(["c8"] if hidden else [])).stand("3:se").begin().skip_to("March")
    freed(t).end_turn()
    assert (t.s.countdown == 2) is not hidden
    if not hidden:
        t.end_turn().end_turn()
        assert t.s.finished


@rule("MK-SCN-MINES-19", "MK-SCN-MINES-20", "MK-SCN-MINES-21")
def test_mines_are_worth_fame_at_the_end():
    t = land().shield("3:se", "5:se", "c2:e").fame(5)
    parts = {part.name: part.points for part in t.s.house.scenario.parts(t.s, 0)}
    assert (parts["mines"], parts["best_liberator"], parts["fame"]) == (15, 5, 5)
    t.shield("c2:e", seat=1)
    assert [mine_points(t.s, seat) for seat in (0, 1)] == [8, 7]
    # Level, both have a part of the title.
    t.land("3", "5").shield("3:se").shield("5:se", seat=1)
    parts = {part.name: part.points for part in t.s.house.scenario.parts(t.s, 0)}
    assert parts["best_liberator"] == 2


def test_the_goal_is_told():
    t = land().shield("3:se")
    assert t.s.house.scenario.progress(t.s) == (1, 3)
    assert [t.s.layout.site[space] for space in mines(t.s)] == [MINE] * 3
    assert "mines libérées" in GAME.show.page(t.match.talk(0), "fr").progress.label


@rule("MK-SCN-SOLO-19")
def test_it_can_be_played_alone():
    s = opened(1, scenario="mines_liberation")
    assert s.dummy is not None
    assert not s.house.company.is_interactive
    assert "best_liberator" in {part.name for part in s.house.scenario.parts(s, 0) if not part.points}


def test_bots_are_drawn_to_the_next_mine_and_gain_by_freeing_it():
    t = land().shield("5:w", seat=1)
    promise = t.s.house.scenario.promise
    there, near, off = (promise(t.stand(space).s, 0) for space in ("3:se", "3:e", "A:c"))
    assert there > near > off
    assert promise(t.stand("3:se").shield("3:se").s, 0) > there
