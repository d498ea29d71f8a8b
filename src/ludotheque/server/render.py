"""The pages as HTML: one environment of templates, and the parts of a table that travel on their own."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any
from zlib import crc32

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from ludotheque import design, games, lessons
from ludotheque.game import Game
from ludotheque.page import Board
from ludotheque.server import texts
from ludotheque.server.people import PREFERENCES

ICONS = re.compile(r"<symbol .*?</symbol>", re.DOTALL)
# Groups of a board that a client replaces one by one, at the top level of its SVG.
LAYER = '<g id="layer-'
STATIC = files("ludotheque.server").joinpath("static")
SHEETS = ("tokens.css", "ui.css", "boards.css", "covers.css", design.GAMES)
KINDS = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml; charset=utf-8",
    "png": "image/png",
}
IMPORT = re.compile(r'^import (?:.* from )?"\./(\w+\.js)";$', re.MULTILINE)


class Things(tuple[str, ...]):
    """The names of what has one in a game. There is one for each game and language, so it is known by itself alone."""

    __slots__ = ()
    __hash__ = object.__hash__

    def __eq__(self, other: object) -> bool:
        return self is other


# What has a name in a game, by game and language.
THINGS: dict[tuple[str, str], Things] = {}
NOTHING = Things()


@cache
def environment() -> Environment:
    """Return the templates; what people typed is always escaped."""
    env = Environment(
        loader=PackageLoader("ludotheque.server"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.globals.update(icon=icon, seat_mark=seat_mark, sprite=sprite, asset=asset, needed=needed, scripts=scripts)
    env.filters.update(icon=icon, figure=figure, seat_mark=seat_mark, rule_link=rule_link)
    env.globals.update(has_lesson=has_lesson, cover=cover, preferences=PREFERENCES, rule_link=rule_link)
    return env


def render(template: str, language: str, **values: Any) -> str:
    """Return a whole page."""
    words = {"lang": language, "t": lambda name, /, **figures: texts.say(language, name, **figures)}
    counted = {"n_of": lambda name, n: texts.count(language, name, n)}
    return environment().get_template(template).render(**words, **counted, **values)


def figure(number: int) -> str:
    """Return a number with a real minus where it lies below nothing."""
    return str(number).replace("-", "−")


@lru_cache(maxsize=4096)
def icon(name: str, classes: str = "icon") -> Markup:
    """Return a symbol of the sprite."""
    return Markup(f'<svg class="{classes}" aria-hidden="true"><use href="#i-{name}"/></svg>')


def rule_link(game: str, clause: str) -> str:
    """Return the address of a clause, on the page of its chapter."""
    return f"/rules/{game}/{clause}#{clause}"


@cache
def seat_mark(seat: int, look: str = "") -> Markup:
    """Return the coloured shape that stands for a seat; none for a spectator."""
    if seat < 0:
        return Markup("")
    n = look or seat + 1
    return Markup(
        f'<svg class="seat" data-seat="{n}" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-seat-{n}"/></svg>'
    )


def has_lesson(game: str) -> bool:
    """Tell whether a game has a lesson for newcomers."""
    return lessons.first(game) is not None


@cache
def cover(game: str, symbol: str) -> Markup:
    """Return the picture on a game's box, or its symbol if nobody has drawn one."""
    drawn = design.cover(game)
    return icon(symbol, "cover") if drawn is None else Markup(drawn)


@cache
def sprite() -> Markup:
    """Return all symbols, to stand once in each page."""
    return Markup("".join(ICONS.findall(design.icons())))


@cache
def static(name: str) -> tuple[bytes, str]:
    """Return a file that pages refer to, and its kind."""
    if name in SHEETS:
        return (design.read(name) + (marks() if name == design.GAMES else "")).encode(), KINDS["css"]
    return _own_files()[name], KINDS[name.rpartition(".")[2]]


@cache
def _own_files() -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in STATIC.iterdir() if file.is_file()}


def marks() -> str:
    """Return the colours behind the games' symbols as style: pages may not carry any of their own."""
    return "".join(f".mark-{name} {{ background: {games.load(name).cover.colour}; }}\n" for name in games.names())


@cache
def asset(name: str) -> str:
    """Return the address of a file, which changes with its content so that browsers may keep it for ever."""
    mark = scripts() if name.endswith(".js") else digest(static(name)[0])
    return f"/static/{mark}/{name}"


@cache
def scripts() -> str:
    """Return the fingerprint of all scripts: they share one address, so that none meets an older one."""
    own = _own_files()
    return digest(b"".join(own[name] for name in sorted(own) if name.endswith(".js")))


@cache
def needed(names: str) -> tuple[str, ...]:
    """Return the scripts that some scripts import, and themselves, for a browser to fetch all of them at once."""
    found: dict[str, None] = {}
    waiting = [f"{name}.js" for name in names.split()]
    for name in waiting:
        found[name] = None
        waiting += [other for other in IMPORT.findall(static(name)[0].decode()) if other not in found]
    return tuple(found)


def digest(data: bytes) -> str:
    """Return a short fingerprint."""
    return blake2b(data, digest_size=6).hexdigest()


def fingerprint(text: str) -> str:
    """Return what tells a part of a page from how it was before: it guards against nobody, and is made often."""
    return f"{crc32(text.encode()):x}"


@dataclass(frozen=True)
class Layers:
    """A board cut into the groups that a client replaces: what comes before them, each of them, what comes after."""

    layers: dict[str, str]
    head: Callable[[], str] = str
    tail: str = "</svg>"

    def __html__(self) -> str:
        return f"{self.head()}{''.join(self.layers.values())}{self.tail}"


def cut(svg: str | Board) -> Layers:
    """Cut a board at its layers; shapes and patterns stand before them and never change."""
    if isinstance(svg, Board):
        return Layers(svg.layers, svg.head)
    body = svg.rstrip().removesuffix("</svg>")
    head, *groups = body.split(LAYER)
    if not groups:
        return Layers({"board": with_id(svg)}, tail="")
    return Layers({"layer-" + group.partition('"')[0]: LAYER + group for group in groups}, lambda: head)


def with_id(svg: str) -> str:
    """Return a picture that a page can find again as its board."""
    return svg if ' id="board"' in svg[: svg.find(">")] else svg.replace("<svg", '<svg id="board" class="board-svg"', 1)


@lru_cache(maxsize=4096)
def with_names(sentence: str, names: tuple[str, ...], things: Things = NOTHING) -> Markup:
    """Return a sentence with the players' names in bold, but not inside the name of a thing that has one of them."""
    pattern = _any_of(names, things)
    text = str(escape(sentence))
    return Markup(pattern.sub(lambda found: found[1] or f"<b>{found[2]}</b>", text) if pattern else text)


@lru_cache(maxsize=1024)
def _any_of(names: tuple[str, ...], things: Things) -> re.Pattern[str] | None:
    """Return what finds names in a text that is escaped, longer ones first: of things, then of players."""
    players = {str(escape(name)) for name in names if name}
    if not players:
        return None
    called = {str(escape(name)) for name in things if any(player in name for player in names if player)} - players
    groups = ("|".join(map(re.escape, sorted(some, key=len, reverse=True))) for some in (called, players))
    return re.compile(r"(?<!\w)(?:({})|({}))(?!\w)".format(*(group or "(?!)" for group in groups)))


def things_of(game: Game, language: str) -> Things:
    """Return the names of what has one in a game: cards, tribes, skills."""
    key = (game.name, language)
    if key not in THINGS:
        THINGS[key] = Things(name for name, _ in game.words[language].glossary())
    return THINGS[key]
