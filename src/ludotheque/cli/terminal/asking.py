"""A question on the screen: its options in a list and on the map, chosen by keys, arrows or mouse."""

from __future__ import annotations

from collections.abc import Iterable
from time import monotonic
from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.binding import Binding, BindingType
from textual.widget import Widget
from textual.widgets import OptionList, Static

from ludotheque.cli.terminal.frame import Frame
from ludotheque.cli.terminal.help import manual
from ludotheque.cli.terminal.screens import Paper
from ludotheque.cli.terminal.voice import Voice
from ludotheque.cli.terminal.widgets import Painted
from ludotheque.match import Question
from ludotheque.textboard import Row, TextBoard, Thing

NO_ADVICE = -1
# Seconds in which an Enter after a number counts as part of it.
LATE = 1.0
LONG_AGO = float("-inf")


class Asking(Frame):
    """A table with a question to the person at the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "why", show=False),
        Binding("f1", "help", show=False),
        Binding("i", "details", show=False),
    ]

    def __init__(self, voice: Voice, board: TextBoard) -> None:
        super().__init__(voice, board)
        self.question: Question | None = None
        # The element looked at, the digits typed so far, and which option a bot advised.
        self.cursor = ""
        self.typed = ""
        self.advised = NO_ADVICE
        self.chosen_by_digit = LONG_AGO

    def middle(self) -> Iterable[Widget]:
        """Return question, options and what is said about them."""
        yield Static(id="ask")
        yield Static(id="situation")
        yield OptionList(id="choices")
        yield Static(id="news")
        yield Static(id="info")

    def choose(self, index: int) -> None:
        """Answer with one of the options."""
        raise NotImplementedError

    def hurry(self) -> None:
        """Let whoever is thinking be quick about it."""

    def list_options(self, question: Question | None) -> None:
        """Put the options of a question into the list, and the keyboard there."""
        self.question = question
        self.typed = ""
        self.advised = NO_ADVICE
        choices = self.query_one(OptionList)
        texts = [] if question is None else self.voice.options(question)
        wide = len(str(len(texts)))
        choices.set_options(Text(f"{number:>{wide}}  {text}") for number, text in enumerate(texts, 1))
        if texts:
            choices.highlighted = 0
            choices.focus()
        self.write("info", "")

    def numbers(self) -> dict[str, list[int]]:
        """Return the numbers of the options at each element."""
        found: dict[str, list[int]] = {}
        for number, answers in enumerate(self.voice.answers(self.question) if self.question else (), 1):
            found.setdefault(answers[-1].element(), []).append(number)
        return found

    def thing(self, element: str) -> Thing | None:
        """Return what an element of the board is."""
        return next((thing for thing in self.board.things() if thing.element == element), None)

    def point(self, element: str) -> None:
        """Move the cursor to an element and say what it is."""
        self.cursor = element
        for view in self.query(Painted):
            view.show(self.board, self.numbers(), element)
        thing = self.thing(element)
        self.write("info", f"{thing.says} {thing.more}" if thing else "")

    @on(OptionList.OptionHighlighted)
    def look_at_option(self, event: OptionList.OptionHighlighted) -> None:
        """Show where an option is and what its price is made of."""
        question = self.question
        if question is not None and event.option_index < len(self.voice.answers(question)):
            self.describe(question, event.option_index)

    def describe(self, question: Question, index: int) -> None:
        """Point at an option and say what its price is made of."""
        element = self.voice.answers(question)[index][-1].element()
        self.point(element)
        thing = self.thing(element)
        # What stands in a list is told in full; of a place on the map the price is enough.
        more = thing.more if isinstance(thing, Row) else ""
        advised = self.voice.say("A bot would do this.", "Un robot ferait ceci.") if index == self.advised else ""
        if text := " ".join(filter(None, (advised, self.voice.bill(question, index), more))):
            self.write("info", text)

    @on(OptionList.OptionSelected)
    def choose_option(self, event: OptionList.OptionSelected) -> None:
        """Answer with the option that was entered or clicked."""
        if not self.is_late_enter():
            self.choose(event.option_index)

    @on(Painted.Pointed)
    def look_at_element(self, event: Painted.Pointed) -> None:
        """Point at an element; a second click there chooses its option, or says why there is none."""
        numbers = self.numbers().get(event.element, [])
        again = event.by_mouse and event.element == self.cursor
        if again and len(numbers) == 1:
            self.choose(numbers[0] - 1)
        elif numbers:
            choices = self.query_one(OptionList)
            lit = (choices.highlighted or 0) + 1
            following = numbers[(numbers.index(lit) + 1) % len(numbers)] if again and lit in numbers else numbers[0]
            choices.highlighted = following - 1
            self.point(event.element)
        else:
            self.point(event.element)
            if event.by_mouse:
                self.explain(event.element)

    def explain(self, element: str) -> None:
        """Say why an element cannot be chosen."""
        thing = self.thing(element)
        if self.question is not None and thing is not None:
            reason = self.voice.reason(self.question, element)
            self.write("info", f"{thing.name}{self.voice.say(': ', ' : ')}{reason}")

    def on_key(self, event: events.Key) -> None:
        """Read the number of an option, digit by digit; while bots play, any key hurries them."""
        if self.question is None:
            self.hurry()
        elif event.character and event.character.isdecimal():
            self.read_digit(event.character, len(self.voice.answers(self.question)))
            event.stop()
        else:
            self.typed = ""

    def read_digit(self, digit: str, last: int) -> None:
        """Take a digit: answer as soon as no longer number can be meant, else only point at the option."""
        typed = self.typed + digit if self.typed + digit in map(str, range(1, last + 1)) else digit
        if not 1 <= int(typed) <= last:
            self.typed = ""
            return
        self.typed = typed
        self.query_one(OptionList).highlighted = int(typed) - 1
        if int(typed) * 10 > last:
            self.chosen_by_digit = monotonic()
            self.choose(int(typed) - 1)

    def is_late_enter(self) -> bool:
        """Tell whether this Enter still belongs to a number that has been taken without waiting for it."""
        late = monotonic() - self.chosen_by_digit < LATE
        self.chosen_by_digit = LONG_AGO
        return late

    def action_choose(self) -> None:
        """Answer with the option at the cursor, or say why there is none."""
        numbers = self.numbers().get(self.cursor, [])
        lit = (self.query_one(OptionList).highlighted or 0) + 1
        if self.is_late_enter():
            return
        if numbers:
            self.choose((lit if lit in numbers else numbers[0]) - 1)
        else:
            self.explain(self.cursor)

    def action_why(self) -> None:
        """Say why the element at the cursor cannot be chosen; without one, help."""
        if self.thing(self.cursor) is not None and self.cursor not in self.numbers() and self.question is not None:
            self.explain(self.cursor)
        else:
            self.action_help()

    def action_help(self) -> None:
        """Explain keys and signs."""
        self.push_screen(Paper(manual(self.voice, self.board)))

    def action_details(self) -> None:
        """Read all about the element at the cursor."""
        thing = self.thing(self.cursor)
        if thing is not None:
            self.push_screen(Paper(Text(f"{thing.says}\n\n{thing.more}")))
