"""How a game stood after each answer, kept as it was: what has happened is shown whatever becomes of its rules."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from ludotheque import codec
from ludotheque.errors import BadRecord
from ludotheque.game import Game, Setup
from ludotheque.kernel import Event, State

# The bytes of a position at most, and of all positions of a game: more than any game has, less than would do harm.
LARGEST, MOST = 500_000, 100_000_000
# zlib looks back no further.
WINDOW = 32_768
QUICK = 4
# Every so many moments a position is kept whole, so that one that is damaged harms few others.
WHOLE_EVERY = 25


class Moment(msgspec.Struct, array_like=True, frozen=True):
    """A game right after an answer, or at its start: what was told, the scores and the round then, the position."""

    events: list[dict[str, Any]]
    scores: list[int]
    now: int
    # As the codec writes it; where moments follow each other, packed against the position before.
    position: bytes
    # The answer was given in secret, while others were still choosing.
    sealed: bool = False
    # What chance gave, where no answer says it: at the start.
    chance: list[int] = []


def moment_of(
    game: Game, s: State, events: Sequence[Event], sealed: bool = False, chance: Sequence[int] = ()
) -> Moment:
    """Return how a game stands now."""
    told = [msgspec.to_builtins(event.as_dict()) for event in events]
    scores, now = list(game.rules.scores(s)), game.rules.progress(s).now
    return Moment(told, scores, now, codec.dump(game, s), sealed, list(chance))


def pack(moment: Moment, number: int, before: bytes) -> Moment:
    """Return the moment after so many answers with what changed in its position; now and then with all of it."""
    before = b"" if number % WHOLE_EVERY == 0 else before
    packer = zlib.compressobj(QUICK, zdict=before[-WINDOW:]) if before else zlib.compressobj(QUICK)
    return msgspec.structs.replace(moment, position=packer.compress(moment.position) + packer.flush())


def unpack(moment: Moment, before: bytes) -> Moment:
    """Return a moment with its whole position, given the one before."""
    unpacker = zlib.decompressobj(zdict=before[-WINDOW:])
    try:
        position = unpacker.decompress(moment.position, LARGEST)
    except zlib.error as error:
        raise BadRecord(f"this moment is damaged: {error}", f"cet instant est abîmé : {error}") from error
    if not unpacker.eof:
        raise BadRecord("this moment is cut off or too large", "cet instant est tronqué ou trop grand")
    return msgspec.structs.replace(moment, position=position)


def pack_all(moments: Sequence[Moment]) -> list[Moment]:
    """Return moments in a row, each packed against the one before."""
    return list(pack_known(moments).values())


def pack_known(moments: Sequence[Moment | None]) -> dict[int, Moment]:
    """Return those moments in a row that are known, by number, each packed against the one before if that is."""
    before, found = b"", {}
    for number, moment in enumerate(moments):
        if moment is not None:
            found[number] = pack(moment, number, before)
        before = moment.position if moment else b""
    return found


def unpack_all(moments: Iterable[Moment | None]) -> list[Moment | None]:
    """Return moments in a row as they were before they were packed; none where one cannot be read."""
    found: list[Moment | None] = []
    before, size = b"", 0
    for moment in moments:
        whole = None
        if moment is not None and size < MOST:
            with suppress(BadRecord):
                whole = unpack(moment, before)
        before = b"" if whole is None else whole.position
        size += len(before)
        found.append(whole)
    return found


def write(moment: Moment) -> bytes:
    """Return a moment as it is kept in a database."""
    return msgspec.msgpack.encode(moment)


def read(data: bytes | None) -> Moment | None:
    """Return a moment that was written; none if there is none, or nothing that can be read."""
    with suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return msgspec.msgpack.decode(data, type=Moment) if data else None
    return None


def events_of(game: Game, moment: Moment | None) -> list[Event]:
    """Return what was told at a moment, as far as today's game still knows such events."""
    found = []
    for plain in moment.events if moment else ():
        with suppress(BadRecord):
            found.append(codec.event_of(game, plain))
    return found


def position_of(game: Game, setup: Setup, moment: Moment | None, firm: bool = False) -> State | None:
    """Return the position of a moment, if today's game can show it, or firmly: if it can be played on."""
    if moment is None:
        return None
    for lenient in (False, True):
        with suppress(BadRecord):
            s = codec.load(game, setup, moment.position, ours=not firm, lenient=lenient)
            # What happened last is drawn too.
            s.events = events_of(game, moment)
            return s
    return None


def positions_of(game: Game, setup: Setup, moments: Iterable[Moment | None], otherwise: State) -> list[State]:
    """Return the positions of moments in a row; for one that cannot be shown the one before it."""
    found: list[State | None] = []
    for moment in moments:
        found.append(position_of(game, setup, moment) or (found[-1] if found else None))
    first = next((state for state in found if state is not None), otherwise)
    return [state or first for state in found]
