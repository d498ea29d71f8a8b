"""What statistics count in Immortals."""

from ludotheque.games.immortals import data
from ludotheque.games.immortals.rules.events import TribesGiven
from ludotheque.kernel import Event


def labels(event: Event) -> list[tuple[int, str, str]]:
    """Return which tribes an event gives to a seat."""
    if not isinstance(event, TribesGiven):
        return []
    light, dark = data.LIGHT_TRIBES[event.light]["id"], data.DARK_TRIBES[event.dark]["id"]
    return [(event.seat, "light", light), (event.seat, "dark", dark)]
