"""Writes everything Small World says, in each language, for somebody to read."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from ludotheque.game import LANGUAGES  # noqa: E402
from tests.games.smallworld import phrasebook  # noqa: E402


def golden(language: str) -> Path:
    """Return the file of a language."""
    return ROOT / "tests" / "golden" / f"smallworld_words_{language}.txt"


def main() -> None:
    """Write the files."""
    for language in LANGUAGES:
        golden(language).write_text(phrasebook.book(language), encoding="utf-8")


if __name__ == "__main__":
    main()
