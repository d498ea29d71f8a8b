"""What follows from a position as it was written: levels, piles, offers, time, and the turn that begins."""

from __future__ import annotations

from typing import Any

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.land.exploration import cover
from ludotheque.games.mageknight.rules.pieces import NOBODY, NONE, Effort, Player
from ludotheque.games.mageknight.rules.rounds.rounds import NextTurn, StartRound, shown_tactics
from ludotheque.games.mageknight.rules.rounds.tactics import set_order
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.traits import CORE, UnitKind
from ludotheque.games.mageknight.rules.turn.finish import draw_limit
from ludotheque.games.mageknight.writing.ids import REST, trouble
from ludotheque.games.mageknight.writing.zones import OFFERS, ZONES, claim_tokens, owned, units_out
from ludotheque.kernel import advance
from ludotheque.kernel.step import Step
from ludotheque.writing import Given, in_order, without

TURN, ROUND = "turn", "round"
# What of an effort a turn can begin with.
AT_HAND = ("move", "influence", "heal", "tokens")
# Tactics that do nothing when they are taken.
IDLE = (
    *("early_bird", "planning", "great_start", "the_right_moment"),
    *("from_the_dusk", "long_night", "mana_search", "sparing_power"),
)


def settle(s: MageKnight, given: Given) -> None:
    """Give each player a seat, and a file made by hand all that it does not say."""
    for seat, player in enumerate(s.players):
        player.seat = seat
    if given.is_by_hand:
        for seat, player in enumerate(s.players):
            set_level(s, player, given, f"players.{seat}.")
            share_cards(s, player, given, f"players.{seat}.")
        s.removed = [card for card in s.removed if card != REST]
        fill_decks(s, given)
        fill_units(s, given)
        fill_skills(s)
        claim_tokens(s, given)
        set_time(s, given)
        cover_cities(s)
        set_tactics(s, given)
        efforts = [player.effort for player in s.players]
        begin(s, given)
        advance(s)
        put_at_hand(s, given, efforts)
    else:
        advance(s)


def put_at_hand(s: MageKnight, given: Given, efforts: list[Effort]) -> None:
    """Give whoever's turn has begun the mana and points that a file says are at hand."""
    if "agenda" in given:
        return
    for seat, effort in enumerate(efforts):
        path = f"players.{seat}.effort."
        said = [
            name.removeprefix(path) for name in given.names if name.startswith(path) and "." not in name[len(path) :]
        ]
        for name in said:
            if seat != s.turn.seat or name not in AT_HAND:
                raise trouble(("players", seat, "effort", name), "not-at-hand", known=", ".join(AT_HAND))
            setattr(s.players[seat].effort, name, getattr(effort, name))


def set_level(s: MageKnight, player: Player, given: Given, path: str) -> None:
    """Let level follow from fame, or fame from level."""
    if f"{path}level" in given and f"{path}fame" not in given and 1 <= player.level <= len(s.box.fame):
        player.fame = s.box.fame[player.level - 1]
    elif f"{path}level" not in given:
        player.level = s.box.level(player.fame)


def share_cards(s: MageKnight, player: Player, given: Given, path: str) -> None:
    """Give a player the own cards that are named nowhere: into the deck, or where `rest` stands."""
    dealt = player.deck + player.hand[::-1] if f"{path}hand" not in given else player.deck
    rest = without(own_cards(s, player), gone_before(s, player))
    named = [zone for zone in ZONES if f"{path}{zone}" in given]
    for zone in named:
        rest = without(rest, getattr(player, zone))
    if "deck" not in named:
        rest = in_order(rest, dealt)
    for zone in ZONES:
        if zone not in named:
            setattr(player, zone, [])
    if f"{path}hand" not in given:
        draws = min(len(rest), draw_limit(s, player.seat))
        player.hand = rest[len(rest) - draws :][::-1]
        rest = rest[: len(rest) - draws]
    keeper = next((zone for zone in named if REST in getattr(player, zone)), "deck")
    if keeper == "deck" and "deck" in named and REST in s.removed:
        s.removed = s.removed + rest
        rest = []
    kept = [card for card in getattr(player, keeper) if card != REST]
    setattr(player, keeper, [*rest, *kept])
    player.blind = player.unseen = []


def gone_before(s: MageKnight, player: Player) -> list[int]:
    """Return the removed cards that were this player's: those of the players before are theirs."""
    before = [card for other in s.players[: player.seat] for card in own_cards(s, other)]
    return without(s.removed, before)


def own_cards(s: MageKnight, player: Player) -> list[int]:
    """Return the cards that a hero starts with."""
    return s.box.hero_decks[player.hero][:] if player.hero != NONE else []


def fill_decks(s: MageKnight, given: Given) -> None:
    """Put the cards that nobody has into offers and decks; what is named of a deck lies on top."""
    mine = [*owned(s), *s.removed, *s.upgrades]
    for deck, offers in OFFERS.items():
        named = [card for field in (deck, *offers) if field in given for card in getattr(s, field)]
        free = [card for card in kind_of_deck(s, deck) if card not in mine and card not in named]
        rest = in_order(free, [] if deck in given else getattr(s, deck))
        for field in offers:
            if field not in given:
                setattr(s, field, refilled(rest, getattr(s, field)))
        setattr(s, deck, [*rest, *getattr(s, deck)] if deck in given else rest)


def kind_of_deck(s: MageKnight, deck: str) -> list[int]:
    """Return all cards of the kind that lies in a deck."""
    kind = data.KINDS.index(deck.removesuffix("_deck"))
    every = s.house.interactive_spells
    return [number for number, card in enumerate(s.box.cards) if card.kind == kind and (every or not card.interactive)]


def refilled(rest: list[int], offer: list[int]) -> list[int]:
    """Return an offer without what somebody has, filled up again from what is left, which loses it."""
    kept: list[int] = []
    for card in offer:
        if card in rest:
            rest.remove(card)
            kept.append(card)
    while rest and len(kept) < len(offer):
        kept.append(rest.pop())
    return kept


def fill_units(s: MageKnight, given: Given) -> None:
    """Put the units that nobody has on offer and into their decks; what is named of a deck lies on top."""
    offer: list[int] = []
    for deck, elite in (("elite_deck", True), ("regular_deck", False)):
        kinds = [kind for kind, unit in enumerate(s.box.units) if is_used(s, unit) and unit.elite == elite]
        free = without([kind for kind in kinds for _ in range(s.box.units[kind].copies)], units_out(s))
        top = getattr(s, deck) if deck in given else []
        rest = in_order(without(free, top), [] if deck in given else getattr(s, deck))
        shown = [kind for kind in s.unit_offer if s.box.units[kind].elite == elite]
        if "unit_offer" in given:
            rest = without(rest, shown)
        else:
            offer += refilled(rest, shown)
        setattr(s, deck, [*rest, *top])
    if "unit_offer" not in given:
        s.unit_offer = offer


def is_used(s: MageKnight, unit: UnitKind) -> bool:
    """Tell whether a kind of units is in this scenario."""
    return unit.level <= s.house.scenario.highest_unit


def fill_skills(s: MageKnight) -> None:
    """Leave on the piles the skills that nobody has."""
    learnt = [skill for player in s.players for skill in player.skills] + s.skill_offer
    for player in s.players:
        player.skill_pile = [skill for skill in player.skill_pile if skill not in learnt]
    dummy = s.dummy
    if dummy is not None:
        dummy.skill_pile = [skill for skill in dummy.skill_pile if skill not in learnt]


def set_time(s: MageKnight, given: Given) -> None:
    """Let day or night follow from the round, or the round from the night."""
    nights = s.house.nights
    if "round" in given and not 1 <= s.round <= len(nights):
        raise trouble(("round",), "round", most=len(nights))
    if "night" in given and "round" not in given and s.night in nights:
        s.round = nights.index(s.night) + 1
    elif "night" not in given:
        s.night = nights[s.round - 1]
    if s.round > 1 and s.spots:
        s.house.scenario.grow_late(s)
    s.core_seen = s.core_seen or any(s.box.tiles[tile].back == CORE for tile in s.layout.tiles)
    s.announced = s.announced if "announced" in given else NOBODY


def cover_cities(s: MageKnight) -> None:
    """Let the right part of each Megapolis stand where another space is printed."""
    for city in s.cities:
        if city.right != NONE:
            cover(s, city.right, city.right_colour)


def set_tactics(s: MageKnight, given: Given) -> None:
    """Give everybody a tactic of the day or night, the lowest first, and set the order of turns."""
    idle = [data.TACTIC[id] for id in IDLE if s.box.tactic_nights[data.TACTIC[id]] == s.night]
    taken = [p.tactic for seat, p in enumerate(s.players) if f"players.{seat}.tactic" in given]
    free = [tactic for tactic in idle if tactic not in taken and tactic not in s.tactics_gone]
    for seat, player in enumerate(s.players):
        if f"players.{seat}.tactic" not in given:
            player.tactic = free.pop(0) if free else NONE
    dummy = s.dummy
    left = [tactic for tactic in shown_tactics(s) if tactic not in [player.tactic for player in s.players]]
    if dummy is not None and "dummy.tactic" not in given:
        dummy.tactic = left[-1]
    if "tactics" not in given:
        s.tactics = [tactic for tactic in left if dummy is None or tactic != dummy.tactic]
    if "order" not in given and all(player.tactic != NONE for player in s.players):
        set_order(s)


def begin(s: MageKnight, given: Given) -> None:
    """Let the turn of a seat begin, or a new round, unless it is said what is to do."""
    if "agenda" in given:
        return
    seat = s.turn.seat if "turn.seat" in given else 0
    s.turn.seat = NOBODY
    if seat not in s.order:
        raise trouble(("order",), "order")
    s.place = s.order.index(seat)
    step: Step[Any] = NextTurn()
    if given.phase == ROUND:
        s.round -= 1
        step = StartRound()
    s.agenda = [step]
