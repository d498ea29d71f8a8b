"""What a table of Immortals can choose, and what is counted at its end, in French."""

from ludotheque.words import table as choices

TABLE: choices.Choices = {
    "rounds": (
        "Nombre de tours (normal : 7 à trois, 5 à quatre ou cinq ; jusqu'à 10 si tous sont d'accord ; "
        "moins par une règle de la maison)",
        {
            "standard": "normal",
            **{str(count): f"{count} (règle de la maison)" for count in range(1, 5)},
            **{str(count): f"{count} (à trois, règle de la maison)" for count in (5, 6)},
        },
    ),
    "tower": ("Tour à cubes", {"fixed-odds": "chances fixes", "one-by-one": "cube après cube"}),
}
TALLIES = {"armies": "le nombre d'armées sur le plateau"}


def table(option: str, value: str = "") -> str:
    """Name a table option, or one of its values."""
    return choices.named(TABLE, option, value)


def tally(what: str) -> str:
    """Name what counts among equals."""
    return TALLIES[what]
