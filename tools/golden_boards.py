"""Draws fixed positions of each game, for the golden files."""

from collections.abc import Iterator
from pathlib import Path

import ludotheque
from ludotheque import bots

GOLDEN = Path(__file__).parents[1] / "tests" / "golden" / "boards"
# Game, players, seed, random answers before the drawing, language.
POSITIONS = (
    ("smallworld", 2, 1, 0, "fr"),
    ("smallworld", 3, 2, 60, "en"),
    ("smallworld", 4, 7, 120, "fr"),
    ("smallworld", 5, 4, 10_000, "en"),
    ("immortals", 3, 1, 0, "fr"),
    ("immortals", 4, 3, 400, "en"),
    ("immortals", 5, 2, 10_000, "fr"),
    ("mageknight", 1, 3, 40, "fr"),
    ("mageknight", 3, 5, 90, "en"),
    ("ebbland", 2, 3, 120, "en"),
    ("ebbland", 4, 3, 260, "fr"),
)


def drawings() -> Iterator[tuple[Path, str]]:
    """Give each golden file with the drawing that belongs in it."""
    for name, players, seed, answers, language in POSITIONS:
        match = ludotheque.new(name, players, seed)
        bot = bots.make("random", match.game, seed)
        while len(match.moves) < answers and (question := match.question()):
            match.answer(bot.choose(match.view(question.seat), question.seat))
        question = match.question()
        seat = question.seat if question else 0
        file = GOLDEN / f"{name}-{players}-{language}.svg"
        yield file, match.game.show.board(match.view(seat), seat, language)


def main() -> None:
    """Write the files."""
    GOLDEN.mkdir(exist_ok=True)
    for file, drawing in drawings():
        file.write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main()
