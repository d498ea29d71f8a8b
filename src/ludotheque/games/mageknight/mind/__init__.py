"""What bots think of Mage Knight; `MIND` is what the library needs of it."""

from ludotheque.game import Mind
from ludotheque.games.mageknight.mind import (
    assaults,
    footholds,
    judgement,
    labels,
    observation,
    plans,
    sequels,
    solver,
    taste,
    trimming,
)
from ludotheque.games.mageknight.rules.sight import standing
from ludotheque.games.mageknight.rules.state import MageKnight


def worked_out(s: MageKnight, seat: int) -> list[float] | None:
    """Return what each answer comes to where that can be thought through: fair shares, cards to let go, a fight."""
    return assaults.fairness(s, seat) or trimming.trimmed(s, seat) or solver.worked_out(s, seat)


MIND = Mind(
    value=judgement.value,
    taste=taste.taste,
    standing=standing,
    plans=plans.plans,
    sequel=sequels.sequel,
    footholds=footholds.footholds,
    worked_out=worked_out,
    observe=observation.observe,
    schema=observation.schema,
    labels=labels.labels,
    levels={"beginner": "novice:attention=0.75,blur=0.42", "easy": "novice:attention=0.85,blur=0.22"},
)
