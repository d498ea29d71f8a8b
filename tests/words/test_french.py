"""Elision, articles, places and spaces."""

import pytest

from ludotheque.words import Noun, french

TOKEN, REGION, LAIR = Noun("pion", "pions"), Noun("région", "régions", feminine=True), Noun("antre", "antres")
HERO = Noun("héros", "héros")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Basile", "de Basile"),
        ("Ondine", "d’Ondine"),
        ("Éva", "d’Éva"),
        ("Hélène", "d’Hélène"),
        ("Héros", "de Héros"),
        ("Yann", "de Yann"),
        ("Yves", "d’Yves"),
        ("#1", "de #1"),
        ("", "de "),
    ],
)
def test_de_loses_its_vowel(name: str, text: str):
    assert french.de(name) == text


def test_articles_agree():
    assert [french.le(noun) for noun in (TOKEN, REGION, LAIR, HERO)] == ["le pion", "la région", "l’antre", "le héros"]
    assert [french.le(noun, 2) for noun in (TOKEN, REGION, LAIR)] == ["les pions", "les régions", "les antres"]


def test_zero_is_said_in_words():
    assert [french.count(0, noun) for noun in (TOKEN, REGION)] == ["aucun pion", "aucune région"]
    assert french.count(2, REGION) == "2 régions"


@pytest.mark.parametrize(
    ("phrase", "of", "to"),
    [
        ("les Orcs", "des Orcs", "aux Orcs"),
        ("le lac", "du lac", "au lac"),
        ("la mer", "de la mer", "à la mer"),
        ("l’île", "de l’île", "à l’île"),
        ("vos Orcs", "de vos Orcs", "à vos Orcs"),
    ],
)
def test_articles_merge(phrase: str, of: str, to: str):
    assert (french.merged("de", phrase), french.merged("à", phrase)) == (of, to)


@pytest.mark.parametrize(
    ("name", "the", "of", "at"),
    [
        ("Pommeraie", "Pommeraie", "de Pommeraie", "à Pommeraie"),
        ("Anguillère", "Anguillère", "d’Anguillère", "à Anguillère"),
        ("Mer d’Écume", "la mer d’Écume", "de la mer d’Écume", "sur la mer d’Écume"),
        ("Lac Miroir", "le lac Miroir", "du lac Miroir", "sur le lac Miroir"),
        ("Les Terrasses", "les Terrasses", "des Terrasses", "aux Terrasses"),
    ],
)
def test_places(name: str, the: str, of: str, at: str):
    assert (french.the_place(name), french.of_place(name), french.at_place(name)) == (the, of, at)


def test_signs_stick_to_their_word():
    assert french.typeset("« Oui ! » : non ; si ?") == "«\u00a0Oui\u202f!\u00a0»\u00a0: non\u202f; si\u202f?"
    assert french.sentence("à vous : jouez") == "À vous\u00a0: jouez."


def test_an_indefinite_article_agrees():
    assert french.un("pion") == "un pion"
    assert french.un("région", feminine=True) == "une région"


def test_each_further_clause_has_its_que():
    assert french.que(["vous attaquez"]) == "vous attaquez"
    assert french.que(["vous attaquez", "un ennemi est mort"]) == "vous attaquez et qu’un ennemi est mort"
