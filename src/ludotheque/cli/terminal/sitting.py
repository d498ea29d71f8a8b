"""A game at one terminal: people and bots around it, kept in its file after every answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path

from ludotheque import bots, codec, recall, record
from ludotheque.cli.terminal import files
from ludotheque.cli.terminal.seating import people_of
from ludotheque.cli.terminal.signals import SIGNALS
from ludotheque.errors import BadBot, BadRecord, UndoRefused
from ludotheque.game import Talk
from ludotheque.kernel import SPECTATOR, Event, Option, waiting
from ludotheque.lessons import BadLesson, Coach
from ludotheque.match import Match, Question
from ludotheque.pupil import Mark, Pupil
from ludotheque.puzzles import OPEN, puzzle_of
from ludotheque.record import HUMAN, Record

ADVISER = "greedy"
# Where news begin: before the first answer, with the setting up of the table.
START = -1


class Sitting:
    """One match, its file, and whose turn it is at the keyboard."""

    def __init__(self, match: Match, path: Path, pupil: Pupil | None = None) -> None:
        self.match = match
        self.path = path
        # Of a guided game.
        self.pupil = pupil
        self.people = people_of(match.kinds)
        # The seat whose eyes the terminal shows: the last person asked.
        self.eyes = self.people[0] if len(self.people) == 1 else SPECTATOR

    def save(self, path: Path | None = None) -> Path:
        """Write the game to its file, or to another one."""
        target = path or self.path
        try:
            over = self.match.outcome() is not None
            kept = recall.whole_record(self.match) if over else self.match.record()
            kept.pupil = self.pupil
            record.save(kept, target)
        except OSError as error:
            raise files.unwritable(target, error) from error
        return target

    @property
    def coach(self) -> Coach | None:
        """Return who guides the pupil, if this is a lesson that still goes and is not over."""
        if self.pupil is None:
            return None
        try:
            coach = Coach.of(self.match, self.pupil)
        except BadLesson:
            return None
        return None if coach.is_away else coach

    def say_to_coach(self, mark: Mark) -> None:
        """Note what the pupil says, and keep it."""
        assert self.pupil is not None
        self.pupil = self.pupil.with_mark(mark)
        self.save()

    def is_settled(self) -> bool:
        """Tell whether a puzzle was played that is solved or missed by now."""
        found = puzzle_of(self.match)
        return found is not None and found.verdict(move.option for move in self.match.moves) != OPEN

    def robot(self) -> int | None:
        """Return a seat whose bot has to answer now, if there is one."""
        if self.is_settled():
            return None
        asked = (ask.seat for ask in waiting(self.match.state))
        return next((seat for seat in asked if seat not in self.people), None)

    def thinking(self, seat: int) -> Callable[[], Option]:
        """Return the thinking of a seat's bot, to be done in any thread: it has its view and needs nothing else."""
        coach = self.coach if seat not in self.people else None
        told = None if coach is None else coach.scripted(seat)
        if told is not None:
            return lambda: told
        kind = self.match.kinds[seat] if seat not in self.people else ADVISER
        # Whoever sat down has said by name which bots may play, or trusts the record that does.
        bot = bots.make(kind, self.match.game, self._seed(seat), self.match.trail(seat), trust=True)
        view = self.match.view(seat)
        return lambda: bot.choose(view, seat)

    def _seed(self, seat: int) -> int:
        # Of the position alone, so that a game goes on in the same way whether it was interrupted or not.
        text = f"{self.match.seed} {seat} {len(self.match.moves)}"
        return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "big")

    def question(self) -> Question | None:
        """Return what a person is asked now; of several, those at the keyboard first."""
        if self.is_settled():
            return None
        asked = [ask.seat for ask in waiting(self.match.state) if ask.seat in self.people]
        if not asked:
            return None
        return self.match.question(self.eyes if self.eyes in asked else asked[0])

    def needs_handing_over(self, seat: int) -> bool:
        """Tell whether another person has to come to the keyboard, and there is something to hide from the others."""
        if seat == self.eyes or len(self.people) < 2:
            return False
        game, state = self.match.game, self.match.state
        own = codec.dump(game, game.rules.sight(state, seat))
        others = (game.rules.sight(state, other) for other in self.people if other != seat)
        return any(codec.dump(game, view) != own for view in others)

    def answer(self, seat: int, option: Option) -> None:
        """Take an answer and keep it."""
        with SIGNALS.held():
            self.match.answer(option, seat)
            self.save()

    def answer_in_turn(self, seat: int, options: Sequence[Option]) -> None:
        """Take answers one after the other, as far as they can be given without looking, and keep them."""
        with SIGNALS.held():
            self.match.answer_in_turn(options, seat)
            self.save()

    def undo(self) -> tuple[int, list[Option]]:
        """Take back what the people here chose last, and return whose it was."""
        seat = self.undoing()
        with SIGNALS.held():
            options = self.match.take_back(seat)
            self.save()
        return seat, options

    def undoing(self) -> int:
        """Return whose answer would be taken back, or say why none can be."""
        moves = self.match.moves
        question = self.question()
        seat = question.seat if question is not None else self.eyes
        if moves and moves[-1].seat in self.people:
            seat = moves[-1].seat
        refusal = self.match.why_no_undo(seat)
        if refusal is not None:
            raise refusal
        return seat

    def why_no_undo(self) -> UndoRefused | None:
        """Return why nothing can be taken back now."""
        try:
            self.undoing()
        except UndoRefused as refusal:
            return refusal
        return None

    def news(self, since: int) -> list[Event]:
        """Return what the eyes at the terminal may know of what happened after so many answers, or from the START."""
        lists = [self.match.first_events] if since == START else []
        lists += [move.events for move in self.match.moves[max(since, 0) :]]
        return [event for events in lists for event in events if event.is_seen_by(self.eyes)]

    def talk(self) -> Talk:
        """Return what sentences for the eyes at the terminal need."""
        return self.match.talk(self.eyes)


def reopen(path: Path) -> Match:
    """Return the match that a file holds, or say what is wrong with it."""
    return restore(record.read(path), path)


def restore(kept: Record, path: Path) -> Match:
    """Return the match of a record, after checking that everybody can sit down to it; its bots are only names yet."""
    for what, quoi, listed in (("names", "noms", kept.names), ("kinds", "sortes de joueurs", kept.kinds)):
        if listed and len(listed) != kept.players:
            raise BadRecord(
                f"{path} gives {len(listed)} {what} for {kept.players} players",
                f"{path} donne {len(listed)} {quoi} pour {kept.players} joueurs",
            )
    for kind in set(kept.kinds) - {HUMAN}:
        bots.parse(kind)
    match = recall.reopen(kept)
    match.kinds = match.kinds or (HUMAN,) * kept.players
    return match


def check_bots(match: Match, path: Path, trust: bool) -> None:
    """See to it that all bots of a record can play; one that nobody has installed only where the record is trusted."""
    for kind in sorted(set(match.kinds) - {HUMAN}):
        if not trust and not bots.is_known(kind):
            raise BadBot(
                f"{path} wants the bot {kind}, which is none of ours ({', '.join(bots.names())}): "
                "its code would run here; if you trust that file and that bot, add --trust-bots",
                f"{path} demande le robot {kind}, qui n'est pas des nôtres ({', '.join(bots.names())}) : "
                "son code s'exécuterait ici ; si vous faites confiance à ce fichier et à ce robot : --trust-bots",
            )
        bots.make(kind, match.game, trust=trust)
