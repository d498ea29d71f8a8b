"""What a review says, as values that are also its JSON."""

from __future__ import annotations

import msgspec

from ludotheque.kernel import Option
from ludotheque.review.lines import Line

# Why a moment was a turning point: a mistake of one's own, chance, what another did, or what one did well.
CHOICE, LUCK, RIVAL, MERIT = "choice", "luck", "rival", "merit"


class Point(msgspec.Struct):
    """The curve at a moment: after how many answers, in which round, whose turn has ended, chance of each seat."""

    after: int
    round: int
    seat: int
    chances: list[float]
    # What luck brought the seat that looks since the point before, and what its own choices cost it.
    luck: float
    cost: float


class Turning(msgspec.Struct):
    """A turning point: after how many answers, why, who answered what, and the chance before and after."""

    after: int
    round: int
    kind: str
    seat: int
    taken: tuple[str, str, int, int]
    before: float
    # For choices: what both options came to when they were played on, the strong bot's first.
    lines: list[Line] = msgspec.field(default_factory=list)
    # For others: the chance after it.
    later: float = 0.0
    # Whether the difference is beyond doubt.
    sure: bool = True

    @property
    def swing(self) -> float:
        """Return by how much it changed the chance."""
        return self.lines[1].chance - self.lines[0].chance if self.lines else self.later - self.before

    def choice(self) -> Option:
        """Return what was answered."""
        return Option(*self.taken)


class Review(msgspec.Struct):
    """A whole review, with the eyes of a seat."""

    game: str
    players: int
    names: list[str]
    seat: int
    # Whether the figures are scores to expect, for those who play against nobody, and how wide they are at the start.
    is_score: bool
    width: float
    scores: list[int]
    winners: list[int]
    points: list[Point]
    turnings: list[Turning]
    # What the seat began with; what luck and the play of everybody changed, which lead from there to the end; and what
    # clear mistakes of its own cost, which is a part of the play.
    began: float
    luck: float
    play: float
    choices: float
    # How often it chose, and how often as the strong bot would have, of the choices that were thought about.
    chosen: int
    thought: int
    agreed: int
    # How many games the chances were made from; none if nobody has measured them.
    fitted: int


def encode(review: Review) -> bytes:
    """Return a review as JSON."""
    return msgspec.json.encode(review)


def decode(data: bytes) -> Review:
    """Read a review."""
    return msgspec.json.decode(data, type=Review)
