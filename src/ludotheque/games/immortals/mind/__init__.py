"""What bots think of Immortals; `MIND` is what the library needs of it."""

from dataclasses import replace

from ludotheque import learnt
from ludotheque.game import Mind
from ludotheque.games.immortals.mind import judgement, labels, notice, observation
from ludotheque.games.immortals.rules.state import Immortals
from ludotheque.scales import Scales

# Seats plan one after the other: whoever has laid more cards is not ahead.
PLANNING = frozenset({notice.NAMES[notice.PLANS], notice.NAMES[notice.LAID]})
STUDY = learnt.Study(names=notice.NAMES, hope=judgement.hope, seats=judgement.seats, phases=7, unlearnt=PLANNING)
WEIGHTS = learnt.shipped("ludotheque.games.immortals.data", STUDY).values()
LEARNT = learnt.judgement(STUDY, WEIGHTS)
# The eyes of nobody.
CLOSED = -1


def standing(s: Immortals, seat: int, eyes: int, scales: Scales | None) -> float:
    """Return the points a seat may end with as the board stands: whoever has planned already is not ahead of others."""
    return judgement.hope(s, seat, CLOSED, scales)


STANDING = learnt.judgement(replace(STUDY, hope=standing), WEIGHTS)
MIND = Mind(
    value=LEARNT.value,
    taste=judgement.taste,
    observe=observation.observe,
    schema=observation.schema,
    labels=labels.labels,
    lead=STANDING.lead,
    plain=judgement.value,
    study=STUDY,
    # With three as everywhere, and less sure with each seat more: mistakes cost less there.
    levels={
        "beginner": "novice:attention=0.4,blur=0.902,crowd=0.18",
        "easy": "novice:attention=0.7,blur=0.315,crowd=0.3",
    },
)
