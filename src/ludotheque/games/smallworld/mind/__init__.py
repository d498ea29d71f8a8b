"""What bots think of Small World; `MIND` is what the library needs of it."""

from ludotheque import learnt
from ludotheque.game import Mind
from ludotheque.games.smallworld.mind import judgement, labels, notice, observation, taste
from ludotheque.interval import Interval

STUDY = learnt.Study(names=notice.NAMES, hope=judgement.hope, seats=judgement.seats, phases=10, evenly=True)
LEARNT = learnt.judgement(STUDY, learnt.shipped("ludotheque.games.smallworld.data", STUDY).values())
MIND = Mind(
    value=LEARNT.value,
    taste=taste.taste,
    observe=observation.observe,
    schema=observation.schema,
    labels=labels.labels,
    lead=LEARNT.lead,
    plain=judgement.value,
    study=STUDY,
    interval=Interval(judgement.turns, length=2, usual=False, cast=5, hopeless=6.0, trust=4.0, doubt=0.0),
    levels={
        "beginner": "novice:attention=0.5,blur=0.8,crowd=0.5",
        "easy": "novice:attention=0.72,blur=0.4,crowd=0.4",
        "strong": "search:ms=700,form=rehearsal",
    },
)
