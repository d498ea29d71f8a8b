"""What a hero has that will serve later: cards, crystals, units, skills, levels, and Wounds that stand in the way."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.mind.clock import Clock
from ludotheque.games.mageknight.mind.fights import LEVEL, REPUTE
from ludotheque.games.mageknight.mind.outlook import SERVICE, lore
from ludotheque.games.mageknight.rules.pieces import WOUND, Player
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.traits import ADVANCED_ACTION, ARTIFACT, BASIC_ACTION, SPELL

# A Wound in hand keeps a card away, and one in the deck will, beyond what it costs in the end.
CLOG: Final = 0.9
SORE: Final = 0.28
# What a crystal is worth beyond its points at the end; a third one of a colour is hardly needed.
GEM: Final = 0.6
# What each round to come owes to a skill, a unit by its level, a better card by its kind.
KNACK: Final = 0.56
TROOPS: Final = [0.0, 1.2, 2.1, 3.0, 4.0]
BETTER: Final = [0.0, 0.12, 0.22, 0.26, 0.0]
FINE: Final = 0.067
# What a point of influence is worth in each round to come; nobody deals with those of the worst name.
BARGAIN: Final = 0.35
SHUNNED: Final = -7
RANKS: Final = 7
# A card that need not be played is never quite without use.
SPARED: Final = 0.1
# A basic card in the deck.
LEAF: Final = 1.7


def goods_worth(s: MageKnight, player: Player, clock: Clock) -> float:
    """Return what cards, crystals, units, skills and levels promise."""
    known = lore(s)
    wounds = player.hand.count(WOUND)
    total = -CLOG * wounds - SORE * clock.span * (wounds + player.discard.count(WOUND) + player.deck.count(WOUND))
    for card in player.hand:
        if card != WOUND:
            total += known.worth[card] * clock.thrift + SPARED
    total += LEAF * clock.thrift * len(player.deck)
    for crystals in player.crystals:
        total += GEM * min(2, crystals) + 0.2 * GEM * (crystals > 2)
    total += clock.span * (KNACK * len(player.skills) + LEVEL * s.box.level(player.fame))
    return total + library_worth(s, player, clock) + troops_worth(s, player, clock)


def repute_worth(s: MageKnight, player: Player, clock: Clock) -> float:
    """Return what a name is worth: what it adds to each bargain to come, and more at the worst end."""
    rank = player.reputation
    bargain = SHUNNED if rank <= -RANKS else s.box.reputation[rank + RANKS]
    return REPUTE * rank + BARGAIN * clock.span * bargain


def library_worth(s: MageKnight, player: Player, clock: Clock) -> float:
    """Return what better cards than those of the beginning will bring in the rounds to come."""
    known = lore(s)
    total = 0.0
    for pile in (player.hand, player.deck, player.discard, player.play):
        for card in pile:
            kind = s.box.cards[card].kind if card >= 0 else BASIC_ACTION
            if kind in (ADVANCED_ACTION, SPELL, ARTIFACT):
                total += BETTER[kind] + FINE * known.worth[card]
    return total * clock.span


def troops_worth(s: MageKnight, player: Player, clock: Clock) -> float:
    """Return what units can still do this round, and in those to come."""
    total = 0.0
    for unit in player.units:
        force = TROOPS[s.box.units[unit.kind].level]
        if unit.wounds:
            total += 0.4 * force * clock.rounds
        else:
            total += force * clock.rounds + (SERVICE * min(1.0, clock.turns) if unit.ready else 0.0)
    return total
