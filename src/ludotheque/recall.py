"""A game told from what was kept of it, where today's rules no longer lead the same way."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludotheque import codec
from ludotheque.errors import BadRecord, LudothequeError
from ludotheque.game import Game, Setup
from ludotheque.games import load
from ludotheque.kernel import State
from ludotheque.match import Match, Move, replay
from ludotheque.moments import Moment, events_of, moment_of, pack_all, position_of, unpack_all
from ludotheque.record import Answer, Record


class Forgotten(LudothequeError):
    """A game was played under rules of which nothing can be shown any more."""

    def __init__(self, rules: str) -> None:
        super().__init__(
            f"this game was played under rules {rules}, which this version can neither play nor show",
            f"cette partie s'est jouée avec les règles {rules}, que cette version ne sait ni jouer ni montrer",
        )


def differs(match: Match, moment: Moment | None) -> bool:
    """Tell whether a game that was played again stands otherwise than it was kept; what cannot be read says nothing."""
    now = codec.dump(match.game, match.state)
    if moment is None or moment.position == now:
        return False
    kept = position_of(match.game, match.setup, moment)
    return kept is not None and codec.dump(match.game, kept) != now


def last_good(game: Game, setup: Setup, past: Sequence[Moment | None], firm: bool = True) -> tuple[int, State] | None:
    """Return the last moment at which a game can be played on, or at least be shown, and the position."""
    for number in range(len(past) - 1, -1, -1):
        state = position_of(game, setup, past[number], firm)
        if state is not None:
            return number, state
    return None


def recall(match: Match, answers: Sequence[Answer], past: Sequence[Moment | None]) -> None:
    """Give a match that stands at its last good position all that was answered and told before."""
    match.past = list(past)
    match.first_events = events_of(match.game, past[0])
    match.opening = list(past[0].chance) if past[0] else []
    match.moves = [
        Move(given.seat, given.option(), given.chance, events_of(match.game, moment))
        for given, moment in zip(answers, past[1:], strict=True)
    ]
    match.number = len(answers)


def reopen(record: Record, upto: int | None = None) -> Match:
    """Play a record again, wholly or in part, or tell it as it was where today's rules lead elsewhere."""
    try:
        match = replay(record, upto)
    except Exception:
        # Under the rules that it names it must be possible: else somebody has changed it.
        if not record.moments or record.rules == load(record.game).version:
            raise
        return _recalled(record, upto)
    if record.moments and record.rules != match.setup.rules:
        kept = unpack_all(record.moments[: len(match.moves) + 1])
        if differs(match, kept[-1]):
            return _recalled(record, upto)
    return match


def _recalled(record: Record, upto: int | None) -> Match:
    game = load(record.game)
    setup = game.setup_of(record.players, record.options, record.edition, record.rules)
    answers = record.answers[:upto]
    past = unpack_all(record.moments[: len(answers) + 1])
    if len(past) != len(answers) + 1:
        raise BadRecord(
            f"the record keeps {len(past)} moments of {len(answers)} answers",
            f"l'enregistrement garde {len(past)} instants de {len(answers)} réponses",
        )
    is_over = record.outcome is not None and len(answers) == len(record.answers)
    found = last_good(game, setup, past, firm=not is_over)
    if found is None or (not is_over and found[0] < len(answers)):
        raise Forgotten(record.rules)
    match = Match(game, setup, record.seed, record.names, record.kinds, found[1])
    recall(match, answers, past)
    match.forks = [fork for fork in record.forks if fork[0] <= len(answers)]
    match.ended = record.outcome if is_over else None
    return match


def whole_record(match: Match, states: Sequence[State] | None = None) -> Record:
    """Return the record of a game with all that it takes to show it for ever, whatever becomes of the rules."""
    record = match.record()
    record.moments = pack_all(moments_of(match, match.positions() if states is None else states))
    record.outcome = match.outcome()
    return record


def moments_of(match: Match, states: Sequence[State]) -> list[Moment]:
    """Return how a game stood at its start and after each answer; as it was kept, where it was."""
    told = [match.first_events, *(move.events for move in match.moves)]
    found = []
    for number, (state, events) in enumerate(zip(states, told, strict=True)):
        kept = match.kept_at(number)
        sealed = number > 0 and is_sealed(states[number - 1], state)
        found.append(kept or moment_of(match.game, state, events, sealed, () if number else match.opening))
    return found


def with_last(moments: Sequence[Moment], match: Match) -> list[Moment]:
    """Return packed moments with the position of a match in place of the last one's."""
    found = [moment for moment in unpack_all(moments) if moment is not None]
    found[-1] = msgspec.structs.replace(found[-1], position=codec.dump(match.game, match.state))
    return pack_all(found)


def is_sealed(before: State, after: State) -> bool:
    """Tell whether an answer that led from one position to the other was given in secret."""
    return bool(before.lanes) and before.together is after.together
