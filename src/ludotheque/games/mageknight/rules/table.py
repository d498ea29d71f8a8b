"""Table options: what a table may choose, which choices contradict each other, and the rules they make."""

from collections.abc import Mapping
from typing import Any

from ludotheque.errors import BadSetup
from ludotheque.game import UNDO, Setup, TableOption
from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.house import HouseRules
from ludotheque.games.mageknight.rules.scenario import Plan, Scenario
from ludotheque.games.mageknight.rules.scenarios import SCENARIOS
from ludotheque.games.mageknight.rules.scenarios.company import Alone, Rivals
from ludotheque.games.mageknight.words import WORDS

BY_SCENARIO = "scenario"
YES_NO = ("no", "yes")
CORE_WITH_CITY = 4
CORE_PLAIN = 4


def numbers(low: int, high: int) -> tuple[str, ...]:
    """Return the values of an option that is a number, the scenario's own first."""
    return (BY_SCENARIO, *(str(number) for number in range(low, high + 1)))


def scenario_option() -> TableOption:
    """Return the choice of a scenario."""
    return TableOption("scenario", tuple(SCENARIOS), "MK-GAME-02")


TABLE = (
    scenario_option(),
    TableOption("map", (BY_SCENARIO, "wedge", "open5", "open4", "open3"), "MK-VAR-11"),
    TableOption("countryside", numbers(3, 11), "MK-VAR-11"),
    TableOption("cities", numbers(1, CORE_WITH_CITY), "MK-VAR-11"),
    TableOption("core", numbers(0, CORE_PLAIN), "MK-VAR-11"),
    TableOption("city-level", numbers(1, 11), "MK-VAR-21"),
    TableOption("turned-tiles", YES_NO, "MK-VAR-12"),
    TableOption("random-cities", YES_NO, "MK-VAR-14"),
    TableOption("night-arrival", YES_NO, "MK-VAR-16"),
    TableOption("darkness", YES_NO, "MK-VAR-19"),
    TableOption("duels", (BY_SCENARIO, *YES_NO), "MK-MOVE-39"),
    TableOption("wording", ("first", "revised"), "MK-EFFECT-04"),
    TableOption(UNDO, ("yes", "no"), "MK-UNDO-02"),
)


def check(players: int, options: Mapping[str, str]) -> None:
    """Refuse a table whose options contradict the scenario or each other, with the reason and its clause."""
    scenario = SCENARIOS[options["scenario"]]
    found = objection(scenario, players, options)
    if found is not None:
        reason, clause = found
        seats = sorted([plan.players for plan in scenario.plans])
        en, fr = (WORDS[language].objection(reason, seats, players, options) for language in ("en", "fr"))
        raise BadSetup(f"{en} ({clause})", f"{fr} ({clause})")


def objection(scenario: Scenario, players: int, options: Mapping[str, str]) -> tuple[str, str] | None:
    """Return why there cannot be such a table and the clause that says so; nothing if there can."""
    if scenario.plan(players) is None:
        return "seats", scenario.clause
    found = scenario.objection(options)
    if found is not None:
        return found
    if options["night-arrival"] == "yes" and options["darkness"] == "yes":
        return "dark_arrival", "MK-VAR-19"
    if has_coast(players, options) and options["countryside"] == "3":
        return "coast", "MK-MAP-03"
    return None


def shape_of(plan: Plan, options: Mapping[str, str]) -> Mapping[str, Any]:
    """Return the shape of the map: the table's, or the scenario's."""
    shape: Mapping[str, Any] = data.SHAPES[plan.shape if options["map"] == BY_SCENARIO else options["map"]]
    return shape


def has_coast(players: int, options: Mapping[str, str]) -> bool:
    """Tell whether core tiles must stay off the coast of the map."""
    return bool(shape_of(plan_of(players, options), options).get("coast", False))


def plan_of(players: int, options: Mapping[str, str]) -> Plan:
    """Return the set-up of the table's scenario."""
    plan = SCENARIOS[options["scenario"]].plan(players)
    assert plan is not None
    return plan


def chosen_number(options: Mapping[str, str], name: str, otherwise: int) -> int:
    """Return what the table chose, or what the scenario says."""
    return otherwise if options[name] == BY_SCENARIO else int(options[name])


def house_rules(chosen: Setup) -> HouseRules:
    """Return the rules that scenario, company and options make."""
    options = chosen.options
    scenario = SCENARIOS[options["scenario"]]
    plan = plan_of(chosen.players, options)
    house = HouseRules(scenario, Alone() if chosen.players == 1 else Rivals())
    house.nights = [(letter == "N") != (options["night-arrival"] == "yes") for letter in scenario.rounds]
    house.countryside = chosen_number(options, "countryside", plan.countryside)
    house.core_city = chosen_number(options, "cities", plan.core_city)
    house.core_plain = chosen_number(options, "core", plan.core_plain)
    levels = plan.city_levels or [0]
    house.city_levels = [
        chosen_number(options, "city-level", levels[min(number, len(levels) - 1)]) for number in range(house.core_city)
    ]
    house.darkness = options["darkness"] == "yes"
    house.duels = may_duel(chosen.players, scenario, options)
    house.random_turns = options["turned-tiles"] == "yes"
    house.random_cities = options["random-cities"] == "yes"
    house.revised = options["wording"] == "revised"
    _lay_out(house, shape_of(plan, options))
    return house


def may_duel(players: int, scenario: Scenario, options: Mapping[str, str]) -> bool:
    """Tell whether players may fight each other: by the table's agreement, or as the scenario has it (MK-MOVE-39)."""
    agreed = scenario.has_duels if options["duels"] == BY_SCENARIO else options["duels"] == "yes"
    return players > 1 and agreed


def _lay_out(house: HouseRules, shape: Mapping[str, Any]) -> None:
    house.start_tile = data.TILE[shape["start"]]
    house.opening = [number for position in shape["opening"] for number in position]
    house.narrow = shape.get("narrow", False)
    house.coast = shape.get("coast", False)
    house.least_b = shape.get("least_b", 0)
    house.most_b = shape.get("most_b", 99)
