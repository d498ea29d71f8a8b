"""The steps of a game of Immortals, one module per chapter of its rulebook."""
