"""Style sheets cut down to one drawing."""

import re

import pytest

from ludotheque import design
from ludotheque.svg.picture import picture
from ludotheque.svg.sheets import needed

DRAWING = '<g data-seat="1"><rect class="a b"/><text class="c" fill="var(--in-drawing)"/></g>'


@pytest.mark.parametrize(
    ("sheet", "kept"),
    [
        (".a { fill: red }", ".a { fill: red; }"),
        (".x { fill: red }", ""),
        (".a .x, .a.b { fill: red }", ".a.b { fill: red; }"),
        (".a:not(.x, .y) > :not(.z) { fill: red }", ".a:not(.x, .y) > :not(.z) { fill: red; }"),
        (".a:hover { fill: red }", ""),
        ('[data-seat="1"] { fill: red } [data-seat="2"] { fill: blue }', '[data-seat="1"] { fill: red; }'),
        ("circle { fill: red } .a rect { fill: blue }", ".a rect { fill: blue; }"),
        (
            "/* .a */ @media print { .a { fill: red } } @keyframes a { to { fill: red } } .b { fill: blue }",
            ".b { fill: blue; }",
        ),
        (
            ":root { --used: 1; --not: 2 } .a { opacity: var(--used) }",
            ":root { --used: 1; }\n.a { opacity: var(--used); }",
        ),
        (
            ":root { --in-drawing: var(--behind); --behind: red }",
            ":root { --in-drawing: var(--behind); --behind: red; }",
        ),
    ],
)
def test_only_what_touches_the_drawing_is_kept(sheet: str, kept: str):
    assert needed(DRAWING, [sheet]) == kept


def test_our_sheets_define_every_variable_they_use():
    sheets = "\n".join(
        map(design.read, ("tokens.css", "boards.css", "ui.css", "picture.css", "covers.css", design.GAMES))
    )
    assert set(re.findall(r"var\((--[\w-]+)\)", sheets)) <= set(re.findall(r"(--[\w-]+):", sheets))


def test_seats_are_painted_without_the_sheet_of_pages():
    style = needed('<g data-seat="1"><rect class="own-band"/></g>', map(design.read, design.PICTURE_SHEETS))
    assert "--seat-1: #17529c" in style
    assert "--seat-2:" not in style


def test_a_picture_stands_alone():
    drawn = picture(20, 10, '<g class="token-emblem"><use href="#i-coin"/></g>', "A & B", "<none>")
    assert drawn.startswith('<svg xmlns="http://www.w3.org/2000/svg"')
    assert '<symbol id="i-coin"' in drawn
    assert "<title>A &amp; B</title>" in drawn
    assert ".token-emblem { color: var(--seat-on);" in drawn
