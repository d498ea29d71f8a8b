"""Options and elements of the board by ids of components: `conquer region:hill_1`, `region:hill_1`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.errors import NotAnOption
from ludotheque.game import Game
from ludotheque.kernel import BUTTON, Option
from ludotheque.wish import ANY, wish


def id_of(game: Game, s: Any, kind: str, index: int) -> str:
    """Return the id of what lies at an element, or its number where nothing there has one."""
    named = game.writing.elements.get(kind)
    return (named(s, index) if named is not None else "") or str(index)


def element(game: Game, s: Any, option: Option) -> str:
    """Return what an option points at, by id; nothing for a plain button."""
    if option.kind == BUTTON and not option.index:
        return ""
    return f"{option.kind}:{id_of(game, s, option.kind, option.index)}"


def spell(game: Game, s: Any, option: Option) -> str:
    """Return an option in words: its verb, what it points at, and its argument if it has one."""
    words = (option.verb, element(game, s, option), str(option.arg) if option.arg else "")
    return " ".join(filter(None, words))


def option_called(game: Game, s: Any, options: Sequence[Option], text: str) -> Option:
    """Return the option that a text spells, by ids or by numbers; without its kind if that is clear."""
    wanted = " ".join(text.split())
    spelled = {option: spell(game, s, option) for option in options}
    for option, words in spelled.items():
        if wanted in (words, words.replace(f"{option.kind}:", ""), f"{option.verb} {option.element()}"):
            return option
    return _tried(game, s, wanted)


def _tried(game: Game, s: Any, text: str) -> Option:
    """Return what a text would be if it were an option, so that its refusal can be told."""
    verb, _, rest = text.partition(" ")
    name, _, arg = rest.partition(" ")
    if not name and any(known.verb == verb for known in game.rules.verbs):
        return Option(verb, BUTTON)
    wished = wish(element_called(game, s, name), verb)
    kinds = (known.kind for known in game.rules.verbs if known.verb == verb)
    while wished.index == ANY and (kind := next(kinds, "")):
        wished = wish(element_called(game, s, f"{kind}:{name}"), verb)
    if wished.index == ANY or not game.rules.knows(wished):
        raise NotAnOption(f"there is no {text!r} here", f"il n'y a pas de {text!r} ici")
    return Option(verb, wished.kind, wished.index, int(arg) if arg.isdecimal() else 0)


def wished_called(game: Game, s: Any, text: str, verb: str = "", arg: int = ANY) -> Option:
    """Return what somebody wishes for: an element by id or number, perhaps with a verb, or a whole option in words."""
    is_button = text in {known.verb for known in game.rules.verbs if known.kind == BUTTON}
    if not verb and (is_button or " " in text.strip()):
        return _tried(game, s, " ".join(text.split()))
    return wish(element_called(game, s, text), verb, arg)


def element_called(game: Game, s: Any, text: str) -> str:
    """Return the element of the board that an id stands for; any other text as it is."""
    kind, colon, id = text.partition(":")
    if not colon:
        return text
    limit = game.rules.elements.get(kind, 0)
    return next((f"{kind}-{index}" for index in range(limit) if id_of(game, s, kind, index) == id), text)
