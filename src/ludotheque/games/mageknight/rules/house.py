"""The rules of one table: what scenario and options fix before the game."""


class HouseRules:
    """What the scenario and the table options fix before the game."""

    __slots__ = (
        "blitz",
        "city_levels",
        "closed_city",
        "coast",
        "core_city",
        "core_plain",
        "countryside",
        "darkness",
        "elite",
        "interactive",
        "least_b",
        "most_b",
        "narrow",
        "nights",
        "opening",
        "random_cities",
        "random_turns",
        "revised",
        "scenario",
        "solo",
        "sorted_tiles",
        "start_tile",
    )

    def __init__(self) -> None:
        self.scenario = 0
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
        self.city_levels: list[int] = []
        self.closed_city = False
        self.sorted_tiles = False
        self.elite = True
        self.blitz = False
        self.solo = False
        # Interactive spells and skills are in the game.
        self.interactive = True
        self.darkness = False
        self.random_turns = False
        self.random_cities = False
        self.revised = False
