"""The curve of a review: calm enough to be read, and true at both ends."""

from itertools import pairwise

from ludotheque.review.report import Point
from ludotheque.server.skyline import NAME, POINTS, calm, readable


def wobbly(count: int) -> list[Point]:
    chances = [0.5, *(0.3 + 0.2 * (number % 2) for number in range(1, count - 1)), 1.0]
    return [Point(number, 1, 0, [one, 1.0 - one], 0.0, 0.0) for number, one in enumerate(chances)]


def test_a_long_game_is_drawn_without_the_wobble_of_single_answers():
    line = calm(wobbly(600))
    assert len(line) <= POINTS + 2
    assert (line[0], line[-1]) == ((0, [0.5, 0.5]), (599, [1.0, 0.0]))
    assert all(0.38 < chances[0] < 0.42 for _, chances in line[1:-1])


def test_a_short_game_is_drawn_as_it_went():
    points = wobbly(30)
    assert calm(points) == [(point.after, point.chances) for point in points]


def test_the_names_of_rounds_never_meet():
    short = [(now, 48 + 84.0 * now) for now in range(10)]
    assert readable(short) == short
    long = readable([(now, 48 + 19.5 * now) for now in range(40)])
    assert [now for now, _ in long] == list(range(0, 40, 2))
    assert all(later[1] - one[1] >= NAME for one, later in pairwise(long))
