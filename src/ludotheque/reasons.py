"""Why something is not possible: all that stands in the way, and how it is told, for every door of the house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque import naming
from ludotheque.game import Game, Refusal, Talk
from ludotheque.kernel import Option
from ludotheque.wish import ANY, not_done, not_there

# What leads to a second and further cause.
ALSO = {"en": "And also: ", "fr": "Et aussi\u00a0: "}


def reasons(game: Game, view: Any, seat: int, wished: Option) -> list[Refusal]:
    """Return what stands in the way of a wish, the nearest to being mended first; nothing if it is an option."""
    if not game.rules.knows(wished):
        raise not_there(wished.kind if wished.index == ANY else wished.element(), game.rules.elements)
    verbs = [verb.verb for verb in game.rules.verbs if verb.kind == wished.kind]
    if wished.verb and wished.verb not in verbs:
        raise not_done(wished.element(), wished.verb, verbs)
    return game.rules.reasons(view, seat, wished)


def called(game: Game, talk: Talk, option: Option, language: str) -> str:
    """Return what people call an option that is none: what it points at, and where its verb is a word, the verb."""
    element = option.element()
    things = game.show.text_board(talk, language).things()
    name = next((thing.name for thing in things if thing.element == element), "")
    # Verbs and ids are English: in another language only what has a name is named.
    words = (option.verb, name or naming.element(game, talk.view, option)) if language == "en" else (name,)
    return " ".join(filter(None, (*words, str(option.arg) if option.arg and any(words) else "")))


def told(game: Game, talk: Talk, refusals: Sequence[Refusal], language: str) -> str:
    """Say the first cause and then the others, each with its clause."""
    words = game.words[language]
    said = [f"{words.refusal(talk, refusal)} ({refusal.clause})" for refusal in refusals]
    return f" {ALSO[language]}".join([said[0], " ".join(said[1:])] if said[1:] else said)
