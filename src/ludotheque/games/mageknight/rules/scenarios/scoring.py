"""The end of the game: the goal of a scenario, achievements, titles, cities, the final score."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.rules.pieces import NOBODY, NONE, WOUND, Player
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.traits import (
    ADVANCED_ACTION,
    ARTIFACT,
    DUNGEON,
    KEEP,
    MAGE_TOWER,
    MONASTERY,
    MONSTER_DEN,
    RUINS,
    SPAWNING_GROUNDS,
    SPELL,
    TOMB,
)

KNOWLEDGE: Final = 0
LOOT: Final = 1
LEADER: Final = 2
CONQUEROR: Final = 3
ADVENTURER: Final = 4
BEATING: Final = 5
CATEGORIES: Final = 6
TITLE: Final = 3
SHARED_TITLE: Final = 1
CITY_LEADER: Final = 7
CITY_SHIELD: Final = 4
CITY_TITLE: Final = 5
CITY_SHARED: Final = 2
SOLO_CITY: Final = 10
SOLO_ALL_CITIES: Final = 15
SOLO_ROUND: Final = 30
SOLO_QUIET_END: Final = 5


def is_goal_reached(s: MageKnight) -> bool:
    """Tell whether the scenario's goal is reached: the city found, or all cities conquered."""
    if s.house.closed_city:
        return len(s.cities) > 0
    return len(s.cities) == s.house.core_city and all(not city.tokens for city in s.cities)


def all_cards(player: Player) -> list[int]:
    """Return every deed card a player owns, banners on units included."""
    cards = player.deck + player.hand + player.discard + player.play + player.spared + player.aside
    return cards + [unit.banner for unit in player.units if unit.banner != NONE]


def shields_on(s: MageKnight, seat: int, sites: tuple[int, ...]) -> int:
    """Return on how many such sites a player has a shield."""
    return sum(1 for space, site in enumerate(s.layout.site) if site in sites and s.spots[space].shield == seat)


def achievements(s: MageKnight, seat: int) -> list[int]:
    """Return the points of a player in each category (MK-SCN-RECON-14)."""
    player = s.players[seat]
    cards = all_cards(player)
    kinds = [s.box.cards[card].kind for card in cards]
    leader = 0
    for unit in player.units:
        level = s.box.units[unit.kind].level
        leader += level // 2 if unit.wounds else level
    return [
        2 * kinds.count(SPELL) + kinds.count(ADVANCED_ACTION),
        2 * kinds.count(ARTIFACT) + sum(player.crystals) // 2,
        leader,
        2 * shields_on(s, seat, (KEEP, MAGE_TOWER, MONASTERY)),
        2 * shields_on(s, seat, (DUNGEON, TOMB, MONSTER_DEN, SPAWNING_GROUNDS, RUINS)),
        -2 * cards.count(WOUND),
    ]


def title(points: list[int], seat: int, sole: int, shared: int) -> int:
    """Return what a title adds: to the best alone, or less to each of the best; nothing if the best has none."""
    best = max(points)
    if best == 0 or points[seat] != best:
        return 0
    return sole if points.count(best) == 1 else shared


def titles(s: MageKnight, seat: int) -> list[int]:
    """Return what the titles of the six categories bring a player; alone there are none (MK-SCN-SOLO-12)."""
    if s.house.solo:
        return [0] * CATEGORIES
    table = [achievements(s, other) for other in range(len(s.players))]
    found: list[int] = []
    for category in range(CATEGORIES):
        points = [row[category] for row in table]
        if category == BEATING:
            found.append(-title([-lost for lost in points], seat, TITLE, SHARED_TITLE))
        else:
            found.append(title(points, seat, TITLE, SHARED_TITLE))
    return found


def city_points(s: MageKnight, seat: int) -> int:
    """Return what conquered cities bring: seven as leader, four with a shield (MK-SCN-CONQ-11, 12)."""
    points = 0
    for city in s.cities:
        if not city.tokens and seat in city.shields:
            points += CITY_LEADER if city.leader == seat else CITY_SHIELD
    return points


def city_title(s: MageKnight, seat: int) -> int:
    """Return what the best city conqueror adds (MK-SCN-CONQ-13)."""
    return title([city_points(s, other) for other in range(len(s.players))], seat, CITY_TITLE, CITY_SHARED)


def solo_parts(s: MageKnight) -> list[int]:
    """Return what cities, all of them, rounds left, the dummy's cards and a quiet end bring (MK-SCN-SOLO-13 to 17)."""
    dummy = s.dummy
    assert dummy is not None
    won = is_goal_reached(s)
    open_cities = not s.house.closed_city
    return [
        SOLO_CITY * sum(1 for city in s.cities if not city.tokens) if open_cities else 0,
        SOLO_ALL_CITIES if won and open_cities else 0,
        # A lost game has used up all rounds, and the end of the last one was announced.
        SOLO_ROUND * (len(s.house.nights) - s.round) if won else 0,
        len(dummy.deck) if won or s.finished else 0,
        SOLO_QUIET_END if won and s.announced == NOBODY else 0,
    ]


def solo_points(s: MageKnight) -> int:
    """Return what cities and speed bring in a solo game."""
    return sum(solo_parts(s))


def score(s: MageKnight, seat: int) -> int:
    """Return the final score of a player (MK-GAME-09)."""
    total = s.players[seat].fame + sum(achievements(s, seat)) + sum(titles(s, seat))
    if s.house.solo:
        return total + solo_points(s)
    if not s.house.closed_city:
        total += city_points(s, seat) + city_title(s, seat)
    return total
