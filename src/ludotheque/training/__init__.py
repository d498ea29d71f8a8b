"""Judgement that is learnt: games by the thousand, weights for what a game notices, a gate for the better ones."""
