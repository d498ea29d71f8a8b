"""A ladder for each game: the same starts for every bot, results that are kept, ratings from all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from itertools import combinations
from pathlib import Path

import msgspec

from ludotheque import bots, components
from ludotheque.errors import BadSetup
from ludotheque.games import load
from ludotheque.ratings import Result, Standing, standings
from ludotheque.simulate import Plan, play_seated, spread_out

SUITE = "ladder.toml"
KEPT = "ladder.json"


@dataclass(frozen=True)
class Start:
    """Where games of the ladder begin: a deal, or the position after so many answers of chance."""

    seed: int
    answers: int = 0


@dataclass(frozen=True)
class Suite:
    """What is played on the ladder of a game, and who stands on it."""

    game: str
    players: int
    starts: tuple[Start, ...]
    bots: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def plan(self) -> Plan:
        """Return how its tables are laid."""
        return Plan(self.game, self.players, self.bots, dict(self.options))


class Rung(msgspec.Struct, frozen=True):
    """One game of a ladder: who sat where, where it began, how it ended."""

    bots: tuple[str, ...]
    seed: int
    answers: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Meeting:
    """A game to be played, as any process understands it."""

    plan: Plan
    seats: tuple[str, ...]
    start: Start


def suite(game: str) -> Suite:
    """Return the ladder of a game."""
    load(game)
    try:
        table = components.read(place(game), SUITE)
    except (FileNotFoundError, ModuleNotFoundError) as error:
        raise BadSetup(f"{game} has no ladder", f"{game} n’a pas d’échelle") from error
    deals = [Start(seed) for seed in table["deals"]]
    positions = [Start(seed, answers) for seed, answers in table["positions"]]
    return Suite(game, table["players"], (*deals, *positions), tuple(table["bots"]), table.get("options", {}))


def place(game: str) -> str:
    """Return the package that keeps the ladder of a game."""
    return f"ludotheque.games.{game}.data"


def kept(game: str) -> list[Rung]:
    """Return the games of the ladder that were played and kept."""
    file = files(place(game)) / KEPT
    return msgspec.json.decode(file.read_bytes(), type=list[Rung]) if file.is_file() else []


def keep(game: str, rungs: Sequence[Rung]) -> Path:
    """Keep the games of the ladder, a line for each."""
    path = Path(str(files(place(game)) / KEPT))
    lines = ",\n".join(msgspec.json.encode(rung).decode() for rung in sorted(rungs, key=lambda rung: _order(rung)))
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    return path


def _order(rung: Rung) -> tuple[list[str], int, int, list[str]]:
    return sorted(rung.bots), rung.seed, rung.answers, list(rung.bots)


def meetings(what: Suite, one: str, other: str) -> list[Meeting]:
    """Return the games of two bots: each start twice, with seats changed; a solo game once for each of them."""
    if what.players == 1:
        return [Meeting(what.plan, (bot,), start) for start in what.starts for bot in (one, other)]
    pairs = ((one, other), (other, one))
    seatings = [tuple(pair[seat % 2] for seat in range(what.players)) for pair in pairs]
    return [Meeting(what.plan, seats, start) for start in what.starts for seats in seatings]


def missing(what: Suite, newcomers: Sequence[str], rungs: Sequence[Rung]) -> list[Meeting]:
    """Return what is still to be played so that everybody has met everybody, newcomers included."""
    known = {(rung.bots, rung.seed, rung.answers) for rung in rungs}
    everybody = list(dict.fromkeys([*what.bots, *newcomers]))
    found = [game for one, other in combinations(everybody, 2) for game in meetings(what, one, other)]
    found = list({(game.seats, game.start): game for game in found}.values())
    return [game for game in found if (game.seats, game.start.seed, game.start.answers) not in known]


def play_meeting(meeting: Meeting) -> Rung:
    """Play one game of a ladder, in whatever process this is."""
    row = play_seated(meeting.plan, meeting.seats, meeting.start.seed, meeting.start.answers)
    return Rung(meeting.seats, meeting.start.seed, meeting.start.answers, tuple(row.scores), tuple(row.winners))


def climb(
    what: Suite,
    newcomers: Sequence[str] = (),
    jobs: int | None = None,
    ray: str | None = None,
    begin: Callable[[int], None] = lambda games: None,
    step: Callable[[Sequence[Rung]], None] = lambda rungs: None,
) -> list[Rung]:
    """Return all games of a ladder with newcomers: kept ones, and others played now; `step` sees all after each."""
    for bot in newcomers:
        bots.make(bot, load(what.game), trust=True)
    rungs = kept(what.game)
    games = missing(what, newcomers, rungs)
    begin(len(games))
    for rung in spread_out(play_meeting, games, jobs, ray):
        rungs.append(rung)
        step(rungs)
    return rungs


def rate(what: Suite, rungs: Sequence[Rung], newcomers: Sequence[str] = ()) -> list[Standing]:
    """Return how all bots of the ladder stand, the best first."""
    names = list(dict.fromkeys([*what.bots, *newcomers]))
    starts = {(start.seed, start.answers) for start in what.starts}
    counted = [rung for rung in rungs if set(rung.bots) <= set(names) and (rung.seed, rung.answers) in starts]
    results = _solo(counted, names) if what.players == 1 else [_result(rung, names) for rung in counted]
    met = {entrant for result in results for entrant in result.entrants}
    return [standing for standing in standings(names, results) if names.index(standing.name) in met]


def _result(rung: Rung, names: Sequence[str]) -> Result:
    return Result(tuple(names.index(bot) for bot in rung.bots), rung.scores, rung.winners)


def _solo(rungs: Sequence[Rung], names: Sequence[str]) -> list[Result]:
    # Games of one player from the same start are compared by their scores.
    starts: dict[tuple[int, int], dict[str, int]] = {}
    for rung in rungs:
        starts.setdefault((rung.seed, rung.answers), {})[rung.bots[0]] = rung.scores[0]
    results = []
    for scores in starts.values():
        best = max(scores.values())
        winners = tuple(seat for seat, score in enumerate(scores.values()) if score == best)
        results.append(Result(tuple(names.index(bot) for bot in scores), tuple(scores.values()), winners))
    return results
