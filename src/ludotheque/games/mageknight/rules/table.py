"""Table options: what a table may choose, which choices contradict each other, and the rules they make."""

from collections.abc import Mapping
from typing import Any

from ludotheque.errors import BadSetup
from ludotheque.game import UNDO, Setup, TableOption
from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.house import HouseRules
from ludotheque.games.mageknight.rules.land.exploration import encode
from ludotheque.games.mageknight.rules.scenario import Company, Plan, Scenario
from ludotheque.games.mageknight.rules.scenarios import SCENARIOS
from ludotheque.games.mageknight.rules.scenarios.company import Allies, Alone, Rivals, Teams
from ludotheque.games.mageknight.words import WORDS

BY_SCENARIO = "scenario"
YES_NO = ("no", "yes")
CORE_WITH_CITY = 4
CORE_PLAIN = 4
TEAM_PLAYERS = 4
HIGHEST_CITY = 11
HIGHEST_MEGAPOLIS = 2 * HIGHEST_CITY
# None, the last city, both of two.
MEGAPOLIS = ("no", "last", "two")
MOST_WITH_MEGAPOLIS = 3
RAMPAGE = ("usual", "more", "extreme")
# The rules of before heroes could fight each other.
WITHOUT_DUELS = "3"


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
    TableOption("city-level", numbers(1, HIGHEST_CITY), "MK-VAR-21"),
    TableOption("megapolis", MEGAPOLIS, "MK-VAR-22"),
    TableOption("megapolis-level", numbers(2, HIGHEST_MEGAPOLIS), "MK-VAR-23"),
    TableOption("turned-tiles", YES_NO, "MK-VAR-12"),
    TableOption("random-cities", YES_NO, "MK-VAR-14"),
    TableOption("auction", YES_NO, "MK-VAR-02"),
    TableOption("rampaging", RAMPAGE, "MK-VAR-38"),
    TableOption("interactive-spells", ("yes", "no"), "MK-VAR-45"),
    TableOption("interactive-skills", ("yes", "no"), "MK-VAR-46"),
    TableOption("interactive-combat", YES_NO, "MK-VAR-50"),
    TableOption("friendly-mana", YES_NO, "MK-VAR-48"),
    TableOption("draft", YES_NO, "MK-VAR-69"),
    TableOption("upgrades", (*YES_NO, "open"), "MK-VAR-60"),
    TableOption("joint-assaults", YES_NO, "MK-COOP-01"),
    TableOption("teams", YES_NO, "MK-TEAM-01"),
    TableOption("modest-score", YES_NO, "MK-SCN-COOP-26"),
    TableOption("open-tiles", YES_NO, "MK-SCN-HOLD-24"),
    TableOption("epic", YES_NO, "MK-SCN-DRUID-23"),
    TableOption("contested-glades", YES_NO, "MK-SCN-DRUID-21"),
    TableOption("night-arrival", YES_NO, "MK-VAR-16"),
    TableOption("darkness", YES_NO, "MK-VAR-19"),
    TableOption("duels", (BY_SCENARIO, *YES_NO), "MK-MOVE-39"),
    TableOption("wording", ("first", "revised"), "MK-EFFECT-04"),
    TableOption(UNDO, ("yes", "no"), "MK-UNDO-02"),
)


def check(players: int, options: Mapping[str, str]) -> None:
    """Refuse a table whose options contradict the scenario or each other, with the reason and its clause."""
    scenario = scenario_of(options)
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
    found = company_objection(scenario, players, options)
    if found is not None:
        return found
    if options["epic"] == "yes" and SCENARIOS[options["scenario"]].epic is None:
        return "no_epic", "MK-SCN-DRUID-23"
    if options["open-tiles"] == "yes" and not scenario.is_laid_out:
        return "no_layout", "MK-SCN-HOLD-24"
    if options["contested-glades"] == "yes" and not scenario.has_glade_shields:
        return "no_glades", "MK-SCN-DRUID-21"
    found = scenario.objection(options)
    if found is not None:
        return found
    found = megapolis_objection(scenario, players, options)
    if found is not None:
        return found
    if options["night-arrival"] == "yes" and options["darkness"] == "yes":
        return "dark_arrival", "MK-VAR-19"
    if has_coast(players, options) and options["countryside"] == "3":
        return "coast", "MK-MAP-03"
    return None


def company_objection(scenario: Scenario, players: int, options: Mapping[str, str]) -> tuple[str, str] | None:
    """Return why these players cannot stand to each other as the table wants."""
    if players == 1 and options["interactive-combat"] == "yes":
        return "no_previous", "MK-VAR-51"
    if players == 1 and options["draft"] == "yes":
        return "no_neighbour", "MK-VAR-70"
    if players == 1 and options["auction"] == "yes":
        return "no_bidders", "MK-VAR-02"
    if options["duels"] == "yes" and scenario.is_cooperative:
        return "no_duels_together", "MK-MOVE-39"
    if options["modest-score"] == "yes" and not scenario.is_cooperative:
        return "no_common_score", "MK-SCN-COOP-26"
    if options["teams"] == "yes":
        if not scenario.teams_clause:
            return "no_teams", "MK-TEAM-01"
        return None if players == TEAM_PLAYERS else ("team_seats", "MK-TEAM-01")
    return ("only_teams", scenario.clause) if players in scenario.team_seats else None


def megapolis_objection(scenario: Scenario, players: int, options: Mapping[str, str]) -> tuple[str, str] | None:
    """Return why there cannot be such a Megapolis."""
    if options["megapolis"] == "no":
        return None if options["megapolis-level"] == BY_SCENARIO else ("no_megapolis", "MK-VAR-23")
    plan = plan_of(players, options)
    if not plan.city_levels:
        return "peaceful_city", "MK-VAR-22"
    cities = chosen_number(options, "cities", plan.core_city)
    if options["megapolis"] == "two":
        return None if cities == 2 else ("two_megapolises", "MK-VAR-37")
    return None if cities <= MOST_WITH_MEGAPOLIS else ("many_cities", "MK-VAR-22")


def scenario_of(options: Mapping[str, str]) -> Scenario:
    """Return the table's scenario, in its long version if that is wanted and there is one."""
    scenario = SCENARIOS[options["scenario"]]
    return scenario.epic if options["epic"] == "yes" and scenario.epic is not None else scenario


def shape_of(plan: Plan, options: Mapping[str, str]) -> Mapping[str, Any]:
    """Return the shape of the map: the table's, or the scenario's."""
    shape: Mapping[str, Any] = data.SHAPES[plan.shape if options["map"] == BY_SCENARIO else options["map"]]
    return shape


def has_coast(players: int, options: Mapping[str, str]) -> bool:
    """Tell whether core tiles must stay off the coast of the map."""
    return bool(shape_of(plan_of(players, options), options).get("coast", False))


def plan_of(players: int, options: Mapping[str, str]) -> Plan:
    """Return the set-up of the table's scenario."""
    plan = scenario_of(options).plan(players)
    assert plan is not None
    return plan


def chosen_number(options: Mapping[str, str], name: str, otherwise: int) -> int:
    """Return what the table chose, or what the scenario says."""
    return otherwise if options[name] == BY_SCENARIO else int(options[name])


def house_rules(chosen: Setup) -> HouseRules:
    """Return the rules that scenario, company and options make."""
    options = chosen.options
    scenario = scenario_of(options)
    plan = plan_of(chosen.players, options)
    house = HouseRules(scenario, company_of(chosen))
    rounds = plan.rounds or scenario.rounds
    house.nights = [(letter == "N") != (options["night-arrival"] == "yes") for letter in rounds]
    house.countryside = chosen_number(options, "countryside", plan.countryside)
    house.core_city = chosen_number(options, "cities", plan.core_city)
    house.core_plain = chosen_number(options, "core", plan.core_plain)
    levels = plan.city_levels or [0]
    house.city_levels = [
        chosen_number(options, "city-level", levels[min(number, len(levels) - 1)]) for number in range(house.core_city)
    ]
    raise_megapolis(house, options)
    house.darkness = options["darkness"] == "yes"
    house.duels = may_duel(chosen, scenario)
    house.random_turns = options["turned-tiles"] == "yes"
    house.random_cities = options["random-cities"] == "yes"
    house.revised = options["wording"] == "revised"
    house.interactive_spells = house.interactive_spells and options["interactive-spells"] == "yes"
    house.interactive_skills = house.interactive_skills and options["interactive-skills"] == "yes"
    house.interactive_combat = options["interactive-combat"] == "yes"
    house.joint_assaults = options["joint-assaults"] == "yes"
    house.auction = options["auction"] == "yes"
    house.draft = options["draft"] == "yes"
    house.upgrades = options["upgrades"] != "no"
    house.open_decks = options["upgrades"] == "open"
    house.friendly_mana = options["friendly-mana"] == "yes"
    house.rampage = RAMPAGE.index(options["rampaging"])
    house.contested = options["contested-glades"] == "yes"
    house.shows_tiles = options["open-tiles"] == "yes"
    _lay_out(house, shape_of(plan, options))
    return house


def raise_megapolis(house: HouseRules, options: Mapping[str, str]) -> None:
    """Let the last city, or both of two, have two parts: as strong as two such cities, or as the table says."""
    if options["megapolis"] == "no":
        return
    house.first_megapolis = 0 if options["megapolis"] == "two" else house.core_city - 1
    for number in range(house.first_megapolis, house.core_city):
        house.city_levels[number] = chosen_number(options, "megapolis-level", 2 * house.city_levels[number])


def company_of(chosen: Setup) -> Company:
    """Return how those at the table stand to each other."""
    if chosen.players == 1:
        return Alone()
    if scenario_of(chosen.options).is_cooperative:
        return Allies(chosen.options["modest-score"] == "yes")
    return Teams() if chosen.options["teams"] == "yes" else Rivals()


def may_duel(chosen: Setup, scenario: Scenario) -> bool:
    """Tell whether players may fight each other: by the table's agreement, or as the scenario has it (MK-MOVE-39)."""
    agreed = scenario.has_duels if chosen.options["duels"] == BY_SCENARIO else chosen.options["duels"] == "yes"
    return chosen.players > 1 and agreed and chosen.rules != WITHOUT_DUELS


def _lay_out(house: HouseRules, shape: Mapping[str, Any]) -> None:
    house.start_tile = data.TILE[shape["start"]]
    house.opening = [number for position in shape["opening"] for number in position]
    house.narrow = shape.get("narrow", False)
    house.coast = shape.get("coast", False)
    house.least_b = shape.get("least_b", 0)
    house.most_b = shape.get("most_b", 99)
    house.country_slots = [encode(a, b) for a, b in shape.get("country", [])]
    house.core_slots = [encode(a, b) for a, b in shape.get("core", [])]
    house.is_laid_out = len(house.core_slots) > 0
