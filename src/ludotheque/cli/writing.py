"""Writes the files that commands are asked for."""

from pathlib import Path

from ludotheque.errors import CannotSave, why_not_the_file


def write(path: Path, data: bytes) -> None:
    """Write a file, or say in one line why it cannot be."""
    try:
        path.write_bytes(data)
    except OSError as error:
        en, fr = why_not_the_file(error)
        raise CannotSave(f"cannot write {path}: {en}", f"impossible d'écrire {path} : {fr}") from error
