"""The scenarios: their goals, and how a game is scored."""
