"""SVG written as text."""

from xml.etree import ElementTree

import pytest

from ludotheque.svg.markup import escape, group, label, layer, num, shift, tag


@pytest.mark.parametrize(("value", "text"), [(3, "3"), (3.0, "3"), (2.55, "2.5"), (-0.01, "0"), (-12.34, "-12.3")])
def test_numbers_are_short(value: float, text: str):
    assert num(value) == text


def test_an_element_leaves_out_what_is_none():
    assert (
        tag("use", class_="hit", href="#a", tabindex=None, data_seat=2) == '<use class="hit" href="#a" data-seat="2"/>'
    )


def test_groups_and_layers_stay_open_also_if_empty():
    assert group([], class_="players") == '<g class="players"></g>'
    assert layer("prices", []) == '<g id="layer-prices">\n</g>'
    assert layer("prices", ["<a/>", "<b/>"]) == '<g id="layer-prices">\n<a/>\n<b/>\n</g>'


@pytest.mark.parametrize("text", ['<script>"&', "L'Épouvantail > 5 & «\u00a0?\u00a0»"])
def test_text_and_attributes_come_back_as_they_were(text: str):
    element = ElementTree.fromstring(group((label(text, 1, 2, "name"),), aria_label=text))
    assert element.get("aria-label") == text
    assert element[0].text == text
    assert "<script>" not in escape(text)


def test_places_become_transforms():
    assert shift(1.25, -3) == "translate(1.2 -3)"
