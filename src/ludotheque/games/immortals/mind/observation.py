"""What a seat sees of Immortals, for learners: the table, places of both realms, players and their boards, cards."""

from __future__ import annotations

from ludotheque.games.immortals.rules.state import (
    CARDS,
    COLOURS,
    CONFLICT,
    GREEN,
    MAGIC,
    NONE,
    PLACES,
    PROVINCES,
    REGIONS,
    SPACES,
    Immortals,
    Player,
)
from ludotheque.kernel.seat import Seat
from ludotheque.kernel.sheet import Sheet
from ludotheque.schema import Column, Schema, Table, agenda, categories, category, count, counts, flag, flags, seat

# Sanctuary, Capital, or no Building.
BUILDINGS = 3
MOST_GROUPS = 8
REALMS = 2
STEPS_AHEAD = 8
STEP_WIDTH = 8


def schema(view: Immortals, steps: int) -> Schema:
    """Declare the tables of a setup."""
    players = len(view.players)
    return Schema(
        (
            Table("table", 1, _table_columns(players)),
            Table("places", PLACES, _place_columns(players)),
            Table("players", players, _player_columns(view)),
            Table("cards", MAGIC - CONFLICT, tuple(flag(name) for name in ("owned", "to_choose", "discarded"))),
            *agenda(steps, STEPS_AHEAD, STEP_WIDTH),
        )
    )


def _table_columns(players: int) -> tuple[Column, ...]:
    stock = ("deck", "green", "tiles", "portals", "green_inside", "green_on_tray")
    return (
        count("round", 10),
        count("rounds", 10),
        seat("first", players),
        seat("leader", players),
        flag("planning"),
        *(count(name, 20) for name in stock),
        *counts("pile", REALMS, 30),
    )


def _place_columns(players: int) -> tuple[Column, ...]:
    return (
        category("province", PROVINCES),
        count("gold", 5),
        count("energy", 5),
        seat("owner", players),
        count("armies", 10),
        category("building", BUILDINGS),
        flag("portal"),
        seat("card_holder", players),
    )


def _player_columns(view: Immortals) -> tuple[Column, ...]:
    return (
        category("light", len(view.world.light)),
        category("dark", len(view.world.dark)),
        *(count(name, 20) for name in ("gold", "energy", "score", "reserve", "box", "inside", "on_tray")),
        *counts("limbo", REALMS, 10),
        *counts("group", MOST_GROUPS, 10),
        count("conflicts", 10),
        count("to_choose", 10),
        category("draft_realm", REALMS),
        flag("has_chosen"),
        category("chosen", CARDS),
        flag("passed"),
        flag("still_choosing"),
        *flags("laid", SPACES),
        *categories("space", SPACES, CARDS),
    )


def observe(view: Immortals, seat: Seat, sheet: Sheet) -> None:
    """Write what a seat sees."""
    _table(view, sheet)
    if not sheet.again([view.world, view.owner, view.armies, view.buildings, view.ways, view.holder]):
        for place in range(PLACES):
            _place(view, place, sheet)
        sheet.done()
    players = len(view.players)
    for i in range(players):
        _player(view, (seat + i) % players, sheet)
    own = view.players[seat]
    if not sheet.again([own.conflicts, own.draft, view.discard, view.discards]):
        _cards(view, own, sheet)
        sheet.done()
    sheet.agenda(view, STEPS_AHEAD, STEP_WIDTH)


def _table(view: Immortals, sheet: Sheet) -> None:
    sheet.flag(True)
    sheet.count(view.round)
    sheet.count(view.house.rounds)
    sheet.who(view.first)
    sheet.who(view.leader)
    sheet.flag(view.together is not None)
    sheet.count(len(view.deck))
    sheet.count(view.green)
    sheet.count(view.tiles)
    sheet.count(view.portals)
    sheet.count(view.inside[GREEN])
    sheet.count(view.tray[GREEN])
    sheet.count(len(view.piles[0]))
    sheet.count(len(view.piles[1]))


def _place(view: Immortals, place: int, sheet: Sheet) -> None:
    region = place % REGIONS
    sheet.flag(True)
    sheet.count(view.world.province[region])
    sheet.count(view.world.gold[place])
    sheet.count(view.world.energy[place])
    sheet.who(view.owner[place])
    sheet.count(view.armies[place])
    sheet.count(view.buildings[place])
    sheet.flag(view.ways >> place & 1 == 1)
    sheet.who(view.holder[region])


def _player(view: Immortals, seat: Seat, sheet: Sheet) -> None:
    player = view.players[seat]
    sheet.flag(True)
    sheet.count(player.light)
    sheet.count(player.dark)
    sheet.count(player.gold)
    sheet.count(player.energy)
    sheet.count(player.score)
    sheet.count(player.reserve)
    sheet.count(player.box)
    sheet.count(view.inside[seat] if seat < COLOURS else 0)
    sheet.count(view.tray[seat] if seat < COLOURS else 0)
    sheet.row(player.limbo, REALMS)
    for i in range(MOST_GROUPS):
        sheet.count(player.groups[i] if i < len(player.groups) else 0)
    sheet.count(len(player.conflicts))
    sheet.count(len(player.draft))
    sheet.count(player.draft_realm)
    sheet.flag(player.chosen != NONE)
    sheet.count(max(player.chosen, NONE))
    sheet.flag(player.passed)
    sheet.flag(seat < len(view.lanes) and len(view.lanes[seat]) > 0)
    for card in player.spaces:
        sheet.flag(card != NONE)
    for card in player.spaces:
        sheet.count(max(card, NONE))


def _cards(view: Immortals, player: Player, sheet: Sheet) -> None:
    owned = _marked(player.conflicts)
    offered = _marked(player.draft)
    discarded = _marked(view.discard)
    for pile in view.discards:
        discarded |= _marked(pile)
    for card in range(CONFLICT, MAGIC):
        sheet.flag(True)
        sheet.flag(owned >> card & 1 == 1)
        sheet.flag(offered >> card & 1 == 1)
        sheet.flag(discarded >> card & 1 == 1)


def _marked(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        if card >= 0:
            mask |= 1 << card
    return mask
