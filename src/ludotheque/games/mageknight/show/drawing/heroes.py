"""A hero to choose: a card in its own colour, with the shape and emblem that its tokens will have."""

from __future__ import annotations

from ludotheque.games.mageknight.show.drawing.cards import ART, BAND, HEIGHT, WIDTH, heading, paragraph
from ludotheque.games.mageknight.show.drawing.looks import SHAPES, hero_look
from ludotheque.games.mageknight.show.drawing.scene import hero_emblem
from ludotheque.svg.markup import group, shift, tag
from ludotheque.svg.seats import emblem, outline


def choice(hero: int, title: str, text: str) -> str:
    """Draw a hero that nobody plays yet."""
    look = hero_look(hero)
    form = SHAPES[look]
    parts = [
        tag("rect", class_="card-base", x=1, y=1, width=WIDTH - 2, height=HEIGHT - 2, rx=10),
        tag("path", class_="hero-band", d=f"M1 11a10 10 0 0 1 10-10h128a10 10 0 0 1 10 10v{ART - 11:g}H1z"),
        tag("path", class_="hero-rule", d=f"M1 {ART:g}H{WIDTH - 1:g}"),
        heading(title, WIDTH - 20),
        group(
            (outline(form, "token"), emblem(form, hero_emblem(hero))),
            transform=shift(WIDTH / 2, (BAND + ART) / 2 - 1) + " scale(.88)",
        ),
        *paragraph(text, ART + 8),
    ]
    box = f"0 0 {WIDTH:g} {HEIGHT:g}"
    return tag("svg", *parts, class_="card-svg hero-choice", viewBox=box, aria_hidden="true", data_seat=look)
