"""Plane geometry for drawings: polygons, what lies inside them, and how far from their border."""

from collections.abc import Sequence
from math import hypot, inf

Point = tuple[float, float]
Polygon = Sequence[Point]
# Left, top, right, bottom.
Box = tuple[float, float, float, float]


def contains(polygon: Polygon, x: float, y: float) -> bool:
    """Tell whether a point lies inside a polygon."""
    inside = False
    x1, y1 = polygon[-1]
    for x2, y2 in polygon:
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            inside = not inside
        x1, y1 = x2, y2
    return inside


def clearance(polygon: Polygon, x: float, y: float) -> float:
    """Return how far a point is from the border of a polygon, less than nothing if it lies outside."""
    nearest = inf
    x1, y1 = polygon[-1]
    for x2, y2 in polygon:
        nearest = min(nearest, _distance(x, y, x1, y1, x2, y2))
        x1, y1 = x2, y2
    return nearest if contains(polygon, x, y) else -nearest


def _distance(x: float, y: float, x1: float, y1: float, x2: float, y2: float) -> float:
    dx, dy = x2 - x1, y2 - y1
    square = dx * dx + dy * dy
    along = max(0.0, min(1.0, ((x - x1) * dx + (y - y1) * dy) / square)) if square else 0.0
    return hypot(x - x1 - along * dx, y - y1 - along * dy)


def spans(polygon: Polygon, y: float) -> list[tuple[float, float]]:
    """Return the parts of a horizontal line that lie inside a polygon, from left to right."""
    crossings = []
    x1, y1 = polygon[-1]
    for x2, y2 in polygon:
        if (y1 > y) != (y2 > y):
            crossings.append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
        x1, y1 = x2, y2
    crossings.sort()
    return list(zip(crossings[::2], crossings[1::2], strict=True))


def room(polygon: Polygon, top: float, bottom: float, x: float) -> tuple[float, float]:
    """Return how far a strip reaches to both sides of a place inside a polygon; (x, x) if the place is outside."""
    left, right = -inf, inf
    for y in (top, (top + bottom) / 2, bottom):
        span = next(((a, b) for a, b in spans(polygon, y) if a <= x <= b), (x, x))
        left, right = max(left, span[0]), min(right, span[1])
    return left, right


def around(box: Box, x: float, y: float) -> Box:
    """Return a box moved from the origin to a place."""
    return x + box[0], y + box[1], x + box[2], y + box[3]


def overlap(a: Box, b: Box) -> bool:
    """Tell whether two boxes share anything."""
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
