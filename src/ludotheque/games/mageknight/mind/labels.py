"""What statistics count in Mage Knight."""

from ludotheque.games.mageknight import data
from ludotheque.kernel import Event
from ludotheque.kernel.event import Line


def labels(event: Event) -> list[tuple[int, str, str]]:
    """Return which hero, tactic or skill an event gives to a seat."""
    names = {"hero": data.HEROES, "tactic": data.TACTICS, "skill": data.SKILLS}
    if not isinstance(event, Line) or event.seat < 0 or event.name not in ("hero", "tactic", "skill_gained"):
        return []
    return [(event.seat, event.kind, names[event.kind][event.index])]
