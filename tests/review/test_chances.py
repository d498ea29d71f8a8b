"""Chances from leads: they make one, they follow the lead, and the end is certain."""

from dataclasses import replace
from math import exp

import pytest

from ludotheque.chance import dice_for
from ludotheque.game import Game
from ludotheque.games import load
from ludotheque.kernel import Dice
from ludotheque.review.chances import Bin, Fit, Model, expected, fit_for, hopes, kept, shared, sharpness
from ludotheque.review.eyes import Eyes
from ludotheque.review.survey import Pains, Survey
from ludotheque.training.chances import SAMPLES, Played, Sample, _shapes, crossed, together
from tests.review.games import TABLES, finished


def test_leads_become_how_far_each_is_behind():
    assert hopes([2.0, -2.0, -10.0]) == [0.0, -2.0, -10.0]
    assert hopes([-4.0, 4.0]) == [-4.0, 0.0]


def test_two_who_both_think_they_lead_are_set_apart_by_half():
    assert hopes([3.0, 1.0, -5.0]) == [0.0, -1.0, -5.0]


def test_chances_make_one_and_nobody_is_lost_before_the_end():
    found = shared([0.0, -1.0, -500.0], 1.0)
    assert sum(found) == pytest.approx(1.0)
    assert found[0] > found[1] > found[2] > 0


def test_a_lead_counts_more_where_the_fit_says_so():
    fit = Fit(2, {}, 1, "", sharpness=[-3.0, 2.0, 0.0])
    assert sharpness(fit, 1.0) > sharpness(fit, 0.0)


def test_a_score_to_expect_is_the_judgement_where_nothing_was_measured():
    assert expected(None, 17.0, 0.5) == 17.0
    assert expected(Fit(1, {}, 1, "", score=[1.0, 0.5, 0.0, 0.0], spread=[0.0, 0.0]), 10.0, 0.3) == 6.0


def test_a_game_from_elsewhere_has_no_fit():
    assert kept("highcard").fits == []


@pytest.mark.parametrize(("game", "players"), TABLES.items())
def test_the_end_is_certain(game: str, players: int):
    match = finished(game, players)
    outcome = match.outcome()
    assert outcome is not None
    found = Eyes(match.game, Model(match.game, match.state, match.setup), 0, 1).chances(match.state)
    won = [float(seat in outcome.winners) for seat in range(players)]
    assert found == ([outcome.scores[0]] if players == 1 else won)


@pytest.mark.parametrize(("game", "players"), TABLES.items())
def test_a_chance_does_not_know_what_nobody_has_seen(game: str, players: int):
    match = finished(game, players)
    states = match.positions()
    eyes = Eyes(match.game, Model(match.game, states[0], match.setup), players - 1, 1)
    for state in states[5 : len(states) : len(states) // 3]:
        if match.game.rules.outcome(state) is None:
            other = match.game.rules.redraw(state, Dice(99))
            assert eyes.chances(state) == eyes.chances(other)


@pytest.mark.parametrize("game", [load(name) for name in TABLES], ids=lambda game: game.name)
def test_what_is_shipped_says_how_it_was_measured(game: Game):
    for fit in kept(game.name).fits:
        assert min(fit.games, fit.checked) > 0
        assert fit.data
        assert bool(fit.score) != bool(fit.sharpness)
        assert len(fit.turns) in (0, fit.players)
        assert all(isinstance(one, Bin) for one in fit.check)
        assert fit_for(game, fit.players, bool(fit.score), fit.options) is not None


def test_many_positions_of_one_game_are_no_surer_than_one():
    from ludotheque.training.chances import Called, tenths

    once = tenths([Called(0.55, float(game % 2), (0, game)) for game in range(20)])[5]
    often = tenths([Called(0.55, float(game % 2), (0, game)) for game in range(20) for _ in range(12)])[5]
    assert once.error == often.error == pytest.approx(0.1118, abs=0.0001)
    assert (often.count, often.said, often.won) == (240, 0.55, 0.5)


def test_whoever_has_planned_before_the_others_is_not_ahead():
    match = finished("immortals", 3, "greedy", seed=4)
    states, mind = match.positions(), match.game.mind
    laid = [number for number, move in enumerate(match.moves) if move.option.verb == "ready"][:3]
    assert [match.moves[number].seat for number in laid] == [0, 1, 2]
    first, last = states[laid[0] - 19], states[laid[0]]
    assert mind.lead is not None
    assert mind.value(last, 0) > mind.value(first, 0) + 3
    assert mind.lead(last, 0) == pytest.approx(mind.lead(first, 0), abs=0.5)


@pytest.mark.parametrize("plays_for", [0.0, 40.0])
def test_what_a_choice_costs_does_not_depend_on_what_bots_count_besides(plays_for: float):
    match = finished("smallworld", 2)
    mind = match.game.mind
    fond = replace(match.game, mind=replace(mind, value=lambda s, seat: mind.value(s, seat) + plays_for))
    survey = Survey(match, match.positions(), 0, Pains(guesses=1))
    costs = [survey.step(number).cost for number in range(12)]
    survey.game = fond
    assert costs == pytest.approx([survey.step(number).cost for number in range(12)])
    assert any(costs)


def test_nobody_is_ahead_in_ebbland_while_hands_are_drawn():
    match = finished("ebbland", 2, "greedy")
    states = match.positions()
    eyes = Eyes(match.game, Model(match.game, states[0], match.setup), 0, 1)
    first = next(number for number, s in enumerate(states) if any(side.turns for side in s.sides))
    assert first > 2
    assert [eyes.leads(s) for s in states[:first]] == [[0.0, 0.0]] * first
    assert eyes.chances(states[0])[0] == pytest.approx(0.5, abs=0.1)
    assert eyes.leads(states[first]) != [0.0, 0.0]


def table(players: int, games: int, sharp: float, seed: int = 5) -> Played:
    """A table whose leads decide games as sharply as is said."""
    dice = dice_for(seed)
    halves: list[list[Sample]] = [[], []]
    for game in range(games):
        lead = dice.below(200) / 100 - 1.0
        won = float(dice.below(10_000) < 10_000 / (1 + exp(-2 * sharp * lead)))
        leads = [lead, -lead, *[-100.0] * (players - 2)]
        wins = [won, 1.0 - won, *[0.0] * (players - 2)]
        halves[game % 2] += [Sample(leads, n / SAMPLES, [-1] * players, wins) for n in range(SAMPLES)]
    return Played(Fit(players, {}, games, ""), halves)


def shared_score(base: float, games: int) -> Played:
    """A table at which half a point of lead is kept to the end, above what it begins with."""
    dice = dice_for(3)
    halves: list[list[Sample]] = [[], []]
    for game in range(games):
        lead = float(dice.below(40))
        final = base + 0.5 * lead + dice.below(5)
        halves[game % 2] += [Sample([lead], n / SAMPLES, [-1], [final]) for n in range(SAMPLES)]
    return Played(Fit(1, {}, games, ""), halves)


def test_few_games_are_drawn_towards_what_those_of_like_tables_say():
    many, few = table(2, 400, 2.0), table(2, 12, 2.0, seed=8)
    known, own, drawn = (
        sharpness(crossed(one, shapes), 0.5) for one, shapes in ((many, None), (few, None), (few, _shapes([many])))
    )
    assert abs(drawn - known) < abs(own - known) / 2


def test_scores_of_like_tables_share_what_a_lead_counts_and_keep_where_they_begin():
    tables = [shared_score(10.0, 60), shared_score(50.0, 10)]
    first, second = (crossed(one, _shapes(tables)) for one in tables)
    assert first.score[1] == second.score[1] == pytest.approx(0.5, abs=0.05)
    assert second.score[0] - first.score[0] == pytest.approx(40.0, abs=3.0)


def test_a_table_where_a_lead_means_something_else_neither_helps_nor_is_helped():
    alike, other = table(2, 100, 4.0), table(2, 100, 0.0, seed=6)
    found = together([alike, other])
    assert found[1].sharpness == crossed(other).sharpness
    assert found[0].sharpness == crossed(alike, _shapes([alike])).sharpness
    assert all(fit.is_drawn and fit.checked == 100 for fit in found)


def test_tables_of_another_size_say_nothing():
    by_two, by_three = together([table(2, 40, 3.0), table(3, 40, 3.0)])
    assert by_two.sharpness == together([table(2, 40, 3.0)])[0].sharpness
    assert len(by_three.turns) == 3
