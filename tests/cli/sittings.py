"""Sittings for tests, made without the command line."""

from pathlib import Path

from ludotheque import games
from ludotheque.chance import Seed
from ludotheque.cli.terminal.seating import Wish, arrange
from ludotheque.cli.terminal.sitting import Sitting
from ludotheque.kernel import waiting
from ludotheque.match import Match


def sitting(folder: Path, name: str = "smallworld", seed: Seed = 5, lang: str = "en", **wish: object) -> Sitting:
    """Sit down to a fresh game: people and bots as on the command line."""
    game = games.load(name)
    seating = arrange(game, Wish(**{"bots": "random", **wish}), "fr" if lang == "fr" else "en")
    setup = game.setup(len(seating.kinds))
    return Sitting(Match(game, setup, seed, seating.names, seating.kinds), folder / f"{name}.json")


def finish(table: Sitting) -> Path:
    """Play to the end, people taking the first option each time, and return the file."""
    while (ask := next(iter(waiting(table.match.state)), None)) is not None:
        option = ask.options(table.match.state)[0] if ask.seat in table.people else table.thinking(ask.seat)()
        table.match.answer(option, ask.seat)
    return table.save()
