"""Line mode: everything in sentences, answers by number or by text; for pipes and screen readers."""

from __future__ import annotations

import sys
from contextlib import suppress

import click

from ludotheque import naming
from ludotheque.cli.language import Language
from ludotheque.cli.terminal import commands, lesson, lookup
from ludotheque.cli.terminal.commands import Leave
from ludotheque.cli.terminal.counsels import Counsels
from ludotheque.cli.terminal.sitting import START, Sitting
from ludotheque.cli.terminal.voice import Voice
from ludotheque.errors import CannotSave
from ludotheque.kernel import Option
from ludotheque.match import Question


class PlainTable:
    """Tells a game line by line and reads answers."""

    def __init__(self, sitting: Sitting, lang: Language, counsels: Counsels | None = None) -> None:
        self.sitting = sitting
        # Who explains questions to newcomers, if somebody does.
        self.counsels = counsels
        self.voice = Voice(sitting.match, lang)
        # How many answers each pair of eyes has been told.
        self.told: dict[int, int] = {}
        # What the coach of a lesson said last while others played.
        self.heard = ""
        # What they asked for last: while a step goes on, only that is said again.
        self.asked: tuple[object, ...] = ()

    def play(self) -> None:
        """Play until the game is over or somebody leaves; everything is saved all along."""
        self._greet()
        try:
            while self._step():
                pass
        except Leave:
            click.echo(self.voice.how_to_resume(self.sitting.path))
        else:
            click.echo(f"\n{self.voice.result()}")
            click.echo(self.voice.how_to_watch(self.sitting.path))

    def _greet(self) -> None:
        say, sitting = self.voice.say, self.sitting
        people = self.voice.listed([sitting.match.names[seat] for seat in sitting.people])
        click.echo(f"{self.voice.title()}. " + say(f"Saved in {sitting.path}.", f"Enregistré dans {sitting.path}."))
        if not sitting.match.moves and sitting.pupil is None:
            self.tell_goal()
        if people:
            click.echo(say(f"At the keyboard: {people}.", f"Au clavier : {people}."))
            click.echo(say("Type help for the commands.", "Taper aide pour les commandes."))
        self._pass_over_prelude()
        self.tell()

    def _pass_over_prelude(self) -> None:
        """Leave untold what happened before a lesson begins: a newcomer could make nothing of it."""
        before = len(self.sitting.coach.lesson.prelude) if self.sitting.coach else 0
        if before:
            self.told[self.sitting.eyes] = before
            said = self.voice.say(
                "The game is under way already; log tells what has happened.",
                "La partie est déjà commencée ; journal raconte ce qui s'est passé.",
            )
            click.echo(said)

    def _step(self) -> bool:
        """Let a bot or a person answer once; tell whether the game goes on."""
        robot = self.sitting.robot()
        if robot is not None:
            self._tell_meanwhile()
            self._answer(robot, (self.sitting.thinking(robot)(),))
            return True
        question = self.sitting.question()
        if question is None:
            return False
        self._hand_over(question.seat)
        self.tell()
        self.ask(question)
        options = self._read_options(question)
        if options:
            self._answer(question.seat, options)
        return True

    def _answer(self, seat: int, options: tuple[Option, ...]) -> None:
        """Take an answer, or several in a row, and tell what follows; if it cannot be written, say so and play on."""
        try:
            self.sitting.answer_in_turn(seat, options)
        except CannotSave as error:
            click.echo(self.voice.error(error))
        self.tell()

    def tell(self) -> None:
        """Say what happened since the last time."""
        eyes = self.sitting.eyes
        news = self.sitting.news(self.told.get(eyes, START))
        self.told[eyes] = len(self.sitting.match.moves)
        for sentence in self.voice.events(self.sitting.talk(), news):
            click.echo(sentence)

    def tell_goal(self) -> None:
        """Say what is played for, how it ends and what a turn is."""
        for line in self.voice.goal_card(self.sitting.talk()):
            click.echo(line)

    def forget(self) -> None:
        """Tell nothing twice after an answer was taken back."""
        moves = len(self.sitting.match.moves)
        self.told = {eyes: min(told, moves) for eyes, told in self.told.items()}

    def _hand_over(self, seat: int) -> None:
        """Give the keyboard to another person, who alone may see what comes."""
        before = self.sitting.eyes
        if seat == before:
            return
        secret = self.sitting.needs_handing_over(seat)
        self.sitting.eyes = seat
        if not secret:
            self.told[seat] = self.told[before]
            return
        name = self.sitting.match.names[seat]
        click.echo(self.voice.say(f"--- {name} takes the keyboard ---", f"--- {name} prend le clavier ---"))
        if sys.stdin.isatty():
            read(
                self.voice.say(
                    "Press Enter when nobody else is looking: ", "Entrée quand personne d'autre ne regarde : "
                )
            )
            click.clear()

    def _tell_meanwhile(self) -> None:
        """Let the coach of a lesson say once what to watch while others play."""
        coach = self.sitting.coach
        card = coach.card(self.voice.lang) if coach else None
        if card and card.kind == "waiting" and card.text != self.heard:
            self.heard = card.text
            click.echo(f"\n{card.title}. {card.text}")

    def tell_lesson(self, question: Question) -> None:
        """Let the coach of a lesson say what it has to say now."""
        coach = self.sitting.coach
        if coach is None:
            return
        card = coach.card(self.voice.lang)
        click.echo("")
        lines = lesson.told(coach, card, self.voice.lang, by_key=False)
        asked = (card.step, card.kind, card.text, card.task)
        for line in [lesson.task(card)] if asked == self.asked and card.task else lines:
            click.echo(f"| {line}")
        self.asked = asked
        for option in card.answers:
            number = question.options.index(option) + 1
            click.echo(self.voice.say(f"| (That is option {number}.)", f"| (C'est l'option {number}.)"))

    def _say_to_coach(self, line: str) -> bool:
        """Tell the coach of a lesson what was typed, if it is a word for it; tell whether it was."""
        coach = self.sitting.coach
        if coach is None:
            return False
        card = coach.card(self.voice.lang)
        word = lesson.said(card, line or "next")
        if word is None:
            return False
        word.run(self.sitting, coach, card)
        self.voice = Voice(self.sitting.match, self.voice.lang)
        self.forget()
        return True

    def _is_untimely(self, line: str) -> bool:
        """Tell whether something is a word that the coach of a lesson does not wait for now, and say so."""
        coach = self.sitting.coach
        if coach is None or not lesson.is_word(line):
            return False
        said = self.voice.say
        now = [lesson.called(word, self.voice.lang, by_key=False) for word in lesson.words(coach.card(self.voice.lang))]
        click.echo(
            said(f"{line!r} is not for now: ", f"« {line} » n'est pas pour maintenant : ") + ", ".join(now) + "."
        )
        return True

    def tell_counsel(self, question: Question) -> None:
        """Say to a newcomer what a question decides, and the first time how not to be told."""
        if self.counsels is None:
            return
        is_first = not self.counsels.last
        text = self.counsels.tell(self.sitting, question, self.voice.lang)
        if text:
            ways = self.voice.say(
                " (known: no more of this; explanations: none at all)",
                " (compris : ne plus le dire ; explications : n'en donner aucune)",
            )
            click.echo(f"* {text}{ways if is_first else ''}")

    def ask(self, question: Question) -> None:
        """Put the question with its numbered options."""
        self.tell_lesson(question)
        name = (
            self.sitting.match.names[question.seat] + self.voice.say(": ", " : ")
            if len(self.sitting.people) > 1
            else ""
        )
        click.echo(f"\n{name}{self.voice.question(question)}")
        situation = self.voice.situation(question)
        if situation:
            click.echo(situation)
        self.tell_counsel(question)
        for number, text in enumerate(self.voice.options(question), 1):
            foreseen = self.voice.foreseen(question, number - 1)
            click.echo(f"  {number}. {text}" + (f" ({foreseen})" if foreseen else ""))

    def _read_options(self, question: Question) -> tuple[Option, ...]:
        """Read until something is chosen; nothing if a command put another question on the table."""
        while True:
            line = read("> ").strip()
            if self._say_to_coach(line):
                return ()
            command, about = commands.parse(line)
            if command is not None:
                if command.run(self, question, about):
                    return ()
            elif line and not self._is_untimely(line):
                found = self._find(question, line)
                if found:
                    return found

    def _find(self, question: Question, typed: str) -> tuple[Option, ...]:
        """Return the option or way that was meant, or say why it is none."""
        texts = self.voice.options(question)
        if typed.isdecimal():
            found = [int(typed) - 1] if 1 <= int(typed) <= len(texts) else []
        else:
            found = self._called(question, typed) or lookup.matches(typed, texts)
        if len(found) == 1:
            return self.voice.answers(question)[found[0]]
        if found:
            click.echo(self.voice.say("Several options match:", "Plusieurs options correspondent :"))
            for index in found:
                click.echo(f"  {index + 1}. {texts[index]}")
        else:
            self.explain(question, typed)
        return ()

    def _called(self, question: Question, typed: str) -> list[int]:
        """Return which option is called so by ids of components, such as `conquer region:hill_1`."""
        match = self.sitting.match
        view = match.view(question.seat)
        spelled = [naming.spell(match.game, view, option) for option in question.options]
        return [spelled.index(typed)] if typed in spelled else []

    def explain(self, question: Question, typed: str) -> None:
        """Say why something on the board is not an option, or that nothing is called like that."""
        say = self.voice.say
        board = self.voice.board(self.sitting.talk())
        match = self.sitting.match
        element = naming.element_called(match.game, match.view(question.seat), typed.rpartition(" ")[2])
        things = [] if typed.isdecimal() else lookup.things(element if ":" in typed else typed, board)
        for thing in things[:3]:
            click.echo(f"{thing.name}{say(': ', ' : ')}{self.voice.reason(question, thing.element)}")
        if not things:
            near = lookup.near(typed, board)
            last = len(self.voice.options(question))
            numbers = say(f"1 to {last}", f"1 à {last}") if last > 1 else "1"
            click.echo(
                say(
                    f"“{typed}” is neither an option nor on the board: say {numbers}, part of an option, or help.",
                    f"« {typed} » n'est ni une option ni sur le plateau : dire {numbers}, un bout d'option, ou aide.",
                )
            )
            if near:
                click.echo(say(f"Perhaps {', '.join(near)}?", f"Peut-être {', '.join(near)} ?"))


def read(prompt: str) -> str:
    """Read a line; when nothing more comes, leave."""
    try:
        if sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401 (gives the line its editing keys)
            return input(prompt)
        line = sys.stdin.readline()
    except EOFError:
        click.echo()
        raise Leave from None
    if not line:
        raise Leave
    # What came through a pipe is shown, so that the whole reads like a dialogue.
    click.echo(f"{prompt}{line.rstrip()}")
    return line
