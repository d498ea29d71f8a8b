"""A game at one terminal: full screen, or line by line."""
