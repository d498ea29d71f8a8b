"""Colours of newer style sheets in the form that every drawing program knows."""

from typing import Any

from tinycss2.color4 import parse_color

FUNCTIONS = ("rgb", "color-mix")

Colour = tuple[float, float, float, float]


def plain(function: Any) -> str:
    """Write rgb() with a slash, or a mix of two colours, as rgba(); leave alone what is neither."""
    colour = _mix(function.arguments) if function.lower_name == "color-mix" else _colour(function)
    if colour is None:
        return str(function.serialize())
    red, green, blue, alpha = colour
    return f"rgba({round(red * 255)},{round(green * 255)},{round(blue * 255)},{alpha:.3g})"


def _colour(token: Any) -> Colour | None:
    found = parse_color(token)
    if found is None:
        return None
    red, green, blue, alpha = found.to("srgb")[:4]
    return red, green, blue, alpha


def _mix(arguments: list[Any]) -> Colour | None:
    """Mix two colours in sRGB, as in `color-mix(in srgb, red 70%, blue)`; the second takes what is left."""
    space, *parts = _by_commas(arguments)
    colours = [colour for part in parts for token in part if (colour := _colour(token))]
    shares = [token.value / 100 for token in parts[0] if token.type == "percentage"]
    if "srgb" not in [token.serialize() for token in space] or len(colours) != 2:
        return None
    share = shares[0] if shares else 0.5
    weights = (share * colours[0][3], (1 - share) * colours[1][3])
    alpha = sum(weights)
    red, green, blue = ((weights[0] * colours[0][i] + weights[1] * colours[1][i]) / (alpha or 1) for i in range(3))
    return red, green, blue, alpha


def _by_commas(tokens: list[Any]) -> list[list[Any]]:
    parts: list[list[Any]] = [[]]
    for token in tokens:
        if token == ",":
            parts.append([])
        elif token.type not in ("whitespace", "comment"):
            parts[-1].append(token)
    return parts
