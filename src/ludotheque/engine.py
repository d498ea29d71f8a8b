"""Chooses between the interpreted engine and the compiled one, before anything else is imported."""

import os
import sys
import warnings
from collections.abc import Callable
from importlib.abc import PathEntryFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from math import inf
from pathlib import Path
from typing import Literal

from ludotheque.errors import EngineError

Engine = Literal["interpreted", "compiled"]

VARIABLE = "LUDOTHEQUE_ENGINE"
PACKAGE = Path(__file__).parent
MANIFEST = PACKAGE / "compiled.txt"

_chosen: Engine = "interpreted"


def engine() -> Engine:
    """Say which engine this process runs."""
    return _chosen


def select() -> None:
    """Choose the engine that the environment asks for, or the compiled one where it is there and fresh."""
    global _chosen
    wanted = os.environ.get(VARIABLE, "")
    if wanted not in ("", "interpreted", "compiled"):
        raise EngineError(f"{VARIABLE} is {wanted!r}: say interpreted, compiled, or leave it unset")
    missing = "" if wanted == "interpreted" else what_is_missing(MANIFEST)
    if wanted == "compiled" and missing:
        raise EngineError(f"{VARIABLE} is 'compiled' but {missing}: run `make compile`")
    if not wanted and missing and MANIFEST.exists():
        warnings.warn(f"{missing}: running interpreted; run `make compile`", RuntimeWarning, stacklevel=3)
    _chosen = "interpreted" if wanted == "interpreted" or missing else "compiled"
    if _chosen == "interpreted":
        ignore_extensions(PACKAGE)


def what_is_missing(manifest: Path) -> str:
    """Say why the modules listed in a manifest cannot run compiled; empty if they can."""
    if not manifest.exists():
        return "the engine is not compiled"
    text = manifest.read_text(encoding="utf-8")
    # What a wheel brought is of one age, whatever the clock says of its files.
    built_at = inf if text.startswith("#") else manifest.stat().st_mtime_ns
    for name in (line for line in text.splitlines() if not line.startswith("#")):
        source = manifest.parent / name
        if not source.exists() or not source.with_suffix(EXTENSION_SUFFIXES[0]).exists():
            return f"the compiled {name} is missing"
        if source.stat().st_mtime_ns > built_at:
            return f"the compiled {name} is older than its source"
    return ""


def ignore_extensions(package: Path) -> None:
    """Make Python import only sources from a package's folders, whatever compiled files lie beside them."""
    root = str(package)
    sys.path_hooks.insert(0, _sources_only(root))
    for path in [path for path in sys.path_importer_cache if _is_inside(path, root)]:
        del sys.path_importer_cache[path]


def _sources_only(root: str) -> Callable[[str], PathEntryFinder]:
    make = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def hook(path: str) -> PathEntryFinder:
        if not _is_inside(path, root):
            raise ImportError(f"{path} is not inside {root}", path=path)
        return make(path)

    return hook


def _is_inside(path: str, root: str) -> bool:
    return path == root or path.startswith(root + os.sep)
