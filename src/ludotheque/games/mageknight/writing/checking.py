"""What could not lie on a table: cards, units, skills, tokens and tiles that are lost, doubled or misplaced."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.land.exploration import printed_site
from ludotheque.games.mageknight.rules.pieces import MOST_CRYSTALS, NOBODY, NONE, Player
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.traits import (
    BASIC_ACTION,
    BROWN,
    GLADE,
    GREY,
    KEEP,
    MAGE_TOWER,
    NO_SITE,
    PORTAL,
    RUINS,
    VILLAGE,
    VIOLET,
    WOUND_CARD_KIND,
)
from ludotheque.games.mageknight.writing.ids import TILE_IDS, TOKEN_IDS, space_ids, trouble
from ludotheque.games.mageknight.writing.zones import places, tokens_of, units_out
from ludotheque.tomltext import Path
from ludotheque.writing import Trouble

MOST_WOUNDS = 2
LOWEST, HIGHEST = -7, 7
# What stands on sites of which only one kind of enemies guards them.
GUARDS = {KEEP: GREY, MAGE_TOWER: VIOLET}


def troubles(s: MageKnight) -> Iterator[Trouble]:
    """Find what is lost, doubled or misplaced."""
    for player in s.players:
        yield from player_troubles(s, player)
        yield from unit_troubles(s, player)
    yield from hero_troubles(s)
    yield from card_troubles(s)
    yield from skill_troubles(s)
    yield from tile_troubles(s)
    yield from token_troubles(s)
    for space in range(len(s.spots)):
        yield from spot_troubles(s, space)
    yield from standing_troubles(s)
    yield from source_troubles(s)


def player_troubles(s: MageKnight, player: Player) -> Iterator[Trouble]:
    """See that tracks and crystals are within their bounds, and that the tactic is one of this time of day."""
    path: Path = ("players", player.seat)
    if min(player.crystals) < 0:
        yield trouble((*path, "crystals"), "negative")
    if max(player.crystals) > MOST_CRYSTALS:
        yield trouble((*path, "crystals"), "crystals")
    if not LOWEST <= player.reputation <= HIGHEST:
        yield trouble((*path, "reputation"), "reputation")
    highest = s.box.level(player.fame)
    if not 1 <= player.level <= len(s.box.fame) or player.level > highest:
        fame = s.box.fame[min(max(player.level, 1), len(s.box.fame)) - 1]
        yield trouble((*path, "level"), "level", level=player.level, fame=fame)
    if player.tactic != NONE and s.box.tactic_nights[player.tactic] != s.night:
        yield trouble((*path, "tactic"), "tactic-time", id=data.TACTICS[player.tactic])


def unit_troubles(s: MageKnight, player: Player) -> Iterator[Trouble]:
    """See that a player has the Command tokens for the units, and that the units are whole."""
    path: Path = ("players", player.seat, "units")
    led = sum(1 for unit in player.units if not unit.loyal)
    command = s.box.command[min(max(player.level, 1), len(s.box.command)) - 1]
    if led > command or len(player.units) - led > 1:
        yield trouble(path, "command", True, units=len(player.units), command=command, level=player.level)
    for unit in player.units:
        if not 0 <= unit.wounds <= MOST_WOUNDS:
            yield trouble(path, "unit-wounds")
        if unit.banner != NONE and not s.box.cards[unit.banner].banner:
            yield trouble(path, "no-banner", id=data.CARDS[unit.banner])
    served = Counter(units_out(s))
    for kind in {unit.kind for unit in player.units}:
        if served[kind] > s.box.units[kind].copies:
            yield trouble(path, "no-such-unit", copies=s.box.units[kind].copies, id=data.UNITS[kind])


def hero_troubles(s: MageKnight) -> Iterator[Trouble]:
    """See that nobody shares a hero, not even with the dummy."""
    heroes = [player.hero for player in s.players] + ([] if s.dummy is None else [s.dummy.hero])
    for seat, hero in enumerate(heroes):
        if hero != NONE and heroes.index(hero) < seat:
            yield trouble(("players", seat, "hero") if seat < len(s.players) else ("dummy",), "hero")


def card_troubles(s: MageKnight) -> Iterator[Trouble]:
    """See that each card is in one place, and that nobody has cards of heroes who are not here."""
    heroes = [player.hero for player in s.players] + ([] if s.dummy is None else [s.dummy.hero])
    basics = Counter(card for hero in heroes if hero != NONE for card in s.box.hero_decks[hero])
    box = Counter(card for deck in s.box.hero_decks for card in deck)
    rows = places(s)
    for card, here in Counter(card for _, cards in rows for card in cards).items():
        kind = s.box.cards[card].kind
        copies = basics[card] if kind == BASIC_ACTION else 1
        if here > copies and kind != WOUND_CARD_KIND:
            path, name = max(rows, key=lambda row: row[1].count(card))[0], "doubled" if copies == 1 else "too-many"
            is_in_box = kind == BASIC_ACTION and here <= box[card]
            yield trouble(path, name, is_in_box, here=here, id=data.CARDS[card], copies=copies)
    for field, name in (("advanced_offer", "advanced"), ("lessons", "advanced"), ("spell_offer", "spell")):
        for card in getattr(s, field):
            if s.box.cards[card].kind != data.KINDS.index(name):
                yield trouble((field,), "not-here", id=data.CARDS[card])


def skill_troubles(s: MageKnight) -> Iterator[Trouble]:
    """See that each skill is in one place, and that those turned down are one's own."""
    seen: set[int] = set()
    rows: list[tuple[Path, list[int]]] = [(("skill_offer",), s.skill_offer)]
    rows += [(("players", seat, "skills"), player.skills) for seat, player in enumerate(s.players)]
    for path, skills in rows:
        for skill in skills:
            if skill in seen:
                yield trouble(path, "doubled", id=data.SKILLS[skill])
            seen.add(skill)
    for seat, player in enumerate(s.players):
        for skill in player.flipped:
            if skill not in player.skills:
                yield trouble(("players", seat, "flipped"), "flipped", id=data.SKILLS[skill])


def tile_troubles(s: MageKnight) -> Iterator[Trouble]:
    """See that each tile lies in one place, and that the map hangs together."""
    layout = s.layout
    slots = list(zip(layout.a, layout.b, strict=True))
    for number, tile in enumerate(layout.tiles):
        if layout.tiles.index(tile) < number:
            yield trouble(("layout", number), "tile", id=TILE_IDS[tile])
        if slots.index(slots[number]) < number:
            yield trouble(("layout", number), "tile-place", a=layout.a[number], b=layout.b[number])
        inside = range(7 * number, 7 * number + 7)
        if number and all(near in inside for space in inside for near in layout.near[space]):
            yield trouble(("layout", number), "tile-apart", id=TILE_IDS[tile])


def token_troubles(s: MageKnight) -> Iterator[Trouble]:
    """See that each enemy token is in one place."""
    seen: set[int] = set()
    for path, tokens in tokens_of(s):
        for token in tokens:
            if token in seen and token >= 0:
                yield trouble(path, "doubled", id=TOKEN_IDS[token])
            seen.add(token)


def spot_troubles(s: MageKnight, space: int) -> Iterator[Trouble]:
    """See that enemies, shields and ruins are where there can be some."""
    spot, site, id = s.spots[space], s.layout.site[space], space_ids(s.layout.tiles)[space]
    path: Path = ("spots", id)
    is_lair = s.layout.rampaging[space] >= 0
    is_bare = site in (NO_SITE, PORTAL, VILLAGE, GLADE)
    if spot.tokens and is_bare and not is_lair:
        yield trouble((*path, "tokens"), "nobody-there", True, id=id)
    wanted = s.layout.rampaging[space] if is_lair else GUARDS.get(site, NONE)
    for token in spot.tokens:
        pile = s.box.enemy(token).pile if token >= 0 else wanted
        if wanted != NONE and pile != wanted and not (is_lair and pile == BROWN and s.house.rampage):
            yield trouble((*path, "tokens"), "wrong-pile", True, enemy=TOKEN_IDS[token], id=id)
    if spot.shield != NOBODY and site in (NO_SITE, PORTAL) and not is_lair:
        yield trouble((*path, "shield"), "no-shield", id=id)
    if spot.ruin != NONE and printed_site(s, space) != RUINS:
        yield trouble((*path, "ruin"), "no-ruins", id=id)


def standing_troubles(s: MageKnight) -> Iterator[Trouble]:
    """See that heroes stand where somebody can."""
    ids = space_ids(s.layout.tiles)
    for seat, player in enumerate(s.players):
        path: Path = ("players", seat, "space")
        if not NONE <= player.space < len(ids):
            yield trouble(path, "off-map")
        elif player.space != NONE and s.layout.rampaging[player.space] >= 0 and s.spots[player.space].tokens:
            yield trouble(path, "on-enemies", id=ids[player.space])
        elif player.space != NONE and s.price(s.layout.terrain[player.space]) == NONE:
            yield trouble(path, "no-entry", id=ids[player.space])


def source_troubles(s: MageKnight) -> Iterator[Trouble]:
    """See that the source has its dice."""
    dice = len(s.players) + 2 + s.house.scenario.more_on_offer
    if s.source and len(s.source) != dice:
        yield trouble(("source",), "source", dice=dice, here=len(s.source))
