"""Maps drawn in characters, for terminals and for text."""
