"""Shapes that events of several chapters share."""

from typing import ClassVar

from ludotheque.games.mageknight.rules.terms import Colour, Space, Token
from ludotheque.kernel import Event


class AtSpace(Event):
    """Something that happens on a space, which is then marked on the map."""

    space: Space


class OfCard(Event):
    """Something done with a deed card."""

    card: int


class OfColour(Event):
    """Something about mana of a colour."""

    colour: Colour


class OfEnemy(Event):
    """Something that befalls an enemy, named by its token."""

    enemy: Token


class OfUnit(Event):
    """Something about a unit of a kind, and its place among those of its player."""

    for_programs: ClassVar[tuple[str, ...]] = ("place",)

    unit: int
    place: int
