"""The modules of a package, so that what they declare is found and nobody has to enter it in a list."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType


def modules_of(package: ModuleType) -> Iterator[ModuleType]:
    """Yield all modules in and below a package that have a source, not what is left of others that were compiled."""
    for folder in map(Path, package.__path__):
        for source in sorted(folder.rglob("*.py")):
            path = source.relative_to(folder).with_suffix("").parts
            yield import_module(".".join([package.__name__, *(name for name in path if name != "__init__")]))
