"""Table options as they are typed: NAME=VALUE."""

from collections.abc import Iterable

from ludotheque.errors import BadSetup


def table_options(texts: Iterable[str]) -> dict[str, str]:
    """Read table options; whether they exist is the game's to say."""
    chosen = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(
                f"cannot read table option {text!r}; it should look like NAME=VALUE",
                f"option de table illisible {text!r} ; elle devrait s'écrire NOM=VALEUR",
            )
        chosen[name.strip()] = value.strip()
    return chosen
