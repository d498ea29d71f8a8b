"""Tactic cards: choosing them for a round, and what each of them does."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.mageknight.data import TACTIC
from ludotheque.games.mageknight.rules.duel.facing import is_partial
from ludotheque.games.mageknight.rules.events.cards import TacticTaken, TurnWillFollow
from ludotheque.games.mageknight.rules.events.heroes import DieTaken
from ludotheque.games.mageknight.rules.heroes.goods import Draw, distinct, may_prolong, prolong
from ludotheque.games.mageknight.rules.heroes.mana import roll_dice
from ludotheque.games.mageknight.rules.pieces import DUMMY, NONE, Player
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import GOLD
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step

RETHINK: Final[int] = TACTIC["rethink"]
MANA_STEAL: Final[int] = TACTIC["mana_steal"]
PLANNING: Final[int] = TACTIC["planning"]
GREAT_START: Final[int] = TACTIC["great_start"]
RIGHT_MOMENT: Final[int] = TACTIC["the_right_moment"]
MANA_SEARCH: Final[int] = TACTIC["mana_search"]
MIDNIGHT_MEDITATION: Final[int] = TACTIC["midnight_meditation"]
PREPARATION: Final[int] = TACTIC["preparation"]
SPARING_POWER: Final[int] = TACTIC["sparing_power"]


class ChooseTactics(Step[MageKnight]):
    """Players choose from the lowest fame up; alone, the player chooses first (MK-ROUND-20, 21, MK-SCN-SOLO-08)."""

    __slots__ = ("seats",)

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def run(self, s: MageKnight) -> None:
        """Ask the next one; when all have chosen, set the order of the round."""
        if self.seats:
            rest: list[Step[Any]] = [ChooseTactic(self.seats[0]), ChooseTactics(self.seats[1:])]
            s.then(rest)
            return
        dummy = s.dummy
        if dummy is not None:
            dummy.tactic = s.flip(s.tactics[s.dice.below(len(s.tactics))])
            s.tactics = [tactic for tactic in s.tactics if tactic != dummy.tactic]
            s.tell(TacticTaken(DUMMY, dummy.tactic))
        set_order(s)


def set_order(s: MageKnight) -> None:
    """Let turns follow the numbers of the tactics (MK-ROUND-25)."""
    seats = list(range(len(s.players)))
    if s.dummy is not None:
        seats.append(DUMMY)
    numbers = [s.box.tactic_numbers[tactic_of(s, seat)] for seat in seats]
    s.order = [seat for _, seat in sorted(zip(numbers, seats, strict=True))]
    s.place = 0


def tactic_of(s: MageKnight, seat: int) -> int:
    """Return the tactic of a seat or of the dummy."""
    if seat == DUMMY:
        dummy = s.dummy
        assert dummy is not None
        return dummy.tactic
    return s.players[seat].tactic


class ChooseTactic(Ask[MageKnight]):
    """Take one of the tactics on display."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer those that are left."""
        return [Option("tactic", "tactic", tactic) for tactic in s.tactics]

    def take(self, s: MageKnight, option: Option) -> None:
        """Take it, and do what it says for when it is taken (MK-ROUND-24)."""
        player = s.players[self.seat]
        tactic = option.index
        s.tactics = [other for other in s.tactics if other != tactic]
        player.tactic = tactic
        player.tactic_up = True
        s.tell(TacticTaken(self.seat, tactic))
        if tactic == GREAT_START:
            s.then([Draw(self.seat, 2)])
        elif tactic == RETHINK:
            s.then([Rethink(self.seat, 0)])
        elif tactic == MANA_STEAL and stealable(s):
            s.then([StealDie(self.seat)])
        elif tactic == PREPARATION and player.deck:
            player.blind = []
            s.peek(len(player.deck))
            s.then([Prepare(self.seat)])


class Rethink(Ask[MageKnight]):
    """Discard up to three cards, Wounds too, then draw as many and shuffle the discard pile back."""

    __slots__ = ("cards",)

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the cards of the hand, or enough."""
        return [*(Option("give", "card", card) for card in distinct(s.players[self.seat].hand)), button("done")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Discard one more, or draw."""
        player = s.players[self.seat]
        cards = self.cards
        if option.verb == "give":
            player.hand.remove(option.index)
            player.discard.append(option.index)
            cards += 1
            if cards < 3 and player.hand:
                s.then([Rethink(self.seat, cards)])
                return
        s.then([Draw(self.seat, cards), Restack(self.seat)])


class Restack(Step[MageKnight]):
    """Shuffle the discard pile back into the deed deck."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Shuffle."""
        player = s.players[self.seat]
        player.deck += player.discard
        player.discard = []
        s.shuffle(player.deck)


def stealable(s: MageKnight) -> list[int]:
    """Return the dice of the source that show a basic colour, one per colour."""
    found: list[int] = []
    colours = 0
    for number, colour in enumerate(s.source):
        if 0 <= colour < GOLD and not colours >> colour & 1:
            colours |= 1 << colour
            found.append(number)
    return found


class StealDie(Ask[MageKnight]):
    """Mana Steal: put a die of a basic colour on the tactic."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer one die per basic colour."""
        return [Option("steal", "die", number) for number in stealable(s)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Take it out of the source."""
        colour = s.source[option.index]
        player = s.players[self.seat]
        player.stolen_die = option.index
        player.stolen_colour = colour
        s.source[option.index] = NONE
        s.tell(DieTaken(self.seat, colour, option.index))


class Prepare(Ask[MageKnight]):
    """Preparation: take any card of the deck into the hand and shuffle the rest."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the cards of the deck."""
        player = s.players[self.seat]
        # In a view the deck's order is hidden, not what it holds.
        return [Option("fetch", "card", card) for card in sorted(distinct(player.unseen or player.deck))]

    def take(self, s: MageKnight, option: Option) -> None:
        """Take it."""
        player = s.players[self.seat]
        player.deck.remove(option.index)
        player.hand.append(option.index)
        s.shuffle(player.deck)


def tactic_options(s: MageKnight, player: Player, options: list[Option]) -> None:
    """Offer what a tactic allows during one's own turn."""
    if not player.tactic_up or is_partial(s, player.seat):
        return
    effort = player.effort
    if player.tactic == RIGHT_MOMENT:
        options.append(button("right_moment"))
    elif player.tactic == MANA_SEARCH:
        if not effort.searched and not effort.used_dice and not effort.marks:
            options.append(button("search"))
    elif may_prolong(player):
        options.append(button("prolong"))


def use_tactic(s: MageKnight, seat: int, option: Option) -> None:
    """Use one's tactic."""
    player = s.players[seat]
    if option.verb == "right_moment":
        player.tactic_up = False
        play_again(s, seat)
        s.tell(TurnWillFollow(seat))
    elif option.verb == "search":
        s.effort(seat).searched = True
        s.then([Search(seat, [])])
    else:
        prolong(s, player)


def play_again(s: MageKnight, seat: int) -> None:
    """Let another turn follow; of one that was played in advance it is the one that would have been skipped."""
    if seat == s.turn.seat:
        s.turn.again = True
    else:
        s.players[seat].ahead = False


class Search(Ask[MageKnight]):
    """Mana Search: roll up to two dice of the source again, gold ones first."""

    __slots__ = ("dice",)

    def __init__(self, seat: int, dice: list[int]) -> None:
        self.seat = seat
        self.dice = dice

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the depleted dice first, one per colour; stop after the first."""
        free = [number for number, colour in enumerate(s.source) if colour >= 0 and number not in self.dice]
        gold = [number for number in free if s.source[number] == GOLD]
        found: list[Option] = []
        seen: list[int] = []
        for number in gold or free:
            if s.source[number] not in seen:
                seen.append(s.source[number])
                found.append(Option("reroll", "die", number))
        if self.dice or not found:
            found.append(button("done"))
        return found

    def take(self, s: MageKnight, option: Option) -> None:
        """Choose another die, then roll."""
        if option.verb == "reroll":
            dice = [*self.dice, option.index]
            if len(dice) < 2:
                s.then([Search(self.seat, dice)])
                return
            roll_dice(s, dice)
        else:
            roll_dice(s, self.dice)
