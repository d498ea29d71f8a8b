"""Druid Nights: shields on glades call monsters by night."""

import pytest

from ludotheque.errors import BadSetup
from ludotheque.games.mageknight import GAME
from ludotheque.games.mageknight.rules.pieces import NOBODY
from ludotheque.games.mageknight.rules.traits import BROWN, DRAGONS, REWARD_ROLL
from ludotheque.kernel import Option
from tests.games.mageknight.positions import smite
from tests.games.mageknight.scenario import Table
from tests.games.mageknight.scenarios.test_setup import opened
from tests.games.mageknight.setting import SEATS
from tests.rules import rule

GLADES = ("1:c", "5:w", "2:ne")


def land(*heroes: str, **options: str) -> Table:
    """Glades on three tiles, no orcs in the way."""
    t = Table(*(heroes or ("tovak", "goldyx")), scenario="druid_nights", **options).land("1", "5", "2").source()
    return t.enemy("1:nw").enemy("5:e").enemy("2:nw")


def marked(t: Table, *glades: str, seat: int = 0) -> Table:
    for glade in glades:
        t.spot(glade, marks=[*t.said["spots"].get(glade, {}).get("marks", []), SEATS[seat]])
    return t


def night(t: Table, number: int = 2, *glades: str) -> Table:
    """The turn of a night in which the hero stands on open land, with these glades."""
    t = marked(t, *glades).round(number).hand("rage", "march").fame(99).stand("1:sw")
    return t.begin().skip_to("March")


@rule("MK-SCN-DRUID-01", "MK-SCN-DRUID-03", "MK-SCN-DRUID-04", "MK-SCN-DRUID-05", "MK-SCN-DRUID-06")
@pytest.mark.parametrize(("players", "country", "core"), [(2, 8, 1), (3, 9, 2), (4, 11, 3)])
def test_the_land_holds_every_glade(players: int, country: int, core: int):
    for seed in range(4):
        s = opened(players, seed, scenario="druid_nights")
        tiles = [s.box.tiles[tile].id for tile in s.tile_deck + s.layout.tiles]
        assert {"1", "2", "5", "7", "8", "c5"} <= set(tiles)
        assert len(tiles) == 1 + country + 1 + core
        assert sum(tile in ("c1", "c2", "c3", "c4") for tile in tiles) == core
    assert (s.house.least_b, s.house.most_b) == ((-2, 1) if players == 4 else (0, 99))
    with pytest.raises(BadSetup):
        GAME.setup(5, {"scenario": "druid_nights"})


@rule("MK-SCN-DRUID-02")
def test_there_are_two_days_and_two_nights():
    assert land().s.house.nights == [False, True, False, True]
    with pytest.raises(BadSetup, match="MK-SCN-DRUID-02"):
        GAME.setup(2, {"scenario": "druid_nights", "darkness": "yes"})


@rule("MK-SCN-DRUID-07")
def test_the_green_city_is_friendly():
    t = Table("tovak", "goldyx", scenario="druid_nights").land("1", "5", "c5")
    assert (t.city("c5:c").shields, t.city("c5:c").leader, t.city("c5:c").tokens) == ([0, 1], NOBODY, [])


@rule("MK-SCN-DRUID-08", "MK-SCN-DRUID-09")
def test_a_shield_on_a_glade_ends_the_movement_but_is_no_action():
    t = land().hand("march", "stamina", "rage").stand("1:w").begin().meddle()
    t.skip_to("March").play("march", "stamina")
    t.move_to("1:c").do("mark")
    assert t.s.spots[t.at("1:c")].marks == [0]
    assert not t.s.turn.done
    assert t.refused("move")
    assert t.refused("explore")
    assert t.refused("mark")
    t.skip_to("DiscardSome").end_turn()
    # Others may put theirs beside it.
    t.stand("1:c", seat=1).stand("1:w").begin(1).skip_to("March").do("mark")
    assert t.s.spots[t.at("1:c")].marks == [0, 1]


@rule("MK-SCN-DRUID-08")
def test_a_glade_may_be_marked_without_moving_but_not_while_resting():
    t = land().hand("rage").stand("1:c").begin().skip_to("March").do("mark")
    assert t.refused("rest")


@rule("MK-SCN-DRUID-10", "MK-SCN-DRUID-12")
def test_by_night_each_may_incant_once_with_a_glade():
    t = night(land(), 2, *GLADES).do("incant")
    assert [t.s.box.enemy(foe.token).pile for foe in t.s.combat.foes] == [BROWN] * 3  # type: ignore[union-attr]
    t.skip_to("Quiet").end_turn().end_turn().skip_to("March")
    assert t.refused("incant")
    given = [(cause.reason, cause.clause) for cause in t.match.reasons(t.question.seat, Option("incant", "button"))]
    assert ("incanted", "MK-SCN-DRUID-10") in given
    assert night(land(), 3, *GLADES).refused("incant")
    assert night(land(), 2).refused("incant")


@rule("MK-SCN-DRUID-11")
@pytest.mark.parametrize(("space", "allowed"), [("1:e", False), ("5:ne", False), ("1:c", True), ("1:se", True)])
def test_nobody_incants_among_people(space: str, allowed: bool):
    t = marked(land(), "1:c").round(2).hand("rage").stand(space).begin().skip_to("March")
    assert t.offers("incant") is allowed


@rule("MK-SCN-DRUID-13", "MK-SCN-DRUID-14", "MK-SCN-DRUID-15")
def test_called_monsters_are_worth_double_and_vanish():
    t = night(land().pile("minotaur", "medusa"), 2, "1:c", "5:w")
    before = t.player().fame
    t.do("incant")
    assert t.foes() == ["minotaur", "medusa"]
    smite(t, "minotaur").skip_to("Quiet")
    assert t.player().fame == before + 8
    assert t.s.combat is None
    assert sum(len(spot.tokens) for spot in t.s.spots) == 0
    assert t.effort.rewards == [REWARD_ROLL] * 2


@rule("MK-SCN-DRUID-16")
def test_shields_leave_the_glades_after_the_night():
    t = marked(land(), *GLADES).round(2).new_round()
    assert [spot.marks for spot in t.s.spots if spot.marks] == []
    t = marked(land(), *GLADES).round(1).new_round()
    assert sum(len(spot.marks) for spot in t.s.spots) == 3


@rule("MK-SCN-DRUID-17", "MK-SCN-DRUID-18")
def test_the_second_night_calls_dragons_for_two_crystals_each():
    t = night(land(), 4, "1:c", "5:w").do("incant")
    assert [t.s.box.enemy(foe.token).pile for foe in t.s.combat.foes] == [DRAGONS] * 2  # type: ignore[union-attr]
    assert t.effort.rewards == [REWARD_ROLL] * 4


@rule("MK-SCN-DRUID-19")
def test_the_game_ends_when_all_have_incanted_in_the_last_night():
    t = marked(land(), "1:c", seat=1).hand("rage", "march", seat=1).stand("2:c", seat=1)
    night(t, 4, "5:w").do("incant").skip_to("Quiet").end_turn()
    assert t.s.countdown < 0
    t.skip_to("March").do("incant").skip_to("Quiet").end_turn()
    assert t.s.countdown == 2
    t.end_turn().end_turn()
    assert t.s.finished


@rule("MK-SCN-DRUID-20")
def test_the_most_fame_wins():
    t = land().fame(44).fame(40, seat=1)
    t.s.finished = True
    outcome = GAME.rules.outcome(t.s)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((44, 40), (0,))


@rule("MK-SCN-DRUID-21", "MK-SCN-DRUID-22")
def test_few_shields_fit_on_a_contested_glade():
    heroes = ("tovak", "goldyx", "norowas")
    t = marked(marked(land(*heroes, contested_glades="yes"), "1:c", seat=0), "1:c", seat=1).hand("rage", seat=2)
    t.stand("1:c", seat=2).begin(2).skip_to("March").do("mark")
    assert t.asked == "ReplaceMark"
    t.do("rival", 0)
    assert t.s.spots[t.at("1:c")].marks == [1, 2]
    t = (
        marked(land(contested_glades="yes"), "1:c", seat=1)
        .hand("rage")
        .stand("1:c")
        .begin()
        .skip_to("March")
        .do("mark")
    )
    assert t.targets("rival") == [1]


@rule("MK-SCN-DRUID-23", "MK-SCN-DRUID-24")
def test_the_epic_version_has_a_third_night():
    s = opened(2, scenario="druid_nights", epic="yes")
    tiles = [s.box.tiles[tile] for tile in s.tile_deck + s.layout.tiles]
    assert sum(tile.back == 1 for tile in tiles) == 11
    assert sum(tile.back == 2 and tile.city < 0 for tile in tiles) == 4
    assert len(s.house.nights) == 6
    t = night(land(epic="yes"), 6, "1:c", "5:w").do("incant")
    piles = [t.s.box.enemy(foe.token).pile for foe in t.s.combat.foes]  # type: ignore[union-attr]
    assert piles == [BROWN, DRAGONS] * 2
    assert t.effort.rewards == [REWARD_ROLL] * 6
    assert [spot.marks for spot in marked(land(epic="yes"), "1:c").round(4).new_round().s.spots if spot.marks] == []
