"""Who sits where: people and bots, and what they are called."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ludotheque import bots
from ludotheque.cli.language import Language, say
from ludotheque.errors import BadSetup
from ludotheque.game import Game
from ludotheque.record import HUMAN


@dataclass(frozen=True)
class Wish:
    """How the table was asked for; nothing where the user left it open."""

    players: int | None = None
    bots: str | None = None
    bot_ms: int | None = None
    seats: str | None = None
    names: str | None = None


@dataclass(frozen=True)
class Seating:
    """For each seat a name and who answers: a person, or a bot by its description."""

    names: tuple[str, ...]
    kinds: tuple[str, ...]


def arrange(game: Game, wish: Wish, lang: Language) -> Seating:
    """Return who sits where, or say what does not fit."""
    players = game.usual_seats() if wish.players is None else wish.players
    game.setup(players)
    robots = [_with_budget(robot, wish.bot_ms) for robot in split_bots(wish.bots or _default_bots(wish))]
    people = _people(wish.seats, players, len(robots))
    others = players - len(people)
    if len(robots) == 1:
        robots *= others
    if len(robots) != others:
        raise BadSetup(
            f"{len(robots)} bots for {others} seats; name one bot for all of them, or {others}",
            f"{len(robots)} robots pour {others} places ; nommer un seul robot pour toutes, ou {others}",
        )
    queue = iter(robots)
    kinds = tuple(HUMAN if seat in people else next(queue) for seat in range(players))
    for robot in robots:
        bots.make(robot, game, trust=True)
    return Seating(_names(wish.names, kinds, lang), kinds)


# What levels are called in the lobby can be typed as well.
LEVELS_IN_FRENCH = {"débutant": "beginner", "facile": "easy", "fort": "strong"}


def split_bots(text: str) -> list[str]:
    """Return the bots of a list; a part such as `depth=3` still belongs to the bot before it."""
    found: list[str] = []
    for part in text.split(","):
        if found and "=" in part and ":" not in part:
            found[-1] += f",{part}"
        else:
            found.append(LEVELS_IN_FRENCH.get(part.strip(), part.strip()))
    return found


def _default_bots(wish: Wish) -> str:
    return "normal" if wish.bot_ms is None else "search"


def _with_budget(robot: str, milliseconds: int | None) -> str:
    if milliseconds is None:
        return robot
    return f"{robot}{',' if '=' in robot else ':'}ms={milliseconds}"


def _people(text: str | None, players: int, robots: int) -> set[int]:
    if text is None:
        return {0} if robots == 1 else set(range(max(players - robots, 0)))
    if text in ("all", "tous"):
        return set(range(players))
    if text in ("none", "aucune"):
        return set()
    numbers = [part.strip() for part in text.split(",")]
    if not all(number.isdecimal() and 1 <= int(number) <= players for number in numbers):
        raise BadSetup(
            f"--seat {text} is not a seat here; say a number from 1 to {players}, several such as 1,2, or all, or none",
            f"--seat {text} n'est pas une place ; dire un numéro de 1 à {players}, plusieurs (1,2), tous, ou aucune",
        )
    return {int(number) - 1 for number in numbers}


def _names(text: str | None, kinds: tuple[str, ...], lang: Language) -> tuple[str, ...]:
    names = [_default_name(seat, kind, lang) for seat, kind in enumerate(kinds)]
    if text is not None:
        given = [" ".join(name.split()) for name in text.split(",")]
        people = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        seats = range(len(kinds)) if len(given) == len(kinds) else people
        _check_names(given, len(kinds), len(people))
        for seat, name in zip(seats, given, strict=True):
            names[seat] = name
    if len({name.casefold() for name in names}) < len(names):
        every = ", ".join(names)
        raise BadSetup(
            f"two players are called the same: {every}; give different --names",
            f"deux joueurs portent le même nom : {every} ; donner des --names différents",
        )
    return tuple(names)


def _check_names(given: list[str], players: int, people: int) -> None:
    if len(given) not in (players, people) or not all(given):
        raise BadSetup(
            f"--names gives {len(given)} names; give {people} for the people here, or {players} (a,b,c) for all",
            f"--names donne {len(given)} noms ; en donner {people} pour les personnes, ou {players} (a,b,c) pour tous",
        )


def _default_name(seat: int, kind: str, lang: Language) -> str:
    return say(f"Player {seat + 1}", f"Joueur {seat + 1}", lang) if kind == HUMAN else f"Robot {seat + 1}"


def people_of(kinds: Iterable[str]) -> list[int]:
    """Return the seats of people."""
    return [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
