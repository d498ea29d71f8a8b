"""What statistics count in Ebbland."""

from ludotheque.games.ebbland.data import CARDS
from ludotheque.games.ebbland.rules.events.cards import CardPlayed
from ludotheque.games.ebbland.rules.events.phases import Built, Enlisted
from ludotheque.kernel import Event


def labels(event: Event) -> list[tuple[int, str, str]]:
    """Return which card a seat has brought into play or played."""
    if isinstance(event, Enlisted | Built | CardPlayed):
        return [(event.seat, "card", CARDS[event.card])]
    return []
