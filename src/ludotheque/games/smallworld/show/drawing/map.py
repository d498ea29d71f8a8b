"""The map and what stands on it, in layers from the ground up."""

from collections.abc import Callable
from functools import cache, lru_cache

from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.rules.events import AtRegion
from ludotheque.games.smallworld.show.drawing.layout import spots
from ludotheque.games.smallworld.show.drawing.prices import is_chance, is_quiet, parts
from ludotheque.games.smallworld.show.drawing.scene import Scene
from ludotheque.games.smallworld.show.drawing.stacks import pieces
from ludotheque.games.smallworld.show.drawing.terrain import print_layers, size, terrain
from ludotheque.page import Board
from ludotheque.svg.markup import Value, group, layer, outline, tag
from ludotheque.svg.pieces import Part, length, pill
from ludotheque.svg.reach import Place, reach
from ludotheque.svg.shapes import Point

# How far a price in the middle of a region may reach to the left before it hides a printed symbol.
HALF_PRICE = 26.0


def layers(scene: Scene) -> tuple[str, ...]:
    """Return all layers of the map."""
    return (
        terrain(scene.players)[1],
        layer("ownership", _ownership(scene)),
        layer("state", [*_reach(scene), *_targets(scene)]),
        *print_layers(scene.players, scene.language),
        layer("pieces", pieces(scene)),
        layer("prices", _prices(scene)),
    )


def map_svg(scene: Scene, describe: Callable[[], str] = str, **attributes: Value) -> Board:
    """Return the map as an element that can stand in a page, described, or in a picture."""
    box = "0 0 {} {}".format(*size(scene.players))

    def head() -> str:
        label = scene.labels.board.format(scene.players)
        frame = tag(
            "svg", "", class_="board-svg", id="board", viewBox=box, role="group", aria_label=label, **attributes
        )
        return frame.removesuffix("</svg>") + describe() + terrain(scene.players)[0]

    return Board(head, layers(scene))


def _ownership(scene: Scene) -> list[str]:
    lands = enumerate(scene.view.lands)
    return [_owned(region, land.owner, land.declined) for region, land in lands if land.owner >= 0]


@cache
def _owned(region: int, owner: int, declined: bool) -> str:
    return group(
        (outline(region, f"own-wash pat-{owner + 1}", "own-edge", "own-band"),),
        class_="own own--declined" if declined else "own",
        id=f"own-{region}",
        data_seat=owner + 1,
        clip_path=f"url(#clip-{region})",
    )


@cache
def _places(players: int) -> tuple[Place, ...]:
    return tuple((place.polygon, outline(region, "veil")) for region, place in enumerate(data.places(players)))


def _reach(scene: Scene) -> list[str]:
    """Mark what can be chosen; what is seldom wanted is left as it is."""
    found = {region for region in range(len(scene.view.lands)) if f"region-{region}" in scene.options_at}
    quiet = {region for region in found if is_quiet(scene, f"region-{region}")}
    return _marked(scene.players, frozenset(found - quiet), frozenset(quiet))


@lru_cache(maxsize=1024)
def _marked(players: int, lit: frozenset[int], quiet: frozenset[int]) -> list[str]:
    return reach(_places(players), lit, quiet)


def _targets(scene: Scene) -> list[str]:
    last = {event.region for event in scene.view.events if isinstance(event, AtRegion)}
    drawn = []
    for region, element in enumerate(_elements(scene.players)):
        says = scene.choices(element) if element in scene.options_at else None
        class_ = "target is-legal" if says else "target is-last" if region in last else "target"
        drawn.append(_target(region, class_, says))
    return drawn


@cache
def _elements(players: int) -> tuple[str, ...]:
    return tuple(f"region-{region}" for region in range(len(data.places(players))))


@lru_cache(maxsize=8192)
def _target(region: int, class_: str, says: str | None) -> str:
    return group(
        (outline(region, "hit", "state-edge", "state-line"),),
        class_=class_,
        id=f"region-{region}",
        clip_path=f"url(#clip-{region})",
        role=says and "button",
        tabindex=0 if says else None,
        aria_label=says,
    )


def _prices(scene: Scene) -> list[str]:
    drawn = []
    for region, land in enumerate(scene.view.lands):
        element = f"region-{region}"
        found = parts(scene, element) if element in scene.options_at else ()
        if found:
            place = (
                spots(scene.players)[region].prices[scene.language] if land.tokens else _middle(scene, region, found)
            )
            drawn.append(pill(found, *place, is_chance(scene, element)))
    return drawn


def _middle(scene: Scene, region: int, found: tuple[Part, ...]) -> Point:
    """Return where a price stands in an empty region: in its middle, a long one a little to the right of symbols."""
    spot = spots(scene.players)[region]
    aside = max(0.0, length(found) / 2 - HALF_PRICE) if spot.symbols else 0.0
    return spot.at[0] + aside, spot.at[1]
