"""What a file made by hand begins with: heroes are picked, tactics chosen, and the map of the file is laid out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.land.exploration import extended, settle
from ludotheque.games.mageknight.rules.pieces import AT_REST, BARE_GROUND, NOBODY, NONE, Layout, Turn
from ludotheque.games.mageknight.rules.rounds.picking import PickHero
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.traits import CORE, COUNTRYSIDE
from ludotheque.games.mageknight.writing.ids import trouble
from ludotheque.kernel import Ask, Option, answer, waiting
from ludotheque.pen import Pen
from ludotheque.saved import IS

# What somebody answers who wants nothing yet.
WISHES = ("early_bird", "planning", "the_right_moment", "great_start", "from_the_dusk", "midnight_meditation")
# More questions than any opening asks.
MOST = 500


def deal(s: MageKnight, said: Mapping[str, Any], pen: Pen) -> MageKnight:
    """Play the opening on to the first turn, and lay out the map of the file."""
    wanted = heroes(said)
    for _ in range(MOST):
        asks = waiting(s)
        if not asks or s.turn.seat != NOBODY:
            break
        answer(s, asks[0], chosen(s, asks[0], wanted))
    settle_down(s)
    if "layout" in said:
        lay_out(s, pen.read("layout", said["layout"], ("layout",)))
    return s


def heroes(said: Mapping[str, Any]) -> list[int]:
    """Return the heroes that a file names, by seat; what is no hero is told later."""
    players = said.get("players")
    rows = players if isinstance(players, list) else []
    names = [row.get("hero") if isinstance(row, dict) else None for row in rows]
    return [data.HERO.get(name, NONE) if isinstance(name, str) else NONE for name in names]


def chosen(s: MageKnight, ask: Ask[Any], wanted: list[int]) -> Option:
    """Return what a seat answers before its first turn."""
    options = ask.options(s)
    if isinstance(ask, PickHero):
        own = wanted[ask.seat] if ask.seat < len(wanted) else NONE
        return min(options, key=lambda option: (option.index != own, option.index in wanted))
    tactics = [option for option in options if option.kind == "tactic" and data.TACTICS[option.index] in WISHES]
    return tactics[0] if tactics else options[0]


def settle_down(s: MageKnight) -> None:
    """Take back what the first turn has begun."""
    dummy = s.dummy
    if dummy is not None:
        dummy.deck += dummy.discard[::-1]
        dummy.discard = []
    s.turn = Turn(NOBODY)
    s.combat = None
    for player in s.players:
        player.effort = AT_REST
        # Heroes come to the portal with their first turn.
        player.space = NONE


def lay_out(s: MageKnight, layout: dict[str, Any]) -> None:
    """Lay the map anew: what lay on the old one goes back, each new tile gets what belongs on it."""
    clear_map(s)
    cities = [tile for tile in layout["tiles"] if s.box.tiles[tile].city >= 0]
    if len(cities) > len(s.house.city_levels):
        raise trouble(("layout",), "cities", here=len(cities), most=len(s.house.city_levels))
    for tile, a, b, turns in zip(layout["tiles"], layout["a"], layout["b"], layout["turns"], strict=True):
        for field in ("tile_deck", "spare_countryside", "spare_core"):
            setattr(s, field, [other for other in getattr(s, field) if other != tile])
        lay(s, tile, a, b, turns)
    s.layout = Layout()
    for field, value in layout.items():
        if field != IS:
            setattr(s.layout, field, value)


def lay(s: MageKnight, tile: int, a: int, b: int, turns: int) -> None:
    """Lay a tile, and on it what belongs there."""
    first = len(s.spots)
    s.layout = extended(s, tile, a, b, turns)
    for space in range(first, first + 7):
        s.spots.append(BARE_GROUND)
        settle(s, NOBODY, space)
        s.house.scenario.settle(s, NOBODY, space)


def clear_map(s: MageKnight) -> None:
    """Put everything on the map back where it came from."""
    tokens = [token for spot in s.spots for token in [*spot.tokens, *spot.hidden] if token >= 0]
    for token in [*tokens, *(token for city in s.cities for token in city.tokens)]:
        pile = s.box.enemy(token).pile
        s.piles[pile] = [token, *s.piles[pile]]
    s.ruin_pile = [*(spot.ruin for spot in s.spots if spot.ruin != NONE), *s.ruin_pile]
    s.advanced_deck = s.lessons + s.advanced_deck
    tiles = s.box.tiles
    s.spare_countryside = s.spare_countryside + [tile for tile in s.layout.tiles if tiles[tile].back == COUNTRYSIDE]
    s.spare_core = s.spare_core + [tile for tile in s.layout.tiles if tiles[tile].back == CORE and tiles[tile].city < 0]
    s.layout, s.spots, s.cities, s.lessons, s.core_seen = Layout(), [], [], [], False
    s.spare_cities = [0, 1, 2, 3]
