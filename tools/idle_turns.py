"""Says what heroes of Mage Knight's bots do with their turns: how many change something, and what the others are."""

import argparse
from collections import Counter
from typing import NamedTuple

from ludotheque import bots
from ludotheque.games import load
from ludotheque.games.mageknight.rules.pieces import WOUND
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.turn.turn import March, Opening
from ludotheque.kernel import answer, waiting
from ludotheque.simulate import begin

GAME = load("mageknight")
EFFECT, PLACE, HEALED, ANNOUNCED, NOTHING = (
    "an effect",
    "only the place",
    "only Wounds put away",
    "announced",
    "nothing",
)


class Holding(NamedTuple):
    """What a turn may change, besides the hero's place, the Wounds in hand and the end of the round."""

    fame: int
    land: int
    units: tuple[tuple[int, int], ...]
    cards: int
    wounds: int
    crystals: tuple[int, ...]
    skills: int
    shields: int
    enemies: int


def holding(s: MageKnight, seat: int) -> Holding:
    """Return what a seat has, and what there is to win."""
    player = s.players[seat]
    cards = player.hand + player.deck + player.discard + player.play
    return Holding(
        player.fame,
        len(s.layout.tiles),
        tuple((unit.kind, unit.wounds) for unit in player.units),
        len(cards) - cards.count(WOUND),
        cards.count(WOUND),
        tuple(player.crystals),
        len(player.skills),
        sum(spot.shield == seat for spot in s.spots),
        sum(len(spot.tokens) for spot in s.spots) + sum(len(city.tokens) for city in s.cities),
    )


class Watched:
    """A turn being played: how things stood when it began."""

    def __init__(self, s: MageKnight, seat: int) -> None:
        self.seat, self.round, self.turn = seat, s.round, s.turn
        self.holding = holding(s, seat)
        self.place = s.players[seat].space
        self.sore = WOUND in s.players[seat].hand
        self.rested = self.said_so = False

    def outcome(self, s: MageKnight) -> str:
        """Tell what has come of it."""
        now = holding(s, self.seat)
        if now._replace(wounds=min(now.wounds, self.holding.wounds)) != self.holding:
            return EFFECT
        if self.said_so:
            return ANNOUNCED
        if s.players[self.seat].space != self.place:
            return PLACE
        return HEALED if self.sore and self.rested else NOTHING


def played(seed: int, bot: str, players: int, scenario: str) -> Counter[tuple[int, str]]:
    """Play a game; return how many turns of each round, of those that began with a card to play, came to what."""
    s = begin("mageknight", players, seed, {"scenario": scenario})
    assert isinstance(s, MageKnight)
    seats = [bots.make(bot, GAME, seed=seed * 31 + seat, trust=True) for seat in range(players)]
    found: Counter[tuple[int, str]] = Counter()
    watched: Watched | None = None
    while asks := waiting(s):
        ask = asks[0]
        if watched is None and isinstance(ask, March | Opening) and set(s.players[ask.seat].hand) - {WOUND}:
            watched = Watched(s, ask.seat)
        option = seats[ask.seat].choose(GAME.rules.sight(s, ask.seat), ask.seat)
        if watched is not None and ask.seat == watched.seat:
            watched.rested |= option.verb in ("rest", "recover")
            watched.said_so |= option.verb == "announce"
        answer(s, ask, option)
        if watched is not None and (s.turn is not watched.turn or s.finished):
            found[watched.round, watched.outcome(s)] += 1
            watched = None
    return found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=4)
    options.add_argument("--seed", type=int, default=150000, help="first seed")
    options.add_argument("--bot", default="search:iterations=8")
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--scenario", default="conquest")
    chosen = options.parse_args()
    found: Counter[tuple[int, str]] = Counter()
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        found += played(seed, chosen.bot, chosen.players, chosen.scenario)
    rounds = sorted({number for number, _ in found})
    total = sum(found.values())
    for kind in (EFFECT, PLACE, HEALED, ANNOUNCED, NOTHING):
        by_round = [found[number, kind] for number in rounds]
        print(f"{kind:22} {sum(by_round):4} {sum(by_round) / total:5.0%}   by round {by_round}")


if __name__ == "__main__":
    main()
