"""How far somebody is in a lesson: which one it is, and what they pressed besides playing."""

from __future__ import annotations

import msgspec

# What a pupil can say: read, left out, I go on like this, I go on alone, come back.
READ, SKIP, AGREE, LEAVE, RETURN = "read", "skip", "agree", "leave", "return"
WORDS = (READ, SKIP, AGREE, LEAVE, RETURN)
# More than anybody presses: a lesson has some thirty steps.
MOST = 400


class Mark(msgspec.Struct, array_like=True, frozen=True):
    """Something a pupil said, after how many answers, about which step."""

    moves: int
    what: str
    step: int = 0


class Pupil(msgspec.Struct, frozen=True):
    """A lesson under way; all else follows from the answers of the game."""

    lesson: str
    marks: list[Mark] = []

    def with_mark(self, mark: Mark) -> Pupil:
        """Return the same pupil after saying one thing more."""
        return msgspec.structs.replace(self, marks=[*self.marks[1 - MOST :], mark])
