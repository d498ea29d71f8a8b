"""How a game is explained beside its goal, as data that a page lays out: what pictures show, prices, steps."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from ludotheque.goal import Point

# Left, top, width and height.
Box = tuple[float, float, float, float]
Place = tuple[float, float]


class Price(msgspec.Struct, frozen=True):
    """A line of a list of prices: a symbol, what it is, and its figures."""

    icon: str
    name: str
    figures: tuple[str, ...]


class Block(msgspec.Struct, frozen=True):
    """One thing that needs explaining: a picture whose numbers answer to its points, steps, or a list of prices."""

    title: str
    # Of a picture one for each number in it, without a symbol; else with one.
    points: tuple[Point, ...] = ()
    # What the picture is called, and what it shows in words.
    figure: str = ""
    alt: str = ""
    prices: tuple[Price, ...] = ()
    # What is told above a list of prices: what the lines are, then each column.
    columns: tuple[str, ...] = ()
    clause: str = ""


class Guide(msgspec.Struct, frozen=True):
    """What a page on how to play shows beside the goal; without pictures of a turn there are none."""

    # What the picture of each part of a turn shows, in words.
    turn: tuple[str, ...] = ()
    blocks: tuple[Block, ...] = ()


@dataclass(frozen=True)
class Cutout:
    """A piece of a drawing: what is drawn, what of it is shown, and where numbers and arrows lie over it."""

    drawing: str
    box: Box
    pins: tuple[Place, ...] = ()
    arrows: tuple[tuple[Place, Place], ...] = ()
    # How wide a page shows it at most.
    shown: int = 400
