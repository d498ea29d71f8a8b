"""What tells one region apart from another, for whoever has to choose."""

from ludotheque.games.immortals.rules.state import REGIONS, Immortals, places_of
from ludotheque.games.immortals.words.facts import face
from ludotheque.kernel import Option

REALMS = ("region-light", "region-dark")


def seen(view: Immortals, seat: int, option: Option) -> list[tuple[str, int]]:
    """Return what stands in and around the region of an option or of its card, and what it yields."""
    place = _place(option)
    if place is None:
        return []
    around = [other for other in places_of(view.world.near[place]) if view.owner[other] >= 0]
    foes = sum(view.armies[other] for other in around if view.owner[other] != seat)
    here = view.armies[place] if view.owner[place] == seat else 0
    return [
        ("foes", foes),
        ("here", here),
        ("gold", view.world.gold[place]),
        ("energy", view.world.energy[place]),
    ]


def _place(option: Option) -> int | None:
    """Return the region that an option points at, or that its Conflict card stands for."""
    if option.kind in REALMS:
        return option.index + REGIONS * REALMS.index(option.kind)
    if option.kind != "card":
        return None
    shown = face(option.index)
    return shown.number + REGIONS * shown.realm if shown.kind == "conflict" else None
