"""What a package declares is found by its sources."""

import sys
from importlib import import_module
from pathlib import Path

import pytest

from ludotheque.modules import modules_of


def test_what_is_left_of_a_compiled_module_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    room = tmp_path / "attic" / "room"
    room.mkdir(parents=True)
    for source in (room.parent / "__init__.py", room / "__init__.py", room / "chapter.py"):
        source.write_text("", encoding="utf-8")
    (room / "gone.so").write_bytes(b"compiled of a source that was deleted")
    monkeypatch.syspath_prepend(tmp_path)
    names = [module.__name__ for module in modules_of(import_module("attic"))]
    assert names == ["attic", "attic.room", "attic.room.chapter"]
    for name in names:
        monkeypatch.delitem(sys.modules, name)
