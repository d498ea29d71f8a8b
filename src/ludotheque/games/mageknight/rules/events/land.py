"""What happens on the map."""

from ludotheque.games.mageknight.rules.events.shapes import AtSpace
from ludotheque.games.mageknight.rules.terms import Colour, Token


class Arrived(AtSpace):
    """A hero arrives through the portal."""

    name = "enter"
    icon = "site-portal"


class Moved(AtSpace):
    """A hero moves to a space."""

    name = "move"
    clause = "MK-MOVE-07"
    icon = "mk-move"


class TileRevealed(AtSpace):
    """A tile is revealed; the space is its first."""

    name = "tile"
    clause = "MK-EXPLORE-05"
    icon = "ui-zoom-in"

    tile: int


class CityRevealed(AtSpace):
    """A city appears."""

    name = "city"
    clause = "MK-EXPLORE-16"
    icon = "site-city"

    colour: Colour
    level: int


class GarrisonSeen(AtSpace):
    """A garrison is turned face up."""

    name = "garrison"
    clause = "MK-COMBAT-21"

    enemies: list[Token]


class RuinsSeen(AtSpace):
    """Ruins are turned face up."""

    name = "ruins"
    for_programs = ("ruin",)

    ruin: int


class RampagersCame(AtSpace):
    """Rampaging enemies come back to a space."""

    name = "rampage"
    clause = "MK-VAR-39"
    icon = "mk-attack"

    enemies: list[Token]


class GladeMarked(AtSpace):
    """A hero puts a shield on a magical glade."""

    name = "glade_marked"
    clause = "MK-SCN-DRUID-08"
    icon = "site-glade"


class Incanted(AtSpace):
    """A hero calls monsters from the glades."""

    name = "incantation"
    clause = "MK-SCN-DRUID-10"
    icon = "mk-night"


class SecretFound(AtSpace):
    """A hero learns of a secret way down."""

    name = "secret"
    clause = "MK-SCN-DUNGEON-08"
    icon = "site-dungeon"


class Interacted(AtSpace):
    """A hero deals with the people of a place, with so much Influence."""

    name = "interact"
    clause = "MK-INTERACT-01"
    icon = "mk-influence"
    for_programs = ("influence",)

    influence: int
