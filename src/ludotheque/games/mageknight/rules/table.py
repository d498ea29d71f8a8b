"""Table options: what a table may choose, which choices contradict each other, and the rules they make."""

from collections.abc import Mapping
from typing import Any, NoReturn

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
NON_OUI = ("non", "oui")
CORE_WITH_CITY = 4
CORE_PLAIN = 4


def numbers(low: int, high: int) -> tuple[str, ...]:
    """Return the values of an option that is a number, the scenario's own first."""
    return (BY_SCENARIO, *(str(number) for number in range(low, high + 1)))


def french(values: tuple[str, ...]) -> tuple[str, ...]:
    """Return those values in French."""
    return ("selon le scénario", *values[1:])


def number_option(name: str, low: int, high: int, fr: str, en: str, clause: str) -> TableOption:
    """Return an option that is a number."""
    values = numbers(low, high)
    return TableOption(name, values, fr, en, clause, french(values))


def scenario_option() -> TableOption:
    """Return the choice of a scenario."""
    called = WORDS["fr"].words.names.scenarios
    fr = tuple([called[name] for name in SCENARIOS])
    return TableOption("scenario", tuple(SCENARIOS), "Scénario", "Scenario", "MK-GAME-02", fr)


TABLE = (
    scenario_option(),
    TableOption(
        "map",
        (BY_SCENARIO, "wedge", "open5", "open4", "open3"),
        "Forme de la carte",
        "Shape of the map",
        "MK-VAR-11",
        ("selon le scénario", "étroite", "ouverte", "ouverte, 4 rangées", "ouverte, 3 rangées"),
    ),
    number_option("countryside", 3, 11, "Tuiles de campagne", "Countryside tiles", "MK-VAR-11"),
    number_option("cities", 1, CORE_WITH_CITY, "Tuiles centrales avec une cité", "Core tiles with a city", "MK-VAR-11"),
    number_option("core", 0, CORE_PLAIN, "Tuiles centrales sans cité", "Core tiles without a city", "MK-VAR-11"),
    number_option("city-level", 1, 11, "Niveau des cités", "Level of the cities", "MK-VAR-21"),
    TableOption("turned-tiles", YES_NO, "Tuiles orientées au hasard", "Tiles turned at random", "MK-VAR-12", NON_OUI),
    TableOption("random-cities", YES_NO, "Cités tirées au hasard", "Cities drawn at random", "MK-VAR-14", NON_OUI),
    TableOption("night-arrival", YES_NO, "Arrivée de nuit", "Arrival by night", "MK-VAR-16", NON_OUI),
    TableOption("darkness", YES_NO, "Les ténèbres approchent", "Approaching darkness", "MK-VAR-19", NON_OUI),
    TableOption(
        "wording",
        ("first", "revised"),
        "Texte des cartes",
        "Wording of the cards",
        "MK-EFFECT-04",
        ("première édition", "révisé"),
    ),
    TableOption(UNDO, ("yes", "no"), "Reprendre un coup", "Taking back", "MK-UNDO-02", ("oui", "non")),
)


def check(players: int, options: Mapping[str, str]) -> None:
    """Refuse a table whose options contradict the scenario or each other, with the reason and its clause."""
    check_scenario(SCENARIOS[options["scenario"]], players, options)
    if options["night-arrival"] == "yes" and options["darkness"] == "yes":
        refuse(
            "with approaching darkness the game starts by day, so heroes cannot arrive by night",
            "quand les ténèbres approchent, la partie commence de jour : pas d'arrivée de nuit",
            "MK-VAR-19",
        )
    if has_coast(players, options) and options["countryside"] == "3":
        refuse(
            "on a narrow map core tiles stay off the coast, which takes 4 countryside tiles at least",
            "sur une carte étroite, les tuiles centrales évitent la côte : il faut au moins 4 tuiles de campagne",
            "MK-MAP-03",
        )


def check_scenario(scenario: Scenario, players: int, options: Mapping[str, str]) -> None:
    """Refuse a table that is not for the scenario."""
    english, french = WORDS["en"].words, WORDS["fr"].words
    en, fr = english.names.scenarios[scenario.name], french.names.scenarios[scenario.name]
    if scenario.plan(players) is None:
        span_en, span_fr = seats_in_words(scenario)
        refuse(
            f"the scenario {en} is for {span_en}, not {players}",
            f"le scénario {fr} se joue {span_fr}, pas à {players}",
            scenario.clause,
        )
    objection = scenario.objection(options)
    if objection is not None:
        reason, clause = objection
        refuse(
            english.objections[reason].format(name=en, **options),
            french.objections[reason].format(name=fr, **options),
            clause,
        )


def refuse(en: str, fr: str, clause: str) -> NoReturn:
    """Refuse a table, with the reason in both languages and the clause it rests on."""
    raise BadSetup(f"{en} ({clause})", f"{fr} ({clause})")


def seats_in_words(scenario: Scenario) -> tuple[str, str]:
    """Say for how many players a scenario is, in English and in French."""
    seats = sorted([plan.players for plan in scenario.plans])
    if len(seats) == 1:
        return ("1 player", "seul") if seats[0] == 1 else (f"{seats[0]} players", f"à {seats[0]}")
    return f"{seats[0]} to {seats[-1]} players", f"de {seats[0]} à {seats[-1]}"


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
    house.random_turns = options["turned-tiles"] == "yes"
    house.random_cities = options["random-cities"] == "yes"
    house.revised = options["wording"] == "revised"
    _lay_out(house, shape_of(plan, options))
    return house


def _lay_out(house: HouseRules, shape: Mapping[str, Any]) -> None:
    house.start_tile = data.TILE[shape["start"]]
    house.opening = [number for position in shape["opening"] for number in position]
    house.narrow = shape.get("narrow", False)
    house.coast = shape.get("coast", False)
    house.least_b = shape.get("least_b", 0)
    house.most_b = shape.get("most_b", 99)
