"""Mage Knight in French."""

from ludotheque.games.mageknight.words.fr.asks import QUESTIONS, SITUATIONS
from ludotheque.games.mageknight.words.fr.effects import EFFECTS
from ludotheque.games.mageknight.words.fr.labels import LABELS
from ludotheque.games.mageknight.words.fr.log import ACTS, EVENTS, MOMENTS, WARES
from ludotheque.games.mageknight.words.fr.names import NAMES
from ludotheque.games.mageknight.words.fr.options import OPTIONS, REWARDS
from ludotheque.games.mageknight.words.fr.refusals import PHASES, REFUSALS
from ludotheque.games.mageknight.words.fr.scenarios import GOALS, OBJECTIONS, PARTS, SPANS
from ludotheque.games.mageknight.words.fr.table import TABLE
from ludotheque.games.mageknight.words.lexicon import Lexicon
from ludotheque.typography import all_shown
from ludotheque.words import FR

LEXICON = Lexicon(
    language=FR,
    names=all_shown(NAMES, "fr"),
    effects=EFFECTS,
    questions=QUESTIONS,
    situations=SITUATIONS,
    options=OPTIONS,
    rewards=REWARDS,
    acts=ACTS,
    events=EVENTS,
    moments=MOMENTS,
    wares=WARES,
    refusals=REFUSALS,
    phases=PHASES,
    goals=all_shown(GOALS, "fr"),
    parts=PARTS,
    objections=OBJECTIONS,
    spans=SPANS,
    table=TABLE,
    labels=all_shown(LABELS, "fr"),
)

__all__ = ["LEXICON"]
