"""The position of a game of Immortals."""

from __future__ import annotations

from typing import Final, TypeAlias

from ludotheque.games.immortals import data
from ludotheque.kernel.option import Option
from ludotheque.kernel.state import State

# Numbers that stand for something; a place is a region in one realm, a space one of ten on a player's board.
Region: TypeAlias = int
Place: TypeAlias = int
Space: TypeAlias = int
Card: TypeAlias = int

NOBODY: Final = -1
# An empty space, or no card.
NONE: Final = -1

LIGHT: Final = 0
DARK: Final = 1
REGIONS: Final[int] = len(data.REGIONS)
PROVINCES: Final[int] = len(data.PROVINCES)
# A place is a region in one realm: first those in the light, then those in the dark.
PLACES: Final[int] = 2 * REGIONS

# Cards are numbers: regions, then Conflict cards of the light (regions, jokers) and of the dark, Magic, blank.
CONFLICT: Final[int] = REGIONS
PER_REALM: Final[int] = REGIONS + PROVINCES
MAGIC: Final[int] = CONFLICT + 2 * PER_REALM
BLANK: Final[int] = MAGIC + len(data.MAGIC_CARDS)
CARDS: Final[int] = BLANK + 1
BLANKS: Final = 4

SPACES: Final[int] = len(data.SPACES)

# The inhabitants' cubes come after those of five seats.
GREEN: Final = 5
COLOURS: Final = 6

SANCTUARY: Final = 1
CAPITAL: Final = 2

# What the spaces of a board let a player do.
EXTRACT_GOLD: Final = 0
EXTRACT_ENERGY: Final = 1
TRANSITION: Final = 2
BUILD: Final = 3
ATTACK: Final = 4
ATTACK_OR_MOVE: Final = 5
BUILD_SANCTUARY: Final = 6
TRIBAL: Final = 7
CAST: Final = 8


class Price:
    """What something costs. Never changes."""

    __slots__ = ("energy", "gold")

    def __init__(self, energy: int, gold: int) -> None:
        self.energy = energy
        self.gold = gold


class Deed:
    """The action of a space: what it is and what it costs. Never changes."""

    __slots__ = ("action", "price")

    def __init__(self, action: int, price: Price) -> None:
        self.action = action
        self.price = price

    def extracts(self) -> bool:
        """Tell whether this is an extraction, which takes no joker (IM-ACT-03, 07)."""
        return self.action <= EXTRACT_ENERGY


class Tribe:
    """One half of a player board. Light tribes have a start region and prices to build, dark ones an action."""

    __slots__ = ("build", "deed", "energy", "gold", "groups", "start")

    def __init__(self, start: int, groups: list[int], energy: int, gold: int, build: list[Price], deed: Deed) -> None:
        self.start = start
        self.groups = groups
        self.energy = energy
        self.gold = gold
        # Prices of a Portal, a Sanctuary and a Capital.
        self.build = build
        self.deed = deed


class World:
    """Map, tribes and figures of the box; never changes, shared by all states. Sets of places are bit masks."""

    __slots__ = (
        "buildings",
        "dark",
        "deeds",
        "energy",
        "gold",
        "greens",
        "light",
        "magic",
        "near",
        "portals",
        "province",
    )

    def __init__(
        self,
        neighbours: list[list[int]],
        province: list[int],
        gold: list[int],
        energy: list[int],
        light: list[Tribe],
        dark: list[Tribe],
        deeds: list[Deed],
        magic: list[Price],
        supply: list[int],
    ) -> None:
        self.near = [mask_of(row) for row in neighbours] + [mask_of(row) << REGIONS for row in neighbours]
        self.province = province
        # Yields by place.
        self.gold = gold
        self.energy = energy
        self.light = light
        self.dark = dark
        self.deeds = deeds
        self.magic = magic
        self.buildings = supply[0]
        self.portals = supply[1]
        self.greens = supply[2]


class HouseRules:
    """The table options: how many rounds, and how the tower behaves; and whether the game is one of the first rules."""

    __slots__ = ("first_rules", "one_by_one", "rounds")

    def __init__(self, rounds: int, one_by_one: bool, first_rules: bool) -> None:
        self.rounds = rounds
        self.one_by_one = one_by_one
        # Then all kept a card in the secret choice, and a joker was the best region by itself.
        self.first_rules = first_rules


def mask_of(places: list[int]) -> int:
    """Return a set of places as a bit mask."""
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def places_of(mask: int) -> list[int]:
    """Return the places of a bit mask."""
    places: list[int] = []
    place = 0
    while mask:
        if mask & 1:
            places.append(place)
        mask >>= 1
        place += 1
    return places


def realm_of(place: int) -> int:
    """Return the realm a place lies in."""
    return LIGHT if place < REGIONS else DARK


def region_of(place: int) -> int:
    """Return the region of a place, whichever its realm."""
    return place if place < REGIONS else place - REGIONS


def across(place: int) -> int:
    """Return the same region in the other realm."""
    return place + REGIONS if place < REGIONS else place - REGIONS


def at(verb: str, place: int, arg: int = 0) -> Option:
    """Return an option that points at a place."""
    if place < REGIONS:
        return Option(verb, "region-light", place, arg)
    return Option(verb, "region-dark", place - REGIONS, arg)


def place_of(option: Option) -> int:
    """Return the place that an option points at."""
    return option.index + REGIONS if option.kind == "region-dark" else option.index


def is_conflict(card: int) -> bool:
    """Tell whether a card is a Conflict card, joker or not."""
    return CONFLICT <= card < MAGIC


def is_joker(card: int) -> bool:
    """Tell whether a card is a joker: a Conflict card for a whole province (IM-SETUP-03)."""
    return is_conflict(card) and (card - CONFLICT) % PER_REALM >= REGIONS


def conflict_card(place: int) -> int:
    """Return the Conflict card of a place."""
    return CONFLICT + PER_REALM * realm_of(place) + region_of(place)


def card_realm(card: int) -> int:
    """Return the realm of a Conflict card."""
    return (card - CONFLICT) // PER_REALM


class Player:
    """A seat: its tribes, cubes, cards, resources and points."""

    __slots__ = (
        "box",
        "chosen",
        "conflicts",
        "dark",
        "draft",
        "draft_realm",
        "energy",
        "gold",
        "groups",
        "light",
        "limbo",
        "passed",
        "reserve",
        "score",
        "spaces",
    )

    def __init__(self, light: int, dark: int, reserve: int) -> None:
        self.light = light
        self.dark = dark
        self.gold = 0
        self.energy = 0
        self.score = 0
        self.reserve = reserve
        # Cubes that have left the game for good (IM-TOWER-04).
        self.box = 0
        self.limbo: list[int] = []
        # Cubes on the numbered spaces of the board's back; 0 once deployed.
        self.groups: list[int] = []
        # All Conflict cards the player owns, those laid on the board included.
        self.conflicts: list[int] = []
        # The hand that goes round in the starting round, its realm, and the card chosen from it.
        self.draft: list[int] = []
        self.draft_realm = NONE
        self.chosen = NONE
        # The cards laid on the ten spaces.
        self.spaces: list[int] = []
        self.passed = False

    def copy(self) -> Player:
        """Return an independent twin."""
        twin = Player(self.light, self.dark, self.reserve)
        twin.gold = self.gold
        twin.energy = self.energy
        twin.score = self.score
        twin.box = self.box
        twin.limbo = self.limbo[:]
        twin.groups = self.groups[:]
        twin.conflicts = self.conflicts[:]
        twin.draft = self.draft[:]
        twin.draft_realm = self.draft_realm
        twin.chosen = self.chosen
        twin.spaces = self.spaces[:]
        twin.passed = self.passed
        return twin

    def clear(self) -> None:
        """Lay out the empty board."""
        self.limbo = [0, 0]
        self.spaces = [NONE] * SPACES

    def can_pay(self, price: Price) -> bool:
        """Tell whether gold and energy suffice."""
        return self.gold >= price.gold and self.energy >= price.energy

    def pay(self, price: Price) -> None:
        """Give gold and energy to the bank."""
        self.gold -= price.gold
        self.energy -= price.energy

    def cards_laid(self) -> int:
        """Return how many spaces hold a card."""
        return SPACES - self.spaces.count(NONE)

    def has_groups(self) -> bool:
        """Tell whether an army group is still to be deployed."""
        return any(self.groups)


class Immortals(State):
    """A whole position. `first` holds the marker; `leader` is the first player of the round being played."""

    __slots__ = (
        "armies",
        "buildings",
        "deck",
        "discard",
        "discards",
        "first",
        "green",
        "holder",
        "house",
        "inside",
        "leader",
        "owner",
        "piles",
        "players",
        "portals",
        "round",
        "tiles",
        "tray",
        "ways",
        "world",
    )

    def __init__(self, world: World, house: HouseRules) -> None:
        super().__init__()
        self.world = world
        self.house = house
        self.players: list[Player] = []
        # By place: whose armies, how many, which Building.
        self.owner: list[int] = []
        self.armies: list[int] = []
        self.buildings: list[int] = []
        # Places with a Portal that leads away from them, as a mask.
        self.ways = 0
        # Who has the Region card; the deck has the rest.
        self.holder: list[int] = []
        # Conflict cards: by realm in the starting round, later one deck. Top of a pile = end of its list.
        self.piles: list[list[int]] = []
        # Copies share these: a pile that grows is a new list.
        self.discards: list[list[int]] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        # Cubes by colour in the tower and on its tray; green cubes, Building tiles and Portals in the supply.
        self.inside: list[int] = []
        self.tray: list[int] = []
        self.green = world.greens
        self.tiles = world.buildings
        self.portals = world.portals
        # 0 is the starting round.
        self.round = 0
        self.first = 0
        self.leader = 0

    def copy(self) -> Immortals:
        """Return an independent twin."""
        twin = Immortals(self.world, self.house)
        self.share_with(twin)
        twin.players = [player.copy() for player in self.players]
        twin.owner = self.owner[:]
        twin.armies = self.armies[:]
        twin.buildings = self.buildings[:]
        twin.ways = self.ways
        twin.holder = self.holder[:]
        twin.piles = [pile[:] for pile in self.piles]
        twin.discards = self.discards[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.inside = self.inside[:]
        twin.tray = self.tray[:]
        twin.green = self.green
        twin.tiles = self.tiles
        twin.portals = self.portals
        twin.round = self.round
        twin.first = self.first
        twin.leader = self.leader
        return twin

    def clear(self) -> None:
        """Lay out the empty board, with decks, tower and supply as they come out of the box."""
        self.owner = [NOBODY] * PLACES
        self.armies = [0] * PLACES
        self.buildings = [0] * PLACES
        self.holder = [NOBODY] * REGIONS
        self.piles = [[], []]
        self.discards = [[], []]
        self.inside = [0] * COLOURS
        self.tray = [0] * COLOURS

    def seats_from(self, seat: int) -> list[int]:
        """Return all seats clockwise, beginning with this one."""
        count = len(self.players)
        return [(seat + i) % count for i in range(count)]

    def held(self, seat: int) -> int:
        """Return the places where a seat has armies, as a mask."""
        mask = 0
        bit = 1
        for owner in self.owner:
            if owner == seat:
                mask |= bit
            bit <<= 1
        return mask

    def put(self, seat: int, place: int, cubes: int) -> None:
        """Stand armies of a seat in a place that is empty or its own."""
        if cubes > 0:
            self.owner[place] = seat
            self.armies[place] += cubes

    def lift(self, place: int, cubes: int) -> None:
        """Take armies away from a place; the last one leaves it empty."""
        self.armies[place] -= cubes
        if self.armies[place] == 0:
            self.owner[place] = NOBODY

    def shown_by(self, seat: int, card: int) -> int:
        """Return the places a laid card stands for, a mask: one, a province, or where a Region card's owner is."""
        if is_conflict(card):
            shift = REGIONS * card_realm(card)
            number = (card - CONFLICT) % PER_REALM
            if number < REGIONS:
                return 1 << number + shift
            return self.province_mask(number - REGIONS) << shift
        mask = 0
        if card < CONFLICT:
            for place in (card, card + REGIONS):
                if self.owner[place] == seat:
                    mask |= 1 << place
        return mask

    def province_mask(self, province: int) -> int:
        """Return the light places of a province, as a mask."""
        mask = 0
        for region in range(REGIONS):
            if self.world.province[region] == province:
                mask |= 1 << region
        return mask

    def deed(self, seat: int, space: int) -> Deed:
        """Return the action of a space on a seat's board, the dark tribe's own one included."""
        deed = self.world.deeds[space]
        return self.world.dark[self.players[seat].dark].deed if deed.action == TRIBAL else deed

    def is_over(self) -> bool:
        """Tell whether the last round has been played (IM-END-02)."""
        return self.round > self.house.rounds

    def is_planning(self) -> bool:
        """Tell whether plans or choices are still sealed."""
        return self.together is not None
