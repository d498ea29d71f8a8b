"""What a table of Immortals can choose, and what is counted at its end, in French."""

from ludotheque.words import table as choices

TABLE: choices.Choices = {
    "rounds": ("Nombre de tours (normal : 7 à trois, 5 à quatre ou cinq)", {"standard": "normal"}),
    "tower": ("Tour à cubes", {"fixed-odds": "chances fixes", "one-by-one": "cube après cube"}),
}
TALLIES = {"armies": "le nombre d'armées sur le plateau"}


def table(option: str, value: str = "") -> str:
    """Name a table option, or one of its values."""
    return choices.named(TABLE, option, value)


def tally(what: str) -> str:
    """Name what counts among equals."""
    return TALLIES[what]
