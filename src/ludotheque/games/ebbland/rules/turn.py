"""A turn: stock, enlistment, action and resource phase (CC-STOCK-01)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.ebbland.rules.combat.announcement import Announce, can_attack
from ludotheque.games.ebbland.rules.effects.picking import cards_of
from ludotheque.games.ebbland.rules.effects.resolve import Use, Window, use_option
from ludotheque.games.ebbland.rules.effects.sources import usable
from ludotheque.games.ebbland.rules.effects.standing import minimum_hand, most_discards
from ludotheque.games.ebbland.rules.enlistment import Enlist
from ludotheque.games.ebbland.rules.events.phases import Built, DiceKept, DiceRolled, TurnBegan
from ludotheque.games.ebbland.rules.piles import attach, can_bear, can_pay_for, discard_card, draw_cards, pay_for
from ludotheque.games.ebbland.rules.question import Question, has_marker
from ludotheque.games.ebbland.rules.state import HIGHEST, Ebbland
from ludotheque.games.ebbland.rules.terms import (
    ACTION_START,
    AT_RESOURCES,
    AT_STOCK,
    ATTACHED,
    GEAR_EACH,
    IN_ACTION,
    LOGISTICS,
    NONE,
    SITES_EACH,
    TALENT,
    WEAPON,
)
from ludotheque.games.ebbland.rules.victory import check_stillness, check_win
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Step

# Nobody attacks in his first three turns (CC-COMBAT-PRE-10).
ESCALATION: Final = 3


class Turn(Step[Ebbland]):
    """Begin a turn: limits and the marker are free again."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ebbland) -> None:
        seat = self.seat
        s.active = seat
        s.attacked = False
        s.used = []
        s.changes = []
        s.discounts = []
        s.sides[seat].turns += 1
        s.sides[seat].marker_used = False
        s.tell(TurnBegan(seat, s.sides[seat].turns))
        s.then([*stock_phase(seat), *enlistment_phase(seat), *action_phase(seat), *resource_phase(seat)])


def stock_phase(seat: int) -> list[Step[Ebbland]]:
    """Return what the first phase of a turn is (CC-STOCK-01)."""
    return [Window(AT_STOCK, [seat]), StockPhase(seat, 0)]


def enlistment_phase(seat: int) -> list[Step[Ebbland]]:
    """Return what the second phase of a turn is."""
    return [Enlist(seat)]


def action_phase(seat: int) -> list[Step[Ebbland]]:
    """Return what the third phase of a turn is."""
    return [Window(ACTION_START, [seat]), Act(seat)]


def resource_phase(seat: int) -> list[Step[Ebbland]]:
    """Return what the last phase of a turn is, and the end of the turn."""
    return [Refill(seat), Resources(seat), Window(AT_RESOURCES, [seat]), EndTurn(seat)]


class StockPhase(Question):
    """Discard up to two cards, then draw one and as many as were discarded (CC-STOCK-02 to -04)."""

    __slots__ = ("discarded",)

    def __init__(self, seat: int, discarded: int) -> None:
        super().__init__(seat)
        self.discarded = discarded

    def answers(self, s: Ebbland) -> list[Option]:
        return [*cards_of("discard", s.sides[self.seat].hand), button("done")]

    def chosen(self, s: Ebbland, option: Option) -> None:
        discarded = self.discarded
        if option.verb == "discard":
            discard_card(s, self.seat, option.index)
            discarded += 1
            if discarded < most_discards(s, self.seat) and s.sides[self.seat].hand:
                s.then([StockPhase(self.seat, discarded)])
                return
        draw_cards(s, self.seat, 1 + discarded)


class Act(Question):
    """Do anything in any order until the phase is over (CC-ACTION-01)."""

    __slots__ = ()

    def answers(self, s: Ebbland) -> list[Option]:
        seat = self.seat
        hand = dict.fromkeys(s.sides[seat].hand)
        found = [Option("equip", "card", card) for card in hand if bearers(s, seat, card)]
        found += [Option("build", "card", card) for card in hand if building_sites(s, seat, card)]
        found += [use_option(play) for play in usable(s, IN_ACTION, seat, [], NONE)]
        if s.sides[seat].turns > ESCALATION and can_attack(s, seat):
            found.append(button("attack"))
        return [*found, button("end")]

    def chosen(self, s: Ebbland, option: Option) -> None:
        if option.verb == "end":
            return
        s.then([self])
        if option.verb == "equip":
            s.then([Equip(self.seat, option.index)])
        elif option.verb == "build":
            s.then([Build(self.seat, option.index)])
        elif option.verb == "attack":
            s.then([Announce(self.seat)])
        else:
            for play in usable(s, IN_ACTION, self.seat, [], NONE):
                if use_option(play) == option:
                    s.then([Use(play)])
                    return


def bearers(s: Ebbland, seat: int, card: int) -> list[int]:
    """Return the characters that could be given a card, the price included (CC-ACTION-05 to -09)."""
    if s.box.cards[card].kind not in (WEAPON, TALENT):
        return []
    return [slot for slot in s.characters(seat) if can_bear(s, slot, card) and can_pay_for(s, seat, card, slot)]


def building_sites(s: Ebbland, seat: int, card: int) -> list[int]:
    """Return the sites that could get a logistics card: unsacked and without one (CC-ACTION-11)."""
    if s.box.cards[card].kind != LOGISTICS or not can_pay_for(s, seat, card):
        return []
    side = s.sides[seat]
    return [site for site in range(SITES_EACH) if not side.sacked[site] and side.logistics[site] == NONE]


class Equip(Question):
    """Say who gets a weapon or talent."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def answers(self, s: Ebbland) -> list[Option]:
        return [*(Option("equip", "fighter", slot) for slot in bearers(s, self.seat, self.card)), button("back")]

    def chosen(self, s: Ebbland, option: Option) -> None:
        if option.verb == "back":
            return
        pay_for(s, self.seat, self.card, option.index)
        place = attach(s, option.index, self.card)
        s.then([Window(ATTACHED, [self.seat], option.index * GEAR_EACH + place)])


class Build(Question):
    """Say which site gets logistics; they are worth a point while they stay (CC-ACTION-12)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def answers(self, s: Ebbland) -> list[Option]:
        first = self.seat * SITES_EACH
        sites = building_sites(s, self.seat, self.card)
        return [*(Option("build", "site", first + site) for site in sites), button("back")]

    def chosen(self, s: Ebbland, option: Option) -> None:
        if option.verb == "back":
            return
        pay_for(s, self.seat, self.card)
        side = s.sides[self.seat]
        side.hand.remove(self.card)
        side.logistics[option.index % SITES_EACH] = self.card
        s.tell(Built(self.seat, option.index, self.card))
        check_win(s)


class Refill(Step[Ebbland]):
    """Draw up to the minimum hand, before the dice (CC-RESOURCE-01 to -03)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ebbland) -> None:
        draw_cards(s, self.seat, minimum_hand(s, self.seat) - len(s.sides[self.seat].hand))


class Resources(Question):
    """Keep the dice or roll both (CC-RESOURCE-04, CC-RESOURCE-05)."""

    __slots__ = ()

    def answers(self, s: Ebbland) -> list[Option]:
        return [button("keep"), button("roll")]

    def chosen(self, s: Ebbland, option: Option) -> None:
        s.kept_dice = option.verb == "keep"
        if s.kept_dice:
            s.tell(DiceKept(self.seat))
            return
        side = s.sides[self.seat]
        side.com = 1 + s.roll(6)
        side.log = 1 + s.roll(6)
        s.tell(DiceRolled(self.seat, side.com, side.log))
        if side.com == 1:
            draw_cards(s, self.seat, 1)


class EndTurn(Step[Ebbland]):
    """Pass the turn to the left (CC-RESOURCE-08)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ebbland) -> None:
        check_stillness(s)
        after = (self.seat + 1) % len(s.sides)
        if not s.winners:
            s.then([*([LastChance(after)] if may_raise(s, after) else []), Turn(after)])


def may_raise(s: Ebbland, seat: int) -> bool:
    """Tell whether a seat has a marker to use and a die that does not show 6 (CC-RES-04)."""
    side = s.sides[seat]
    return has_marker(s, seat) and min(side.com, side.log) < HIGHEST


class LastChance(Question):
    """Before its turn a seat may still use the marker that it has not used since its last one (CC-RES-10, B-55)."""

    __slots__ = ()

    def answers(self, s: Ebbland) -> list[Option]:
        return [button("pass")]

    def take(self, s: Ebbland, option: Option) -> None:
        """Use the marker, or not; after it there is nothing left to ask."""
        super().take(s, option)
        if option.verb == "marker":
            s.agenda.pop()

    def chosen(self, s: Ebbland, option: Option) -> None:
        """Go on with the turn."""
