"""What Immortals is played for, and how a seat stands."""

from msgspec.structs import replace

from ludotheque.game import Talk
from ludotheque.games.immortals.rules.rounds.scoring import points
from ludotheque.games.immortals.rules.state import Immortals
from ludotheque.games.immortals.words.en import goal as english
from ludotheque.games.immortals.words.fr import goal as french
from ludotheque.goal import Gauge, Goal, filled
from ludotheque.typography import all_shown, shown
from ludotheque.words import EN, FR, Noun
from ludotheque.words.leading import leading, looks_from

TEXTS = {"fr": french, "en": english}
GRAMMARS = {"fr": FR, "en": EN}
GOALS: dict[str, Goal] = {language: all_shown(words.GOAL, language) for language, words in TEXTS.items()}


def goal(talk: Talk, language: str) -> Goal:
    """Return the goal: points when the last round is over (IM-END-03)."""
    view: Immortals = talk.view
    rounds = view.house.rounds
    gauge = Gauge(max(0, min(view.round, rounds + 1) - 1), rounds)
    return replace(filled(GOALS[language], n=rounds), gauge=gauge, standing=standing(talk, language))


def standing(talk: Talk, language: str) -> str:
    """Say who leads, and what one's regions bring at the end of the round."""
    view, seat = talk.view, looks_from(talk)

    def counted(number: int) -> str:
        return GRAMMARS[language].count(number, Noun(TEXTS[language].POINT, TEXTS[language].POINTS))

    said = leading(talk, [player.score for player in view.players], language, counted)
    if seat < 0 or view.round == 0 or view.is_over():
        return said
    earned = counted(sum(points(view, seat)))
    return f"{said} {shown(TEXTS[language].HOLDS.format(earned=earned), language)}"
