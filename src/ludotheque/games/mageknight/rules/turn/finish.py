"""Finishing a turn: dice, withdrawal, benefits of the space, rewards, levels, new cards."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.mageknight.data import CARD
from ludotheque.games.mageknight.rules.effects.effect import FROM_CARD, Play
from ludotheque.games.mageknight.rules.effects.resolve import Do
from ludotheque.games.mageknight.rules.events.cards import Discarded
from ludotheque.games.mageknight.rules.events.combat import Withdrawn
from ludotheque.games.mageknight.rules.events.heroes import DiceReturned, GladeHelped
from ludotheque.games.mageknight.rules.events.rounds import GoalReached, TurnEnded
from ludotheque.games.mageknight.rules.heroes.goods import (
    Draw,
    discard,
    hand_limit,
    has_worthy,
    take_wounds,
    win_crystal,
    worthy,
)
from ludotheque.games.mageknight.rules.heroes.levels import LevelUp
from ludotheque.games.mageknight.rules.heroes.mana import roll_dice
from ludotheque.games.mageknight.rules.land.map import is_beside, is_by_own, is_safe, sites_of
from ludotheque.games.mageknight.rules.lasting import end_turn
from ludotheque.games.mageknight.rules.pieces import AT_REST, MOST_CRYSTALS, NOBODY, NONE, WOUND, Player
from ludotheque.games.mageknight.rules.rounds.tactics import PLANNING, play_again
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import CRYSTAL_MASTERY, DRAW_MORE, PROTECT, TEMPO, TIME_BENDING
from ludotheque.games.mageknight.rules.traits import GLADE, KEEP, MINE, PORTAL
from ludotheque.games.mageknight.rules.turn.rewards import TakeRewards, TakeUnits
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step

STEADY_TEMPO: Final[int] = CARD["steady_tempo"]
SPACE_BENDING: Final[int] = CARD["space_bending"]


class FinishTurn(Step[MageKnight]):
    """The order in which a turn is finished (MK-END-01 to 22, MK-LEVEL-01, MK-DRAW-01)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Return the dice and queue the rest."""
        return_dice(s, self.seat)
        s.then([*due(s, self.seat), Withdraw(self.seat), *closing(self.seat), EndTurn(self.seat)])


class FinishAhead(Step[MageKnight]):
    """Finish a turn that was played in advance, where the hero was attacked (MK-PVP-13)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Return the dice and queue the rest."""
        return_dice(s, self.seat)
        s.then([*due(s, self.seat), Shelter(self.seat), *closing(self.seat), EndAhead(self.seat)])


def due(s: MageKnight, seat: int) -> list[Step[Any]]:
    """Return what effects leave for the end of a turn."""
    play = Play(seat, FROM_CARD, NONE, NONE, NONE, [])
    return [Do(effect, play) for effect in s.effort(seat).at_end]


def closing(seat: int) -> list[Step[Any]]:
    """Return how a turn is finished once the hero stands where it ends."""
    return [
        ClearTable(seat),
        Benefits(seat),
        TakeRewards(seat),
        LevelUp(seat),
        TakeUnits(seat),
        Refresh(seat),
    ]


def return_dice(s: MageKnight, seat: int) -> None:
    """Roll the used dice and put them back into the source (MK-END-01); mana that was not used is gone (MK-END-05)."""
    effort = s.effort(seat)
    used = sorted(set(effort.used_dice))
    if used:
        roll_dice(s, used)
        s.tell(DiceReturned(seat, [s.source[number] for number in used]))
    effort.tokens = [0, 0, 0, 0, 0, 0]
    if effort.rules[CRYSTAL_MASTERY]:
        crystals = s.players[seat].crystals
        for colour in range(4):
            crystals[colour] = min(MOST_CRYSTALS, crystals[colour] + effort.spent[colour])


class Withdraw(Step[MageKnight]):
    """Forced withdrawal from a space that is not safe, with a Wound per space (MK-END-02 to 04)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Walk back along the path."""
        player = s.players[self.seat]
        path = s.turn.path
        while len(path) > 1 and not is_safe(s, self.seat, player.space):
            path.pop()
            player.space = path[-1]
            s.tell(Withdrawn(self.seat, player.space))
            take_wounds(s, self.seat, 1)
        shelter(s, self.seat)


def shelter(s: MageKnight, seat: int) -> None:
    """Ask about the Banner of Protection, if there are Wounds to throw away."""
    player = s.players[seat]
    effort = player.effort
    received = effort.wounds + effort.poison
    if effort.rules[PROTECT] and received and (WOUND in player.hand or WOUND in player.discard):
        s.then([Protect(seat)])


class Shelter(Step[MageKnight]):
    """The Banner of Protection may throw away Wounds, once what is due has happened."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Ask."""
        shelter(s, self.seat)


class Protect(Ask[MageKnight]):
    """Banner of Protection: throw away all Wounds received this turn, or keep them."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer both."""
        return [button("use"), button("skip")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Return them to the pile."""
        player = s.players[self.seat]
        effort = s.effort(self.seat)
        if option.verb == "use":
            for _ in range(min(effort.wounds, player.hand.count(WOUND))):
                player.hand.remove(WOUND)
            for _ in range(min(effort.poison, player.discard.count(WOUND))):
                player.discard.remove(WOUND)


class ClearTable(Step[MageKnight]):
    """Discard the cards that were played (MK-END-06); Time Bending takes them back instead."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Clear the play area."""
        player = s.players[self.seat]
        effort = s.effort(self.seat)
        if effort.rules[TIME_BENDING]:
            bend_time(s, player)
        elif effort.rules[TEMPO] and STEADY_TEMPO in player.play and (effort.rules[TEMPO] > 1 or player.deck):
            s.then([KeepTempo(self.seat), ClearTable(self.seat)])
            return
        player.discard += player.play
        player.play = []


def bend_time(s: MageKnight, player: Player) -> None:
    """Take all other cards back into the hand; another turn follows. A spell borrowed from the offer stays there."""
    borrowed = SPACE_BENDING not in player.play
    player.hand += [card for card in player.play if card != SPACE_BENDING]
    player.play = []
    if borrowed:
        return
    if player.effort.rules[TIME_BENDING] > 1:
        # As later printed the card is out for the rest of the round.
        player.aside = [*player.aside, SPACE_BENDING]
    else:
        player.discard.append(SPACE_BENDING)


class KeepTempo(Ask[MageKnight]):
    """Steady Tempo: put the card on or under the deck instead of discarding it."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer both."""
        return [button("use"), button("skip")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Keep it or not."""
        player = s.players[self.seat]
        effort = s.effort(self.seat)
        if option.verb == "use":
            player.play.remove(STEADY_TEMPO)
            if effort.rules[TEMPO] > 1:
                player.deck.append(STEADY_TEMPO)
            else:
                player.deck.insert(0, STEADY_TEMPO)
        effort.rules[TEMPO] = 0


class Benefits(Step[MageKnight]):
    """What the space gives at the end of a turn: a crystal, relief from a Wound (MK-END-07 to 10)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Give it."""
        player = s.players[self.seat]
        site = s.layout.site[player.space]
        if site == MINE and s.house.scenario.yields(s, player.space):
            win_crystal(s, self.seat, s.layout.colour[player.space])
        elif site == GLADE and (WOUND in player.hand or WOUND in player.discard):
            s.then([Relief(self.seat)])


class Relief(Ask[MageKnight]):
    """Magical glade: throw away a Wound of the hand or of the discard pile."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer what there is, or nothing."""
        player = s.players[self.seat]
        options: list[Option] = []
        if WOUND in player.hand:
            options.append(button("hand"))
        if WOUND in player.discard:
            options.append(button("pile"))
        return [*options, button("skip")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Return it to its pile."""
        player = s.players[self.seat]
        if option.verb == "skip":
            return
        (player.hand if option.verb == "hand" else player.discard).remove(WOUND)
        s.tell(GladeHelped(self.seat))


def draw_limit(s: MageKnight, seat: int) -> int:
    """Return the hand limit here: next to own keeps or conquered cities it is higher (MK-DRAW-04 to 07)."""
    player = s.players[seat]
    space = player.space
    bonus = 0
    if space != NONE:
        if is_by_own(s, seat, KEEP):
            bonus = len(sites_of(s, seat, KEEP))
        for city in s.cities:
            near = is_beside(s, space, city.space) or (city.right != NONE and is_beside(s, space, city.right))
            if near and not city.tokens and seat in city.shields:
                bonus = max(bonus, 2 if city.leader == seat else 1)
    return hand_limit(s, player) + bonus


class Refresh(Step[MageKnight]):
    """Discard what is not wanted, then draw up to the hand limit (MK-DRAW-01 to 09)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Ask for discards, then draw; after Time Bending nothing is drawn."""
        if s.effort(self.seat).rules[TIME_BENDING]:
            play_again(s, self.seat)
            return
        steps: list[Step[Any]] = [DrawUp(self.seat)]
        if has_worthy(s.players[self.seat].hand):
            steps.insert(0, DiscardSome(self.seat))
        s.then(steps)


class DiscardSome(Ask[MageKnight]):
    """Discard any number of cards that are not Wounds; at least one if none was played (MK-DRAW-01, 02)."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the cards, and to stop where that is allowed."""
        options = [Option("give", "card", card) for card in worthy(s.players[self.seat].hand)]
        effort = s.effort(self.seat)
        if effort.acted or effort.lifted:
            options.append(button("done"))
        return options

    def take(self, s: MageKnight, option: Option) -> None:
        """Discard one and ask again."""
        if option.verb == "give":
            player = s.players[self.seat]
            discard(s, player, option.index)
            s.tell(Discarded(self.seat, option.index))
            if has_worthy(player.hand):
                s.then([DiscardSome(self.seat)])


class DrawUp(Step[MageKnight]):
    """Draw up to the hand limit; Planning and Meditation raise it (MK-DRAW-03, 08, 09)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Draw what is missing."""
        player = s.players[self.seat]
        limit = draw_limit(s, self.seat) + s.effort(self.seat).rules[DRAW_MORE]
        if player.tactic == PLANNING and len(player.hand) >= 2:
            limit += 1
        if len(player.hand) < limit:
            s.then([Draw(self.seat, limit - len(player.hand))])


def close_turn(s: MageKnight, seat: int) -> None:
    """Let count anew what may be done once between two turns, and end what lasts so long."""
    player = s.players[seat]
    player.plundered = False
    player.saved = False
    end_turn(s, seat)


def leave_map(s: MageKnight, seat: int) -> None:
    """Take a hero who stands on the portal off the map (MK-MOVE-34)."""
    player = s.players[seat]
    if s.layout.site[player.space] == PORTAL:
        player.space = NONE


class EndAhead(Step[MageKnight]):
    """A turn that was played in advance is over; its player has nothing at hand until the one after."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Close it."""
        leave_map(s, self.seat)
        close_turn(s, self.seat)
        s.players[self.seat].effort = AT_REST
        s.tell(TurnEnded(self.seat))
        s.seal()


class EndTurn(Step[MageKnight]):
    """The turn is over: the portal, the goal of the scenario, another turn at once."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Leave through the portal, and count the last turns."""
        leave_map(s, self.seat)
        close_turn(s, self.seat)
        # A turn that follows at once by an effect is nobody's last turn.
        extra = 1 if s.turn.again else 0
        if s.countdown > 0:
            s.countdown += extra - 1
        elif s.countdown == NONE and s.house.scenario.is_goal_reached(s):
            s.countdown = len(s.players) + extra
            s.tell(GoalReached(NOBODY))
        s.tell(TurnEnded(self.seat))
        s.seal("turn")
