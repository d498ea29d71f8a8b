"""How scenarios end, and what they count."""

import pytest

from ludotheque.games.mageknight import GAME, data
from ludotheque.games.mageknight.rules.heroes.goods import gain_fame
from ludotheque.games.mageknight.rules.pieces import DUMMY, NOBODY, NONE, WOUND
from ludotheque.games.mageknight.rules.scenarios.scoring import achievements, city_points, city_title, titles
from ludotheque.games.mageknight.rules.state import MageKnight
from tests.games.mageknight.scenario import Table
from tests.rules import rule


def score(s: MageKnight, seat: int) -> int:
    return s.house.scenario.score(s, seat)


def solo_points(s: MageKnight) -> int:
    """What cities and speed bring whoever plays alone."""
    return sum(part.points for part in s.house.scenario.own_parts(s, 0) + s.house.company.speed_parts(s))


@rule("MK-SCN-RECON-07", "MK-EXPLORE-16")
def test_the_city_of_the_first_reconnaissance_stays_closed():
    t = (
        Table("tovak", scenario="first_reconnaissance")
        .land("1", "2", "c5")
        .stand("c5:se")
        .hand("march", "stamina")
        .begin()
    )
    t.play("march", "stamina")
    assert t.refused("move", "c5:c")
    assert t.city("c5:c").tokens == []


@rule("MK-SCN-RECON-08")
def test_a_tile_explored_is_worth_fame_there():
    t = Table("tovak", scenario="first_reconnaissance").land("1", "2").tiles("3").stand("1:e").hand("march").begin()
    t.do("begin").play("march").explore(1, 1)
    assert t.player().fame == 1
    t = Table("tovak").land("1", "2").tiles("3").stand("1:e").hand("march").begin().do("begin")
    t.play("march").explore(1, 1)
    assert t.player().fame == 0


@rule("MK-SCN-RECON-12", "MK-GAME-08")
def test_once_the_goal_is_reached_everybody_has_one_more_turn():
    t = Table("tovak", "goldyx", scenario="first_reconnaissance").land("1", "2").tiles("c5")
    t.stand("1:e").hand("march", "rage").begin().do("begin")
    t.play("march").explore(1, 1)
    seats = []
    while t.match.question() is not None:
        if t.asked == "March" and (not seats or seats[-1] != t.question.seat):
            seats.append(t.question.seat)
        t.passively()
        assert len(seats) < 9
    assert seats == [0, 1, 0]
    assert t.match.outcome() is not None


@rule("MK-SCN-RECON-12")
@pytest.mark.parametrize("last", [False, True])
def test_an_extra_turn_takes_nobodys_last_turn(last: bool):
    t = Table("tovak", "goldyx", scenario="first_reconnaissance").land("1", "2").tiles("c5").tactic("the_right_moment")
    t.stand("1:e").hand("march", "rage").begin().do("begin").play("march")
    t.explore(1, 1)
    if not last:
        t.do("right_moment")
    seats = []
    while t.match.question() is not None:
        if t.told("turn"):
            seats.append(t.s.turn.seat)
        if last and seats == [1, 0] and t.offers("right_moment"):
            t.do("right_moment")
        else:
            t.passively()
    assert seats == ([1, 0, 0] if last else [0, 1, 0])


@rule("MK-SCN-CONQ-08", "MK-SCN-BLITZ-12", "MK-GAME-08")
@pytest.mark.parametrize("scenario", ["conquest", "blitz_conquest"])
@pytest.mark.parametrize("other", [True, False])
def test_when_the_last_city_falls_everybody_has_one_more_turn(scenario: str, other: bool):
    t = Table("tovak", "goldyx", scenario=scenario).land("3", "1", "c5", "c6").garrison("c5:c", "diggers")
    t.enemy("c5:e").enemy("c5:sw").units("altem_guardians").fame(99).hand("march", "rage").source().stand("c5:se")
    if other:
        t.conquered("c6:c", 1)
    t.begin().skip_to("March").play("march").move_to("c5:c").skip_to("Strike").do("activate", "altem_guardians", 0)
    t.do("strike", "diggers")
    seats = []
    while t.match.question() is not None and len(seats) < 5:
        if t.told("turn"):
            seats.append(t.s.turn.seat)
        t.passively()
    # The city that still stands keeps the game going.
    assert seats == ([1, 0] if other else [1, 0, 1, 0, 1])


@rule("MK-SCN-RECON-13", "MK-SCN-CONQ-09", "MK-SCN-BLITZ-12", "MK-ROUND-30")
def test_the_end_of_the_round_ends_the_last_turns():
    t = Table("tovak", "goldyx", scenario="first_reconnaissance").announced(1)
    t.s.countdown = 5
    t.begin()
    while t.match.question() is not None:
        assert t.question.seat == 0
        t.passively()
    assert t.s.round == 1


@rule("MK-SCN-SOLO-10")
def test_alone_one_has_a_last_turn_and_the_dummy_none():
    t = Table("tovak", scenario="first_reconnaissance").land("1", "2").tiles("c5").stand("1:e").hand("march", "rage")
    assert t.s.order == [0, DUMMY]
    t.begin().do("begin").play("march").explore(1, 1)
    turns = 0
    while t.match.question() is not None:
        t.passively()
        assert not t.told("dummy")
        turns += t.told("turn")
    assert turns == 1
    assert t.s.dummy is not None
    assert len(t.s.dummy.deck) == 16


@rule("MK-GAME-08", "MK-ROUND-31")
def test_the_last_round_ends_the_game():
    t = Table("tovak", "goldyx", scenario="blitz_conquest").round(4).announced(1).begin()
    while t.match.question() is not None:
        t.passively()
    assert t.match.outcome() is not None


@rule("MK-SCN-RECON-14", "MK-SCN-SOLO-12")
def test_achievements_count_what_a_hero_has():
    t = Table("tovak", "goldyx").land("3", "6").hand("fireball", "agility", "ruby_ring").crystals("red", "red", "blue")
    t.units("altem_mages", "peasants wounded", "catapults wounded").shield("3:ne", "6:w")
    t.player().discard += [WOUND, WOUND]
    assert achievements(t.s, 0) == [3, 3, 5, 2, 2, -4]
    assert titles(t.s, 0) == [3, 3, 3, 3, 3, -3]
    assert score(t.s, 0) == 0 + 11 + 12


@rule("MK-SCN-RECON-14")
def test_shared_titles_are_worth_less_and_nothing_is_worth_none():
    t = Table("tovak", "goldyx").hand("fireball").hand("chill", seat=1)
    assert titles(t.s, 0) == titles(t.s, 1) == [1, 0, 0, 0, 0, 0]


@rule("MK-SCN-RECON-15", "MK-SCN-CONQ-14")
def test_the_most_fame_wins_and_a_tie_is_shared():
    t = Table("tovak", "goldyx", "norowas", scenario="first_reconnaissance").meddle()
    t.s.finished = True
    t.fame(5).fame(5, seat=1)
    outcome = GAME.rules.outcome(t.s)
    assert outcome is not None
    assert outcome.winners == (0, 1)
    t.fame(6, seat=1)
    outcome = GAME.rules.outcome(t.s)
    assert outcome is not None
    assert outcome.winners == (1,)


@rule("MK-SCN-CONQ-11", "MK-SCN-CONQ-12", "MK-SCN-CONQ-13")
def test_cities_are_worth_fame_at_the_end():
    t = Table("tovak", "goldyx").land("c5", "c6").conquered("c5:c", 0, 1).conquered("c6:c", 1)
    assert (city_points(t.s, 0), city_points(t.s, 1)) == (7, 11)
    assert (city_title(t.s, 0), city_title(t.s, 1)) == (0, 5)
    t = Table("tovak", "goldyx").land("c5", "c6").conquered("c5:c", 0).conquered("c6:c", 1)
    assert (city_title(t.s, 0), city_title(t.s, 1)) == (2, 2)


@rule("MK-GAME-09", "MK-SCN-CONQ-10", "MK-SCN-BLITZ-13", "MK-SCN-SOLO-12")
@pytest.mark.parametrize(
    ("heroes", "scenario", "points"),
    [
        # Fame, a spell, the title for it; then seven for the city and five for the most of them.
        (("tovak", "goldyx"), "conquest", 9 + 2 + 3 + 7 + 5),
        (("tovak", "goldyx"), "blitz_conquest", 9 + 2 + 3 + 7 + 5),
        (("tovak", "goldyx"), "first_reconnaissance", 9 + 2 + 3),
        (("tovak",), "solo_conquest", 9 + 2 + 10),
    ],
)
def test_each_scenario_counts_in_its_own_way(heroes: tuple[str, ...], scenario: str, points: int):
    t = Table(*heroes, scenario=scenario).land("c5", "1").conquered("c5:c", 0).hand("fireball").fame(9)
    assert score(t.s, 0) == points


@rule("MK-SCN-CONQ-12")
def test_a_city_that_did_not_fall_is_worth_nothing():
    t = Table("tovak", "goldyx").land("c5")
    city = t.city("c5:c")
    assert city.tokens
    t.s.cities[0] = city.with_tokens(city.tokens, True, [0], NONE)
    assert city_points(t.s, 0) == 0


@rule("MK-SCN-BLITZ-09")
@pytest.mark.parametrize(("before", "gained", "after"), [(1, 1, 2), (1, 2, 4), (1, 7, 10), (2, 1, 4)])
def test_each_new_row_brings_one_more_fame_in_a_blitz(before: int, gained: int, after: int):
    t = Table("tovak", "goldyx", scenario="blitz_conquest")
    t.player().fame = before
    gain_fame(t.s, 0, gained)
    assert t.player().fame == after


@rule("MK-SCN-SOLO-11", "MK-SCN-SOLO-13", "MK-SCN-SOLO-14", "MK-SCN-SOLO-15", "MK-SCN-SOLO-16", "MK-SCN-SOLO-17")
def test_a_solo_conquest_counts_cities_and_speed():
    t = Table("tovak").land("c5", "c6").conquered("c5:c", 0).meddle()
    t.s.finished = True
    # A lost game is counted too: cards left to the dummy are worth a point each.
    t.round(6).announced(0)
    assert t.s.dummy is not None
    t.s.dummy.deck = [data.CARD["march"]] * 3
    assert solo_points(t.s) == 10 + 3
    outcome = GAME.rules.outcome(t.s)
    assert outcome is not None
    assert outcome.winners == ()
    t.conquered("c6:c", 0).round(4)
    t.s.dummy.deck = [data.CARD["march"]] * 7
    t.s.announced = 0
    assert solo_points(t.s) == 20 + 15 + 60 + 7
    t.s.announced = NOBODY
    assert solo_points(t.s) == 20 + 15 + 60 + 7 + 5
    outcome = GAME.rules.outcome(t.s)
    assert outcome is not None
    assert outcome.winners == (0,)


@rule("MK-SCN-SOLO-12")
def test_there_are_no_titles_alone():
    t = Table("tovak").hand("fireball")
    assert "titles" not in [part.name for part in t.s.house.scenario.parts(t.s, 0)]
    assert score(t.s, 0) == 2
