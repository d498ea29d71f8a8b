"""What the terminal itself says, and how it lets a game speak, in the language chosen."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from ludotheque import earnings, rulebook
from ludotheque.cli.language import Language
from ludotheque.cli.terminal import files
from ludotheque.errors import LudothequeError, NotAnOption, UnknownClause
from ludotheque.game import Talk, Way, Words
from ludotheque.goal import Goal
from ludotheque.kernel import Event, Option
from ludotheque.match import Match, Question
from ludotheque.puzzles import OPEN, SOLVED, puzzle_of
from ludotheque.reasons import ALSO, told
from ludotheque.textboard import TextBoard
from ludotheque.typography import shown
from ludotheque.words import EN, FR


class Voice:
    """Speaks one language about one match."""

    def __init__(self, match: Match, lang: Language) -> None:
        self.match = match
        self.lang: Language = lang

    @property
    def words(self) -> Words:
        """Return the game's own sentences."""
        return self.match.game.words[self.lang]

    def say(self, en: str, fr: str) -> str:
        """Return the one of two texts that is in the language spoken."""
        return shown(fr if self.lang == "fr" else en, self.lang)

    def listed(self, names: Sequence[str]) -> str:
        """Return names as they are read out."""
        return (FR if self.lang == "fr" else EN).listed(names)

    def error(self, error: LudothequeError) -> str:
        """Say what was wrong, as a sentence."""
        text = error.say(self.lang)
        return self.say(f"{text[:1].upper()}{text[1:]}.", f"{text[:1].upper()}{text[1:]}.")

    def title(self) -> str:
        """Return the game's name."""
        return self.match.game.cover.titles[self.lang]

    def board(self, talk: Talk) -> TextBoard:
        """Return what can be shown of the position."""
        return self.match.game.show.text_board(talk, self.lang)

    def question(self, question: Question) -> str:
        """Ask."""
        return self.words.question(self.match.talk(question.seat), question.ask)

    def situation(self, question: Question) -> str:
        """Say what is at hand for the question."""
        return self.words.situation(self.match.talk(question.seat), question.ask)

    def options(self, question: Question) -> list[str]:
        """Name all options of a question, then all ways of several answers."""
        talk = self.match.talk(question.seat)
        names = [self.words.option(talk, question.ask, option) for option in question.options]
        return [*names, *(way.text for way in self.ways(question))]

    def foreseen(self, question: Question, index: int) -> str:
        """Say in a few words what an option will do that one may not expect."""
        if index >= len(question.options):
            return ""
        talk, option = self.match.talk(question.seat), question.options[index]
        found = self.match.game.show.caution(talk, question.ask, option, self.lang)
        return found.short if found else ""

    def ways(self, question: Question) -> list[Way]:
        """Return what several answers in a row lead to."""
        return self.match.game.show.ways(self.match.talk(question.seat), self.lang)

    def answers(self, question: Question) -> list[tuple[Option, ...]]:
        """Return what to answer for each of the options and ways, in the order in which they are named."""
        return [*((option,) for option in question.options), *(way.options for way in self.ways(question))]

    def taken_back(self, seat: int, options: Sequence[Option]) -> str:
        """Say what was taken back; its question is open again."""
        question = self.match.question(seat)
        named = dict(zip(self.answers(question), self.options(question), strict=True)) if question else {}
        # A way that stopped before its end is called after its first step.
        text = named.get(tuple(options)) or named.get(tuple(options[:1]), "")
        return self.say(f"Taken back: {text}", f"Réponse reprise : {text}")

    def bill(self, question: Question, index: int) -> str:
        """Say what the price of an option or way is made of, in one line."""
        count = len(question.options)
        if index < count:
            lines = self.words.bill(self.match.talk(question.seat), question.ask, question.options[index])
        else:
            lines = list(self.ways(question)[index - count].bill)
        return ", ".join(f"{what} {figure}" for what, figure in lines)

    def goal(self, talk: Talk) -> Goal:
        """Return what is played for, and how whoever looks stands."""
        return self.match.game.show.goal(talk, self.lang)

    def goal_line(self, talk: Talk) -> str:
        """Say in one line what is played for and how far it is; or the task of a puzzle."""
        if task := self.task():
            return task[-1]
        goal = self.goal(talk)
        done = f" ({goal.gauge.done}/{goal.gauge.of})" if goal.gauge.of > 1 else ""
        return f"{goal.short}{done}{self.say(': ', ' : ')}{goal.standing}" if goal.standing else goal.short + done

    def goal_card(self, talk: Talk) -> list[str]:
        """Say what wins, how it ends and what a turn is, a line each; or what puzzle this is."""
        if task := self.task():
            return task
        goal, colon = self.goal(talk), self.say(": ", " : ")
        turn = self.say("A round" if goal.is_round else "A turn", "Un tour")
        lines = [f"{goal.title}{colon}{goal.aim}", *(f"{point.head}{colon}{point.text}" for point in goal.facts)]
        gestures = (f"{number}. {point.head} ({point.text})" for number, point in enumerate(goal.turn, 1))
        return [*lines, f"{turn}{colon}{' · '.join(gestures)}.", self.goal_line(talk)] if goal.aim else []

    def task(self) -> list[str]:
        """Return title and task of a puzzle; nothing in a game."""
        found = puzzle_of(self.match)
        return [] if found is None else [shown(text.say(self.lang), self.lang) for text in found.said()]

    def verdict(self) -> str:
        """Say what has become of a puzzle; nothing before, or in a game."""
        found = puzzle_of(self.match)
        state = OPEN if found is None else found.verdict(move.option for move in self.match.moves)
        if found is None or state == OPEN:
            return ""
        solved = state == SOLVED
        command = f"ludotheque puzzle {found.game.name} {found.number + solved}"
        if solved:
            return self.say(f"Solved! The next one: {command}.", f"Résolu ! Le suivant : {command}.")
        return self.say(
            f"Not quite yet. Try again: {command}; or add --solution.",
            f"Ce n'est pas encore ça. Recommencer : {command} ; ou ajouter --solution.",
        )

    def events(self, talk: Talk, events: list[Event]) -> list[str]:
        """Tell what happened, one sentence each."""
        told = (self.words.event(talk, event) for event in events)
        return [sentence for sentence in told if sentence]

    def refusal(self, seat: int, element: str) -> str:
        """Say why an element cannot be chosen now, and the clause that says so."""
        try:
            refusals = self.match.reasons(seat, element)
        except NotAnOption as error:
            return self.error(error)
        if not refusals:
            return self.say("That can be chosen.", "Cela peut être choisi.")
        talk = self.match.talk(seat)
        first = f"{self.words.refusal(talk, refusals[0])} {self.clause(refusals[0].clause)}".strip()
        others = [told(self.match.game, talk, [refusal], self.lang) for refusal in refusals[1:]]
        return f"{first} {ALSO[self.lang]}{' '.join(others)}" if others else first

    def reason(self, question: Question, element: str) -> str:
        """Say which options stand at an element, or why none does."""
        numbers = [str(i) for i, answers in enumerate(self.answers(question), 1) if answers[-1].element() == element]
        if numbers:
            listed = ", ".join(numbers)
            return self.say(f"possible, see option {listed}.", f"possible, voir l'option {listed}.")
        return self.refusal(question.seat, element)

    def clause(self, id: str) -> str:
        """Quote a clause of the rulebook."""
        try:
            return self.say(f"Rule {id}: ", f"Règle {id} : ") + rulebook.clause(id).text(self.lang)
        except UnknownClause:
            return f"({id})" if id else ""

    def result(self) -> str:
        """Say who won and with what score, or whether a puzzle is solved; nothing while the game goes on."""
        if verdict := self.verdict():
            return verdict
        outcome = self.match.outcome()
        if outcome is None:
            return ""
        names = self.match.names
        winners = [names[seat] for seat in outcome.winners]
        ranking = sorted(range(len(names)), key=lambda seat: -outcome.scores[seat])
        scores = ", ".join(f"{names[seat]} {outcome.scores[seat]}" for seat in ranking)
        every = self.listed(winners)
        plain = None if self.match.past else earnings.unscored(self.match, self.lang)
        if plain is not None:
            nobody = self.say("Nobody wins.", "Personne ne gagne.")
            one = self.say(f"{every} wins.", f"{every} gagne.")
            several = self.say(f"{every} win together.", f"{every} gagnent ensemble.")
            return f"{(nobody, one, several)[min(2, len(winners))]}\n  {plain.text}"
        if not winners:
            told = self.say(f"Nobody wins: {scores}.", f"Personne ne gagne : {scores}.")
        elif len(winners) == 1:
            told = self.say(f"{every} wins: {scores}.", f"{every} gagne : {scores}.")
        else:
            told = self.say(f"{every} win together: {scores}.", f"{every} gagnent ensemble : {scores}.")
        return told + self.tie() + self.account()

    def tie(self) -> str:
        """Say what counts among several with the best score; nothing if one leads or nothing else counts."""
        tie = self.match.game.rules.tie(self.match.state)
        if tie is None or not tie.figures:
            return ""
        figures = ", ".join(f"{self.match.names[seat]} {n}" for seat, n in zip(tie.seats, tie.figures, strict=True))
        what = self.match.game.words[self.lang].tally(tie.what)
        return "\n" + self.say(f"On a tie, {what} decides: {figures}.", f"À score égal, {what} départage : {figures}.")

    def account(self) -> str:
        """Say what the scores are made of, a line for each part."""
        lines = [""]
        for part in [] if self.match.past else earnings.parts(self.match, self.lang):
            figures = (str(n).replace("-", "−") for n in part.points)
            points = ", ".join(f"{name} {n}" for name, n in zip(self.match.names, figures, strict=True))
            lines.append(f"  {part.text} — {points}")
        return "\n".join(lines)

    def how_to_resume(self, path: Path) -> str:
        """Say where the game is kept and how it goes on."""
        is_last = path.parent.resolve() == files.folder().resolve()
        command = "ludotheque play --resume" + ("" if is_last else f" {shlex.quote(str(path))}")
        return self.say(
            f"The game is saved in {path}. To go on: {command}",
            f"La partie est enregistrée dans {path}. Pour la reprendre : {command}",
        )

    def how_to_watch(self, path: Path) -> str:
        """Say how a finished game can be seen again."""
        command = f"ludotheque replay {shlex.quote(str(path))}"
        return self.say(f"To see it again: {command}", f"Pour la revoir : {command}")
