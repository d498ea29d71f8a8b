"""Shows fixed positions of each game in the terminal, for the golden files: the map as text, whole screens as SVG."""

import asyncio
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from ludotheque import bots, games
from ludotheque.cli.language import Language
from ludotheque.cli.terminal.app import TableApp
from ludotheque.cli.terminal.sitting import Sitting
from ludotheque.match import Match
from ludotheque.record import HUMAN
from ludotheque.textboard import plain
from ludotheque.textmap.canvas import draw

GOLDEN = Path(__file__).parents[1] / "tests" / "golden" / "screens"
# Game, players, seed, random answers before the picture, language, and the size of the map.
POSITIONS: tuple[tuple[str, int, int, int, Language, tuple[int, int]], ...] = (
    ("smallworld", 2, 1, 0, "fr", (60, 20)),
    ("smallworld", 3, 2, 61, "en", (84, 26)),
    ("smallworld", 4, 7, 120, "fr", (76, 38)),
    ("smallworld", 5, 4, 90, "en", (44, 22)),
    ("mageknight", 1, 5, 40, "fr", (70, 24)),
    ("mageknight", 2, 3, 60, "en", (60, 20)),
    ("ebbland", 2, 3, 120, "en", (60, 20)),
    ("ebbland", 3, 5, 200, "fr", (70, 24)),
)
# Whole screens are large files: one with a wide map, a square map, a map cut out, and lists alone are enough.
SCREENS = (0, 3, 4, 6)
SIZE = (80, 24)


def position(name: str, players: int, seed: int, answers: int) -> Match:
    """Return a game after some random answers, with a person to be asked."""
    game = games.load(name)
    names = [f"P{seat + 1}" for seat in range(players)]
    match = Match(game, game.setup(players), seed, names, [HUMAN] * players)
    bot = bots.make("random", game, seed)
    while len(match.moves) < answers and (question := match.question()):
        match.answer(bot.choose(match.view(question.seat), question.seat))
    return match


def text(match: Match, language: Language, size: tuple[int, int]) -> str:
    """Return the map in characters, the lists, and a sentence for everything."""
    question = match.question()
    board = match.game.show.text_board(match.talk(question.seat if question else 0), language)
    numbers: dict[str, list[int]] = {}
    for number, option in enumerate(question.options if question else (), 1):
        numbers.setdefault(option.element(), []).append(number)
    lists = [f"{panel.title}\n" + "\n".join(plain(row.forms[0]) for row in panel.rows) for panel in board.panels]
    sentences = "\n".join(thing.says for thing in board.things())
    parts = [board.title, draw(board, *size, numbers).text(), *lists, sentences]
    return "\n\n".join("\n".join(line.rstrip() for line in part.splitlines()) for part in parts) + "\n"


def screen(match: Match, language: Language) -> str:
    """Return a whole screen as SVG, seen by the person asked."""
    with TemporaryDirectory() as folder:
        sitting = Sitting(match, Path(folder) / "game.json")
        question = match.question()
        sitting.eyes = question.seat if question else 0
        return asyncio.run(_picture(TableApp(sitting, language, pause=0)))


async def _picture(app: TableApp) -> str:
    async with app.run_test(size=SIZE) as pilot:
        while app.question is None:
            await pilot.pause()
        await pilot.pause()
        # Rich numbers its classes after the content; plain names make differences easy to read.
        return re.sub(r"terminal-\d+-", "t-", app.export_screenshot())


def pictures() -> Iterator[tuple[Path, Callable[[], str]]]:
    """Give each golden file with the making of what belongs in it."""
    for number, (name, players, seed, answers, language, size) in enumerate(POSITIONS):
        start = partial(position, name, players, seed, answers)
        stem = f"{name}-{players}-{language}"
        yield GOLDEN / f"{stem}.txt", lambda start=start, language=language, size=size: text(start(), language, size)
        if number in SCREENS:
            yield GOLDEN / f"{stem}.svg", lambda start=start, language=language: screen(start(), language)


def main() -> None:
    """Write the files."""
    GOLDEN.mkdir(exist_ok=True)
    for file, make in pictures():
        file.write_text(make(), encoding="utf-8")


if __name__ == "__main__":
    main()
