"""What becomes of running tables under today's rules, said before it happens; and keeping what was never kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludotheque.errors import LudothequeError
from ludotheque.server.hall import Hall
from ludotheque.server.live import Live
from ludotheque.server.rebuilding import rebuild
from ludotheque.store import Database
from ludotheque.store import rows as store
from ludotheque.typography import typeset

ALL = 10**9


@dataclass(frozen=True)
class Fate:
    """What becomes of a table: its id, game and name, how often it was answered there, and a sentence."""

    table: str
    game: str
    name: str
    answers: int
    # goes-on, moves, closes or ends
    kind: str
    en: str
    fr: str

    def say(self, lang: str) -> str:
        """Say it in French or in English."""
        head = f"{self.table} · {self.game} · {self.name}"
        return typeset(f"{head} : {self.fr}") if lang == "fr" else f"{head}: {self.en}"


async def fates(url: str) -> list[Fate]:
    """Return what becomes of each running table, and change nothing."""
    database = Database(url)
    try:
        async with database.read() as connection:
            running = await store.list_tables(connection, store.is_running(), ALL)
            return [
                _fate(
                    table,
                    (await store.get_seats(connection, [table.id]))[table.id],
                    await store.get_answers(connection, table.id),
                    await store.get_opening(connection, table.id),
                )
                for table in running
            ]
    finally:
        await database.close()


def _fate(
    table: store.TableRow, seats: list[store.SeatRow], rows: list[store.AnswerRow], opening: bytes | None
) -> Fate:
    told = (table.id, table.game, table.name, len(rows))
    try:
        live = rebuild(table, seats, [], rows, opening)
    except Exception as error:
        why = error if isinstance(error, LudothequeError) else LudothequeError(type(error).__name__)
        return Fate(*told, "ends", f"cannot be opened ({why.en})", f"ne s'ouvre pas ({why.fr})")
    return Fate(*told, *_said(live))


def _said(live: Live) -> tuple[str, str, str]:
    if live.position.is_closed:
        return "closes", "can only be looked at", "ne peut plus qu'être regardée"
    if not live.is_moved:
        return "goes-on", "goes on", "continue"
    number, rules, good = live.position.table.eras[-1]
    lost = number - good
    en = f"goes on from answer {good} under rules {rules}" + (f"; {lost} answers are lost" if lost else "")
    fr = f"continue depuis la réponse {good} avec les règles {rules}" + (f" ; {lost} réponses perdues" if lost else "")
    return "moves", en, fr


async def keep_all(url: str, note: Callable[[int, int], None]) -> None:
    """Keep how each game stood all along where that was never kept; what cannot be opened is left as it is."""
    database = Database(url)
    hall = Hall(database, cache=1)
    try:
        async with database.read() as connection:
            ids = await store.list_ids(connection, store.was_never_kept(), ALL)
        for number, id in enumerate(ids, 1):
            try:
                await hall.open(id)
            except LudothequeError:
                continue
            note(number, len(ids))
    finally:
        await database.close()
