"""The modules of a package, so that what they declare is found and nobody has to enter it in a list."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

from ludotheque.kernel import Event


def modules_of(package: ModuleType) -> Iterator[ModuleType]:
    """Yield all modules in and below a package that have a source, not what is left of others that were compiled."""
    for folder in map(Path, package.__path__):
        for source in sorted(folder.rglob("*.py")):
            path = source.relative_to(folder).with_suffix("").parts
            yield import_module(".".join([package.__name__, *(name for name in path if name != "__init__")]))


def classes_in(room: str, *families: type) -> tuple[type, ...]:
    """Return all classes of some families that the modules of a package define: what the codec must know."""
    things = [thing for module in modules_of(import_module(room)) for thing in vars(module).values()]
    classes = [thing for thing in things if isinstance(thing, type) and thing.__module__.startswith(f"{room}.")]
    return tuple(dict.fromkeys(cls for cls in classes if issubclass(cls, families)))


def events_in(room: str) -> tuple[type[Event], ...]:
    """Return all events that the modules of a package declare; shapes without a name are never told."""
    return tuple(event for event in classes_in(room, Event) if issubclass(event, Event) and event.name)
