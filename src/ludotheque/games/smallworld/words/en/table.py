"""What a table of Small World can choose, and what is counted at its end, in English."""

from ludotheque.words import table as choices

TABLE: choices.Choices = {
    "ghoul-die": (
        "Reinforcement die of declined Ghouls and active race",
        {"each": "one each", "shared": "one per turn"},
    ),
    "own-declined": (
        "Region of your own declined race, as a non-empty region",
        {"counts": "counts", "ignored": "does not count"},
    ),
    "sea-entry": ("Seafaring: first conquest in a sea on the edge", {"yes": "allowed", "no": "forbidden"}),
    "failed-attempt": ("Diplomat: a failed die attempt", {"attack": "is an attack", "harmless": "does not count"}),
    "ratmen": ("With the Ratmen", {}),
    "coins": ("Victory coins of the other players", {}),
}
TALLIES = {"tokens": "the number of tokens on the board"}


def table(option: str, value: str = "") -> str:
    """Name a table option, or one of its values."""
    return choices.named(TABLE, option, value)


def tally(what: str) -> str:
    """Name what counts among equals."""
    return TALLIES[what]
