"""What bots think of Ebbland; `MIND` is what the library needs of it."""

from ludotheque.game import Mind
from ludotheque.games.ebbland.mind import between, judgement, labels, observation, standing, taste
from ludotheque.interval import Interval

MIND = Mind(
    value=judgement.value,
    taste=taste.taste,
    observe=observation.observe,
    schema=observation.schema,
    labels=labels.labels,
    lead=standing.lead,
    interval=Interval(between.turns, between.worth),
    levels={"beginner": "novice:attention=0.5,blur=1.5"},
)
