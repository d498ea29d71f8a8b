"""Writes the texts of everything in Mage Knight that has a name, in each language, for somebody to read."""

from pathlib import Path

from ludotheque import games
from ludotheque.game import LANGUAGES
from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.data.box import catalogue
from ludotheque.games.mageknight.words import WORDS

REVISED = {"fr": "texte révisé", "en": "revised wording"}
ROOT = Path(__file__).resolve().parents[1]


def golden(language: str) -> Path:
    """Return the file of a language."""
    return ROOT / "tests" / "golden" / f"mageknight_texts_{language}.txt"


def book(language: str) -> str:
    """Return all texts, a line each, those of the revised wording last."""
    texts = [*games.load("mageknight").words[language].glossary(), *revised(language)]
    return "".join(f"{name}: {text}\n" for name, text in texts)


def revised(language: str) -> list[tuple[str, str]]:
    """Return the cards that later printings changed, with their later texts."""
    speaker = WORDS[language]
    cards = catalogue(True).cards
    changed = [data.CARD[row["id"]] for row in data.ALL_CARDS if {"basic_revised", "strong_revised"} & set(row)]
    said = [(speaker.names.card(card), speaker.finish(speaker.texts.card(cards[card]))) for card in changed]
    return [(f"{name} ({REVISED[language]})", text) for name, text in said]


def main() -> None:
    """Write the files."""
    for language in LANGUAGES:
        golden(language).write_text(book(language), encoding="utf-8")


if __name__ == "__main__":
    main()
