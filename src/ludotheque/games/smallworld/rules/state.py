"""The position of a game of Small World."""

from __future__ import annotations

from typing import Final

from ludotheque.games.smallworld.rules.traits import CAVERN, LAKE, MOUNTAIN, SEA, Catalogue, Trait
from ludotheque.kernel.state import State

NOBODY: Final = -1
# Stands for a race: nobody lives here, or a Lost Tribe does.
NONE: Final = -1
TRIBE: Final = -2

FORTRESS: Final = 1
HOLE: Final = 2
HERO: Final = 4
DRAGON: Final = 8
# Hole, Hero and Dragon make a region safe from conquest and from powers.
IMMUNE: Final = 14


class WorldMap:
    """A printed board; never changes, shared by all states. Sets of regions are bit masks."""

    __slots__ = (
        "cavern",
        "coast",
        "entry",
        "mountain",
        "near",
        "neighbours",
        "size",
        "symbols",
        "terrain",
        "tribe",
        "turns",
        "water",
    )

    def __init__(
        self,
        turns: int,
        terrain: list[int],
        symbols: list[int],
        tribe: list[bool],
        entry: list[bool],
        coastal: list[bool],
        neighbours: list[list[int]],
    ) -> None:
        self.turns = turns
        self.size = len(terrain)
        self.terrain = terrain
        self.symbols = symbols
        self.tribe = tribe
        self.neighbours = neighbours
        self.near = [mask_of(row) for row in neighbours]
        self.water = mask_of([r for r in range(self.size) if terrain[r] == SEA or terrain[r] == LAKE])
        self.mountain = mask_of([r for r in range(self.size) if terrain[r] == MOUNTAIN])
        self.cavern = mask_of([r for r in range(self.size) if symbols[r] >> CAVERN & 1])
        self.entry = mask_of([r for r in range(self.size) if entry[r]])
        self.coast = mask_of([r for r in range(self.size) if coastal[r]])


def mask_of(regions: list[int]) -> int:
    """Return a set of regions as a bit mask."""
    mask = 0
    for region in regions:
        mask |= 1 << region
    return mask


class HouseRules:
    """The table options: readings that the table chose when it sat down."""

    __slots__ = ("attempt_attacks", "open_coins", "own_past_counts", "ratmen", "sea_entry", "shared_die")

    def __init__(
        self,
        shared_die: bool,
        own_past_counts: bool,
        sea_entry: bool,
        attempt_attacks: bool,
        ratmen: bool,
        open_coins: bool,
    ) -> None:
        self.shared_die = shared_die
        self.own_past_counts = own_past_counts
        self.sea_entry = sea_entry
        self.attempt_attacks = attempt_attacks
        self.ratmen = ratmen
        self.open_coins = open_coins


class Land:
    """Who holds a region and what stands on it. Never mutated, only replaced."""

    __slots__ = ("camps", "declined", "marks", "owner", "race", "tokens")

    def __init__(self, owner: int, race: int, tokens: int, declined: bool, camps: int, marks: int) -> None:
        self.owner = owner
        self.race = race
        self.tokens = tokens
        self.declined = declined
        self.camps = camps
        self.marks = marks

    def with_tokens(self, tokens: int) -> Land:
        """Return the same region with another number of tokens."""
        return Land(self.owner, self.race, tokens, self.declined, self.camps, self.marks)

    def with_camps(self, camps: int) -> Land:
        """Return the same region with another number of Encampments."""
        return Land(self.owner, self.race, self.tokens, self.declined, camps, self.marks)

    def with_marks(self, marks: int) -> Land:
        """Return the same region with other pieces on it."""
        return Land(self.owner, self.race, self.tokens, self.declined, self.camps, marks)


EMPTY: Final = Land(NOBODY, NONE, 0, False, 0, 0)
LOST_TRIBE: Final = Land(NOBODY, TRIBE, 1, False, 0, 0)


class Combo:
    """A race and a power on offer, with the coins that lie on them. Never mutated."""

    __slots__ = ("coins", "power", "race")

    def __init__(self, race: int, power: int, coins: int) -> None:
        self.race = race
        self.power = power
        self.coins = coins


class Folk:
    """A race that a player leads or has led: its banner, its badge and its tokens in hand."""

    __slots__ = ("declined", "hand", "holes", "power", "race", "raiders", "turns")

    def __init__(self, race: int, power: int) -> None:
        self.race = race
        self.power = power
        self.declined = False
        self.hand = 0
        # Amazons set aside until the next turn.
        self.raiders = 0
        # Holes-in-the-Ground still to be placed.
        self.holes = 0
        # Turns scored with this race.
        self.turns = 0

    def copy(self) -> Folk:
        """Return an independent twin."""
        twin = Folk(self.race, self.power)
        twin.declined = self.declined
        twin.hand = self.hand
        twin.raiders = self.raiders
        twin.holes = self.holes
        twin.turns = self.turns
        return twin


class Player:
    """A seat: its coins, its active race, its races in decline, and whom its Diplomat has pacified."""

    __slots__ = ("coins", "folk", "pact", "past")

    def __init__(self, coins: int) -> None:
        self.coins = coins
        self.folk: Folk | None = None
        self.past: list[Folk] = []
        self.pact = NOBODY

    def copy(self) -> Player:
        """Return an independent twin."""
        twin = Player(self.coins)
        folk = self.folk
        if folk is not None:
            twin.folk = folk.copy()
        if self.past:
            twin.past = [past.copy() for past in self.past]
        twin.pact = self.pact
        return twin


class SmallWorld(State):
    """A whole position. `seat` plays turn `turn`; the fields from `acted` on are about this turn only."""

    __slots__ = (
        "acted",
        "attacked",
        "captures",
        "column",
        "conquered",
        "die",
        "dragon_flew",
        "first",
        "house",
        "lands",
        "map",
        "players",
        "power_pile",
        "race_pile",
        "replaced",
        "rolled",
        "seat",
        "spent_powers",
        "tiles",
        "tray",
        "turn",
    )

    def __init__(self, world: WorldMap, tiles: Catalogue, house: HouseRules) -> None:
        super().__init__()
        self.map = world
        self.tiles = tiles
        self.house = house
        self.players: list[Player] = []
        self.lands: list[Land] = []
        self.column: list[Combo] = []
        # Top of a pile = end of its list.
        self.race_pile: list[int] = []
        self.power_pile: list[int] = []
        self.spent_powers: list[int] = []
        self.tray: list[int] = []
        self.turn = 1
        self.first = 0
        self.seat = 0
        # Something was done this turn, so declining is no longer possible.
        self.acted = False
        # Non-empty regions taken by the active race, and all regions taken (mask).
        self.captures = 0
        self.conquered = 0
        # Seats whose active race was attacked, and seats that lost a token to Sorcerers (masks).
        self.attacked = 0
        self.replaced = 0
        self.dragon_flew = False
        # The last-conquest die was thrown this turn.
        self.rolled = False
        # The Berserk die that counts for the next conquest; NONE before the throw.
        self.die = NONE

    def copy(self) -> SmallWorld:
        """Return an independent twin."""
        twin = SmallWorld(self.map, self.tiles, self.house)
        self.share_with(twin)
        twin.players = [player.copy() for player in self.players]
        twin.lands = self.lands[:]
        twin.column = self.column[:]
        twin.race_pile = self.race_pile[:]
        twin.power_pile = self.power_pile[:]
        twin.spent_powers = self.spent_powers[:]
        twin.tray = self.tray[:]
        twin.turn = self.turn
        twin.first = self.first
        twin.seat = self.seat
        twin.acted = self.acted
        twin.captures = self.captures
        twin.conquered = self.conquered
        twin.attacked = self.attacked
        twin.replaced = self.replaced
        twin.dragon_flew = self.dragon_flew
        twin.rolled = self.rolled
        twin.die = self.die
        return twin

    def trait(self, folk: Folk) -> Trait:
        """Return what a race may do now, with its power while it is active."""
        return self.tiles.declined[folk.race] if folk.declined else self.tiles.active(folk.race, folk.power)

    def folk(self, seat: int, race: int) -> Folk:
        """Return the race of this name that the seat leads or has led."""
        player = self.players[seat]
        folk = player.folk
        if folk is not None and folk.race == race:
            return folk
        for past in player.past:
            if past.race == race:
                return past
        raise KeyError(race)

    def held(self, race: int) -> int:
        """Return the regions a race holds, as a mask."""
        mask = 0
        bit = 1
        for land in self.lands:
            if land.race == race:
                mask |= bit
            bit <<= 1
        return mask

    def regions(self, race: int) -> list[int]:
        """Return the regions a race holds."""
        return [i for i, land in enumerate(self.lands) if land.race == race]

    def ready(self, folk: Folk) -> int:
        """Return the tokens a race can attack with: in hand, set aside, beyond one per region (SW-DECLINE-01)."""
        tokens = folk.hand + folk.raiders
        for land in self.lands:
            if land.race == folk.race:
                tokens += land.tokens - 1
        return tokens

    def lives(self, folk: Folk) -> bool:
        """Tell whether a race has a token left, on the board or in hand (SW-DECLINE-10)."""
        return folk.hand + folk.raiders > 0 or any(land.race == folk.race for land in self.lands)

    def is_over(self) -> bool:
        """Tell whether everybody has played the last turn (SW-END-02)."""
        return self.turn > self.map.turns
