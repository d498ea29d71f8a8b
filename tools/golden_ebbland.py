"""Writes the text of every card and site of Ebbland, in each language, for somebody to read."""

from pathlib import Path

from ludotheque.game import LANGUAGES
from ludotheque.games.ebbland.words import WORDS

ROOT = Path(__file__).resolve().parents[1]


def golden(language: str) -> Path:
    """Return the file of a language."""
    return ROOT / "tests" / "golden" / f"ebbland_texts_{language}.txt"


def book(language: str) -> str:
    """Return all texts, a line each."""
    return "".join(f"{name}: {text}\n" for name, text in WORDS[language].glossary())


def main() -> None:
    """Write the files."""
    for language in LANGUAGES:
        golden(language).write_text(book(language), encoding="utf-8")


if __name__ == "__main__":
    main()
