"""Finding what somebody typed: an option by its number or part of its text, a thing on the board by its name."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from difflib import get_close_matches

from ludotheque.textboard import TextBoard, Thing


def folded(text: str) -> str:
    """Return a text without case, accents and fine points of typography, for comparing."""
    letters = unicodedata.normalize("NFKD", text.replace("’", "'").casefold())
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def matches(typed: str, texts: Sequence[str]) -> list[int]:
    """Return which texts are meant: equal to what was typed, else with a word that begins so, else holding it."""
    wanted = folded(typed)
    plain = [folded(text) for text in texts]
    equal = [i for i, text in enumerate(plain) if text == wanted]
    begun = [i for i, text in enumerate(plain) if f" {wanted}" in f" {text}"]
    # Nobody means anything by one letter in the middle of a word.
    held = [i for i, text in enumerate(plain) if wanted in text] if len(wanted) > 1 else []
    return equal or begun or held


def things(typed: str, board: TextBoard) -> list[Thing]:
    """Return the things on the board that are meant, by name or by the id of their element."""
    every = list(board.things())
    named = [thing for thing in every if thing.element == typed.strip().lower()]
    return named or [every[i] for i in matches(typed, [thing.name for thing in every])]


def near(typed: str, board: TextBoard) -> list[str]:
    """Return names on the board that look like what was typed."""
    names = {folded(thing.name): thing.name for thing in board.things()}
    return [names[close] for close in get_close_matches(folded(typed), list(names), n=3, cutoff=0.5)]
