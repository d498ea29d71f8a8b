"""What makes a text fit to be read: real apostrophes, and French spaces that do not break."""

import re
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import Any, TypeVar, cast

import msgspec

Thing = TypeVar("Thing")

NO_BREAK = "\u00a0"
NARROW = "\u202f"
BEFORE_COLON = re.compile(r" (?=[:»%])")
BEFORE_SIGN = re.compile(r"[ \u00a0](?=[?!;])")
AFTER_QUOTE = re.compile(r"(?<=«) ")
# Between letters, or beside something filled in later; quotation marks around a word stay as they are.
APOSTROPHE = re.compile(r"(?<=[\w}])'(?=[\w{])")
# After an English plural that owns something (others' moves), where it cannot be the end of a quotation.
OF_PLURAL = re.compile(r"(?<=\ws)'(?= \w)")
QUOTATION = re.compile(r"(?<!\w)'")


def curly(text: str) -> str:
    """Return a text with typographic apostrophes."""
    found = APOSTROPHE.sub("’", text)
    return found if QUOTATION.search(found) else OF_PLURAL.sub("’", found)


def typeset(text: str) -> str:
    """Return a French text with its apostrophes and its no-break spaces: narrow before ? ! ; and wide elsewhere."""
    spaced = AFTER_QUOTE.sub(NO_BREAK, BEFORE_COLON.sub(NO_BREAK, text))
    return curly(BEFORE_SIGN.sub(NARROW, spaced))


@lru_cache(maxsize=8192)
def shown(text: str, language: str) -> str:
    """Return a text as it is read in a language."""
    return typeset(text) if language == "fr" else curly(text)


def all_shown(thing: Thing, language: str) -> Thing:
    """Return a table of texts with each of them as it is read: strings, and what holds them."""
    return cast(Thing, _mapped(thing, lambda text: shown(text, language)))


def _mapped(thing: Any, change: Callable[[str], str]) -> Any:
    if isinstance(thing, str):
        return change(thing)
    if isinstance(thing, tuple):
        return tuple(_mapped(part, change) for part in thing)
    if isinstance(thing, Mapping):
        return {key: _mapped(part, change) for key, part in thing.items()}
    if isinstance(thing, msgspec.Struct):
        parts = {name: _mapped(getattr(thing, name), change) for name in thing.__struct_fields__}
        return msgspec.structs.replace(thing, **parts)
    if is_dataclass(thing) and not isinstance(thing, type):
        return replace(thing, **{part.name: _mapped(getattr(thing, part.name), change) for part in fields(thing)})
    return thing
