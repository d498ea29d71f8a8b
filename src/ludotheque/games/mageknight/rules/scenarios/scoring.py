"""What scenarios count alike: achievements, titles, cities."""

from __future__ import annotations

from typing import Final

from ludotheque.game import Tie
from ludotheque.games.mageknight.rules.pieces import NONE, Player
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
    WOUND_CARD_KIND,
)

KNOWLEDGE: Final = 0
LOOT: Final = 1
LEADER: Final = 2
CONQUEROR: Final = 3
ADVENTURER: Final = 4
BEATING: Final = 5
CATEGORIES: Final = 6
# Their names in the words.
CATEGORY_NAMES: Final = ("knowledge", "loot", "leadership", "conquests", "adventure", "wounds")
TITLE: Final = 3
SHARED_TITLE: Final = 1
CITY_LEADER: Final = 7
CITY_SHIELD: Final = 4
# The titles that scenarios award themselves.
GREAT_TITLE: Final = 5
GREAT_SHARED: Final = 2


def kinds_owned(s: MageKnight, player: Player) -> list[int]:
    """Return how many deed cards of each kind a player owns, banners on units included; Wounds last."""
    kinds = [0] * (WOUND_CARD_KIND + 1)
    cards = s.box.cards
    for pile in (player.deck, player.hand, player.discard, player.play, player.spared, player.aside):
        for card in pile:
            kinds[cards[card].kind] += 1
    for unit in player.units:
        if unit.banner != NONE:
            kinds[cards[unit.banner].kind] += 1
    return kinds


def shields_on(s: MageKnight, seat: int, sites: tuple[int, ...]) -> int:
    """Return on how many such sites a player has a shield."""
    return sum([1 for site in shielded(s, seat) if site in sites])


def shielded(s: MageKnight, seat: int) -> list[int]:
    """Return the sites on which a player has a shield."""
    return [s.layout.site[space] for space, spot in enumerate(s.spots) if spot.shield == seat]


def achievements(s: MageKnight, seat: int) -> list[int]:
    """Return the points of a player in each category (MK-SCN-RECON-14)."""
    player = s.players[seat]
    kinds = kinds_owned(s, player)
    leader = 0
    for unit in player.units:
        level = s.box.units[unit.kind].level
        leader += level // 2 if unit.wounds else level
    conquests = adventures = depths = 0
    for site in shielded(s, seat):
        if site in (KEEP, MAGE_TOWER, MONASTERY):
            conquests += 1
        elif site in (MONSTER_DEN, SPAWNING_GROUNDS, RUINS):
            adventures += 1
        elif site in (DUNGEON, TOMB):
            depths += 1
    return [
        2 * kinds[SPELL] + kinds[ADVANCED_ACTION],
        2 * kinds[ARTIFACT] + sum(player.crystals) // 2,
        leader,
        2 * conquests,
        2 * adventures + s.house.scenario.dungeon_points * depths,
        -2 * kinds[WOUND_CARD_KIND],
    ]


def dungeon_points(s: MageKnight, seat: int) -> int:
    """Return what dungeons and tombs bring a player."""
    return s.house.scenario.dungeon_points * shields_on(s, seat, (DUNGEON, TOMB))


def title(s: MageKnight, seat: int, points: list[int], sole: int, shared: int) -> int:
    """Return what a title adds: to the best side alone, or less to each of the best; nothing if the best has none."""
    sides = s.house.company.sides(len(points))
    bests = [max([points[other] for other in side]) for side in sides]
    own = max([points[other] for side in sides if seat in side for other in side])
    if own == 0 or own != max(bests):
        return 0
    return sole if bests.count(own) == 1 else shared


def titles(s: MageKnight, seat: int) -> list[int]:
    """Return what the titles of the six categories bring a player (MK-SCN-RECON-14)."""
    table = [achievements(s, other) for other in range(len(s.players))]
    found: list[int] = []
    for category in range(CATEGORIES):
        points = [row[category] for row in table]
        if category in s.house.scenario.untitled:
            found.append(0)
        elif category == BEATING:
            found.append(-title(s, seat, [-lost for lost in points], TITLE, SHARED_TITLE))
        else:
            found.append(title(s, seat, points, TITLE, SHARED_TITLE))
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
    return title(s, seat, [city_points(s, other) for other in range(len(s.players))], GREAT_TITLE, GREAT_SHARED)


def tie(s: MageKnight) -> Tie | None:
    """Return the winners, if several sides have the same score: they share the victory (MK-SCN-RECON-15)."""
    scores = [s.house.scenario.score(s, seat) for seat in range(len(s.players))]
    winners = s.house.scenario.winners(s, scores)
    won = [side for side in s.house.company.sides(len(scores)) if side[0] in winners]
    return Tie(tuple(winners), "MK-SCN-RECON-15") if len(won) > 1 else None
