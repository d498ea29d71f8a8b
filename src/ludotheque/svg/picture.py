"""A whole picture: a drawing with its style, its symbols, and words for who cannot see it."""

from ludotheque import design
from ludotheque.svg.markup import escape, num
from ludotheque.svg.sheets import needed
from ludotheque.svg.sprite import symbols


def picture(width: float, height: float, content: str, title: str, description: str, theme: str = "") -> str:
    """Return an SVG that needs nothing else: style and symbols are inside; light, unless a theme is said."""
    size = f'viewBox="0 0 {num(width)} {num(height)}" width="{num(width)}" height="{num(height)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" id="picture" class="picture board-svg" {size} role="img"'
    head += f' data-theme="{theme}">' if theme else ">"
    words = f"<title>{escape(title)}</title>\n<desc>{escape(description)}</desc>"
    body = f"<defs>{symbols(content)}</defs>\n{content}"
    style = needed(head + body, map(design.read, design.PICTURE_SHEETS))
    return f"{head}\n{words}\n<style>\n{style}\n</style>\n{body}\n</svg>\n"
