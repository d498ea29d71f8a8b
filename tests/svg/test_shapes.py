"""Polygons: inside, near the border, room for a line of text."""

import pytest

from ludotheque.svg.shapes import around, clearance, contains, overlap, room, spans

# A square of 10 with a bay of 4 from above, so that a high line is cut in two.
BAY = ((0, 0), (3, 0), (3, 6), (7, 6), (7, 0), (10, 0), (10, 10), (0, 10))


@pytest.mark.parametrize(("x", "y", "inside"), [(1, 1, True), (5, 3, False), (5, 8, True), (-1, 5, False)])
def test_a_point_is_inside_or_not(x: float, y: float, inside: bool):
    assert contains(BAY, x, y) is inside


@pytest.mark.parametrize(("x", "y", "distance"), [(5, 8, 2), (1, 8, 1), (5, 5, -1), (13, 14, -5)])
def test_clearance_is_negative_outside(x: float, y: float, distance: float):
    assert clearance(BAY, x, y) == pytest.approx(distance)


def test_a_line_can_lie_inside_in_several_parts():
    assert spans(BAY, 3) == [(0, 3), (7, 10)]
    assert spans(BAY, 8) == [(0, 10)]
    assert spans(BAY, 11) == []


@pytest.mark.parametrize(("top", "bottom", "x", "reach"), [(7, 9, 5, (0, 10)), (5, 9, 1, (0, 3)), (5, 9, 5, (5, 5))])
def test_room_is_what_is_free_at_every_height(top: float, bottom: float, x: float, reach: tuple[float, float]):
    assert room(BAY, top, bottom, x) == reach


@pytest.mark.parametrize(("x", "shared"), [(0, True), (9, True), (10, False), (-12, False)])
def test_boxes_share_room_or_not(x: float, shared: bool):
    box = (-5, -2, 5, 2)
    assert overlap(around(box, 0, 0), around(box, x, 1)) is shared
