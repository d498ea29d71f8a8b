"""What bots think of Immortals; `MIND` is what the library needs of it."""

from ludotheque import learnt
from ludotheque.game import Mind
from ludotheque.games.immortals.mind import judgement, labels, notice, observation

# Seats plan one after the other: whoever has laid more cards is not ahead.
PLANNING = frozenset({notice.NAMES[notice.PLANS], notice.NAMES[notice.LAID]})
STUDY = learnt.Study(names=notice.NAMES, hope=judgement.hope, seats=judgement.seats, phases=7, unlearnt=PLANNING)
LEARNT = learnt.judgement(STUDY, learnt.shipped("ludotheque.games.immortals.data", STUDY).values())
MIND = Mind(
    value=LEARNT.value,
    taste=judgement.taste,
    observe=observation.observe,
    schema=observation.schema,
    labels=labels.labels,
    plain=judgement.value,
    study=STUDY,
)
