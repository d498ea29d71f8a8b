"""Assaults together: what a share of a city's defenders is worth to whoever is to face them, and which one is fair."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.mind.fights import REPUTE, Garrison, garrison_worth
from ludotheque.games.mageknight.mind.garrisons import city_prize, seen
from ludotheque.games.mageknight.mind.outlook import MOST, Kit, Wants, bill, needs
from ludotheque.games.mageknight.rules.land.map import entry
from ludotheque.games.mageknight.rules.pieces import Player
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import MOVE
from ludotheque.games.mageknight.rules.turn.assault import gates
from ludotheque.games.mageknight.rules.turn.proposal import Share
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import answer, waiting

# The city falls only if the others do their part too.
TRUST: Final = 0.6
# What a ready unit and a level count beside a card in hand, as everybody at the table sees them.
UNIT: Final = 1.5
LEVEL: Final = 0.5


def lot_worth(kit: Kit) -> float:
    """Return what it is worth to go into the city and face one's share of its defenders; nothing to stay behind."""
    s = kit.s
    player = s.players[kit.seat]
    number = city_of_lot(kit)
    if number < 0:
        return 0.0
    tolls = [entry(s, kit.seat, space) for space in gates(s, kit.seat, number)]
    price = min(tolls) - player.effort.move if tolls else MOST + 1
    points = bill(kit.means(Wants(MOVE)), MOST)
    taken = points.taken[price] if 0 < price <= MOST else 0
    kinds = [seen(s, token, s.cities[number].up) for token in player.lot]
    prize = TRUST * city_prize(s) * len(kinds) / max(1, len(s.cities[number].tokens))
    fought = garrison_worth(kit, Garrison(kinds, 1, True, prize), taken)
    return max(0.0, fought - REPUTE - needs(points, price))


def city_of_lot(kit: Kit) -> int:
    """Return the city whose defenders a hero was dealt."""
    lot = kit.s.players[kit.seat].lot
    for number, city in enumerate(kit.s.cities):
        if lot and lot[0] in city.tokens:
            return number
    return -1


def strength(player: Player) -> float:
    """Return how much a hero can take on, by what everybody sees of it."""
    ready = sum(1 for unit in player.units if unit.ready and not unit.wounds)
    return len(player.hand) + UNIT * ready + LEVEL * player.level


def fair_split(s: MageKnight, ask: Share) -> list[int]:
    """Return shares of a garrison as large as those who take them are strong, at least one for each."""
    strengths = [strength(s.players[seat]) for seat in ask.seats]
    split = [1] * len(strengths)
    for _ in range(sum(ask.split(s)) - len(split)):
        # Whoever has most strength left for another one.
        loads = [strengths[n] / (split[n] + 1) for n in range(len(split))]
        split[loads.index(max(loads))] += 1
    return split


def fairness(s: MageKnight, seat: int) -> list[float] | None:
    """Return how near each answer comes to fair shares, where a seat is to say them."""
    ask = waiting(s)[0] if s.agenda else None
    if not isinstance(ask, Share) or ask.seat != seat:
        return None
    fair = fair_split(s, ask)
    return [nearness(s, ask, option, fair) for option in ask.options(s)]


def nearness(s: MageKnight, ask: Share, option: Option, fair: list[int]) -> float:
    """Return how near an answer comes to fair shares; they are proposed only when there is nothing to change."""
    if option.verb == "share":
        return 1.0 if ask.split(s) == fair else -float(sum(fair) * 2)
    twin = s.copy()
    answer(twin, waiting(twin)[0], option)
    then = waiting(twin)[0]
    assert isinstance(then, Share)
    return -float(sum(abs(mine - due) for mine, due in zip(then.split(twin), fair, strict=True)))
