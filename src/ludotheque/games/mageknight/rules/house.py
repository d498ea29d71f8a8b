"""The rules of one table: its scenario, its company, and what its options fix before the game."""

from ludotheque.games.mageknight.rules.scenario import Company, Scenario


class Ground:
    """The shape of the map."""

    __slots__ = (
        "coast",
        "core_slots",
        "country_slots",
        "is_laid_out",
        "least_b",
        "most_b",
        "narrow",
        "opening",
        "shows_tiles",
        "start_tile",
    )

    def __init__(self) -> None:
        self.start_tile = 0
        # Lattice positions of the tiles revealed at set-up: a, b, a, b, ...
        self.opening: list[int] = []
        # A map that lies face down from the start: where its tiles are, by their backs, a number for each position.
        self.is_laid_out = False
        self.country_slots: list[int] = []
        self.core_slots: list[int] = []
        self.shows_tiles = False
        self.narrow = True
        self.coast = False
        self.least_b = 0
        self.most_b = 99


class Variants(Ground):
    """What a table may play in another way than usual."""

    __slots__ = (
        "auction",
        "contested",
        "darkness",
        "draft",
        "duels",
        "first_megapolis",
        "friendly_mana",
        "interactive_combat",
        "joint_assaults",
        "open_decks",
        "rampage",
        "random_cities",
        "random_turns",
        "revised",
        "upgrades",
    )

    def __init__(self) -> None:
        super().__init__()
        self.darkness = False
        # Players may fight each other.
        self.duels = False
        self.random_turns = False
        self.random_cities = False
        self.revised = False
        # The previous player changes fights with one enemy; heroes are put to auction.
        self.interactive_combat = False
        # Rivals too may assault a city together.
        self.joint_assaults = False
        self.auction = False
        # From which city on, by the order in which they are found, cities have two parts.
        self.first_megapolis = 99
        # Advanced actions are drafted before the game.
        self.draft = False
        # Actions may be replaced at the end of a night; while they are, all decks are open to all.
        self.upgrades = False
        self.open_decks = False
        # By day a gold die leaves to the other dice what they show.
        self.friendly_mana = False
        # Rampaging enemies come back: 1 for some of them, 2 for all.
        self.rampage = 0
        # Few shields fit on a glade.
        self.contested = False


class HouseRules(Variants):
    """What the scenario and the table options fix before the game."""

    __slots__ = (
        "city_levels",
        "company",
        "core_city",
        "core_plain",
        "countryside",
        "interactive_skills",
        "interactive_spells",
        "nights",
        "scenario",
    )

    def __init__(self, scenario: Scenario, company: Company) -> None:
        super().__init__()
        self.scenario = scenario
        self.company = company
        # One entry per round: is it night?
        self.nights: list[bool] = []
        self.countryside = 0
        self.core_city = 0
        self.core_plain = 0
        # In the order in which they are found; 0 is a city without a garrison.
        self.city_levels: list[int] = []
        # Spells and skills that touch other players are in the game.
        self.interactive_spells = company.is_interactive
        self.interactive_skills = company.is_interactive
