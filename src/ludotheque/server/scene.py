"""A table as one viewer sees it: everything a page needs, taken from that seat's view and from nothing else."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property

import msgspec
from markupsafe import Markup
from msgspec.structs import replace

from ludotheque import codec, rulebook
from ludotheque.chance import Pledge, fingerprint
from ludotheque.game import Game, Talk, Words
from ludotheque.goal import Goal
from ludotheque.kernel import BUTTON, SPECTATOR, Event, Option
from ludotheque.lessons import Card, Coach
from ludotheque.match import Question
from ludotheque.page import Caution, Item, Page
from ludotheque.puzzles import OPEN
from ludotheque.server.coaching import coach_of, id_on_page
from ludotheque.server.company import Company, Viewer, is_stood_in
from ludotheque.server.ending import Ending
from ludotheque.server.live import Entry, Live, Position
from ludotheque.server.plates import Plate, plate
from ludotheque.server.render import Layers, cut, things_of, with_names
from ludotheque.server.seating import appeal
from ludotheque.store import rows as store
from ludotheque.store.rows import SeatRow
from ludotheque.words import finished

LOG = 80
# Lines of what happened since the last turn, before they are folded.
RECAP = 60
# From so many buttons on that differ only in a number, they show the number alone.
NUMBERS = 4
# The symbol of a button that finishes a step; where something lies on the board, no other button is the main one.
FINISHES = "ui-check"
# The symbol of a button that puts back what was taken up; whoever chooses another thing instead presses it first.
PUTS_BACK = "ui-undo"
# A picture brings its style sheet along; a page has it already, and forbids others.
STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)


class Choice(msgspec.Struct, frozen=True, cache_hash=True):
    """An option as it is offered: its wire form, the element it points at, its words and its bill."""

    value: str
    element: str
    text: str
    bill: tuple[tuple[str, str], ...]
    is_button: bool
    icon: str
    # What stands on its button: one of many numbers is only the number.
    face: str
    # The elements that answers in a row lead over.
    steps: str = ""
    # What it will do that one may not expect.
    caution: Caution | None = None

    @property
    def puts_back(self) -> bool:
        """Tell whether it only puts back what was taken up."""
        return self.is_button and self.icon == PUTS_BACK


class Said(msgspec.Struct, frozen=True, cache_hash=True):
    """A line of the log."""

    number: int
    seat: int
    icon: str
    text: Markup
    # The same without marks, as it is read out.
    plain: str
    is_mark: bool = False
    is_undone: bool = False
    # The clause it follows from, and what that says.
    clause: str = ""
    rule: str = ""
    # The elements of the board that it is about.
    places: tuple[str, ...] = ()


class Scene(Company):
    """One position for one viewer."""

    def __init__(self, live: Live, position: Position, viewer: Viewer) -> None:
        super().__init__(live, position, viewer)
        self.match = position.match
        # What is said of the puzzle that lies here, if one does.
        self.puzzle: Plate | None = plate(self.match, viewer.language)
        self.game: Game = self.match.game
        self.words: Words = self.game.words[viewer.language]
        self.names = position.names
        self._asked = position.asked()
        self.view = self.match.view(viewer.seat)
        self.talk = Talk(self.view, self.names, viewer.seat)
        self.only_watches = self._only_watches()
        self.question = None if self.only_watches else self.match.question(viewer.seat)
        # What the game draws from: nothing is lit for somebody who only watches.
        self.page_talk = Talk(self.view, self.names, SPECTATOR, viewer.seat) if self.only_watches else self.talk
        self.page: Page = self.game.show.page(self.page_talk, viewer.language)
        # What all seats look like: as the game says, or as its place at the table does.
        self.looks = tuple(map(self._look, range(len(self.names))))
        self.outcome = self.match.outcome()
        # Who guides the viewer through a lesson, if somebody does.
        self.coach = self._coach()
        self._choices: list[Choice] | None = None

    @property
    def number(self) -> int:
        """Return the number of the question as this viewer knows it."""
        return self.position.marks[self.viewer.seat]

    def _only_watches(self) -> bool:
        seat = self.viewer.seat
        idle = self.viewer.looks_back or self.position.is_closed or self.is_settled
        if seat == SPECTATOR or idle or self.position.seats[seat].bot:
            return True
        return self.position.answer_for(seat) is not None

    def board(self) -> Layers:
        """Return the board, cut into layers; the picture of the whole table if the game has no page of its own."""
        if self.page.board:
            return cut(self.page.board)
        seat = SPECTATOR if self.only_watches else self.viewer.seat
        return cut(STYLE.sub("", self.game.show.board(self.view, seat, self.language, self.names)))

    @property
    def is_settled(self) -> bool:
        """Tell whether a puzzle lies here that is solved or missed: nothing more is asked then."""
        return self.puzzle is not None and self.puzzle.state != OPEN

    def goal(self) -> Goal:
        """Return what is played for, and how the viewer stands."""
        return self.game.show.goal(self.page_talk, self.language)

    def _coach(self) -> Coach | None:
        coach = None if self.viewer.looks_back else coach_of(self.position)
        return coach if coach is not None and coach.seat in self.viewer.held else None

    @cached_property
    def lesson_card(self) -> Card | None:
        """Return what the coach says now; nothing while the viewer plays alone."""
        return None if self.coach is None or self.coach.is_away else self.coach.card(self.language)

    def lights(self, card: Card) -> str:
        """Return the ids of what the coach points at."""
        return " ".join([*map(id_on_page, card.answers), *(light.removeprefix("#") for light in card.lights)])

    def asked(self) -> list[int]:
        """Return who must answer now; of secret choices, all know who is not ready and nothing else."""
        return self._asked

    def question_kind(self) -> str:
        """Return which kind of question the viewer is asked; nothing if none."""
        return type(self.question.ask).__name__ if self.question is not None else ""

    def counsels(self) -> Mapping[str, str]:
        """Return what a newcomer is told of each kind of question; a coach and a puzzle say it themselves."""
        return {} if self.coach or self.puzzle else self.game.show.counsels.get(self.language, {})

    def title(self) -> str:
        """Return the question, or whom everybody waits for."""
        if self.question is not None:
            return self.words.question(self.talk, self.question.ask)
        if self.outcome is not None or self.position.is_closed:
            return self.say("over" if self.outcome else "closed")
        return self.say("bot-plays-for-you") if self.may_come_back() else self.whose_turn()

    def whose_turn(self) -> str:
        """Return whom everybody waits for."""
        asked = self.asked()
        if len(asked) != 1:
            return self.say("thinking-several", names=", ".join(self.names[seat] for seat in asked))
        kind = "bot" if self.position.seats[asked[0]].bot else "person"
        return self.say(f"thinking-{kind}", name=self.names[asked[0]])

    def detail(self) -> str:
        """Return what the viewer has at hand for the question, or how the game ended."""
        if self.question is not None:
            return self.words.situation(self.talk, self.question.ask)
        if self.outcome is not None:
            return self.ending.verdict()
        if self.live.queues and any(self.position.seats[seat].bot for seat in self.asked()):
            return self.say("bots-queue")
        if self.viewer.seat == SPECTATOR:
            return self.say("watching") if not self.viewer.held else self.page.waiting
        if self.may_come_back():
            return f"{finished(self.whose_turn())} {self.say('take-back-how')}"
        return self.page.waiting

    @property
    def ending(self) -> Ending:
        """Return how the game ended, in words."""
        return Ending(self.match, self.names, self.language)

    def choices(self) -> list[Choice]:
        """Return what the viewer may answer now."""
        if self._choices is None:
            question = self.question
            self._choices = [*self._answers(question), *self._ways()] if question else []
        return self._choices

    def _answers(self, question: Question) -> list[Choice]:
        alike = Counter(option.verb for option in question.options if option.kind == BUTTON)
        return [self._choice(question, option, alike[option.verb] >= NUMBERS) for option in question.options]

    def main_choice(self) -> Choice | None:
        """Return the choice of the main button: what finishes in its time, else the first of a few different ones."""
        buttons = [choice for choice in self.choices() if choice.is_button]
        finishing = [choice for choice in buttons if choice.icon == FINISHES]
        if finishing:
            return next((choice for choice in finishing if not (choice.caution and choice.caution.is_early)), None)
        verbs = {choice.value.partition(".")[0] for choice in buttons}
        is_clear = len(verbs) == len(self.choices())
        return buttons[0] if is_clear and buttons else None

    def _choice(self, question: Question, option: Option, is_one_of_many: bool) -> Choice:
        text = self.talk.said.get(option) or self.words.option(self.talk, question.ask, option)
        is_number = is_one_of_many and re.search(rf"\b{option.index}\b", text)
        return Choice(
            wire(option),
            option.element(),
            text,
            tuple(self.words.bill(self.talk, question.ask, option)),
            option.kind == BUTTON,
            self.game.show.option_icon(option),
            str(option.index) if is_number else text,
            caution=self.game.show.caution(self.talk, question.ask, option, self.language),
        )

    def _ways(self) -> list[Choice]:
        """Return what several answers in a row lead to."""
        found = []
        for way in self.game.show.ways(self.talk, self.language):
            elements = [option.element() for option in way.options]
            value = " ".join(wire(option) for option in way.options)
            found.append(Choice(value, elements[-1], way.text, way.bill, False, "", way.text, " ".join(elements)))
        return found

    def about(self, seat: int) -> tuple[str, str, str, bool, str, bool]:
        """Return what a seat's panel says besides how it stands in the game, and what the viewer can do about it."""
        position, held = self.position, self.viewer.held
        has_seats = bool(held) and seat == held[0]
        name, is_asked = position.seats[seat].name, seat in self.asked()
        return name, *self.kind(seat), is_asked, self.offers(seat), has_seats

    def told(self, item: Item) -> str:
        """Return the numbers of the paragraphs about an item that an option of this question says already."""
        offered = {choice.value for choice in self.choices()} if item.told else set()
        told = [option is not None and wire(option) in offered for option in item.told]
        return " ".join(str(number) for number, is_told in enumerate(told) if is_told)

    def undo(self) -> tuple[bool, str]:
        """Tell whether the viewer may take the last answer back, and if not, why."""
        seat = self.viewer.seat
        if seat == SPECTATOR or self.outcome is not None:
            return False, self.say("not-your-turn")
        refusal = self.match.why_no_undo(seat)
        return refusal is None, "" if refusal is None else refusal.say(self.language)

    def round(self) -> str:
        """Return how far the game is."""
        progress = self.page.progress
        if progress.label or not progress.now:
            return progress.label
        return self.say("round-of" if progress.of else "round", now=progress.now, of=progress.of)

    def emblem(self) -> str:
        """Return the symbol of the seat that the question bar is about."""
        seat = self.bar_seat()
        emblem = next((panel.emblem for panel in self.page.panels if panel.seat == seat), "")
        return emblem or ("ui-bot" if seat >= 0 and self.position.seats[seat].bot else "ui-person")

    def look(self, seat: int) -> str:
        """Return what a seat looks like; a spectator has no look of its own."""
        return self.looks[seat] if seat >= 0 else "0"

    def _look(self, seat: int) -> str:
        looks = self.page.looks
        return looks[seat] if seat < len(looks) and looks[seat] else str(seat + 1)

    def sign(self, seat: int) -> tuple[str, str]:
        """Return the name of a seat and what it looks like."""
        return self.names[seat], self.look(seat)

    def bar_seat(self) -> int:
        """Return the seat whose colour the question bar has."""
        asked = self.asked()
        return self.viewer.seat if self.question is not None or not asked else asked[0]

    def appeals(self) -> list[SeatRow]:
        """Return the viewer's seats that the host wants, while one may object."""
        found = (appeal(self.position, seat) for seat in self.viewer.held)
        return [place for place in found if place]

    def said(self, since: int = 0) -> list[Said]:
        """Return the log from a number on, in sentences, and where the rules changed."""
        lines = [] if since else self._opening()
        eras = [era[0] for era in self.position.table.eras if era[0] <= self.position.length]
        # Whether the rules changed before a line is told by the line before it.
        for number, entry in self._entries(max(0, since - 1) if eras else since):
            changes = len(eras)
            eras = [first for first in eras if first > entry.number]
            if number >= since:
                lines += [self._change_of_rules(number)] * (changes - len(eras)) + self._lines(number, entry)
        return lines if since else lines + [self._change_of_rules(self.number) for _ in eras]

    def recap(self) -> tuple[Said, ...]:
        """Return what others did since the viewer last answered, if it is the viewer's turn again."""
        if self.question is None or self.viewer.seat not in self.viewer.held:
            return ()
        last = self._since_last_answer()
        lines = self.said(last) if last else []
        return tuple(line for line in lines if not line.is_mark and not line.is_undone)[-RECAP:]

    def _since_last_answer(self) -> int:
        """Return the number of the first entry after the viewer's last answer; zero if nobody else has acted since."""
        seat, number = self.viewer.seat, self.number
        for entry in self.position.backwards(seat, LOG):
            if entry.seat == seat and not entry.undo:
                return number if number < self.number else 0
            number -= 1
        return 0

    def _entries(self, since: int) -> Iterable[tuple[int, Entry]]:
        """Return what the viewer may see of the log from a number on."""
        seat = self.viewer.seat
        return enumerate(self.position.news(seat, since), since) if since else self.position.entries(seat)

    def _change_of_rules(self, number: int) -> Said:
        text = self.say("new-rules")
        return Said(number, SPECTATOR, "mark", Markup(text), text, is_mark=True)

    def news_of_rules(self) -> str:
        """Return what to tell about other rules than those of before: for a while, or as long as they end the game."""
        if self.position.is_closed:
            return self.say("closed-why")
        since = self.position.table.eras[-1] if self.position.table.eras else None
        if since is None or self.outcome is not None or self.position.length >= since[0] + 2 * len(self.names):
            return ""
        return self.say("new-rules-lost" if since[2] < since[0] else "changed", n=since[0] - since[2])

    def news(self) -> str:
        """Return what everybody at the table is told above the board, for a while or all along."""
        return " ".join(filter(None, (self.news_of_rules(), self.news_of_chance())))

    def news_of_chance(self) -> str:
        """Return a warning for a table at which several people play and somebody may know what comes."""
        people = {place.person for place in self.position.seats if place.person}
        is_so = len(people) > 1 and self.outcome is None and self.position.is_foreseeable
        return self.say("fair-known") if is_so else ""

    def _opening(self) -> list[Said]:
        return [said for event in self.match.first_events if (said := self._event(-1, event))]

    def _lines(self, number: int, entry: Entry) -> list[Said]:
        if entry.undo:
            text = self.say("undone", name=self.names[entry.seat])
            return [Said(number, entry.seat, "ui-undo", with_names(text, self.names), text)]
        key = (entry.number, self.viewer.seat, self.language, self.names)
        lines = self.live.sentences.get(key)
        if lines is None:
            found = [self._event(number, event) for event in entry.events]
            lines = self.live.sentences[key] = [line for line in found if line is not None]
        if entry.number in self.position.undone:
            return [replace(line, is_undone=True) for line in lines]
        return lines

    def _event(self, number: int, event: Event) -> Said | None:
        if not event.is_seen_by(self.viewer.seat):
            return None
        sentence = self._sentence(event)
        if not sentence:
            return None
        icon = event.symbol()
        clause = event.clause
        rule = rulebook.clause(clause).text(self.language) if clause else ""
        text = with_names(sentence, self.names, things_of(self.game, self.language))
        places = self.game.show.touched(event)
        return Said(number, event.seat, icon, text, sentence, icon == "mark", clause=clause, rule=rule, places=places)

    def _sentence(self, event: Event) -> str:
        """Tell an event; one that other rules told may speak of what is no more."""
        try:
            return self.words.event(self.talk, event)
        except Exception:
            if not self.match.past:
                raise
            return ""

    @property
    def commitment(self) -> str:
        """Return the fingerprint of chance."""
        return fingerprint(self.match.last_seed)

    def fairness(self) -> str:
        """Return the fingerprint of chance, and once the game is over what it is the fingerprint of."""
        seed = self.match.last_seed
        text = self.say("fair", hash=self.commitment)
        if self.position.is_foreseeable and self.outcome is None:
            return f"{text}. {self.say('fair-known')}"
        if isinstance(seed, Pledge):
            return f"{text}. {self.say('fair-why' if any(seed.added) else 'fair-alone')}"
        return text if self.outcome is None else f"{text} · {self.say('fair-open', seed=seed)}"

    def deadline(self) -> float:
        """Return when the time of whoever is asked is up; zero if no clock runs."""
        table = self.position.table
        runs = table.clock and self.outcome is None and not table.robots_turn and not self.is_clock_stopped()
        return self.position.since(self.viewer.seat) + (table.clock or 0) if runs else 0.0

    def is_clock_stopped(self) -> bool:
        """Tell whether there is a clock, but nobody whom it spares the waiting."""
        people = sum(place.bot is None for place in self.position.seats)
        return bool(self.position.table.clock) and self.outcome is None and people < store.COMPANY

    def grace(self) -> float:
        """Return for how many seconds somebody who is late is still waited for."""
        return (self.position.table.clock or 0) * store.GRACE

    def end(self) -> str:
        """Return what the viewer can do who is asked nothing: see results, play again, take the seat back; or wait."""
        if self.outcome is not None:
            return "again" if self.viewer.held else "results"
        return "back" if self.may_come_back() else ""

    def may_come_back(self) -> bool:
        """Tell whether a bot plays for the viewer."""
        seat = self.viewer.seat
        return self.outcome is None and seat in self.viewer.held and is_stood_in(self.position, seat)


def wire(option: Option) -> str:
    """Return an option as a form sends it."""
    return f"{option.verb}.{option.kind}.{option.index}.{option.arg}"


def next_seat(position: Position, held: tuple[int, ...], at: int) -> tuple[int, int | None]:
    """Return as which of its seats a screen looks, and to whom it must first be handed over, if to anybody."""
    if not held:
        return SPECTATOR, None
    if len(held) == 1 or position.begun is None:
        return held[0], None
    own = [seat for seat in position.asked() if seat in held and not position.seats[seat].bot]
    asked = [seat for seat in own if position.answer_for(seat) is None]
    if at in held and (not asked or at in asked):
        return at, None
    if not has_secrets(position, held):
        return (asked or held)[0], None
    return SPECTATOR, asked[0] if asked else None


def has_secrets(position: Position, held: tuple[int, ...]) -> bool:
    """Tell whether the seats at one screen see different things."""
    match = position.match
    views = {codec.dump(match.game, match.view(seat)) for seat in held}
    return len(views) > 1
