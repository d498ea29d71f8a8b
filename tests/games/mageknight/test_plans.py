"""Plans of bots: turns followed to their end, fights fought on the way, assaults together judged by each side."""

from itertools import pairwise

import pytest

from ludotheque.bots.greedy import Greedy
from ludotheque.bots.planning import firsts
from ludotheque.games.mageknight import GAME
from ludotheque.games.mageknight.mind.clock import Clock
from ludotheque.games.mageknight.mind.garrisons import breaches_worth, expected, garrison_of
from ludotheque.games.mageknight.mind.journey import Terrain
from ludotheque.games.mageknight.mind.judgement import value, view_of
from ludotheque.games.mageknight.mind.marches import halts, is_marching, settled
from ludotheque.games.mageknight.mind.marks import fingerprint
from ludotheque.games.mageknight.mind.plans import ACT, STOP, STORM, Choice, Goal, Planner, plans
from ludotheque.games.mageknight.mind.possessions import possessions
from ludotheque.games.mageknight.mind.prospects import force_of
from ludotheque.games.mageknight.rules.pieces import BARE_GROUND
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.traits import GREY
from ludotheque.kernel import Option, answer, waiting
from ludotheque.kernel.option import button
from tests.games.mageknight.positions import camp, march, siege
from tests.games.mageknight.scenario import Table
from tests.games.mageknight.scenarios.test_assault import land, proposed, ready

STRONG = ("rage", "rage", "determination", "determination", "swiftness", "cold_toughness")


def liked(table: Table, seat: int = 0) -> str:
    """The verb of what greedy likes best."""
    return Greedy(GAME, seed=3, guesses=2).choose(table.match.view(seat), seat).verb


def led(table: Table, option: Option) -> MageKnight:
    """The position after an answer."""
    twin = table.s.copy()
    answer(twin, waiting(twin)[0], option)
    return twin


def played(s: MageKnight, line: list[Option]) -> MageKnight:
    """Where a line of answers leads; each must be one that the rules allow."""
    s = s.copy()
    for option in line:
        assert option in waiting(s)[0].options(s)
        answer(s, waiting(s)[0], option)
    return s


def test_plans_are_lines_that_the_rules_allow_and_to_end_the_turn_is_one():
    table = march("march", "stamina")
    for plan in plans(table.s, 0, 12):
        played(table.s, plan.line)
    found = firsts(plans(table.s, 0, 12))
    assert button("end") in found
    assert max(plan.lead for plan in found.values()) > found[button("end")].lead


def test_a_plan_goes_no_farther_than_the_cards_allow_and_uses_them_well():
    table = march("march", "stamina", "rage")
    ends = {played(table.s, plan.line).players[0].space for plan in plans(table.s, 0, 12)}
    assert len(ends) > 1
    assert ends <= reached(table.s)


def reached(s: MageKnight) -> set[int]:
    """All the spaces where a turn may end, by trying every answer that is no action."""
    found: set[int] = set()
    marks: set[int] = set()
    todo = [s]
    while todo:
        s = todo.pop()
        if fingerprint(s, 0) in marks or not is_marching(s, 0):
            continue
        marks.add(fingerprint(s, 0))
        found.add(s.players[0].space)
        for option in waiting(s)[0].options(s):
            if option.verb in ("basic", "strong", "sideways", "move"):
                twin = s.copy()
                answer(twin, waiting(twin)[0], option)
                todo += [end for end, _ in settled(twin, 0, [], 99)]
    return found


def test_what_can_be_played_before_a_step_is_all_there_is():
    table = march("march", "stamina", "rage")
    points = {halt.s.effort(0).move for halt in halts(table.s, 0, 99)}
    todo, seen = [table.s], set()
    while todo:
        s = todo.pop()
        seen.add(s.effort(0).move)
        for option in waiting(s)[0].options(s):
            if option.verb in ("basic", "strong", "sideways"):
                twin = s.copy()
                answer(twin, waiting(twin)[0], option)
                todo += [end for end, _ in settled(twin, 0, [], 99)]
    assert points == seen


def test_a_plan_fights_the_fight_it_leads_to():
    table = camp("prowlers", hand=("rage", "determination", "march")).begin().tokens("red", "blue")
    found = {option.verb: plan for option, plan in firsts(plans(table.s, 0, 12)).items()}
    assert found["challenge"].lead > found["end"].lead + 1
    after = played(table.s, found["challenge"].line)
    assert after.combat is None
    assert after.players[0].fame == 2


@pytest.mark.parametrize(("hand", "liked"), [(("promise",), "announce"), (("rage", "determination"), "play")])
def test_the_end_of_a_round_is_announced_when_nothing_comes_of_the_last_cards(hand: tuple[str, ...], liked: str):
    table = camp("prowlers", hand=hand).deck(only=True).begin()
    assert table.asked == "Opening"
    assert plans(table.s, 0, 12)[0].line[0].verb == liked


@pytest.mark.parametrize(("hand", "stormed"), [(STRONG, True), (("promise",), False)])
def test_a_keep_is_stormed_when_it_can_be_won_and_left_alone_when_not(hand: tuple[str, ...], stormed: bool):
    table = siege("swordsmen", hand=hand, mana=("red",))
    found = {opinion.option: opinion.value for opinion in Greedy(GAME, guesses=1).advice(table.match.view(0), 0)}
    into_keep, end = table.find("move", "3:ne"), table.find("end")
    assert into_keep is not None
    assert end is not None
    assert (found[into_keep] > found[end]) == stormed


def test_a_garrison_face_down_is_what_its_back_says():
    table = siege("swordsmen", hand=("rage",))
    s = table.s
    space = table.at("3:ne")
    seen = garrison_of(s, 0, Clock(s, 0), space)
    assert seen is not None
    assert [kind.id for kind in seen.kinds] == ["swordsmen"]
    s.spots[space] = s.spots[space].with_tokens(s.spots[space].tokens, False)
    hidden = garrison_of(s, 0, Clock(s, 0), space)
    assert hidden is not None
    assert hidden.kinds == [expected(s, GREY)]


def test_a_fair_share_is_agreed_to_by_whoever_can_take_it_and_refused_by_whoever_cannot():
    able = land("tovak", "goldyx").meddle().hand("march", *STRONG, seat=1).units("altem_guardians", seat=1)
    assert liked(proposed(able, 1, shares=(1,)), 1) == "agree"
    weak = land("tovak", "goldyx").hand("march", "promise", seat=1)
    assert liked(proposed(weak, 1, shares=(1,)), 1) == "refuse"


def test_allies_propose_what_is_good_for_both():
    together = {"scenario": "full_cooperation", "joint_assaults": "no"}
    table = land("tovak", "goldyx", **together).meddle().hand("march", *STRONG).hand("march", *STRONG, seat=1)
    proposing = ready(table).find("propose", "c5:c")
    assert proposing is not None
    twin = table.s.copy()
    answer(twin, waiting(twin)[0], proposing)
    assert value(twin, 0) > value(table.s, 0) - 5


def test_nothing_is_thrown_away_that_could_serve_in_the_next_turn():
    table = march("march", "rage", "determination").play("march").do("end")
    assert table.asked == "DiscardSome"
    assert liked(table) == "done"


def test_units_do_not_help_where_they_may_not_come():
    table = march("march", "rage").units("utem_swordsmen", "utem_swordsmen")
    assert force_of(table.s, 0, True) > force_of(table.s, 0, False)
    assert force_of(table.s, 0, False) == force_of(march("march", "rage").s, 0, True)


def test_the_fall_of_some_defenders_of_a_city_is_worth_something():
    table = land("tovak", "goldyx")
    s = table.s
    city = s.cities[0]
    before = breaches_worth(s)
    s.cities[0] = city.with_tokens(city.tokens[:-1], city.up, city.shields, city.leader)
    assert breaches_worth(s) > before


def test_a_hero_who_can_go_nowhere_without_a_fight_has_plans_all_the_same():
    table = camp("prowlers", hand=("march", "stamina", "rage")).begin()
    planner = Planner(table.s, 0, 4)
    planner.break_out(halts(table.s, 0, 4), [])
    assert planner.best
    for plan in planner.best.values():
        played(table.s, plan.line)


def before_the_gates(*watch: str) -> Table:
    """A hero alone before the green city, with points to enter it by several gates; perhaps an orc keeps watch."""
    table = Table("tovak", scenario="solo_conquest").land("3", "1", "c5").source()
    for space in ("c5:e", "c5:sw", "1:nw"):
        table.enemy(space)
    table.garrison("c5:c", "crossbowmen", "minotaur", "gunners").stand("c5:se").hand("rage").enemy("c5:e", *watch)
    table.begin().skip_to("March")
    table.effort.move = 12
    return table


def test_the_last_defender_of_a_city_is_worth_more_than_each_before():
    s = before_the_gates().s
    city = s.cities[0]
    steps: list[float] = []
    for left in range(len(city.tokens), -1, -1):
        s.cities[0] = city.with_tokens(city.tokens[:left], city.up, [0] * (len(city.tokens) - left), city.leader)
        steps.append(possessions(s, 0))
    gains = [after - before for before, after in pairwise(steps)]
    assert len(gains) == 3
    assert min(gains) > 0
    assert max(gains) == gains[-1] > gains[0] + 1


def test_the_last_defenders_of_a_city_promise_all_that_is_left_of_its_prize():
    s = before_the_gates().s
    city = s.cities[0]
    prizes: list[float] = []
    for left in (3, 1):
        s.cities[0] = city.with_tokens(city.tokens[:left], city.up, [0] * (3 - left), city.leader)
        seen = garrison_of(s, 0, Clock(s, 0), city.space)
        assert seen is not None
        prizes.append(seen.prize / left)
    assert prizes[1] > 1.5 * prizes[0]


def chosen(goals: list[Goal], width: int, lead: float = 99.0) -> list[tuple[int, int]]:
    """The aims that are followed one after the other, if each comes to so much, or to what it looked like."""
    choice = Choice(goals, width)
    found: list[tuple[int, int]] = []
    while (goal := choice.next(-999.0)) is not None:
        found.append((goal.space, goal.kind))
        choice.learn(goal, min(lead, goal.look))
    return found


def test_ways_to_one_goal_leave_room_for_others():
    table = siege("swordsmen", hand=STRONG, mana=("red",))
    goals = Planner(table.s, 0, 6).goals(halts(table.s, 0, 6))
    first = [(goal.space, goal.kind) for goal in goals[:6]]
    followed = chosen(goals, 6)
    assert max(first.count(aim) for aim in first) > 2
    assert max(followed.count(aim) for aim in followed) <= 2


def test_goals_without_a_fight_do_not_take_the_place_of_those_with_one():
    table = siege("swordsmen", hand=STRONG, mana=("red",))
    goals = Planner(table.s, 0, 2).goals(halts(table.s, 0, 6))
    kinds = [kind for _, kind in chosen(goals, 2)]
    assert sum(kind >= ACT for kind in kinds) == 2
    assert 0 < kinds.count(STOP) <= 3


def test_an_aim_that_came_to_less_than_it_looked_like_makes_room_for_others():
    table = siege("swordsmen", hand=STRONG, mana=("red",))
    goals = Planner(table.s, 0, 6).goals(halts(table.s, 0, 6))
    best = goals[0].aim()
    choice = Choice(goals, 6)
    first = choice.next(-999.0)
    assert first is not None
    assert first.aim() == best
    choice.learn(first, -999.0)
    second = choice.next(-999.0)
    assert second is not None
    assert second.aim() != best


def test_the_best_plan_for_each_aim_is_kept_whatever_it_begins_with():
    table = march("march", "stamina")
    found = plans(table.s, 0, 12)
    ends: dict[Option, set[int]] = {}
    for plan in found:
        ends.setdefault(plan.line[0], set()).add(played(table.s, plan.line).players[0].space)
    assert max(len(spaces) for spaces in ends.values()) > 1
    assert len({tuple(plan.line) for plan in found}) == len(found)


def test_a_talk_in_which_no_card_is_played_costs_one_as_well():
    table = march("march", "promise")
    planner = Planner(table.s, 0, 4)
    assert planner.forfeit(table.s) > 0
    assert planner.forfeit(played(table.s, [Option("basic", "card", table.s.players[0].hand[0])])) == 0


def test_a_city_is_stormed_past_nobody_if_there_is_such_a_way():
    assert ways_in(before_the_gates()) == {"c5:se": False}
    assert ways_in(before_the_gates("prowlers")) == {"c5:se": True, "c5:sw": False}


def ways_in(table: Table) -> dict[str, bool]:
    """The gates through which plans lead into the city, and whether somebody watches there."""
    city = table.at("c5:c")
    goals = Planner(table.s, 0, 6).goals(halts(table.s, 0, 6))
    found = {goal.gate for goal in goals if goal.kind == STORM and goal.space == city}
    guarded = Terrain(table.s, 0).guarded
    gates = {gate: table.at(gate) for gate in ("c5:se", "c5:sw", "c5:w", "c5:nw", "c5:ne")}
    assert found <= set(gates.values())
    return {gate: bool(guarded[space] & guarded[city]) for gate, space in gates.items() if space in found}


def test_the_last_thing_that_can_be_won_is_won_although_nothing_is_in_sight_afterwards():
    table = siege("swordsmen", hand=STRONG, mana=("red",))
    s = table.s
    s.round = len(s.house.nights)
    s.players[0].reputation = -7
    s.tile_deck = []
    s.spots = [spot if n == table.at("3:ne") else BARE_GROUND.with_shield(0) for n, spot in enumerate(s.spots)]
    best = plans(s, 0, 8)[0]
    assert table.find("move", "3:ne") in best.line
    view = view_of(played(s, best.line), 0)
    assert view.prospects is not None
    assert view.prospects.worth(table.at("3:ne")) == 0
