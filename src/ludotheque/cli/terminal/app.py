"""Playing on the whole screen: the map in characters, the question with its options, keys and mouse."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from functools import partial
from typing import ClassVar

import click
from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static

from ludotheque.cli.language import Language
from ludotheque.cli.terminal import lesson
from ludotheque.cli.terminal.asking import Asking
from ludotheque.cli.terminal.counsels import Counsels
from ludotheque.cli.terminal.help import key_list
from ludotheque.cli.terminal.screens import HandOver, Paper
from ludotheque.cli.terminal.sitting import START, Sitting
from ludotheque.cli.terminal.voice import Voice
from ludotheque.errors import CannotSave, UndoRefused
from ludotheque.kernel import SPECTATOR, Option
from ludotheque.match import Question

# How long each answer of a bot stays on the screen before the next, in seconds; a key skips it.
PAUSE = 0.35


class TableApp(Asking):
    """A game on the whole screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", priority=True, show=False),
        Binding("q", "leave", show=False),
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("g", "goal", show=False),
        Binding("j", "journal", show=False),
        Binding("l", "language", show=False),
        Binding("s", "save", show=False),
        Binding("c", "known", show=False),
        Binding("e", "explanations", show=False),
        *(Binding(key, f"coach('{key}')", show=False) for key in dict.fromkeys(word.key for word in lesson.WORDS)),
    ]

    keeps_goal = True

    def __init__(
        self,
        sitting: Sitting,
        lang: Language,
        pause: float = PAUSE,
        greets: bool = False,
        counsels: Counsels | None = None,
    ) -> None:
        voice = Voice(sitting.match, lang)
        super().__init__(voice, voice.board(sitting.talk()))
        self.sitting = sitting
        self.pause = pause
        # Begins with what is played for.
        self.greets = greets
        # Who explains questions to newcomers, and what is said of the one that is put.
        self.counsels = counsels
        self.counsel = ""
        self.hurried = asyncio.Event()
        self.sentences: list[str] = []
        self.told = START
        # How many of the sentences were there when a person last answered.
        self.seen = 0

    def on_mount(self) -> None:
        """Sit down."""
        self.screen.add_class("goal")
        self.heed_signals()
        self.go_on()
        if self.greets:
            self.action_goal()

    def heed_signals(self) -> None:
        """Leave in good order when the system wants the program to end."""
        loop = asyncio.get_running_loop()
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            with suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):
                number = getattr(signal, name)
                loop.add_signal_handler(number, partial(self.exit, return_code=128 + number))

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Let bots answer until a person is asked or the game is over."""
        self.list_options(None)
        self.show_table()
        while (seat := self.sitting.robot()) is not None:
            number = self.sitting.match.number
            option = await asyncio.to_thread(self.sitting.thinking(seat))
            if self.sitting.match.number == number:
                self.take(seat, (option,))
            if self.pause and not self.hurried.is_set():
                self.show_table()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.hurried.wait(), self.pause)
        self.hurried.clear()
        question = self.sitting.question()
        if question is not None:
            await self.hand_over(question.seat)
        self.put(question)

    def hurry(self) -> None:
        """Show the answers of bots without a pause until a person is asked."""
        self.hurried.set()

    async def hand_over(self, seat: int) -> None:
        """Give the keyboard to another person, who alone may see what comes."""
        if seat == self.sitting.eyes:
            return
        if self.sitting.needs_handing_over(seat):
            name = self.sitting.match.names[seat]
            self.look_with(SPECTATOR)
            self.show_table()
            await self.push_screen_wait(
                HandOver(
                    self.voice.say(
                        f"{name}, it is your turn. Press Enter when nobody else is looking.",
                        f"{name}, c'est à vous. Entrée quand personne d'autre ne regarde.",
                    )
                )
            )
        self.look_with(seat)

    def look_with(self, eyes: int) -> None:
        """Show the game as another seat sees it, from its start."""
        self.sitting.eyes = eyes
        self.sentences, self.told = [], START

    def put(self, question: Question | None) -> None:
        """Put a question to the person at the keyboard, or tell how the game ended."""
        self.list_options(question)
        self.counsel = "" if self.counsels is None else self.counsels.tell(self.sitting, question, self.voice.lang)
        self.show_table()
        self.point_at_task(question)

    def point_at_task(self, question: Question | None) -> None:
        """Point at the option that the coach of a lesson asks for."""
        coach = self.sitting.coach
        answers = coach.card(self.voice.lang).answers if coach and question else ()
        if question is not None and answers and answers[0] in question.options:
            self.query_one(OptionList).highlighted = question.options.index(answers[0])

    def show_coach(self) -> None:
        """Let the coach of a lesson say what it has to say now."""
        coach = self.sitting.coach
        lines = self.explained()
        if coach is not None:
            lines = lesson.told(coach, coach.card(self.voice.lang), self.voice.lang, by_key=True)
        self.screen.set_class(bool(lines), "coached")
        self.write("coach", "\n".join(lines))

    def explained(self) -> list[str]:
        """Return what a newcomer is told of the question, and what to press once it is known."""
        if self.question is None or not self.counsel:
            return []
        ways = self.voice.say("c (got it) · e (no explanations)", "c (compris) · e (sans explications)")
        return [self.counsel, ways]

    def action_known(self) -> None:
        """Explain this kind of question no more."""
        if self.counsels is not None and self.counsel:
            self.counsels.know()
            self.counsel = ""
            self.show_table()

    def action_explanations(self) -> None:
        """Turn explanations of questions off or on again."""
        if self.counsels is not None:
            self.counsels.turn()
            self.counsel = self.counsels.tell(self.sitting, self.question, self.voice.lang)
            self.show_table()

    def action_coach(self, key: str) -> None:
        """Say something to the coach of a lesson, if the key means something now."""
        coach = self.sitting.coach
        if coach is None or self.question is None:
            return
        card = coach.card(self.voice.lang)
        word = next((word for word in lesson.words(card) if word.key == key), None)
        if word is not None:
            word.run(self.sitting, coach, card)
            self.voice = Voice(self.sitting.match, self.voice.lang)
            self.sentences, self.told = [], START
            self.go_on()

    def show_table(self) -> None:
        """Draw everything as it stands."""
        voice, sitting = self.voice, self.sitting
        news = sitting.news(self.told)
        self.told = len(sitting.match.moves)
        self.sentences += voice.events(sitting.talk(), news)
        board = voice.board(sitting.talk())
        self.show_board(board, self.numbers(), self.cursor)
        self.write("title", "  ·  ".join(filter(None, (voice.title(), board.title, self.whose_turn()))))
        self.show_coach()
        self.query_one("#goal", Static).update(Text(voice.goal_line(sitting.talk())))
        self.write("ask", self.headline())
        self.write("situation", self.subline())
        self.write_log(self.sentences, self.seen)
        recent = 1 if self.question else 6
        self.write("news", "\n".join(self.sentences[-recent:]) if self.is_small() else "")
        self.write_keys(key_list(voice, self.is_small(), bool(board.areas)))

    def whose_turn(self) -> str:
        """Say who is expected to answer."""
        seat = self.question.seat if self.question else self.sitting.robot()
        if seat is None:
            return ""
        if self.sitting.people == [seat]:
            return self.voice.say("your turn", "à vous")
        name = self.sitting.match.names[seat]
        return self.voice.say(f"up to {name}", f"à {name}")

    def headline(self) -> str:
        """Return the question, who is thinking, or how the game ended."""
        if self.question is not None:
            return self.voice.question(self.question)
        robot = self.sitting.robot()
        if robot is not None:
            name = self.sitting.match.names[robot]
            return self.voice.say(f"{name} is thinking…", f"{name} réfléchit…")
        return self.voice.result()

    def subline(self) -> str:
        """Return what is at hand for the question, or how to see a finished game again."""
        if self.question is not None:
            return self.voice.situation(self.question)
        return self.voice.how_to_watch(self.sitting.path) if self.voice.result() else ""

    def take(self, seat: int, options: tuple[Option, ...]) -> None:
        """Take an answer, or several in a row; if it cannot be written, say so and play on."""
        try:
            self.sitting.answer_in_turn(seat, options)
        except CannotSave as error:
            self.notify(self.voice.error(error), severity="error", markup=False)

    def choose(self, index: int) -> None:
        """Answer with one of the options."""
        question = self.question
        if question is not None and 0 <= index < len(self.voice.answers(question)):
            self.question = None
            self.seen = len(self.sentences)
            self.take(question.seat, self.voice.answers(question)[index])
            self.go_on()

    def action_undo(self) -> None:
        """Take the last answer back, or say why not."""
        try:
            self.notify(self.voice.taken_back(*self.sitting.undo()), timeout=3, markup=False)
        except UndoRefused as refusal:
            self.write("info", self.voice.error(refusal))
            return
        except CannotSave as error:
            self.notify(self.voice.error(error), severity="error", markup=False)
        self.sentences, self.told = [], START
        self.go_on()

    def action_hint(self) -> None:
        """Point at what a bot would do."""
        question = self.question
        if question is not None:
            self.advised = question.options.index(self.sitting.thinking(question.seat)())
            self.query_one(OptionList).highlighted = self.advised
            self.describe(question, self.advised)

    def action_goal(self) -> None:
        """Read what is played for."""
        self.push_screen(Paper(Text("\n\n".join(self.voice.goal_card(self.sitting.talk())))))

    def action_journal(self) -> None:
        """Read the game from its start."""
        self.push_screen(Paper(Text("\n".join(self.sentences)), at_end=True))

    def action_language(self) -> None:
        """Speak the other language."""
        self.voice = Voice(self.sitting.match, "en" if self.voice.lang == "fr" else "fr")
        self.sentences, self.told = [], START
        question = self.question
        self.show_table()
        if question is not None:
            self.put(question)

    def action_save(self) -> None:
        """Save now and say where."""
        try:
            self.sitting.save()
        except CannotSave as error:
            self.notify(self.voice.error(error), severity="error", markup=False)
            return
        self.notify(self.voice.how_to_resume(self.sitting.path), markup=False)

    def action_leave(self) -> None:
        """Leave the table; everything is saved."""
        self.exit()


def play_on_screen(sitting: Sitting, lang: Language, explain: str | None = None) -> None:
    """Play on the whole screen, then say how to go on."""
    greets = not sitting.match.moves and sitting.pupil is None
    app = TableApp(sitting, lang, greets=greets, counsels=Counsels(explain))
    app.run()
    if app.voice.result():
        click.echo(f"{app.voice.result()} {app.voice.how_to_watch(sitting.path)}")
    else:
        click.echo(app.voice.how_to_resume(sitting.path))
    if app.return_code:
        raise click.exceptions.Exit(app.return_code)
