"""What bots think of Ebbland; `MIND` is what the library needs of it."""

from ludotheque.game import Mind
from ludotheque.games.ebbland.mind import features, judgement, labels, taste

MIND = Mind(value=judgement.value, taste=taste.taste, features=features.features, labels=labels.labels)
