"""What puzzles of Mage Knight may ask for, and statistics count."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludotheque.games.mageknight.rules.pieces import WOUND, Player
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.traits import ADVANCED_ACTION, SPELL


def wounds(player: Player) -> int:
    """Return how many Wounds a player has among the cards."""
    return [*player.hand, *player.deck, *player.discard, *player.play].count(WOUND)


FIGURES: Mapping[str, Callable[[MageKnight, int], int]] = {
    "fame": lambda s, seat: s.players[seat].fame,
    "reputation": lambda s, seat: s.players[seat].reputation,
    "wounds": lambda s, seat: wounds(s.players[seat]),
    "unit_wounds": lambda s, seat: sum(unit.wounds for unit in s.players[seat].units),
    "units": lambda s, seat: len(s.players[seat].units),
    "ready": lambda s, seat: sum(1 for unit in s.players[seat].units if unit.ready),
    "crystals": lambda s, seat: sum(s.players[seat].crystals),
    "shields": lambda s, seat: sum(1 for spot in s.spots if spot.shield == seat),
    "cities": lambda s, seat: sum(1 for city in s.cities if not city.tokens and city.leader == seat),
    "enemies": lambda s, seat: sum(len(spot.tokens) for spot in s.spots),
    "tiles": lambda s, seat: len(s.layout.tiles),
    "spells": lambda s, seat: cards_of(s, seat, SPELL),
    "actions": lambda s, seat: cards_of(s, seat, ADVANCED_ACTION),
}


def cards_of(s: MageKnight, seat: int, kind: int) -> int:
    """Return how many cards of a kind a player has."""
    player = s.players[seat]
    cards = [*player.hand, *player.deck, *player.discard, *player.play]
    return sum(1 for card in cards if s.box.cards[card].kind == kind)
