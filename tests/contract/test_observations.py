"""What a player sees, a learner sees: two views that differ give different numbers, and all are as declared."""

import random
from collections.abc import Iterator

import numpy as np
import pytest
from librt.strings import BytesWriter

import ludotheque
from ludotheque import codec
from ludotheque.envs.observer import Observer, fresh
from ludotheque.game import Game, Setup
from ludotheque.kernel import State, answer, waiting
from ludotheque.kernel.sheet import Sheet, Trace
from ludotheque.schema import COUNT
from tests.contract.tables import tables

# Questions of a game that are looked at.
STRETCH = 80

TABLES = [
    pytest.param(game, setup, seed, id=f"{game.name}-{setup.players}-{seed}")
    for game in map(ludotheque.load, ludotheque.names())
    for setup, seed in tables(game)[::4]
]


def views(game: Game, setup: Setup, seed: int) -> Iterator[tuple[State, int]]:
    """Give what the asked seats see in a stretch of a random game, from its start or from its middle on."""
    chance = random.Random(seed)
    s = fresh(game, setup, seed)
    begin = chance.choice((0, 0, 100, 300))
    for number in range(begin + STRETCH):
        asks = waiting(s)
        if not asks:
            return
        if number >= begin:
            yield game.mind.standing(game.rules.sight(s, asks[0].seat)), asks[0].seat
        answer(s, asks[0], chance.choice(asks[0].options(s)))


def told(game: Game, view: State) -> str:
    """Return all that a view shows."""
    return repr(sorted(codec.take_apart(game, view).items()))


def written_on(observer: Observer, view: State, seat: int, traces: dict[int, Trace]) -> bytes:
    """Return what somebody sees who remembers what the same seat saw before."""
    out = BytesWriter()
    observer.eyes.write(view, seat, out, traces.setdefault(seat, Trace()))
    return out.getvalue()


def written_anew(observer: Observer, view: State, seat: int) -> bytes:
    """Return what somebody sees who remembers no row."""
    eyes = observer.eyes
    sheet = Sheet(seat, eyes.players, eyes.numbers, eyes.fields)
    eyes.observe(view, seat, sheet)
    return sheet.written()


@pytest.mark.parametrize(("game", "setup", "seed"), TABLES)
def test_different_views_are_different_to_a_learner_and_keep_to_the_schema(game: Game, setup: Setup, seed: int) -> None:
    observer = Observer(game, setup)
    columns = list(observer.schema.columns())
    high = np.array([np.inf if column.kind == COUNT else column.high for _, column in columns])
    low = np.array([-np.inf if column.kind == COUNT else -1 for _, column in columns])
    seen: dict[tuple[int, bytes], str] = {}
    traces: dict[int, Trace] = {}
    for view, seat in views(game, setup, seed):
        raw, shown = observer.raw(view, seat), told(game, view)
        assert len(raw) == observer.size
        assert raw.tobytes() == written_anew(observer, view, seat) == written_on(observer, view, seat, traces)
        assert [columns[i][0] for i in np.flatnonzero((raw < low) | (raw > high))] == []
        # Seats are counted from the one that looks, so only what one and the same seat sees is compared.
        assert seen.setdefault((seat, raw.tobytes()), shown) == shown


@pytest.mark.parametrize("name", ludotheque.names())
def test_names_and_hash_say_which_schema_it_is(name: str) -> None:
    game = ludotheque.load(name)
    few, many = (Observer(game, game.setup(players)) for players in (game.seats[0], game.seats[-1]))
    assert len(set(few.names)) == few.width
    assert len({column for column, _ in few.schema.columns()}) == few.size
    assert few.schema.hash == Observer(game, game.setup(game.seats[0])).schema.hash != many.schema.hash


@pytest.mark.parametrize("name", ludotheque.names())
def test_a_row_has_a_place_for_each_value_of_a_category(name: str) -> None:
    game = ludotheque.load(name)
    setup = game.setup(game.seats[0])
    observer = Observer(game, setup)
    view = game.rules.sight(fresh(game, setup, 3), 0)
    raw, row = observer.raw(view, 0), observer.row(view, 0)
    sources = {column: value for (column, _), value in zip(observer.schema.columns(), raw, strict=True)}
    for feature, value in zip(observer.names, row, strict=True):
        column, _, code = feature.partition("=")
        if code:
            there = sources[column.rpartition(".")[0] + ".there"]
            assert value == (there > 0 and sources[column] == int(code)), feature
    tables = observer.tables(raw)
    assert np.array_equal(np.concatenate([table.ravel() for table in tables.values()]), raw)
