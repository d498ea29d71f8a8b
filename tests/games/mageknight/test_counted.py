"""What statistics of Mage Knight count besides heroes, tactics and skills: sites that were conquered, and levels."""

import pytest

from ludotheque.games.mageknight import GAME
from ludotheque.kernel import Event
from tests.games.mageknight.positions import assault, city, smite


def counted(events: list[Event]) -> list[tuple[int, str, str]]:
    """What statistics make of some events."""
    return [label for event in events for label in GAME.mind.labels(event)]


def test_a_keep_that_falls_is_counted():
    table = smite(assault("golems", hand=("rage", "rage", "march")), "golems")
    assert (0, "site", "keep") in counted(table.s.events)


def test_a_city_that_falls_is_counted_for_its_leader():
    table = smite(city("green", "minotaur"), "minotaur")
    assert (0, "site", "city") in counted(table.s.events)


@pytest.mark.parametrize(
    ("language", "names"), [("en", ["Conquered sites", "keep", "4"]), ("fr", ["Sites conquis", "fort", "4"])]
)
def test_they_have_names(language: str, names: list[str]):
    words = GAME.words[language]
    assert [words.counted("site", ""), words.counted("site", "keep"), words.counted("level", "4")] == names
