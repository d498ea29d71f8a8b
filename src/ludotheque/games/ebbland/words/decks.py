"""Decks in words: read by the names of either language, written in one of them, with what is wrong in a sentence."""

from __future__ import annotations

from functools import cache

from ludotheque import decks as shelf
from ludotheque.errors import BadSetup
from ludotheque.games.ebbland.data import CARD, CARDS, SITE
from ludotheque.games.ebbland.data.decks import (
    HEADS,
    LEAST,
    MOST_COPIES,
    Draft,
    Fault,
    Index,
    faults_of,
    fold,
    made,
    read_draft,
    write_deck,
)
from ludotheque.games.ebbland.rules.traits import Deck
from ludotheque.games.ebbland.words import en, fr
from ludotheque.games.ebbland.words.lexicon import Lexicon
from ludotheque.typography import shown

LEXICONS = {"fr": fr.LEXICON, "en": en.LEXICON}
# So many faults are told at once where there is one line for all of them.
TOLD = 4


@cache
def index() -> Index:
    """Return all names of cards, sites and heads, folded: ids, French and English."""
    cards, sites, heads = dict(CARD), dict(SITE), {head: head for head in HEADS}
    for words in LEXICONS.values():
        cards |= {fold(name): CARD[id] for id, name in words.names.cards.items()}
        sites |= {fold(name): SITE[id] for id, name in words.names.sites.items()}
        heads |= {fold(words.names.kinds[head]): head for head in HEADS}
    return Index(cards, sites, heads)


def draft_of(text: str) -> Draft:
    """Return the deck that a text stands for, in either language, by ids or as a code."""
    return read_draft(text, index())


def read_deck(text: str) -> Deck:
    """Return the deck that a text stands for; one that breaks a rule of deck making is refused with its lines."""
    draft = draft_of(text)
    check(draft)
    return made(draft)


def kept(text: str) -> str:
    """Return a deck as records keep it, by ids, whatever its cards are called later; a bad one is refused."""
    draft = draft_of(text)
    check(draft)
    return write_deck(draft)


def check(draft: Draft) -> None:
    """Refuse a deck that breaks a rule of deck making."""
    if found := faults_of(draft)[:TOLD]:
        english, french = ("; ".join(str(told(words, fault)) for fault in found) for words in (en.LEXICON, fr.LEXICON))
        raise BadSetup(english, french)


def told(words: Lexicon, fault: Fault) -> shelf.Fault:
    """Return what is wrong in a sentence, with the line that would be right if one is near."""
    is_near = fault.reason == "unknown" and fault.card >= 0
    values = {
        "text": fault.text,
        "card": words.names.card(fault.card) if fault.card >= 0 else "",
        "site": words.names.site(fault.site) if fault.site >= 0 else "",
        "n": fault.number,
        "missing": LEAST - fault.number,
        "least": LEAST,
        "most": MOST_COPIES,
    }
    said = words.decks["unknown_near" if is_near else fault.reason].format(**values)
    if fault.line:
        said = words.decks["at"].format(line=fault.line, text=said)
    card = CARDS[fault.card] if fault.card >= 0 else ""
    mend = words.decks["counted"].format(**values) if is_near and fault.number else ""
    return shelf.Fault(shown(said, words.language.code), fault.clause, fault.line, card, mend)


def write(text: str, language: str) -> str:
    """Return a deck as text, a line per card: in a language, or by ids without one; what nobody understands stays."""
    draft = draft_of(text)
    return written(draft, LEXICONS[language]) if language else write_deck(draft)


def written(draft: Draft, words: Lexicon) -> str:
    """Return a deck as text in a language."""
    names, say = words.names, words.decks
    head = [f"# {draft.name}"] if draft.name else []
    head += [say[head].format(card=names.card(draft.heads[head])) for head in HEADS if head in draft.heads]
    head += [say["placed"].format(site=names.site(s), card=names.card(c)) for s, c in sorted(draft.artifacts.items())]
    listed = [say["counted"].format(n=n, card=names.card(card)) for card, n in sorted(draft.cards.items()) if n]
    return "\n".join([*head, *([""] if head and listed else []), *listed, *draft.unread])
