"""What bots think of Small World; `MIND` is what the library needs of it."""

from ludotheque.game import Mind
from ludotheque.games.smallworld.mind import features, judgement, labels, taste

MIND = Mind(value=judgement.value, taste=taste.taste, features=features.features, labels=labels.labels)
