"""Spaces are named as a person would find them: by row and place, and from the hero by steps and direction."""

import pytest

from ludotheque.games.mageknight.words.whereabouts import called, direction


@pytest.mark.parametrize(
    ("dq", "dr", "name"),
    [(1, 0, "e"), (1, -1, "ne"), (0, -1, "nw"), (-1, 0, "w"), (-1, 1, "sw"), (0, 1, "se"), (1, -2, "n"), (-1, 2, "s")],
)
def test_the_six_neighbours_and_what_lies_between(dq: int, dr: int, name: str):
    assert direction(dq, dr) == name


def test_two_places_are_never_called_the_same():
    places = [(q, r) for q in range(-8, 9) for r in range(-12, 13)]
    assert len({called(q, r) for q, r in places}) == len(places)


def test_numbers_grow_to_the_east_and_letters_to_the_north():
    assert [called(0, 0), called(1, 0), called(0, -1)] == ["B10", "B11", "C9"]
