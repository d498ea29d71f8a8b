"""What happens in fights between players."""

from ludotheque.games.mageknight.rules.events.shapes import AtSpace, OfUnit
from ludotheque.kernel import Event, Seat


class DuelBegan(AtSpace):
    """A hero attacks another one."""

    name = "duel"
    clause = "MK-MOVE-29"
    icon = "mk-attack"

    rival: Seat


class PartTaken(Event):
    """The defender chooses to play the next turn in advance, or only to defend itself."""

    name = "part"
    clause = "MK-PVP-07"
    icon = "mk-block"

    full: bool


class MeleeBegan(Event):
    """The heroes come to blows."""

    name = "melee"
    clause = "MK-PVP-20"
    icon = "mk-attack"


class AttackMade(Event):
    """A hero attacks, with so many points."""

    name = "attack"
    clause = "MK-PVP-23"
    icon = "mk-attack"

    points: int


class AttackWaived(Event):
    """A hero does not attack."""

    name = "waive"
    clause = "MK-PVP-23"
    icon = "ui-pass"


class AttackMet(Event):
    """An attack is met by the one who blocks: so much damage is left."""

    name = "met"
    clause = "MK-PVP-32"
    icon = "mk-block"

    damage: int


class AttackCancelled(Event):
    """An attack comes to nothing."""

    name = "cancelled"
    clause = "MK-PVP-74"
    icon = "mk-block"


class UnitWeakened(OfUnit):
    """A unit has less armour or resists less for the rest of the combat."""

    name = "unit_weakened"
    clause = "MK-PVP-71"


class UnitHeldBack(OfUnit):
    """A unit's share is taken out of the attack."""

    name = "held_back"
    clause = "MK-PVP-72"


class TurnSkipped(Event):
    """A turn that was played in advance is skipped."""

    name = "skipped"
    clause = "MK-PVP-09"
    icon = "ui-pass"


class PushedBack(AtSpace):
    """A hero is pushed back onto another space and has lost the fight."""

    name = "pushed"
    clause = "MK-PVP-52"
    icon = "mk-move"
