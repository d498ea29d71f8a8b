"""Cubes, and the tower with its tray."""

from functools import cache

from ludotheque.games.immortals.rules.state import GREEN
from ludotheque.games.immortals.show.drawing.scene import Scene
from ludotheque.svg.markup import group, label, shift, tag
from ludotheque.svg.shapes import Point
from ludotheque.svg.sprite import icon

BODY = "M0 -34L30 -18V16L0 33L-30 16V-18z"
TOP = "M0 -34L30 -18L0 -1L-30 -18z"
SIDE = "M0 -1L30 -18V16L0 33z"
EDGES = "M-30 -18L0 -1L30 -18M0 -1V33"
# Places on the tray, row after row; more cubes than places lie on top of each other.
ROWS = ((-56, 72), (-28, 72), (0, 72), (28, 72), (56, 72))
PER_ROW = 5
ROW = 34
ROW_COUNT = 3


def cube(colour: int, identity: str, at: Point, scale: float, count: int = 1, says: str = "") -> str:
    """Draw a cube in the colour of a seat or of the inhabitants, with its number if it stands for an army."""
    x, y = at
    parts = [_faces(colour)]
    if says:
        number = (tag("circle", r=19), tag("text", str(count), class_="count-big", y=1))
        parts.append(group(number, class_="count", transform=shift(27, 22)))
    return group(
        (group(parts, transform=f"scale({scale:g})"),),
        id=identity,
        class_="piece cube cube-green" if colour == GREEN else "piece cube",
        data_seat=None if colour == GREEN else colour + 1,
        transform=shift(x, y),
        role="img" if says else None,
        aria_label=says or None,
    )


@cache
def _faces(colour: int) -> str:
    paths = (("token", BODY), ("cube-top", TOP), ("cube-side", SIDE), ("cube-edge", EDGES))
    drawn = [tag("path", class_="token-shadow", d="M-30 18l30 16 34-14-30-10z")]
    drawn += [tag("path", class_=class_, d=path) for class_, path in paths]
    return "".join(drawn) + (icon(f"seat-{colour + 1}", 16, -14, 4, "token-emblem") if colour != GREEN else "")


def tower(scene: Scene) -> str:
    """Draw the tower, what lies on its tray, and how many cubes are inside."""
    view = scene.view
    inside = scene.labels.inside.format(sum(view.inside))
    drawn = [
        tag("path", class_="tower-shade", d="M-62 -250h124l-22 44v250h-80v-250z"),
        tag("path", class_="tower-body", d="M-66 -260h132l-24 46v254h-84v-254z"),
        tag("path", class_="tower-line", d="M-42 -180h84M-42 -120h84M-42 -60h84M-42 0h84"),
        tag("path", class_="tower-door", d="M-26 40v-34a26 26 0 0 1 52 0v34z"),
        tag("path", class_="tower-tray", d="M-70 44h140l8 120h-156z"),
        group(_tray(view.tray), class_="tower-cubes"),
        label(scene.labels.tower, 0, -282, "tower-text"),
        label(inside, 0, 196, "tower-text"),
    ]
    says = f"{scene.labels.tower}, {inside}, {scene.call.cubes(scene.talk, view.tray)}"
    return group(drawn, id="tower", transform=shift(1060, 500), role="img", aria_label=says)


def _tray(tray: list[int]) -> list[str]:
    cubes = [(colour, twin) for colour, count in enumerate(tray) for twin in range(count)]
    drawn = []
    for number, (colour, twin) in enumerate(cubes):
        x, y = ROWS[number % PER_ROW]
        row, layer = number // PER_ROW % ROW_COUNT, number // (PER_ROW * ROW_COUNT)
        drawn.append(cube(colour, f"tray-{colour}-{twin}", (x + 4 * layer, y + ROW * row - 8 * layer), 0.46))
    return drawn
