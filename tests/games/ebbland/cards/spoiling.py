"""Cards that lack something they say: a test that shows a card must notice."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest

from ludotheque.components import Row
from ludotheque.games.ebbland import rules
from ludotheque.games.ebbland.data import CARD, EDITION, SITE, TABLES
from ludotheque.games.ebbland.data.box import card, catalogue
from ludotheque.games.ebbland.rules.state import Catalogue
from ludotheque.games.ebbland.rules.terms import STATS


def row_of(id: str) -> Row:
    """A card or a site as its line says in the newest edition."""
    name, numbers = ("card", CARD) if id in CARD else ("site", SITE)
    row: Row = TABLES[name].of(EDITION)[numbers[id]]
    return row


def spoilt(row: Row) -> Iterator[tuple[str, Row]]:
    """A line less one of its texts, keywords or strings; what has none of these has other sites, or figures."""
    for field in ("effects", "keywords"):
        said = row.get(field, [])
        for place, lost in enumerate(said):
            yield lost, {**row, field: said[:place] + said[place + 1 :]}
    for stat in STATS:
        if row.get(stat):
            yield stat, {**row, stat: row[stat][:-1]}
    if "sites" in row:
        yield "sites", {**row, "sites": row["sites"][::-1]}


def with_row(id: str, row: Row) -> Callable[[int], Catalogue]:
    """A box in which a line is another."""
    box = catalogue()
    cards, sites = box.cards[:], box.sites[:]
    if id in CARD:
        cards[CARD[id]] = card(row)
    else:
        sites[SITE[id]] = card(row)
    return lambda edition=EDITION: Catalogue(cards, sites, box.decks)


def cases(test: Callable[..., None], id: str) -> list[dict[str, Any]]:
    """The arguments with which pytest would run a test: those for a card, if some are."""
    rows: list[list[dict[str, Any]]] = []
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "parametrize":
            names = [mark.args[0]] if isinstance(mark.args[0], str) else list(mark.args[0])
            values = [(value,) if len(names) == 1 else value for value in mark.args[1]]
            rows.append([dict(zip(names, value, strict=True)) for value in values])
    found = [{name: value for row in chosen for name, value in row.items()} for chosen in product(*rows)]
    return [arguments for arguments in found if id in arguments.values()] or found


def notice(
    id: str, tests: list[Callable[..., None]], patch: pytest.MonkeyPatch, box: Callable[[int], Catalogue]
) -> bool:
    """Tell whether one of the tests fails with this box."""
    for test in tests:
        with patch.context() as inner:
            inner.setattr(rules, "catalogue", box)
            if "catalogue" in test.__globals__:
                inner.setitem(test.__globals__, "catalogue", box)
            try:
                for arguments in cases(test, id):
                    test(**arguments)
            except Exception:
                return True
    return False
