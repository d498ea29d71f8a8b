"""Mage Knight in one language, as the library asks for it."""

from collections.abc import Mapping

from ludotheque.game import Refusal, Talk
from ludotheque.games.mageknight.words.asks import Asks
from ludotheque.games.mageknight.words.log import Log
from ludotheque.games.mageknight.words.options import Options
from ludotheque.games.mageknight.words.texts import glossary
from ludotheque.kernel import waiting
from ludotheque.words.table import named


class Speaker(Asks, Options, Log):
    """One language of the game."""

    def counted(self, kind: str, name: str) -> str:
        """Name what statistics count, or its kind if no name is given."""
        if not name:
            return self.names.counted[kind]
        if kind == "level":
            return name
        named = {
            "hero": self.names.heroes,
            "tactic": self.names.tactics,
            "skill": self.names.skills,
            "site": self.names.sites,
        }
        return named[kind][name]

    def refusal(self, talk: Talk, refusal: Refusal) -> str:
        """Say why not."""
        asked = next((self.question(talk, ask) for ask in waiting(talk.view) if ask.seat == talk.you), "")
        when = self.moments(refusal.figures[0]) if refusal.reason == "wrong_moment" else ""
        return self.finish(self.words.refusals[refusal.reason].format(*refusal.figures, question=asked, when=when))

    def moments(self, phases: int) -> str:
        """Say in which parts of a turn something serves."""
        said: list[str] = []
        for part, text in self.words.phases.items():
            if phases & part == part:
                said.append(text)
                phases &= ~part
        return self.words.language.listed(said)

    def table(self, option: str, value: str = "") -> str:
        """Name a table option, or one of its values."""
        return named(self.words.table, option, value)

    def tally(self, what: str) -> str:
        """Name a part of the final scores."""
        return self.words.parts[what]

    def objection(self, reason: str, seats: list[int], players: int, options: Mapping[str, str]) -> str:
        """Say why there cannot be a table; `seats` are the numbers of players of its scenario."""
        one, exactly, between = self.words.spans
        span = (one if seats == [1] else exactly if len(seats) == 1 else between).format(seats[0], seats[-1])
        name = self.names.scenarios[options["scenario"]]
        return self.words.objections[reason].format(name=name, span=span, players=players, **options)

    def glossary(self) -> list[tuple[str, str]]:
        """List what has a name and an effect, with a text that says what it does."""
        return glossary(self.words)
