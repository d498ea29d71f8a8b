"""States to bytes and back, from one list of fields per class; events from plain data."""

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from inspect import signature
from operator import attrgetter
from typing import Any

import msgspec

from ludotheque.errors import BadRecord
from ludotheque.game import Game, Setup
from ludotheque.kernel import SPECTATOR, Dice, Event, KeyedDice, Option, ScriptedDice, Sealed, State, Together, waiting
from ludotheque.saved import IS, Tree

KERNEL: tuple[type, ...] = (Dice, KeyedDice, Option, ScriptedDice, Sealed, Together)
# What is told once, or only says how far undo reaches: no part of the position.
FLEETING = ("cause", "chance", "events", "revealed", "speaker")


class Snapshot(msgspec.Struct, array_like=True):
    """A state as it is written: the fields of each class in it, its own fields, their values, its layout."""

    classes: dict[str, list[str]]
    names: list[str]
    body: list[Any]
    # Not written by the first layout of a game, so that its fingerprints stay what they were.
    layout: int = 0


_fields: dict[type, tuple[str, ...]] = {}


def fields(cls: type) -> tuple[str, ...]:
    """Return the names of a class's attributes, the same order whether it is compiled or not."""
    if cls not in _fields:
        _fields[cls] = _find_fields(cls)
    return _fields[cls]


def _find_fields(cls: type) -> tuple[str, ...]:
    # A class may say itself from which of its fields the others follow.
    saved: tuple[str, ...] | None = getattr(cls, "SAVED", None)
    if saved is not None:
        return saved
    names: set[str] = set()
    for base in cls.__mro__:
        slots = base.__dict__.get("__mypyc_attrs__") or base.__dict__.get("__slots__", ())
        names.update((slots,) if isinstance(slots, str) else slots)
    return tuple(sorted(name for name in names if not name.startswith("__")))


@cache
def getter(cls: type) -> Callable[[object], tuple[Any, ...]]:
    """Return the function that gives what all fields of a thing of this class hold."""
    names = fields(cls)
    # Of a single name the quick way gives the value alone, and of none nothing.
    return attrgetter(*names) if len(names) > 1 else lambda one: tuple(getattr(one, n) for n in names)


def dump(game: Game, s: State) -> bytes:
    """Return a state as bytes: equal bytes, equal positions."""
    used: dict[type, tuple[str, Callable[[object], tuple[Any, ...]]]] = {}

    def taken_apart(thing: object) -> dict[str, tuple[Any, ...]]:
        cls: type = type(thing)
        found = used.get(cls)
        if found is None:
            found = used[cls] = cls.__name__, getter(cls)
        return {found[0]: found[1](thing)}

    names = _written(fields(type(s)), game.rules.shared)
    body = msgspec.msgpack.encode([getattr(s, name) for name in names], enc_hook=taken_apart)
    layout = (game.rules.layout,) if game.rules.layout else ()
    classes = {cls.__name__: fields(cls) for cls in sorted(used, key=lambda cls: cls.__name__)}
    return msgspec.msgpack.encode([classes, names, msgspec.Raw(body), *layout])


def digest(game: Game, s: State) -> str:
    """Return a short fingerprint of a position."""
    return blake2b(dump(game, s), digest_size=16).hexdigest()


def load(game: Game, setup: Setup, data: bytes, ours: bool = False, lenient: bool = False) -> State:
    """Return a dumped state, tried out unless it is ours; leniently without what its classes no longer have."""
    try:
        saved = msgspec.msgpack.decode(data, type=Snapshot)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise _damaged(error) from error
    if not 0 <= saved.layout <= game.rules.layout:
        raise BadRecord("this snapshot is of a later version", "cet instantané vient d'une version plus récente")
    # Bytes that somebody changed break anything that is made of them, be it an upgrade or a rule.
    try:
        s = _build(game, setup, saved, lenient)
        if not ours:
            try_out(game, setup, s)
    except BadRecord:
        raise
    except Exception as error:
        raise _damaged(error) from error
    return s


def _damaged(why: object) -> BadRecord:
    return BadRecord(f"this snapshot is damaged: {why}", f"cet instantané est abîmé : {why}")


def _build(game: Game, setup: Setup, saved: Snapshot, lenient: bool) -> State:
    tree = _tree(saved)
    for upgrade in game.rules.upgrades[saved.layout :]:
        upgrade(tree)
    for name in FLEETING:  # once written, no more
        tree.pop(name, None)
    return put_together(game, setup, tree, lenient)


def _tree(saved: Snapshot) -> Tree:
    return {name: _plain(value, saved.classes) for name, value in zip(saved.names, saved.body, strict=True)}


def take_apart(game: Game, s: State) -> Tree:
    """Return a state as a plain tree of its fields."""
    return _tree(msgspec.msgpack.decode(dump(game, s), type=Snapshot))


def put_together(game: Game, setup: Setup, tree: Tree, lenient: bool = False) -> State:
    """Return the state of a plain tree; a lenient reader passes over what there no longer is."""
    s = game.rules.blank(setup)
    written = set(_written(fields(type(s)), game.rules.shared))
    if not lenient and set(tree) != written:
        raise _damaged(", ".join(sorted(set(tree) ^ written)))
    known = classes(game)
    for name in written.intersection(tree):
        setattr(s, name, _object(_without_odd(tree[name], known) if lenient else tree[name], known))
    return s


def classes(game: Game) -> dict[str, type]:
    """Return the classes of all things in a game's positions, by name."""
    return {cls.__name__: cls for cls in (*KERNEL, *game.rules.parts)}


def plain(thing: Any) -> Any:
    """Return a thing, and all that it holds, as it stands in a tree."""
    if isinstance(thing, list):
        return [plain(item) for item in thing]
    if thing is None or isinstance(thing, int | str | bytes):
        return thing
    return {IS: type(thing).__name__, **{name: plain(getattr(thing, name)) for name in fields(type(thing))}}


def _without_odd(value: Any, known: dict[str, type]) -> Any:
    """Return a part of a tree without the fields that its classes no longer have."""
    if isinstance(value, list):
        return [_without_odd(item, known) for item in value]
    if not isinstance(value, dict) or value[IS] not in known:
        return value
    names = {IS, *fields(known[value[IS]])}
    return {name: _without_odd(item, known) for name, item in value.items() if name in names}


def try_out(game: Game, setup: Setup, s: State) -> None:
    """Ask a position all that a table asks of it; what holds something impossible fails."""
    dump(game, s)
    for question in waiting(s):
        if not 0 <= question.seat < setup.players or not question.options(s):
            raise _damaged(type(question).__name__)
    for seat in (SPECTATOR, *range(setup.players)):
        game.rules.sight(s, seat)
    game.rules.scores(s)
    game.rules.progress(s)
    game.rules.outcome(s)


@cache
def _written(names: tuple[str, ...], shared: tuple[str, ...]) -> tuple[str, ...]:
    """Return which fields of a state are written."""
    return tuple(name for name in names if name not in shared and name not in FLEETING)


def event_of(game: Game, plain: dict[str, Any]) -> Event:
    """Return the event that `Event.as_dict` gave in plain data, in this version or an older one."""
    declared = {event.name: event for event in game.rules.events}
    name = plain.get("name")
    if name not in declared:
        raise BadRecord(f"{game.name} has no event {name!r}", f"{game.name} n'a pas d'événement {name!r}")
    try:
        return msgspec.convert(plain, declared[name])
    except msgspec.ValidationError as error:
        raise BadRecord(f"this {name!r} is damaged: {error}", f"ce {name!r} est abîmé : {error}") from error


def _plain(value: Any, classes: dict[str, list[str]]) -> Any:
    if isinstance(value, list):
        return [_plain(item, classes) for item in value]
    if not isinstance(value, dict):
        return value
    ((name, items),) = value.items()
    return {IS: name, **{field: _plain(item, classes) for field, item in zip(classes[name], items, strict=True)}}


def _object(value: Any, classes: dict[str, type]) -> Any:
    if isinstance(value, list):
        return [_object(item, classes) for item in value]
    if not isinstance(value, dict):
        return value
    name = value[IS]
    if name not in classes:
        raise BadRecord(f"this snapshot holds an unknown {name!r}", f"cet instantané contient un {name!r} inconnu")
    return _make(classes[name], {field: _object(item, classes) for field, item in value.items() if field != IS})


@cache
def arguments(cls: type) -> tuple[str, ...]:
    """Return what a class is made with: a compiled one only says so if its defaults are plain."""
    return tuple(name for name in signature(cls).parameters if name in fields(cls))


def _make(cls: type, values: dict[str, Any]) -> Any:
    # A compiled class cannot be made without its arguments: each argument it needs is one of its fields.
    thing = cls(**{name: values.pop(name) for name in arguments(cls)})
    for field, value in values.items():
        setattr(thing, field, value)
    return thing
