"""Draws the app's icons as PNG, for phones and desktops that take no drawing: run it when icon.svg changes."""

from pathlib import Path

from ludotheque.svg.png import to_png

STATIC = Path(__file__).parents[1] / "src" / "ludotheque" / "server" / "static"
# The ground without its round corners, which phones cut themselves, and with room for whatever shape they cut.
ROUND, SQUARE = '<rect width="24" height="24" rx="5"', '<rect x="-3" y="-3" width="30" height="30"'
WHOLE, ROOMY = 'viewBox="0 0 24 24"', 'viewBox="-2 -2 28 28"'


def main() -> None:
    """Write the files."""
    drawn = (STATIC / "icon.svg").read_text(encoding="utf-8")
    square = drawn.replace(ROUND, SQUARE)
    sizes = {
        "icon-180": (square, 180),
        "icon-192": (drawn, 192),
        "icon-512": (drawn, 512),
        "icon-cut": (square.replace(WHOLE, ROOMY), 512),
    }
    for name, (svg, width) in sizes.items():
        (STATIC / f"{name}.png").write_bytes(to_png(svg, width=width))


if __name__ == "__main__":
    main()
