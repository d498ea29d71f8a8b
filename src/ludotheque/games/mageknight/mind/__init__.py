"""What bots think of Mage Knight; `MIND` is what the library needs of it."""

from ludotheque.game import Forecast, Mind
from ludotheque.games.mageknight.mind import features, heuristic, labels, taste
from ludotheque.games.mageknight.rules.sight import standing

MIND = Mind(
    value=heuristic.value,
    taste=taste.taste,
    standing=standing,
    forecast=Forecast(heuristic.turn_number, heuristic.forecast),
    features=features.features,
    labels=labels.labels,
)
