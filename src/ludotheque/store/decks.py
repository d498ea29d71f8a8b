"""The decks that people keep, one row each: only whose browser made one may read, change or drop it."""

from __future__ import annotations

from dataclasses import asdict, dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.store.schema import decks


@dataclass(frozen=True)
class DeckRow:
    """A deck, finished or not, as text."""

    id: str
    person: str
    game: str
    name: str
    text: str
    changed: float


async def get_decks(connection: AsyncConnection, person: str, game: str = "") -> list[DeckRow]:
    """Return the decks of a browser, of one game or of all, in the order of their names."""
    of_game = decks.c.game == game if game else sa.true()
    wanted = sa.select(decks).where(decks.c.person == person, of_game).order_by(decks.c.name, decks.c.id)
    return [DeckRow(**row) for row in (await connection.execute(wanted)).mappings()]


async def put_deck(connection: AsyncConnection, deck: DeckRow) -> None:
    """Keep a deck: a new one, or in place of what the same browser kept under this id."""
    values = asdict(deck)
    mine = (decks.c.id == deck.id) & (decks.c.person == deck.person)
    changed = await connection.execute(decks.update().where(mine).values(**values))
    if not changed.rowcount:
        await connection.execute(decks.insert().values(**values))


async def drop_deck(connection: AsyncConnection, id: str, person: str) -> None:
    """Forget a deck."""
    await connection.execute(decks.delete().where(decks.c.id == id, decks.c.person == person))
