"""Mage Knight in one language, as the library asks for it."""

from ludotheque.game import Refusal, Talk
from ludotheque.games.mageknight.words.asks import Asks
from ludotheque.games.mageknight.words.log import Log
from ludotheque.games.mageknight.words.options import Options
from ludotheque.games.mageknight.words.texts import glossary


class Speaker(Asks, Options, Log):
    """One language of the game."""

    def counted(self, kind: str, name: str) -> str:
        """Name what statistics count, or its kind if no name is given."""
        if not name:
            return self.names.counted[kind]
        return {"hero": self.names.heroes, "tactic": self.names.tactics, "skill": self.names.skills}[kind][name]

    def refusal(self, talk: Talk, refusal: Refusal) -> str:
        """Say why not."""
        return self.finish(self.words.refusals[refusal.reason].format(*refusal.figures))

    def glossary(self) -> list[tuple[str, str]]:
        """List what has a name and an effect, with a text that says what it does."""
        return glossary(self.words)
