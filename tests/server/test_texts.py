"""What the pages say: grammar that figures and names ask for."""

import re

import pytest

from ludotheque.games import load
from ludotheque.review import texts as reviews
from ludotheque.server.render import things_of, with_names
from ludotheque.server.texts import TEXTS, count, say
from ludotheque.words.spoken import gathered
from tests.house.source import ROOT

# A text that a page or the code behind it asks for by its whole name; other names are put together.
ASKED = re.compile(r"""\b(?:self\.say|s\.say|scene\.say|t)\(["']([a-z][a-z0-9-]*)["'](?! ~)[,)]""")


@pytest.mark.parametrize(("name", "said"), [("Basile", "Au tour de Basile"), ("Ondine", "Au tour d’Ondine")])
def test_a_name_after_de_is_elided(name: str, said: str):
    assert say("fr", "thinking-person", name=name) == said
    assert say("en", "thinking-person", name=name) == f"It is {name}’s turn"


@pytest.mark.parametrize(("n", "said"), [(0, "0 libre"), (1, "1 libre"), (2, "2 libres")])
def test_free_seats_agree_with_their_number(n: int, said: str):
    assert count("fr", "free-seats", n) == said


def test_a_name_after_de_is_elided_in_reviews_too():
    assert reviews.say("fr", "rival", name="Ondine") == "C’est le jeu d’Ondine qui a compté ici."


def test_every_text_that_is_asked_for_by_name_is_there():
    server = ROOT / "src" / "ludotheque" / "server"
    files = [*server.rglob("*.py"), *server.rglob("*.html")]
    asked = {name for file in files for name in ASKED.findall(file.read_text(encoding="utf-8"))}
    assert len(asked) > 250
    assert asked - TEXTS.keys() == set()


def test_no_two_rooms_name_a_text_alike():
    with pytest.raises(ValueError, match="offline"):
        gathered({"offline": ("a", "b")}, {"offline": ("c", "d")})


def test_the_page_without_a_network_is_called_so():
    assert say("fr", "offline") == "Pas de réseau"


def test_a_players_name_is_bold_but_not_inside_the_name_of_a_card():
    cards = things_of(load("ebbland"), "fr")
    sentence = "Anselme enrôle Frère Anselme Duquai."
    assert with_names(sentence, ("Anselme", ""), cards) == "<b>Anselme</b> enrôle Frère Anselme Duquai."


@pytest.mark.parametrize(("names", "shown"), [((), "A&lt;b meurt."), (("A<b",), "<b>A&lt;b</b> meurt.")])
def test_names_are_escaped(names: tuple[str, ...], shown: str):
    assert with_names("A<b meurt.", names) == shown
