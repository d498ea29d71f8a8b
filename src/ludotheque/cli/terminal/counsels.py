"""What a newcomer is told of questions at a terminal, the first times they are asked: kept for all games of a user."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

from ludotheque.cli.terminal import files
from ludotheque.cli.terminal.sitting import Sitting
from ludotheque.errors import CannotSave
from ludotheque.match import Question
from ludotheque.puzzles import puzzle_of

FIRST, NEVER = "first", "never"
# So often a kind of question is explained, unless somebody knows it before; asked again and again, it counts once.
MOST = 6


class Met(msgspec.Struct):
    """What is kept: how often each kind of question was met, and whether explanations are wanted at all."""

    met: dict[str, int] = {}
    wanted: bool = True


class Counsels:
    """Who explains questions at this terminal."""

    def __init__(self, wish: str | None = None) -> None:
        self.kept = read(note())
        # As somebody wishes for this game, or as was last chosen.
        self.wanted = self.kept.wanted if wish is None else wish == FIRST
        self.last = ""

    def tell(self, sitting: Sitting, question: Question | None, language: str) -> str:
        """Return what is said of a question that is put now; a coach and a puzzle say it themselves."""
        name = "" if question is None else f"{sitting.match.game.name}/{type(question.ask).__name__}"
        text = self.text(sitting, question, language)
        if text and name != self.last:
            self.note(name, self.kept.met.get(name, 0) + 1)
        self.last = name
        return text if text and self.kept.met[name] <= MOST else ""

    def text(self, sitting: Sitting, question: Question | None, language: str) -> str:
        """Return what there is to say of a question; nothing if no explanations are wanted here."""
        if question is None or not self.wanted or sitting.pupil is not None or puzzle_of(sitting.match) is not None:
            return ""
        return sitting.match.game.show.counsels.get(language, {}).get(type(question.ask).__name__, "")

    def know(self) -> None:
        """Explain the kind of question told last no more."""
        if self.last:
            self.note(self.last, MOST + 1)

    def turn(self) -> bool:
        """Turn explanations off or on again, from now on and for games to come; tell whether they are on."""
        self.wanted = self.kept.wanted = not self.wanted
        self.last = ""
        self.save()
        return self.wanted

    def note(self, name: str, times: int) -> None:
        """Note how often a kind of question was met."""
        self.kept.met[name] = times
        self.save()

    def save(self) -> None:
        """Keep it; where nothing can be written, questions are explained again the next time."""
        with suppress(CannotSave, OSError):
            files.make_folder()
            note().write_bytes(msgspec.json.encode(self.kept))


def note() -> Path:
    """Return the file that says what was explained, beside the folder of games."""
    return files.folder().parent / "counsels.json"


def read(path: Path) -> Met:
    """Return what is kept; what cannot be read counts as nothing."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Met)
    except (OSError, msgspec.DecodeError):
        return Met()
