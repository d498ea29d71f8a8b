"""What bots think of Immortals; `MIND` is what the library needs of it."""

from ludotheque.game import Mind
from ludotheque.games.immortals.mind import features, judgement, labels

MIND = Mind(value=judgement.value, taste=judgement.taste, features=features.features, labels=labels.labels)
