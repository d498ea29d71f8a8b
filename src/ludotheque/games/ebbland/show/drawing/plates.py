"""Strings of target numbers: the outline of a plate is the printed bracket; dark plates strike, light ones stop."""

from ludotheque.games.ebbland.rules.terms import ARMOUR, BLOCK, HIT, RANGED, STATS
from ludotheque.svg.markup import group, num, tag

# Of the height of a plate: the figures, the room at each end by kind, and between two numbers.
FIGURE, BETWEEN = 0.68, 0.29
ENDS = {RANGED: 0.36, HIT: 0.26, BLOCK: 0.4, ARMOUR: 0.46}
MINUS = "−"


def outline(stat: int, x: float, y: float, wide: float, high: float) -> str:
    """Draw round ends for shots, square ones for strikes, points for a block, double ones for armour."""
    if stat == RANGED:
        return tag("rect", x=x, y=y, width=wide, height=high, rx=high / 2)
    if stat == HIT:
        return tag("rect", x=x, y=y, width=wide, height=high, rx=1.2)
    drawn = tag("path", d=pointed(x, y, wide, high))
    if stat == ARMOUR:
        inset = high * 0.13
        inner = pointed(x + inset * 1.4, y + inset, wide - inset * 2.8, high - inset * 2)
        drawn += tag("path", class_="pl-inner", d=inner)
    return drawn


def pointed(x: float, y: float, wide: float, high: float) -> str:
    """Return the path of a plate with a point at each end."""
    point, half = high * 0.3, high / 2
    right, level = x + wide, y + half
    tops = f"L{num(x + point)} {num(y)}H{num(right - point)}L{num(right)} {num(level)}"
    return f"M{num(x)} {num(level)}{tops}L{num(right - point)} {num(y + high)}H{num(x + point)}z"


def cell(number: int, high: float) -> float:
    """Return the room that a number takes."""
    return high * FIGURE * (0.58 if abs(number) < 10 else 1.1)


def plate_width(stat: int, numbers: list[int], high: float) -> float:
    """Return how long a plate is."""
    cells = sum(cell(number, high) for number in numbers) + high * BETWEEN * max(0, len(numbers) - 1)
    return max(2 * ENDS[stat] * high + cells, high * 1.15)


def plate(
    stat: int, numbers: list[int], x: float, y: float, high: float, lent: int = 0, met: list[bool] | None = None
) -> str:
    """Draw a string; the last numbers, so many, are lent by cards in play; after a roll, those it meets are lit."""
    wide = plate_width(stat, numbers, high)
    inside = sum(cell(number, high) for number in numbers) + high * BETWEEN * max(0, len(numbers) - 1)
    at = x + (wide - inside) / 2
    drawn = [outline(stat, x, y, wide, high)]
    order = sorted(range(len(numbers)), key=lambda place: numbers[place])
    for place in order:
        room = cell(numbers[place], high)
        drawn.append(figure(numbers[place], at, y, room, high, None if met is None else met[place]))
        if place >= len(numbers) - lent:
            drawn.append(tag("path", class_="pl-lent", d=f"M{num(at)} {num(y + high * 0.86)}h{num(room)}"))
        at += room + high * BETWEEN
    return group(drawn, class_=f"pl pl-{STATS[stat]}")


def figure(number: int, x: float, y: float, room: float, high: float, met: bool | None) -> str:
    """Draw a number of a string: lit if a roll met it, struck through if it did not."""
    look = "pl-n" if met is None else "pl-n is-met" if met else "pl-n is-missed"
    text = tag("text", str(number), class_=look, x=x + room / 2, y=y + high * 0.74, font_size=high * FIGURE)
    if met is None:
        return text
    if met:
        lit = {"x": x - high * 0.1, "y": y + high * 0.14, "width": room + high * 0.2, "height": high * 0.72}
        return tag("rect", class_="pl-met", rx=2, **lit) + text
    return text + tag("path", class_="pl-strike", d=f"M{num(x - 1)} {num(y + high / 2)}h{num(room + 2)}")


def gift_width(stat: int, value: int, high: float, joins: bool) -> float:
    """Return how long it is to say what an attachment gives."""
    return high * 0.48 + plate_width(stat, [value], high) if joins else high * 1.87


def gift(stat: int, value: int, x: float, y: float, high: float, joins: bool) -> str:
    """Draw what an attachment gives, as printed: +[8] joins a number, +1 [ ] changes the roll."""
    if joins:
        return sign("+", x + high * 0.2, y, high) + plate(stat, [value], x + high * 0.48, y, high)
    text = f"+{value}" if value > 0 else f"{MINUS}{-value}"
    empty = outline(stat, x + high * 0.92, y + high * 0.08, high * 0.95, high * 0.84)
    return sign(text, x + high * 0.42, y, high) + group((empty,), class_=f"pl pl-{STATS[stat]} pl-empty")


def sign(text: str, x: float, y: float, high: float) -> str:
    """Draw a plus or a modifier before a plate."""
    return tag("text", text, class_="t-num", x=x, y=y + high * 0.75, font_size=high * 0.72)
