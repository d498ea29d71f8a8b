"""What goes on beside requests is kept going, and says when it is ill."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy.exc import OperationalError

from ludotheque.server.supervision import LONGEST, Supervisor

AWAY = OperationalError("", {}, OSError("away"))


class Clock:
    """Lets nobody sleep, remembers for how long they wanted to, and ends the work after so many times."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.pauses: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        if len(self.pauses) >= self.most:
            raise asyncio.CancelledError


def run(do: Callable[[], Awaitable[None]], times: int) -> tuple[Supervisor, list[float]]:
    async def work() -> tuple[Supervisor, list[float]]:
        clock = Clock(times)
        supervisor = Supervisor(clock.sleep)
        supervisor.start("work", do, rest=7.0)
        await asyncio.gather(*supervisor.tasks, return_exceptions=True)
        return supervisor, clock.pauses

    return asyncio.run(work())


def test_work_that_fails_is_tried_again_after_growing_pauses(caplog: pytest.LogCaptureFixture):
    async def fail() -> None:
        raise ValueError("the inside")

    supervisor, pauses = run(fail, 6)
    assert pauses == sorted(pauses)
    assert pauses[0] < pauses[2] < pauses[-1] == LONGEST
    assert supervisor.is_ill()
    (complaint,) = supervisor.complaints()
    assert (complaint["work"], complaint["table"], complaint["failures"]) == ("work", None, 6)
    assert "the inside" not in str(complaint)
    assert [record.exc_info is not None for record in caplog.records] == [True, False, False]


def test_work_that_succeeds_again_is_well(caplog: pytest.LogCaptureFixture):
    troubles = [AWAY, AWAY]

    async def heal() -> None:
        if troubles:
            raise troubles.pop()

    supervisor, pauses = run(heal, 3)
    assert pauses[-1] == 7.0
    assert supervisor.complaints() == []
    assert "works again after 2 failures" in caplog.text


def test_a_bad_table_is_set_aside_and_harms_no_other():
    supervisor, seen = Supervisor(), []

    async def attend(table: str) -> None:
        seen.append(table)
        if table == "bad":
            raise KeyError(table)

    async def twice() -> None:
        for _ in range(2):
            await supervisor.each("clocks", ["good", "bad", "fine"], attend)

    asyncio.run(twice())
    assert seen == ["good", "bad", "fine", "good", "fine"]
    assert not supervisor.is_ill()
    assert [(found["work"], found["table"]) for found in supervisor.complaints()] == [("clocks", "bad")]
    supervisor.forget("clocks", ["good"])
    assert supervisor.complaints() == []


def test_no_table_is_blamed_for_a_database_that_is_away():
    supervisor = Supervisor()

    async def attend(table: str) -> None:
        raise AWAY

    with pytest.raises(OperationalError):
        asyncio.run(supervisor.each("clocks", ["good"], attend))
    assert supervisor.complaints() == []
