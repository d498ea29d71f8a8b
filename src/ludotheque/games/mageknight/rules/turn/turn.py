"""A player's turn: before it, its beginning, movement and the one action, rest, what may follow."""

from __future__ import annotations

from typing import Any

from ludotheque.games.mageknight.rules.combat.combat import ADVENTURE, BURN, CHALLENGE, RITE, Engage
from ludotheque.games.mageknight.rules.duel.facing import target_on
from ludotheque.games.mageknight.rules.duel.meeting import Assail
from ludotheque.games.mageknight.rules.events.cards import HandShown, RecoveredSlowly, Rested
from ludotheque.games.mageknight.rules.events.combat import Conquered
from ludotheque.games.mageknight.rules.events.land import Arrived
from ludotheque.games.mageknight.rules.events.rounds import RoundEndAnnounced, TurnBegan, TurnPassed
from ludotheque.games.mageknight.rules.heroes.goods import (
    discard,
    gain_fame,
    has_worthy,
    must_recover,
    worthy,
)
from ludotheque.games.mageknight.rules.heroes.mana import Settle, can_pay
from ludotheque.games.mageknight.rules.land.exploration import explorations, explore
from ludotheque.games.mageknight.rules.land.map import is_occupied, rampagers_near, reveal_near, turn_up_ruins
from ludotheque.games.mageknight.rules.land.movement import move, moves
from ludotheque.games.mageknight.rules.lasting import open_turn, take_gifts
from ludotheque.games.mageknight.rules.pieces import AT_REST, NOBODY, NONE, WOUND, Effort, Turn
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import MOVING, QUIET
from ludotheque.games.mageknight.rules.traits import (
    DUNGEON,
    MINE,
    MONASTERY,
    MONSTER_DEN,
    RUINS,
    SPAWNING_GROUNDS,
    TOMB,
)
from ludotheque.games.mageknight.rules.turn.beforehand import Beforehand, supply
from ludotheque.games.mageknight.rules.turn.finish import FinishTurn, close_turn
from ludotheque.games.mageknight.rules.turn.interaction import Interact, may_interact
from ludotheque.games.mageknight.rules.turn.plays import carry_out, plays
from ludotheque.games.mageknight.rules.turn.proposal import proposals, propose
from ludotheque.games.mageknight.rules.turn.quiet import QuietTime
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step

PORTAL_SPACE = 0


class TurnStart(Step[MageKnight]):
    """A turn begins: forget the last one, then effects for outside one's turn, the others first (MK-TURN-01 to 03)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Set the turn up and queue its parts."""
        s.turn = Turn(self.seat)
        for player in s.players:
            player.effort = AT_REST
        s.players[self.seat].effort = Effort(True)
        s.tell(TurnBegan(self.seat, s.round))
        take_gifts(s, self.seat)
        seats = len(s.players)
        steps: list[Step[Any]] = [Beforehand((self.seat + i) % seats) for i in range(1, seats + 1)]
        s.then([*steps, OpenTurn(self.seat)])


class OpenTurn(Step[MageKnight]):
    """The turn proper: pass with nothing left to play, perhaps announce the end of the round (MK-TURN-04 to 09)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Decide what kind of turn it is."""
        player = s.players[self.seat]
        if not player.deck and not player.hand:
            if s.announced == NOBODY:
                announce(s, self.seat)
            s.tell(TurnPassed(self.seat))
            end_pass(s, self.seat)
        elif not player.deck and s.announced == NOBODY:
            s.then([Opening(self.seat)])
        else:
            begin(s, self.seat)
        # Last, so that what it asks is answered before the turn goes on.
        open_turn(s, self.seat)


def announce(s: MageKnight, seat: int) -> None:
    """Announce the end of the round: everybody else has one more turn (MK-ROUND-28, 29)."""
    s.announced = seat
    s.tell(RoundEndAnnounced(seat))


def end_pass(s: MageKnight, seat: int) -> None:
    """End a turn that was passed: nothing is received (MK-TURN-09)."""
    close_turn(s, seat)
    if s.countdown > 0:
        s.countdown -= 1
    s.seal("turn")


class Opening(Ask[MageKnight]):
    """With an empty deck: play on, or announce the end of the round and pass."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer both."""
        return [button("play"), button("announce")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Play or announce."""
        if option.verb == "announce":
            announce(s, self.seat)
            end_pass(s, self.seat)
        else:
            begin(s, self.seat)


def begin(s: MageKnight, seat: int) -> None:
    """Enter the map, receive what the space gives at the start, and move (MK-AREA-09, MK-MOVE-34)."""
    player = s.players[seat]
    effort = s.effort(seat)
    effort.phase = MOVING
    effort.lifted = not player.hand and len(player.deck) > 0
    if player.space == NONE:
        player.space = PORTAL_SPACE
        s.tell(Arrived(seat, PORTAL_SPACE))
    s.turn.path = [player.space]
    supply(s, seat)
    reveal_near(s, seat)
    s.then([March(seat), FinishTurn(seat)])


class March(Ask[MageKnight]):
    """Move, explore, play, take the one action of the turn, rest, or end the turn (MK-TURN-10 to 27)."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer all that the turn allows."""
        options: list[Option] = []
        player = s.players[self.seat]
        plays(s, self.seat, options)
        wounded = must_recover(s, player)
        if not wounded:
            moves(s, self.seat, options)
            explorations(s, self.seat, options)
            s.house.scenario.ways(s, self.seat, options)
            proposals(s, self.seat, options)
            actions(s, self.seat, options)
        if not s.turn.moved and not s.turn.rooted:
            if has_worthy(player.hand):
                options.append(button("rest"))
            elif player.hand:
                options.append(button("recover"))
        if not wounded:
            options.append(self.stop(s, player.space))
        return options

    def stop(self, s: MageKnight, space: int) -> Option:
        """End the turn here, which on another hero's space is an attack (MK-TURN-14, MK-MOVE-29)."""
        rival = target_on(s, space, self.seat) if s.turn.moved else NOBODY
        return button("end") if rival == NOBODY else Option("attack", "seat", rival)

    def take(self, s: MageKnight, option: Option) -> None:
        """Do it; the action ends the movement."""
        verb = option.verb
        if option.kind == "card":
            s.then([Onward(self.seat)])
            carry_out(s, self.seat, option)
        elif verb == "move":
            s.then([Onward(self.seat)])
            move(s, self.seat, option.index)
        elif verb == "explore":
            s.then([March(self.seat)])
            explore(s, self.seat, option.index)
        elif verb == "propose":
            s.then([Onward(self.seat)])
            propose(s, self.seat, option.index)
        elif verb in ("mark", "passage", "concede"):
            s.then([March(self.seat)])
            s.house.scenario.go(s, self.seat, option)
        elif verb in ("interact", "enter", "altar", "challenge", "burn", "incant", "rest", "recover"):
            take_action(s, self.seat, option)
        elif verb == "attack":
            s.then([Assail(self.seat, option.index), QuietTime(self.seat)])
        elif verb == "end":
            s.effort(self.seat).move = 0
        else:
            s.then([Onward(self.seat)])
            carry_out(s, self.seat, option)


class Onward(Step[MageKnight]):
    """Go on moving, unless a fight has ended the movement (MK-TURN-24)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Ask what is next, or let the turn end quietly."""
        s.then([QuietTime(self.seat)] if s.turn.done else [March(self.seat)])


def actions(s: MageKnight, seat: int, options: list[Option]) -> None:
    """Offer the actions that the hero's space allows (MK-TURN-17 to 21)."""
    space = s.players[seat].space
    if is_occupied(s, space, seat):
        return
    for near in rampagers_near(s, space):
        options.append(Option("challenge", "hex", near))
    site = s.layout.site[space]
    s.house.scenario.actions(s, seat, options)
    if not site:
        return
    if may_interact(s, seat):
        options.append(button("interact"))
    spot = s.spots[space]
    shield = spot.shield
    if site == MONASTERY and shield == NOBODY:
        options.append(button("burn"))
    elif may_enter(s, space):
        options.append(button("enter"))
    elif site == RUINS and shield == NOBODY:
        cost = s.box.ruins[spot.ruin].cost
        if not cost:
            options.append(button("enter"))
        elif can_pay(s, seat, cost):
            options.append(button("altar"))


def may_enter(s: MageKnight, space: int) -> bool:
    """Tell whether enemies wait inside the site of a space, ruins aside."""
    spot = s.spots[space]
    site = s.layout.site[space]
    if site in (DUNGEON, TOMB):
        return spot.shield == NOBODY or not s.house.scenario.seals_dungeons
    if site == MINE:
        return len(spot.tokens) + len(spot.hidden) > 0
    return site in (MONSTER_DEN, SPAWNING_GROUNDS) and spot.shield == NOBODY


def take_action(s: MageKnight, seat: int, option: Option) -> None:
    """Begin the one action of the turn, or a rest."""
    steps: list[Step[Any]] = [QuietTime(seat)]
    s.turn.done = True
    effort = s.effort(seat)
    if option.verb == "interact":
        steps.insert(0, Interact(seat))
    elif option.verb == "challenge":
        steps.insert(0, Engage(seat, CHALLENGE, [option.index]))
    elif option.verb == "enter":
        turn_up_ruins(s, s.players[seat].space)
        steps.insert(0, Engage(seat, ADVENTURE, []))
    elif option.verb == "burn":
        steps.insert(0, Engage(seat, BURN, []))
    elif option.verb == "altar":
        space = s.players[seat].space
        ruin = s.box.ruins[s.spots[space].ruin]
        steps = [Settle(seat, ruin.cost), Altar(seat, space), *steps]
    elif option.verb == "incant":
        steps.insert(0, Engage(seat, RITE, []))
    elif option.verb == "rest":
        steps.insert(0, Rest(seat))
    else:
        s.tell(RecoveredSlowly(seat))
        s.tell(HandShown(seat, s.players[seat].hand[:]))
        discard(s, s.players[seat], WOUND)
        effort.acted = True
    if option.verb not in ("challenge", "enter", "burn", "incant"):
        # Move points that are left can still serve in a fight.
        effort.move = 0
    effort.phase = QUIET
    s.then(steps)


class Altar(Step[MageKnight]):
    """The mana has been paid: mark the ruins and gain the fame."""

    __slots__ = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def run(self, s: MageKnight) -> None:
        """Conquer the ruins."""
        spot = s.spots[self.space]
        s.spots[self.space] = spot.with_shield(self.seat)
        s.tell(Conquered(self.seat, self.space, RUINS))
        gain_fame(s, self.seat, s.box.ruins[spot.ruin].fame)


class Rest(Ask[MageKnight]):
    """Normal rest: choose the one card that is discarded (MK-REST-02, 04)."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the cards that are not Wounds."""
        return [Option("give", "card", card) for card in worthy(s.players[self.seat].hand)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Discard it, then any number of Wounds."""
        player = s.players[self.seat]
        discard(s, player, option.index)
        s.tell(Rested(self.seat, option.index))
        if WOUND in player.hand:
            s.then([RestWounds(self.seat)])


class RestWounds(Ask[MageKnight]):
    """Rest: discard Wounds as well, one by one (MK-REST-04, 05)."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer one more, or enough; whoever guesses at another's hand may have guessed none."""
        more = [Option("give", "card", WOUND)] if WOUND in s.players[self.seat].hand else []
        return [*more, button("done")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Discard it and ask again."""
        if option.verb == "give":
            player = s.players[self.seat]
            discard(s, player, WOUND)
            if WOUND in player.hand:
                s.then([RestWounds(self.seat)])
