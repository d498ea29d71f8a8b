"""A game that does not carry all its clauses out yet: Small World without its decline."""

from collections.abc import Iterator

import pytest

from ludotheque import rulebook, shelf

CHAPTER = "SW-DECLINE"


def forget() -> None:
    """Let the rulebooks be read anew."""
    rulebook._book.cache_clear()
    rulebook._by_id.cache_clear()
    rulebook._everywhere.cache_clear()


@pytest.fixture
def unfinished(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Leave a chapter of Small World for later, and return its name."""
    read = shelf.text_of

    def text_of(game: str, path: str) -> str | None:
        text = read(game, path)
        is_book = (game, path) == ("smallworld", rulebook.BOOK)
        return f'later = ["{CHAPTER}"]\n{text}' if is_book else text

    with monkeypatch.context() as patch:
        patch.setattr(shelf, "text_of", text_of)
        forget()
        yield CHAPTER
    forget()
