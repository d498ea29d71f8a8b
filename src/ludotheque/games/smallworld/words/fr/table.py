"""What a table of Small World can choose, and what is counted at its end, in French."""

from ludotheque.words import table as choices

TABLE: choices.Choices = {
    "ghoul-die": (
        "Dé de renfort des Zombies en déclin et du peuple actif",
        {"each": "chacun le sien", "shared": "un seul par tour"},
    ),
    "own-declined": (
        "Région de son propre peuple en déclin, comme région non vide",
        {"counts": "compte", "ignored": "ne compte pas"},
    ),
    "sea-entry": ("Marins : première conquête dans une mer du bord", {"yes": "permise", "no": "interdite"}),
    "failed-attempt": (
        "Diplomates : une tentative au dé ratée",
        {"attack": "est une attaque", "harmless": "ne compte pas"},
    ),
    "ratmen": ("Avec les Hommes-rats", {"no": "non", "yes": "oui"}),
    "coins": ("Jetons de victoire des autres joueurs", {"secret": "secrets", "open": "visibles"}),
}
TALLIES = {"tokens": "le nombre de pions sur le plateau"}


def table(option: str, value: str = "") -> str:
    """Name a table option, or one of its values."""
    return choices.named(TABLE, option, value)


def tally(what: str) -> str:
    """Name what counts among equals."""
    return TALLIES[what]
