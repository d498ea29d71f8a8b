"""Possessives, places and zero."""

import pytest

from ludotheque.typography import curly
from ludotheque.words import Noun, english

TOKEN = Noun("token", "tokens")


def test_possessives():
    assert (english.possessive("Léa"), english.possessive("the Orcs")) == ("Léa’s", "the Orcs’")


def test_the_apostrophe_of_a_plural_is_one_too():
    assert curly("Speed of others' moves") == "Speed of others’ moves"
    assert curly("'the Skeletons' is not possible") == "'the Skeletons' is not possible"


def test_amounts_in_words():
    assert [english.count(number, TOKEN) for number in (0, 1, 3)] == ["no tokens", "1 token", "3 tokens"]
    assert [english.every(number, TOKEN) for number in (2, 3)] == ["both tokens", "all 3 tokens"]


@pytest.mark.parametrize(
    ("name", "the"),
    [
        ("Owlwood", "Owlwood"),
        ("Gull Sea", "the Gull Sea"),
        ("Sea of Gales", "the Sea of Gales"),
        ("The Bulwark", "the Bulwark"),
    ],
)
def test_places(name: str, the: str):
    assert english.the_place(name) == the


def test_an_before_a_vowel():
    assert english.a("weapon") == "a weapon"
    assert english.a("action") == "an action"
