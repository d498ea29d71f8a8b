"""Speed in one run on one machine: our engine interpreted and compiled, beside engines that people know."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from time import perf_counter

import msgspec

from ludotheque.chance import dice_for
from ludotheque.engine import engine
from ludotheque.errors import EngineError, needing
from ludotheque.games import load
from ludotheque.kernel import Dice, State, advance, answer, waiting

COPIES = 2_000
# A copy is measured in the middle of a game, this many answers in.
MIDDLE = 60


class Row(msgspec.Struct):
    """One engine's figures: decisions per second of random play, and microseconds per copy of a position."""

    engine: str
    game: str
    mode: str
    decisions_per_s: float
    copy_us: float


def play_random(name: str, players: int, seconds: float) -> float:
    """Return decisions per second of random play: options listed, one answered."""
    game = load(name)
    setup = game.setup(players)
    dice = Dice(1)
    decisions, games, begun = 0, 0, perf_counter()
    while perf_counter() - begun < seconds:
        s = game.rules.start(setup, dice_for(games))
        advance(s)
        while asks := waiting(s):
            options = asks[0].options(s)
            answer(s, asks[0], options[dice.below(len(options))])
            decisions += 1
        games += 1
    return decisions / (perf_counter() - begun)


def middle(name: str, players: int) -> State:
    """Return a position in the middle of a random game."""
    game, dice = load(name), Dice(1)
    s = game.rules.start(game.setup(players), dice_for(1))
    advance(s)
    for _ in range(MIDDLE):
        ask = waiting(s)[0]
        options = ask.options(s)
        answer(s, ask, options[dice.below(len(options))])
    return s


def time_copies(copy: Callable[[], object]) -> float:
    """Return microseconds per copy, the best of five rounds."""
    best = float("inf")
    for _ in range(5):
        begun = perf_counter()
        for _ in range(COPIES):
            copy()
        best = min(best, perf_counter() - begun)
    return best / COPIES * 1e6


def ours(name: str, players: int, seconds: float) -> Row:
    """Measure a game of ours with the engine of this process."""
    speed = play_random(name, players, seconds)
    return Row("ludotheque", f"{name} ({players})", engine(), speed, time_copies(middle(name, players).copy))


def catanatron(seconds: float) -> Row:
    """Measure Catanatron: Catan with four random players."""
    with needing("catanatron", "bench"):
        from catanatron import Color, Game, RandomPlayer
    players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
    decisions, begun, kept = 0, perf_counter(), None
    while perf_counter() - begun < seconds:
        game = Game(players)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
            if decisions == 300:
                kept = game.copy()
    speed = decisions / (perf_counter() - begun)
    return Row("catanatron", "catan (4)", "peer", speed, time_copies((kept or game).copy))


def open_spiel(seconds: float) -> Row:
    """Measure OpenSpiel's chess, written in C++, called from Python."""
    with needing("open_spiel", "bench"):
        import pyspiel
    game, dice = pyspiel.load_game("chess"), Dice(1)
    decisions, begun = 0, perf_counter()
    while perf_counter() - begun < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[dice.below(len(actions))])
            decisions += 1
    speed = decisions / (perf_counter() - begun)
    state = game.new_initial_state()
    for _ in range(MIDDLE):
        actions = state.legal_actions()
        state.apply_action(actions[dice.below(len(actions))])
        if state.is_terminal():
            state = game.new_initial_state()
    return Row("open_spiel", "chess (2)", "peer", speed, time_copies(state.clone))


PEERS: dict[str, Callable[[float], Row]] = {"catanatron": catanatron, "open_spiel": open_spiel}


def in_own_process(what: str, players: int, seconds: float, mode: str) -> Row:
    """Measure one thing in a fresh process, so that nothing of ours or theirs disturbs it."""
    command = [sys.executable, "-m", "ludotheque.bench", what, str(players), str(seconds)]
    settings = {**os.environ, "LUDOTHEQUE_ENGINE": mode}
    done = subprocess.run(command, env=settings, capture_output=True, text=True, check=False)
    if done.returncode:
        raise EngineError(done.stderr.strip().splitlines()[-1].removeprefix("ludotheque.errors."))
    return msgspec.json.decode(done.stdout, type=Row)


def measure(tables: list[tuple[str, int]], seconds: float, rounds: int, tell: Callable[[str], None]) -> list[Row]:
    """Measure all engines in turns, several rounds, and keep the best of each: the machine is shared."""
    jobs = [(name, players, mode) for name, players in tables for mode in ("interpreted", "compiled")]
    jobs += [(peer, 0, "interpreted") for peer in PEERS]
    best: dict[tuple[str, int, str], Row] = {}
    for number in range(rounds):
        for what, players, mode in jobs:
            tell(f"{number + 1}/{rounds} {what} {mode if players else ''}")
            row = in_own_process(what, players, seconds, mode)
            kept = best.setdefault((what, players, mode), row)
            kept.decisions_per_s = max(kept.decisions_per_s, row.decisions_per_s)
            kept.copy_us = min(kept.copy_us, row.copy_us)
    return list(best.values())


def main(what: str, players: str, seconds: str) -> None:
    """Measure one thing here and print its row."""
    row = PEERS[what](float(seconds)) if what in PEERS else ours(what, int(players), float(seconds))
    print(json.dumps(msgspec.to_builtins(row)))


if __name__ == "__main__":
    main(*sys.argv[1:])
