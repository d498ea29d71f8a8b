"""Bytes that somebody or something has changed: a position that can be played, or a word about what is wrong."""

from functools import cache
from pathlib import Path
from random import Random

import pytest

from ludotheque import codec, games, record
from ludotheque.errors import BadRecord
from ludotheque.game import Game, Setup
from ludotheque.kernel import waiting
from tests.contract.test_kept_games import SNAPSHOTS

MUTATIONS = 10_000
PARTS = 10


@cache
def kept(path: Path) -> tuple[Game, Setup, bytes]:
    """A snapshot with the game and the table it is of."""
    of = record.read(path.parents[1] / "records" / f"{path.stem.removesuffix('-150')}.json")
    game = games.load(of.game)
    return game, game.setup(of.players, of.options), path.read_bytes()


def mutated(data: bytes, random: Random) -> bytes:
    """The same bytes with a few of them changed, lost or added."""
    found = bytearray(data)
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        at = random.randrange(len(found))
        match random.randrange(5):
            case 0:
                found[at] = random.randrange(256)
            case 1:
                found[at] ^= 1 << random.randrange(8)
            case 2:
                del found[at : at + random.randrange(1, 9)]
            case 3:
                found[at:at] = random.randbytes(random.randrange(1, 5))
            case _:
                del found[max(1, len(found) - random.randrange(1, 40)) :]
    return bytes(found)


@pytest.mark.parametrize("part", range(PARTS))
def test_a_damaged_snapshot_is_refused_with_a_word_or_is_a_position_to_play(part: int):
    random = Random(part)
    outcomes = {"refused": 0, "played": 0}
    for _ in range(MUTATIONS // PARTS):
        game, setup, data = kept(random.choice(SNAPSHOTS))
        try:
            s = codec.load(game, setup, mutated(data, random))
        except BadRecord:
            outcomes["refused"] += 1
            continue
        assert all(ask.options(game.rules.sight(s, ask.seat)) for ask in waiting(s))
        assert codec.dump(game, s)
        outcomes["played"] += 1
    assert min(outcomes.values()) > 0, outcomes


@pytest.mark.parametrize("data", [b"", b"\x93", b"\x93\x80\x90\x90", b"\x91" * 5000, b"\x93\x81\xa1\xff\x90\x90\x90"])
def test_what_never_was_a_snapshot_is_refused(data: bytes):
    game, setup, _ = kept(SNAPSHOTS[0])
    with pytest.raises(BadRecord):
        codec.load(game, setup, data)


@pytest.mark.parametrize("name", games.names())
def test_everything_in_a_position_says_what_it_is_made_with(name: str):
    for cls in (*codec.KERNEL, *games.load(name).rules.parts):
        assert set(codec.arguments(cls)) <= set(codec.fields(cls))
