"""Plurals, lists and numbers."""

import pytest

from ludotheque.words import EN, FR, Noun, capital, finished, uncapital

TOKEN = Noun("pion", "pions")


@pytest.mark.parametrize(("number", "text"), [(0, "0 pion"), (1, "1 pion"), (2, "2 pions"), (12, "12 pions")])
def test_nothing_is_singular_in_french(number: int, text: str):
    assert FR.count(number, TOKEN) == text


@pytest.mark.parametrize(("number", "text"), [(0, "0 tokens"), (1, "1 token"), (2, "2 tokens")])
def test_nothing_is_plural_in_english(number: int, text: str):
    assert EN.count(number, Noun("token", "tokens")) == text


@pytest.mark.parametrize(
    ("items", "fr", "en"),
    [([], "", ""), (["a"], "a", "a"), (["a", "b"], "a et b", "a and b"), (["a", "b", "c"], "a, b et c", "a, b and c")],
)
def test_lists(items: list[str], fr: str, en: str):
    assert (FR.listed(items), EN.listed(items)) == (fr, en)


def test_numbers_have_real_signs():
    assert [FR.signed(number) for number in (2, 0, -2)] == ["+2", "0", "−2"]
    assert EN.number(1234) == "1,234"


@pytest.mark.parametrize(
    ("number", "fr", "en"),
    [(1, "1er", "1st"), (2, "2e", "2nd"), (3, "3e", "3rd"), (11, "11e", "11th"), (22, "22e", "22nd")],
)
def test_ordinals(number: int, fr: str, en: str):
    assert (FR.ordinal(number), EN.ordinal(number)) == (fr, en)


def test_only_the_first_letter_changes():
    assert (capital("à Éva"), uncapital("Les Orcs"), capital("")) == ("À Éva", "les Orcs", "")


@pytest.mark.parametrize(("text", "sentence"), [("", ""), ("oui", "Oui."), ("oui !", "Oui !"), ("Oui.", "Oui.")])
def test_a_sentence_is_finished_once(text: str, sentence: str):
    assert finished(text) == sentence


def test_shares_and_averages():
    assert (FR.percent(0.583), EN.percent(0.583)) == ("58\u00a0%", "58%")
    assert (FR.decimal(1.25), EN.decimal(0.8)) == ("1,2", "0.8")
