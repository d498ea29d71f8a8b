"""What can go wrong, as exceptions that say in one line what was wrong and what would be right."""

import errno
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ludotheque.typography import typeset

# Why a file cannot be read or written, as people would say it; for the rest the system's own words do.
FILE_TROUBLES = {
    errno.ENOENT: ("there is no such file or folder", "ce fichier ou dossier n'existe pas"),
    errno.EACCES: ("access is forbidden", "l'accès est interdit"),
    errno.EPERM: ("access is forbidden", "l'accès est interdit"),
    errno.EISDIR: ("it is a folder", "c'est un dossier"),
    errno.ENOTDIR: ("part of its path is not a folder", "une partie du chemin n'est pas un dossier"),
    errno.EEXIST: ("a file stands where a folder should be", "un fichier occupe la place d'un dossier"),
    errno.ENOSPC: ("the disk is full", "le disque est plein"),
    errno.EROFS: ("the disk cannot be written to", "le disque est en lecture seule"),
}


def why_not_the_file(error: OSError) -> tuple[str, str]:
    """Say in English and in French why the system refuses a file."""
    said = error.strerror or str(error)
    return FILE_TROUBLES.get(error.errno or 0, (said, said))


class LudothequeError(Exception):
    """The base of every error that Ludothèque raises on purpose; it speaks both languages."""

    def __init__(self, en: str, fr: str = "") -> None:
        super().__init__(en, fr)
        self._en, self._fr = en, fr

    @property
    def en(self) -> str:
        """Return what was wrong in English."""
        return self._en

    @property
    def fr(self) -> str:
        """Return what was wrong in French."""
        return typeset(self._fr) or self.en

    def __str__(self) -> str:
        return self.en

    def say(self, lang: str) -> str:
        """Say what was wrong, in French or in English."""
        return self.fr if lang == "fr" else self.en


class EngineError(LudothequeError):
    """The engine asked for is unknown or not there."""


class UnknownGame(LudothequeError):
    """No game has this name."""


class UnknownClause(LudothequeError):
    """No clause of the rulebook has this id."""


class BadSetup(LudothequeError):
    """A table cannot be made like this: wrong number of players, unknown option or value."""


class BadBot(LudothequeError):
    """No bot can be made like this: unknown name, unknown option or value."""


class BadRecord(LudothequeError):
    """A record is cut off, damaged, of another rules version, or does not replay."""


class BadPosition(LudothequeError):
    """A position file is damaged, or tells of something that could not lie on a table."""


class CannotSave(LudothequeError):
    """A game cannot be written to its file."""


class BadAnswer(LudothequeError):
    """An answer cannot be taken; the game goes on unharmed."""


class NotYourTurn(BadAnswer):
    """The seat is not asked anything now."""


class OldQuestion(BadAnswer):
    """The answer is to a question that is no longer open."""


class NotAnOption(BadAnswer):
    """The answer is not one of the options."""


class UndoRefused(LudothequeError):
    """The last answer cannot be taken back."""


class Revealed(UndoRefused):
    """Something came to light since the last answer; what it was is put into words once somebody wants to know."""

    def __init__(self, tell: Callable[[str], str]) -> None:
        super().__init__("")
        self._tell = tell

    @property
    def en(self) -> str:
        """Return what came to light in English."""
        return self._tell("en")

    @property
    def fr(self) -> str:
        """Return what came to light in French."""
        return typeset(self._tell("fr"))


class MissingExtra(LudothequeError):
    """A package is needed that only an extra of the installation brings."""


@contextmanager
def needing(package: str, extra: str) -> Iterator[None]:
    """Say which extra brings the package, where an import inside does not find it."""
    try:
        yield
    except ImportError as error:
        raise MissingExtra(
            f"this needs {package}: install ludotheque[{extra}]", f"il faut {package} : installez ludotheque[{extra}]"
        ) from error
