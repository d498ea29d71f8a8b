"""Mage Knight in English."""

from ludotheque.games.mageknight.words.en.asks import QUESTIONS, SITUATIONS
from ludotheque.games.mageknight.words.en.effects import EFFECTS
from ludotheque.games.mageknight.words.en.labels import LABELS
from ludotheque.games.mageknight.words.en.log import ACTS, EVENTS, MOMENTS, WARES
from ludotheque.games.mageknight.words.en.names import NAMES
from ludotheque.games.mageknight.words.en.options import OPTIONS, REWARDS
from ludotheque.games.mageknight.words.en.refusals import PHASES, REFUSALS
from ludotheque.games.mageknight.words.en.scenarios import GOALS, OBJECTIONS, PARTS, SPANS
from ludotheque.games.mageknight.words.en.table import TABLE
from ludotheque.games.mageknight.words.lexicon import Lexicon
from ludotheque.typography import all_shown
from ludotheque.words import EN

LEXICON = Lexicon(
    language=EN,
    names=all_shown(NAMES, "en"),
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
    goals=all_shown(GOALS, "en"),
    parts=PARTS,
    objections=OBJECTIONS,
    spans=SPANS,
    table=TABLE,
    labels=all_shown(LABELS, "en"),
)

__all__ = ["LEXICON"]
