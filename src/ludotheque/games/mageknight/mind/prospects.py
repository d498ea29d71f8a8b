"""What the land promises beyond this turn: sites and enemies that a hero could deal with, the nearer the better."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.mind.clock import Clock
from ludotheque.games.mageknight.mind.fights import REPUTE, Garrison
from ludotheque.games.mageknight.mind.garrisons import HARD, garrison_of
from ludotheque.games.mageknight.mind.goods import RANKS
from ludotheque.games.mageknight.mind.journey import FAR, Terrain, reach
from ludotheque.games.mageknight.mind.sites import INSIDE, WALLED, unit_worth
from ludotheque.games.mageknight.rules.combat.elements import block_needed
from ludotheque.games.mageknight.rules.heroes.goods import hand_limit
from ludotheque.games.mageknight.rules.heroes.units import has_room
from ludotheque.games.mageknight.rules.land.map import entry, is_rampaging
from ludotheque.games.mageknight.rules.pieces import WOUND
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import PHYSICAL
from ludotheque.games.mageknight.rules.traits import CITY, EnemyKind
from ludotheque.games.mageknight.rules.turn.interaction import would_deal

# How far a hero looks, in move points, and how far a turn takes it.
SIGHT: Final = 20
STRIDE: Final = 4.0
# What a turn on the way costs, in which something else could be won, and how much a promise counts at all.
HASTE: Final = 1.3
HOPE: Final = 0.4
# Of several promises each counts so much of the one before.
CHOICE: Final = 0.34
# What a card and a unit bring to a fight, in points of attack and block.
CARD_FORCE: Final = 1.7
UNIT_FORCE: Final = 1.8
SKILL_FORCE: Final = 0.7
# How much block counts beside attack; what others cost who also attack.
GUARD: Final = 0.6
OTHERS: Final = 0.52
# So many points more or less make a fight sure or hopeless.
SWAY: Final = 4.5
# A place to recruit or heal at; what influence a card brings on average, and what a point of it costs.
MARKET: Final = 2.2
CARD_INFLUENCE: Final = 1.35
PURSE: Final = 0.5
# So many points of influence more or less make a bargain sure or hopeless; no unit promises more.
BARGAINING: Final = 4.0
RECRUIT: Final = 7.0


def force_of(s: MageKnight, seat: int, units: bool) -> float:
    """Return what a hero can bring to a fight in an average turn, with units or without."""
    player = s.players[seat]
    wounds = player.hand.count(WOUND)
    total = CARD_FORCE * (hand_limit(s, player) - 0.7 * wounds) + SKILL_FORCE * len(player.skills)
    for unit in player.units if units else []:
        if not unit.wounds:
            total += UNIT_FORCE * (1.0 if unit.ready else 0.4) + 0.5 * s.box.units[unit.kind].level
    return total + 0.5 * min(4, sum(player.crystals))


def need_of(kind: EnemyKind, walls: int) -> float:
    """Return what it takes to defeat an enemy without harm."""
    armour = kind.armour * (HARD if kind.resist >> PHYSICAL & 1 else 1.0)
    return armour + GUARD * block_needed(kind.attack if kind.attack else 6, kind.abilities) + walls


def chance_of(s: MageKnight, garrison: Garrison, force: float, whole: bool) -> float:
    """Return how likely a hero is to drive a garrison out, or to defeat one of it."""
    needs = [need_of(kind, garrison.walls) for kind in garrison.kinds]
    total = sum(needs)
    need = total if whole else min(needs) + OTHERS * (total - min(needs)) * 0.5
    return min(0.95, max(0.02, 0.5 + (force - need) / (2 * SWAY)))


def promise_of(s: MageKnight, seat: int, clock: Clock, space: int, here: int, force: float, alone: float) -> float:
    """Return what a space promises to a hero who is here and gets there."""
    site = s.layout.site[space]
    if is_rampaging(s, space):
        kind = s.box.enemy(s.spots[space].tokens[0])
        return (kind.fame + REPUTE) * chance_of(s, Garrison([kind], 0, True, 0.0), force, True)
    best = 0.0
    if site in WALLED or site in INSIDE:
        garrison = garrison_of(s, seat, clock, space)
        if garrison is not None and garrison.kinds:
            fame = sum([kind.fame for kind in garrison.kinds])
            best = (fame + garrison.prize) * chance_of(s, garrison, force if garrison.units else alone, True)
            if site == CITY:
                share = (fame + garrison.prize) / len(garrison.kinds)
                best = max(best, share * chance_of(s, garrison, force, False))
    if would_deal(s, seat, space) and (has_room(s, s.players[seat]) or WOUND in s.players[seat].hand):
        best = max(best, MARKET)
        # Nobody waits on the spot for the influence that is missing.
        if space != here and has_room(s, s.players[seat]):
            best = max(best, recruit_worth(s, seat, clock, site))
    return best


def recruit_worth(s: MageKnight, seat: int, clock: Clock, site: int) -> float:
    """Return what the best unit promises that could be recruited at a site with an average hand."""
    player = s.players[seat]
    purse = CARD_INFLUENCE * hand_limit(s, player) + s.box.reputation[player.reputation + RANKS]
    best = 0.0
    for kind in s.unit_offer:
        unit = s.box.units[kind]
        if s.house.scenario.has_recruits(unit.sites, site):
            chance = min(0.9, max(0.0, 0.5 + (purse - unit.cost) / (2 * BARGAINING)))
            best = max(best, (unit_worth(s, seat, clock, kind) - PURSE * unit.cost) * chance)
    return min(RECRUIT, best)


class Prospects:
    """What the land promises a hero, wherever it stands: worked out once for all places to stand at."""

    __slots__ = ("alone", "clock", "force", "promises", "s", "seat", "terrain")

    def __init__(self, s: MageKnight, seat: int, clock: Clock, terrain: Terrain) -> None:
        self.s = s
        self.seat = seat
        self.clock = clock
        self.terrain = terrain
        self.force = force_of(s, seat, True)
        self.alone = force_of(s, seat, False)
        # What the spaces promise that were looked at, to whoever comes from elsewhere.
        self.promises: dict[int, float] = {}

    def promise(self, space: int, here: int) -> float:
        """Return what a space promises to a hero who is here."""
        known = self.promises.get(space) if space != here else None
        if known is None:
            known = promise_of(self.s, self.seat, self.clock, space, here, self.force, self.alone)
            if space != here:
                self.promises[space] = known
        return known

    def worth(self, here: int) -> float:
        """Return what the land within sight of a space promises for the turns to come."""
        s = self.s
        near = reach(s, self.terrain, here, SIGHT)
        found: list[float] = []
        for space, site in enumerate(s.layout.site):
            wild = is_rampaging(s, space)
            if not site and not wild:
                continue
            away = near[space] if not wild and site not in WALLED else approach(s, self.seat, space, near, wild)
            if away < FAR:
                promise = self.promise(space, here)
                if promise > 0:
                    found.append(HOPE * promise - HASTE * max(1.0, away / STRIDE))
        found.sort(reverse=True)
        # With nothing in sight there is still something beyond it, unless all the land is known: then nothing is lost.
        beyond = -HASTE * SIGHT / STRIDE if s.tile_deck else 0.0
        total = found[0] if found else beyond
        weight = CHOICE
        for promise in found[1:4]:
            total += weight * max(0.0, promise)
            weight *= CHOICE
        return total * min(1.0, self.clock.span * 2)


def approach(s: MageKnight, seat: int, space: int, near: list[int], wild: bool) -> int:
    """Return the move points it takes to attack a space: from beside a rampaging enemy, or through the gates."""
    best = near[space]
    toll = 0 if wild else entry(s, seat, space)
    if toll < 0:
        return FAR
    for other in s.layout.near[space]:
        best = min(best, near[other] + toll)
    return best
