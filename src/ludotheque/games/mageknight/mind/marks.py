"""Numbers that tell apart positions within a turn, whatever the way that led there."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.rules.combat.attack import Shoot, Strike
from ludotheque.games.mageknight.rules.combat.block import Defend
from ludotheque.games.mageknight.rules.combat.damage import ChooseAttacker
from ludotheque.games.mageknight.rules.pieces import Blow, Player
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.turn.interaction import Talk
from ludotheque.games.mageknight.rules.turn.quiet import Quiet
from ludotheque.games.mageknight.rules.turn.turn import March

# Questions that hold nothing but whom they ask: the position says all.
PLAIN: Final = (March, Shoot, Defend, ChooseAttacker, Strike, Talk, Quiet)
PRIME: Final = 2305843009213693951


def is_plain(s: MageKnight) -> bool:
    """Tell whether a fingerprint says all there is to know: nothing is in the middle of being done."""
    return len(s.agenda) > 0 and isinstance(s.agenda[-1], PLAIN)


def fingerprint(s: MageKnight, seat: int) -> int:
    """Return a number for a position as a seat has it in its turn: what it holds, has at hand, and is asked."""
    player = s.players[seat]
    effort = player.effort
    points = (effort.move, effort.influence, effort.heal, effort.phase, effort.dice, effort.marks, effort.acted)
    more = (effort.boost, effort.pledge, effort.wounds, effort.poison, len(effort.at_end), len(effort.prices))
    own = (player.space, player.fame, player.reputation, len(player.discard), len(player.deck), len(s.agenda))
    goods = (tuple(sorted(player.hand)), tuple(player.crystals), tuple(effort.tokens), tuple(player.flipped))
    rules = (tuple(effort.rules), tuple(effort.used), tuple(effort.spells), len(s.lasting), len(effort.rewards))
    ask = type(s.agenda[-1]).__name__ if s.agenda else ""
    return hash(
        (ask, s.revealed, points, more, own, goods, rules, blows_mark(effort.blows), units_mark(player), foes_mark(s))
    )


def blows_mark(blows: list[Blow]) -> tuple[int, ...]:
    """Return what is laid ready, in any order."""
    found = [((blow.how * 8 + blow.element) * 64 + blow.amount) * 2 + (blow.rider is not None) for blow in blows]
    return tuple(sorted(found))


def units_mark(player: Player) -> tuple[int, ...]:
    """Return how the units are."""
    return tuple([((unit.kind * 4 + unit.wounds) * 2 + unit.ready) * 256 + unit.banner + 1 for unit in player.units])


def foes_mark(s: MageKnight) -> int:
    """Return a number for the state of those who fight."""
    combat = s.combat
    if combat is None:
        return 0
    found = 1
    for side in combat.sides:
        found = found * 64 + side.wounds * 8 + side.absorbed
    for foe in combat.foes:
        flags = foe.blocked + 2 * foe.dealt + 4 * foe.halted + 8 * foe.away + 16 * foe.bare
        found = (found * 8191 + (foe.token * 1024 + flags) * 16 + foe.armour_less) % PRIME
    return found
