"""Symbols, seats, tokens, prices and buttons."""

import re
from xml.etree import ElementTree

import pytest

from ludotheque.svg.panels import Button, bar, bar_width, panel, track
from ludotheque.svg.pieces import Part, badge, marker, pill, printed, token
from ludotheque.svg.seats import PATTERNS, SHAPES, outline, patterns
from ludotheque.svg.sprite import icon, sprite, symbols


def test_only_the_symbols_used_are_given():
    found = symbols(icon("coin", 20) + icon("dragon", 20) + icon("coin", 10))
    assert re.findall(r'<symbol id="([^"]*)"', found) == ["i-coin", "i-dragon"]


def test_every_symbol_is_well_formed_and_named_once():
    names = [ElementTree.fromstring(text).get("id") for text in sprite().values()]
    assert len(names) == len(set(names)) == 280


def test_a_symbol_is_drawn_around_its_middle():
    assert icon("coin", 20, 5, 6) == '<use href="#i-coin" x="-5" y="-4" width="20" height="20"/>'


def test_seats_differ_in_shape_and_pattern():
    assert len({outline(seat, "token") for seat in range(5)}) == len(SHAPES) == len(set(PATTERNS)) == 5
    assert patterns(3).count("<pattern") == 3


@pytest.mark.parametrize(("count", "under", "counted"), [(1, 0, False), (2, 1, True), (3, 2, True), (9, 2, True)])
def test_a_stack_shows_its_depth_and_its_count(count: int, under: int, counted: bool):
    drawn = token(0, "race-orcs", count)
    assert drawn.count("token-under") == under
    assert (badge(count) in drawn) is counted


def test_a_marker_counts_from_two():
    assert "<text" not in marker("fortress", "piece-fortress-1", (0, 0), "1 Fortress")
    assert ">3</text>" in marker("encampment", "piece-camp-1", (0, 0), "3 Encampments", 3)
    assert 'href="#i-mine"' in printed("mine", 0, 0)


def test_a_price_grows_with_its_parts_and_shows_chance():
    [one] = re.findall(r'width="([\d.]+)" height="28"', pill([Part("race-orcs", "3")], 0, 0))
    [two] = re.findall(r'width="([\d.]+)" height="28"', pill([Part("race-orcs", "3"), Part("dragon", "1")], 0, 0))
    assert float(two) > float(one)
    assert "price--roll" in pill([Part("die-3", "5")], 0, 0, dashed=True)


def test_buttons_stand_in_a_row_that_ends_at_the_right():
    buttons = [Button("button-stop", "Finir", "ui-check", True), Button("button-decline", "Passer en déclin")]
    places = [float(x) for x in re.findall(r'class="button[^>]*translate\(([-\d.]+)', bar(buttons, 500, 0))]
    assert places[0] == pytest.approx(500 - bar_width(buttons), abs=0.1)
    assert places[1] + buttons[1].width == pytest.approx(500, abs=0.1)
    assert ElementTree.fromstring(bar([], 500, 0)).findall("g") == []


def test_panels_and_tracks():
    assert "translate(3 4)" in panel(["<g/>"], (3, 4, 50, 60), id="seat-1")
    assert [track(4, now, 0, 0).count(f"track-{state}") for now, state in ((2, "past"), (2, "now"), (5, "past"))] == [
        1,
        1,
        4,
    ]
