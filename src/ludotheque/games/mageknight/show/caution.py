"""What answers of Mage Knight will do that one may not expect."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from ludotheque.game import Talk
from ludotheque.games.mageknight.rules.combat.attack import Strike
from ludotheque.games.mageknight.rules.combat.block import Defend
from ludotheque.games.mageknight.rules.combat.damage import damage_of
from ludotheque.games.mageknight.rules.combat.foes import attackers
from ludotheque.games.mageknight.rules.duel.spoils import PlaceDamage
from ludotheque.games.mageknight.rules.heroes.goods import armour, has_worthy
from ludotheque.games.mageknight.rules.land.movement import moves
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.turn import interaction
from ludotheque.games.mageknight.rules.turn.turn import March, actions
from ludotheque.games.mageknight.words.en import cautions as english
from ludotheque.games.mageknight.words.fr import cautions as french
from ludotheque.kernel import Ask, Option
from ludotheque.page import Caution
from ludotheque.typography import all_shown
from ludotheque.words import EN, FR, Language, Noun

TEXTS: dict[str, tuple[ModuleType, Language]] = {"fr": (french, FR), "en": (english, EN)}


def caution(talk: Talk, ask: Ask[Any], option: Option, language: str) -> Caution | None:
    """Foresee the Wounds of attacks that are not blocked, enemies left standing, and what the end of a turn loses."""
    words, grammar = TEXTS[language]
    if isinstance(ask, Defend) and option.verb == "next":
        return all_shown(unblocked(talk.view, ask.seat, words, grammar), language)
    if isinstance(ask, Strike) and option.verb == "next":
        is_early = has_worthy(talk.view.players[ask.seat].hand)
        return all_shown(Caution("", words.GIVEN_UP, is_early=is_early), language)
    if isinstance(ask, PlaceDamage) and option.verb == "done":
        short, text = (pattern.format(damage=ask.damage) for pattern in words.UNSPENT)
        return all_shown(Caution(short, text, True), language)
    if isinstance(ask, interaction.Talk) and option.verb == "leave":
        found = leaving(talk.view, ask.seat, words, grammar)
        return found and all_shown(found, language)
    if isinstance(ask, March) and option.verb == "end":
        return all_shown(ending(talk.view, ask.seat, words, grammar), language)
    return None


def unblocked(s: MageKnight, seat: int, words: ModuleType, grammar: Language) -> Caution:
    """Count the Wounds if the hero takes all damage (MK-DAMAGE-14)."""
    plate = armour(s, s.players[seat])
    blows = [damage_of(s, foe) for foe in attackers(s)]
    wounds = grammar.count(sum(-(-damage // plate) for damage in blows), Noun(*words.WOUND))
    short, text = (pattern.format(wounds=wounds, damage=sum(blows)) for pattern in words.WOUNDS)
    return Caution(short, text, True, has_worthy(s.players[seat].hand))


def leaving(s: MageKnight, seat: int, words: ModuleType, grammar: Language) -> Caution | None:
    """Warn of an interaction that ends with nothing gained, the one action of a turn (MK-INTERACT-02)."""
    effort = s.effort(seat)
    can_buy = offers(s, seat, interaction.recruits) or offers(s, seat, interaction.wares)
    is_idle = not effort.recruits and has_worthy(s.players[seat].hand)
    if not can_buy and not is_idle:
        return None
    things = grammar.count(effort.influence, Noun(*words.INFLUENCE)) if effort.influence > 0 else ""
    lost = words.LOST.format(things=things) if things else ""
    short = words.SHORT.format(things=things) if things else ""
    return Caution(short, words.TALK.format(lost=lost), can_buy, True)


def ending(s: MageKnight, seat: int, words: ModuleType, grammar: Language) -> Caution:
    """List what is at hand and lost with the turn (MK-END-05)."""
    effort, has_cards = s.effort(seat), has_worthy(s.players[seat].hand)
    figures = ((words.MOVE, effort.move), (words.INFLUENCE, effort.influence), (words.MANA, sum(effort.tokens)))
    things = grammar.listed([grammar.count(figure, Noun(*noun)) for noun, figure in figures if figure > 0])
    is_idle = has_cards and not effort.acted
    lost = words.LOST.format(things=things) if things else ""
    text = words.IDLE if is_idle and not things else words.END.format(lost=lost)
    is_early = is_idle or offers(s, seat, moves) or (has_cards and offers(s, seat, actions))
    return Caution(words.SHORT.format(things=things) if things else "", text, bool(things), is_early)


def offers(s: MageKnight, seat: int, ways: Callable[[MageKnight, int, list[Option]], None]) -> bool:
    """Tell whether something can be done in one of the ways of the rules."""
    found: list[Option] = []
    ways(s, seat, found)
    return bool(found)
