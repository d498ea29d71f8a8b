"""What a seat sees of Mage Knight, for learners: time and source, the map, heroes, cards, the fight, what lasts."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.rules.pieces import FACE_DOWN, NONE, Effort, Player, Spot
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import COLOURS, LAWS
from ludotheque.games.mageknight.rules.traits import CORE, COUNTRYSIDE, GLADE, PILES, SEA
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

# Of a tile.
SPACES: Final = 7
MOST_DICE: Final = 8
MOST_SEATS: Final = 4
MOST_UNITS: Final = 8
OFFER: Final = 6
UNIT_OFFER: Final = 12
PARTS: Final = 9
BASIC: Final = 4
TERRAINS: Final = SEA + 1
SITES: Final = GLADE + 1
SCALARS: Final = ("fame", "level", "reputation", "hand", "deck", "drafted", "kept", "drawn", "spared", "blind", "lot")
STATES: Final = ("tactic_up", "ahead", "plundered", "saved", "out", "acting")
POINTS: Final = ("move", "influence", "heal", "dice", "boost", "recruits", "defeated", "wounds", "poison", "artifacts")


def schema(view: MageKnight, classes: int) -> Schema:
    """Declare the tables of a setup."""
    players = len(view.players)
    return Schema(
        (
            Table("table", 1, _table_columns(view, players)),
            Table("spaces", SPACES * tiles(view), _space_columns(view, players)),
            Table(
                "tiles",
                tiles(view),
                (category("tile", len(view.box.tiles)), count("a", 5), count("b", 5), count("turns", 5)),
            ),
            Table("players", players, _player_columns(view)),
            Table("cards", len(view.box.cards), _card_columns(players)),
            Table("units", len(view.box.units), tuple(count(name, 2) for name in ("regular_deck", "elite_deck"))),
            Table("enemies", len(view.box.tokens), (flag("in_pile"), flag("discarded"))),
            Table("skills", len(view.box.skills), _skill_columns(players)),
            things("cities", 4, 24),
            things("duel", 1, 24),
            things("sides", MOST_SEATS, 6),
            things("foes", 12, 16),
            *(things(f"troops_{i}", MOST_UNITS, 8) for i in range(players)),
            *(things(f"blows_{i}", 12, 10) for i in range(players)),
            *(things(f"owed_{i}", 6, 12) for i in range(players)),
            things("lasting", 8, 12),
            *agenda(classes, 10, 16),
        )
    )


def tiles(view: MageKnight) -> int:
    """Return how many tiles the map will have at most."""
    return 1 + view.house.countryside + view.house.core_city + view.house.core_plain


def _table_columns(view: MageKnight, players: int) -> tuple[Column, ...]:
    return (
        count("round", 6),
        *(flag(name) for name in ("night", "core_seen", "finished", "moved", "done", "rooted", "below", "again")),
        seat("playing", players),
        seat("announced", players),
        count("place", 4),
        count("countdown", 4),
        count("proposals", 2),
        *(count(f"order_{i}", 4) for i in range(MOST_SEATS + 1)),
        *(count(f"picked_{i}", 4) for i in range(MOST_SEATS)),
        *categories("die", MOST_DICE, COLOURS),
        *(
            count(name, 10)
            for name in ("countryside_left", "core_left", "artifacts_left", "advanced_left", "ruins_left")
        ),
        *(count(f"path_{i}", 100) for i in range(2)),
        *categories("advanced", OFFER, len(view.box.cards)),
        *categories("spell", OFFER, len(view.box.cards)),
        *categories("lesson", OFFER, len(view.box.cards)),
        *categories("unit", UNIT_OFFER, len(view.box.units)),
        *flags("tactic", len(view.box.tactic_numbers)),
        *flags("tactic_gone", len(view.box.tactic_numbers)),
        *flags("ruin", len(view.box.ruins)),
        *flags("spare_city", BASIC),
        *(count(f"given_{i}", 100) for i in range(2 * MOST_SEATS)),
        *(count(f"tile_ahead_{i}", 20) for i in range(tiles(view))),
        *(flag(name) for name in ("dummy", "fight", "fortified", "with_units", "dark", "fresh", "keeps_out")),
        *(count(f"dummy_{name}", 10) for name in ("hero", "deck", "tactic")),
        *counts("dummy_crystals", BASIC, 3),
        *(count(f"fight_{name}", 100) for name in ("space", "site", "city", "spoils", "twist", "twist_seat")),
    )


def _space_columns(view: MageKnight, players: int) -> tuple[Column, ...]:
    return (
        category("terrain", TERRAINS),
        category("site", SITES),
        category("colour", COLOURS),
        category("rampaging", PILES),
        count("q", 10),
        count("r", 10),
        flag("up"),
        seat("shield", players),
        category("first_enemy", len(view.box.enemies)),
        category("first_back", PILES),
        count("second_enemy", 40),
        category("second_back", PILES),
        count("enemies", 2),
        count("hidden", 2),
        category("hidden_back", PILES),
        category("ruin", len(view.box.ruins)),
        flag("ruin_here"),
        *counts("marks", players, 1),
        *flags("hero", players),
    )


def _player_columns(view: MageKnight) -> tuple[Column, ...]:
    return (
        category("hero", len(view.box.heroes)),
        category("tactic", len(view.box.tactic_numbers)),
        *(count(name, 20) for name in SCALARS),
        *(flag(name) for name in STATES),
        count("chosen", 1),
        count("stolen_die", 7),
        count("stolen_colour", 6),
        count("space", 100),
        *counts("crystals", BASIC, 3),
        *flags("phase", PARTS),
        *(count(name, 10) for name in POINTS),
        *counts("tokens", COLOURS, 3),
        count("pledge", 6),
        *flags("die_used", MOST_DICE),
        *flags("die_marked", MOST_DICE),
        *counts("rules", len(LAWS), 2),
        *(flag(name) for name in ("acted", "lifted", "searched")),
        *counts("spells", BASIC, 2),
        *counts("spent", BASIC, 2),
        count("hit", 15),
        *(count(f"reward_{i}", 6) for i in range(4)),
    )


HEAPS: Final = ("play", "discard", "unseen", "aside", "drawn", "drafted", "kept")


def _card_columns(players: int) -> tuple[Column, ...]:
    table = tuple(count(name, 2) for name in ("hand", "removed", "spell_deck", "unseen", "upgrades", "dummy_discard"))
    return (*table, *(count(f"{name}_{i}", 3) for i in range(players) for name in HEAPS))


def _skill_columns(players: int) -> tuple[Column, ...]:
    own = tuple(flag(f"{name}_{i}") for i in range(players) for name in ("has", "used", "flipped", "to_come"))
    return (flag("offered"), flag("dummy_to_come"), *own)


def observe(view: MageKnight, seat: Seat, sheet: Sheet) -> None:
    """Write what a seat sees."""
    players = len(view.players)
    seats = [view.players[(seat + i) % players] for i in range(players)]
    _table(view, sheet)
    if not sheet.again([view.layout, view.spots, [player.space for player in seats]]):
        _spaces(view, seats, sheet)
        _tiles(view, sheet)
        sheet.done()
    for player in seats:
        _player(view, player, sheet)
    _heaps(view, seats, sheet)
    _fight(view, sheet)
    for player in seats:
        sheet.things(player.units, MOST_UNITS, 8)
    for player in seats:
        sheet.things(player.effort.blows, 12, 10)
    for player in seats:
        sheet.things([*player.effort.at_end, *player.effort.prices], 6, 12)
    sheet.things(view.lasting, 8, 12)
    sheet.agenda(view, 10, 16)


def _table(view: MageKnight, sheet: Sheet) -> None:
    turn = view.turn
    sheet.flag(True)
    sheet.count(view.round)
    for holds in (
        view.night,
        view.core_seen,
        view.finished,
        turn.moved,
        turn.done,
        turn.rooted,
        turn.below,
        turn.again,
    ):
        sheet.flag(holds)
    sheet.who(turn.seat)
    sheet.who(view.announced)
    sheet.count(view.place)
    sheet.count(view.countdown)
    sheet.count(turn.proposals)
    sheet.row(view.order, MOST_SEATS + 1)
    sheet.row(view.picked, MOST_SEATS)
    sheet.row(view.source, MOST_DICE)
    sheet.count(view.tile_deck.count(FACE_DOWN - COUNTRYSIDE))
    sheet.count(view.tile_deck.count(FACE_DOWN - CORE))
    sheet.count(len(view.artifact_deck))
    sheet.count(len(view.advanced_deck))
    sheet.count(len(view.ruin_pile))
    sheet.row(turn.path[-2:], 2)
    _offers(view, sheet)
    for i in range(MOST_SEATS):
        sheet.count(turn.given[i].seat if i < len(turn.given) else NONE)
        sheet.count(turn.given[i].card if i < len(turn.given) else NONE)
    sheet.row(view.tile_deck, tiles(view))
    _sides(view, sheet)


def _offers(view: MageKnight, sheet: Sheet) -> None:
    cards: list[object] = [view.advanced_offer, view.spell_offer, view.lessons, view.unit_offer]
    if sheet.again([*cards, view.tactics, view.tactics_gone, view.ruin_pile, view.spare_cities]):
        return
    sheet.row(view.advanced_offer, OFFER)
    sheet.row(view.spell_offer, OFFER)
    sheet.row(view.lessons, OFFER)
    sheet.row(view.unit_offer, UNIT_OFFER)
    sheet.held(view.tactics, len(view.box.tactic_numbers))
    sheet.held(view.tactics_gone, len(view.box.tactic_numbers))
    sheet.held(view.ruin_pile, len(view.box.ruins))
    sheet.held(view.spare_cities, BASIC)
    sheet.done()


def _sides(view: MageKnight, sheet: Sheet) -> None:
    dummy, combat = view.dummy, view.combat
    sheet.flag(dummy is not None)
    sheet.flag(combat is not None)
    if combat is None:
        sheet.skip(5)
    else:
        for holds in (combat.fortified, combat.units, combat.night, combat.fresh, combat.keeps_out):
            sheet.flag(holds)
    if dummy is None:
        sheet.skip(3 + BASIC)
    else:
        sheet.row([dummy.hero, len(dummy.deck), dummy.tactic], 3)
        sheet.row(dummy.crystals, BASIC)
    if combat is None:
        sheet.skip(6)
    else:
        sheet.row([combat.space, combat.site, combat.city, combat.spoils, combat.twist, combat.twist_seat], 6)


def _spaces(view: MageKnight, seats: list[Player], sheet: Sheet) -> None:
    layout = view.layout
    for space in range(len(view.spots)):
        spot = view.spots[space]
        key = _key(view, seats, space, spot)
        if sheet.recall(key):
            continue
        sheet.flag(True)
        sheet.count(layout.terrain[space])
        sheet.count(layout.site[space])
        sheet.count(layout.colour[space])
        sheet.count(layout.rampaging[space])
        sheet.count(layout.q[space])
        sheet.count(layout.r[space])
        _spot(view, spot, sheet)
        for player in seats:
            sheet.count(spot.marks.count(player.seat))
        for player in seats:
            sheet.flag(player.space == space)
        sheet.keep(key)
    sheet.skip((SPACES * tiles(view) - len(view.spots)) * (18 + 2 * len(seats)))


def _key(view: MageKnight, seats: list[Player], space: int, spot: Spot) -> int:
    """Return a number that tells all that the row of an empty space shows; -1 if anything is there."""
    if spot.tokens or spot.hidden or spot.marks or spot.shield >= 0 or spot.ruin != NONE:
        return -1
    for player in seats:
        if player.space == space:
            return -1
    layout = view.layout
    ground = (layout.terrain[space] + 1) * 64 + layout.site[space] + 1
    kind = (ground * 16 + layout.colour[space] + 1) * 16 + layout.rampaging[space] + 1
    return ((kind * 128 + layout.q[space] + 64) * 128 + layout.r[space] + 64) * 2 + int(spot.up)


def _spot(view: MageKnight, spot: Spot, sheet: Sheet) -> None:
    sheet.flag(spot.up)
    sheet.who(spot.shield)
    for i in range(2):
        token = spot.tokens[i] if i < len(spot.tokens) else NONE
        sheet.count(view.box.tokens[token] if token >= 0 else NONE)
        sheet.count(FACE_DOWN - token if token <= FACE_DOWN else NONE)
    sheet.count(len(spot.tokens))
    sheet.count(len(spot.hidden))
    sheet.count(FACE_DOWN - spot.hidden[0] if spot.hidden and spot.hidden[0] <= FACE_DOWN else NONE)
    sheet.count(max(spot.ruin, NONE))
    sheet.flag(spot.ruin != NONE)


def _tiles(view: MageKnight, sheet: Sheet) -> None:
    layout = view.layout
    for i in range(len(layout.tiles)):
        sheet.flag(True)
        sheet.count(layout.tiles[i])
        sheet.count(layout.a[i])
        sheet.count(layout.b[i])
        sheet.count(layout.turns[i] if i < len(layout.turns) else 0)
    sheet.skip((tiles(view) - len(layout.tiles)) * 5)


def _player(view: MageKnight, player: Player, sheet: Sheet) -> None:
    sheet.flag(True)
    sheet.count(player.hero)
    sheet.count(player.tactic)
    sheet.row([player.fame, player.level, player.reputation, len(player.hand), len(player.deck)], 5)
    sheet.row([len(player.draft), len(player.reserve), len(player.drawn), len(player.spared)], 4)
    sheet.row([len(player.blind), len(player.lot)], 2)
    for holds in (player.tactic_up, player.ahead, player.plundered, player.saved, player.out, player.effort.acting):
        sheet.flag(holds)
    sheet.row([player.chosen, player.stolen_die, player.stolen_colour, player.space], 4)
    sheet.row(player.crystals, BASIC)
    _effort(player.effort, sheet)


def _effort(effort: Effort, sheet: Sheet) -> None:
    sheet.bits(effort.phase, PARTS)
    sheet.row([effort.move, effort.influence, effort.heal, effort.dice, effort.boost, effort.recruits], 6)
    sheet.row([effort.defeated, effort.wounds, effort.poison, effort.artifacts], 4)
    _stock(effort, sheet)


def _stock(effort: Effort, sheet: Sheet) -> None:
    lists: list[object] = [effort.tokens, effort.used_dice, effort.rules, effort.spells, effort.spent, effort.rewards]
    numbers = [effort.pledge, effort.marks, effort.hit]
    if sheet.again([*lists, numbers, effort.acted, effort.lifted, effort.searched]):
        return
    sheet.row(effort.tokens, COLOURS)
    sheet.count(effort.pledge)
    sheet.held(effort.used_dice, MOST_DICE)
    sheet.bits(effort.marks, MOST_DICE)
    sheet.row(effort.rules, len(LAWS))
    for holds in (effort.acted, effort.lifted, effort.searched):
        sheet.flag(holds)
    sheet.row(effort.spells, BASIC)
    sheet.row(effort.spent, BASIC)
    sheet.count(effort.hit)
    sheet.row(effort.rewards, 4)
    sheet.done()


def _heaps(view: MageKnight, seats: list[Player], sheet: Sheet) -> None:
    box, dummy = view.box, view.dummy
    thrown = [] if dummy is None else dummy.discard
    cards = [seats[0].hand, view.removed, view.spell_deck, view.unseen, view.upgrades, thrown]
    for player in seats:
        cards += [player.play, player.discard, player.unseen, player.aside, player.drawn, player.draft, player.reserve]
    sheet.heaps(cards, len(box.cards))
    sheet.heaps([view.regular_deck, view.elite_deck], len(box.units))
    if not sheet.again([*view.piles, *view.discards]):
        sheet.laid([_joined(view.piles), _joined(view.discards)], len(box.tokens))
        sheet.done()
    skills = [view.skill_offer, [] if dummy is None else dummy.skill_pile]
    for player in seats:
        skills += [player.skills, player.effort.used, player.flipped, player.skill_pile]
    sheet.heaps(skills, len(box.skills))


def _joined(piles: list[list[int]]) -> list[int]:
    found: list[int] = []
    for pile in piles:
        found += pile
    return found


def _fight(view: MageKnight, sheet: Sheet) -> None:
    combat = view.combat
    sheet.things(view.cities, 4, 24)
    sheet.things([] if combat is None or combat.duel is None else [combat.duel], 1, 24)
    sheet.things([] if combat is None else combat.sides, MOST_SEATS, 6)
    sheet.things([] if combat is None else combat.foes, 12, 16)
