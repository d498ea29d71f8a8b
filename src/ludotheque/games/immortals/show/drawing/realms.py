"""The two realms in layers from the ground up: provinces, owners, names and yields, armies, buildings, Portals."""

from functools import cache, lru_cache

from ludotheque.games.immortals import data
from ludotheque.games.immortals.data.box import world
from ludotheque.games.immortals.rules.events import AtPlace
from ludotheque.games.immortals.rules.rounds.planning import Lay
from ludotheque.games.immortals.rules.start.setup import OccupyStart
from ludotheque.games.immortals.rules.state import CAPITAL, NONE, PLACES, REGIONS, region_of
from ludotheque.games.immortals.show.drawing.scene import Scene
from ludotheque.games.immortals.show.drawing.tower import tower
from ludotheque.games.immortals.show.drawing.track import track
from ludotheque.games.immortals.words.facts import face
from ludotheque.svg.markup import Value, group, label, layer, num, outline, shift, tag
from ludotheque.svg.pieces import marker
from ludotheque.svg.reach import VEIL, Places, reach, rim
from ludotheque.svg.seats import REFUSED, mark, patterns
from ludotheque.svg.seats import outline as seat_shape
from ludotheque.svg.shapes import Point
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import width

# Both realms, and with the order of play and the track of points below them.
BOTH = (22.0, 26.0, 2076.0, 974.0)
VIEW = (22, 26, 2076, 1044)
# A realm with the tower beside it, and its land alone.
ALONE = {"light": (980.0, 24.0, 1124.0, 978.0), "dark": (16.0, 24.0, 1124.0, 978.0)}
LAND = {"light": (1158.0, 30.0, 944.0, 958.0), "dark": (38.0, 30.0, 944.0, 958.0)}
# Where the light realm begins, beside the dark one.
LIGHT_AT = 1120.0
DOWN = 5.0
REALMS = ("light", "dark")
MARKER = 24.0
# The seat whose shape is lower in its middle.
SHIELD = 2


def realm(place: int) -> str:
    """Return the name of a place's realm."""
    return REALMS[place // REGIONS]


def element(place: int, what: str = "region") -> str:
    """Return the id of something at a place."""
    return f"{what}-{realm(place)}-{region_of(place)}"


def origin(place: int) -> Point:
    """Return where a place's realm has its corner."""
    return (LIGHT_AT if place < REGIONS else 0.0, DOWN)


def middle(place: int) -> Point:
    """Return the label point of a place on the board."""
    x, y = data.places()[region_of(place)].label
    dx, dy = origin(place)
    return x + dx, y + dy


@cache
def definitions(players: int) -> str:
    """Return patterns, and each region's shape once."""
    shapes = []
    for region, place in enumerate(data.places()):
        outline = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in place.polygon) + "Z"
        shapes.append(tag("path", id=f"shape-{region}", d=outline))
        shapes.append(tag("clipPath", tag("use", href=f"#shape-{region}"), id=f"clip-{region}"))
    return f"<defs>{patterns(players)}{REFUSED}{VEIL}{''.join(shapes)}</defs>"


@cache
def province_lines() -> str:
    """Return the borders between provinces: edges that only one region of a province has."""
    provinces = range(len(data.PROVINCES))
    return "".join(rim(place.polygon for place in data.places() if place.province == n) for n in provinces)


@cache
def terrain() -> str:
    """Return the ground of both realms; it never changes."""
    drawn = [
        tag("rect", class_="realm-dark", width=1060, height=1010),
        tag("rect", class_="realm-light", x=1060, width=1060, height=1010),
        tag("rect", class_="realm-between", x=980, width=160, height=1010),
    ]
    for name, suffix, x in (("dark", "-d", 0.0), ("light", "", LIGHT_AT)):
        lands = [
            tag("use", class_=f"p-{data.PROVINCES[place.province]['id']}{suffix}", href=f"#shape-{region}")
            for region, place in enumerate(data.places())
        ]
        borders = [tag("use", href=f"#shape-{region}") for region in range(REGIONS)]
        line = tag("path", class_=f"province-line province-line-{name}", d=province_lines())
        drawn.append(group([*lands, group(borders, class_=f"borders borders-{name}"), line], transform=shift(x, DOWN)))
    return group(drawn, id="layer-terrain")


def map_svg(scene: Scene, head: str, has_track: bool = False, **attributes: Value) -> str:
    """Return both realms with the tower as an element that can stand in a page or, with the track, in a picture."""
    shown = front(scene)
    layers = [
        head,
        definitions(len(scene.view.players)),
        terrain(),
        layer("ownership", _ownership(scene)),
        layer("state", (*reach(_places(), _lit(scene)), *_targets(scene))),
        layer("names", _prints(scene)),
        layer("others", counterparts(scene)),
        layer("pieces", _pieces(scene)),
        group((tower(scene),), id="layer-tower"),
        _titles(scene),
        group((track(scene),), id="layer-track", class_="track-band") if has_track else "",
    ]
    return tag(
        "svg",
        *layers,
        class_="board-svg im-board",
        id="board",
        viewBox=" ".join(map(num, VIEW if has_track else ALONE[shown])),
        data_face="both" if has_track else shown,
        role="group",
        aria_label=scene.labels.board.format(len(scene.view.players)),
        **attributes,
    )


def front(scene: Scene) -> str:
    """Return the realm that the question is about; light if it is about both or none."""
    places = asked(scene) or _lit(scene)
    return "dark" if places and min(places) >= REGIONS else "light"


def asked(scene: Scene) -> set[int]:
    """Return the places that the question names, or that the card in hand stands for."""
    found = {getattr(scene.ask, name, NONE) for name in ("origin", "target", "goal", "place")} - {NONE}
    if isinstance(scene.ask, OccupyStart):
        found.add(world().light[scene.view.players[scene.ask.seat].light].start)
    if not isinstance(scene.ask, Lay):
        return found
    card = face(scene.ask.card)
    if card.kind == "region":
        found |= {card.number, card.number + REGIONS}
    if card.kind == "conflict":
        found.add(card.number + REGIONS * card.realm)
    return found


def _titles(scene: Scene) -> str:
    light, dark = scene.labels.realms
    titles = (
        tag("text", dark, class_="realm-dark-title", x=960, y=974, text_anchor="end"),
        tag("text", light, class_="realm-light-title", x=1160, y=974),
    )
    return group(titles, id="layer-titles", class_="realm-title")


def _ownership(scene: Scene) -> list[str]:
    return [
        group(
            (outline(region_of(place), f"own-wash pat-{owner + 1}", "own-edge", "own-band"),),
            class_="own",
            id=element(place, "own"),
            data_seat=owner + 1,
            transform=shift(*origin(place)),
            clip_path=f"url(#clip-{region_of(place)})",
        )
        for place, owner in enumerate(scene.view.owner)
        if owner >= 0
    ]


@cache
def _places() -> Places:
    found = []
    for number in range(PLACES):
        dx, dy = origin(number)
        border = tuple((x + dx, y + dy) for x, y in data.places()[region_of(number)].polygon)
        found.append((border, tag("use", class_="veil", href=f"#shape-{region_of(number)}", transform=shift(dx, dy))))
    return Places(found)


def _lit(scene: Scene) -> set[int]:
    return {place for place in range(PLACES) if element(place) in scene.options_at}


def _targets(scene: Scene) -> list[str]:
    last = {event.place for event in scene.view.events if isinstance(event, AtPlace)}
    chosen = asked(scene)
    drawn = []
    for place in range(PLACES):
        says = scene.choices(element(place))
        state = " is-legal" if says else " is-selected" if place in chosen else " is-last" if place in last else ""
        drawn.append(
            group(
                (outline(region_of(place), "hit", "state-edge", "state-line"),),
                class_=f"target{state}",
                id=element(place),
                data_face=realm(place),
                transform=shift(*origin(place)),
                clip_path=f"url(#clip-{region_of(place)})",
                role=says and "button",
                tabindex=0 if says else None,
                aria_label=says,
            )
        )
    return drawn


def _has_pieces(scene: Scene, place: int) -> bool:
    view = scene.view
    return view.owner[place] >= 0 or view.buildings[place] > 0 or bool(view.ways >> place & 1)


def _prints(scene: Scene) -> list[str]:
    """Draw what is printed on every region; plates of those asked about lie over the others."""
    named = asked(scene)
    places = sorted(range(PLACES), key=lambda place: place in named)
    return [
        _printed(place, scene.call.region(region_of(place)), _has_pieces(scene, place), place in named)
        for place in places
    ]


@cache
def _printed(place: int, text: str, has_pieces: bool, is_asked: bool) -> str:
    """Draw name and yield: around army, building and Portal, or in the middle of an empty region."""
    x, y = middle(place)
    above, below = (-40, 32) if has_pieces else (-24, 4)
    name = label(text, x, y + above, f"im-name im-name-{realm(place)}")
    if is_asked:
        name = _plate(text, x, y + above)
    return name + yields(world().gold[place], world().energy[place], x, y + below)


def _plate(text: str, x: float, y: float) -> str:
    """Draw the name of a region that is asked about, on a plate with a target."""
    wide = width(text, 26) + 46
    parts = (
        tag("rect", x=x - wide / 2, y=y - 26, width=wide, height=36, rx=18),
        icon("ui-target", 24, x - wide / 2 + 20, y - 8),
        label(text, x + 14, y, "im-name"),
    )
    return group(parts, class_="name-plate")


def counterparts(scene: Scene) -> list[str]:
    """Say at each region what stands in the same region of the other realm."""
    found = []
    for place in range(PLACES):
        other = (place + REGIONS) % PLACES
        owner, armies = scene.view.owner[other], scene.view.armies[other]
        if owner >= 0:
            x, y = middle(place)
            down = 64 if _has_pieces(scene, place) else 36
            found.append(_counterpart(f"im-{realm(other)}", owner, armies, x, y + down))
    return found


@lru_cache(maxsize=4096)
def _counterpart(symbol: str, owner: int, armies: int, x: float, y: float) -> str:
    parts = (
        tag("rect", x=-40, y=-13, width=80, height=26, rx=13),
        icon(symbol, 18, -24),
        mark(owner, 19, 0, 0),
        tag("text", str(armies), x=23, y=1),
    )
    return group(parts, class_="counterpart counterpart--" + symbol.removeprefix("im-"), transform=shift(x, y))


def yields(gold: int, energy: int, x: float, y: float) -> str:
    """Draw what a region yields."""
    parts = (
        tag("rect", x=-47, y=-16, width=94, height=32, rx=16),
        icon("im-gold", 24, -30, 0, "gold"),
        tag("text", str(gold), x=-9, y=1),
        icon("im-energy", 24, 15, 0, "energy"),
        tag("text", str(energy), x=36, y=1),
    )
    return group(parts, class_="yield", transform=shift(x, y))


def _pieces(scene: Scene) -> list[str]:
    drawn = []
    for place in range(PLACES):
        x, y = middle(place)
        name = scene.call.place(place)
        owner, armies = scene.view.owner[place], scene.view.armies[place]
        if owner >= 0:
            says = f"{scene.call.armies(armies)}, {name}"
            drawn.append(army(owner, element(place, "army"), (x, y - 10), armies, says))
        drawn += _structures(scene, place, name)
    return drawn


def army(owner: int, identity: str, at: Point, count: int, says: str) -> str:
    """Draw an army: the shape of its seat with its number."""
    shape = group((seat_shape(owner, "token"),), transform="scale(1.22)")
    number = tag("text", str(count), class_="army-number", y=1 if owner != SHIELD else -2)
    parts = (group((shape, number), class_="stack-scale"),)
    return group(
        parts, id=identity, class_="piece", data_seat=owner + 1, transform=shift(*at), role="img", aria_label=says
    )


def _structures(scene: Scene, place: int, name: str) -> list[str]:
    """Draw building and Portal: on both sides of the army and off its name, or in its place."""
    view, (x, y) = scene.view, middle(place)
    building, has_portal = view.buildings[place], bool(view.ways >> place & 1)
    is_held = view.owner[place] >= 0
    aside, down = (56, -10) if is_held else (27 if building and has_portal else 0, -10)
    drawn = []
    if building:
        kind = "capital" if building == CAPITAL else "sanctuary"
        says = getattr(scene.labels, kind).format(name)
        drawn.append(marker(f"im-{kind}", element(place, "building"), (x + aside, y + down), says, radius=MARKER))
    if has_portal:
        says = scene.labels.portal.format(name)
        drawn.append(marker("im-portal", element(place, "portal"), (x - aside, y + down), says, radius=MARKER))
    return drawn
