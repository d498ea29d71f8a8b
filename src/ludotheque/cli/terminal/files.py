"""Where games are kept: a folder of the user, and a note of the last one played."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from ludotheque.errors import BadRecord, CannotSave, why_not_the_file


def folder() -> Path:
    """Return the folder of saved games, as the system wants it for this user."""
    return user_data_path("ludotheque", appauthor=False) / "games"


def fresh(game: str, now: datetime | None = None) -> Path:
    """Return a file for a new game, named after the game and the moment."""
    make_folder()
    stem = f"{game}-{now or datetime.now():%Y-%m-%d-%Hh%Mm%S}"
    names = [f"{stem}.json", *(f"{stem}-{number}.json" for number in range(2, 1000))]
    return next(path for path in (folder() / name for name in names) if not path.exists())


def note() -> Path:
    """Return the file that says which game was played last."""
    return folder() / "last.txt"


def remember(path: Path) -> None:
    """Note a game as the last one played."""
    make_folder()
    try:
        note().write_text(f"{path.resolve()}\n", encoding="utf-8")
    except OSError as error:
        raise unwritable(note(), error) from error


def last() -> Path:
    """Return the game that was played last."""
    try:
        return Path(note().read_text(encoding="utf-8").strip())
    except OSError as error:
        raise BadRecord(
            "no game was played here yet; begin one with `ludotheque play GAME`, or name a file after --resume",
            "aucune partie n'a été jouée ici ; commencer par `ludotheque play JEU`, ou nommer un fichier à --resume",
        ) from error


def make_folder() -> None:
    """Make sure that there is a folder for games."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder(), error) from error


def unwritable(path: Path, error: OSError) -> CannotSave:
    """Return the refusal to write a file."""
    en, fr = why_not_the_file(error)
    return CannotSave(
        f"cannot write {path}: {en}; choose another file with --save",
        f"impossible d'écrire {path} : {fr} ; choisir un autre fichier avec --save",
    )
