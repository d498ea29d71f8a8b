"""What happens to units."""

from ludotheque.games.mageknight.rules.events.shapes import OfUnit


class Recruited(OfUnit):
    """A unit is recruited."""

    name = "recruit"
    clause = "MK-INTERACT-11"
    icon = "mk-command"


class Disbanded(OfUnit):
    """A unit is disbanded."""

    name = "disband"
    clause = "MK-UNITS-08"


class UnitUsed(OfUnit):
    """An ability of a unit is used; a borrowed unit stands in the offer."""

    name = "activate"
    clause = "MK-UNITS-11"
    icon = "mk-command"
    for_programs = ("place", "ability", "borrowed")

    ability: int
    borrowed: bool


class UnitReadied(OfUnit):
    """A unit becomes ready."""

    name = "ready"
    clause = "MK-UNITS-15"


class UnitSpent(OfUnit):
    """A unit is spent by another player's doing."""

    name = "drain"


class UnitWounded(OfUnit):
    """A unit is wounded."""

    name = "hurt"
    clause = "MK-DAMAGE-08"
    icon = "mk-wound"


class UnitResisted(OfUnit):
    """A unit resists all damage."""

    name = "resist"
    clause = "MK-DAMAGE-09"


class UnitDestroyed(OfUnit):
    """A unit is destroyed."""

    name = "destroy"
    clause = "MK-DAMAGE-21"


class BannerAssigned(OfUnit):
    """A unit gets a banner."""

    name = "assign"
    clause = "MK-UNITS-16"
    for_programs = ("unit", "place")

    card: int
