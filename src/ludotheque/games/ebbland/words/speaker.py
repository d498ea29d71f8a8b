"""Ebbland in one language, as the library asks for it."""

from ludotheque.games.ebbland.words.asks import Asks
from ludotheque.games.ebbland.words.log import Log
from ludotheque.games.ebbland.words.options import Options
from ludotheque.games.ebbland.words.refusals import Refusals
from ludotheque.games.ebbland.words.texts import glossary
from ludotheque.words.table import named


class Speaker(Asks, Options, Log, Refusals):
    """One language of the game."""

    def counted(self, kind: str, name: str) -> str:
        """Name what statistics count, or its kind if no name is given."""
        return self.names.cards[name] if name else self.names.counted[kind]

    def table(self, option: str, value: str = "") -> str:
        """Name a table option, or one of its values."""
        return named(self.words.table, option, value)

    def tally(self, what: str) -> str:
        """Name a part of the final scores, or what counts among equals."""
        return self.words.parts[what]

    def glossary(self) -> list[tuple[str, str]]:
        """List what has a name and an effect, with a text that says what it does."""
        return glossary(self.words)
