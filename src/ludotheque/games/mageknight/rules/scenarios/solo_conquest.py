"""Solo Conquest: all cities are to be conquered alone."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.scenario import Plan
from ludotheque.games.mageknight.rules.scenarios.conquest import Conquest

SCENARIO = Conquest("solo_conquest", "MK-SCN-SOLO-01", "DNDNDN", [Plan(1, "wedge", 7, 2, 2, [5, 8])])
