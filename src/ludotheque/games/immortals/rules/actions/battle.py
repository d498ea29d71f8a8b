"""Battles: the throw into the tower, and what the tray says."""

from __future__ import annotations

from typing import Final

from ludotheque.games.immortals.rules.actions.cards import return_region_card, take_region_card
from ludotheque.games.immortals.rules.actions.tower import throw
from ludotheque.games.immortals.rules.events import Attacked, Held, Lost, Tied, TowerFilled, Won
from ludotheque.games.immortals.rules.state import COLOURS, DARK, GREEN, LIGHT, NOBODY, Immortals, realm_of, region_of

# Whom the inhabitants help. Against a free region, those who would help the defender fight for themselves.
ATTACKER: Final = 0
NEUTRAL: Final = 1
DEFENDER: Final = 2

MOST_GREEN: Final = 3


def opposite_limbo(place: int) -> int:
    """Return the limbo that takes armies lost from a place: that of the other realm (IM-BATTLE-31)."""
    return DARK if realm_of(place) == LIGHT else LIGHT


class Battle:
    """One attack while it is fought: who, from where, on what, with whose help."""

    __slots__ = ("attacker", "defender", "origin", "side", "target")

    def __init__(self, attacker: int, defender: int, origin: int, target: int, side: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.origin = origin
        self.target = target
        self.side = side


def fight(s: Immortals, seat: int, origin: int, target: int, force: int, side: int) -> None:
    """Throw tray, attackers and defenders into the tower and read the result (IM-BATTLE-01, 04 to 08)."""
    battle = Battle(seat, s.owner[target], origin, target, side)
    s.tell(Attacked(seat, target, origin, force, battle.defender, s.armies[target], side))
    cubes = clear_tray(s)
    cubes[seat] += force
    s.lift(origin, force)
    if battle.defender != NOBODY:
        cubes[battle.defender] += s.armies[target]
        s.lift(target, s.armies[target])
    throw(s, cubes)
    s.tell(TowerFilled(seat, cubes, s.tray[:]))
    if battle.defender == NOBODY:
        settle_free_region(s, battle)
    else:
        settle_battle(s, battle)


def clear_tray(s: Immortals) -> list[int]:
    """Take all cubes off the tray; add an inhabitant if there is none, take one if over 3 (IM-BATTLE-04 to 06)."""
    cubes = s.tray
    s.tray = [0] * COLOURS
    if cubes[GREEN] == 0 and s.green > 0:
        cubes[GREEN] = 1
        s.green -= 1
    elif cubes[GREEN] > MOST_GREEN:
        cubes[GREEN] -= 1
        s.green += 1
    return cubes


def lose(s: Immortals, seat: int, cubes: int, place: int) -> None:
    """Move cubes from the tray to their owner's limbo opposite to a place's realm (IM-BATTLE-17, 31)."""
    s.tray[seat] -= cubes
    s.players[seat].limbo[opposite_limbo(place)] += cubes


def send_home(s: Immortals, greens: int) -> None:
    """Move inhabitants from the tray to the supply (IM-BATTLE-16, 34)."""
    s.tray[GREEN] -= greens
    s.green += greens


def settle_free_region(s: Immortals, battle: Battle) -> None:
    """Settle an attack on an empty region (IM-BATTLE-12 to 19, 22 to 25)."""
    seat = battle.attacker
    fallen = s.tray[seat]
    greens = s.tray[GREEN]
    if battle.side == DEFENDER:
        lose(s, seat, min(fallen, greens), battle.origin)
        send_home(s, greens)
    left = s.tray[seat]
    resistance = greens if battle.side == DEFENDER else 0
    result = Won if left > 0 else Lost
    s.tell(result(seat, battle.target, fallen, resistance, left))
    if left > 0:
        occupy(s, battle, seat)
        take_region_card(s, seat, region_of(battle.target))


def occupy(s: Immortals, battle: Battle, seat: int) -> None:
    """Stand a winner's cubes from the tray in the attacked region; inhabitants never (IM-BATTLE-13, 35, 36)."""
    left = s.tray[seat]
    s.tray[seat] = 0
    s.put(seat, battle.target, left)


def settle_battle(s: Immortals, battle: Battle) -> None:
    """Compare both sides' cubes on the tray, inhabitants included where they fight (IM-BATTLE-26 to 29)."""
    greens = s.tray[GREEN]
    attack = s.tray[battle.attacker] + (greens if battle.side == ATTACKER else 0)
    defence = s.tray[battle.defender] + (greens if battle.side == DEFENDER else 0)
    if attack > defence:
        remove_losses(s, battle, battle.side == ATTACKER, battle.side == DEFENDER, True, defence)
        s.tell(Won(battle.attacker, battle.target, attack, defence, s.tray[battle.attacker]))
        conquer(s, battle)
    elif defence > attack:
        remove_losses(s, battle, battle.side == DEFENDER, battle.side == ATTACKER, False, attack)
        occupy(s, battle, battle.defender)
        s.tell(Held(battle.defender, battle.target, attack, defence, s.armies[battle.target]))
    else:
        s.tell(Tied(battle.attacker, battle.target, attack, defence, battle.defender))
        settle_tie(s, battle)


def remove_losses(s: Immortals, battle: Battle, helped: bool, opposed: bool, attacker_wins: bool, losses: int) -> None:
    """Take all of the loser's cubes off the tray and as many winners, inhabitants first (IM-BATTLE-30 to 34)."""
    winner = battle.attacker if attacker_wins else battle.defender
    loser = battle.defender if attacker_wins else battle.attacker
    lose(s, loser, s.tray[loser], battle.target if attacker_wins else battle.origin)
    if opposed:
        send_home(s, s.tray[GREEN])
    greens = min(losses, s.tray[GREEN]) if helped else 0
    send_home(s, greens)
    lose(s, winner, losses - greens, battle.origin if attacker_wins else battle.target)


def conquer(s: Immortals, battle: Battle) -> None:
    """Let the attacker settle and take the Region card; without an army it stays empty (IM-BATTLE-35, 37)."""
    region = region_of(battle.target)
    if s.tray[battle.attacker] > 0:
        occupy(s, battle, battle.attacker)
        take_region_card(s, battle.attacker, region)
    elif s.holder[region] == battle.defender:
        return_region_card(s, region)


def settle_tie(s: Immortals, battle: Battle) -> None:
    """Send both sides to the limbos; the Region card of either goes back to the deck (IM-BATTLE-39 to 41)."""
    lose(s, battle.attacker, s.tray[battle.attacker], battle.origin)
    lose(s, battle.defender, s.tray[battle.defender], battle.target)
    if battle.side != NEUTRAL:
        send_home(s, s.tray[GREEN])
    region = region_of(battle.target)
    if s.holder[region] == battle.attacker or s.holder[region] == battle.defender:
        return_region_card(s, region)
