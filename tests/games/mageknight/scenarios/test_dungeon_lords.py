"""Dungeon Lords: secret ways down, linked with each other, and all to be conquered."""

import pytest

from ludotheque.errors import BadSetup
from ludotheque.games.mageknight import GAME
from ludotheque.games.mageknight.rules.land.exploration import found_site
from ludotheque.games.mageknight.rules.land.map import distance
from ludotheque.games.mageknight.rules.pieces import NOBODY
from ludotheque.games.mageknight.rules.rounds.rampage import EXTREME, come_back
from ludotheque.games.mageknight.rules.scenarios.dungeon_lords import guard_depth
from ludotheque.games.mageknight.rules.scenarios.scoring import ADVENTURER, achievements
from ludotheque.games.mageknight.rules.traits import BROWN, DRAGONS, DUNGEON, REWARD_DUNGEON, TOMB
from ludotheque.kernel import Option
from tests.games.mageknight.positions import smite
from tests.games.mageknight.scenario import Table
from tests.games.mageknight.scenarios.test_setup import opened
from tests.rules import rule


def land(*tiles: str) -> Table:
    """A land without rampaging enemies."""
    t = Table("tovak", "goldyx", scenario="dungeon_lords").land(*(tiles or ("7", "9", "3"))).source()
    return t.quiet().meddle()


def secret(t: Table, space: str, site: int = DUNGEON) -> Table:
    """Let a secret entrance be found on a space."""
    found_site(t.s, t.at(space), site)
    guard_depth(t.s, t.at(space))
    return t


def hidden(t: Table, space: str) -> list[int]:
    return [t.s.box.enemy(token).pile for token in t.s.spots[t.at(space)].hidden]


@rule("MK-SCN-DUNGEON-01", "MK-SCN-DUNGEON-03", "MK-SCN-DUNGEON-04", "MK-SCN-DUNGEON-05", "MK-SCN-DUNGEON-06")
@pytest.mark.parametrize(("players", "country", "core"), [(2, 8, 1), (3, 9, 2), (4, 11, 3)])
def test_the_land_holds_the_dungeons_and_the_desert_with_its_tomb(players: int, country: int, core: int):
    for seed in range(4):
        s = opened(players, seed, scenario="dungeon_lords")
        tiles = [s.box.tiles[tile].id for tile in s.tile_deck + s.layout.tiles]
        assert {"7", "9", "c1", "c6"} <= set(tiles)
        assert len(tiles) == 1 + country + 1 + core
    assert (s.house.least_b, s.house.most_b) == ((-2, 1) if players == 4 else (0, 99))
    with pytest.raises(BadSetup, match="MK-SCN-DUNGEON-06"):
        GAME.setup(players, {"scenario": "dungeon_lords", "core": "0"})
    with pytest.raises(BadSetup):
        GAME.setup(5, {"scenario": "dungeon_lords"})


@rule("MK-SCN-DUNGEON-02")
def test_there_are_three_days_and_two_nights():
    t = land().round(5).announced(1).begin()
    while t.match.question() is not None:
        t.passively()
    assert t.s.house.nights == [False, True, False, True, False]
    assert t.s.finished


@rule("MK-SCN-DUNGEON-07")
def test_the_blue_city_is_friendly():
    t = land("7", "9", "c6")
    assert (t.city("c6:c").shields, t.city("c6:c").leader, t.city("c6:c").tokens) == ([0, 1], NOBODY, [])


@rule("MK-SCN-DUNGEON-08", "MK-SCN-DUNGEON-09")
def test_a_revealed_village_knows_of_a_secret_dungeon():
    t = land("1", "2").tiles("8").hand("march", "stamina").stand("1:e").begin().skip_to("March").play("march")
    t.explore(1, 1)
    assert t.asked == "ChooseEntrance"
    # Swamps, sites and enemies around the village of tile 8 are out; firm ground is in, on neighbouring tiles too.
    spaces = set(t.targets("secret"))
    assert "8:c" not in spaces
    assert "8:sw" not in spaces
    assert "8:e" in spaces
    t.do("secret", "8:e")
    assert t.s.layout.site[t.at("8:e")] == DUNGEON
    assert hidden(t, "8:e") == [BROWN]
    assert t.asked == "March"


@rule("MK-SCN-DUNGEON-08")
def test_who_picked_first_places_those_of_the_first_tiles():
    asked = set()
    for seed in range(4):
        s = opened(2, seed, scenario="dungeon_lords")
        asked |= {type(step).__name__ for step in s.agenda if type(step).__name__ == "ChooseEntrance"}
        assert all(step.seat == s.picked[0] for step in s.agenda if hasattr(step, "space"))
    assert asked == {"ChooseEntrance"}


@rule("MK-SCN-DUNGEON-10", "MK-SCN-DUNGEON-13")
def test_a_secret_dungeon_is_conquered_like_any_other_and_then_closed():
    t = secret(land(), "3:c").guard("3:c", "minotaur").hand("rage", "march").fame(99).stand("3:c")
    t.begin().skip_to("March").do("enter")
    assert t.foes() == ["minotaur"]
    assert not t.s.combat.units  # type: ignore[union-attr]
    smite(t, "minotaur").skip_to("Quiet")
    assert t.s.spots[t.at("3:c")].shield == 0
    assert t.effort.rewards == [REWARD_DUNGEON]
    t.end_turn().end_turn().skip_to("March")
    assert t.refused("enter")


@rule("MK-SCN-DUNGEON-11")
def test_after_a_failure_another_token_lies_there():
    t = secret(land(), "3:c").guard("3:c", "minotaur").hand("rage").fame(99).stand("3:c")
    t.begin().skip_to("March").do("enter").skip_to("Quiet")
    assert hidden(t, "3:c") == [BROWN]
    assert t.s.box.enemy(t.s.spots[t.at("3:c")].hidden[0]).id != "minotaur" or len(t.s.discards[BROWN]) == 1
    assert (
        land().hand("rage").stand("7:se").begin().skip_to("March").do("enter").skip_to("Quiet").s.spots[0].hidden == []
    )


@rule("MK-SCN-DUNGEON-12")
def test_a_revealed_monastery_knows_of_a_secret_tomb():
    t = land("1", "2").tiles("5").hand("march").stand("1:e").begin().skip_to("March").play("march").explore(1, 1)
    assert t.asked == "ChooseEntrance"
    space = str(t.targets("secret")[0])
    t.do("secret", space)
    assert t.s.layout.site[t.at(space)] == TOMB
    assert hidden(t, space) == [DRAGONS]


@rule("MK-SCN-DUNGEON-14", "MK-SCN-DUNGEON-15", "MK-SCN-DUNGEON-16")
def test_conquered_dungeons_and_tombs_are_linked():
    t = secret(secret(land(), "3:c", TOMB), "3:w").shield("3:c").shield("7:se", seat=1)
    t.hand("rage").stand("3:c").begin().skip_to("March")
    far = distance(t.s, t.at("3:c"), t.at("7:se"))
    t.effort.move = 2 + far - 1
    assert t.refused("passage")
    t.effort.move = 2 + far
    # The dungeon that is not conquered is linked with nothing.
    assert t.targets("passage") == ["7:se"]
    t.do("passage", "7:se")
    assert (t.where(), t.effort.move) == ("7:se", 0)


@rule("MK-SCN-DUNGEON-17")
def test_lakes_and_swamps_cut_a_passage():
    t = secret(secret(land("11"), "A:e"), "11:e").shield("A:e", "11:e")
    t.hand("rage").stand("A:e").begin().skip_to("March")
    t.effort.move = 20
    assert t.refused("passage")
    given = t.match.reasons(0, Option("passage", "hex", t.at("11:e")))
    assert [(cause.reason, cause.clause) for cause in given] == [("no_path", "MK-SCN-DUNGEON-17")]


@rule("MK-VAR-44", "MK-SCN-DUNGEON-09")
def test_no_enemy_comes_back_onto_the_token_of_a_secret_entrance():
    t = secret(land("3", "1"), "1:nw").stand("3:w").stand("3:c", seat=1)
    t.s.house.rampage = EXTREME
    come_back(t.s)
    assert (t.s.spots[t.at("1:nw")].tokens, hidden(t, "1:nw")) == ([], [BROWN])


@rule("MK-SCN-DUNGEON-14", "MK-VAR-44")
def test_no_passage_leads_under_a_rampaging_enemy():
    t = secret(secret(land("3", "1"), "1:nw"), "3:c").shield("1:nw", "3:c").stand("3:c").stand("3:w", seat=1)
    t.hand("rage").begin().skip_to("March").effort.move = 9
    assert t.targets("passage") == ["1:nw"]
    t.enemy("1:nw", "diggers")
    assert t.refused("passage", "1:nw")


@rule("MK-SCN-DUNGEON-18", "MK-SCN-DUNGEON-19")
@pytest.mark.parametrize("ahead", [True, False])
def test_the_last_of_the_deep_ends_the_game_once_all_tiles_are_known(ahead: bool):
    t = secret(land(), "3:c").guard("3:c", "minotaur").shield("7:se", "9:nw").hand("rage").fame(99).stand("3:c")
    t.tiles(*(["c1"] if ahead else [])).begin().skip_to("March").do("enter")
    smite(t, "minotaur").end_turn()
    assert (t.s.countdown == 2) is not ahead


@rule("MK-SCN-DUNGEON-20", "MK-SCN-DUNGEON-21")
def test_the_deep_is_worth_more_and_has_a_title_of_its_own():
    t = secret(land("7", "9", "6"), "9:w", TOMB).shield("7:se", "9:nw", "9:w", "6:w")
    assert achievements(t.s, 0)[ADVENTURER] == 14
    parts = {part.name: part.points for part in t.s.house.scenario.parts(t.s, 0)}
    assert (parts["best_crawler"], parts["titles"]) == (5, 0)
    t.shield("9:nw", "9:w", seat=1)
    t.s.spots[t.at("9:w")] = t.s.spots[t.at("9:w")].with_shield(NOBODY)
    parts = {part.name: part.points for part in t.s.house.scenario.parts(t.s, 0)}
    assert parts["best_crawler"] == 2


def test_secret_entrances_and_their_links_are_drawn():
    t = secret(secret(land(), "3:c", TOMB), "3:w").shield("3:c").shield("7:se", seat=1)
    t.hand("rage").stand("3:e").begin()
    board = GAME.show.page(t.match.talk(0), "en").board
    assert board.count("site--secret") == 2
    assert board.count("site-link") == 1


def test_bots_are_drawn_to_the_next_dungeon():
    t = land()
    there, near, off = (t.s.house.scenario.promise(t.stand(space).s, 0) for space in ("7:se", "7:e", "A:c"))
    assert there > near > off
