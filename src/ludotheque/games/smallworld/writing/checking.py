"""What could not lie on a table: tiles, tokens and pieces that are lost, doubled or misplaced."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.rules.column import VISIBLE, Pick
from ludotheque.games.smallworld.rules.sight import races_in_play
from ludotheque.games.smallworld.rules.state import (
    DRAGON,
    FORTRESS,
    HERO,
    HOLE,
    NOBODY,
    NONE,
    TRIBE,
    Folk,
    Land,
    SmallWorld,
)
from ludotheque.games.smallworld.rules.turn import Begin
from ludotheque.games.smallworld.words.en.troubles import TROUBLES as EN
from ludotheque.games.smallworld.words.fr.troubles import TROUBLES as FR
from ludotheque.games.smallworld.writing.filling import folks
from ludotheque.kernel import waiting
from ludotheque.tomltext import Path
from ludotheque.writing import Trouble, troubles_in

# What stands on the board, and how many of it the box holds.
PIECES = {"fortress": (FORTRESS, 6), "hole": (HOLE, 2), "hero": (HERO, 2), "dragon": (DRAGON, 1)}
CAMPS = 5

trouble = troubles_in(EN, FR)


def troubles(s: SmallWorld) -> Iterator[Trouble]:
    """Find what is lost, doubled or misplaced."""
    if s.agenda and not 1 <= s.turn <= s.map.turns:
        yield trouble(("turn",), "turn", most=s.map.turns)
    for player, folk, path in folks(s):
        yield from folk_troubles(s, player, folk, path)
    yield from tile_troubles(s)
    yield from token_troubles(s)
    for region, land in enumerate(s.lands):
        yield from land_troubles(s, region, land)
    yield from piece_troubles(s)
    for seat in range(len(s.players)):
        yield from player_troubles(s, seat)
    yield from hand_troubles(s)


def called(s: SmallWorld, region: int) -> str:
    """Return the id of a region."""
    return data.places(len(s.players))[region].id


def folk_troubles(s: SmallWorld, seat: int, folk: Folk, path: Path) -> Iterator[Trouble]:
    """See that a race is one of the table, has a badge while it is active, and tokens somewhere."""
    if folk.race not in races_in_play(s):
        yield trouble(path, "not-here")
        return
    if not folk.declined and folk.power == NONE:
        yield trouble(path, "no-power")
        return
    if min(folk.hand, folk.raiders, folk.holes, folk.turns) < 0:
        yield trouble(path, "negative")
    banner = s.tiles.banners[folk.race]
    if folk.raiders > banner.raiders or folk.holes > banner.holes:
        yield trouble(path, "no-such-pieces")
    if not s.lives(folk):
        id = data.RACES[folk.race].id
        yield trouble(path, "no-token", id=id)


def tile_troubles(s: SmallWorld) -> Iterator[Trouble]:
    """See that each banner and badge lies in one place, and six combinations are on offer while there are banners."""
    banners: list[tuple[Path, int]] = [(("column", place), combo.race) for place, combo in enumerate(s.column)]
    badges: list[tuple[Path, int]] = [(("column", place), combo.power) for place, combo in enumerate(s.column)]
    banners += [(("race_pile",), race) for race in s.race_pile]
    badges += [(("power_pile",), power) for power in s.power_pile]
    badges += [(("spent_powers",), power) for power in s.spent_powers]
    worn = [(path, folk.race) for _, folk, path in folks(s)]
    carried = [(path, folk.power) for _, folk, path in folks(s) if folk.power != NONE]
    yield from doubled([*worn, *banners], races_in_play(s), [tile.id for tile in data.RACES])
    yield from doubled([*carried, *badges], list(range(len(s.tiles.badges))), [tile.id for tile in data.POWERS])
    if len(s.column) > VISIBLE or (len(s.column) < VISIBLE and s.race_pile):
        yield trouble(("column",), "column", visible=VISIBLE)


def doubled(found: Sequence[tuple[Path, int]], all_: list[int], ids: list[str]) -> Iterator[Trouble]:
    """See that each tile is in one place and one place only."""
    seen: set[int] = set()
    for path, tile in found:
        if tile not in all_:
            yield trouble(path, "no-tile")
        elif tile in seen:
            yield trouble(path, "doubled", tile=ids[tile])
        seen.add(tile)
    if missing := ", ".join(ids[tile] for tile in all_ if tile not in seen):
        yield trouble((), "missing", missing=missing)


def token_troubles(s: SmallWorld) -> Iterator[Trouble]:
    """See that no race has more tokens than the box holds."""
    for _, folk, path in folks(s):
        if s.tray[folk.race] < 0:
            id, total = data.RACES[folk.race].id, s.tiles.tray[folk.race]
            over = total - s.tray[folk.race]
            crowds = [(land.tokens, region) for region, land in enumerate(s.lands) if land.race == folk.race]
            most, region = max(crowds, default=(0, NONE))
            blamed = ("lands", called(s, region)) if most > total else path
            yield trouble(blamed, "too-many-tokens", over=over, id=id, total=total)


def land_troubles(s: SmallWorld, region: int, land: Land) -> Iterator[Trouble]:
    """See that a region is empty, or holds the Lost Tribe printed there, or tokens of one race of its owner."""
    path: Path = ("lands", called(s, region))
    if land.owner == NOBODY:
        if land.race >= 0:
            id = data.RACES[land.race].id
            yield trouble(path, "nobody-leads", id=id)
        elif (land.race, land.tokens) not in ((NONE, 0), (TRIBE, 1)) or land.camps or land.marks:
            yield trouble(path, "nobody-owns")
        elif land.race == TRIBE and not s.map.tribe[region]:
            yield trouble(path, "no-tribe")
        return
    trait = s.trait(s.folk(land.owner, land.race))
    if land.tokens < 1 or (land.tokens > 1 and land.declined and not trait.fights_in_decline):
        yield trouble(path, "tokens-in-region")
    if s.map.water >> region & 1 and not land.declined and not trait.sails:
        yield trouble(path, "on-water")
    yield from mark_troubles(s, land, path)


def mark_troubles(s: SmallWorld, land: Land, path: Path) -> Iterator[Trouble]:
    """See that pieces stand only with who brings them; in decline only Fortresses stay."""
    trait = s.trait(s.folk(land.owner, land.race))
    brought = {
        "camp": (land.camps, trait.camps),
        "hole": (land.marks & HOLE, trait.holes),
        "hero": (land.marks & HERO, trait.heroes),
        "dragon": (land.marks & DRAGON, trait.dragons),
        "fortress": (land.marks & FORTRESS, trait.fortresses or land.declined),
    }
    for piece, (stands, comes) in brought.items():
        if stands < 0 or (stands and not comes):
            yield trouble(path, "no-piece", piece=piece)


def piece_troubles(s: SmallWorld) -> Iterator[Trouble]:
    """See that no more pieces stand on the board than the box holds."""
    counts = {piece: (sum(1 for land in s.lands if land.marks & mark), most) for piece, (mark, most) in PIECES.items()}
    counts["camp"] = (sum(land.camps for land in s.lands), CAMPS)
    for piece, (stand, most) in counts.items():
        if stand > most:
            yield trouble(("lands",), "too-many-pieces", stand=stand, piece=piece, most=most)


def player_troubles(s: SmallWorld, seat: int) -> Iterator[Trouble]:
    """See that a seat has coins, at most one declined race beside a Spirit one, and honest pacts."""
    player, path = s.players[seat], ("players", seat)
    if player.coins < 0:
        yield trouble((*path, "coins"), "negative")
    spirits = [past for past in player.past if past.power != NONE and s.tiles.badges[past.power].outside_limit]
    if len(player.past) - len(spirits) > 1 or len(player.past) > 2:
        yield trouble((*path, "past"), "two-declined")
    if any(past.power != NONE and past not in spirits for past in player.past):
        yield trouble((*path, "past"), "kept-power")
    folk = player.folk
    if player.pact != NOBODY and (player.pact == seat or folk is None or not s.trait(folk).pacts):
        yield trouble((*path, "pact"), "pact")


def hand_troubles(s: SmallWorld) -> Iterator[Trouble]:
    """See that only races without a region have tokens in hand as a turn begins."""
    asks = waiting(s)
    if s.acted or not asks or not isinstance(asks[0], Begin | Pick):
        return
    for _, folk, path in folks(s):
        if folk.hand and s.held(folk.race):
            yield trouble(path, "in-hand")
        if folk.raiders != s.trait(folk).raiders:
            yield trouble(path, "raiders")
