"""TOML for people: written in few lines, and every value of it found again by its line."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

# Where something stands: keys of tables and places in arrays, from the outside in.
Path = tuple[str | int, ...]

WIDTH = 110
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_HEADER = re.compile(r"(\[{1,2})([^\[\]]+)\]")
_KEY = re.compile(r'("[^"]*"|[\w.-]+)\s*=')


def write(document: Mapping[str, Any]) -> str:
    """Return a document as text: values first, then what is better read as a table."""
    plain = [line for name, value in document.items() if not _is_section(value) for line in _entry(name, value)]
    sections = [line for name, value in document.items() if _is_section(value) for line in _section(name, value)]
    return "\n".join([*plain, *sections, ""])


def _is_section(value: Any) -> bool:
    if isinstance(value, list):
        # What holds nothing but plain values fits on a line.
        return all(isinstance(item, dict) for item in value) and any(_holds_more(item) for item in value)
    return isinstance(value, dict) and bool(value)


def _holds_more(table: Mapping[str, Any]) -> bool:
    return "is" not in table and any(isinstance(item, dict | list) for item in table.values())


def _section(name: str, value: Any) -> Iterator[str]:
    tables, brackets = (value, "[[{}]]") if isinstance(value, list) else ([value], "[{}]")
    for table in tables:
        yield ""
        yield brackets.format(_key(name))
        for key, item in table.items():
            yield from _entry(key, item)


def _entry(name: str, value: Any) -> Iterator[str]:
    line = f"{_key(name)} = {_value(value)}"
    is_short = len(line) <= WIDTH and not (isinstance(value, list) and any(isinstance(item, dict) for item in value))
    if is_short or not isinstance(value, list):
        yield line
        return
    yield f"{_key(name)} = ["
    yield from _rows(value)
    yield "]"


def _rows(items: list[Any]) -> Iterator[str]:
    row = " "
    for item in items:
        text = f" {_value(item)},"
        if row.strip() and (isinstance(item, dict) or len(row) + len(text) > WIDTH):
            yield row
            row = " "
        row += text
    yield row


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _quoted(name)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: Any) -> str:
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{_key(key)} = {_value(item)}' for key, item in value.items())} }}" if value else "{}"
    return str(value)


def lines(text: str) -> dict[Path, int]:
    """Return on which line each table, value and row of an array begins."""
    found: dict[Path, int] = {}
    tables: Counter[Path] = Counter()
    here: Path = ()
    array: Path | None = None
    for number, line in enumerate(map(str.strip, text.splitlines()), 1):
        if array is not None:
            if line.startswith("{"):
                found[*array, tables[array]] = number
                tables[array] += 1
            elif line.startswith("]"):
                array = None
        elif header := _HEADER.match(line):
            here = _names(header[2])
            if header[1] == "[[":
                tables[here] += 1
                here = (*here, tables[here] - 1)
            found[here] = number
        elif key := _KEY.match(line):
            found[(*here, *_names(key[1]))] = number
            array = (*here, *_names(key[1])) if line.endswith("[") else None
    return found


def _names(text: str) -> Path:
    parts = [text] if text.startswith('"') else text.split(".")
    return tuple(part.strip().strip('"') for part in parts)


def line_of(places: Mapping[Path, int], path: Path) -> int | None:
    """Return the line of something, of the first part of it that has one, or of the nearest thing around it."""
    while path:
        inside = [line for place, line in places.items() if place[: len(path)] == path]
        if inside:
            return min(inside)
        path = path[:-1]
    return None
