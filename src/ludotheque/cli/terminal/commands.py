"""The commands of line mode, understood in both languages whichever is spoken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ludotheque.cli.terminal import files, lookup
from ludotheque.cli.terminal.sitting import START
from ludotheque.cli.terminal.voice import Voice
from ludotheque.errors import CannotSave, UndoRefused
from ludotheque.match import Question
from ludotheque.review.lines import ahead
from ludotheque.review.reasons import onward, plan

if TYPE_CHECKING:
    from ludotheque.cli.terminal.plain import PlainTable


class Leave(Exception):
    """Somebody wants to stop, or nothing more is coming in."""


@dataclass(frozen=True)
class Command:
    """A command: what it does, the words for it, and how it is explained in English and in French."""

    # Tells whether another question is on the table afterwards.
    run: Callable[[PlainTable, Question, str], bool]
    en: tuple[str, ...]
    fr: tuple[str, ...]
    help_en: str
    help_fr: str


def repeat(table: PlainTable, question: Question, about: str) -> bool:
    """Say the question and its options again, and all that a coach says of it."""
    table.asked = ()
    table.ask(question)
    return False


def undo(table: PlainTable, question: Question, about: str) -> bool:
    """Take back what was chosen last, or say why not."""
    try:
        seat, options = table.sitting.undo()
    except (UndoRefused, CannotSave) as refusal:
        click.echo(table.voice.error(refusal))
        return isinstance(refusal, CannotSave)
    table.forget()
    click.echo(table.voice.taken_back(seat, options))
    return True


def why(table: PlainTable, question: Question, about: str) -> bool:
    """Say why something cannot be chosen."""
    if about:
        table.explain(question, about)
    else:
        click.echo(
            table.voice.say("Why what? Name a thing on the board.", "Pourquoi quoi ? Nommer un élément du plateau.")
        )
    return False


def board(table: PlainTable, question: Question, about: str) -> bool:
    """Describe the board, place by place, or one thing in detail."""
    shown = table.voice.board(table.sitting.talk())
    if not about:
        for line in filter(None, (shown.title, *(area.says for area in shown.areas))):
            click.echo(line)
        players(table, question, "")
        return False
    things = lookup.things(about, shown)
    for thing in things:
        click.echo(" ".join(filter(None, (thing.says, thing.more))))
    if not things:
        table.explain(question, about)
    return False


def players(table: PlainTable, question: Question, about: str) -> bool:
    """Describe what lies beside the map."""
    for panel in table.voice.board(table.sitting.talk()).panels:
        click.echo(f"{panel.title}{table.voice.say(':', ' :')}")
        for row in panel.rows:
            if row.says:
                click.echo(f"  {row.says}")
    return False


def goal(table: PlainTable, question: Question, about: str) -> bool:
    """Say what is played for, and how far it is."""
    table.tell_goal()
    return False


def hint(table: PlainTable, question: Question, about: str) -> bool:
    """Say what a bot would do, where that leads, and what it is for."""
    option = table.sitting.thinking(question.seat)()
    number = question.options.index(option) + 1
    text = table.voice.options(question)[number - 1]
    click.echo(table.voice.say(f"Hint: {number}. {text}", f"Conseil : {number}. {text}"))
    match, seat, lang = table.sitting.match, question.seat, table.voice.lang
    line = ahead(match.game, match.view(seat), match.setup, seat, option)
    for said in (onward(match.game, match.state, match.names, seat, line, lang), plan(match.game, option, lang)):
        if said:
            click.echo(f"   {said}")
    return False


def log(table: PlainTable, question: Question, about: str) -> bool:
    """Tell the game from the start."""
    for sentence in table.voice.events(table.sitting.talk(), table.sitting.news(START)):
        click.echo(sentence)
    return False


def save(table: PlainTable, question: Question, about: str) -> bool:
    """Save now, or a copy elsewhere."""
    try:
        path = table.sitting.save(Path(about).expanduser() if about else None)
        click.echo(table.voice.how_to_resume(path))
    except CannotSave as error:
        click.echo(table.voice.error(error))
    return False


def position(table: PlainTable, question: Question, about: str) -> bool:
    """Write down the position as it is seen here, or show it."""
    text = table.sitting.match.written(table.sitting.eyes)
    path = Path(about).expanduser()
    try:
        if about:
            path.write_text(text, encoding="utf-8")
        click.echo(f"ludotheque play --position {about}" if about else text)
    except OSError as error:
        click.echo(table.voice.error(files.unwritable(path, error)))
    return False


def known(table: PlainTable, question: Question, about: str) -> bool:
    """Explain this kind of question no more."""
    if table.counsels is not None:
        table.counsels.know()
    click.echo(table.voice.say("This is not explained any more.", "Ceci n'est plus expliqué."))
    return False


def explanations(table: PlainTable, question: Question, about: str) -> bool:
    """Turn explanations of questions off or on again."""
    if table.counsels is None or not table.counsels.turn():
        click.echo(table.voice.say("Questions are not explained.", "Les questions ne sont pas expliquées."))
        return False
    table.ask(question)
    return False


def language(table: PlainTable, question: Question, about: str) -> bool:
    """Speak the other language from here on."""
    table.voice = Voice(table.sitting.match, "en" if table.voice.lang == "fr" else "fr")
    table.ask(question)
    return False


def help_(table: PlainTable, question: Question, about: str) -> bool:
    """Explain answers and commands."""
    say = table.voice.say
    click.echo(
        say(
            "Answer with the number of an option or part of its text. Or:",
            "Répondre par le numéro d'une option ou une partie de son texte. Ou bien :",
        )
    )
    for command in COMMANDS:
        click.echo(f"  {say(command.help_en, command.help_fr)}")
    return False


def leave(table: PlainTable, question: Question, about: str) -> bool:
    """Leave the table; everything is saved."""
    raise Leave


COMMANDS = (
    Command(repeat, ("options",), ("options",), "options: the question again", "options : la question, encore"),
    Command(
        undo, ("undo",), ("annuler",), "undo: take the last answer back", "annuler : reprendre la dernière réponse"
    ),
    Command(
        why,
        ("why",),
        ("pourquoi",),
        "why THING: why a place or a thing cannot be chosen",
        "pourquoi ÉLÉMENT : pourquoi un lieu ou un objet ne peut être choisi",
    ),
    Command(
        board,
        ("board",),
        ("plateau",),
        "board [THING]: the whole board, or one thing in detail",
        "plateau [ÉLÉMENT] : tout le plateau, ou un élément en détail",
    ),
    Command(
        players,
        ("players",),
        ("joueurs",),
        "players: what lies beside the map",
        "joueurs : ce qui est à côté de la carte",
    ),
    Command(
        goal,
        ("goal",),
        ("but",),
        "goal: what is played for, and how far it is",
        "but : à quoi l'on joue, et où l'on en est",
    ),
    Command(hint, ("hint",), ("conseil",), "hint: what a bot would do", "conseil : ce que ferait un robot"),
    Command(log, ("log",), ("journal",), "log: the game from the start", "journal : la partie depuis le début"),
    Command(
        save,
        ("save",),
        ("sauver", "enregistrer"),
        "save [FILE]: save now, or a copy in another file",
        "sauver [FICHIER] : enregistrer maintenant, ou une copie dans un autre fichier",
    ),
    Command(
        position,
        ("position",),
        ("position",),
        "position [FILE]: what you see, as a file that can be played from",
        "position [FICHIER] : ce que vous voyez, en un fichier d'où l'on peut jouer",
    ),
    Command(
        known,
        ("known",),
        ("compris",),
        "known: explain this question no more",
        "compris : ne plus expliquer cette question",
    ),
    Command(
        explanations,
        ("explanations",),
        ("explications",),
        "explanations: explain questions to newcomers, or not",
        "explications : expliquer les questions à qui débute, ou non",
    ),
    Command(language, ("language",), ("langue",), "language: parler français", "langue : speak English"),
    Command(help_, ("help", "?"), ("aide",), "help: all this", "aide : tout ceci"),
    Command(leave, ("quit", "exit"), ("quitter",), "quit: save and leave", "quitter : enregistrer et quitter"),
)
BY_WORD = {word: command for command in COMMANDS for word in (*command.en, *command.fr)}


def parse(line: str) -> tuple[Command | None, str]:
    """Return the command a line begins with, if it does, and what it is about."""
    first, _, rest = line.partition(" ")
    return BY_WORD.get(lookup.folded(first)), rest.strip()
