"""The rules of one table: its scenario, its company, and what its options fix before the game."""

from ludotheque.games.mageknight.rules.scenario import Company, Scenario


class HouseRules:
    """What the scenario and the table options fix before the game."""

    __slots__ = (
        "city_levels",
        "coast",
        "company",
        "core_city",
        "core_plain",
        "countryside",
        "darkness",
        "duels",
        "least_b",
        "most_b",
        "narrow",
        "nights",
        "opening",
        "random_cities",
        "random_turns",
        "revised",
        "scenario",
        "start_tile",
    )

    def __init__(self, scenario: Scenario, company: Company) -> None:
        self.scenario = scenario
        self.company = company
        # One entry per round: is it night?
        self.nights: list[bool] = []
        self.start_tile = 0
        # Lattice positions of the tiles revealed at set-up: a, b, a, b, ...
        self.opening: list[int] = []
        self.narrow = True
        self.coast = False
        self.least_b = 0
        self.most_b = 99
        self.countryside = 0
        self.core_city = 0
        self.core_plain = 0
        # In the order in which they are found; 0 is a city without a garrison.
        self.city_levels: list[int] = []
        self.darkness = False
        # Players may fight each other.
        self.duels = False
        self.random_turns = False
        self.random_cities = False
        self.revised = False
