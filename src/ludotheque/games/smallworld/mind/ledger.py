"""What people count in Small World: coins, regions, tokens; for hints and reviews."""

from __future__ import annotations

from typing import Any

from ludotheque.games.smallworld.rules.events import Picked, Scored
from ludotheque.games.smallworld.rules.scoring import CAPTURES, PAST_REGIONS, REGIONS
from ludotheque.games.smallworld.rules.state import SmallWorld
from ludotheque.kernel.event import Event


def holdings(s: SmallWorld, seat: int) -> list[tuple[str, int]]:
    """Return coins, regions held by the active race and in decline, and tokens."""
    player = s.players[seat]
    active = 0
    past = 0
    tokens = 0
    for land in s.lands:
        if land.owner == seat:
            if land.declined:
                past += 1
            else:
                active += 1
                tokens += land.tokens
    rivals = sum([1 for land in s.lands if land.owner >= 0 and land.owner != seat])
    hand = player.folk.hand if player.folk is not None else 0
    return [("coins", player.coins), ("regions", active), ("past", past), ("tokens", tokens + hand), ("rivals", rivals)]


def earned(event: Event) -> list[tuple[int, str, int]]:
    """Return what coins were for: regions, those in decline, plunder, gifts of race and power, and picks."""
    if isinstance(event, Picked):
        return [(event.seat, "picks", event.coins - event.price)]
    if not isinstance(event, Scored):
        return []
    plain = {REGIONS: "regions", PAST_REGIONS: "past", CAPTURES: "plunder"}
    return [(event.seat, plain.get(part, "gifts"), coins) for part, coins in enumerate(event.earned) if coins]


def count_along(view: Any, s: Any) -> None:
    """Let coins be known: they are paid before everybody's eyes, whoever counts knows them."""
    for seen, player in zip(view.players, s.players, strict=True):
        seen.coins = player.coins
