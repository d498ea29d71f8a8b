"""The writer of the embedded database goes on whatever becomes of those who asked."""

from pathlib import Path
from threading import Event

import sqlalchemy as sa

from ludotheque.store.writer import Writer


def test_a_job_nobody_waits_for_any_more_does_not_end_the_writer(tmp_path: Path):
    writer = Writer(sa.make_url(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    writer.submit([(sa.text("CREATE TABLE notes (n INTEGER)"), {})]).result(10)
    begun, go = Event(), Event()
    sa.event.listen(writer.engine, "begin", lambda connection: (begun.set(), go.wait(10)))
    running = writer.submit([(sa.text("INSERT INTO notes VALUES (1)"), {})])
    assert begun.wait(10)
    waiting = writer.submit([(sa.text("INSERT INTO notes VALUES (2)"), {})])
    assert not running.cancel()
    assert waiting.cancel()
    go.set()
    writer.submit([(sa.text("INSERT INTO notes VALUES (3)"), {})]).result(10)
    with writer.engine.connect() as connection:
        assert connection.scalars(sa.text("SELECT n FROM notes ORDER BY n")).all() == [1, 3]
    writer.close()


def test_a_job_that_fails_leaves_no_trace_and_hinders_no_other(tmp_path: Path):
    writer = Writer(sa.make_url(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    writer.submit([(sa.text("CREATE TABLE notes (n INTEGER UNIQUE)"), {})]).result(10)
    begun, go = Event(), Event()
    sa.event.listen(writer.engine, "begin", lambda connection: (begun.set(), go.wait(10)))
    add = sa.text("INSERT INTO notes VALUES (:n)")
    first = writer.submit([(add, {"n": 1})])
    assert begun.wait(10)
    # These wait together, and share one commit.
    good, bad, last = (writer.submit([(add, {"n": n}) for n in numbers]) for numbers in ((2,), (3, 1), (4,)))
    go.set()
    for done in (first, good, last):
        done.result(10)
    assert isinstance(bad.exception(10), sa.exc.IntegrityError)
    with writer.engine.connect() as connection:
        assert connection.scalars(sa.text("SELECT n FROM notes ORDER BY n")).all() == [1, 2, 4]
    writer.close()
