"""What answers of Small World will do that one may not expect."""

from __future__ import annotations

from typing import Any

from ludotheque.game import Talk
from ludotheque.games.smallworld.rules.conquest import attacks
from ludotheque.games.smallworld.rules.decline import Decline
from ludotheque.games.smallworld.rules.scoring import earnings
from ludotheque.games.smallworld.rules.state import SmallWorld
from ludotheque.games.smallworld.rules.turn import Begin, March
from ludotheque.games.smallworld.words import LABELS
from ludotheque.games.smallworld.words.describe import Speech
from ludotheque.games.smallworld.words.en.cautions import CAUTIONS as ENGLISH
from ludotheque.games.smallworld.words.fr.cautions import CAUTIONS as FRENCH
from ludotheque.kernel import Ask, Option
from ludotheque.page import Caution
from ludotheque.typography import shown

TEXTS = {"fr": FRENCH, "en": ENGLISH}


def caution(talk: Talk, ask: Ask[Any], option: Option, language: str) -> Caution | None:
    """Foresee the end of conquests with tokens in hand, and a decline."""
    if option.verb == "stop" and isinstance(ask, March):
        return unused(Speech(talk, language), ask)
    if not isinstance(ask, Begin):
        return None
    if option.verb == "stop":
        return idle(Speech(talk, language), ask)
    return declined(Speech(talk, language), ask) if option.verb == "decline" else None


def told(say: Speech, name: str, is_loss: bool, is_early: bool = False, **figures: str) -> Caution:
    """Return what is foreseen in words."""
    short, text = (shown(words.format_map(figures), say.language) for words in TEXTS[say.language][name])
    return Caution(short, text, is_loss, is_early)


def is_easy(ways: list[Option]) -> bool:
    """Tell whether something can be taken without trusting to a die."""
    return any(way.verb not in ("attempt", "roll") for way in ways)


def idle(say: Speech, ask: Begin) -> Caution | None:
    """Warn of a turn without a conquest while some region could be taken."""
    view: SmallWorld = say.view
    folk = view.folk(ask.seat, ask.race)
    ways = attacks(view, folk, view.ready(folk))
    return told(say, "idle", False, is_easy(ways)) if ways else None


def unused(say: Speech, ask: March) -> Caution | None:
    """Warn of tokens that could still conquer something (SW-REDEPLOY-04)."""
    view: SmallWorld = say.view
    folk = view.folk(ask.seat, ask.race)
    ways = attacks(view, folk, folk.hand)
    if not folk.hand or not ways:
        return None
    name = "unused" if view.regions(folk.race) else "nothing"
    return told(say, name, True, is_easy(ways), tokens=say.tokens(folk.hand))


def declined(say: Speech, ask: Begin) -> Caution:
    """Tell what a decline brings, and which race it drives off the board (SW-DECLINE-11, 12)."""
    then: SmallWorld = say.view.copy()
    before = [past.race for past in then.players[ask.seat].past]
    Decline(ask.seat).run(then)
    coins = say.coins(sum(earnings(then, ask.seat)))
    leaving = [race for race in before if say.view.regions(race) and not then.regions(race)]
    if not leaving:
        return told(say, "decline", False, coins=coins)
    regions = say.words.grammar.count(len(say.view.regions(leaving[0])), LABELS[say.language].region)
    return told(say, "replaces", True, coins=coins, folk=say.race(leaving[0]), regions=regions)
