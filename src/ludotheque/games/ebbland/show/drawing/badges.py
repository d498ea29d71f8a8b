"""Figures in the corners of a card: Control, life, price, points."""

from ludotheque.svg.markup import num, tag
from ludotheque.svg.sprite import icon


def figure(text: str, x: float, y: float, size: float, class_: str = "b-n") -> str:
    """Draw a figure around a place."""
    return tag("text", text, class_=class_, x=x, y=y, font_size=size)


def crown(control: int, x: float, y: float, size: float) -> str:
    """Draw Control: a crown that holds the figure."""
    unit = size / 20
    points = f"l{num(5 * unit)} {num(4 * unit)} {num(5 * unit)} {num(-8 * unit)} {num(5 * unit)} {num(8 * unit)}"
    path = f"M{num(x)} {num(y + 4 * unit)}{points} {num(5 * unit)} {num(-4 * unit)}v{num(17 * unit)}h{num(-20 * unit)}z"
    return tag("path", class_="b-crown", d=path) + figure(str(control), x + size / 2, y + 19 * unit, 14 * unit)


def heart(life: int, x: float, y: float, size: float) -> str:
    """Draw hit points: a heart that holds the figure."""
    middle = x + size / 2
    return icon("eb-o-heart", size, middle, y + size / 2, "b-heart") + figure(
        str(life), middle, y + size * 0.69, size * 0.56
    )


def price(com: int, log: int, right: float, y: float, size: float) -> str:
    """Draw a price from the right to the left: COM is round, LOG is a crate."""
    drawn = ""
    for amount, shape in ((log, crate), (com, disc)):
        if amount:
            right -= size * 1.09
            drawn += shape(right, y, size) + figure(str(amount), right + size / 2, y + size * 0.74, size * 0.68)
    return drawn


def disc(x: float, y: float, size: float) -> str:
    """Draw what COM is paid with."""
    return tag("circle", class_="b-com", cx=x + size / 2, cy=y + size / 2, r=size / 2)


def crate(x: float, y: float, size: float) -> str:
    """Draw what LOG is paid with."""
    upper = f"M{num(x + size / 2)} {num(y)}L{num(x + size)} {num(y + size * 0.25)}v{num(size * 0.5)}"
    lower = f"L{num(x + size / 2)} {num(y + size)}L{num(x)} {num(y + size * 0.75)}v{num(-size * 0.5)}z"
    return tag("path", class_="b-log", d=upper + lower)


def points(number: int, x: float, y: float, size: float) -> str:
    """Draw victory points: a cup that holds the figure."""
    middle = x + size / 2
    cup = icon("cg-victory-point", size, middle, y + size / 2, "b-vp")
    return cup + figure(str(number), middle, y + size * 0.5, size * 0.5)


def medal(symbol: str, x: float, y: float, size: float, class_: str = "b-kind", ink: str = "on-dark") -> str:
    """Draw a symbol on a disc: a kind, a class or a keyword."""
    middle = (x + size / 2, y + size / 2)
    return tag("circle", class_=class_, cx=middle[0], cy=middle[1], r=size / 2) + icon(symbol, size * 0.6, *middle, ink)
