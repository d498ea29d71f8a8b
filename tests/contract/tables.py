"""The tables that stand for all tables of a game: every number of players, and every value of every option."""

from collections.abc import Iterator
from itertools import chain, product

from ludotheque.errors import BadSetup
from ludotheque.game import Game, Setup, TableOption

# About so many are played of a game whose options are few.
GAMES = 16

# A number of players, with a value of an option or without; any number of players if it is zero.
Goal = tuple[int, str, str]


def is_allowed(game: Game, players: int, options: dict[str, str]) -> bool:
    """Tell whether a game takes these options together."""
    try:
        game.setup(players, options)
    except BadSetup:
        return False
    return True


def tables(game: Game) -> list[tuple[Setup, int]]:
    """Return tables that meet all goals, each with a seed of its own; more of them where these are few."""
    setups = list(covering(game))
    times = max(1, GAMES // len(setups))
    played = [farthest(game, setup.players) if again % 2 else setup for setup in setups for again in range(times)]
    return [(setup, 1 + number) for number, setup in enumerate(played)]


def farthest(game: Game, players: int) -> Setup:
    """Return the setup that has the last value of each option, as far as they go together."""
    options: dict[str, str] = {}
    for option in game.rules.table:
        more = {**options, option.name: option.values[-1]}
        options = more if is_allowed(game, players, more) else options
    return game.setup(players, options)


def covering(game: Game) -> Iterator[Setup]:
    """Give few setups that together have every number of players and every value of every option."""
    left = list(goals(game))
    number = 0
    while left:
        players, options = begun(game, left[0], number)
        for goal in left[1:]:
            players_wanted, name, value = goal
            if players_wanted in (0, players) and name and name not in options:
                more = {**options, name: value}
                options = more if is_allowed(game, players, more) else options
        setup = game.setup(players, options)
        left = [goal for goal in left if not meets(setup, goal)]
        number += 1
        yield setup


def goals(game: Game) -> Iterator[Goal]:
    """Give what is to be tried: an option that not every number of players may choose alike, with each number."""
    for players in game.seats:
        yield players, "", ""
    for option in game.rules.table:
        seats = game.seats if depends_on_players(game, option) else (0,)
        for value, players in product(option.values, seats):
            if not players or goes(game, players, option, value):
                yield players, option.name, value


def goes(game: Game, players: int, option: TableOption, value: str) -> bool:
    """Tell whether so many players may choose a value, everything else being as usual."""
    return is_allowed(game, players, {option.name: value})


def depends_on_players(game: Game, option: TableOption) -> bool:
    """Tell whether some value of an option is for some numbers of players only."""
    return any(len({goes(game, players, option, value) for players in game.seats}) > 1 for value in option.values)


def begun(game: Game, goal: Goal, number: int) -> tuple[int, dict[str, str]]:
    """Return players and options that meet a goal: alone, or with the one or two other values that it takes."""
    wanted, name, value = goal
    seats = [wanted] if wanted else [game.seats[(number + i) % len(game.seats)] for i in range(len(game.seats))]
    chosen = {name: value} if name else {}
    values = [{option.name: other} for option in game.rules.table for other in option.values]
    for more in chain([{}], values, (one | other for one, other in product(values, values))):
        for players in seats:
            if not more.keys() & chosen.keys() and is_allowed(game, players, {**more, **chosen}):
                return players, {**more, **chosen}
    raise AssertionError(f"no table of {game.name} has {name}={value}")


def meets(setup: Setup, goal: Goal) -> bool:
    """Tell whether a setup has what a goal asks for."""
    players, name, value = goal
    return players in (0, setup.players) and (not name or setup.options[name] == value)
