"""What dice will do, counted exactly from what a seat may know: strings, modifiers, armour, block, enlistment."""

from __future__ import annotations

from typing import Final

from ludotheque.games.ebbland.rules.combat.rolls import count
from ludotheque.games.ebbland.rules.effects.standing import (
    commitment,
    has,
    is_stunned,
    life_of,
    modifier_of,
    string_of,
)
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import ARMOUR, BLOCK, FRENZY, HIT, MAVERICK, PIERCING, PLATED, RANGED, SWIFT

FACES: Final = 6
# Of 36, how often two dice show each total from 2 to 12.
WAYS: Final = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
CERTAIN: Final = 1.0


def scored(s: Ebbland, slot: int, stat: int) -> list[float]:
    """Return how likely a roll of a fighter is to meet none, one, two and more numbers of a string."""
    string = string_of(s, slot, stat)
    shares = [0.0] * (len(string) + 1)
    if not string or (stat in (HIT, RANGED) and is_stunned(s, slot)):
        return [CERTAIN]
    modifier = modifier_of(s, slot, stat)
    for place, ways in enumerate(WAYS):
        shares[count(string, 2 + place + modifier, s.house.exact)] += ways / 36
    return shares


def unstopped(plain: list[float], piercing: list[float], stopped: list[float], blocked: list[float]) -> list[float]:
    """Return how many wounds plain and piercing strikes cause, behind armour and block (CC-CLOSE1-08, -09)."""
    shares = [0.0] * (len(plain) + len(piercing) - 1)
    for hits, hit_share in enumerate(plain):
        for sharp, sharp_share in enumerate(piercing):
            for armour, armour_share in enumerate(stopped):
                for block, block_share in enumerate(blocked):
                    wounds = max(0, max(0, hits - armour) + sharp - block)
                    shares[wounds] += hit_share * sharp_share * armour_share * block_share
    return shares


def close_wounds(s: Ebbland, striker: int, struck: int, supporters: list[int], dead: bool = False) -> list[float]:
    """Return how many wounds a fighter deals to another in a close round, with those who support it, or they alone."""
    plain: list[float] = [CERTAIN]
    piercing: list[float] = [CERTAIN]
    if not dead:
        if has(s, striker, PIERCING):
            piercing = scored(s, striker, HIT)
        else:
            plain = scored(s, striker, HIT)
    for ally in supporters:
        share = one_at_most(scored(s, ally, HIT)) if s.house.support_rolls else [0.0, CERTAIN]
        if has(s, ally, PIERCING):
            piercing = summed(piercing, share)
        else:
            plain = summed(plain, share)
    return unstopped(plain, piercing, scored(s, struck, ARMOUR), scored(s, struck, BLOCK))


def shot_wounds(s: Ebbland, shooter: int, struck: int) -> list[float]:
    """Return how many wounds a shot deals: only armour plate helps against it (CC-RANGED-10)."""
    shares = scored(s, shooter, RANGED)
    if has(s, shooter, PIERCING):
        return shares
    armour = scored(s, struck, ARMOUR) if has(s, struck, PLATED) else [CERTAIN]
    return unstopped(shares, [CERTAIN], armour, [CERTAIN])


def summed(first: list[float], second: list[float]) -> list[float]:
    """Return how likely each sum of two counts is."""
    shares = [0.0] * (len(first) + len(second) - 1)
    for one, one_share in enumerate(first):
        for other, other_share in enumerate(second):
            shares[one + other] += one_share * other_share
    return shares


def one_at_most(shares: list[float]) -> list[float]:
    """Return a count of which no more than one counts."""
    return [shares[0], CERTAIN - shares[0]]


def mean(shares: list[float]) -> float:
    """Return what a count is on average."""
    return sum(number * share for number, share in enumerate(shares))


def lethal(s: Ebbland, struck: int, shares: list[float]) -> float:
    """Return how likely so many wounds are to use up the life of a fighter."""
    left = life_of(s, struck) - s.fighter(struck).wounds
    return sum(shares[max(0, left) :])


class Outlook:
    """What a duel will bring in a round: the chance to kill and to die, wounds dealt and taken on average."""

    __slots__ = ("dealt", "dies", "kills", "taken")

    def __init__(self, kills: float, dies: float, dealt: float, taken: float) -> None:
        self.kills = kills
        self.dies = dies
        self.dealt = dealt
        self.taken = taken


def duel(s: Ebbland, own: int, other: int, own_support: list[int], other_support: list[int]) -> Outlook:
    """Return what a duel brings; if a swift attacker kills, only supporters strike back (CC-CLOSE1-13, B-42)."""
    dealt = close_wounds(s, own, other, own_support)
    taken = close_wounds(s, other, own, other_support)
    combat = s.combat
    if combat is not None and combat.attacker == s.fighter(own).seat:
        taken = blended(spared(s, own, other, dealt), close_wounds(s, other, own, other_support, True), taken)
    else:
        dealt = blended(spared(s, other, own, taken), close_wounds(s, own, other, own_support, True), dealt)
    return Outlook(lethal(s, other, dealt), lethal(s, own, taken), mean(dealt), mean(taken))


def spared(s: Ebbland, attacker: int, struck: int, dealt: list[float]) -> float:
    """Return how likely a swift attacker kills its opponent before that strikes; frenzy lets it strike all the same."""
    if not has(s, attacker, SWIFT) or has(s, struck, FRENZY):
        return 0.0
    return lethal(s, struck, dealt)


def blended(chance: float, then: list[float], otherwise: list[float]) -> list[float]:
    """Return a count that follows one chance or another."""
    shares = [(CERTAIN - chance) * share for share in otherwise]
    for number, share in enumerate(then):
        shares[number] += chance * share
    return shares


def enlisting_faces(s: Ebbland, card: int, raised: int, marked: bool = False) -> list[int]:
    """Return the faces that bring a character in; a 1 fails but for a marker (CC-ENLIST-11, CC-ENLIST-12)."""
    return winning_faces(s.box.cards[card].control - raised, marked)


def winning_faces(wanted: int, marked: bool = False) -> list[int]:
    """Return the faces that reach a number, perhaps with a marker; a 1 never does by itself (CC-ENLIST-11)."""
    helped = 1 if marked else 0
    return [face for face in range(1, FACES + 1) if face + helped > 1 and face + helped >= wanted]


def printed_score(string: list[int]) -> float:
    """Return how many numbers of a string a roll of two dice reaches on average, as printed."""
    return sum(ways * count(string, 2 + place, False) for place, ways in enumerate(WAYS)) / 36


def affordable_lone(s: Ebbland, slot: int) -> float:
    """Return how likely the die of a lone fighter is to leave a cost that can be paid (CC-COMBAT-PRE-09, B-32)."""
    side = s.sides[s.fighter(slot).seat]
    needed = s.card_of(slot).control + commitment(s, slot) - side.com - side.log // 2
    missed = min(FACES, max(0, needed - 1)) / FACES
    return CERTAIN - missed * missed if has(s, slot, MAVERICK) else CERTAIN - missed
