"""The attack on the quick dice: from the combinations that everybody sees to the state of the generator, and on."""

from dataclasses import dataclass
from functools import cache
from math import ceil, floor

import numpy as np

from ludotheque.kernel import Dice
from ludotheque.kernel.dice import M1, M2

# Both halves of the generator, as one that multiplies by A in a ring of M numbers: a draw tells its leading digits.
M = M1 * M2
A = (40014 * M2 * pow(M2, -1, M1) + 40692 * M1 * pow(M1, -1, M2)) % M
Vector = list[int]
Combo = tuple[int, int]


@dataclass(frozen=True)
class Draw:
    """One number that was drawn, as what is seen of the table tells it: the how manieth, of how many sides."""

    number: int
    sides: int
    value: int


def picks(seen: list[int], pile: list[int], before: int) -> list[Draw]:
    """Return the draws of a shuffle that show in the cards it put on top, after so many draws for something else."""
    cards, found = pile[:], []
    for place, card in enumerate(seen):
        last, pick = len(pile) - 1 - place, cards.index(card)
        found.append(Draw(before + place, last + 1, pick))
        cards[pick], cards[last] = cards[last], cards[pick]
    return found


def reduced(basis: list[Vector]) -> list[Vector]:
    """Return short vectors of the same lattice (Lenstra, Lenstra and Lovász)."""
    k, r = 1, triangle(basis)
    while k < len(basis):
        for j in range(k - 1, -1, -1):
            times = round(r[j, k] / r[j, j])
            basis[k] = [x - times * y for x, y in zip(basis[k], basis[j], strict=True)]
            r[:, k] -= times * r[:, j]
        if r[k, k] ** 2 >= 0.99 * r[k - 1, k - 1] ** 2 - r[k - 1, k] ** 2:
            k += 1
            continue
        basis[k - 1], basis[k] = basis[k], basis[k - 1]
        k, r = max(1, k - 1), triangle(basis)
    return basis


def triangle(basis: list[Vector]) -> np.ndarray:
    return np.linalg.qr(np.array(basis, dtype=float).T, mode="r")


@cache
def lattice(numbers: tuple[int, ...], sides: tuple[int, ...]) -> list[Vector]:
    """Return what the draws of all states have in common, each stretched by its sides so that all tell equally well."""
    corners = [[M * sides[j] if i == j else 0 for i in range(len(sides))] for j in range(1, len(sides))]
    state = [many * pow(A, number - numbers[0], M) for number, many in zip(numbers, sides, strict=True)]
    return reduced([*corners, state])


class Near:
    """All points of a lattice near a place, found branch by branch (Schnorr and Euchner)."""

    def __init__(self, basis: list[Vector], place: list[float], reach: float) -> None:
        self.q, self.r = np.linalg.qr(np.array(basis, dtype=float).T / M)
        self.place = self.q.T @ np.array(place)
        self.found: list[list[int]] = []
        self._go_on([0] * len(basis), len(basis) - 1, reach)

    def _go_on(self, times: list[int], i: int, reach: float) -> None:
        if i < 0:
            self.found.append(times[:])
            return
        middle = (self.place[i] - self.r[i, i + 1 :] @ times[i + 1 :]) / self.r[i, i]
        width = reach**0.5 / abs(self.r[i, i])
        for n in range(ceil(middle - width), floor(middle + width) + 1):
            self._go_on([*times[:i], n, *times[i + 1 :]], i - 1, reach - ((n - middle) * self.r[i, i]) ** 2)


def states(draws: list[Draw]) -> list[Dice]:
    """Return the generators that may have given these draws, as they stood before the first."""
    sides = tuple(draw.sides for draw in draws)
    basis = lattice(tuple(draw.number for draw in draws), sides)
    # The middle of what each draw leaves open is missed by so much in all but one of a thousand games.
    reach = len(draws) / 12 + 3 * (len(draws) / 180) ** 0.5
    found = []
    for times in Near(basis, [draw.value + 0.5 for draw in draws], reach).found:
        state = sum(n * vector[0] for n, vector in zip(times, basis, strict=True)) // sides[0] * pow(A, -1, M) % M
        dice = Dice(0)
        dice.a, dice.b = state * pow(M2, -1, M1) % M1, -state * pow(M1, -1, M2) % M2
        found.append(dice)
    return found


def foretell(seen: list[Combo], races: list[int], powers: list[int], more: int) -> list[list[Combo]]:
    """Return what may come next according to each generator that gives exactly the combinations seen so far."""
    draws = picks([race for race, _ in seen], races, 0) + picks([power for _, power in seen], powers, len(races) - 1)
    found = []
    for dice in states(draws):
        piles = races[:], powers[:]
        for pile in piles:
            dice.shuffle(pile)
        combos = list(zip(*(pile[::-1] for pile in piles), strict=False))
        if combos[: len(seen)] == seen:
            found.append(combos[len(seen) : len(seen) + more])
    return found
