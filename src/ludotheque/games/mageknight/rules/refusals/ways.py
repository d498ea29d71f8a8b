"""Why a hero cannot do what only some scenarios know."""

from __future__ import annotations

from ludotheque.game import Refusal
from ludotheque.games.mageknight.rules.scenarios import SCENARIOS
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.kernel import Option


def of_scenario(view: MageKnight, seat: int, wished: Option) -> list[Refusal]:
    """Say what keeps a hero from it, or which scenario has it."""
    scenario = view.house.scenario
    if wished.verb in scenario.own:
        return scenario.why_not(view, seat, wished)
    for number, other in enumerate(SCENARIOS.values()):
        if wished.verb in other.own:
            return [Refusal("other_scenario", other.own[wished.verb], (number,))]
    return []
