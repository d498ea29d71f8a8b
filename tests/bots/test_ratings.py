"""Ratings: better is higher, equal is equal, and few games leave much open."""

import pytest

from ludotheque.ratings import Result, cross_table, ratings, standings


def duel(winner: int, loser: int) -> Result:
    return Result((winner, loser), (10, 5), (0,))


def test_who_wins_more_is_rated_higher():
    table = standings(["weak", "strong"], [duel(1, 0)] * 7 + [duel(0, 1)] * 3)
    assert [standing.name for standing in table] == ["strong", "weak"]
    assert table[0].rating - 1500 == pytest.approx(1500 - table[1].rating)
    assert (table[0].wins.cases, table[0].wins.wins, table[0].wins.rate) == (10, 7.0, 0.7)
    assert table[0].against["weak"].rate == 0.7


def test_a_tie_is_half_a_win_for_each():
    tie = Result((0, 1), (8, 8), (0, 1))
    first, second = standings(["a", "b"], [tie] * 4)
    assert first.wins.wins == second.wins.wins == 2.0
    assert first.rating == pytest.approx(1500)


def test_three_wins_in_four_are_about_190_points():
    assert ratings([[0, 300], [100, 0]])[0] - 1500 == pytest.approx(95, abs=2)


def test_games_of_three_count_as_duels_by_rank():
    cross = cross_table(3, [Result((2, 0, 1), (30, 20, 20), (0,))])
    assert cross == [[0, 0.5, 0], [0.5, 0, 0], [1, 1, 0]]


def test_the_first_of_equal_scores_may_have_won_by_the_tie_break():
    assert cross_table(2, [Result((0, 1), (50, 50), (1,))]) == [[0, 0], [1, 0]]


def test_intervals_hold_the_rating_and_shrink_with_games():
    few = standings(["a", "b"], [duel(0, 1)] * 3)[0]
    many = standings(["a", "b"], [duel(0, 1)] * 9 * 10 + [duel(1, 0)] * 10)[0]
    for standing in (few, many):
        assert standing.rating_low < standing.rating < standing.rating_high
    assert many.rating_high - many.rating_low < few.rating_high - few.rating_low


def test_the_same_seed_gives_the_same_intervals():
    results = [duel(0, 1)] * 5 + [duel(1, 0)] * 2
    assert standings(["a", "b"], results, 4) == standings(["a", "b"], results, 4)
