"""What can be chosen on a map: few are rimmed, many are not, the rest steps back."""

from ludotheque.svg.reach import Places, reach, rim

SQUARES = [(((x, 0.0), (x + 1, 0.0), (x + 1, 1.0), (x, 1.0)), f'<use href="#{x}"/>') for x in range(4)]
BOARD = Places(SQUARES)


def test_one_line_goes_around_neighbours_and_not_between_them():
    assert rim(border for border, _ in SQUARES[:2]).count("L") == 6


def test_a_slit_within_a_place_has_no_line():
    slit = ((0.0, 0.0), (2.0, 0.0), (2.0, 1.0), (1.0, 1.0), (1.0, 0.5), (1.0, 1.0), (0.0, 1.0))
    assert rim([slit]).count("L") == 5
    assert "1 0.5" not in rim([slit])


def test_few_places_have_a_line_and_the_rest_a_veil():
    veil, line = reach(BOARD, {0, 1})
    assert [f'"#{x}"' in veil for x in range(4)] == [False, False, True, True]
    assert "rim-line" in line


def test_of_many_places_only_the_rest_is_marked():
    veil, line = reach(BOARD, {0, 1, 2})
    assert '"#3"' in veil
    assert "rim-line" not in line


def test_where_nothing_can_be_chosen_nothing_is_marked():
    assert "use" not in "".join(reach(BOARD, ()))
    assert "use" not in "".join(reach(Places(()), ()))


def test_what_is_seldom_wanted_is_left_as_it_is():
    veil, _ = reach(BOARD, {0}, {1})
    assert '"#1"' not in veil
