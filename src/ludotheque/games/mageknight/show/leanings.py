"""What a hero is good at, read from the own card and the skills: how many of them help to move, to fight and so on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.data.notation import parse
from ludotheque.games.mageknight.rules.effects.costs import GiveUp, Pay
from ludotheque.games.mageknight.rules.effects.curses import Curse
from ludotheque.games.mageknight.rules.effects.effect import Effect
from ludotheque.games.mageknight.rules.effects.gains import Crystal, Mana
from ludotheque.games.mageknight.rules.effects.invocation import Invoke
from ludotheque.games.mageknight.rules.effects.points import Fight, Points
from ludotheque.games.mageknight.rules.effects.resolve import Also, AtEnd, Both, Either, Maybe, When
from ludotheque.games.mageknight.rules.effects.rivals import FreezeSource, ManaExploit, Weather
from ludotheque.games.mageknight.rules.effects.sideways import Sideways
from ludotheque.games.mageknight.rules.effects.turnwide import Rule
from ludotheque.games.mageknight.rules.heroes.mana import Polarize
from ludotheque.games.mageknight.rules.heroes.units import Bonds, Ready
from ludotheque.games.mageknight.rules.terms import INFLUENCE, LEADERSHIP, MOVE
from ludotheque.games.mageknight.rules.turn.journeys import Travel

MOST = 5


def leanings(hero: Mapping[str, Any]) -> tuple[int, ...]:
    """Return how much a hero leans to moving, fighting, influence and units, magic: each from none to the most."""
    own = next(row for row in data.ALL_CARDS if row["id"] == hero["card"])
    skills = [row["effect"] for row in data.SKILL_ROWS if row["hero"] == hero["id"]]
    said = [list(atoms(parse(effect))) for effect in (own["basic"], *skills)]
    return tuple(min(MOST, sum(any(map(helps, parts)) for parts in said)) for helps in (moves, fights, leads, conjures))


def atoms(effect: Effect | None) -> Iterator[Effect]:
    """Yield what an effect does, whatever it costs or depends on."""
    match effect:
        case Both() | Either():
            for part in effect.parts:
                yield from atoms(part)
        case Pay() | GiveUp() | Maybe() | Also() | AtEnd():
            yield from atoms(effect.part)
        case When():
            yield from atoms(effect.yes)
            yield from atoms(effect.no)
        case Effect():
            yield effect


def moves(effect: Effect) -> bool:
    """Tell whether an effect helps to travel."""
    return brings(effect, MOVE) or isinstance(effect, Travel | Weather | Sideways)


def fights(effect: Effect) -> bool:
    """Tell whether an effect helps in a combat."""
    return isinstance(effect, Fight | Curse | Sideways) or commands(effect)


def leads(effect: Effect) -> bool:
    """Tell whether an effect helps to win people over, or makes more of them."""
    return brings(effect, INFLUENCE) or isinstance(effect, Ready | Bonds | Sideways) or commands(effect)


def conjures(effect: Effect) -> bool:
    """Tell whether an effect brings mana, or does something with it."""
    return isinstance(effect, Mana | Crystal | Invoke | Polarize | FreezeSource | ManaExploit)


def brings(effect: Effect, what: int) -> bool:
    """Tell whether an effect brings points of a kind."""
    return isinstance(effect, Points) and effect.what == what


def commands(effect: Effect) -> bool:
    """Tell whether an effect makes units fight better."""
    return isinstance(effect, Rule) and effect.rule == LEADERSHIP
