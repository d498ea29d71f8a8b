"""What events of Ebbland are about, and the shapes that they share."""

from typing import TypeAlias

from ludotheque.kernel import Event

# A printed card.
CardId: TypeAlias = int
# A place on the table where a character lies.
Slot: TypeAlias = int
# A site, three for each seat.
Place: TypeAlias = int
# One of the four strings of numbers.
Stat: TypeAlias = int


class OfCard(Event):
    """Something that happens with a card."""

    card: CardId


class OfFighter(OfCard):
    """Something that happens to a character in play, which is then marked on the table."""

    slot: Slot


class AtSite(Event):
    """Something that happens to a site, which is then marked on the table."""

    site: Place
