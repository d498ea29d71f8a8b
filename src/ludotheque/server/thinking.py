"""What runs in the processes where bots think. They get the view of a seat as bytes, and nothing else."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading

from ludotheque import bots, codec
from ludotheque.bots import Adviser, Bot
from ludotheque.bots.bot import question
from ludotheque.bots.tree import SEEDS
from ludotheque.game import Game, Setup, Talk
from ludotheque.games import load
from ludotheque.kernel import Option, State
from ludotheque.review.chances import Model
from ludotheque.review.lines import Line, Lines

# On how many guesses both options of a hint are played on, and how long that may take.
TRIES, SECONDS = 12, 1.5
# So many bots that answered last in this process are kept, by what their seats had seen: who is asked again thinks on.
RECENT = 8
recent: dict[tuple[str, str, int, tuple[bytes, ...]], Bot] = {}


def level_of(kind: str) -> str:
    """Return the level for a bot that a record names: nobody may have the server load or run what it does not offer."""
    name = kind.partition(":")[0]
    if kind in bots.LEVELS or kind in bots.names():
        return kind
    return next((level for level, bot in bots.LEVELS.items() if bot.partition(":")[0] == name), "normal")


def begin() -> None:
    """Leave interrupts to the server, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def choose(game: str, setup: Setup, view: bytes, seat: int, level: str, trail: list[bytes], seed: int) -> Option:
    """Return what a bot answers for a seat; the trail is what that seat saw when it last answered."""
    rules = load(game)
    bot = recent.pop((game, level, seat, tuple(trail)), None)
    if bot is None:
        bot = bots.make(level, rules, seed, [codec.load(rules, setup, past, ours=True) for past in trail])
    option = bot.choose(codec.load(rules, setup, view, ours=True), seat)
    recent[game, level, seat, (*trail, view)] = bot
    if len(recent) > RECENT:
        del recent[next(iter(recent))]
    return option


def advise(game: str, setup: Setup, view: bytes, seat: int, seed: int) -> list[Line]:
    """Return what the strongest bot would do for a seat and what else it thought of, both played on for a while."""
    rules = load(game)
    seen = codec.load(rules, setup, view, ours=True)
    bot = bots.make("strong", rules, seed)
    assert isinstance(bot, Adviser)
    options = told_apart(rules, seen, seat, [opinion.option for opinion in bot.advice(seen, seat)])
    return Lines(rules, Model(rules, seen, setup), seen, seat, options, seed % SEEDS).rounds(TRIES, SECONDS)


def told_apart(game: Game, view: State, seat: int, options: list[Option]) -> list[Option]:
    """Return the first option and the next that is called otherwise: of two of a kind, one is no alternative."""
    ask, talk = question(view, seat), Talk(view, ("",) * game.seats[1], seat)
    called = {game.words["en"].option(talk, ask, option): option for option in reversed(options)}
    return [option for option in options if option in called.values()][:2]
