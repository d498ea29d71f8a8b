"""The scenarios, one module each: all of this folder that have a `SCENARIO`, in the order of the book."""

import sys
from importlib.resources import files

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.scenario import Scenario
from ludotheque.modules import modules_of


def _found() -> list[Scenario]:
    """Return what the modules declare, the first by default; what the book does not have comes last."""
    book = files(data).joinpath("clauses.toml").read_text(encoding="utf-8")
    declared = [vars(module).get("SCENARIO") for module in modules_of(sys.modules[__name__])]
    found = [one for one in declared if isinstance(one, Scenario)]
    return sorted(found, key=lambda one: book.find(f'"{one.clause}"') % (len(book) + 1))


# Records and tables keep the names.
SCENARIOS: dict[str, Scenario] = {scenario.name: scenario for scenario in _found()}
