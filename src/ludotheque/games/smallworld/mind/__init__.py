"""What bots think of Small World; `MIND` is what the library needs of it."""

from ludotheque.game import Mind
from ludotheque.games.smallworld.mind import features, heuristic, labels, taste

MIND = Mind(value=heuristic.value, taste=taste.taste, features=features.features, labels=labels.labels)
