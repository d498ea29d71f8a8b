"""Which cards to let go at the end of a turn: those that the next hand is better without, while there are enough."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.mind.clock import turns_left
from ludotheque.games.mageknight.mind.outlook import FIGHT, Lore, Use, lore
from ludotheque.games.mageknight.rules.pieces import WOUND
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import INFLUENCE, MOVE
from ludotheque.games.mageknight.rules.traits import BASIC_ACTION
from ludotheque.games.mageknight.rules.turn.finish import DiscardSome
from ludotheque.games.mageknight.rules.turn.interaction import would_deal
from ludotheque.kernel.step import waiting

# So many cards a turn uses on average: what there is beyond that will hardly be played this round.
USED: Final = 2.8
# What a card that is drawn is good for on average; a strong effect counts so much, as mana is not always there.
FRESH: Final = 1.7
POWERED: Final = 0.7
# What the first cards of a hand that are mostly for moving are good for, and all others of that kind.
STEPS: Final = [3.0, 2.2, 0.8]
# What a card is good for that is mostly for bargaining, where there is somebody to bargain with and elsewhere.
TALK: Final = 3.0
SILENCE: Final = 1.4
# What a card is good for that does more than bring points, and at least one that is better than those of the beginning.
CRAFTY: Final = 2.5


def trimmed(s: MageKnight, seat: int) -> list[float] | None:
    """Return how good it is to let go of each card at the end of a turn, and to stop; nothing elsewhere."""
    asks = waiting(s)
    ask = asks[0] if asks else None
    if not isinstance(ask, DiscardSome) or ask.seat != seat:
        return None
    merits = merits_of(s, seat)
    limit = FRESH if spare_cards(s, seat) > 0 else 0.0
    return [limit - merits[option.index] if option.verb == "give" else 0.0 for option in ask.options(s)]


def spare_cards(s: MageKnight, seat: int) -> int:
    """Return how many cards more a player has than will be used this round; none that could not be replaced."""
    player = s.players[seat]
    turns = turns_left(s, seat)
    if turns <= 0:
        return 0
    cards = len(player.hand) - player.hand.count(WOUND) + len(player.deck)
    return min(len(player.deck), int(cards - USED * turns))


def merits_of(s: MageKnight, seat: int) -> dict[int, float]:
    """Return what each card in hand is good for in the next turn, beside the others."""
    known = lore(s)
    player = s.players[seat]
    talks = would_deal(s, seat, player.space)
    found: dict[int, float] = {}
    walks: list[tuple[float, int]] = []
    for card in player.hand:
        if card == WOUND or card in found:
            continue
        fight = most(known, card, True, 0)
        walk = most(known, card, False, MOVE)
        talk = most(known, card, False, INFLUENCE)
        if known.crafty[card] or (fight >= FRESH and fight >= walk):
            found[card] = max(fight, CRAFTY)
        elif talk > walk:
            found[card] = TALK if talks else SILENCE
        else:
            walks += [(walk, card)] * player.hand.count(card)
    walks.sort(reverse=True)
    for place, (_, card) in enumerate(walks):
        # Of twins the one counts that is missed less.
        found[card] = STEPS[min(place, len(STEPS) - 1)]
    for card in found:
        if s.box.cards[card].kind != BASIC_ACTION:
            found[card] = max(found[card], CRAFTY)
    return found


def most(known: Lore, card: int, fights: bool, kind: int) -> float:
    """Return the most points of a kind, or for a fight, that a card brings."""
    best = 0.0
    for use in known.basic[card]:
        best = max(best, points(use, fights, kind))
    for use in known.strong[card]:
        best = max(best, POWERED * points(use, fights, kind))
    return best


def points(use: Use, fights: bool, kind: int) -> float:
    """Return how many points of a kind, or for a fight, a use brings."""
    serves = use.kind >= FIGHT if fights else use.kind == kind
    return float(use.amount) if serves and not use.loss else 0.0
