"""The map and what stands on it, in layers from the ground up."""

from collections.abc import Callable
from functools import cache, lru_cache

from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.rules.events import AtRegion
from ludotheque.games.smallworld.show.drawing.layout import spots
from ludotheque.games.smallworld.show.drawing.prices import is_chance, is_quiet, parts
from ludotheque.games.smallworld.show.drawing.scene import Scene
from ludotheque.games.smallworld.show.drawing.stacks import standing
from ludotheque.games.smallworld.show.drawing.terrain import print_layers, size, terrain
from ludotheque.page import Board
from ludotheque.svg.markup import Value, group, layer, outline, tag
from ludotheque.svg.pieces import Part, length, pill
from ludotheque.svg.reach import Places, reach
from ludotheque.svg.shapes import Point

# How far a price in the middle of a region may reach to the left before it hides a printed symbol.
HALF_PRICE = 26.0
# What options on the map point at.
REGION = "region"


def layers(scene: Scene) -> tuple[str, ...]:
    """Return all layers of the map."""
    ownership, pieces = standing(scene)
    return (
        terrain(scene.players)[1],
        ownership,
        _state(scene),
        *print_layers(scene.players, scene.language),
        pieces,
        _prices(scene),
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


@cache
def _places(players: int) -> Places:
    return Places((place.polygon, outline(region, "veil")) for region, place in enumerate(data.places(players)))


def _state(scene: Scene) -> str:
    """Mark what can be chosen, but for what is seldom wanted, and where something just happened."""
    last = frozenset(event.region for event in scene.view.events if isinstance(event, AtRegion))
    says, quiet = list[tuple[int, str | None]](), list[int]()
    for element, options in scene.options_at.items():
        if options[0].kind == REGION:
            says.append((options[0].index, scene.choices(element)))
            if is_quiet(options):
                quiet.append(options[0].index)
    return _marked(scene.players, last, tuple(says), frozenset(quiet))


@lru_cache(maxsize=1024)
def _marked(players: int, last: frozenset[int], says: tuple[tuple[int, str | None], ...], quiet: frozenset[int]) -> str:
    found, drawn = dict(says), list[str]()
    for region in range(len(data.places(players))):
        class_ = "target is-legal" if region in found else "target is-last" if region in last else "target"
        drawn.append(_target(region, class_, found.get(region)))
    return layer("state", [*reach(_places(players), found.keys() - quiet, quiet), *drawn])


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


def _prices(scene: Scene) -> str:
    priced = []
    for options in scene.options_at.values():
        if options[0].kind == REGION and (found := parts(scene, options)):
            priced.append((options[0].index, found, is_chance(options)))
    # What stands in a region moves its price to the side.
    free = tuple([not scene.view.lands[region].tokens for region, *_ in priced])
    return _pills(scene.players, scene.language, tuple(priced), free)


@lru_cache(maxsize=1024)
def _pills(
    players: int, language: str, priced: tuple[tuple[int, tuple[Part, ...], bool], ...], free: tuple[bool, ...]
) -> str:
    drawn = []
    for (region, found, dashed), is_free in sorted(zip(priced, free, strict=True), key=lambda pair: pair[0][0]):
        place = _middle(players, region, found) if is_free else spots(players)[region].prices[language]
        drawn.append(pill(found, *place, dashed))
    return layer("prices", drawn)


def _middle(players: int, region: int, found: tuple[Part, ...]) -> Point:
    """Return where a price stands in an empty region: in its middle, a long one a little to the right of symbols."""
    spot = spots(players)[region]
    aside = max(0.0, length(found) / 2 - HALF_PRICE) if spot.symbols else 0.0
    return spot.at[0] + aside, spot.at[1]
