"""Every card and every site has a test that shows what it does."""

from importlib import import_module
from pathlib import Path

from ludotheque.games.ebbland.data import CARDS, SITES
from tests.games.ebbland.scenario import SHOWN


def test_every_card_and_every_site_is_shown_by_a_test():
    for path in Path(__file__).parent.glob("test_*.py"):
        import_module(f"tests.games.ebbland.cards.{path.stem}")
    assert sorted({*CARDS, *SITES} - SHOWN) == []
