"""Rounds: day and night, preparing a new round, whose turn it is, the end of the game."""

from __future__ import annotations

from typing import Any

from ludotheque.games.mageknight.rules.events.duel import TurnSkipped
from ludotheque.games.mageknight.rules.events.rounds import GameEnded, NightRolled, RoundBegan, RoundEnded
from ludotheque.games.mageknight.rules.heroes.goods import Draw
from ludotheque.games.mageknight.rules.heroes.mana import reset_source
from ludotheque.games.mageknight.rules.land.exploration import add_lesson
from ludotheque.games.mageknight.rules.land.map import reveal_near, turn_up_ruins
from ludotheque.games.mageknight.rules.lasting import end_round
from ludotheque.games.mageknight.rules.pieces import DUMMY, NOBODY, NONE
from ludotheque.games.mageknight.rules.rounds.dummy import DummyTurn, reshuffle
from ludotheque.games.mageknight.rules.rounds.tactics import ChooseTactics
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import BLACK, COLOURS
from ludotheque.games.mageknight.rules.traits import MONASTERY
from ludotheque.games.mageknight.rules.turn.finish import draw_limit
from ludotheque.games.mageknight.rules.turn.turn import TurnStart
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step


class StartRound(Step[MageKnight]):
    """A round begins: prepare it unless it is the first, choose tactics, take turns (MK-ROUND-01, 02)."""

    __slots__ = ()

    def run(self, s: MageKnight) -> None:
        """Turn the Day/Night board and queue the rest (MK-ROUND-03)."""
        s.night = s.house.nights[s.round] if not s.house.darkness else s.night
        s.round += 1
        s.announced = NOBODY
        s.tell(RoundBegan(NOBODY, s.round, s.night))
        steps: list[Step[Any]] = [ChooseTactics(choosers(s)), NextTurn()]
        if s.round > 1:
            steps = [PrepareRound(), *steps]
        s.then(steps)


def choosers(s: MageKnight) -> list[int]:
    """Return the seats in the order in which they choose tactics (MK-ROUND-21 to 23)."""
    column = [seat for seat in s.order if seat != DUMMY] if s.round > 1 else s.picked
    seats = column[::-1]
    if s.round > 1:
        seats.sort(key=lambda seat: s.players[seat].fame)
    return seats


class PrepareRound(Step[MageKnight]):
    """Renew source, offers and tactics, then every player's cards and units (MK-ROUND-04 to 19)."""

    __slots__ = ()

    def run(self, s: MageKnight) -> None:
        """Prepare."""
        for player in s.players:
            player.stolen_die = player.stolen_colour = NONE
            player.tactic = NONE
            player.plundered = player.saved = player.ahead = False
        end_round(s)
        reset_source(s)
        renew_offers(s)
        deal_units(s)
        s.tactics = shown_tactics(s)
        if not s.night:
            for space in range(len(s.spots)):
                turn_up_ruins(s, space)
        for seat in range(len(s.players)):
            reveal_near(s, seat)
        steps: list[Step[Any]] = []
        for seat, player in enumerate(s.players):
            steps += [KeepBanner(seat, place) for place, unit in enumerate(player.units) if unit.banner != NONE]
            steps.append(PreparePlayer(seat))
        s.then(steps)


def shown_tactics(s: MageKnight) -> list[int]:
    """Return the tactics of the day or night, without those that have left the game (MK-ROUND-13)."""
    every = [tactic for tactic, night in enumerate(s.box.tactic_nights) if night == s.night]
    left = [tactic for tactic in every if tactic not in s.tactics_gone]
    # When darkness makes more days or nights than there are tactics for, all six come back.
    return left if len(left) > len(s.players) else every


def renew_offers(s: MageKnight) -> None:
    """Take the lowest card out of each offer and add a new one (MK-ROUND-11, 12, MK-DUMMY-15, 16)."""
    dummy = s.dummy
    if s.advanced_offer:
        card = s.advanced_offer[0]
        deck = s.advanced_deck[:]
        offer = s.advanced_offer[1:]
        if dummy is not None:
            dummy.deck.append(card)
        else:
            deck.insert(0, card)
        if deck:
            offer.append(s.draw(deck))
        s.advanced_deck = deck
        s.advanced_offer = offer
    if s.spell_offer:
        card = s.spell_offer[0]
        deck = [card, *s.spell_deck]
        offer = [*s.spell_offer[1:], s.draw(deck)]
        s.spell_deck = deck
        s.spell_offer = offer
        if dummy is not None:
            dummy.crystals[s.box.cards[card].colour] += 1
    if dummy is not None:
        reshuffle(s)


def deal_units(s: MageKnight) -> None:
    """Lay out a new unit offer, with a lesson per monastery (MK-ROUND-05 to 10)."""
    regular = [kind for kind in s.unit_offer if not s.box.units[kind].elite] + s.regular_deck
    elite = [kind for kind in s.unit_offer if s.box.units[kind].elite] + s.elite_deck
    s.advanced_deck = s.lessons + s.advanced_deck
    s.lessons = []
    offer: list[int] = []
    elite_too = s.house.scenario.offers_elite(s)
    for place in range(offer_size(s)):
        gold = elite_too and place % 2 == 0
        deck = elite if gold else regular
        if deck:
            offer.append(s.draw(deck))
    s.regular_deck = regular
    s.elite_deck = elite
    s.unit_offer = offer
    for space, site in enumerate(s.layout.site):
        if site == MONASTERY and s.spots[space].shield == NOBODY:
            add_lesson(s)


def offer_size(s: MageKnight) -> int:
    """Return the size of the unit offer: two more than players, or what the scenario says (MK-SETUP-16, 17)."""
    return len(s.players) + 2 + s.house.scenario.more_on_offer


class KeepBanner(Ask[MageKnight]):
    """Leave a banner on its unit, or shuffle it back into the deck (MK-ROUND-15, MK-UNITS-21)."""

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, s: MageKnight) -> list[Option]:
        """Offer both."""
        return [button("keep"), button("detach")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Turn it up or take it back."""
        player = s.players[self.seat]
        unit = player.units[self.place]
        if option.verb == "detach":
            player.discard.append(unit.banner)
            player.units[self.place] = unit.with_banner(NONE, False)


class PreparePlayer(Step[MageKnight]):
    """A player's skills, units and cards are ready again (MK-ROUND-14, 16 to 19)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Turn skills up, ready units, shuffle all cards, draw."""
        player = s.players[self.seat]
        player.flipped = []
        player.units = [unit.with_ready(True).with_banner(unit.banner, True) for unit in player.units]
        player.deck += player.hand + player.discard + player.play + player.spared + player.aside
        player.hand = []
        player.discard = []
        player.play = []
        player.spared = []
        player.aside = []
        s.shuffle(player.deck)
        s.then([Draw(self.seat, draw_limit(s, self.seat))])


class NextTurn(Step[MageKnight]):
    """The next in order takes a turn; when it would be the announcer's again, the round is over (MK-ROUND-27, 29)."""

    __slots__ = ()

    def run(self, s: MageKnight) -> None:
        """Queue the turn, or end the round or the game."""
        if s.countdown == 0:
            s.then([EndGame()])
            return
        again = s.turn.again
        if again:
            s.place = (s.place - 1) % len(s.order)
        seat = s.order[s.place]
        if s.announced == seat and not again:
            s.then([EndRound()])
            return
        s.place = (s.place + 1) % len(s.order)
        if seat != DUMMY and s.players[seat].ahead:
            skip_turn(s, seat)
        elif seat != DUMMY:
            s.then([TurnStart(seat), NextTurn()])
        elif s.countdown == NONE:
            s.then([DummyTurn(), NextTurn()])
        else:
            # The dummy has no last turn (MK-SCN-SOLO-10).
            s.then([NextTurn()])


def skip_turn(s: MageKnight, seat: int) -> None:
    """Skip a turn that was played in advance, a last one too (MK-PVP-09)."""
    s.players[seat].ahead = False
    if s.countdown > 0:
        s.countdown -= 1
    s.tell(TurnSkipped(seat))
    s.then([NextTurn()])


class EndRound(Step[MageKnight]):
    """The round is over: the game too if it was the last, or if the goal is reached (MK-ROUND-30, 31)."""

    __slots__ = ()

    def run(self, s: MageKnight) -> None:
        """Go on with a new round, or end the game."""
        s.tell(RoundEnded(NOBODY, s.round))
        if s.round == len(s.house.nights) or s.countdown != NONE:
            s.then([EndGame()])
            return
        if s.house.darkness and not s.night:
            # One black die, and it stays dark (MK-VAR-19, 20).
            rolled = [s.roll(COLOURS), s.roll(COLOURS)]
            s.tell(NightRolled(NOBODY, rolled[0], rolled[1]))
            s.night = BLACK in rolled
        s.then([StartRound()])
        s.house.company.end_round(s)


class EndGame(Step[MageKnight]):
    """The game is over."""

    __slots__ = ()

    def run(self, s: MageKnight) -> None:
        """Nothing is left to do."""
        s.finished = True
        s.tell(GameEnded(NOBODY))
