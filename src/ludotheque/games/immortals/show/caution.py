"""What answers of Immortals will do that one may not expect."""

from __future__ import annotations

from typing import Any

from ludotheque.game import Talk
from ludotheque.games.immortals.rules.rounds.planning import Plan, cards_to_lay
from ludotheque.games.immortals.rules.rounds.resolution import obstacle
from ludotheque.games.immortals.rules.state import BLANK, NONE, SPACES
from ludotheque.games.immortals.words.en import cautions as english
from ludotheque.games.immortals.words.fr import cautions as french
from ludotheque.kernel import Ask, Option
from ludotheque.page import Caution
from ludotheque.typography import shown
from ludotheque.words import EN, FR, Noun

TEXTS = {"fr": (french, FR), "en": (english, EN)}


def caution(talk: Talk, ask: Ask[Any], option: Option, language: str) -> Caution | None:
    """Foresee spaces that stay empty and cards that could do nothing, when a plan is made (IM-PLAN-06, 17)."""
    if not isinstance(ask, Plan) or option.verb != "ready":
        return None
    words, grammar = TEXTS[language]
    laid = list(enumerate(talk.view.players[ask.seat].spaces))
    idle = [space for space, card in laid if card != NONE and obstacle(talk.view, ask.seat, space, card)]
    empty = SPACES - sum(card != NONE for _, card in laid)
    if not idle and not empty:
        return None
    pair = words.IDLE if idle else words.EMPTY
    spaces, cards = grammar.count(empty, Noun(*words.SPACE)), grammar.count(len(idle), Noun(*words.CARD))
    short, text = (shown(pattern.format(spaces=spaces, cards=cards), language) for pattern in pair)
    is_early = any(card != BLANK for card in cards_to_lay(talk.view, ask.seat))
    return Caution(short, text, bool(idle), is_early)
