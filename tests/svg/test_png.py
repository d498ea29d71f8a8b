"""Style sheets written into drawings, and drawings made into pictures."""

import re

import pytest

from ludotheque.errors import MissingExtra
from ludotheque.svg import png
from ludotheque.svg.paint import painted


def drawing(inside: str, sheet: str = "") -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><style>{sheet}</style>{inside}</svg>'


def style(svg: str, *sheets: str) -> str:
    """The style that the element with the id x gets."""
    [element] = re.findall(r'<\w+ [^>]*id="x"[^>]*>', painted(svg, *sheets))
    return "".join(re.findall(r'style="([^"]*)"', element))


@pytest.mark.parametrize(
    ("sheet", "expected"),
    [
        (":root { --ink: red } .a { fill: var(--ink) }", "fill:red"),
        (".a { fill: var(--none, blue) }", "fill:blue"),
        (":root { --one: var(--two); --two: red } .a { fill: var(--one) }", "fill:red"),
        (".a { fill: red } #x { fill: blue }", "fill:blue"),
        (".a { fill: red !important } #x { fill: blue }", "fill:red"),
        (".a:not(.b, .c) { fill: red } .a:hover { fill: blue }", "fill:red"),
        (
            "@media (prefers-color-scheme: dark) { .a { fill: black } } .a { fill: red; transition: fill 1s }",
            "fill:red",
        ),
        ("g .a::before { fill: red }", ""),
        (".a { fill: rgb(60 38 14 / .16) }", "fill:rgba(60,38,14,0.16)"),
        (":root { --dim: .5 } .a { fill: rgb(0 0 0 / var(--dim)) }", "fill:rgba(0,0,0,0.5)"),
        (":root { --one: #ff0000 } .a { fill: color-mix(in srgb, var(--one) 60%, blue) }", "fill:rgba(153,0,102,1)"),
        (".a { fill: color-mix(in srgb, black, transparent) }", "fill:rgba(0,0,0,0.5)"),
        (".a { fill: color-mix(in lab, black, white) }", "fill:color-mix(in lab, black, white)"),
        (".a { fill: url(#pattern) }", "fill:url(#pattern)"),
    ],
)
def test_sheets_become_plain_style(sheet: str, expected: str):
    assert style(drawing('<rect class="a" id="x"/>', sheet)) == expected


def test_variables_come_from_the_nearest_group():
    inside = '<g data-seat="1"><g data-seat="2"><rect id="x" class="token"/></g></g>'
    sheet = '[data-seat="1"] { --seat: red } [data-seat="2"] { --seat: blue } .token { fill: var(--seat) }'
    assert style(drawing(inside), sheet) == "fill:blue"


def test_variables_are_known_in_attributes():
    assert 'fill="red"' in painted(drawing('<rect fill="var(--ink)"/>', ":root { --ink: red }"))


def test_a_variable_that_names_itself_does_no_harm():
    assert style(drawing('<rect id="x"/>', "#x { --a: var(--a); fill: var(--a) }")).startswith("fill:")


def test_a_picture_has_the_width_asked_for():
    picture = png.to_png(drawing('<rect width="20" height="10" fill="red"/>'), width=60)
    assert picture.startswith(b"\x89PNG")
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (60, 30)


@pytest.mark.parametrize("family", ["serif", "sans-serif", "'Nowhere Known', Georgia, serif"])
def test_text_shows_in_any_family(family: str):
    empty = png.to_png(drawing(""))
    assert png.to_png(drawing(f'<text y="9" font-size="9" font-family="{family}">Éé</text>')) != empty


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(png, "find_spec", lambda name: None)
    with pytest.raises(MissingExtra, match=r"ludotheque\[png\]"):
        png.to_png(drawing(""))
