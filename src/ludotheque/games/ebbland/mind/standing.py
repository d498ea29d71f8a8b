"""How a position stands for whoever follows a game: what is read from it does not leap where a phase or a turn ends."""

from __future__ import annotations

from typing import Final

from ludotheque.games.ebbland.mind import between
from ludotheque.games.ebbland.mind.halfway import promise
from ludotheque.games.ebbland.mind.judgement import DANGER, ahead, holdings, paid_with, placed, rewards, sacked
from ludotheque.games.ebbland.mind.muster import Muster, muster
from ludotheque.games.ebbland.mind.worth import COMMAND, LEFT_OVER, ROLLED, SUPPLY, points, prize, will_roll
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.turn import ESCALATION, Act

# How much the judgement makes of the whole, by games held apart; the rest is fitted to who won.
SHARE: Final = 0.6
# What both dice count on average there.
AVERAGE: Final = 3.5 * (between.COMMAND + between.SUPPLY)
FACES: Final = range(1, 7)
# What a roll gives to pay fighters with, COM and a LOG for every two: how many of the 36 rolls give so much.
ROLLS: Final = [sum([com + log // 2 == paid for com in FACES for log in FACES]) for paid in range(10)]


def lead(s: Ebbland, seat: int) -> float:
    """Return the lead of a seat over the best other one, in points."""
    if s.winners:
        return between.WON if seat in s.winners else -between.WON
    best = -1000.0
    for other in range(len(s.sides)):
        if other != seat:
            best = max(best, stand(s, other))
    fitted = between.POINTS * (stand(s, seat) - best)
    return max(-between.SURE, min(between.SURE, SHARE * placed(s, seat, judged) + (1.0 - SHARE) * fitted))


def judged(s: Ebbland, seat: int) -> float:
    """Return the lead of a seat as it is judged, with what attacks promise whoever's turn it is."""
    return ahead(outlooks(s), seat)


def outlooks(s: Ebbland) -> list[float]:
    """Return what each seat has and may make of it."""
    if s.winners:
        return rewards(s)
    sides = [muster(s, seat) for seat in range(len(s.sides))]
    hopes = holdings(s, sides)
    weigh_attacks(s, sides, hopes)
    promise(s, sides, hopes)
    return hopes


def weigh_attacks(s: Ebbland, sides: list[list[Muster]], hopes: list[float]) -> None:
    """Add what each seat may take in its next attack: whoever has attacked in this turn will be back in the next."""
    count = len(sides)
    for seat in range(count):
        other = (seat + 1) % count
        if all(s.sides[seat].sacked) or s.sides[other].turns + (not will_act(s, other)) <= ESCALATION:
            continue
        total = s.sides[other].total()
        falls = 0.0
        attacks, defences = purses(s, other), purses(s, seat)
        for com, ways in enumerate(attacks):
            attack = paid_with(s, other, sides[other], 0, com) if ways else None
            for most, others in enumerate(defences):
                if attack is not None and others:
                    falls += ways * others * sacked(attack, paid_with(s, seat, sides[seat], 1, most))
        falls /= sum(attacks) * sum(defences)
        hopes[other] += DANGER * falls * (points(total + prize(s, other)) - points(total))


def will_act(s: Ebbland, seat: int) -> bool:
    """Tell whether a seat may still attack in the turn at hand."""
    return s.active == seat and not s.attacked and any(isinstance(step, Act) for step in s.agenda)


def purses(s: Ebbland, seat: int) -> list[int]:
    """Return in how many ways a seat may have so much to pay fighters with: what it has, or any roll before blows."""
    side = s.sides[seat]
    is_kept = COMMAND * side.com + SUPPLY * side.log >= ROLLED
    if is_kept or s.active != seat or will_act(s, seat) or not will_roll(s):
        return [0] * (side.com + side.log // 2) + [1]
    return ROLLS


def stand(s: Ebbland, seat: int) -> float:
    """Return how well a seat stands by what was fitted, with dice that will be rolled, whoever's turn it is."""
    found = between.stand(s, seat)
    if s.active != seat:
        return found
    side = s.sides[seat]
    found -= between.MOVE
    if will_roll(s):
        worth = between.COMMAND * side.com + between.SUPPLY * side.log
        found += LEFT_OVER * (worth - AVERAGE) + max(0.0, AVERAGE - worth)
    return found
