"""A record seen again: every position, what was asked and answered there, and what came of it."""

from __future__ import annotations

from typing import Any

from ludotheque.cli.terminal.seating import people_of
from ludotheque.cli.terminal.voice import Voice
from ludotheque.errors import BadSetup
from ludotheque.game import Talk
from ludotheque.kernel import SPECTATOR, Ask, Event, State, waiting
from ludotheque.match import Match

# The eyes of somebody to whom nothing is hidden.
OPEN = -2
# Whose doing an event of the game itself is.
NOBODY = -1


class Tape:
    """A match that can be looked at after each of its answers, by a seat or with everything open."""

    def __init__(self, match: Match, eyes: int | None = None) -> None:
        self.match = match
        self.length = len(match.moves)
        self.states = match.positions()
        self.eyes = self._usual_eyes() if eyes is None else eyes

    def _usual_eyes(self) -> int:
        """Return what a game is seen with: all open once it is over, else the only person's eyes, or a spectator's."""
        if self.match.outcome() is not None:
            return OPEN
        people = people_of(self.match.kinds)
        return people[0] if len(people) == 1 else SPECTATOR

    def check(self, at: int) -> int:
        """Return a number of answers, or say that there are not so many."""
        if not 0 <= at <= self.length:
            raise BadSetup(
                f"--at {at}: this game has {self.length} answers; say 0 to {self.length}",
                f"--at {at} : cette partie a {self.length} réponses ; dire de 0 à {self.length}",
            )
        return at

    def talk(self, at: int) -> Talk:
        """Return what sentences about a position need."""
        state = self.states[at]
        view = state if self.eyes == OPEN else self.match.game.rules.sight(state, self.eyes)
        return Talk(view, self.match.names, max(self.eyes, SPECTATOR))

    def events(self, at: int) -> list[Event]:
        """Return what the answer with this number led to; before the first, the setting up."""
        events = self.match.moves[at - 1].events if at else self.match.first_events
        return [event for event in events if self.eyes == OPEN or event.is_seen_by(self.eyes)]

    def told(self, voice: Voice, at: int) -> list[str]:
        """Tell what the answer with this number led to."""
        return voice.events(self.talk(at), self.events(at))

    def answer(self, voice: Voice, at: int) -> dict[str, Any]:
        """Return the answer with this number: whose, to which question, and its text, as that seat saw it."""
        move = self.match.moves[at - 1]
        question, answer = self._exchange(voice, at)
        name = self.match.names[move.seat]
        return {"number": at, "seat": move.seat, "player": name, "question": question, "answer": answer}

    def _exchange(self, voice: Voice, at: int) -> tuple[str, str]:
        """Return question and answer in words; of other rules than today's only what can still be said."""
        move, before = self.match.moves[at - 1], self.states[at - 1]
        talk = Talk(self.match.game.rules.sight(before, move.seat), self.match.names, move.seat)
        try:
            ask = asked(before, move.seat)
            return voice.words.question(talk, ask), voice.words.option(talk, ask, move.option)
        except Exception:
            if not self.match.past:
                raise
            return "", f"{move.option.verb} {move.option.element()}"

    def is_secret(self, at: int) -> bool:
        """Tell whether the answer with this number is somebody else's, given in a round that is still sealed."""
        sealed = bool(self.states[at - 1].lanes) and self.states[at - 1].together is self.states[-1].together
        return sealed and self.eyes not in (OPEN, self.match.moves[at - 1].seat)

    def next_turn(self, at: int) -> int:
        """Return which event of this answer is the first of the next turn; past the last, if there is none."""
        events = self.events(at)
        first = len(events)
        if at < self.length and (at == 0 or self.match.moves[at].seat != self.match.moves[at - 1].seat):
            following = self.match.moves[at].seat
            while first and events[first - 1].seat in (following, NOBODY):
                first -= 1
        return first

    def begins_turn(self, at: int) -> bool:
        """Tell whether another seat takes over with this answer, and nothing told before has said so."""
        moves = self.match.moves
        silent = at > 1 and self.next_turn(at - 1) == len(self.events(at - 1))
        return silent and moves[at - 1].seat != moves[at - 2].seat

    def turn_before(self, at: int) -> int:
        """Return where the run of answers of one seat began."""
        at -= 1
        while at > 0 and self.match.moves[at - 1].seat == self.match.moves[at].seat:
            at -= 1
        return max(at, 0)

    def turn_after(self, at: int) -> int:
        """Return where the next run of answers of one seat begins."""
        at += 1
        while at < self.length and self.match.moves[at].seat == self.match.moves[at - 1].seat:
            at += 1
        return min(at, self.length)


def asked(state: State, seat: int) -> Ask[Any]:
    """Return what a seat is asked in a position."""
    return next(ask for ask in waiting(state) if ask.seat == seat)
