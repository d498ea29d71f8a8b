"""What stands on the map: stacks of tokens, Lost Tribes, and the pieces that races and powers bring."""

from functools import lru_cache

from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.rules.state import DRAGON, FORTRESS, HERO, HOLE, TRIBE, Land, SmallWorld
from ludotheque.games.smallworld.show.drawing.layout import spots
from ludotheque.games.smallworld.show.drawing.prices import emblem
from ludotheque.games.smallworld.show.drawing.scene import Scene
from ludotheque.svg.markup import group, shift
from ludotheque.svg.pieces import MARKER_RADIUS, marker, token
from ludotheque.svg.shapes import Point

# Lost Tribes belong to nobody: small squares, the shape of the second seat, painted neutral.
TRIBE_SHAPE = 1
DRAGON_RADIUS = 18.0
MARKER_ICONS = {"camp": "encampment", "lair": "troll-lair"}


def pieces(scene: Scene) -> list[str]:
    """Draw everything that can move or be taken away."""
    drawn = []
    for region, land in enumerate(scene.view.lands):
        if land.tokens:
            drawn.append(_stack(scene, region, land))
            drawn += _markers(scene, region, land)
    return drawn


def _stack(scene: Scene, region: int, land: Land) -> str:
    """Draw the tokens in a region; the same race there stays the same element, also when it declines."""
    if land.race == TRIBE:
        small = f'<g transform="scale(.84)">{token(TRIBE_SHAPE, "lost-tribe", land.tokens)}</g>'
        return _piece(_at(scene, region), small, f"tribe-{region}", "piece neutral", scene.labels.tribe)
    says = f"{land.tokens} {scene.speech.race(land.race)}"
    return _piece(
        _at(scene, region),
        token(land.owner, emblem(land.race), land.tokens),
        f"stack-{data.RACES[land.race].id}-{region}",
        "piece piece--declined" if land.declined else "piece",
        f"{says} {scene.speech.words.declined}" if land.declined else says,
        land.owner + 1,
    )


def _at(scene: Scene, region: int) -> tuple[Point, str]:
    return spots(scene.players)[region].at, scene.speech.place(region)


@lru_cache(maxsize=8192)
def _piece(where: tuple[Point, str], drawn: str, id_: str, class_: str, says: str, seat: int | None = None) -> str:
    return group(
        (f'<g class="stack-scale">{drawn}</g>',),
        id=id_,
        class_=class_,
        data_seat=seat,
        transform=shift(*where[0]),
        role="img",
        aria_label=f"{says}, {where[1]}",
    )


def _markers(scene: Scene, region: int, land: Land) -> list[str]:
    """Draw the buildings and pieces of a region, each at the next free place beside the stack."""
    found = [(name, count) for name, count in counts(scene.view, land).items() if count]
    grammar = scene.speech.words.grammar
    return [
        marker(
            MARKER_ICONS.get(name, name),
            "piece-dragon" if name == "dragon" else f"piece-{name}-{region}",
            place,
            grammar.count(count, scene.labels.pieces[name]),
            count,
            DRAGON_RADIUS if name == "dragon" else MARKER_RADIUS,
        )
        for (name, count), place in zip(found, spots(scene.players)[region].markers, strict=False)
    ]


def counts(view: SmallWorld, land: Land) -> dict[str, int]:
    """Return how many pieces of each kind stand in a region."""
    return {
        "dragon": int(land.marks & DRAGON > 0),
        "fortress": int(land.marks & FORTRESS > 0),
        "hero": int(land.marks & HERO > 0),
        "camp": land.camps,
        "hole": int(land.marks & HOLE > 0),
        "lair": view.tiles.banners[land.race].lairs if land.owner >= 0 else 0,
    }
