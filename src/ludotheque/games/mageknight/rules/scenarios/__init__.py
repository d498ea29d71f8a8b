"""The scenarios, one module each; a new one joins the list, and tables offer it."""

from ludotheque.games.mageknight.rules.scenario import Scenario
from ludotheque.games.mageknight.rules.scenarios import (
    blitz_conquest,
    blitz_cooperation,
    conquer_and_hold,
    conquest,
    druid_nights,
    dungeon_lords,
    first_reconnaissance,
    full_cooperation,
    mines_liberation,
    one_to_return,
    solo_conquest,
)

# In the order in which tables offer them, the first by default; records and tables keep the names.
MODULES = (
    *(first_reconnaissance, conquest, blitz_conquest, solo_conquest),
    *(
        full_cooperation,
        blitz_cooperation,
        mines_liberation,
        druid_nights,
        dungeon_lords,
        conquer_and_hold,
        one_to_return,
    ),
)
SCENARIOS: dict[str, Scenario] = {module.SCENARIO.name: module.SCENARIO for module in MODULES}
