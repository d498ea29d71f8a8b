"""Nim in English."""

QUESTION = "{name}: how many pebbles?"
TABLE = {"pebbles": "Number of pebbles"}
SITUATION = "pebbles left: {n}"
OPTIONS = ("Take one", "Take two", "Take three")
EVENT = "{name} takes {n}"
REFUSALS = {"turn": "It is not your turn.", "most": "You may take {} pebbles at most."}
