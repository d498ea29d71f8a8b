"""What a choice on the map costs or brings, as the parts of a pill."""

from collections.abc import Callable
from typing import Any

from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.rules.asked import folk_of, price
from ludotheque.games.smallworld.rules.state import SmallWorld
from ludotheque.games.smallworld.show.drawing.scene import Scene
from ludotheque.kernel import Ask, Option
from ludotheque.svg.pieces import Part

MINUS = "\u2212"
# Choices that are nearly always there and seldom wanted: lit, but quietly, and without a price.
QUIET = frozenset({"abandon"})


def emblem(race: int) -> str:
    """Return the symbol of a race."""
    return f"race-{data.RACES[race].id}"


def badge(power: int) -> str:
    """Return the symbol of a power."""
    return f"power-{data.POWERS[power].id.replace('_', '-')}"


def parts(scene: Scene, options: list[Option]) -> tuple[Part, ...]:
    """Return what the pill at a place says: one part for each kind of thing that can be done there."""
    ask, found = scene.ask, {option.verb: option for option in options if option.verb in PARTS}
    return () if ask is None else tuple([PARTS[verb](scene.view, ask, option) for verb, option in found.items()])


def is_quiet(options: list[Option]) -> bool:
    """Tell whether all that can be done at a place is seldom wanted."""
    return QUIET.issuperset([option.verb for option in options])


def is_chance(options: list[Option]) -> bool:
    """Tell whether a die decides at a place."""
    return "attempt" in [option.verb for option in options]


def _own(view: SmallWorld, ask: Ask[Any], text: str) -> Part:
    return Part(emblem(folk_of(view, ask).race), text)


def _surplus(view: SmallWorld, ask: Ask[Any], option: Option) -> Part:
    return _own(view, ask, f"{MINUS}{view.lands[option.index].tokens - 1}")


PARTS: dict[str, Callable[[SmallWorld, Ask[Any], Option], Part]] = {
    "conquer": lambda view, ask, option: _own(view, ask, str(price(view, ask, option.index))),
    "attempt": lambda view, ask, option: Part("die-3", str(price(view, ask, option.index))),
    "dragon": lambda view, ask, option: Part("dragon", "1"),
    "replace": lambda view, ask, option: _own(view, ask, "0"),
    "place": lambda view, ask, option: _own(view, ask, "+1"),
    "leave": lambda view, ask, option: _own(view, ask, f"{MINUS}1"),
    "lift": _surplus,
    "camp": lambda view, ask, option: Part("encampment", "+1"),
    "fortress": lambda view, ask, option: Part("fortress", "+1"),
    "hero": lambda view, ask, option: Part("hero", "+1"),
}
