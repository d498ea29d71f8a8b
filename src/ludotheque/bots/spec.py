"""Bots by name: `greedy`, `search:ms=100`, or one of your own as `module:Class`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from inspect import Parameter, signature
from typing import Any

from ludotheque.bots.bot import Bot, question
from ludotheque.bots.judging import PLAIN
from ludotheque.bots.levels import LEVELS, at_level
from ludotheque.bots.steady import Steady
from ludotheque.errors import BadBot, NotAnOption
from ludotheque.game import Game
from ludotheque.kernel import Option, State

OURS = {
    "greedy": "ludotheque.bots.greedy:Greedy",
    "first": "ludotheque.bots.first:First",
    "novice": "ludotheque.bots.novice:Novice",
    "random": "ludotheque.bots.random:RandomBot",
    "search": "ludotheque.bots.search:Search",
}


@dataclass(frozen=True)
class Spec:
    """Which bot and how it is set, as somebody wrote it."""

    name: str
    place: str
    options: Mapping[str, int | float | str]


@cache
def places() -> dict[str, str]:
    """Return where each bot is found: our own, and those that packages announce as `ludotheque.bots`."""
    return {**{entry.name: entry.value for entry in entry_points(group="ludotheque.bots")}, **OURS}


def names() -> list[str]:
    """Return the names of all bots, in alphabetical order."""
    return sorted(places())


def is_known(text: str) -> bool:
    """Tell whether a description names one of the bots that are installed, and not just any class."""
    return text in LEVELS or text.partition(":")[0] in places()


def parse(text: str) -> Spec:
    """Read a description: a name or `module:Class`, then perhaps `:option=value,option=value`."""
    head, _, tail = LEVELS.get(text, text).partition(":")
    place = places().get(head, "")
    if not place and tail and "=" not in tail.partition(":")[0]:
        attribute, _, tail = tail.partition(":")
        place = f"{head}:{attribute}"
    if not place:
        known = ", ".join([*LEVELS, *names()])
        raise BadBot(
            f"no bot is called {head!r}; there are: {known}, or module:Class",
            f"aucun robot ne s'appelle {head!r} ; il y a : {known}, ou module:Classe",
        )
    return Spec(text, place, dict(_setting(text, part) for part in tail.split(",") if part))


def _setting(text: str, part: str) -> tuple[str, int | float | str]:
    key, equals, value = part.partition("=")
    if not equals or not key or not value:
        raise BadBot(
            f"cannot read {part!r} in {text!r}; options look like name:option=value,option=value",
            f"{part!r} est illisible dans {text!r} ; les options s'écrivent nom:option=valeur,option=valeur",
        )
    for kind in (int, float):
        try:
            return key, kind(value)
        except ValueError:
            continue
    return key, value


def make(text: str, game: Game, seed: int = 0, trail: Iterable[State] = (), trust: bool = False) -> Bot:
    """Return the bot that a description names; the same seed makes the same choices, a trail says where it has been."""
    spec = parse(at_level(text, game))
    # To make a bot runs its code: a description that came from elsewhere may only name what is installed.
    if not trust and not is_known(text):
        raise BadBot(
            f"{spec.place} is not one of the bots here ({', '.join(names())}); making it would run its code",
            f"{spec.place} n'est pas un des robots d'ici ({', '.join(names())}) ; le créer exécuterait son code",
        )
    if not trust and spec.options.get("mind", PLAIN) != PLAIN:
        raise BadBot(f"{text} names a file, which is not read here", f"{text} nomme un fichier, qui n’est pas lu ici")
    maker = _maker(spec)
    _check(spec, maker)
    bot = maker(game, seed=seed, **spec.options)
    if spec.place not in OURS.values():
        return Checked(bot)
    # Luck leads out of any circle; looking back would take longer than all else that a random bot does.
    return bot if spec.place in (OURS["random"], OURS["first"]) else Steady(bot, game, trail)


class Checked:
    """A bot of somebody else's making: its answers are looked at before they are believed."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name

    def choose(self, view: State, seat: int) -> Option:
        """Return the bot's choice, if it is one of the options."""
        option = self.bot.choose(view, seat)
        if option not in question(view, seat).options(view):
            raise NotAnOption(
                f"bot {self.name} answered {option}, which is not an option",
                f"le robot {self.name} a répondu {option}, qui n'est pas proposé",
            )
        return option


def timed(text: str, ms: float | None) -> str:
    """Return a description with so much time for a decision, if the bot takes time and no budget was given."""
    spec = parse(text)
    if ms is None or text in LEVELS:
        return text
    if "ms" not in signature(_maker(spec)).parameters or {"ms", "cpu", "iterations"} & set(spec.options):
        return text
    return f"{text}{',' if spec.options else ':'}ms={ms:g}"


def _maker(spec: Spec) -> Callable[..., Any]:
    module, _, attribute = spec.place.partition(":")
    # A command does not look where it was called from, but that is where one's own bots are.
    if spec.place not in places().values() and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        maker = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        en, fr = f"cannot find the bot {spec.place}: {error}", f"robot {spec.place} introuvable : {error}"
        raise BadBot(en, fr) from error
    if not callable(maker):
        raise BadBot(f"{spec.place} does not make a bot", f"{spec.place} ne fabrique pas de robot")
    return maker  # type: ignore[no-any-return]


def _check(spec: Spec, maker: Callable[..., Any]) -> None:
    known = signature(maker).parameters
    if any(parameter.kind is Parameter.VAR_KEYWORD for parameter in known.values()):
        return
    settable = [name for name in known if name not in ("game", "seed")]
    for name, value in spec.options.items():
        if name not in settable:
            there = ", ".join(settable) or "-"
            raise BadBot(
                f"{spec.place} has no option {name!r}; there are: {there}",
                f"{spec.place} n'a pas d'option {name!r} ; il y a : {there}",
            )
        default = known[name].default
        if isinstance(default, int | float) and not isinstance(value, int | float):
            raise BadBot(f"{name}={value} is not a number", f"{name}={value} n'est pas un nombre")
