"""Fits what Ebbland's bots think of a position between two turns to who won games of `greedy` (mind/between.py)."""

import argparse
from itertools import permutations
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from ludotheque import bots
from ludotheque.games import load
from ludotheque.games.ebbland.data import KINDS
from ludotheque.games.ebbland.mind.muster import muster
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.turn import StockPhase
from ludotheque.kernel import answer, waiting
from ludotheque.simulate import begin

GAME = load("ebbland")
DECKS = GAME.decks.box if GAME.decks else ()
# Positions of one game say much the same: so many count as one. And how strongly weights are held at nothing.
ALIKE, DOUBT = 15, 3.0
# In the first turns nobody attacks.
EARLY = 3


def noticed(s: Ebbland, seat: int) -> dict[str, float]:
    """Return what there is to see of a seat, by the names of the weights."""
    side, fighters = s.sides[seat], muster(s, seat)
    total, prey = side.total(), s.sides[1 - seat].sacked.count(False)
    found = {"POINT": total, "SQUARE": total * total, "NINE": total >= 9, "FRESH": side.sacks == 0}
    found |= {"PREY": prey + 2 * (side.sacks == 0 and prey > 0), "SITE": side.sacked.count(False)}
    found |= {"LOGISTICS": sum(card >= 0 for card in side.logistics), "MARKER": side.markers, "COMMAND": side.com}
    found |= {"SUPPLY": side.log, "STOCK": len(side.stock), "MOVE": s.active == seat, "ONE": len(fighters)}
    found |= {"ROOT": sqrt(len(fighters)), "HITS": sum(one.hits for one in fighters)}
    found |= {"SHOTS": sum(one.shots for one in fighters), "STOPS": sum(one.stops for one in fighters)}
    found |= {"LIFE": sum(one.life for one in fighters), "CONTROL": sum(one.control for one in fighters)}
    found |= {"GEAR": sum(len(s.fighter(one.slot).gear) for one in fighters)}
    kinds = [KINDS[s.box.cards[card].kind] for card in side.hand]
    return found | {f"HAND {kind}": kinds.count(kind) for kind in KINDS}


def played(seed: int, decks: tuple[str, str]) -> tuple[list[dict[str, float]], float]:
    """Play a game; return what the first seat had more of than the second before each turn, and what it won."""
    names = [option.name for option in GAME.rules.table if option.holds_deck]
    s = begin("ebbland", 2, seed, dict(zip(names, decks, strict=False)))
    assert isinstance(s, Ebbland)
    players = [bots.make("greedy", GAME, seed=seed * 31 + seat) for seat in range(2)]
    rows = []
    while asks := waiting(s):
        ask = asks[0]
        if isinstance(ask, StockPhase) and ask.discarded == 0 and s.sides[0].turns + s.sides[1].turns >= EARLY:
            own, other = noticed(s, 0), noticed(s, 1)
            rows.append({name: own[name] - other[name] for name in own})
        answer(s, ask, players[ask.seat].choose(GAME.rules.sight(s, ask.seat), ask.seat))
    outcome = GAME.rules.outcome(s)
    assert outcome is not None
    return rows, float(0 in outcome.winners) / len(outcome.winners)


def fitted(seen: NDArray[np.float64], won: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the weights of a logistic regression, by Newton's steps."""
    scale = seen.std(0)
    scale[scale == 0] = 1
    seen = seen / scale
    weights = np.zeros(seen.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-seen @ weights))
        slope = seen.T @ (won - chance) / ALIKE - DOUBT * weights
        bend = (seen.T * (chance * (1 - chance))) @ seen / ALIKE + DOUBT * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    return weights / scale


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=600)
    options.add_argument("--seed", type=int, default=860000, help="first seed")
    chosen = options.parse_args()
    pairs = list(permutations(DECKS, 2))
    seen, won = [], []
    for number in range(chosen.games):
        rows, result = played(chosen.seed + number, pairs[number % len(pairs)])
        seen += rows
        won += [result] * len(rows)
    names = list(seen[0])
    weights = fitted(np.array([[row[name] for name in names] for row in seen], float), np.array(won))
    for name, weight in zip(names, weights, strict=True):
        print(f"{name:16} {weight:+.3f}")


if __name__ == "__main__":
    main()
