"""A game as a file: rules version, setup, seed, answers, and what chance gave."""

import os
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.chance import Seed
from ludotheque.components import FIRST_EDITION
from ludotheque.errors import BadRecord, why_not_the_file
from ludotheque.game import Outcome
from ludotheque.kernel import Option
from ludotheque.moments import Moment
from ludotheque.pupil import Pupil

# The first format knew no pledges: every seed was a number.
FORMATS = (1, 2)
FORMAT = FORMATS[-1]
# Who answers for a seat, if not a bot.
HUMAN = "human"


class Answer(msgspec.Struct, array_like=True):
    """One answer: whose, which option, and the results of chance it led to."""

    seat: int
    verb: str
    kind: str
    index: int
    arg: int
    chance: list[int]

    def option(self) -> Option:
        """Return the option that was chosen."""
        return Option(self.verb, self.kind, self.index, self.arg)


class Record(msgspec.Struct, omit_defaults=False):
    """All that is needed to play the same game again, move by move."""

    game: str
    rules: str
    players: int
    options: dict[str, str]
    seed: Seed
    names: list[str]
    chance: list[int]
    answers: list[Answer]
    digest: str
    # Who answers for each seat: "human", or the name of a bot.
    kinds: list[str] = msgspec.field(default_factory=list)
    # For a game that was forked: after how many answers chance was drawn anew, and from which seed.
    forks: list[tuple[int, Seed]] = msgspec.field(default_factory=list)
    # The layout of the position that the digest was taken of.
    layout: int = 0
    # The edition of the components that the game was dealt from.
    edition: int = FIRST_EDITION
    # The file of the position from which the game began, if it was made by hand.
    position: str = ""
    # To show it for ever, where somebody wants that: how it stood at the start and after each answer, and its end.
    moments: list[Moment] = msgspec.field(default_factory=list)
    outcome: Outcome | None = None
    # Of a guided game: which lesson, and what the pupil said.
    pupil: Pupil | None = None
    format: int = FORMAT


def encode(record: Record) -> bytes:
    """Return a record as one line of JSON."""
    return msgspec.json.encode(record) + b"\n"


def decode(data: bytes, name: str = "record") -> Record:
    """Read a record from JSON, or say in one line what is wrong with it."""
    try:
        head: Any = msgspec.json.decode(data)
        if not isinstance(head, dict) or head.get("format") not in FORMATS:
            raise BadRecord(
                f"{name} is not a Ludothèque record of format {FORMAT} or before",
                f"{name} n'est pas un enregistrement Ludothèque de format {FORMAT} ou antérieur",
            )
        return msgspec.convert(head, Record)
    except msgspec.ValidationError as error:
        raise BadRecord(
            f"{name} is not a valid record: {error}", f"{name} n'est pas un enregistrement valable : {error}"
        ) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(
            f"{name} is cut off or damaged; a whole record is one JSON object",
            f"{name} est tronqué ou abîmé ; un enregistrement entier est un objet JSON",
        ) from error


def save(record: Record, path: Path) -> None:
    """Write a record so that a crash leaves the old file or the new one, never half."""
    draft = path.with_name(path.name + ".part")
    with draft.open("wb") as file:
        file.write(encode(record))
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def read(path: Path) -> Record:
    """Read a record file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        en, fr = why_not_the_file(error)
        raise BadRecord(f"cannot read {path}: {en}", f"impossible de lire {path} : {fr}") from error
    return decode(data, str(path))
