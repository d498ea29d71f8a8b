"""What statistics count in Small World."""

from ludotheque.games.smallworld import data
from ludotheque.kernel import Event


def labels(event: Event) -> list[tuple[int, str, str]]:
    """Return which race and power an event gives to a seat."""
    if event.name != "pick":
        return []
    race, power = data.RACES[event.figures[0]].id, data.POWERS[event.figures[1]].id
    return [(event.seat, "race", race), (event.seat, "power", power)]
