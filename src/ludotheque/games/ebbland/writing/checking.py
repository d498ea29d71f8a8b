"""What could not lie on a table: cards that are lost, doubled or misplaced, dice and markers out of bounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludotheque.games.ebbland import data
from ludotheque.games.ebbland.rules.piles import is_made_for
from ludotheque.games.ebbland.rules.state import GOAL, HIGHEST, MARKERS, Ebbland, Fighter
from ludotheque.games.ebbland.rules.terms import (
    ARTIFACT,
    CHARACTER,
    LEADER,
    LOCATION,
    LOGISTICS,
    NONE,
    SITES_EACH,
    TALENT,
    WEAPON,
)
from ludotheque.games.ebbland.writing.ids import trouble
from ludotheque.tomltext import Path
from ludotheque.writing import Trouble

# What no Stock is made of.
APART = (LEADER, LOCATION, ARTIFACT)


def troubles(s: Ebbland) -> Iterator[Trouble]:
    """Find what is lost, doubled or misplaced."""
    for seat in range(len(s.sides)):
        yield from side_troubles(s, seat)
        yield from site_troubles(s, seat)
    for slot, fighter in enumerate(s.fighters):
        if fighter is not None:
            yield from fighter_troubles(s, fighter, ("fighters", slot))
    yield from copy_troubles(s)


def side_troubles(s: Ebbland, seat: int) -> Iterator[Trouble]:
    """See that dice, markers and points are within bounds, and that piles hold cards of a deck."""
    side, path = s.sides[seat], ("sides", seat)
    for die in ("com", "log"):
        if not 0 <= getattr(side, die) <= HIGHEST:
            yield trouble((*path, die), "die")
    if not 0 <= side.markers <= MARKERS:
        yield trouble((*path, "markers"), "markers", most=MARKERS)
    if side.total() >= GOAL and not s.winners:
        yield trouble((*path, "points"), "won", goal=GOAL)
    if min(side.points, side.sacks, side.turns, side.known) < 0:
        yield trouble(path, "negative")
    if s.box.cards[side.leader].kind != LEADER:
        yield trouble((*path, "leader"), "not-a", id=data.CARDS[side.leader])
    for zone in ("hand", "stock"):
        for card in getattr(side, zone):
            if s.box.cards[card].kind in APART:
                yield trouble((*path, zone), "not-here", id=data.CARDS[card])


def site_troubles(s: Ebbland, seat: int) -> Iterator[Trouble]:
    """See that artifacts and logistics lie on three sites, and nothing on a sacked one."""
    side, path = s.sides[seat], ("sides", seat)
    for field in ("sites", "artifacts", "logistics", "sacked"):
        if len(getattr(side, field)) != SITES_EACH:
            yield trouble((*path, field), "three", each=SITES_EACH)
            return
    for place in range(SITES_EACH):
        artifact, logistics = side.artifacts[place], side.logistics[place]
        if artifact != NONE and s.box.cards[artifact].kind != ARTIFACT:
            yield trouble((*path, "artifacts"), "not-a", id=data.CARDS[artifact])
        if logistics != NONE and s.box.cards[logistics].kind != LOGISTICS:
            yield trouble((*path, "logistics"), "not-a", id=data.CARDS[logistics])
        if side.sacked[place] and logistics != NONE:
            yield trouble((*path, "logistics"), "sacked", id=data.SITES[side.sites[place]])


def fighter_troubles(s: Ebbland, fighter: Fighter, path: Path) -> Iterator[Trouble]:
    """See that a character lives, has an owner, and carries no more than it can."""
    card, id = s.box.cards[fighter.card], data.CARDS[fighter.card]
    if fighter.seat not in range(len(s.sides)):
        yield trouble((*path, "seat"), "no-seat")
    if card.kind != CHARACTER:
        yield trouble((*path, "card"), "no-character", id=id)
        return
    if fighter.wounds < 0 or (s.combat is None and fighter.wounds >= card.life):
        yield trouble((*path, "wounds"), "dead", id=id, life=card.life)
    kinds = Counter(s.box.cards[gear].kind for gear in fighter.gear)
    for gear in fighter.gear:
        if s.box.cards[gear].kind not in (WEAPON, TALENT):
            yield trouble((*path, "gear"), "no-gear", id=data.CARDS[gear])
        elif s.house.limits and not is_made_for(s.box.cards[gear], card):
            yield trouble((*path, "gear"), "not-made-for", gear=data.CARDS[gear], id=id)
    if kinds[WEAPON] > card.weapons or kinds[TALENT] > card.talents:
        yield trouble((*path, "gear"), "too-much-gear", id=id, weapons=card.weapons, talents=card.talents)
    if len(set(fighter.gear)) < len(fighter.gear):
        yield trouble((*path, "gear"), "gear-twice", id=id)


def copy_troubles(s: Ebbland) -> Iterator[Trouble]:
    """See that no card is there more often than the decks hold it, and no unique character twice in play."""
    held = Counter(card for deck in s.decks for card in deck.cards)
    seen: Counter[int] = Counter()
    for path, cards in places(s):
        for card in cards:
            seen[card] += 1
            if s.box.cards[card].kind in APART:
                continue
            if s.decks[0].cards and seen[card] > held[card]:
                yield trouble(path, "too-many", here=seen[card], id=data.CARDS[card], copies=held[card])
    cards = [NONE if fighter is None else fighter.card for fighter in s.fighters]
    for slot, card in enumerate(cards):
        if card != NONE and s.box.cards[card].unique and cards.index(card) < slot:
            yield trouble(("fighters", slot, "card"), "unique", id=data.CARDS[card])


def places(s: Ebbland) -> Iterator[tuple[Path, list[int]]]:
    """Give all cards, and where a file tells of them."""
    for seat, side in enumerate(s.sides):
        for zone in ("hand", "stock", "discard"):
            yield ("sides", seat, zone), getattr(side, zone)
        yield ("sides", seat, "logistics"), [card for card in side.logistics if card != NONE]
    for slot, fighter in enumerate(s.fighters):
        if fighter is not None:
            yield ("fighters", slot), [fighter.card, *fighter.gear]
    if s.combat is not None:
        yield ("combat", "victory"), [card for card in s.combat.victory if card != NONE]
