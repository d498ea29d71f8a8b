"""The scenarios, one module each; a new one joins the list, and tables offer it."""

from ludotheque.games.mageknight.rules.scenario import Scenario
from ludotheque.games.mageknight.rules.scenarios import (
    blitz_conquest,
    conquest,
    first_reconnaissance,
    solo_conquest,
)

# In the order in which tables offer them, the first by default; records and tables keep the names.
MODULES = (first_reconnaissance, conquest, blitz_conquest, solo_conquest)
SCENARIOS: dict[str, Scenario] = {module.SCENARIO.name: module.SCENARIO for module in MODULES}
