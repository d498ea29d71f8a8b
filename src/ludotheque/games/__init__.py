"""The games: one folder each, found by name and imported only when asked for."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from ludotheque import shelf
from ludotheque.errors import UnknownGame
from ludotheque.game import Game

_registered: dict[str, Game] = {}


@cache
def places() -> dict[str, str]:
    """Return where each game is found: our own folders, and packages that announce `ludotheque.games`."""
    found = {module.name: f"{__name__}.{module.name}:GAME" for module in iter_modules(__path__)}
    return {**shelf.announced(), **found}


def names() -> list[str]:
    """Return the names of all games, in alphabetical order."""
    return sorted({*places(), *_registered})


def register(game: Game) -> None:
    """Make a game known under its name in this process, for scripts and tests."""
    _registered[game.name] = game


def load(name: str) -> Game:
    """Return a game by its name."""
    if name not in _registered:
        if name not in places():
            known = ", ".join(names())
            raise UnknownGame(
                f"no game is called {name!r}; there are: {known}",
                f"aucun jeu ne s'appelle {name!r} ; il y a : {known}",
            )
        module, _, attribute = places()[name].partition(":")
        register(getattr(import_module(module), attribute))
    return _registered[name]
