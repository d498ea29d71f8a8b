"""What a seat sees of Ebbland, for learners: the table, each side, the cards by place, fighters, the combat."""

from __future__ import annotations

from typing import Final

from ludotheque.games.ebbland.rules.state import Combat, Ebbland, Fighter, Side
from ludotheque.games.ebbland.rules.terms import GEAR_EACH, NONE, SITES_EACH
from ludotheque.kernel.seat import Seat
from ludotheque.kernel.sheet import Sheet
from ludotheque.schema import (
    Column,
    Schema,
    Table,
    agenda,
    categories,
    category,
    count,
    counts,
    flag,
    flags,
    seat,
    things,
)

# Fighters in play that are told, by their places on the table.
MOST_FIGHTERS: Final = 32
MOST_USED: Final = 24
PHASES: Final = 8
# In sealed play it holds the cards that were left out.
WIDEST_QUESTION: Final = 72
DICE: Final = ("com", "log", "markers", "points", "sacks", "turns", "hand", "stock", "known", "pool")
HEAPS: Final = ("discard", "deck", "pool")


def schema(view: Ebbland, classes: int) -> Schema:
    """Declare the tables of a setup."""
    players, cards = len(view.sides), len(view.box.cards)
    return Schema(
        (
            Table("table", 1, _table_columns(players, cards)),
            Table("sides", players, _side_columns(view)),
            Table("cards", cards, _card_columns(players)),
            Table("fighters", MOST_FIGHTERS, _fighter_columns(players, cards)),
            Table("combat", 1, _combat_columns(players, cards)),
            things("dead", 12, 8),
            things("changes", 12, 7),
            things("discounts", 6, 24),
            *agenda(classes, 12, 16, WIDEST_QUESTION),
        )
    )


def _table_columns(players: int, cards: int) -> tuple[Column, ...]:
    return (
        seat("active", players),
        *(flag(name) for name in ("attacked", "task_again", "cancelled", "kept_dice")),
        count("task_bonus", 3),
        count("quiet", 8),
        category("enlisting", cards),
        category("played", cards),
        *(count(f"roll_{name}", 10) for name in ("fighter", "stat", "total", "result", "bonus")),
        flag("roll_again"),
        *counts("total", players, 10),
        *(count(f"used_{i}", 500) for i in range(MOST_USED)),
    )


def _side_columns(view: Ebbland) -> tuple[Column, ...]:
    cards, sites = len(view.box.cards), len(view.box.sites)
    return (
        category("leader", cards),
        *categories("site", SITES_EACH, sites),
        *categories("artifact", SITES_EACH, cards),
        *categories("logistics", SITES_EACH, cards),
        *flags("sacked", SITES_EACH),
        *(count(name, 10) for name in DICE),
        flag("marker_used"),
        flag("still_building"),
    )


def _card_columns(players: int) -> tuple[Column, ...]:
    return (
        count("hand", 4),
        count("stock_seen", 4),
        *(count(f"{heap}_{i}", 4) for i in range(players) for heap in HEAPS),
    )


def _fighter_columns(players: int, cards: int) -> tuple[Column, ...]:
    return (
        count("place", 32),
        seat("side", players),
        category("card", cards),
        *(count(f"gear_{i}", 100) for i in range(GEAR_EACH)),
        *(count(name, 4) for name in ("wounds", "hits", "piercing", "pending")),
        flag("pooled"),
        count("foe", 32),
        count("backs", 32),
        *flags("struck_by", MOST_FIGHTERS),
        *flags("wounded_by", MOST_FIGHTERS),
    )


def _combat_columns(players: int, cards: int) -> tuple[Column, ...]:
    parts = ("attacker", "defender")
    return (
        *(seat(part, players) for part in parts),
        count("target", SITES_EACH),
        count("phase", PHASES),
        *(count(f"began_{part}", 5) for part in parts),
        *(flag(f"lone_{part}") for part in parts),
        *(count(f"lone_fighter_{part}", 32) for part in parts),
        *(category(f"victory_{part}", cards) for part in parts),
        *(count(f"tasks_{part}", 3) for part in parts),
        *(count(f"shot_dead_{part}", 3) for part in parts),
        *(flag(name) for name in ("had_logistics", "sacked", "settled")),
        *(count(f"pair_{i}", 32) for i in range(8)),
        *(count(f"guarded_{i}", 32) for i in range(4)),
        *(count(f"used_{i}", 500) for i in range(MOST_USED)),
        *(count(f"used_round_{i}", 500) for i in range(MOST_USED)),
    )


def observe(view: Ebbland, seat: Seat, sheet: Sheet) -> None:
    """Write what a seat sees."""
    players = len(view.sides)
    seats = [(seat + i) % players for i in range(players)]
    _table(view, seats, sheet)
    for other in seats:
        _side(view, other, view.sides[other], sheet)
    _heaps(view, seats, sheet)
    _fighters(view, sheet)
    combat = view.combat
    if combat is None:
        sheet.skip(20 + 8 + 4 + 2 * MOST_USED)
    else:
        _combat(combat, sheet)
    sheet.things([] if combat is None else combat.dead, 12, 8)
    sheet.things(view.changes, 12, 7)
    sheet.things(view.discounts, 6, 24)
    sheet.agenda(view, 12, 16, WIDEST_QUESTION)


def _table(view: Ebbland, seats: list[int], sheet: Sheet) -> None:
    roll = view.roll_at
    sheet.flag(True)
    sheet.who(view.active)
    for holds in (view.attacked, view.task_again, view.cancelled, view.kept_dice):
        sheet.flag(holds)
    sheet.row([view.task_bonus, view.quiet, view.enlisting, view.played], 4)
    sheet.row([roll.fighter, roll.stat, roll.total, roll.result, roll.bonus], 5)
    sheet.flag(roll.again)
    for other in seats:
        sheet.count(view.totals[other] if other < len(view.totals) else NONE)
    sheet.row(view.used, MOST_USED)


def _side(view: Ebbland, seat: Seat, side: Side, sheet: Sheet) -> None:
    sheet.flag(True)
    sheet.count(side.leader)
    sheet.row(side.sites, SITES_EACH)
    sheet.row(side.artifacts, SITES_EACH)
    sheet.row(side.logistics, SITES_EACH)
    for sacked in side.sacked:
        sheet.flag(sacked)
    sheet.row([side.com, side.log, side.markers, side.points, side.sacks, side.turns], 6)
    sheet.row([len(side.hand), len(side.stock), side.known, len(view.pools[seat]) if view.pools else 0], 4)
    sheet.flag(side.marker_used)
    sheet.flag(seat < len(view.lanes) and len(view.lanes[seat]) > 0)


def _heaps(view: Ebbland, seats: list[int], sheet: Sheet) -> None:
    own = view.sides[seats[0]]
    heaps = [own.hand, own.stock]
    for other in seats:
        heaps += [view.sides[other].discard, view.decks[other].cards, view.pools[other] if view.pools else []]
    sheet.heaps(heaps, len(view.box.cards))


def _fighters(view: Ebbland, sheet: Sheet) -> None:
    told = 0
    for place, fighter in enumerate(view.fighters):
        if fighter is not None and told < MOST_FIGHTERS:
            _fighter(place, fighter, sheet)
            told += 1
    sheet.skip((MOST_FIGHTERS - told) * (11 + GEAR_EACH + 2 * MOST_FIGHTERS))


def _fighter(place: int, fighter: Fighter, sheet: Sheet) -> None:
    sheet.flag(True)
    sheet.count(place)
    sheet.who(fighter.seat)
    sheet.count(fighter.card)
    sheet.row(fighter.gear, GEAR_EACH)
    sheet.row([fighter.wounds, fighter.hits, fighter.piercing, fighter.pending], 4)
    sheet.flag(fighter.pooled)
    sheet.count(fighter.foe)
    sheet.count(fighter.backs)
    sheet.bits(fighter.strikers, MOST_FIGHTERS)
    sheet.bits(fighter.killers, MOST_FIGHTERS)


def _combat(combat: Combat, sheet: Sheet) -> None:
    sheet.flag(True)
    sheet.who(combat.attacker)
    sheet.who(combat.defender)
    sheet.row([combat.target, combat.phase, *combat.began], 4)
    for lone in combat.lone:
        sheet.flag(lone)
    sheet.row([*combat.lone_fighter, *combat.victory, *combat.tasks, *combat.shot_dead], 8)
    for holds in (combat.had_logistics, combat.sacked, combat.settled):
        sheet.flag(holds)
    sheet.row(combat.pairs, 8)
    sheet.row(combat.guarded, 4)
    sheet.row(combat.used, MOST_USED)
    sheet.row(combat.used_round, MOST_USED)
