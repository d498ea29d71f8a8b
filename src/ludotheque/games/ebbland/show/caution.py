"""What answers of Ebbland will do that one may not expect."""

from __future__ import annotations

from typing import Any

from ludotheque.game import Talk
from ludotheque.games.ebbland.rules.combat.announcement import can_attack
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.turn import ESCALATION, Act, bearers, building_sites
from ludotheque.games.ebbland.words.en import cautions as english
from ludotheque.games.ebbland.words.fr import cautions as french
from ludotheque.kernel import Ask, Option
from ludotheque.page import Caution
from ludotheque.typography import shown

TEXTS = {"fr": french, "en": english}


def caution(talk: Talk, ask: Ask[Any], option: Option, language: str) -> Caution | None:
    """Foresee the end of the action phase, perhaps with an attack left (CC-COMBAT-PRE-01)."""
    if not isinstance(ask, Act) or option.verb != "end":
        return None
    is_free = talk.view.sides[ask.seat].turns > ESCALATION and can_attack(talk.view, ask.seat)
    short, text = TEXTS[language].ATTACK if is_free else TEXTS[language].END
    return Caution(shown(short, language), shown(text, language), is_free, is_free or can_lay(talk.view, ask.seat))


def can_lay(s: Ebbland, seat: int) -> bool:
    """Tell whether a card in hand could be given to somebody or built somewhere."""
    return any(bearers(s, seat, card) or building_sites(s, seat, card) for card in s.sides[seat].hand)
