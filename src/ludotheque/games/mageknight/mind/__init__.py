"""What bots think of Mage Knight; `MIND` is what the library needs of it."""

from ludotheque.game import Mind
from ludotheque.games.mageknight.mind import judgement, labels, observation, plans, solver, taste
from ludotheque.games.mageknight.rules.sight import standing

MIND = Mind(
    value=judgement.value,
    taste=taste.taste,
    standing=standing,
    plans=plans.plans,
    worked_out=solver.worked_out,
    observe=observation.observe,
    schema=observation.schema,
    labels=labels.labels,
)
