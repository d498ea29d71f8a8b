"""What happens in fights."""

from ludotheque.games.mageknight.rules.events.shapes import AtSpace, OfColour, OfEnemy
from ludotheque.games.mageknight.rules.terms import Colour, Token
from ludotheque.kernel import Event


class CombatBegan(AtSpace):
    """A fight begins, against these enemies."""

    name = "combat"
    clause = "MK-COMBAT-21"
    icon = "mk-attack"
    for_programs = ("enemies",)

    enemies: list[Token]


class TwistShown(OfColour):
    """The die that was set for a fight is shown."""

    name = "twist"
    clause = "MK-VAR-57"
    icon = "mk-mana-die"


class TwistDenied(OfColour):
    """The die that was set for a fight does not show this colour."""

    name = "no_twist"
    clause = "MK-VAR-57"
    icon = "mk-mana-die"


class CombatEnded(Event):
    """A fight is over."""

    name = "peace"


class BlowReady(Event):
    """An attack or block is laid ready."""

    name = "fight"
    clause = "MK-COMBAT-22"
    icon = "mk-attack"

    how: int
    element: int
    points: int


class Summoned(OfEnemy):
    """A monster is summoned."""

    name = "summon"
    clause = "MK-BLOCK-03"


class Weakened(OfEnemy):
    """An enemy is weakened."""

    name = "curse"
    clause = "MK-COMBAT-25"


class Halted(OfEnemy):
    """An enemy will not attack."""

    name = "halt"


class Blocked(OfEnemy):
    """An enemy's attack is blocked."""

    name = "blocked"
    clause = "MK-BLOCK-15"
    icon = "mk-block"


class Defeated(OfEnemy):
    """An enemy is defeated."""

    name = "defeat"
    icon = "mk-attack"


class PhasesSkipped(Event):
    """The block and damage phases are skipped."""

    name = "skip"


class Conquered(AtSpace):
    """A site is conquered."""

    name = "conquer"
    clause = "MK-RESULT-10"
    icon = "ui-check"
    for_programs = ("site",)

    site: int


class CityLed(AtSpace):
    """A player leads a conquered city."""

    name = "crown"
    icon = "site-city"

    colour: Colour


class Withdrawn(AtSpace):
    """A hero withdraws to a safe space."""

    name = "withdraw"
    clause = "MK-END-03"
