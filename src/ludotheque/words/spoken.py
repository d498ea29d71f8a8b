"""Texts by their names, French beside English: what pages, lessons and reviews say."""

from collections.abc import Mapping
from functools import cache

from ludotheque.typography import shown
from ludotheque.words import french

# A text by its name: in French, in English.
Texts = Mapping[str, tuple[str, str]]


def gathered(*rooms: Texts) -> Texts:
    """Return the texts of several rooms as one table; no room may say otherwise what another one says."""
    texts: dict[str, tuple[str, str]] = {}
    for room in rooms:
        if twice := texts.keys() & room.keys():
            raise ValueError(f"texts with the same name: {sorted(twice)}")
        texts.update(room)
    return texts


def said(texts: Texts, language: str, name: str, figures: Mapping[str, object]) -> str:
    """Return a text with its figures filled in; `{of_name}` is the figure `name` after the French `de`."""
    if not figures:
        return _plain(texts[name][language != "fr"], language)
    text = _shown(texts[name][language != "fr"], language)
    if "{of_" in text:
        figures = {**figures, **{f"of_{key}": french.de(str(figure)) for key, figure in figures.items()}}
    return text.format(**figures)


@cache
def _plain(text: str, language: str) -> str:
    return shown(text, language).format()


@cache
def _shown(text: str, language: str) -> str:
    return shown(text, language)
