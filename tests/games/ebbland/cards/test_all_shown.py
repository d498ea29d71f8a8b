"""Every card and every site has a test that shows what it does: without what it says, that test fails."""

from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from ludotheque.games.ebbland.data import CARDS, SITES
from tests.games.ebbland.cards.spoiling import notice, row_of, spoilt, with_row
from tests.games.ebbland.scenario import SHOWN

ALL = (*CARDS, *SITES)


@cache
def gather() -> None:
    """Read all tests of this game, of which some show cards."""
    here = Path(__file__).parent.parent
    for path in (*here.glob("cards/test_*.py"), *here.glob("test_*.py")):
        import_module(".".join(("tests.games.ebbland", *path.relative_to(here).with_suffix("").parts)))


def test_every_card_and_every_site_is_shown_by_a_test():
    gather()
    assert [id for id in ALL if id not in SHOWN] == []


@pytest.mark.parametrize("id", ALL)
def test_a_card_that_lacks_something_is_noticed_by_its_own_tests(id: str, monkeypatch: pytest.MonkeyPatch):
    gather()
    row = row_of(id)
    unseen = [lost for lost, less in spoilt(row) if not notice(id, SHOWN[id], monkeypatch, with_row(id, less))]
    assert unseen == []


def test_a_card_as_it_is_is_not_noticed(monkeypatch: pytest.MonkeyPatch):
    gather()
    assert not any(notice(id, SHOWN[id], monkeypatch, with_row(id, row_of(id))) for id in ("brace", "egg_ledge"))
