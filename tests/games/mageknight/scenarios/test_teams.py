"""Two against two: what allies may do, and what a team has in the end."""

import pytest

from ludotheque.errors import BadSetup
from ludotheque.games.mageknight import GAME
from ludotheque.games.mageknight.rules.effects.theft import closest
from ludotheque.games.mageknight.rules.land.map import price
from ludotheque.games.mageknight.rules.lasting import ExploitedMana, FrozenSource, PrayedWeather
from ludotheque.games.mageknight.rules.pieces import WOUND
from ludotheque.games.mageknight.rules.refusals import reasons
from ludotheque.games.mageknight.rules.traits import PLAINS
from ludotheque.kernel import UNKNOWN, Option
from tests.games.mageknight.scenario import Table
from tests.games.mageknight.scenarios.test_setup import opened
from tests.rules import rule

FOUR = ("tovak", "goldyx", "norowas", "arythea")


def land(**options: str) -> Table:
    chosen = {"scenario": "conquest", "teams": "yes", **options}
    return (
        Table(*FOUR, **chosen)
        .land("3", "5", "1", at=((0, 1), (1, 0), (1, 1)))
        .source()
        .enemy("5:e")
        .enemy("1:nw")
        .meddle()
    )


def parts(t: Table, seat: int) -> dict[str, int]:
    return {part.name: part.points for part in t.s.house.scenario.parts(t.s, seat)}


@rule("MK-TEAM-01", "MK-SCN-CONQ-16")
def test_teams_are_two_of_two_and_known_before_heroes_are_picked():
    assert opened(4, scenario="conquest", teams="yes").house.company.sides(4) == [[0, 2], [1, 3]]
    for players in (1, 2, 3):
        with pytest.raises(BadSetup, match="MK-TEAM-01"):
            GAME.setup(players, {"scenario": "conquest", "teams": "yes"})
    with pytest.raises(BadSetup, match="MK-TEAM-01"):
        GAME.setup(4, {"scenario": "first_reconnaissance", "teams": "yes"})


@rule("MK-SCN-CONQ-17")
def test_a_conquest_in_teams_has_four_cities_or_two_strong_ones():
    four = opened(4, scenario="conquest", teams="yes").house
    assert (four.core_city, four.city_levels) == (4, [4] * 4)
    two = opened(4, scenario="conquest", teams="yes", cities="2", city_level="10").house
    assert two.city_levels == [10, 10]
    for options in ({"cities": "2"}, {"cities": "3", "city-level": "11"}, {"cities": "2", "city-level": "9"}):
        with pytest.raises(BadSetup, match="MK-SCN-CONQ-17"):
            GAME.setup(4, {"scenario": "conquest", "teams": "yes", **options})


@rule("MK-TEAM-02")
def test_interactive_skills_spare_the_ally():
    t = land()
    t.s.lasting = [FrozenSource(0), PrayedWeather(0), ExploitedMana(0, 0, [0, 0, 0, 0])]
    frozen, prayed, exploited = t.s.lasting
    assert [frozen.closes_source(t.s, seat) for seat in range(4)] == [False, True, False, True]
    assert [price(t.s, PLAINS, seat) for seat in (1, 2)] == [3, 2]
    assert prayed.hampered(t.s, 2, 2) == 2
    assert [exploited.wounds_for(t.s, seat, 1) for seat in (2, 1)] == [0, 1]


@rule("MK-TEAM-03")
def test_interactive_spells_strike_the_ally_too():
    t = land().hand("mana_meltdown").stand("3:w").crystals("red", seat=2).begin().skip_to("March").tokens("red")
    t.play("mana_meltdown").skip_to("March")
    assert t.player(2).crystals == [0, 0, 0, 0]


@rule("MK-TEAM-02")
def test_the_ritual_goes_to_the_closest_opponent():
    t = land().stand("3:w").stand("3:c", seat=2).stand("5:c", seat=1)
    assert closest(t.s, 0) == [1]


@rule("MK-TEAM-04")
def test_allies_cannot_trade():
    t = land().crystals("red").hand("rage").stand("3:w").stand("3:c", seat=2).begin().skip_to("March")
    assert {option.kind for option in t.options} & {"crystal", "seat"} == set()


@rule("MK-TEAM-06")
def test_hands_stay_hidden_from_the_ally():
    t = land().hand("rage", "march").hand("stamina", seat=2)
    seen = GAME.rules.sight(t.s, 2)
    assert seen.players[0].hand == [UNKNOWN] * 2
    assert seen.players[2].hand == t.player(2).hand


@rule("MK-TEAM-07", "MK-TEAM-08", "MK-TEAM-09", "MK-MOVE-40")
def test_the_last_to_come_withdraws_from_an_allys_space():
    t = land().hand("march").stand("3:w").stand("3:nw", seat=2).begin().skip_to("March").play("march").move_to("3:nw")
    assert t.s.combat is None
    t.end_turn()
    assert (t.where(0), t.where(2)) == ("3:w", "3:nw")
    t = land().hand("march").stand("B:ne").stand("B:c", seat=2).begin().skip_to("March").play("march").move_to("B:c")
    t.end_turn()
    assert t.wounds() == 0


@rule("MK-TEAM-09", "MK-MOVE-40")
def test_opponents_are_attacked_allies_are_not():
    for seat, attacked in ((1, True), (2, False)):
        t = land().hand("march").stand("3:w").stand("3:nw", seat=seat).begin().skip_to("March").play("march")
        assert t.move_to("3:nw").offers("attack") is attacked


@rule("MK-TEAM-09", "MK-MOVE-40")
def test_it_is_said_that_allies_do_not_fight():
    t = land().hand("march").stand("3:w").stand("3:nw", seat=2).begin().skip_to("March").play("march").move_to("3:nw")
    refusal = next(iter(reasons(t.s, 0, Option("attack", "seat", 2))), None)
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("teammate", "MK-MOVE-40")


@rule("MK-COMBAT-04")
def test_a_keep_is_held_by_its_owners_ally():
    t = land().shield("3:ne", seat=1).stand("3:ne", seat=3).hand("march").hand("rage", seat=3).stand("3:e")
    t.begin().skip_to("March")
    t.effort.move = 5
    t.play("march").move_to("3:ne")
    assert t.s.combat is not None
    assert t.s.combat.duel is not None
    assert t.s.combat.duel.defender == 3


@rule("MK-TEAM-10", "MK-TEAM-11")
def test_an_allys_keep_is_open_and_ones_own_keeps_count():
    t = land().shield("3:ne", seat=2).offer("peasants").hand("march", "march").stand("3:e").begin().skip_to("March")
    t.play("march", "march").move_to("3:ne")
    assert t.s.combat is None
    assert t.offers("interact")


@rule("MK-TEAM-12", "MK-TEAM-13", "MK-TEAM-14")
def test_a_team_has_the_lower_fame_the_better_deeds_and_the_more_wounds():
    t = land().fame(30).fame(42, seat=2).hand("fireball", "agility").hand("chill", seat=2)
    t.player(0).discard += [WOUND]
    t.player(2).discard += [WOUND] * 3
    for seat in (0, 2):
        found = parts(t, seat)
        assert (found["fame"], found["knowledge"], found["wounds"]) == (30, 3, -6)
    assert t.s.house.scenario.score(t.s, 0) == t.s.house.scenario.score(t.s, 2)


@rule("MK-TEAM-15")
def test_titles_compare_teams():
    t = land().hand("fireball").hand("chill", seat=2).hand("agility", seat=1)
    assert (parts(t, 0)["titles"], parts(t, 2)["titles"], parts(t, 1)["titles"]) == (3, 3, 0)
    t = land().hand("fireball").hand("chill", seat=1)
    assert [parts(t, seat)["titles"] for seat in range(4)] == [1, 1, 1, 1]


@rule("MK-TEAM-15")
def test_a_team_wins_together():
    t = land().fame(10).fame(10, seat=2).fame(5, seat=1).fame(50, seat=3)
    t.s.finished = True
    outcome = GAME.rules.outcome(t.s)
    assert outcome is not None
    assert outcome.winners == (0, 2)
    assert GAME.rules.tie(t.s) is None
