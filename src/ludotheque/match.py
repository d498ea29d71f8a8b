"""One table's game: numbered questions, checked answers, undo, news per seat, and the record of it all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from ludotheque import codec, naming
from ludotheque.chance import Seed, dice_for, pledge
from ludotheque.errors import BadRecord, LudothequeError, NotAnOption, NotYourTurn, OldQuestion, Revealed, UndoRefused
from ludotheque.game import UNDO, Game, Outcome, Refusal, Setup, Talk
from ludotheque.games import load
from ludotheque.kernel import Ask, Event, Option, State, answer, waiting
from ludotheque.moments import Moment, positions_of
from ludotheque.positions import Position, opening, parse, write
from ludotheque.reasons import called, reasons, told
from ludotheque.record import Answer, Record
from ludotheque.wish import ANY


@dataclass(frozen=True)
class Question:
    """What one seat is asked now: give the number back with the answer."""

    number: int
    seat: int
    ask: Ask[Any]
    options: list[Option]


@dataclass(frozen=True)
class Move:
    """One answer that was taken, and what came of it."""

    seat: int
    option: Option
    chance: list[int]
    events: list[Event]
    # How many answers right before it were chosen at once with it.
    follows: int = 0
    # What it brought to light, so that neither it nor anything before it can be taken back, and after how many events.
    cause: tuple[str, int] | None = None


# Why an answer is final, in English and French.
CAUSES = {
    "roll": ("a die was thrown", "un dé a été lancé"),
    "draw": ("something was drawn from a hidden pile", "quelque chose a été tiré d'une pile cachée"),
    "flip": ("something hidden was turned over", "quelque chose de caché a été retourné"),
    "peek": ("somebody looked at something hidden", "quelqu'un a regardé quelque chose de caché"),
    "hidden": ("it showed something hidden", "cela a montré quelque chose de caché"),
    "reaction": ("it was for another player to react", "c'était à un autre joueur de réagir"),
    "turn": ("a turn was closed", "un tour a été clos"),
}

# Leads to what was told right before something came to light of which nothing was told.
RIGHT_AFTER = {"en": ", right after this", "fr": ", juste après ceci"}


class Match:
    """A game in progress. Everything is checked here; the kernel below trusts its caller."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: Seed,
        names: Sequence[str] = (),
        kinds: Sequence[str] = (),
        state: State | None = None,
        position: str = "",
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.names = tuple(names) or tuple(f"#{seat + 1}" for seat in range(setup.players))
        self.kinds = tuple(kinds)
        # The file of the position from which it began, if somebody made one.
        self.position = position
        # The position it goes on from, or that of a new game.
        self.state = self._first_state() if state is None else state
        self.opening = list(self.state.chance)
        self.first_events = self.state.events
        self.moves: list[Move] = []
        # The positions before the last answers, as far back as undo may reach.
        self.kept: list[State] = []
        # Counts answers and undos, so that no number is ever used twice.
        self.number = 0
        # After how many answers chance was drawn anew, and from which seed.
        self.forks: list[tuple[int, Seed]] = []
        # How it stood at the start and after its first answers, where those are only told: none if all are played.
        self.past: list[Moment | None] = []
        # How it ended, if that was settled by other rules than today's.
        self.ended: Outcome | None = None

    def _first_state(self) -> State:
        if self.position:
            return parse(self.position).state(self.seed)
        return opening(self.game, self.setup, self.seed)

    def copy(self) -> Match:
        """Return a match that goes its own way from here."""
        twin = Match(self.game, self.setup, self.seed, self.names, self.kinds, self.state.copy(), self.position)
        twin.opening = self.opening
        twin.first_events = self.first_events
        twin.number = self.number
        twin.moves = list(self.moves)
        twin.kept = list(self.kept)
        twin.forks = list(self.forks)
        twin.past = self.past
        twin.ended = self.ended
        return twin

    def fork(self, seed: Seed) -> None:
        """Draw chance anew from here: nothing that anybody has seen changes, and nothing before can be taken back."""
        self.state = self.game.rules.redraw(self.state, dice_for(seed))
        self.kept.clear()
        self.forks.append((len(self.moves), seed))

    def fork_if_due(self, forks: Sequence[tuple[int, Seed]]) -> None:
        """Draw chance anew if the game was forked after as many answers as were given."""
        for number, seed in forks[len(self.forks) :]:
            if number == len(self.moves):
                self.fork(seed)

    @property
    def last_seed(self) -> Seed:
        """Return the seed from which chance comes now."""
        return self.forks[-1][1] if self.forks else self.seed

    def positions(self) -> list[State]:
        """Return every position from the start to now; where one was kept but cannot be shown, the one before it."""
        found = positions_of(self.game, self.setup, self.past, self.state)
        told = max(0, len(found) - 1)
        first = found[-1].copy() if found else None
        again = Match(self.game, self.setup, self.seed, state=first, position=self.position)
        again.moves = self.moves[:told]
        again.forks = [fork for fork in self.forks if found and fork[0] <= told]
        again.fork_if_due(self.forks)
        found = found or [again.state.copy()]
        for move in self.moves[told:]:
            again.answer(move.option, move.seat)
            again.fork_if_due(self.forks)
            found.append(again.state.copy())
        return found

    def kept_at(self, number: int) -> Moment | None:
        """Return how it stood after so many answers, if that is only told and known."""
        moment = self.past[number] if number < len(self.past) else None
        return moment if moment and moment.scores else None

    def questions(self) -> list[Question]:
        """Return all open questions; none when the game is over."""
        return [Question(self.number, ask.seat, ask, ask.options(self.state)) for ask in waiting(self.state)]

    def question(self, seat: int | None = None) -> Question | None:
        """Return the question a seat is asked now, or the first open one; none if there is none."""
        for ask in waiting(self.state):
            if seat is None or ask.seat == seat:
                return Question(self.number, ask.seat, ask, ask.options(self.state))
        return None

    def answer(
        self, option: Option | str, seat: int | None = None, number: int | None = None, follows: int = 0
    ) -> list[Event]:
        """Answer an open question, perhaps in ids ("conquer region:hill_1"), and return what happened or refuse."""
        if number is not None and number != self.number:
            raise OldQuestion(
                f"question {number} is no longer open; now it is question {self.number}",
                f"la question {number} n'est plus ouverte ; c'est maintenant la question {self.number}",
            )
        question = self.question(seat)
        if question is None:
            raise self._nobody_asked(seat)
        if isinstance(option, str):
            option = naming.option_called(self.game, self.view(question.seat), question.options, option)
        if option not in question.options:
            raise self._not_an_option(question, option)
        return self._play(question.ask, option, follows)

    def answer_in_turn(self, options: Sequence[Option], seat: int) -> None:
        """Answer one question after the other; stop where something came out or the next answer is no longer one."""
        revealed = self.state.revealed
        for follows, option in enumerate(options):
            if follows and not self.may_follow(seat, option, revealed):
                return
            self.answer(option, seat, follows=follows)

    def may_follow(self, seat: int, option: Option, revealed: int) -> bool:
        """Tell whether an answer can be given right after others: nothing came out, and it is still an option."""
        question = self.question(seat)
        return question is not None and self.state.revealed == revealed and option in question.options

    def _not_an_option(self, question: Question, option: Option) -> NotAnOption:
        try:
            refusals = self.reasons(question.seat, option)
        except NotAnOption as error:
            return error
        fr, en = self.game.words["fr"], self.game.words["en"]
        talk = self.talk(question.seat)
        one, une = (called(self.game, talk, option, language) for language in ("en", "fr"))
        une = f"« {une} »" if une else "cette réponse"
        if not refusals:
            return NotAnOption(
                f"{one!r} is not one of the {len(question.options)} answers to: {en.question(talk, question.ask)}",
                f"{une} n'est pas l'une des {len(question.options)} réponses à : {fr.question(talk, question.ask)}",
            )
        return NotAnOption(
            f"{one!r} is not possible: {told(self.game, talk, refusals, 'en')}",
            f"{une} n'est pas possible : {told(self.game, talk, refusals, 'fr')}",
        )

    def _nobody_asked(self, seat: int | None) -> NotYourTurn:
        asked = ", ".join(self.names[ask.seat] for ask in waiting(self.state))
        if not asked:
            return NotYourTurn("the game is over", "la partie est finie")
        who = self.names[seat] if seat is not None and 0 <= seat < len(self.names) else str(seat)
        return NotYourTurn(f"{who} is not asked now; {asked} is", f"ce n'est pas à {who} de répondre, mais à {asked}")

    def _play(self, ask: Ask[Any], option: Option, follows: int) -> list[Event]:
        before = self.state.copy()
        answer(self.state, ask, option)
        self.moves.append(Move(ask.seat, option, self.state.chance, self.state.events, follows, self.state.cause))
        if before.revealed != self.state.revealed:
            self.kept.clear()
        self.kept.append(before)
        self.number += 1
        return self.state.events

    @property
    def takes_back(self) -> bool:
        """Tell whether answers can be taken back at this table, as far as the rules allow."""
        return self.setup.options.get(UNDO) != "no"

    def why_no_undo(self, seat: int) -> UndoRefused | None:
        """Return why a seat cannot take its last answer back, or nothing if it can."""
        if not self.takes_back:
            return UndoRefused("this table plays without taking back", "cette table joue sans reprendre de coup")
        index = self._last_of(seat)
        if index is None:
            return UndoRefused("there is nothing to take back", "il n'y a rien à reprendre")
        before = self.before(index)
        if before is None or before.revealed != self.state.revealed:
            return self._final(seat, index)
        if index != len(self.moves) - 1 and (not before.lanes or before.together is not self.state.together):
            return UndoRefused("somebody else has answered since", "quelqu'un d'autre a répondu depuis")
        return None

    def _final(self, seat: int, index: int) -> UndoRefused:
        """Return what came to light first since an answer, with what was told of it then."""
        found = ((move, move.cause) for move in self.moves[index:] if move.cause is not None)
        move, cause = next(found, (None, None))
        if move is None or cause is None:
            return UndoRefused("chance was drawn anew since", "le hasard a été tiré à nouveau depuis")
        return Revealed(partial(self._cause, self.talk(seat), move, cause))

    def _cause(self, talk: Talk, move: Move, cause: tuple[str, int], language: str) -> str:
        en, fr = CAUSES[cause[0]]
        return (fr if language == "fr" else en) + self._told(talk, move, cause[1], language)

    def _told(self, talk: Talk, move: Move, place: int, language: str) -> str:
        """Return what was told of the first cause to whoever listens, or right before it, after a colon."""
        words, colon = self.game.words[language], "\u00a0:" if language == "fr" else ":"
        for events, link in ((move.events[place:], ""), (move.events[:place][::-1], RIGHT_AFTER[language])):
            told = (words.event(talk, event) for event in events if event.is_seen_by(talk.you))
            sentence = next((text for text in told if text), "").rstrip(".")
            if sentence:
                return f"{link}{colon} {sentence}"
        return ""

    def before(self, index: int) -> State | None:
        """Return the position before an answer, or nothing if something was revealed after it."""
        place = index - (len(self.moves) - len(self.kept))
        return self.kept[place] if place >= 0 else None

    def _last_of(self, seat: int) -> int | None:
        return next((i for i in range(len(self.moves) - 1, -1, -1) if self.moves[i].seat == seat), None)

    def undo(self, seat: int, once_allowed: bool = False) -> Option:
        """Take a seat's last answer back and return it, or again what earlier rules let it; others' answers stay."""
        refusal = self.why_no_undo(seat)
        index = self._last_of(seat)
        before = None if index is None else self.before(index)
        if refusal is not None and (not once_allowed or before is None):
            raise refusal
        assert index is not None
        assert before is not None
        undone, *others = self.moves[index:]
        del self.kept[index - len(self.moves) :]
        del self.moves[index:]
        self.state = before.copy()
        number = self.number + 1
        for move in others:
            ask = next(ask for ask in waiting(self.state) if ask.seat == move.seat)
            self._play(ask, move.option, move.follows)
        self.number = number
        return undone.option

    def chosen_last(self, seat: int) -> int:
        """Return how many answers a seat gave when it chose last: several if it chose a way, none before its first."""
        own = [move for move in self.moves if move.seat == seat]
        return min(own[-1].follows + 1, len(own)) if own else 0

    def take_back(self, seat: int) -> list[Option]:
        """Take back all that a seat chose last, and return it in the order in which it was answered."""
        # Within a way nothing is revealed: where its last answer can be taken back, all of them can.
        return [self.undo(seat) for _ in range(max(1, self.chosen_last(seat)))][::-1]

    def view(self, seat: int) -> State:
        """Return the position as a seat may see it."""
        return self.game.rules.sight(self.state, seat)

    def written(self, eyes: int | None = None) -> str:
        """Return the position as a file: all of it, or what a seat or a spectator sees and nothing else."""
        return write(self.game, self.setup, self.state, self.names, eyes)

    def trail(self, seat: int) -> list[State]:
        """Return what a seat saw each time it answered since anything was revealed: a bot does not go back there."""
        moves = self.moves[len(self.moves) - len(self.kept) :]
        return [
            self.game.rules.sight(before, seat)
            for before, move in zip(self.kept, moves, strict=True)
            if move.seat == seat and before.revealed == self.state.revealed
        ]

    def talk(self, seat: int) -> Talk:
        """Return what sentences for this seat need."""
        return Talk(self.view(seat), self.names, seat)

    def why_not(self, seat: int, element: str, verb: str = "", arg: int = ANY) -> Refusal | None:
        """Return why an element of the board cannot be chosen by a seat now, or not for what verb and argument say."""
        view = self.view(seat)
        return next(iter(reasons(self.game, view, seat, self._wished(view, element, verb, arg))), None)

    def reasons(self, seat: int, wished: Option | str, verb: str = "", arg: int = ANY) -> list[Refusal]:
        """Return all that stands in the way of an option or a mere click, the nearest to being mended first."""
        view = self.view(seat)
        option = self._wished(view, wished, verb, arg) if isinstance(wished, str) else wished
        return reasons(self.game, view, seat, option)

    def _wished(self, view: State, element: str, verb: str, arg: int) -> Option:
        return naming.wished_called(self.game, view, element, verb, arg)

    def news(self, seat: int, since: int = 0) -> list[Event]:
        """Return what happened from the answer number `since` on, as far as a seat may know it."""
        lists = [move.events for move in self.moves[since:]]
        if since == 0:
            lists.insert(0, self.first_events)
        return [event for events in lists for event in events if event.is_seen_by(seat)]

    def outcome(self) -> Outcome | None:
        """Return how the game ended, if it has."""
        return self.ended or self.game.rules.outcome(self.state)

    def record(self) -> Record:
        """Return the record of the game so far."""
        answers = [
            Answer(move.seat, move.option.verb, move.option.kind, move.option.index, move.option.arg, move.chance)
            for move in self.moves
        ]
        return Record(
            self.game.name,
            self.setup.rules,
            self.setup.players,
            dict(self.setup.options),
            self.seed,
            list(self.names),
            self.opening,
            answers,
            codec.digest(self.game, self.state),
            list(self.kinds),
            list(self.forks),
            self.game.rules.layout,
            self.setup.edition,
            self.position,
        )


def new(
    game: str,
    players: int = 2,
    seed: Seed | None = None,
    options: Mapping[str, str] | None = None,
    names: Sequence[str] = (),
) -> Match:
    """Begin a game; without a seed its chance is that of a table, which nobody can foresee."""
    rules = load(game)
    return Match(rules, rules.setup(players, options), pledge() if seed is None else seed, names)


def begin(position: Position, seed: Seed | None = None, names: Sequence[str] = (), kinds: Sequence[str] = ()) -> Match:
    """Begin a game from a position; without a seed its chance is that of a table, unless the file fixes it."""
    seed = position.head.seed or pledge() if seed is None else seed
    called, players = names or position.head.names, kinds or position.head.kinds
    return Match(position.game, position.setup, seed, called, players, position.state(seed), position.text)


def resume(game: Game, setup: Setup, seed: Seed, names: Sequence[str], state: State, number: int) -> Match:
    """Go on from a saved position whose answers cannot be played again, for they were given under other rules."""
    match = Match(game, setup, seed, names, state=state)
    match.number = number
    return match


def replay(record: Record, upto: int | None = None) -> Match:
    """Play a record again, wholly or its first `upto` answers, checking each answer and each result of chance."""
    game = load(record.game)
    try:
        return _replayed(game, record, upto)
    except BadRecord as error:
        if record.rules == game.version:
            raise
        raise BadRecord(
            f"this record was made with rules {record.rules} of {game.name}, here are rules {game.version}: {error}",
            f"cet enregistrement vient des règles {record.rules} de {game.name}, "
            f"ici ce sont les règles {game.version} : {error.fr}",
        ) from error


def _replayed(game: Game, record: Record, upto: int | None) -> Match:
    _check_position(record)
    setup = game.setup(record.players, record.options, record.edition, record.rules)
    match = Match(game, setup, record.seed, record.names, record.kinds, position=record.position)
    if match.opening != record.chance:
        raise _differs(0)
    match.fork_if_due(record.forks)
    for number, given in enumerate(record.answers[:upto], 1):
        try:
            match.answer(given.option(), given.seat)
        except (NotAnOption, NotYourTurn) as error:
            raise BadRecord(
                f"answer {number} cannot be: {error}", f"réponse {number} impossible : {error.fr}"
            ) from error
        if match.state.chance != given.chance:
            raise _differs(number)
        match.fork_if_due(record.forks)
    if upto is None and is_of_these_rules(record, game):
        _check_end(record, match)
    return match


def is_of_these_rules(record: Record, game: Game) -> bool:
    """Tell whether what is written of a record's end can be compared: other rules may lead elsewhere."""
    return record.layout == game.rules.layout and record.rules == game.version


def _check_end(record: Record, match: Match) -> None:
    if codec.digest(match.game, match.state) != record.digest:
        raise BadRecord(
            "the record ends in another position than it says",
            "l'enregistrement finit dans une autre position qu'annoncé",
        )
    if record.outcome is not None and record.outcome != match.outcome():
        raise BadRecord(
            "the record gives other scores or winners than the game",
            "l'enregistrement donne d'autres scores ou vainqueurs que la partie",
        )


def _check_position(record: Record) -> None:
    """Refuse a record whose position is of another table than the one it speaks of."""
    if not record.position:
        return
    try:
        position = parse(record.position)
    except LudothequeError as error:
        raise BadRecord(error.en, error.fr) from error
    if (position.game.name, position.setup.players) != (record.game, record.players):
        raise BadRecord(
            "this record begins with a position of another table",
            "cet enregistrement commence par une position d'une autre table",
        )


def _differs(number: int) -> BadRecord:
    return BadRecord(
        f"after answer {number} chance gives something else than the record says",
        f"après la réponse {number}, le hasard donne autre chose que l'enregistrement",
    )
