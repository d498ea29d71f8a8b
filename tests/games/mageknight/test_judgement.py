"""What bots think: plans for a hand of cards, ways to the edge of the map, fights, and what time is worth."""

import pytest

from ludotheque.games.mageknight.mind.clock import Clock
from ludotheque.games.mageknight.mind.fights import challenge_worth
from ludotheque.games.mageknight.mind.journey import Terrain, views, ways_to_edge
from ludotheque.games.mageknight.mind.judgement import place_worth, standing_value, value, view_of
from ludotheque.games.mageknight.mind.outlook import FIGHT, MOST, NEVER, Bill, Kit, Wants, bill, means, needs
from ludotheque.games.mageknight.rules.effects.sideways import PlaySideways
from ludotheque.games.mageknight.rules.land.exploration import positions_from
from ludotheque.games.mageknight.rules.pieces import WOUND
from ludotheque.games.mageknight.rules.terms import ATTACK, BLOCK, FIRE, ICE, INFLUENCE, MOVE, PHYSICAL
from ludotheque.games.mageknight.rules.turn.turn import RestWounds
from ludotheque.kernel import answer, waiting
from tests.games.mageknight.components.hands import with_skill
from tests.games.mageknight.positions import camp, fight, march
from tests.games.mageknight.scenario import Table


def prices(table: Table, kind: int, against: int = PHYSICAL, resist: int = 0) -> Bill:
    """What points of a kind cost the first player now."""
    return bill(means(table.s, 0, Wants(kind, against, resist), 1.0), MOST)


def most(known: Bill) -> int:
    """How many points can be had at all."""
    return max(points for points in range(MOST + 1) if needs(known, points) < NEVER)


@pytest.mark.parametrize(
    ("hand", "mana", "kind", "points"),
    [
        (("march", "rage"), (), MOVE, 3),
        (("march", "stamina"), ("green", "blue"), MOVE, 6),
        (("march", "promise"), (), INFLUENCE, 3),
        (("rage", "march"), ("red",), FIGHT + ATTACK, 5),
        (("determination", "march"), ("blue",), FIGHT + BLOCK, 6),
        (("wound", "march"), (), MOVE, 2),
    ],
)
def test_a_hand_is_counted_with_one_die(hand: tuple[str, ...], mana: tuple[str, ...], kind: int, points: int):
    table = march(*hand)
    table.source(*mana)
    assert most(prices(table, kind)) == points


def test_tokens_and_crystals_make_up_for_dice():
    table = march("march", "stamina").crystals("blue")
    table.source("green")
    assert most(prices(table, MOVE)) == 8
    assert needs(prices(table, MOVE), 8) > needs(prices(table, MOVE), 6)


def test_the_cheapest_card_that_is_enough_is_taken():
    known = prices(march("march", "rage"), MOVE)
    assert known.cost[1] < known.cost[2] < known.cost[3]


def test_resistances_and_elements_halve():
    table = march("rage", "cold_toughness")
    assert most(prices(table, FIGHT + ATTACK)) == 4
    assert most(prices(table, FIGHT + ATTACK, resist=1 << PHYSICAL)) == 3
    assert most(prices(table, FIGHT + BLOCK, FIRE)) == 4
    assert most(prices(table, FIGHT + BLOCK, ICE)) == 2


def test_the_edge_is_where_one_can_explore():
    s = march("march").tiles("4", "2").s
    assert [count > 0 for count in views(s)] == [len(positions_from(s, 0, space)) > 0 for space in range(len(s.spots))]


def test_each_step_on_the_way_takes_what_it_costs():
    s = march("march").tiles("4", "2").s
    terrain = Terrain(s, 0)
    away = ways_to_edge(s, terrain, views(s))
    here = s.players[0].space
    ways = [away[near] + terrain.toll[near] for near in s.layout.near[here] if terrain.toll[near] >= 0]
    assert min(ways) <= away[here] <= min(ways) + 4


def test_a_fight_that_can_be_won_is_worth_more_than_one_that_cannot():
    hands = (("rage", "determination", "rage", "march"), ("promise",))
    strong, weak = (camp("prowlers", hand=hand).fame(1).begin() for hand in hands)
    token = strong.s.spots[strong.at("1:nw")].tokens[0]
    assert challenge_worth(Kit(strong.s, 0, 0.5), token, 0) > 1
    assert challenge_worth(Kit(weak.s, 0, 0.5), token, 0) < 0


def test_what_is_laid_ready_is_not_lost_from_sight():
    table = fight("prowlers", hand=("determination", "rage", "rage", "march"))
    before = value(table.s, 0)
    table.play("determination")
    assert value(table.s, 0) == pytest.approx(before, abs=0.8)


def test_a_question_in_between_is_judged_by_its_best_answer():
    table = march("march", "rage").crystals("green")
    table.source("green")
    ask = waiting(table.s)[0]
    strong = next(option for option in ask.options(table.s) if option.verb == "strong")
    s = table.s.copy()
    answer(s, waiting(s)[0], strong)
    assert type(waiting(s)[0]).__name__ == "PayMana"
    found = []
    for option in waiting(s)[0].options(s):
        twin = s.copy()
        answer(twin, waiting(twin)[0], option)
        found.append(value(twin, 0))
    assert value(s, 0) == max(found) > min(found)


def test_a_question_that_a_guessed_hand_cannot_answer_is_judged_as_it_looks():
    stage = with_skill("arythea_power_of_pain", "wound", "march").road().do("skill", "arythea_power_of_pain")
    guessed = stage.s.copy()
    guessed.players[0].hand.remove(WOUND)
    assert isinstance(waiting(guessed)[0], PlaySideways)
    assert waiting(guessed)[0].options(guessed) == []
    assert value(guessed, 0) == standing_value(guessed, 0)


def test_a_rest_is_judged_where_a_guessed_hand_has_no_wounds():
    resting = march("wound", "march", "rage").do("rest").do("give", "march").s.copy()
    assert isinstance(waiting(resting)[0], RestWounds)
    resting.players[0].hand.remove(WOUND)
    assert [option.verb for option in waiting(resting)[0].options(resting)] == ["done"]
    assert value(resting, 0) > value(march("wound").s, 0)


def test_a_wound_is_a_loss():
    table = march("march")
    hurt = table.s.copy()
    hurt.players[0].hand.append(WOUND)
    assert value(hurt, 0) < value(table.s, 0) - 2


def test_cards_are_cheap_when_the_round_ends():
    table = march("march", "rage")
    late = table.s.copy()
    late.announced = -2
    assert Clock(late, 0).thrift < Clock(table.s, 0).thrift / 2


def test_finding_the_city_is_worth_it():
    table = Table("tovak", scenario="first_reconnaissance").land("3", "5").tiles("c5")
    table.hand("march").source().stand("3:e").begin().play("march")
    before = value(table.s, 0)
    table.explore(1, 1)
    assert table.s.cities
    assert value(table.s, 0) > before + 3


def test_the_land_looks_the_same_from_a_space_whether_one_stands_there_or_only_thinks_of_it():
    s = march("march", "stamina").s
    view = view_of(s, 0)
    looks = set()
    for space in range(len(s.spots)):
        twin = s.copy()
        twin.players[0].space = space
        looks.add(view.worth(space))
        assert view.worth(space) == place_worth(twin, 0, view.clock, Terrain(twin, 0), view.away)
    assert len(looks) > 3
