"""The sprite of symbols: 24 units wide, one colour, each drawn once and used by name."""

import re
from functools import cache, lru_cache

from ludotheque import design
from ludotheque.svg.markup import tag

SYMBOL = re.compile(r'<symbol id="i-([a-z0-9-]+)".*?</symbol>', re.DOTALL)
USED = re.compile(r'href="#i-([a-z0-9-]+)"')


@cache
def sprite() -> dict[str, str]:
    """Return every symbol by its name."""
    return {found[1]: found[0] for found in SYMBOL.finditer(design.icons())}


def symbols(drawing: str) -> str:
    """Return the symbols that a drawing uses, and only those."""
    used = set(USED.findall(drawing))
    return "".join(text for name, text in sprite().items() if name in used)


@lru_cache(maxsize=8192)
def icon(name: str, size: float, x: float = 0, y: float = 0, class_: str | None = None) -> str:
    """Draw a symbol with its middle at a place."""
    half = size / 2
    return tag("use", href=f"#i-{name}", x=x - half, y=y - half, width=size, height=size, class_=class_)
