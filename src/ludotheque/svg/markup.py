"""SVG as text: numbers, escaped text, elements and the few attributes that many of them share."""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from html import escape as _escape

Value = str | int | float | None

SPECIAL = re.compile(r'[&<>"]')


@lru_cache(maxsize=65536)
def num(value: float) -> str:
    """Write a length with at most one decimal: nobody sees a tenth of a unit."""
    text = f"{value:.1f}"
    text = text[:-2] if text.endswith(".0") else text
    return "0" if text == "-0" else text


def escape(text: str) -> str:
    """Make a text safe between tags and inside quotes."""
    return _escape(text) if SPECIAL.search(text) else text


@cache
def _attribute(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


@cache
def outline(number: int, *classes: str) -> str:
    """Draw a shape that is defined once, `shape-<number>`, in several paints one upon the other."""
    return "".join(f'<use class="{class_}" href="#shape-{number}"/>' for class_ in classes)


def tag(element: str, *content: str, **attributes: Value) -> str:
    """Write an element; `class_` gives class, `data_seat` gives data-seat, and None leaves an attribute out."""
    written = [element]
    for name, value in attributes.items():
        if value is not None:
            text = escape(value) if isinstance(value, str) else num(value)
            written.append(f'{_attribute(name)}="{text}"')
    head = " ".join(written)
    return f"<{head}>{''.join(content)}</{element}>" if content else f"<{head}/>"


def group(content: Iterable[str], **attributes: Value) -> str:
    """Write a group, also if there is nothing in it."""
    return tag("g", "".join(content), **attributes)


def layer(name: str, content: Iterable[str]) -> str:
    """Write a layer of a board, a line for each thing in it."""
    return "\n".join((f'<g id="layer-{name}">', *content, "</g>"))


def label(text: str, x: float, y: float, class_: str) -> str:
    """Write a line of text."""
    return tag("text", escape(text), class_=class_, x=x, y=y)


def sized(drawing: str, wide: float, high: float, x: float | None = None, y: float | None = None) -> str:
    """Give a whole drawing a size, and a place in the one that it is put into."""
    placed = [("x", x), ("y", y), ("width", wide), ("height", high)]
    said = " ".join(f'{name}="{num(value)}"' for name, value in placed if value is not None)
    return drawing.replace("<svg ", f"<svg {said} ", 1)


def shift(x: float, y: float) -> str:
    """Return the transform that puts something at a place."""
    return f"translate({num(x)} {num(y)})"
