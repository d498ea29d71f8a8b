"""What follows from a position as it was written: owners, piles, the tray, and the turn that begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludotheque.games.smallworld.rules.column import refill
from ludotheque.games.smallworld.rules.sight import unseen_powers, unseen_races
from ludotheque.games.smallworld.rules.state import HOLE, NONE, Folk, Land, SmallWorld
from ludotheque.games.smallworld.rules.turn import MoveMarker, Turn
from ludotheque.kernel import advance
from ludotheque.kernel.step import Step
from ludotheque.tomltext import Path
from ludotheque.writing import Given


def folks(s: SmallWorld) -> list[tuple[int, Folk, Path]]:
    """Return every race with a player, active or declined, its seat, and where a file tells of it."""
    led: list[tuple[int, Folk, Path]] = []
    for seat, player in enumerate(s.players):
        if player.folk is not None:
            led.append((seat, player.folk, ("players", seat, "folk")))
        led += [(seat, past, ("players", seat, "past", place)) for place, past in enumerate(player.past)]
    return led


def settle(s: SmallWorld, given: Given) -> None:
    """Give each region to whoever leads its race, count the tray, and begin a turn if none is under way."""
    for player in s.players:
        for past in player.past:
            past.declined = True
    owners = {folk.race: (seat, folk) for seat, folk, _ in folks(s)}
    for region, land in enumerate(s.lands):
        if land.race in owners:
            seat, folk = owners[land.race]
            s.lands[region] = Land(seat, land.race, land.tokens, folk.declined, land.camps, land.marks)
    lay_out_tiles(s, given)
    if "agenda" not in given:
        begin_turn(s)
    count_tray(s)
    advance(s)


def lay_out_tiles(s: SmallWorld, given: Given) -> None:
    """Put into the piles and on offer what nobody has; what was not said stays in the order of the opening."""
    if "column" not in given:
        races, powers = {folk.race for _, folk, _ in folks(s)}, {folk.power for _, folk, _ in folks(s)}
        s.column = [combo for combo in s.column if combo.race not in races and combo.power not in powers]
    if "race_pile" not in given:
        s.race_pile = in_order(unseen_races(s), s.race_pile)
    if "power_pile" not in given:
        s.power_pile = in_order(unseen_powers(s), s.power_pile)
    if "race_pile" not in given:
        refill(s)


def in_order(tiles: list[int], pile: list[int]) -> list[int]:
    """Return tiles in the order they have in a pile; those that are not in it lie below."""
    return [tile for tile in tiles if tile not in pile] + [tile for tile in pile if tile in tiles]


def begin_turn(s: SmallWorld) -> None:
    """Let the turn of `seat` begin: whoever comes before has played this turn; troops are as after a turn."""
    seats = len(s.players)
    order = [(s.first + i) % seats for i in range(seats)]
    turns: list[Step[Any]] = [Turn(seat) for seat in order[order.index(s.seat) :]]
    s.agenda = []
    s.then([*turns, MoveMarker()])
    for _, folk, _ in folks(s):
        if not folk.declined and folk.power != NONE:
            trait = s.trait(folk)
            settled = s.held(folk.race)
            folk.raiders = trait.raiders
            folk.holes = trait.holes - sum(1 for land in s.lands if land.race == folk.race and land.marks & HOLE)
            folk.turns = max(folk.turns, 1) if settled else folk.turns


def count_tray(s: SmallWorld) -> None:
    """Leave in the tray what is neither on the board nor in hand."""
    used: Counter[int] = Counter()
    for _, folk, _ in folks(s):
        used[folk.race] += folk.hand + folk.raiders
    for land in s.lands:
        used[land.race] += land.tokens
    s.tray = [total - used[race] for race, total in enumerate(s.tiles.tray)]
