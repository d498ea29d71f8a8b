"""Ebbland in English."""

from ludotheque.games.ebbland.words.en.asks import QUESTIONS, SITUATIONS
from ludotheque.games.ebbland.words.en.decks import DECKS
from ludotheque.games.ebbland.words.en.effects import EFFECTS
from ludotheque.games.ebbland.words.en.labels import LABELS
from ludotheque.games.ebbland.words.en.log import ACTS, EVENTS, MOMENTS
from ludotheque.games.ebbland.words.en.names import NAMES
from ludotheque.games.ebbland.words.en.options import OPTIONS
from ludotheque.games.ebbland.words.en.refusals import REFUSALS
from ludotheque.games.ebbland.words.en.table import MANNERS, PARTS, TABLE
from ludotheque.games.ebbland.words.lexicon import Lexicon
from ludotheque.typography import all_shown
from ludotheque.words import EN

LEXICON = Lexicon(
    language=EN,
    names=all_shown(NAMES, "en"),
    effects=EFFECTS,
    questions=QUESTIONS,
    situations=SITUATIONS,
    options=OPTIONS,
    acts=ACTS,
    events=EVENTS,
    moments=MOMENTS,
    refusals=REFUSALS,
    parts=all_shown(PARTS, "en"),
    table=all_shown(TABLE, "en"),
    labels=all_shown(LABELS, "en"),
    decks=all_shown(DECKS, "en"),
    manners=all_shown(MANNERS, "en"),
)

__all__ = ["LEXICON"]
