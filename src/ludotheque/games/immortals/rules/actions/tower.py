"""The cube tower: what goes in and what falls out."""

from __future__ import annotations

from typing import Final

from ludotheque.games.immortals.rules.state import COLOURS, Immortals

# Cubes in the tower as the model "one by one" has it: each one inside falls with 1 in 25 when another drops in, and
# that one sticks with (30 - inside) in 60.
KNOCK: Final = 25
CAPACITY: Final = 30


def throw(s: Immortals, cubes: list[int]) -> None:
    """Throw cubes into the tower; what falls out, old or new, lies on the tray (IM-BATTLE-09)."""
    if s.house.one_by_one:
        throw_one_by_one(s, cubes)
    else:
        throw_at_fixed_odds(s, cubes)


def throw_at_fixed_odds(s: Immortals, cubes: list[int]) -> None:
    """Let each stuck cube fall with 1 in 3 and each thrown one with 2 in 3."""
    for colour in range(COLOURS):
        loose = 0
        for _ in range(s.inside[colour]):
            if s.roll(3) == 0:
                loose += 1
        stuck = 0
        for _ in range(cubes[colour]):
            if s.roll(3) == 0:
                stuck += 1
        s.inside[colour] += stuck - loose
        s.tray[colour] += loose + cubes[colour] - stuck


def throw_one_by_one(s: Immortals, cubes: list[int]) -> None:
    """Let cubes drop in one after the other; each may knock others loose, and a full tower holds fewer."""
    order: list[int] = []
    for colour in range(COLOURS):
        order += [colour] * cubes[colour]
    s.shuffle(order)
    for cube in order:
        for colour in range(COLOURS):
            for _ in range(s.inside[colour]):
                if s.roll(KNOCK) == 0:
                    s.inside[colour] -= 1
                    s.tray[colour] += 1
        if s.roll(2 * CAPACITY) < CAPACITY - sum(s.inside):
            s.inside[cube] += 1
        else:
            s.tray[cube] += 1
