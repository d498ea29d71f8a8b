"""The land: its spaces, exploring it, moving over it."""
