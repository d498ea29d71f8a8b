"""How good a position is, for bots: what a player has, what time is left, and the best plan for the turn."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.mind.assaults import lot_worth
from ludotheque.games.mageknight.mind.clock import SPARE, Clock, is_found, is_urgent
from ludotheque.games.mageknight.mind.duels import TURN, duel_worth
from ludotheque.games.mageknight.mind.fights import fight_worth
from ludotheque.games.mageknight.mind.garrisons import site_prize
from ludotheque.games.mageknight.mind.journey import FAR, Terrain, reach, views, ways_to_edge
from ludotheque.games.mageknight.mind.outlook import MOST, NEVER, Bill, Kit, Wants, bill, needs
from ludotheque.games.mageknight.mind.possessions import bonus, possessions
from ludotheque.games.mageknight.mind.prospects import Prospects, approach
from ludotheque.games.mageknight.mind.sites import WALLED, action_worth, conquest_worth, rest_worth, trade_worth
from ludotheque.games.mageknight.rules.combat.attack import AlsoStrike, HoldBack
from ludotheque.games.mageknight.rules.combat.block import KeepGuard
from ludotheque.games.mageknight.rules.combat.combat import Join
from ludotheque.games.mageknight.rules.duel.curses import ChooseUnit, HoldBackMore
from ludotheque.games.mageknight.rules.duel.facing import duel_of
from ludotheque.games.mageknight.rules.duel.meeting import ChoosePart
from ludotheque.games.mageknight.rules.duel.repel import ChooseRepelled
from ludotheque.games.mageknight.rules.effects.cardcraft import PlayWith
from ludotheque.games.mageknight.rules.effects.costs import GiveCard, PayColour
from ludotheque.games.mageknight.rules.effects.curses import ChooseFoe, HaltMore
from ludotheque.games.mageknight.rules.effects.manacraft import SetDie, TakeDie
from ludotheque.games.mageknight.rules.effects.resolve import ChooseEffect, ChooseWhether
from ludotheque.games.mageknight.rules.effects.sideways import FeedSideways, PlaySideways
from ludotheque.games.mageknight.rules.heroes.banners import Assign, Frighten
from ludotheque.games.mageknight.rules.heroes.goods import ChooseMana
from ludotheque.games.mageknight.rules.heroes.mana import PayMana
from ludotheque.games.mageknight.rules.heroes.units import Disband, HealUnit, ReadyUnit
from ludotheque.games.mageknight.rules.land.exploration import PRICE
from ludotheque.games.mageknight.rules.pieces import WOUND
from ludotheque.games.mageknight.rules.scenarios.company import ROUND_LEFT
from ludotheque.games.mageknight.rules.scenarios.scoring import achievements
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import INTERACTING, MOVE
from ludotheque.games.mageknight.rules.traits import CORE
from ludotheque.games.mageknight.rules.turn.journeys import TravelTo
from ludotheque.games.mageknight.rules.turn.proposal import Agree, Invite, Share
from ludotheque.games.mageknight.rules.turn.turn import March, Rest, RestWounds
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import answer, waiting

# Move points it takes to find the next tile once one lies on the table.
TILE: Final = 5.1
# What a round to come is worth in move points.
ROUND: Final = 32.0
# What the end of the search is worth by itself.
FOUND: Final = 8.0
# No action is worth more: places that would still not be the best are not looked at.
LURE: Final = 40.0
# What the final scores of 240 games of one hero in search of the city owed to each of these between two turns: a level,
# a card to play, a point of the reward for an early end. What a tile to explore costs, and a move point on the way to
# the next one: twice as much, as heroes with plans have other things to do on the way and would come too late.
GROWTH: Final = 0.9
CARD: Final = 0.7
SPEED: Final = 0.87
LAND: Final = 8.0
STEP: Final = 0.9


# Questions in the middle of something: a position is judged by what their best answer leads to.
BETWEEN: Final = (
    *(ChooseEffect, ChooseWhether, PayColour, GiveCard, PayMana, ChooseMana, PlaySideways, FeedSideways, AlsoStrike),
    *(HoldBack, KeepGuard, TravelTo, ChooseFoe, HaltMore, Join, ReadyUnit, HealUnit, TakeDie, SetDie, PlayWith),
    *(Assign, Frighten, Disband, Rest, RestWounds, ChoosePart, ChooseUnit, ChooseRepelled, HoldBackMore),
    *(Invite, Share, Agree),
)
# So many positions are looked at for one such judgement.
PAINS: Final = 40


def value(s: MageKnight, seat: int, pains: int = PAINS) -> float:
    """Return the lead of a seat, with its allies, over the best other one, in points of the final score."""
    if s.agenda and isinstance(s.agenda[-1], BETWEEN):
        ask = waiting(s)[0]
        # Shares of a garrison are proposed as they are: which ones are fair, another thought tells.
        options = [button("share")] if isinstance(ask, Share) else ask.options(s)
        # Whoever guesses at another's hand may have guessed nothing that answers the question.
        if 0 < len(options) <= pains:
            return best_answer(s, seat, options, pains // len(options))
    return standing_value(s, seat)


def standing_value(s: MageKnight, seat: int) -> float:
    """Return the same lead as it looks at first sight, in the middle of something too."""
    mates: list[float] = []
    rivals: list[float] = []
    for other in range(len(s.players)):
        (mates if s.house.company.are_allied(seat, other) else rivals).append(worth(s, other))
    own = sum(mates) / len(mates)
    return own - max(rivals) if rivals else own


def best_answer(s: MageKnight, seat: int, options: list[Option], pains: int) -> float:
    """Return what the best answer to a question in the middle of something is worth to a seat, whoever is asked."""
    asked = waiting(s)[0].seat
    best = -NEVER
    found = -NEVER
    for option in options:
        twin = s.copy()
        answer(twin, waiting(twin)[0], option)
        theirs = value(twin, asked, pains)
        if theirs > best:
            best = theirs
            found = theirs if asked == seat else value(twin, seat, pains)
    return found


def worth(s: MageKnight, seat: int) -> float:
    """Return what a player has and is about to have, in points."""
    if s.finished or not s.spots:
        return at_rest(s, seat)
    clock = Clock(s, seat)
    terrain = Terrain(s, seat)
    counts = views(s) if is_searching(s) else [0] * len(s.spots)
    away = ways_to_edge(s, terrain, counts)
    total = possessions(s, seat) + place_worth(s, seat, clock, terrain, away)
    if s.effort(seat).acting:
        total += turn_worth(s, seat, clock, terrain, counts, away)
    return total


def at_rest(s: MageKnight, seat: int) -> float:
    """Return what a player has, and what lies ahead once the turn is over."""
    if s.finished:
        return float(s.house.scenario.score(s, seat))
    clock = Clock(s, seat)
    total = possessions(s, seat)
    if not s.spots:
        return total + clock.zest * ROUND * clock.rounds
    terrain = Terrain(s, seat)
    counts = views(s) if is_searching(s) else [0] * len(s.spots)
    return total + place_worth(s, seat, clock, terrain, ways_to_edge(s, terrain, counts))


def place_worth(s: MageKnight, seat: int, clock: Clock, terrain: Terrain, away: list[int]) -> float:
    """Return what the time that is left is worth to a hero, standing where it does."""
    return View(s, seat, clock, terrain, away).worth(max(0, s.players[seat].space))


class View:
    """The land and the time that is left, as a hero sees them from wherever it stands."""

    __slots__ = ("away", "clock", "prospects", "s", "seat")

    def __init__(self, s: MageKnight, seat: int, clock: Clock, terrain: Terrain, away: list[int]) -> None:
        self.s = s
        self.seat = seat
        self.clock = clock
        self.away = away
        self.prospects = None if s.house.scenario.is_search else Prospects(s, seat, clock, terrain)

    def worth(self, here: int) -> float:
        """Return what the time that is left is worth to a hero on a space."""
        s = self.s
        clock = self.clock
        total = clock.zest * ROUND * clock.rounds
        if is_searching(s):
            total -= clock.zest * (min(FAR, self.away[here]) + TILE * (tiles_to_go(s) - 1))
        if self.prospects is not None:
            total += self.prospects.worth(here)
        if is_found(s):
            total += FOUND
        if s.players[self.seat].ahead:
            total -= TURN
        return total


def view_of(s: MageKnight, seat: int) -> View:
    """Return the land as a hero sees it now."""
    terrain = Terrain(s, seat)
    counts = views(s) if is_searching(s) else [0] * len(s.spots)
    return View(s, seat, Clock(s, seat), terrain, ways_to_edge(s, terrain, counts))


def turn_number(s: MageKnight) -> int:
    """Return a number that changes when a turn is over."""
    dummy = s.dummy
    deck = len(dummy.deck) if dummy is not None else 0
    return (((s.round * 8 + s.turn.seat) * 64 + deck) * 8 + s.countdown + 1) * 8 + s.announced + 2


def forecast(s: MageKnight, seat: int) -> float:
    """Return the final lead to expect between two turns; alone in search of the city, as experience has it."""
    if not is_urgent(s) or s.finished or not s.spots:
        return value(s, seat)
    player = s.players[seat]
    dummy = s.dummy
    assert dummy is not None
    total = float(player.fame + sum(achievements(s, seat)))
    cards = len(player.hand) + len(player.deck) - player.hand.count(WOUND)
    if is_found(s):
        return total + bonus(s, seat) + SPARE * cards
    away = ways_to_edge(s, Terrain(s, seat), views(s))[max(0, player.space)]
    rounds = len(s.house.nights) - max(1, s.round)
    total += GROWTH * s.box.level(player.fame) + CARD * cards
    total += SPEED * (ROUND_LEFT * rounds + len(dummy.deck))
    return total - LAND * tiles_to_go(s) - STEP * min(FAR, away)


def is_searching(s: MageKnight) -> bool:
    """Tell whether there is still something to find beyond the edge of the map."""
    return len(s.tile_deck) > 0 and len(s.cities) < s.house.core_city


def tiles_to_go(s: MageKnight) -> float:
    """Return how many tiles must be explored on average until all cities are found."""
    core = sum([1 for tile in s.tile_deck if tile < 0 or s.box.tiles[tile].back == CORE])
    left = s.house.core_city - len(s.cities)
    return len(s.tile_deck) - core + left * (core + 1) / (left + 1)


def turn_worth(s: MageKnight, seat: int, clock: Clock, terrain: Terrain, counts: list[int], away: list[int]) -> float:
    """Return what the best plan for the turn adds."""
    kit = Kit(s, seat, clock.thrift)
    total = deed_worth(kit, clock)
    if is_on_the_way(s, seat) and s.agenda and isinstance(s.agenda[-1], March):
        total += march_worth(kit, clock, terrain, counts, away)
    return total


def is_on_the_way(s: MageKnight, seat: int) -> bool:
    """Tell whether a hero is neither in a fight nor in a bargain, nor about to be."""
    return s.combat is None and not s.effort(seat).phase & INTERACTING and not s.players[seat].lot


def deed_worth(kit: Kit, clock: Clock) -> float:
    """Return what the fight or bargain that is on adds, wherever the hero goes afterwards."""
    s = kit.s
    seat = kit.seat
    effort = s.effort(seat)
    total = 0.1 * sum(effort.tokens) + 0.3 * effort.heal * (WOUND in s.players[seat].hand)
    if duel_of(s) is not None:
        return total + duel_worth(s, seat, clock.thrift)
    if s.combat is not None:
        return total + fight_worth(kit, site_prize(s, clock))
    if effort.phase & INTERACTING:
        return total + trade_worth(kit, clock, s.players[seat].space, 0, effort.influence)
    return total + lot_worth(kit) if s.players[seat].lot else total


def fight_look(s: MageKnight, seat: int) -> float:
    """Return what a position in a fight looks like beside others of it: the place is the same for all."""
    clock = Clock(s, seat)
    return possessions(s, seat) + deed_worth(Kit(s, seat, clock.thrift), clock)


def march_worth(kit: Kit, clock: Clock, terrain: Terrain, counts: list[int], away: list[int]) -> float:
    """Return what the best way to use move points, and the action after it, adds."""
    s = kit.s
    seat = kit.seat
    start = s.players[seat].space
    moved = s.effort(seat).move
    points = bill(kit.means(Wants(MOVE)), MOST)
    most = moved
    while most < MOST and needs(points, most + 1 - moved) < NEVER:
        most += 1
    near = reach(s, terrain, start, most)
    best = 0.0
    for space, far in enumerate(near):
        if far >= FAR:
            if s.layout.site[space] in WALLED:
                best = max(best, assault_worth(kit, clock, space, near, most, points))
            continue
        # What getting to a space brings, less what it costs.
        gain = clock.zest * (away[start] - away[space]) - needs(points, far - moved)
        best = max(best, gain + rest_worth(s, seat, space))
        if counts[space] and far + PRICE <= most:
            best = max(best, clock.zest * away[start] + 1.0 - needs(points, far + PRICE - moved))
        if gain + LURE > best and (s.layout.site[space] or terrain.guarded[space]):
            taken = points.taken[far - moved] if far > moved else 0
            best = max(best, gain + action_worth(kit, clock, space, taken))
    return best


def assault_worth(kit: Kit, clock: Clock, space: int, near: list[int], most: int, points: Bill) -> float:
    """Return what it brings to go to a fortified site and storm it."""
    far = approach(kit.s, kit.seat, space, near, False)
    if far > most:
        return 0.0
    price = far - kit.s.effort(kit.seat).move
    taken = points.taken[price] if price > 0 else 0
    return conquest_worth(kit, clock, space, taken) - needs(points, price)
