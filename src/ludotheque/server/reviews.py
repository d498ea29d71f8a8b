"""Reviews in the making: bots think part by part, whoever looks sees how far they are, and what is done is kept."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field

from ludotheque import record as records
from ludotheque.errors import LudothequeError
from ludotheque.kernel import Option
from ludotheque.match import Match
from ludotheque.record import Record
from ludotheque.review import Pains, Review, Turning
from ludotheque.review.lines import Line
from ludotheque.review.reviewing import check, chunks
from ludotheque.review.survey import Step
from ludotheque.server import pondering
from ludotheque.server.robots import Robots

log = logging.getLogger(__name__)
# Reviews that are kept, and that one visitor may have in the making.
KEPT, AT_ONCE = 60, 3


class Failed(LudothequeError):
    """A review could not be made."""

    def __init__(self) -> None:
        super().__init__("the review stopped: ask for it again", "l'analyse s'est arrêtée : redemandez-la")


@dataclass(eq=False)
class Job:
    """A review in the making: what is done of how much, and what came of it."""

    address: str
    of: int
    done: int = 0
    review: Review | None = None
    error: LudothequeError | None = None
    # The record as the bots' processes have it, and moves that somebody tried at a turning point: after how many
    # answers, which.
    data: bytes = field(default=b"", repr=False)
    tried: dict[tuple[int, Option], Line] = field(default_factory=dict, repr=False)
    task: asyncio.Task[None] | None = field(default=None, repr=False)


class Reviews:
    """Makes reviews with the bots' processes, one part after the other, so that others have their turn between."""

    def __init__(self, robots: Robots, pains: Pains) -> None:
        self.robots = robots
        self.pains = pains
        self.jobs: OrderedDict[tuple[str, int], Job] = OrderedDict()

    def job(self, id: str, seat: int, match: Match, record: Record, address: str) -> Job:
        """Return the review of a finished table with the eyes of a seat; begin it if nobody has, or if it failed."""
        check(match)
        found = self.jobs.get((id, seat))
        if found is not None and found.error is None:
            self.jobs.move_to_end((id, seat))
            return found
        self._make_room(address)
        record.moments = []
        fresh = Job(address, len(chunks(match)) + self.pains.choices + 1, data=records.encode(record))
        self.jobs[id, seat] = fresh
        fresh.task = asyncio.create_task(self._make(fresh, chunks(match), seat))
        return fresh

    def _make_room(self, address: str) -> None:
        """Forget what was asked for longest ago; whoever asks for much loses the oldest of it."""
        mine = [key for key, job in self.jobs.items() if job.address == address and job.review is None]
        extra = mine[: max(0, len(mine) + 1 - AT_ONCE)]
        oldest = list(self.jobs)[: max(0, len(self.jobs) + 1 - KEPT)]
        for key in dict.fromkeys([*extra, *oldest]):
            task = self.jobs.pop(key).task
            if task is not None:
                task.cancel()

    async def attempt(self, job: Job, seat: int, turning: Turning, tried: Option) -> Line | None:
        """Return what a move at a turning point leads to, thought of once; nothing if there was no such move."""
        key = (turning.after, tried)
        if key not in job.tried:
            line = await self.robots.work(job.address, pondering.attempt, job.data, seat, self.pains, turning, tried)
            if line is None:
                return None
            job.tried[key] = line
        return job.tried[key]

    async def _make(self, job: Job, parts: list[tuple[int, int]], seat: int) -> None:
        try:
            job.review = await self._made(job, parts, (job.data, seat, self.pains))
            job.done = job.of
        except LudothequeError as error:
            job.error = error
        except Exception:
            log.exception("a review failed")
            job.error = Failed()

    async def _made(self, job: Job, parts: list[tuple[int, int]], game: tuple[bytes, int, Pains]) -> Review:
        work, address = self.robots.work, job.address
        steps: list[Step] = []
        for first, last in parts:
            steps += await work(address, pondering.look, *game, first, last)
            job.done += 1
        numbers = await work(address, pondering.pick, *game, steps)
        job.of = len(parts) + len(numbers) + 1
        thought: list[Turning] = []
        for number in numbers:
            thought.append(await work(address, pondering.consider, *game, number))
            job.done += 1
        return await work(address, pondering.assemble, *game, steps, thought)

    async def close(self) -> None:
        """Stop making reviews."""
        for job in self.jobs.values():
            if job.task is not None:
                job.task.cancel()
