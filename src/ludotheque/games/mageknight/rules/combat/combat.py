"""Combat with enemies: how it begins, its four phases, how it ends."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.mageknight.rules.combat.attack import RangedPhase, StrikePhase
from ludotheque.games.mageknight.rules.combat.block import BlockPhase
from ludotheque.games.mageknight.rules.combat.conquest import settle_site
from ludotheque.games.mageknight.rules.combat.damage import DamagePhase
from ludotheque.games.mageknight.rules.combat.twist import twisted
from ludotheque.games.mageknight.rules.events.combat import CombatBegan, CombatEnded
from ludotheque.games.mageknight.rules.fight import Combat, Foe, Side
from ludotheque.games.mageknight.rules.heroes.goods import change_reputation, discard_token, draw_tokens
from ludotheque.games.mageknight.rules.land.exploration import take_hidden
from ludotheque.games.mageknight.rules.land.map import rampagers_near, reveal_city, turn_up
from ludotheque.games.mageknight.rules.pieces import NOBODY, NONE
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import GRAIL, QUIET, SHOOTING, STARTING
from ludotheque.games.mageknight.rules.traits import (
    BROWN,
    CITY,
    DRAGONS,
    DUNGEON,
    GREY,
    KEEP,
    MINE,
    MONASTERY,
    MONSTER_DEN,
    RUINS,
    TOMB,
    VIOLET,
)
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step

# How a fight comes about.
PROVOKED: Final = 0
ASSAULT: Final = 1
CHALLENGE: Final = 2
ADVENTURE: Final = 3
BURN: Final = 4
RITE: Final = 5


class Engage(Step[MageKnight]):
    """Begin a fight; rampaging enemies nearby may be drawn into it first (MK-COMBAT-11, 17 to 19)."""

    __slots__ = ("how", "seat", "spaces")

    def __init__(self, seat: int, how: int, spaces: list[int]) -> None:
        self.seat = seat
        self.how = how
        # Spaces of the rampaging enemies that take part.
        self.spaces = spaces

    def run(self, s: MageKnight) -> None:
        """Ask for more enemies where that is possible, then fight."""
        s.turn.done = True
        if self.how in (ADVENTURE, BURN, RITE) or not joinable(s, self.seat, self.spaces):
            s.then([Battle(self.seat, self.how, self.spaces)])
        else:
            s.then([Join(self.seat, self.how, self.spaces)])


def joinable(s: MageKnight, seat: int, spaces: list[int]) -> list[int]:
    """Return the rampaging enemies next to the hero that do not take part yet."""
    return [space for space in rampagers_near(s, s.players[seat].space) if space not in spaces]


class Join(Ask[MageKnight]):
    """Challenge more rampaging enemies, or begin."""

    __slots__ = ("how", "spaces")

    def __init__(self, seat: int, how: int, spaces: list[int]) -> None:
        self.seat = seat
        self.how = how
        self.spaces = spaces

    def options(self, s: MageKnight) -> list[Option]:
        """Offer those next to the hero."""
        return [*(Option("challenge", "hex", space) for space in joinable(s, self.seat, self.spaces)), button("fight")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Add it, or begin."""
        if option.verb == "fight":
            s.then([Battle(self.seat, self.how, self.spaces)])
        else:
            s.then([Engage(self.seat, self.how, [*self.spaces, option.index])])


class Battle(Step[MageKnight]):
    """Draw and reveal all enemies, then fight phase by phase (MK-COMBAT-21, 22)."""

    __slots__ = ("how", "seat", "spaces")

    def __init__(self, seat: int, how: int, spaces: list[int]) -> None:
        self.seat = seat
        self.how = how
        self.spaces = spaces

    def run(self, s: MageKnight) -> None:
        """Set the scene and queue the phases."""
        space = s.players[self.seat].space
        combat = Combat(space)
        s.combat = combat
        effort = s.effort(self.seat)
        combat.sides.append(Side(self.seat, effort.move))
        # Healing points not used are lost (MK-WOUND-14).
        effort.heal = effort.rules[GRAIL] = 0
        for other in self.spaces:
            for token in s.spots[other].tokens:
                foe = Foe(token, other, False, NONE)
                foe.paired = len(s.spots[other].tokens) > 1
                combat.foes.append(foe)
        if self.how == ASSAULT:
            assault(s, self.seat, combat)
        elif self.how == ADVENTURE:
            enter(s, combat)
        elif self.how == BURN:
            change_reputation(s, self.seat, -3)
            combat.site = MONASTERY
            combat.units = False
            combat.keeps_out = True
            add_strangers(s, combat, [VIOLET])
        elif self.how == RITE:
            s.house.scenario.summon(s, self.seat, combat)
        effort.phase = SHOOTING | STARTING
        s.tell(CombatBegan(self.seat, space, [foe.token for foe in combat.foes]))
        phases: list[Step[Any]] = [
            RangedPhase(self.seat),
            BlockPhase(self.seat),
            DamagePhase(self.seat),
            StrikePhase(self.seat),
            EndFight(self.seat),
        ]
        s.then(twisted(s, self.seat, combat, phases))


def add_strangers(s: MageKnight, combat: Combat, piles: list[int]) -> None:
    """Draw defenders that belong to no space of the map."""
    for token in draw_tokens(s, piles, True):
        combat.foes.append(Foe(token, NONE, True, NONE))


def assault(s: MageKnight, seat: int, combat: Combat) -> None:
    """Face the defenders of a fortified site, at the price of reputation (MK-COMBAT-01 to 06)."""
    space = combat.space
    combat.site = s.layout.site[space]
    price = 1 if combat.site == CITY else s.house.scenario.assault_price
    if price:
        change_reputation(s, seat, -price)
    combat.fortified = True
    if combat.site == CITY:
        combat.city = s.city_at(space)
        reveal_city(s, combat.city)
        # MK-COOP-20: together, each faces only a share.
        for token in s.players[seat].lot or s.cities[combat.city].tokens:
            combat.foes.append(Foe(token, space, True, combat.city))
    elif s.spots[space].shield != NOBODY:
        pile = GREY if combat.site == KEEP else VIOLET
        for token in draw_tokens(s, [pile] * s.house.scenario.garrison(s), True):
            foe = Foe(token, NONE, True, NONE)
            foe.half = True
            combat.foes.append(foe)
        combat.keeps_out = True
    else:
        turn_up(s, space)
        for token in s.spots[space].tokens:
            combat.foes.append(Foe(token, space, True, NONE))


def enter(s: MageKnight, combat: Combat) -> None:
    """Face the enemies of an adventure site (MK-COMBAT-07)."""
    space = combat.space
    site = s.layout.site[space]
    combat.site = site
    hidden = take_hidden(s, space)
    if site in (DUNGEON, TOMB):
        combat.units = False
        combat.night = True
        combat.keeps_out = True
        if hidden:
            combat.foes += [Foe(token, NONE, True, NONE) for token in hidden]
        else:
            add_strangers(s, combat, [BROWN if site == DUNGEON else DRAGONS])
        return
    spot = s.spots[space]
    spot = spot.with_tokens(spot.tokens + hidden, True)
    piles: list[int] = []
    combat.night = site == MINE
    if not spot.tokens and site != MINE:
        # Survivors of an earlier fight are met again, and nobody joins them (MK-RESULT-17).
        piles = monsters_of(s, site, spot.ruin)
    s.spots[space] = spot.with_tokens(spot.tokens + draw_tokens(s, piles, True), True)
    for token in s.spots[space].tokens:
        combat.foes.append(Foe(token, space, True, NONE))


def monsters_of(s: MageKnight, site: int, ruin: int) -> list[int]:
    """Return from which piles the enemies of an adventure site are drawn the first time."""
    if site == RUINS:
        return s.box.ruins[ruin].enemies
    return [BROWN] if site == MONSTER_DEN else [BROWN, BROWN]


class EndFight(Step[MageKnight]):
    """The fight is over, whatever became of the enemies (MK-RESULT-01)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Settle who holds the site, send back who failed, go on in peace."""
        combat = s.combat
        assert combat is not None
        effort = s.effort(self.seat)
        effort.blows = []
        effort.move = 0
        settle_site(s, self.seat, combat)
        s.house.scenario.close_fight(s, combat)
        if combat.keeps_out:
            for foe in combat.foes:
                if foe.space == NONE:
                    discard_token(s, foe.token)
        s.combat = None
        effort.phase = QUIET
        s.tell(CombatEnded(self.seat))
