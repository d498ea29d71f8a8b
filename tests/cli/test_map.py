"""Areas drawn in characters: borders that join, labels that fit, numbers that show."""

import pytest

from ludotheque.textboard import Area, Form, Span, TextBoard, plain
from ludotheque.textmap.canvas import CURSOR_PAPER, draw
from ludotheque.textmap.raster import NOWHERE, rasterize


def box(left: float, top: float, right: float, bottom: float) -> tuple[tuple[float, float], ...]:
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def form(text: str) -> Form:
    return (Span(text),)


def area(name: str, shape: tuple[tuple[float, float], ...], *lines: tuple[Form, ...], texture: str = "") -> Area:
    middle = (sum(x for x, _ in shape) / len(shape), sum(y for _, y in shape) / len(shape))
    strewn = (Span(texture),) if texture else ()
    return Area(name, name, f"{name}.", polygon=shape, at=middle, paper="#111111", texture=strewn, lines=lines)


def board(*areas: Area) -> TextBoard:
    return TextBoard(size=(12.0, 4.0), areas=areas)


LEFT, RIGHT = box(0, 0, 6, 4), box(6, 0, 12, 4)


def test_two_halves_have_one_line_between_them():
    drawn = draw(board(area("a", LEFT), area("b", RIGHT)), 12, 4).text()
    assert drawn.splitlines() == ["     │      "] * 4


def test_four_quarters_meet_in_a_cross():
    quarters = [box(x, y, x + 6, y + 2) for y in (0, 2) for x in (0, 6)]
    drawn = draw(board(*(area(str(i), shape) for i, shape in enumerate(quarters))), 12, 4).text()
    assert drawn.splitlines() == ["     │      ", "─────┼──────", "     │      ", "     │      "]


def test_an_island_is_ringed_with_round_corners():
    sea = (*box(0, 0, 12, 4), (0, 0), *reversed(box(3, 1, 9, 3)), (3, 3))
    drawn = draw(board(area("sea", sea), area("isle", box(3, 1, 9, 3))), 12, 4).text()
    assert drawn.splitlines()[0].strip() == "╭─────╮"
    assert drawn.splitlines()[2].strip() == "╰─────╯"


def test_cells_know_their_area():
    raster = rasterize((LEFT, box(6, 0, 9, 4)), (12.0, 4.0), 12, 4)
    assert [raster.area_at(x, 0) for x in (0, 5, 6, 8, 9, 11, 12, -1)] == [0, 0, 1, 1, *[NOWHERE] * 4]


@pytest.mark.parametrize(
    ("width", "label"), [(24, "long name"), (12, "name"), (6, "n")], ids=["long", "short", "shortest"]
)
def test_the_longest_form_that_fits_is_written(width: int, label: str):
    forms = (form("long name"), form("name"), form("n"))
    drawn = draw(board(area("a", LEFT, forms), area("b", RIGHT)), width, 4).text()
    assert label in drawn
    assert sum(len(line.replace("│", "").split()) > 0 for line in drawn.splitlines()) == 1


def test_lines_stand_below_each_other_and_the_weightiest_stays_where_room_is_short():
    lines = ((form("one"),), (form("two"),), (form("three"),))
    tall = draw(board(area("a", LEFT, *lines), area("b", RIGHT)), 24, 8).text().split()
    assert [word for word in tall if word != "│"] == ["one", "two", "three"]
    flat = draw(board(area("a", LEFT, *lines), area("b", RIGHT)), 24, 1).text()
    assert "one" in flat
    assert "two" not in flat


def test_a_label_larger_than_its_area_is_written_across_the_border():
    assert "wide label" in draw(board(area("a", box(5, 0, 7, 4), (form("wide label"),)), area("b", LEFT)), 12, 4).text()


def test_numbers_of_options_come_before_the_first_line():
    drawn = draw(board(area("a", LEFT, (form("A5"),)), area("b", RIGHT)), 40, 4, {"a": [3, 7], "b": [12]}).text()
    assert " 3,7 A5" in drawn
    assert " 12 " in drawn
    assert "3+A5" in draw(board(area("a", LEFT, (form("A5"),)), area("b", RIGHT)), 10, 4, {"a": [3, 7]}).text()


def test_the_cursor_shows_on_its_area_only():
    canvas = draw(board(area("a", LEFT), area("b", RIGHT)), 12, 4, cursor="b")
    assert {cell.paper for cell in canvas.rows[0][:6]} == {"#111111"}
    assert {cell.paper for cell in canvas.rows[0][6:]} == {CURSOR_PAPER}


def test_the_texture_is_strewn_evenly():
    drawn = draw(board(area("a", box(0, 0, 12, 4), texture="x")), 12, 4).text()
    assert drawn.count("x") == 12


def test_a_form_is_plain_text_without_its_looks():
    assert plain((Span("a", "#ffffff"), Span("b", bold=True))) == "ab"
