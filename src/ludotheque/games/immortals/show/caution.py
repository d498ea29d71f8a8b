"""What answers of Immortals will do that one may not expect."""

from __future__ import annotations

from typing import Any

from ludotheque.game import Talk
from ludotheque.games.immortals.rules.rounds.planning import Plan, cards_to_lay
from ludotheque.games.immortals.rules.rounds.resolution import Reveal, obstacle
from ludotheque.games.immortals.rules.state import BLANK, NONE, SPACES, Immortals
from ludotheque.games.immortals.words.en import cautions as english
from ludotheque.games.immortals.words.fr import cautions as french
from ludotheque.kernel import Ask, Option
from ludotheque.page import Caution
from ludotheque.typography import shown
from ludotheque.words import EN, FR, Noun

TEXTS = {"fr": (french, FR), "en": (english, EN)}


def caution(talk: Talk, ask: Ask[Any], option: Option, language: str) -> Caution | None:
    """Foresee what a plan leaves empty or lays in vain (IM-PLAN-06, 17), and cards taken back (IM-RESOLVE-06)."""
    if isinstance(ask, Plan) and option.verb == "ready":
        return planned(talk.view, ask.seat, language)
    if isinstance(ask, Reveal) and option.verb == "pass":
        return passed(talk.view, ask.seat, language)
    return None


def planned(s: Immortals, seat: int, language: str) -> Caution | None:
    """Foresee spaces that stay empty and cards that could do nothing, when a plan is made."""
    laid, idle = cards(s, seat)
    empty = SPACES - len(laid)
    if not idle and not empty:
        return None
    is_early = any(card != BLANK for card in cards_to_lay(s, seat))
    words = TEXTS[language][0]
    return told(words.IDLE if idle else words.EMPTY, language, empty, len(idle), bool(idle), is_early)


def passed(s: Immortals, seat: int, language: str) -> Caution | None:
    """Warn of cards that could still do something and would come back unplayed."""
    laid, idle = cards(s, seat)
    useful = [space for space, card in laid if card != BLANK and space not in idle]
    return told(TEXTS[language][0].PASS, language, 0, len(useful), True, True) if useful else None


def cards(s: Immortals, seat: int) -> tuple[list[tuple[int, int]], list[int]]:
    """Return the cards that lie on a board with their spaces, and the spaces whose card could do nothing."""
    laid = [(space, card) for space, card in enumerate(s.players[seat].spaces) if card != NONE]
    return laid, [space for space, card in laid if obstacle(s, seat, space, card)]


def told(pair: tuple[str, str], language: str, empty: int, count: int, is_loss: bool, is_early: bool) -> Caution:
    """Return what is foreseen in words."""
    words, grammar = TEXTS[language]
    spaces, cards = grammar.count(empty, Noun(*words.SPACE)), grammar.count(count, Noun(*words.CARD))
    short, text = (shown(pattern.format(spaces=spaces, cards=cards), language) for pattern in pair)
    return Caution(short, text, is_loss, is_early)
