"""What statistics count in Small World."""

from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.rules.events import Picked
from ludotheque.kernel import Event


def labels(event: Event) -> list[tuple[int, str, str]]:
    """Return which race and power an event gives to a seat."""
    if not isinstance(event, Picked):
        return []
    race, power = data.RACES[event.race].id, data.POWERS[event.power].id
    return [(event.seat, "race", race), (event.seat, "power", power)]
