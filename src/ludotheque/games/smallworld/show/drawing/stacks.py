"""What stands on the map: stacks of tokens, Lost Tribes, and the pieces that races and powers bring."""

from functools import cache, lru_cache
from operator import attrgetter

from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.rules.state import DRAGON, FORTRESS, HERO, HOLE, TRIBE, Land, SmallWorld
from ludotheque.games.smallworld.rules.traits import Catalogue
from ludotheque.games.smallworld.show.drawing.layout import spots
from ludotheque.games.smallworld.show.drawing.prices import emblem
from ludotheque.games.smallworld.show.drawing.scene import Scene
from ludotheque.games.smallworld.words import LABELS
from ludotheque.games.smallworld.words.describe import LEXICONS, place_name
from ludotheque.svg.markup import group, layer, outline, shift
from ludotheque.svg.pieces import MARKER_RADIUS, marker, token
from ludotheque.svg.shapes import Point

# Lost Tribes belong to nobody: small squares, the shape of the second seat, painted neutral.
TRIBE_SHAPE = 1
DRAGON_RADIUS = 18.0
MARKER_ICONS = {"camp": "encampment", "lair": "troll-lair"}


# Who holds a region and what stands there, as a value.
Standing = tuple[int, int, int, bool, int, int]
STANDING = attrgetter("owner", "race", "tokens", "declined", "camps", "marks")


def standing(scene: Scene) -> tuple[str, str]:
    """Draw whose each region is, and everything that can move or be taken away: the same whoever looks."""
    return _standing(scene.players, scene.language, tuple(map(STANDING, scene.view.lands)), _lairs(scene.view.tiles))


@lru_cache(maxsize=512)
def _standing(players: int, language: str, lands: tuple[Standing, ...], lairs: tuple[int, ...]) -> tuple[str, str]:
    owned, pieces = list[str](), list[str]()
    for region, what in enumerate(lands):
        owner, race, tokens, declined, *_ = what
        if owner >= 0:
            owned.append(_owned(region, owner, declined))
        if tokens:
            pieces += _pieces(players, language, region, what, lairs[race] if owner >= 0 else 0)
    return layer("ownership", owned), layer("pieces", pieces)


@cache
def _owned(region: int, owner: int, declined: bool) -> str:
    return group(
        (outline(region, f"own-wash pat-{owner + 1}", "own-edge", "own-band"),),
        class_="own own--declined" if declined else "own",
        id=f"own-{region}",
        data_seat=owner + 1,
        clip_path=f"url(#clip-{region})",
    )


@lru_cache(maxsize=16384)
def _pieces(players: int, language: str, region: int, what: Standing, lairs: int) -> list[str]:
    """Draw what stands in a region: whoever looks, and whatever happens elsewhere, it looks the same."""
    land = Land(*what)
    return [_stack(players, language, region, land), *_markers(players, language, region, land, lairs)]


@lru_cache(maxsize=16)
def _lairs(tiles: Catalogue) -> tuple[int, ...]:
    """Return how many lairs stand in a region of each race, by the catalogue, which never changes."""
    return tuple(banner.lairs for banner in tiles.banners)


def _stack(players: int, language: str, region: int, land: Land) -> str:
    """Draw the tokens in a region; the same race there stays the same element, also when it declines."""
    where = spots(players)[region].at, place_name(players, language, region)
    if land.race == TRIBE:
        small = f'<g transform="scale(.84)">{token(TRIBE_SHAPE, "lost-tribe", land.tokens)}</g>'
        return _piece(where, small, f"tribe-{region}", "piece neutral", LABELS[language].tribe)
    words = LEXICONS[language]
    says = f"{land.tokens} {words.names.race(land.race)}"
    return _piece(
        where,
        token(land.owner, emblem(land.race), land.tokens),
        f"stack-{data.RACES[land.race].id}-{region}",
        "piece piece--declined" if land.declined else "piece",
        f"{says} {words.declined}" if land.declined else says,
        land.owner + 1,
    )


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


def _markers(players: int, language: str, region: int, land: Land, lairs: int) -> list[str]:
    """Draw the buildings and pieces of a region, each at the next free place beside the stack."""
    found = [(name, count) for name, count in counts(land, lairs).items() if count]
    grammar, labels = LEXICONS[language].grammar, LABELS[language].pieces
    return [
        marker(
            MARKER_ICONS.get(name, name),
            "piece-dragon" if name == "dragon" else f"piece-{name}-{region}",
            place,
            grammar.count(count, labels[name]),
            count,
            DRAGON_RADIUS if name == "dragon" else MARKER_RADIUS,
        )
        for (name, count), place in zip(found, spots(players)[region].markers, strict=False)
    ]


def lairs(view: SmallWorld, land: Land) -> int:
    """Return how many Troll lairs stand in a region."""
    return view.tiles.banners[land.race].lairs if land.owner >= 0 else 0


def counts(land: Land, lairs: int) -> dict[str, int]:
    """Return how many pieces of each kind stand in a region."""
    return {
        "dragon": int(land.marks & DRAGON > 0),
        "fortress": int(land.marks & FORTRESS > 0),
        "hero": int(land.marks & HERO > 0),
        "camp": land.camps,
        "hole": int(land.marks & HOLE > 0),
        "lair": lairs,
    }
