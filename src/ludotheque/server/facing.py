"""A board that is shown one part at a time, turned to what something is about: where no script does it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ludotheque.server.render import Layers
from ludotheque.server.scene import Scene

VIEW, FACE = re.compile(r'viewBox="[^"]*"'), re.compile(r'data-face="([^"]*)"')


def front(board: Layers) -> str:
    """Return the part of a board that is shown; nothing if it has no parts."""
    found = FACE.search(board.head())
    return found[1] if found else ""


def face_of(board: Layers, elements: Iterable[str]) -> str:
    """Return the part of a board on which the first of some elements lies; nothing if none of them lies on one."""
    drawn = "".join(board.layers.values())
    tags = (re.search(rf'<[^>]*\bid="{re.escape(element)}"[^>]*>', drawn) for element in elements)
    return next((found[1] for tag in tags if tag and (found := FACE.search(tag[0]))), "")


def turned(scene: Scene, name: str) -> Layers:
    """Return the board of a scene with a part of it in sight; as it is if it has no such part."""
    board = scene.board()
    face = next((face for face in scene.page.faces if face.name == name), None)
    if face is None:
        return board
    box = " ".join(f"{figure:g}" for figure in face.box)
    head = FACE.sub(f'data-face="{face.name}"', VIEW.sub(f'viewBox="{box}"', board.head(), count=1), count=1)
    return Layers(board.layers, lambda: head, board.tail)
