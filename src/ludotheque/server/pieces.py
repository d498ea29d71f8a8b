"""Pieces of pages that are made of values alone: made once, and kept for everybody who sees the same values."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable
from datetime import UTC, datetime
from functools import cache, lru_cache
from typing import Any

from jinja2 import nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.utils import missing
from markupsafe import Markup, escape

from ludotheque.page import Shelf
from ludotheque.server import texts
from ludotheque.server.render import environment, icon
from ludotheque.server.scene import Scene

# A symbol or a text that is always the same: it is put into the templates of a language once.
CONSTANT = re.compile(r"""\{\{ (icon|t)\((["'])([\w-]+)\2\) \}\}""")
# Stand in a piece for what differs from table to table and from answer to answer, so that all share it. No text has
# such signs, which Unicode keeps free for ever: what people typed is printable.
TABLE, NUMBER, PLACES, BUTTONS, CONTENT = (Markup(chr(0xFDD0 + sign)) for sign in range(5))
SIGN = re.compile("([\ufdd0-\ufdd4])")
# Letters of all pieces that are kept at most.
MOST = 16_000_000
# A piece, cut at the signs that stand in it.
Cut = tuple[str, ...]


class Shop:
    """Keeps pieces by what they are made of; those that were not asked for lately make room for new ones."""

    def __init__(self, most: int = MOST) -> None:
        self.most, self.size = most, 0
        # What was asked for lately, of which there is half at most, and what was before that.
        self.kept: dict[tuple[Hashable, ...], Cut] = {}
        self.older: dict[tuple[Hashable, ...], Cut] = {}

    def cut(self, language: str, macro: str, *values: Hashable) -> Cut:
        """Return what a macro makes of values; it gets nothing else, so whoever looks makes no difference."""
        # Markup equals plain text with the same letters, but is not escaped: types count too.
        key = (language, macro, values, *map(type, values))
        return self.kept.get(key) or self._keep(key)

    def _keep(self, key: tuple[Any, ...]) -> Cut:
        language, macro, values, *_ = key
        found = self.older.get(key)
        if found is None:
            found = tuple(SIGN.split(getattr(macros(language), macro)(*values)))
        size = sum(map(len, found))
        if self.size + size > self.most // 2:
            self.older, self.kept, self.size = self.kept, {}, 0
        self.kept[key] = found
        self.size += size
        return found

    def piece(self, language: str, macro: str, *values: Hashable) -> str:
        """Return a piece that has no signs in it."""
        (text,) = self.cut(language, macro, *values)
        return text

    def filled(self, put: dict[Any, str], language: str, macro: str, *values: Hashable) -> str:
        """Return a piece with what belongs in the place of its signs."""
        return "".join([put.get(part, part) for part in self.cut(language, macro, *values)])


SHOP = Shop()
piece, filled = SHOP.piece, SHOP.filled


@cache
def _frame(language: str, macro: str, *values: Hashable) -> tuple[str, str]:
    head, _, tail = SHOP.cut(language, macro, *values, CONTENT)
    return head, tail


def framed(content: str, language: str, macro: str, *values: Hashable) -> str:
    """Return what is drawn already, inside of what a macro draws around it."""
    head, tail = _frame(language, macro, *values)
    return f"{head}{content}{tail}"


@cache
def macros(language: str) -> Any:
    """Return all macros of a table's parts, which speak one language."""

    def t(name: str, /, **figures: object) -> str:
        return texts.say(language, name, **figures)

    def n_of(name: str, n: int) -> str:
        return texts.count(language, name, n)

    words = {"lang": language, "t": t, "n_of": n_of, "clock": clock}
    env = environment().overlay()
    # Attributes are asked for by the hundred, and each is one: nothing here is a dictionary with names for keys.
    env.getattr = getattr  # type: ignore[method-assign, assignment]
    # A filter is called at once; a function by way of a context that no text needs.
    env.filters = {**env.filters, "say": t}
    env.code_generator_class = DirectCalls
    assert env.loader is not None
    source = CONSTANT.sub(lambda found: _said(language, *found.groups()), env.loader.get_source(env, "parts.html")[0])
    made = env.from_string(source)
    # What a template escapes goes into a text at once: nobody needs to be told that it is escaped.
    made.root_render_func.__globals__.update(escape=escaped, Macro=direct)
    return made.make_module({**words, "shelf_of": lambda *told: Markup(shelf_of(*told))})


class DirectCalls(CodeGenerator):
    """Writes the calls of a template as Python's own: nothing that parts call asks for the template around it."""

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802
        """Write a call."""
        self.visit(node.node, frame)
        self.write("(")
        for name, value in [*(("", one) for one in node.args), *((f"{one.key}=", one.value) for one in node.kwargs)]:
            self.write(name)
            self.visit(value, frame)
            self.write(", ")
        self.write(")")


def direct(_: object, drawn: Callable[..., str], name: str, names: tuple[str, ...], *__: object) -> Callable[..., str]:
    """Return a macro as a function: it takes what it names, and what it makes is HTML."""

    def call(*values: object, **named: object) -> str:
        if len(values) < len(names):
            values = (*values, *(named.get(one, missing) for one in names[len(values) :]))
        return str.__new__(Markup, drawn(*values))

    return call


def escaped(value: object) -> str:
    """Return a value as it may stand in HTML; what is HTML already stays as it is."""
    if type(value) is Markup:
        return value
    return _escaped(value) if type(value) is str else str(escape(value))


@lru_cache(maxsize=8192)
def _escaped(text: str) -> str:
    return str(escape(text))


def _said(language: str, name: str, quote: str, value: str) -> str:
    """Return what a call in a template always gives: a symbol, or a text in one language."""
    return str(icon(value) if name == "icon" else escape(texts.say(language, value)))


def shelf_of(scene: Scene, shelf: Shelf, lit: dict[str, str]) -> str:
    """Return a shelf with what can be done with the things on it."""
    here = [thing for thing in shelf.items if thing.element in lit]
    shown = [thing.element for thing in here] + [thing.go for thing in shelf.items if thing.go in lit]
    labels = tuple((element, lit[element]) for element in shown)
    told = tuple((thing.element, scene.told(thing)) for thing in here if thing.told)
    return piece(scene.language, "lit_shelf", shelf, labels, told)


def clock(at: float) -> str:
    """Return a time as pages write it; the browser turns it into local time."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
