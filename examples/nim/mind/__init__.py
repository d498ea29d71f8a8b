"""What bots think of Nim; `MIND` is what the library needs of it."""

from examples.nim.mind.judgement import features, taste, value
from ludotheque.game import Mind

MIND = Mind(value=value, taste=taste, features=features, labels=lambda event: [])
