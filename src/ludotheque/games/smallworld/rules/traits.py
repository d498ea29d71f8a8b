"""What a race banner and a power badge give, as numbers the rules read. No rule names a race or a power."""

from typing import Final, TypeAlias

# Numbers that stand for something: a place on the map, a banner, a badge.
Region: TypeAlias = int
Race: TypeAlias = int
Power: TypeAlias = int

FARMLAND: Final = 0
HILL: Final = 1
FOREST: Final = 2
SWAMP: Final = 3
MOUNTAIN: Final = 4
SEA: Final = 5
LAKE: Final = 6
TERRAINS: Final = 7

MINE: Final = 0
MAGIC: Final = 1
CAVERN: Final = 2
SYMBOLS: Final = 3


class Trait:
    """The gifts of a banner, of a badge, or of both together: gifts add up."""

    __slots__ = (
        "berserk",
        "camps",
        "coins_once",
        "coins_per_capture",
        "coins_per_fortress",
        "coins_per_region",
        "coins_per_symbol",
        "coins_per_terrain",
        "coins_per_turn",
        "discount",
        "discount_coast",
        "discount_near_mountain",
        "discount_symbol",
        "discount_terrain",
        "dragons",
        "enters_anywhere",
        "fights_in_decline",
        "flies",
        "fortresses",
        "grows_per_captures",
        "heroes",
        "holes",
        "lairs",
        "late_decline",
        "lost_per_defeat",
        "outside_limit",
        "pacts",
        "raiders",
        "replaces",
        "sails",
        "tokens",
        "tunnels",
    )

    def __init__(self) -> None:
        self.tokens = 0
        # Tokens that only attack: they leave before scoring and come back (Amazons).
        self.raiders = 0
        self.coins_per_turn = 0
        self.coins_once = 0
        self.coins_per_region = 0
        self.coins_per_capture = 0
        self.coins_per_fortress = 0
        self.coins_per_terrain = [0] * TERRAINS
        self.coins_per_symbol = [0] * SYMBOLS
        self.discount = 0
        self.discount_coast = 0
        self.discount_near_mountain = 0
        self.discount_terrain = [0] * TERRAINS
        self.discount_symbol = [0] * SYMBOLS
        self.enters_anywhere = False
        self.flies = False
        self.sails = False
        self.tunnels = False
        self.berserk = False
        self.holes = 0
        self.lairs = 0
        self.heroes = 0
        self.camps = 0
        self.dragons = 0
        self.fortresses = 0
        self.pacts = 0
        # Substitutions per opponent and turn (Sorcerers).
        self.replaces = 0
        # Non-empty conquests that bring one more token (Skeletons).
        self.grows_per_captures = 0
        self.lost_per_defeat = 1
        self.fights_in_decline = False
        # A declined race that does not count toward the limit of one (Spirit).
        self.outside_limit = False
        self.late_decline = False

    def add(self, other: "Trait") -> None:
        """Add the gifts of another banner or badge to these."""
        self.tokens += other.tokens
        self.raiders += other.raiders
        self.coins_per_turn += other.coins_per_turn
        self.coins_once += other.coins_once
        self.coins_per_region += other.coins_per_region
        self.coins_per_capture += other.coins_per_capture
        self.coins_per_fortress += other.coins_per_fortress
        self.discount += other.discount
        self.discount_coast += other.discount_coast
        self.discount_near_mountain += other.discount_near_mountain
        for terrain in range(TERRAINS):
            self.coins_per_terrain[terrain] += other.coins_per_terrain[terrain]
            self.discount_terrain[terrain] += other.discount_terrain[terrain]
        for symbol in range(SYMBOLS):
            self.coins_per_symbol[symbol] += other.coins_per_symbol[symbol]
            self.discount_symbol[symbol] += other.discount_symbol[symbol]
        self._add_abilities(other)

    def _add_abilities(self, other: "Trait") -> None:
        self.enters_anywhere = self.enters_anywhere or other.enters_anywhere
        self.flies = self.flies or other.flies
        self.sails = self.sails or other.sails
        self.tunnels = self.tunnels or other.tunnels
        self.berserk = self.berserk or other.berserk
        self.fights_in_decline = self.fights_in_decline or other.fights_in_decline
        self.outside_limit = self.outside_limit or other.outside_limit
        self.late_decline = self.late_decline or other.late_decline
        self.holes += other.holes
        self.lairs += other.lairs
        self.heroes += other.heroes
        self.camps += other.camps
        self.dragons += other.dragons
        self.fortresses += other.fortresses
        self.pacts += other.pacts
        self.replaces += other.replaces
        self.grows_per_captures += other.grows_per_captures
        self.lost_per_defeat = min(self.lost_per_defeat, other.lost_per_defeat)


class Catalogue:
    """All banners and badges: their own traits, those of each pair, and what a race keeps in decline."""

    __slots__ = ("badges", "banners", "declined", "optional", "pairs", "tray")

    def __init__(
        self, banners: list[Trait], badges: list[Trait], declined: list[Trait], tray: list[int], optional: list[bool]
    ) -> None:
        self.banners = banners
        self.badges = badges
        # What is left of each race once it has declined.
        self.declined = declined
        self.tray = tray
        # Races that only play if the table wants them.
        self.optional = optional
        self.pairs = [together(banner, badge) for banner in banners for badge in badges]

    def active(self, race: int, power: int) -> Trait:
        """Return the gifts of an active race with its power."""
        return self.pairs[race * len(self.badges) + power]


def together(banner: Trait, badge: Trait) -> Trait:
    """Return the gifts of a banner and a badge added up."""
    pair = Trait()
    pair.add(banner)
    pair.add(badge)
    return pair
