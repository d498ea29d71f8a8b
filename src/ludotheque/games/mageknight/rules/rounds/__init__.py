"""The course of the game: set-up, rounds, tactics, the dummy player."""
