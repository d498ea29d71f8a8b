"""A lesson at a terminal: what the coach says, and what a pupil can say to it by a word or a key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludotheque.cli.terminal import files
from ludotheque.cli.terminal.lookup import folded
from ludotheque.cli.terminal.sitting import Sitting
from ludotheque.kernel import Option
from ludotheque.lessons import Card, Coach, opened, texts
from ludotheque.pupil import AGREE, LEAVE, READ, SKIP, Mark, Pupil


@dataclass(frozen=True)
class Word:
    """Something to say to the coach: its key, its word in English and French, its button, and when it can be said."""

    key: str
    en: str
    fr: str
    text: str
    run: Callable[[Sitting, Coach, Card], None]
    fits: Callable[[Card], bool]


def note(what: str) -> Callable[[Sitting, Coach, Card], None]:
    """Return what notes that a pupil said something."""

    def run(sitting: Sitting, coach: Coach, card: Card) -> None:
        sitting.say_to_coach(Mark(len(sitting.match.moves), what, card.step))

    return run


def do(sitting: Sitting, coach: Coach, card: Card) -> None:
    """Give the next answer for the pupil."""
    give(sitting, coach, coach.to_do()[:1])


def skip(sitting: Sitting, coach: Coach, card: Card) -> None:
    """Do all that the step asks for, or leave it out."""
    if coach.to_do():
        give(sitting, coach, coach.to_do())
    else:
        note(SKIP)(sitting, coach, card)


def give(sitting: Sitting, coach: Coach, options: list[Option]) -> None:
    """Give answers in a row, as long as nobody else is asked in between."""
    for option in options:
        question = sitting.match.question(coach.seat)
        if question is not None and option in question.options:
            sitting.answer(coach.seat, option)


def back(sitting: Sitting, coach: Coach, card: Card) -> None:
    """Go back to where the pupil went another way: by taking back, or in a fresh game that is kept elsewhere."""
    if coach.can_undo():
        while (again := sitting.coach) is not None and again.strayed is not None:
            sitting.undo()
        return
    step = coach.went_astray_at()
    kinds = sitting.match.kinds
    sitting.match = opened(coach.lesson, step, sitting.match.names)
    sitting.match.kinds = kinds
    sitting.path = files.fresh(sitting.match.game.name)
    past = enumerate(coach.lesson.step[:step])
    sitting.pupil = Pupil(coach.lesson.id, [Mark(0, READ, number) for number, told in past if told.is_read])
    sitting.save()


WORDS = (
    Word("n", "next", "suite", "read", note(READ), lambda card: card.kind == "read"),
    Word("n", "next", "suite", "end", note(LEAVE), lambda card: card.kind == "end"),
    Word("d", "do", "fais", "do", do, lambda card: bool(card.answers)),
    Word("o", "on", "ainsi", "agree", note(AGREE), lambda card: card.kind == "detour"),
    Word("b", "back", "revenir", "back", back, lambda card: card.kind in ("detour", "free")),
    Word("k", "skip", "sauter", "skip", skip, lambda card: card.kind == "task"),
    Word("x", "alone", "seul", "leave", note(LEAVE), lambda card: card.kind != "end"),
)


def words(card: Card) -> list[Word]:
    """Return what a pupil can say now."""
    return [word for word in WORDS if word.fits(card)]


def said(card: Card, typed: str) -> Word | None:
    """Return what a pupil says by a word, in either language."""
    return next((word for word in words(card) if folded(typed) in (folded(word.en), folded(word.fr))), None)


def is_word(typed: str) -> bool:
    """Tell whether something is a word for the coach at all: said at the wrong moment, it must not be an answer."""
    return folded(typed) in {folded(called) for word in WORDS for called in (word.en, word.fr)}


def told(coach: Coach, card: Card, language: str, by_key: bool) -> list[str]:
    """Return what the coach says in lines: where in the lesson, the idea, what to do, what can be said."""
    place = ""
    if card.of:
        chapter = coach.lesson.chapter[card.chapter].name.say(language)
        place = texts.say(language, "step-of", chapter=chapter, n=card.place, of=card.of)
    head = f"{place} — {card.title}" if place else card.title
    ways = [f"{called(word, language, by_key)} ({texts.say(language, word.text)})" for word in words(card)]
    lines = (head, card.text, card.sum, card.why, task(card), " · ".join(ways))
    return [line for line in lines if line]


def task(card: Card) -> str:
    """Return what the coach asks for, if anything."""
    return f"→ {card.task}" if card.task else ""


def called(word: Word, language: str, by_key: bool) -> str:
    """Return what to type or press for a word."""
    return word.key if by_key else word.fr if language == "fr" else word.en
