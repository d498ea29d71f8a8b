"""A hero to choose: a card in its own colour that says what the hero is good at, its own card and some skills."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.show.drawing.looks import SHAPES, hero_look
from ludotheque.games.mageknight.show.drawing.scene import Scene, hero_emblem
from ludotheque.games.mageknight.show.drawing.symbols import TEXT, words, written
from ludotheque.games.mageknight.show.leanings import MOST, leanings
from ludotheque.svg.markup import group, label, shift, tag
from ludotheque.svg.seats import emblem, outline
from ludotheque.svg.text import shortened, wrapped
from ludotheque.words import capital

WIDTH, HEIGHT = 200.0, 412.0
BAND = 46.0
LEFT, ROOM = 10.0, 180.0
# The bars: where they begin, how long one step is, how far apart the rows are.
BARS, STEP, ROW = 112.0, 16.0, 17.0
LINE = 13.6


def choice(scene: Scene, hero: int, row: Mapping[str, Any]) -> str:
    """Draw a hero that nobody plays yet."""
    parts = [
        tag("rect", class_="card-base", x=1, y=1, width=WIDTH - 2, height=HEIGHT - 2, rx=10),
        *head(scene, hero),
        *words(like(scene, row["id"]), (LEFT, BAND + 4), ROOM, 48),
        *bars(scene, row, BAND + 62),
        *own_card(scene, row, 172),
        *skills(scene, row, 250),
    ]
    box = f"0 0 {WIDTH:g} {HEIGHT:g}"
    return tag("svg", *parts, class_="card-svg hero-choice", viewBox=box, aria_hidden="true", data_seat=hero_look(hero))


def like(scene: Scene, hero: str) -> str:
    """Return what a hero is like, as a sentence."""
    return scene.typeset(f"{capital(scene.labels.heroes[hero])}.")


def head(scene: Scene, hero: int) -> list[str]:
    """Draw the band in the hero's colour, with the shape and emblem that its tokens will have."""
    form = SHAPES[hero_look(hero)]
    token = (outline(form, "token"), emblem(form, hero_emblem(hero)))
    return [
        tag("path", class_="hero-band", d=f"M1 11a10 10 0 0 1 10-10h{WIDTH - 22:g}a10 10 0 0 1 10 10v{BAND - 11:g}H1z"),
        tag("path", class_="hero-rule", d=f"M1 {BAND:g}H{WIDTH - 1:g}"),
        group(token, transform=shift(28, BAND / 2) + " scale(.78)"),
        label(scene.called.hero(hero), 54, 30, "card-title hero-title"),
    ]


def bars(scene: Scene, row: Mapping[str, Any], top: float) -> list[str]:
    """Draw how much the hero leans to each side, a row of steps for each."""
    parts = []
    for number, (name, much) in enumerate(zip(scene.labels.leanings, leanings(row), strict=True)):
        y = top + ROW * number
        parts.append(label(name, LEFT, y, "card-text"))
        for step in range(MOST):
            look = "bar-full" if step < much else "bar-none"
            parts.append(tag("rect", class_=look, x=BARS + STEP * step, y=y - 8, width=STEP - 2, height=8, rx=1))
    return parts


def own_card(scene: Scene, row: Mapping[str, Any], top: float) -> list[str]:
    """Draw what the hero's own card gives, and the card whose place it takes."""
    own, usual = (data.CARD[row[name]] for name in ("card", "replaces"))
    basic = scene.view.box.cards[own].basic
    said = scene.typeset(scene.labels.own_card.format(scene.called.card(own), scene.called.card(usual)))
    return [
        tag("path", class_="card-rule", d=f"M{LEFT:g} {top:g}H{WIDTH - LEFT:g}"),
        *words(said, (LEFT, top + 3), ROOM, 30),
        *(written(scene, basic, (LEFT, top + 33), ROOM, 42, False) if basic is not None else []),
    ]


def skills(scene: Scene, row: Mapping[str, Any], top: float) -> list[str]:
    """Draw a few of the hero's skills, one below the other."""
    parts = [tag("path", class_="card-rule", d=f"M{LEFT:g} {top - 2:g}H{WIDTH - LEFT:g}")]
    for id in row["shown"]:
        name = shortened(scene.called.skill(data.SKILL[id]), ROOM, TEXT)
        effect = scene.texts.text(scene.view.box.skills[data.SKILL[id]].effect)
        said = wrapped(effect, ROOM, TEXT, 3)
        parts.append(label(name, LEFT, top + 13, "card-strong"))
        parts += [label(line, LEFT, top + 13 + LINE * n, "card-text") for n, line in enumerate(said, 1)]
        top += LINE * (1 + len(said)) + 4
    return parts
