"""Ebbland in French."""

from ludotheque.games.ebbland.words.fr.asks import QUESTIONS, SITUATIONS
from ludotheque.games.ebbland.words.fr.decks import DECKS
from ludotheque.games.ebbland.words.fr.effects import EFFECTS
from ludotheque.games.ebbland.words.fr.labels import LABELS
from ludotheque.games.ebbland.words.fr.log import ACTS, EVENTS, MOMENTS
from ludotheque.games.ebbland.words.fr.names import NAMES
from ludotheque.games.ebbland.words.fr.options import OPTIONS
from ludotheque.games.ebbland.words.fr.refusals import REFUSALS
from ludotheque.games.ebbland.words.fr.table import MANNERS, PARTS, TABLE
from ludotheque.games.ebbland.words.lexicon import Lexicon
from ludotheque.typography import all_shown
from ludotheque.words import FR

LEXICON = Lexicon(
    language=FR,
    names=all_shown(NAMES, "fr"),
    effects=EFFECTS,
    questions=QUESTIONS,
    situations=SITUATIONS,
    options=OPTIONS,
    acts=ACTS,
    events=EVENTS,
    moments=MOMENTS,
    refusals=REFUSALS,
    parts=all_shown(PARTS, "fr"),
    table=all_shown(TABLE, "fr"),
    labels=all_shown(LABELS, "fr"),
    decks=all_shown(DECKS, "fr"),
    manners=all_shown(MANNERS, "fr"),
)

__all__ = ["LEXICON"]
