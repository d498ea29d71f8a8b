"""What bots think of Immortals; `MIND` is what the library needs of it."""

from ludotheque.game import Mind
from ludotheque.games.immortals.mind import judgement, labels, observation

MIND = Mind(
    value=judgement.value,
    taste=judgement.taste,
    observe=observation.observe,
    schema=observation.schema,
    labels=labels.labels,
)
