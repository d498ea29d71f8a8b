"""What players gain and lose: cards, Wounds, crystals, mana, fame, reputation."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.data import TACTIC
from ludotheque.games.mageknight.rules.events.cards import CardDrawn, CardsDrawn, DeckRefilled
from ludotheque.games.mageknight.rules.events.heroes import (
    CrystalGained,
    FameGained,
    KnockedOut,
    ManaGained,
    ReputationChanged,
    WoundHealed,
    WoundsTaken,
)
from ludotheque.games.mageknight.rules.pieces import MOST_CRYSTALS, NONE, WOUND, Player
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import COLOURS, GRAIL, GRAIL_DRAW, MOVING
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step

WORST: Final = -7
BEST: Final = 7
# The night tactic that refills an empty deck.
LONG_NIGHT: Final[int] = TACTIC["long_night"]


def distinct(cards: list[int]) -> list[int]:
    """Return each card once, in the order in which they come."""
    seen: list[int] = []
    for card in cards:
        if card not in seen:
            seen.append(card)
    return seen


def worthy(cards: list[int]) -> list[int]:
    """Return the different cards that are not Wounds (MK-CARDS-20)."""
    found: list[int] = []
    for card in cards:
        if card != WOUND and card not in found:
            found.append(card)
    return found


def has_worthy(cards: list[int]) -> bool:
    """Tell whether there is a card that is not a Wound."""
    return any(card != WOUND for card in cards)


def gain_mana(s: MageKnight, seat: int, colour: int) -> None:
    """Put a mana token in the play area (MK-GAIN-01)."""
    s.effort(seat).tokens[colour] += 1
    s.tell(ManaGained(seat, colour))


def gain_crystal(s: MageKnight, seat: int, colour: int) -> None:
    """Put a crystal in the inventory; the fourth of a colour becomes a mana token (MK-GAIN-02, 03)."""
    crystals = s.players[seat].crystals
    if crystals[colour] < MOST_CRYSTALS:
        crystals[colour] += 1
        s.tell(CrystalGained(seat, colour))
    elif s.effort(seat).acting:
        gain_mana(s, seat, colour)


def win_crystal(s: MageKnight, seat: int, colour: int) -> None:
    """Put a crystal from a mine or a reward in the inventory; the fourth is lost (MK-END-10, 12)."""
    if s.players[seat].crystals[colour] < MOST_CRYSTALS:
        gain_crystal(s, seat, colour)


def gain_fame(s: MageKnight, seat: int, steps: int) -> None:
    """Move along the fame track; in some scenarios each new row brings more (MK-SCN-BLITZ-09)."""
    player = s.players[seat]
    before = s.box.level(player.fame)
    player.fame += steps
    bonus = s.house.scenario.fame_per_row
    while bonus and s.box.level(player.fame) > before:
        before += 1
        player.fame += bonus
    s.tell(FameGained(seat, steps, player.fame))


def change_reputation(s: MageKnight, seat: int, steps: int) -> None:
    """Move on the reputation track, never beyond its ends."""
    player = s.players[seat]
    player.reputation = max(WORST, min(BEST, player.reputation + steps))
    s.tell(ReputationChanged(seat, steps, player.reputation))


def armour(s: MageKnight, player: Player) -> int:
    """Return the armour of a hero."""
    return s.box.armour[player.level - 1]


def hand_limit(s: MageKnight, player: Player) -> int:
    """Return the hand limit printed on the level token."""
    return s.box.hand[player.level - 1]


def take_wounds(s: MageKnight, seat: int, wounds: int) -> None:
    """Take Wounds into the hand; enough of them in one fight knock the hero out (MK-DAMAGE-15 to 17)."""
    player = s.players[seat]
    for _ in range(wounds):
        player.hand.append(WOUND)
    s.tell(WoundsTaken(seat, wounds))
    if not player.effort.acting:
        return
    player.effort.wounds += wounds
    combat = s.combat
    if combat is not None:
        side = combat.side(seat)
        side.wounds += wounds
        if side.wounds - wounds < hand_limit(s, player) <= side.wounds:
            lose_hand(s, player)
            s.tell(KnockedOut(seat))


def do_duty(player: Player) -> None:
    """Note that a card was played or discarded, as every turn demands (MK-TURN-11)."""
    if player.effort.acting:
        player.effort.acted = True


def must_recover(s: MageKnight, player: Player) -> bool:
    """Tell whether a hand of Wounds only leaves nothing but slow recovery (MK-TURN-11, 12)."""
    effort = player.effort
    if effort.acted or effort.lifted or s.turn.moved or not effort.phase & MOVING:
        return False
    return len(player.hand) > 0 and not has_worthy(player.hand)


def may_lose_wound(s: MageKnight, player: Player) -> bool:
    """Tell whether a Wound may leave the hand: not the last one, if slow recovery must discard it (MK-TURN-11)."""
    return WOUND in player.hand and (len(player.hand) > 1 or not must_recover(s, player))


def lose_hand(s: MageKnight, player: Player) -> None:
    """Discard all cards of the hand but the Wounds (MK-DAMAGE-16, 23)."""
    for card in player.hand:
        if card != WOUND:
            player.discard.append(card)
            do_duty(player)
    player.hand = [card for card in player.hand if card == WOUND]


def discard(s: MageKnight, player: Player, card: int) -> None:
    """Move a card from the hand to the discard pile (MK-DISCARD-01)."""
    player.hand.remove(card)
    player.discard.append(card)
    if card != WOUND:
        do_duty(player)


def throw_away(s: MageKnight, player: Player, card: int) -> None:
    """Remove a card of the hand from the game (MK-DISCARD-03, 04)."""
    player.hand.remove(card)
    if card != WOUND:
        do_duty(player)
        remove(s, card)


def remove(s: MageKnight, card: int) -> None:
    """Note that a card has left the game."""
    s.removed = [*s.removed, card]


def on_deck(player: Player, card: int) -> None:
    """Put a gained card on top of the deed deck (MK-GAIN-04)."""
    player.deck.append(card)


def draw_one(s: MageKnight, seat: int) -> None:
    """Draw the top card of the deed deck into the hand."""
    player = s.players[seat]
    card = s.draw(player.deck)
    player.hand.append(card)
    if card in player.blind:
        player.blind = [other for other in player.blind if other != card]
    s.tell(CardDrawn(seat, card))


class Draw(Step[MageKnight]):
    """Draw so many cards; an empty deck ends it, unless Long Night refills it (MK-DRAW-10, 11)."""

    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def run(self, s: MageKnight) -> None:
        """Draw as long as there is something to draw."""
        player = s.players[self.seat]
        drawn = 0
        while drawn < self.cards and player.deck:
            draw_one(s, self.seat)
            drawn += 1
        if drawn:
            s.tell(CardsDrawn(self.seat, drawn))
        if drawn < self.cards and may_prolong(player):
            s.then([Prolong(self.seat, self.cards - drawn)])


def may_prolong(player: Player) -> bool:
    """Tell whether the tactic Long Night can refill the deck."""
    return player.tactic == LONG_NIGHT and player.tactic_up and not player.deck and len(player.discard) > 0


def prolong(s: MageKnight, player: Player) -> None:
    """Shuffle the discard pile and put three of its cards back as the deck."""
    player.tactic_up = False
    pile = player.discard[:]
    s.shuffle(pile)
    player.deck = pile[-3:]
    player.discard = pile[:-3]
    if player.discard:
        # What is left of the pile shows what has become the deck (MK-UNDO-03).
        s.seal()
    s.tell(DeckRefilled(s.players.index(player)))


class Prolong(Ask[MageKnight]):
    """Long Night in the middle of a draw: refill the deck, or stop drawing."""

    __slots__ = ("cards",)

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def options(self, s: MageKnight) -> list[Option]:
        """Offer to use the tactic or not."""
        return [button("prolong"), button("skip")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Go on drawing, or not."""
        if option.verb == "prolong":
            prolong(s, s.players[self.seat])
            s.then([Draw(self.seat, self.cards)])


def has_wounds(s: MageKnight, player: Player) -> bool:
    """Tell whether there is something to heal."""
    if WOUND in player.hand:
        return True
    return any(unit.wounds for unit in player.units)


def spend_healing(s: MageKnight, player: Player, points: int) -> None:
    """Use healing points up; those of the Golden Grail come first and bring fame."""
    effort = player.effort
    effort.heal -= points
    blessed = min(points, effort.rules[GRAIL])
    if blessed:
        effort.rules[GRAIL] -= blessed
        gain_fame(s, player.seat, blessed)


def heal_hand(s: MageKnight, player: Player) -> None:
    """Return a Wound of the hand to its pile for one point (MK-WOUND-10)."""
    spend_healing(s, player, 1)
    player.hand.remove(WOUND)
    s.tell(WoundHealed(player.seat, NONE))
    if player.effort.rules[GRAIL_DRAW]:
        s.then([Draw(player.seat, 1)])


def heal_unit(s: MageKnight, player: Player, place: int) -> None:
    """Take one Wound off a unit (MK-WOUND-11, 12)."""
    unit = player.units[place]
    player.units[place] = unit.with_wounds(unit.wounds - 1)
    s.tell(WoundHealed(player.seat, unit.kind))


def take_from_offer(s: MageKnight, spell: bool, place: int) -> int:
    """Take a card out of an offer; the others slide down and a new one comes in at the top (MK-GAIN-05)."""
    offer = (s.spell_offer if spell else s.advanced_offer)[:]
    deck = (s.spell_deck if spell else s.advanced_deck)[:]
    card = offer.pop(place)
    if deck:
        offer.append(s.draw(deck))
    if spell:
        s.spell_offer = offer
        s.spell_deck = deck
    else:
        s.advanced_offer = offer
        s.advanced_deck = deck
    return card


def draw_token(s: MageKnight, pile: int) -> int:
    """Draw an enemy token; an empty pile is made anew from its discards (MK-SETUP-07)."""
    tokens = s.piles[pile][:]
    if not tokens:
        tokens = s.discards[pile][:]
        s.shuffle(tokens)
        s.discards[pile] = []
    if not tokens:
        return NONE
    token = tokens.pop()
    s.piles[pile] = tokens
    return token


def draw_tokens(s: MageKnight, piles: list[int], up: bool) -> list[int]:
    """Draw one token from each of these piles, as far as there are any."""
    tokens: list[int] = []
    for pile in piles:
        token = draw_token(s, pile)
        if token >= 0:
            tokens.append(s.flip(token) if up else token)
    return tokens


def discard_token(s: MageKnight, token: int) -> None:
    """Put an enemy token on the discard pile of its colour."""
    pile = s.box.enemy(token).pile
    s.discards[pile] = [*s.discards[pile], token]


def is_action(s: MageKnight, card: int) -> bool:
    """Tell whether a card is a basic or advanced action."""
    return s.box.cards[card].kind <= 1


class ChooseMana(Ask[MageKnight]):
    """Choose the colour of a mana token or crystal."""

    __slots__ = ("colours", "crystal")

    def __init__(self, seat: int, colours: int, crystal: bool) -> None:
        self.seat = seat
        self.colours = colours
        self.crystal = crystal

    def options(self, s: MageKnight) -> list[Option]:
        """Offer each colour."""
        return [Option("colour", "mana", colour) for colour in range(COLOURS) if self.colours >> colour & 1]

    def take(self, s: MageKnight, option: Option) -> None:
        """Gain it."""
        if self.crystal:
            gain_crystal(s, self.seat, option.index)
        else:
            gain_mana(s, self.seat, option.index)
