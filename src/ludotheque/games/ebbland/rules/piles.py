"""Cards on the move: drawn, discarded, put into play, attached, taken out of play; and dice and markers."""

from __future__ import annotations

from bisect import insort

from ludotheque.games.ebbland.rules.effects.standing import prices
from ludotheque.games.ebbland.rules.events.phases import Attached, CardDrawn, CardsDrawn, Discarded
from ludotheque.games.ebbland.rules.state import HIGHEST, Ebbland, Fighter
from ludotheque.games.ebbland.rules.terms import COM, FREE, LOG, NONE, TALENT, WEAPON
from ludotheque.games.ebbland.rules.traits import Card


def draw_cards(s: Ebbland, seat: int, count: int) -> None:
    """Draw from the Stock as long as there is something in it (B-21)."""
    side = s.sides[seat]
    stock = side.stock[:]
    drawn = [s.draw(stock) for _ in range(min(count, len(stock)))]
    side.stock = stock
    side.known = max(0, side.known - len(drawn))
    for card in drawn:
        insort(side.hand, card)
        s.tell(CardDrawn(seat, card))
    if drawn:
        s.tell(CardsDrawn(seat, len(drawn)))


def discard_card(s: Ebbland, seat: int, card: int) -> None:
    """Lay a card from hand on the discard pile, for all to see (B-44)."""
    lay_down(s, seat, card)
    s.tell(Discarded(seat, card))


def lay_down(s: Ebbland, seat: int, card: int) -> None:
    """Move a card from hand to the discard pile."""
    side = s.sides[seat]
    side.hand.remove(card)
    side.lay_by([card])


def set_die(s: Ebbland, seat: int, die: int, value: int) -> None:
    """Turn a resource die, within 0 to 6 (CC-RES-03, CC-RES-04)."""
    value = min(HIGHEST, max(0, value))
    if die == COM:
        s.sides[seat].com = value
    else:
        s.sides[seat].log = value


def die_of(s: Ebbland, seat: int, die: int) -> int:
    """Return what a resource die shows."""
    return s.sides[seat].com if die == COM else s.sides[seat].log


def can_pay_for(s: Ebbland, seat: int, card: int, bearer: int = NONE) -> bool:
    """Tell whether a seat has the COM and LOG that a card costs."""
    side = s.sides[seat]
    cost = prices(s, seat, card, bearer)
    return cost[COM] <= side.com and cost[LOG] <= side.log


def pay_for(s: Ebbland, seat: int, card: int, bearer: int = NONE) -> None:
    """Pay the COM and LOG that a card costs; a price of the next card only is over then."""
    cost = prices(s, seat, card, bearer)
    for die in (COM, LOG):
        set_die(s, seat, die, die_of(s, seat, die) - cost[die])
    printed = s.box.cards[card]
    s.discounts = [
        discount
        for discount in s.discounts
        if not (discount.seat == seat and discount.filter.next and discount.filter.fits(printed))
    ]


def is_in_play(s: Ebbland, card: int) -> bool:
    """Tell whether a character is in play on any side."""
    return any(fighter is not None and fighter.card == card for fighter in s.fighters)


def can_enter(s: Ebbland, card: int) -> bool:
    """Tell whether a character may enter play: generic, or not there yet (CC-ENLIST-01, CC-ENLIST-02)."""
    return not s.box.cards[card].unique or not is_in_play(s, card)


def put_into_play(s: Ebbland, seat: int, card: int) -> int:
    """Put a character into the active area, in the first free place."""
    fighter = Fighter(seat, card)
    for slot, other in enumerate(s.fighters):
        if other is None:
            s.fighters[slot] = fighter
            return slot
    s.fighters.append(fighter)
    return len(s.fighters) - 1


def can_bear(s: Ebbland, slot: int, card: int) -> bool:
    """Tell whether a character may carry a card: not twice, number, class, faction (CC-ACTION-07 to -09)."""
    kind = s.box.cards[card].kind
    if kind not in (WEAPON, TALENT) or card in s.fighter(slot).gear:
        return False
    return not is_full(s, slot, kind) and suits(s, slot, card)


def is_full(s: Ebbland, slot: int, kind: int) -> bool:
    """Tell whether a character carries as many weapons or talents as it can (CC-ACTION-07, CC-ACTION-08)."""
    fighter = s.fighter(slot)
    bearer = s.box.cards[fighter.card]
    carried = sum(1 for other in fighter.gear if s.box.cards[other].kind == kind)
    return carried >= (bearer.weapons if kind == WEAPON else bearer.talents)


def suits(s: Ebbland, slot: int, card: int) -> bool:
    """Tell whether a card is made for the class and faction of a character (CC-KEYWORD-01, B-47)."""
    return not s.house.limits or is_made_for(s.box.cards[card], s.card_of(slot))


def is_made_for(gear: Card, bearer: Card) -> bool:
    """Tell whether class and faction of a character are those that a card wants, as printed."""
    fits_class = gear.classes == 0 or gear.classes >> bearer.klass & 1 == 1
    return fits_class and gear.faction in (FREE, bearer.faction)


def attach(s: Ebbland, slot: int, card: int) -> int:
    """Attach a card from hand to a character; return its place among the gear."""
    fighter = s.fighter(slot)
    s.sides[fighter.seat].hand.remove(card)
    fighter.gear = [*fighter.gear, card]
    s.tell(Attached(fighter.seat, card, slot, fighter.card))
    return len(fighter.gear) - 1


def leave_play(s: Ebbland, slot: int) -> list[int]:
    """Take a character with its gear off the table; return the cards."""
    fighter = s.fighter(slot)
    for other in s.fighters:
        if other is not None:
            other.foe = NONE if other.foe == slot else other.foe
            other.backs = NONE if other.backs == slot else other.backs
    s.fighters[slot] = None
    s.changes = [change for change in s.changes if change.fighter != slot]
    return [fighter.card, *fighter.gear]


def leave_pool(s: Ebbland, slot: int) -> None:
    """Bring a fighter back to the active area."""
    fighter = s.fighter(slot)
    fighter.pooled = False
    for other in s.fighters:
        if other is not None:
            other.foe = NONE if other.foe == slot else other.foe
            other.backs = NONE if other.backs == slot else other.backs
    fighter.foe = fighter.backs = NONE
    fighter.hits = fighter.piercing = fighter.pending = fighter.strikers = 0
