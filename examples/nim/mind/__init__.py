"""What bots think of Nim; `MIND` is what the library needs of it."""

from examples.nim.mind.judgement import taste, value
from examples.nim.mind.observation import observe, schema
from ludotheque.game import Mind

MIND = Mind(value=value, taste=taste, observe=observe, schema=schema, labels=lambda event: [])
