"""Lengths of text before it is drawn."""

import pytest

from ludotheque.svg.text import shortened, width, wrapped


def test_wide_letters_are_wider():
    assert width("mmm", 10) > width("nnn", 10) > width("iii", 10)
    assert width("nn", 20) == 2 * width("nn", 10)


def test_what_fits_is_left_alone():
    assert shortened("Orcs", 100, 16) == "Orcs"
    assert wrapped("Orcs Pillards", 300, 16) == ["Orcs Pillards"]


@pytest.mark.parametrize("text", ["Les Nains bâtisseurs de la montagne", "Anticonstitutionnellement"])
def test_what_does_not_fit_is_cut(text: str):
    short = shortened(text, 80, 16)
    assert short.endswith("…")
    assert width(short, 16) <= 80


def test_words_are_kept_whole_where_that_leaves_most_of_the_text():
    assert shortened("Roll the Berserk die before choosing", 240, 19) == "Roll the Berserk die…"
    assert shortened("Ô Anticonstitutionnellement", 80, 16).startswith("Ô Anti")


def test_lines_break_at_spaces_and_the_last_is_cut():
    lines = wrapped("Skeletons and their Dragon Masters and Heroes", 120, 16)
    assert lines[0] == "Skeletons and"
    assert len(lines) == 2
    assert all(width(line, 16) <= 120 for line in lines)


def test_no_break_spaces_hold():
    assert wrapped("Que faire\u00a0? Finir", 80, 16)[0] == "Que faire\u00a0?"


def test_a_word_that_no_line_holds_breaks_at_its_hyphens_and_others_do_not():
    assert wrapped("Chute-Blanche", 86, 13) == ["Chute-", "Blanche"]
    assert wrapped("Chute-Blanche", 104, 13) == ["Chute-Blanche"]
    assert wrapped("La Côte-de-Jade", 90, 13) == ["La", "Côte-de-Jade"]
