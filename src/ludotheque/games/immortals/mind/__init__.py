"""What bots think of Immortals; `MIND` is what the library needs of it."""

from ludotheque.game import Mind
from ludotheque.games.immortals.mind import features, heuristic, labels

MIND = Mind(value=heuristic.value, taste=heuristic.taste, features=features.features, labels=labels.labels)
