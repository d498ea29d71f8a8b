"""What Ebbland is played for, and how a seat stands."""

from msgspec.structs import replace

from ludotheque.game import Talk
from ludotheque.games.ebbland.rules.state import GOAL, Ebbland
from ludotheque.games.ebbland.rules.turn import ESCALATION
from ludotheque.games.ebbland.words.en import goal as english
from ludotheque.games.ebbland.words.fr import goal as french
from ludotheque.goal import Gauge, Goal, filled
from ludotheque.typography import all_shown
from ludotheque.words.leading import leading, looks_from

TEXTS = {"fr": french, "en": english}
GOALS: dict[str, Goal] = {language: all_shown(words.GOAL, language) for language, words in TEXTS.items()}


def goal(talk: Talk, language: str) -> Goal:
    """Return the goal: ten victory points (CC-WIN-01)."""
    view: Ebbland = talk.view
    totals = [side.total() for side in view.sides]
    seat = looks_from(talk)
    gauge = Gauge(min(GOAL, max(0, totals[seat] if seat >= 0 else max(totals))), GOAL)
    told = leading(talk, totals, language, TEXTS[language].POINTS.format)
    return replace(filled(GOALS[language], goal=GOAL, free=ESCALATION + 1), gauge=gauge, standing=told)
