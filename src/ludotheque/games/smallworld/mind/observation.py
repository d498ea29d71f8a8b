"""What a seat sees of Small World, for learners: the table, its regions, its players, the combinations on offer."""

from __future__ import annotations

from ludotheque.games.smallworld.rules.column import VISIBLE
from ludotheque.games.smallworld.rules.state import NONE, TRIBE, Folk, Land, Player, SmallWorld
from ludotheque.games.smallworld.rules.traits import SYMBOLS, TERRAINS
from ludotheque.kernel.seat import Seat
from ludotheque.kernel.sheet import Sheet
from ludotheque.schema import Column, Schema, Table, agenda, category, count, counts, flag, flags, seat

# Most races in decline that one player has: a Spirit one beside another.
PAST = 3
MARKS = 4
STEPS_AHEAD = 10
STEP_WIDTH = 4


def schema(view: SmallWorld, steps: int) -> Schema:
    """Declare the tables of a setup."""
    players, races, powers = len(view.players), len(view.tiles.banners), len(view.tiles.badges)
    folk = (category("race", races), category("power", powers))
    hands = tuple(count(name, 10) for name in ("hand", "raiders", "holes", "turns"))
    pasts = tuple(_renamed(f"past_{i}_", (flag("there"), *folk, *hands)) for i in range(PAST))
    return Schema(
        (
            Table("table", 1, (*_turn_columns(players), *counts("tray", races, 10), *flags("spent", powers))),
            Table("regions", view.map.size, _region_columns(players, races)),
            Table("players", players, (*_player_columns(players), *folk, *hands, *sum(pasts, ()))),
            Table("combos", VISIBLE, (*folk, count("coins", 5))),
            *agenda(steps, STEPS_AHEAD, STEP_WIDTH),
        )
    )


def _renamed(prefix: str, columns: tuple[Column, ...]) -> tuple[Column, ...]:
    return tuple(Column(prefix + column.name, column.kind, column.size) for column in columns)


def _turn_columns(players: int) -> tuple[Column, ...]:
    return (
        count("turn", 10),
        seat("first", players),
        seat("playing", players),
        count("captures", 10),
        count("die", 3),
        *(flag(name) for name in ("acted", "dragon_flew", "rolled")),
        count("banners_left", 10),
        count("badges_left", 20),
    )


def _region_columns(players: int, races: int) -> tuple[Column, ...]:
    return (
        category("terrain", TERRAINS),
        *flags("symbol", SYMBOLS),
        *(flag(name) for name in ("entry", "coast", "conquered", "tribe", "declined")),
        seat("owner", players),
        category("race", races),
        count("tokens", 10),
        count("camps", 5),
        *flags("mark", MARKS),
    )


def _player_columns(players: int) -> tuple[Column, ...]:
    return (
        flag("purse_known"),
        count("coins", 100),
        seat("pact", players),
        flag("attacked"),
        flag("replaced"),
        count("ready", 20),
        flag("leads"),
    )


def observe(view: SmallWorld, seat: Seat, sheet: Sheet) -> None:
    """Write what a seat sees."""
    _table(view, sheet)
    for region in range(view.map.size):
        _region(view, region, sheet)
    players = len(view.players)
    for i in range(players):
        _player(view, (seat + i) % players, sheet)
    for i in range(VISIBLE):
        _combo(view, i, sheet)
    sheet.agenda(view, STEPS_AHEAD, STEP_WIDTH)


def _table(view: SmallWorld, sheet: Sheet) -> None:
    sheet.flag(True)
    sheet.count(view.turn)
    sheet.who(view.first)
    sheet.who(view.seat)
    sheet.count(view.captures)
    sheet.count(view.die)
    sheet.flag(view.acted)
    sheet.flag(view.dragon_flew)
    sheet.flag(view.rolled)
    sheet.count(len(view.race_pile))
    sheet.count(len(view.power_pile))
    sheet.row(view.tray, len(view.tiles.banners))
    sheet.held(view.spent_powers, len(view.tiles.badges))


def _region(view: SmallWorld, region: int, sheet: Sheet) -> None:
    land = view.lands[region]
    taken = view.conquered >> region & 1
    if sheet.same(region, land, taken):
        return
    key = _key(view, region, land, sheet)
    if not sheet.recall(key):
        _land(view, region, land, sheet)
        sheet.keep(key)
    sheet.noted(region, land, taken)


def _land(view: SmallWorld, region: int, land: Land, sheet: Sheet) -> None:
    world = view.map
    sheet.flag(True)
    sheet.count(world.terrain[region])
    sheet.bits(world.symbols[region], SYMBOLS)
    sheet.flag(world.entry >> region & 1 == 1)
    sheet.flag(world.coast >> region & 1 == 1)
    sheet.flag(view.conquered >> region & 1 == 1)
    sheet.flag(land.race == TRIBE)
    sheet.flag(land.declined)
    sheet.who(land.owner)
    sheet.count(max(land.race, NONE))
    sheet.count(land.tokens)
    sheet.count(land.camps)
    sheet.bits(land.marks, MARKS)


def _key(view: SmallWorld, region: int, land: Land, sheet: Sheet) -> int:
    """Return a number that tells all that the row of a region shows at tables of one setup; or -1 if it is too much."""
    if land.tokens > 63 or land.camps > 63 or land.race > 61 or land.marks > 255:
        return -1
    owner = 0 if land.owner < 0 else 1 + (land.owner - sheet.seat) % sheet.players
    key = (region * 8 + owner) * 4 + 2 * int(land.declined) + (view.conquered >> region & 1)
    return (((key * 64 + land.race + 2) * 64 + land.tokens) * 64 + land.camps) * 256 + land.marks


def _player(view: SmallWorld, seat: Seat, sheet: Sheet) -> None:
    player = view.players[seat]
    sheet.flag(True)
    sheet.flag(player.coins >= 0)
    sheet.count(max(player.coins, -1))
    sheet.who(player.pact)
    sheet.flag(view.attacked >> seat & 1 == 1)
    sheet.flag(view.replaced >> seat & 1 == 1)
    folk = player.folk
    sheet.count(0 if folk is None else view.ready(folk))
    sheet.flag(folk is not None)
    _folk(folk, sheet)
    _past(player, sheet)


def _past(player: Player, sheet: Sheet) -> None:
    for i in range(PAST):
        sheet.flag(i < len(player.past))
        _folk(player.past[i] if i < len(player.past) else None, sheet)


def _folk(folk: Folk | None, sheet: Sheet) -> None:
    if folk is None:
        sheet.count(NONE)
        sheet.count(NONE)
        sheet.skip(4)
        return
    sheet.count(folk.race)
    sheet.count(folk.power)
    sheet.count(folk.hand)
    sheet.count(folk.raiders)
    sheet.count(folk.holes)
    sheet.count(folk.turns)


def _combo(view: SmallWorld, index: int, sheet: Sheet) -> None:
    if index >= len(view.column):
        sheet.skip(4)
        return
    combo = view.column[index]
    sheet.flag(True)
    sheet.count(combo.race)
    sheet.count(combo.power)
    sheet.count(combo.coins)
