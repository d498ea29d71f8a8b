"""What every game must do, as checks that any game gets for free: call `check(game, ...)` from a test."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, get_args, get_origin, get_type_hints

from ludotheque import codec, rulebook, typography
from ludotheque.actions import Actions
from ludotheque.errors import BadAnswer, UndoRefused
from ludotheque.game import LANGUAGES, Game, Setup
from ludotheque.kernel import BUTTON, SPECTATOR, Dice, Event, Option, State, answer, waiting
from ludotheque.match import Match, Question, replay
from ludotheque.record import decode, encode
from ludotheque.words import french

# Traces of a sentence that was not finished: a leftover placeholder, a Python value, a number that means "unknown".
UNFINISHED = re.compile(r"[{}<>]|\bNone\b|\bOption\(|\bEvent\(|-9\b|\b-1\b|  ")


# A hyphen where a minus belongs, and small French words that lose their vowel before another one.
HYPHEN = re.compile(r"(?<![\w.,])-\d")
ELIDED = re.compile(r"(?<![\w-])(?:de|je|la|le|ne|que|se) (\w+)", re.IGNORECASE)
# Who plays: names before which French elides.
NAMES = ("Ondine", "Anne", "Hugo", "Élise", "Isaure")

# From so many answers on a game is long.
LONG = 150
# So many answers of a game are looked at from all sides; after that what is slow is looked at in turn.
FIRST = 60
# With so many different guesses of what is hidden an answer is tried.
WORLDS = 3


class Broken(AssertionError):
    """A game does not keep the contract."""


def require(holds: bool, claim: str, *details: object) -> None:
    """Raise `Broken` unless the claim holds."""
    if not holds:
        raise Broken(f"{claim}: {', '.join(str(detail) for detail in details)}")


@dataclass
class Walk:
    """A game played by a list of numbers: each picks an option. The same numbers give the same game."""

    match: Match
    picks: Iterator[int]
    kept: list[tuple[State, bytes]] = field(default_factory=list)

    def step(self) -> Question | None:
        """Answer one open question and return it; none at the end of the game or of the numbers."""
        questions = self.match.questions()
        pick = next(self.picks, None)
        if not questions or pick is None:
            return None
        question = questions[pick % len(questions)]
        require(len(question.options) > 0, "a question has no option", question.ask)
        self.match.answer(question.options[pick // 7 % len(question.options)], question.seat, question.number)
        return question


def picks(seed: int) -> Iterator[int]:
    """Return random numbers without end, for a walk."""
    dice = Dice(seed * 7919 + 17)
    while True:
        yield dice.below(1_000_003)


def begin(game: Game, setup: Setup, seed: int, numbers: Iterator[int] | Sequence[int] | None = None) -> Walk:
    """Return a walk at its start."""
    names = NAMES[: setup.players] if setup.players <= len(NAMES) else ()
    return Walk(Match(game, setup, seed, names), iter(picks(seed) if numbers is None else numbers))


def check(
    game: Game,
    setup: Setup,
    seed: int,
    numbers: Iterator[int] | Sequence[int] | None = None,
    draw_every: int = 10,
    also: Callable[[State], None] | None = None,
    first: int = FIRST,
) -> Match:
    """Play a game with every check of the contract and return it; raise `Broken` at the first breach."""
    walk = begin(game, setup, seed, numbers)
    while True:
        match = walk.match
        count = len(match.moves)
        require(count < game.rules.longest, "the game does not end", count)
        walk.kept.append((match.state.copy(), codec.dump(game, match.state)))
        check_questions(match)
        check_same_offer(match)
        check_sight(match, None if count < first else in_turn(match))
        if count < first or count % 5 == 0:
            check_codec(match)
        # Drawing and replaying are slow: less often in the later course of a long game.
        if count % (draw_every if count < LONG else 10 * draw_every) == 0:
            check_boards(match)
            check_pages(match)
            check_text_boards(match)
            check_words(match)
            check_record(match)
        if also is not None:
            also(match.state)
        question = walk.step()
        if question is None:
            break
        check_answer(match, question, WORLDS if count < first else 1)
    if walk.match.outcome() is not None:  # before that, not all that events speak of is on the table
        check_declared_events(walk.match)
    check_end(walk)
    return walk.match


def check_questions(match: Match) -> None:
    """Check that options are there, distinct, numbered, and that the end of questions is the end of the game."""
    table = Actions(match.game)
    for question in match.questions():
        require(len(question.options) > 0, "a question has no option", question.ask)
        require(len(set(question.options)) == len(question.options), "options are not distinct", question.options)
        for option in question.options:
            require(table.option(table.number(option)) == option, "an option has no number of its own", option)
    over = not waiting(match.state)
    require(over == (match.outcome() is not None), "outcome and open questions disagree", match.outcome())


def check_codec(match: Match) -> None:
    """Check that a position survives the codec and a copy, to the byte."""
    game, data = match.game, codec.dump(match.game, match.state)
    again = codec.load(game, match.setup, data)
    require(codec.dump(game, again) == data, "the codec loses something", type(match.state))
    require(codec.dump(game, match.state.copy()) == data, "a copy loses something", type(match.state))
    for before, after in zip(waiting(match.state), waiting(again), strict=True):
        require(before.options(match.state) == after.options(again), "decoded options differ", before)


def everybody(match: Match) -> list[int]:
    """List all who look at a table."""
    return [*range(match.setup.players), SPECTATOR]


def in_turn(match: Match) -> list[int]:
    """Choose one of all who look, another one after each answer."""
    return [everybody(match)[len(match.moves) % (match.setup.players + 1)]]


def check_same_offer(match: Match) -> None:
    """Check that whoever is asked is offered by the own view what the rules offer."""
    for ask in waiting(match.state):
        view = match.view(ask.seat)
        mine = next(mine for mine in waiting(view) if mine.seat == ask.seat)
        require(mine.options(view) == ask.options(match.state), "a seat's view offers other options", ask)


def check_sight(match: Match, seats: list[int] | None = None) -> None:
    """Check that a view tells nothing hidden, and that a guess fits it, for these who look, or everybody."""
    game, s = match.game, match.state
    for seat in everybody(match) if seats is None else seats:
        view = game.rules.sight(s, seat)
        seen = codec.dump(game, view)
        for number in (1, 2):
            other = game.rules.guess(view, seat, Dice(number * 1_000_003 + match.number))
            require(
                codec.dump(game, game.rules.sight(other, seat)) == seen,
                "positions that differ only in what a seat may not see look different to it",
                seat,
            )
        require(codec.dump(game, game.rules.sight(view, seat)) == seen, "sight is not stable", seat)


def check_boards(match: Match) -> None:
    """Check that every option's element is drawn, and that no hidden thing changes the drawing."""
    game = match.game
    for seat in everybody(match):
        view = match.view(seat)
        other = game.rules.sight(game.rules.guess(view, seat, Dice(match.number + 5)), seat)
        # Drawing is slow: one language here, the other at the next seat.
        language = LANGUAGES[(seat + match.number) % 2]
        drawn = game.show.board(view, seat, language)
        require(game.show.board(other, seat, language) == drawn, "the board shows something hidden", seat)
        ids = re.findall(r'\bid="([^"]+)"', drawn)
        require(len(set(ids)) == len(ids), "an id is drawn twice", [i for i in ids if ids.count(i) > 1][:3])
        for question in match.questions():
            if question.seat == seat:
                missing = {option.element() for option in question.options} - set(ids)
                require(not missing, "an option's element is not drawn", question.ask, sorted(missing))
                check_refusals(match, question, set(ids))


def check_pages(match: Match) -> None:
    """Check that a browser is shown every element that can be chosen, each once, and nothing hidden."""
    game = match.game
    if not game.has_page():
        return
    for question in match.questions():
        talk = match.talk(question.seat)
        guessed = game.rules.guess(talk.view, question.seat, Dice(match.number + 7))
        language = LANGUAGES[match.number % 2]
        page = game.show.page(talk, language)
        other = game.show.page(replace(talk, view=game.rules.sight(guessed, question.seat)), language)
        require(page == other, "the page shows something hidden", question.seat)
        shelves = (*page.front, *page.own, *page.side, *page.tray)
        ids = re.findall(r'\bid="([^"]+)"', str(page.board)) + [
            item.element for shelf in shelves for item in shelf.items
        ]
        require(len(set(ids)) == len(ids), "an id is on the page twice", [i for i in ids if ids.count(i) > 1][:3])
        wanted = {option.element() for option in question.options if option.kind != BUTTON}
        require(wanted <= set(ids), "an option's element is not on the page", question.ask, sorted(wanted - set(ids)))


def check_text_boards(match: Match) -> None:
    """Check that a terminal is shown every element that can be chosen, in sentences, and nothing hidden."""
    game = match.game
    for question in match.questions():
        talk = match.talk(question.seat)
        guessed = game.rules.guess(talk.view, question.seat, Dice(match.number + 11))
        other = replace(talk, view=game.rules.sight(guessed, question.seat))
        for language in LANGUAGES:
            shown = game.show.text_board(talk, language)
            require(
                game.show.text_board(other, language) == shown, "the text board shows something hidden", question.seat
            )
            things = {thing.element: thing for thing in shown.things()}
            wanted = {option.element() for option in question.options if option.kind != BUTTON}
            # A game without a text board is played by its questions alone.
            require(not things or wanted <= things.keys(), "the text board lacks an option's element", question.ask)
            for thing in things.values():
                check_sentence(" ".join(filter(None, (thing.name, thing.says, thing.more))), language)


def check_refusals(match: Match, question: Question, drawn: set[str]) -> None:
    """Check that every element drawn is an option, or is refused with a sentence and a clause that is there."""
    offered = {option.element() for option in question.options}
    verbs = match.game.rules.verbs
    named = {Option(verb.verb, verb.kind, index).element() for verb in verbs for index in range(verb.count)}
    talk = match.talk(question.seat)
    for element in sorted(drawn & named):
        refusals = match.reasons(question.seat, element)
        require((not refusals) == (element in offered), "an element is neither offered nor refused", element, refusals)
        require(len(set(refusals)) == len(refusals), "a reason is given twice", element, refusals)
        for refusal in refusals:
            require(bool(rulebook.clause(refusal.clause)), "a refusal has no clause", refusal)
            for language in LANGUAGES:
                check_sentence(match.game.words[language].refusal(talk, refusal), language)


def check_words(match: Match) -> None:
    """Check that everything has a finished sentence in each language."""
    for question in match.questions():
        talk = match.talk(question.seat)
        for language in LANGUAGES:
            words = match.game.words[language]
            said = [words.option(talk, question.ask, option) for option in question.options]
            for text in [words.question(talk, question.ask), *said]:
                require(bool(text), "something has no text", language, question.ask)
                check_sentence(text, language)
            require(len(set(said)) == len(said), "two options read the same", language, said)
            check_sentence(words.situation(talk, question.ask), language)
            for option in question.options:
                for line in words.bill(talk, question.ask, option):
                    check_sentence(" ".join(line), language)
                if foreseen := match.game.show.caution(talk, question.ask, option, language):
                    check_sentence(f"{foreseen.short} {foreseen.text}", language)


def check_sentence(text: str, language: str) -> None:
    """Check that a text is finished, with the apostrophes, spaces and elisions of its language."""
    require(not UNFINISHED.search(text), "a text is not finished", repr(text))
    require(typography.shown(text, language) == text and not HYPHEN.search(text), "a text is not typeset", repr(text))
    if language == "fr":
        require(not any(map(french.elides, ELIDED.findall(text))), "a text does not elide", repr(text))


def check_events(match: Match, events: list[Event]) -> None:
    """Check that each event is declared, survives as plain data, and can be told to whoever may know it."""
    for event in events:
        if not match.game.rules.events:
            break
        require(type(event) in match.game.rules.events, "an event is not declared", event)
        require(codec.event_of(match.game, event.as_dict()) == event, "an event changes as plain data", event)
    for seat in everybody(match):
        talk = match.talk(seat)
        for event in events:
            if event.is_seen_by(seat):
                for language in LANGUAGES:
                    check_sentence(match.game.words[language].event(talk, event), language)


def check_declared_events(match: Match) -> None:
    """Check that everything a game declares can be told in each language, even what this game will not bring."""
    talk = match.talk(0)
    for event in match.game.rules.events:
        told = example(event)
        for language in LANGUAGES:
            try:
                check_sentence(match.game.words[language].event(talk, told), language)
            except (KeyError, NotImplementedError) as missing:
                raise Broken(f"an event has no sentence in {language}: {told}") from missing


def example(event: type[Event]) -> Event:
    """Return an event of a kind in which everything is the first of its kind."""
    values = [_first(hint) for name, hint in get_type_hints(event).items() if name in event.__struct_fields__]
    return event(*values)


def _first(hint: Any) -> Any:
    if get_origin(hint) is Literal:
        return get_args(hint)[0]
    return [_first(item) for item in get_args(hint)] if get_origin(hint) is list else hint()


def check_record(match: Match) -> None:
    """Check that the game replays to the same bytes from its record as written in a file."""
    again = replay(decode(encode(match.record())))
    require(
        codec.dump(match.game, again.state) == codec.dump(match.game, match.state), "a record replays to something else"
    )


def check_answer(match: Match, question: Question, worlds: int = WORLDS) -> None:
    """Check what the last answer did: changed something, can be told, undone exactly or refused rightly."""
    game, move, before = match.game, match.moves[-1], match.kept[-1]
    changed = codec.dump(game, match.state) != codec.dump(game, before)
    require(changed, "an answer changes nothing", question.ask, move.option)
    check_events(match, move.events)
    check_same_again(match, question)
    check_stale(match, question)
    check_undo(match, before)
    check_secrets(match, before, worlds)


def check_same_again(match: Match, question: Question) -> None:
    """Check that the same answer from a copy of the position before gives the same bytes."""
    twin = match.kept[-1].copy()
    ask = next(ask for ask in waiting(twin) if ask.seat == question.seat)
    answer(twin, ask, match.moves[-1].option)
    require(
        codec.dump(match.game, twin) == codec.dump(match.game, match.state), "the same answer gives something else", ask
    )


def check_stale(match: Match, question: Question) -> None:
    """Check that an answer to an old question and an answer that is no option are refused without harm."""
    data = codec.dump(match.game, match.state)
    for option, number in ((match.moves[-1].option, question.number), (Option("nonsense", "nowhere"), match.number)):
        try:
            match.answer(option, question.seat, number)
        except BadAnswer:
            continue
        raise Broken(f"{option} was taken although it should be refused")
    require(codec.dump(match.game, match.state) == data, "a refused answer did something")


def check_undo(match: Match, before: State) -> None:
    """Check that undo gives back the exact position, unless something was revealed or the table agreed not to."""
    move = match.moves[-1]
    twin = match.copy()
    final = twin.state.revealed != before.revealed or not twin.takes_back
    try:
        undone = twin.undo(move.seat)
    except UndoRefused:
        require(final, "undo is refused although nothing was revealed", move.option)
        return
    require(not final, "undo is allowed although something was revealed", move.option)
    require(undone == move.option, "undo gives back another answer", undone)
    same = codec.dump(match.game, twin.state) == codec.dump(match.game, before)
    require(same, "undo does not give the same bytes", move.option)


def check_secrets(match: Match, before: State, worlds: int = WORLDS) -> None:
    """Check that an answer which can be taken back tells its seat nothing: whatever is hidden, it looks the same."""
    if match.state.revealed != before.revealed:
        return
    game, move = match.game, match.moves[-1]
    seen = game.rules.sight(before, move.seat)
    shown = look(game, match.state, move.seat)
    for number in range(1, worlds + 1):
        world = game.rules.guess(seen, move.seat, Dice(number * 1_000_003 + match.number))
        answer(world, next(ask for ask in waiting(world) if ask.seat == move.seat), move.option)
        require(
            look(game, world, move.seat) == shown,
            "an answer that can be taken back shows something hidden",
            move.option,
            move.seat,
        )


def look(game: Game, s: State, seat: int) -> tuple[bytes, list[Event]]:
    """Return all that a seat sees of a position and of what has just happened."""
    view = game.rules.sight(s, seat)
    return codec.dump(game, view), view.events


def check_end(walk: Walk) -> None:
    """Check at the end of a walk that no earlier position has moved, and the last record."""
    game = walk.match.game
    for number, (state, data) in enumerate(walk.kept):
        require(codec.dump(game, state) == data, "an earlier position has changed", number)
    for number, move in enumerate(walk.match.moves):
        before = walk.match.before(number)
        kept = before is None or codec.dump(game, before) == walk.kept[number][1]
        require(kept, "a position kept for undo has changed", move.option)
    check_record(walk.match)


def perft(s: State, depth: int) -> int:
    """Count the ways to answer the next `depth` questions, chance as the dice of the state have it."""
    total = 0
    for ask in waiting(s)[:1]:
        options = ask.options(s)
        if depth == 1:
            return len(options)
        for option in options:
            twin = s.copy()
            answer(twin, next(iter(waiting(twin))), option)
            total += perft(twin, depth - 1)
    return total
