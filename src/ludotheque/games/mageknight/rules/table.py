"""Table options: what a table may choose, which choices contradict each other, and the rules they make."""

from collections.abc import Mapping
from typing import Any, NoReturn

from ludotheque.errors import BadSetup
from ludotheque.game import UNDO, Setup, TableOption
from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.house import HouseRules

SCENARIOS = tuple(data.SCENARIOS)
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


TABLE = (
    TableOption(
        "scenario",
        SCENARIOS,
        "Scénario",
        "Scenario",
        "MK-GAME-02",
        tuple(row["fr"] for row in data.SCENARIOS.values()),
    ),
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
    scenario = data.SCENARIOS[options["scenario"]]
    if players not in seats_of(scenario):
        span_en, span_fr = seats_in_words(scenario)
        refuse(
            f"the scenario {scenario['en']} is for {span_en}, not {players}",
            f"le scénario {scenario['fr']} se joue {span_fr}, pas à {players}",
            scenario["clause"],
        )
    if options["night-arrival"] == "yes" and options["darkness"] == "yes":
        refuse(
            "with approaching darkness the game starts by day, so heroes cannot arrive by night",
            "quand les ténèbres approchent, la partie commence de jour : pas d'arrivée de nuit",
            "MK-VAR-19",
        )
    if is_closed(scenario) and options["city-level"] != BY_SCENARIO:
        refuse(
            f"in {scenario['en']} the city cannot be conquered, so it has no level",
            f"dans {scenario['fr']}, la cité ne peut être conquise : elle n'a pas de niveau",
            "MK-SCN-RECON-07",
        )
    if is_closed(scenario) and options["cities"] not in (BY_SCENARIO, "1"):
        refuse(
            f"in {scenario['en']} there is one city to find, not {options['cities']}",
            f"dans {scenario['fr']}, il y a une cité à trouver, pas {options['cities']}",
            "MK-SCN-RECON-06",
        )
    if has_coast(players, options) and options["countryside"] == "3":
        refuse(
            "on a narrow map core tiles stay off the coast, which takes 4 countryside tiles at least",
            "sur une carte étroite, les tuiles centrales évitent la côte : il faut au moins 4 tuiles de campagne",
            "MK-MAP-03",
        )


def refuse(en: str, fr: str, clause: str) -> NoReturn:
    """Refuse a table, with the reason in both languages and the clause it rests on."""
    raise BadSetup(f"{en} ({clause})", f"{fr} ({clause})")


def seats_in_words(scenario: Mapping[str, Any]) -> tuple[str, str]:
    """Say for how many players a scenario is, in English and in French."""
    seats = sorted(seats_of(scenario))
    if len(seats) == 1:
        return ("1 player", "seul") if seats[0] == 1 else (f"{seats[0]} players", f"à {seats[0]}")
    return f"{seats[0]} to {seats[-1]} players", f"de {seats[0]} à {seats[-1]}"


def has_coast(players: int, options: Mapping[str, str]) -> bool:
    """Tell whether core tiles must stay off the coast of the map."""
    name = options["map"]
    if name == BY_SCENARIO:
        name = row_for(data.SCENARIOS[options["scenario"]], players)["shape"]
    return bool(data.SHAPES[name].get("coast", False))


def row_for(scenario: Mapping[str, Any], players: int) -> Mapping[str, Any]:
    """Return what a scenario says for a number of players; alone, what it says for two if it says nothing else."""
    rows: list[Mapping[str, Any]] = scenario["setup"]
    return next((row for row in rows if row["players"] == players), rows[0])


def is_closed(scenario: Mapping[str, Any]) -> bool:
    """Tell whether the city can be neither entered nor conquered."""
    return bool(scenario["id"] == "first_reconnaissance")


def seats_of(scenario: Mapping[str, Any]) -> list[int]:
    """Return the numbers of players of a scenario; First Reconnaissance can also be played alone (MK-SCN-RECON-16)."""
    seats = [row["players"] for row in scenario["setup"]]
    return [1, *seats] if is_closed(scenario) else seats


def chosen_number(options: Mapping[str, str], name: str, otherwise: int) -> int:
    """Return what the table chose, or what the scenario says."""
    return otherwise if options[name] == BY_SCENARIO else int(options[name])


def house_rules(chosen: Setup) -> HouseRules:
    """Return the rules that scenario and options make."""
    options = chosen.options
    scenario = data.SCENARIOS[options["scenario"]]
    row = row_for(scenario, chosen.players)
    house = HouseRules()
    house.scenario = SCENARIOS.index(scenario["id"])
    house.nights = [letter == "N" for letter in scenario["rounds"]]
    if options["night-arrival"] == "yes":
        house.nights = [not night for night in house.nights]
    house.countryside = chosen_number(options, "countryside", row["countryside"])
    house.core_city = chosen_number(options, "cities", row["core_city"])
    house.core_plain = chosen_number(options, "core", row["core_plain"])
    levels = row["city_levels"] or [1]
    house.city_levels = [
        chosen_number(options, "city-level", levels[min(number, len(levels) - 1)]) for number in range(house.core_city)
    ]
    house.closed_city = house.sorted_tiles = is_closed(scenario)
    house.elite = not house.closed_city
    house.blitz = scenario["id"] == "blitz_conquest"
    house.solo = chosen.players == 1
    house.interactive = not house.solo
    house.darkness = options["darkness"] == "yes"
    house.random_turns = options["turned-tiles"] == "yes"
    house.random_cities = options["random-cities"] == "yes"
    house.revised = options["wording"] == "revised"
    _shape(house, row["shape"] if options["map"] == BY_SCENARIO else options["map"])
    return house


def _shape(house: HouseRules, name: str) -> None:
    shape = data.SHAPES[name]
    house.start_tile = data.TILE[shape["start"]]
    house.opening = [number for position in shape["opening"] for number in position]
    house.narrow = shape.get("narrow", False)
    house.coast = shape.get("coast", False)
    house.least_b = shape.get("least_b", 0)
    house.most_b = shape.get("most_b", 99)
