"""Where the games are: folders of ours, and packages that announce themselves; nothing of a game is imported for it."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

GROUP = "ludotheque.games"


@cache
def announced() -> dict[str, str]:
    """Return where other packages keep their games, as `module:attribute`, by name."""
    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


@cache
def folders() -> dict[str, Traversable]:
    """Return the folder of each game by its name, also of one that has nothing but a rulebook yet."""
    theirs = {name: folder for name, place in announced().items() if (folder := _folder_of(place)) is not None}
    ours = files("ludotheque").joinpath("games").iterdir()
    return dict(sorted({**theirs, **{folder.name: folder for folder in ours if _is_game(folder)}}.items()))


def text_of(game: str, path: str) -> str | None:
    """Return a file in a game's folder, or nothing if the game has no such file."""
    folder = folders().get(game)
    if folder is None or not (file := folder.joinpath(path)).is_file():
        return None
    return file.read_text(encoding="utf-8")


def texts(path: str) -> list[str]:
    """Return the file of this name in each game's folder that has one."""
    return [text for game in folders() if (text := text_of(game, path)) is not None]


def _is_game(folder: Traversable) -> bool:
    return folder.is_dir() and folder.joinpath("data").is_dir()


def _folder_of(place: str) -> Path | None:
    spec = find_spec(place.partition(":")[0])
    inside = spec.submodule_search_locations if spec is not None else None
    return Path(next(iter(inside))) if inside else None
