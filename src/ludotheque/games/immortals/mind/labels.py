"""What statistics count in Immortals."""

from ludotheque.games.immortals import data
from ludotheque.kernel import Event


def labels(event: Event) -> list[tuple[int, str, str]]:
    """Return which tribes an event gives to a seat."""
    if event.name != "tribes":
        return []
    light, dark = data.LIGHT_TRIBES[event.figures[0]]["id"], data.DARK_TRIBES[event.figures[1]]["id"]
    return [(event.seat, "light", light), (event.seat, "dark", dark)]
