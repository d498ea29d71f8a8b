"""What a table of Immortals can choose, and what is counted at its end, in English."""

from ludotheque.words import table as choices

TABLE: choices.Choices = {
    "rounds": (
        "Number of rounds (standard: 7 for three, 5 for four or five; up to 10 if all agree; fewer by house rule)",
        {
            **{str(count): f"{count} (house rule)" for count in range(1, 5)},
            **{str(count): f"{count} (with three players a house rule)" for count in (5, 6)},
        },
    ),
    "tower": ("Cube tower", {"fixed-odds": "fixed odds", "one-by-one": "cube by cube"}),
}
TALLIES = {"armies": "the number of armies on the board"}


def table(option: str, value: str = "") -> str:
    """Name a table option, or one of its values."""
    return choices.named(TABLE, option, value)


def tally(what: str) -> str:
    """Name what counts among equals."""
    return TALLIES[what]
