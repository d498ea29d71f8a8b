"""A player's turn: what comes before it, what may be played, locals, rewards, its end."""
