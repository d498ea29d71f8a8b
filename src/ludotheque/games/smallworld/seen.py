"""What tells one region apart from another, for whoever has to choose."""

from ludotheque.games.smallworld.rules.state import SmallWorld
from ludotheque.kernel import Option

TAKING = frozenset({"conquer", "attempt", "replace", "dragon"})


def seen(view: SmallWorld, seat: int, option: Option) -> list[tuple[str, int]]:
    """Return what lies around the region of an option: rivals, one's own, and whether it is taken from somebody."""
    if option.kind != "region":
        return []
    lands, near = view.lands, view.map.near[option.index]
    owners = [land.owner for region, land in enumerate(lands) if near >> region & 1]
    found = [("foes", sum(owner >= 0 and owner != seat for owner in owners)), ("own", owners.count(seat))]
    if option.verb in TAKING:
        found.insert(0, ("taken", int(lands[option.index].owner >= 0)))
    return found
