"""How a finished game is told: who has won, what the scores are made of, and what decided among equals."""

from __future__ import annotations

from ludotheque import earnings
from ludotheque.match import Match
from ludotheque.server import texts
from ludotheque.typography import shown


class Ending:
    """The end of a game in one language."""

    def __init__(self, match: Match, names: tuple[str, ...], language: str) -> None:
        self.match, self.names, self.language = match, names, language
        self.game, self.outcome = match.game, match.outcome()

    def say(self, name: str, /, **figures: object) -> str:
        """Return a text of the page."""
        return texts.say(self.language, name, **figures)

    def verdict(self) -> str:
        """Return who won."""
        assert self.outcome is not None
        winners = [self.names[seat] for seat in self.outcome.winners]
        if self.unscored() is not None or (not winners and len(self.names) > 1):
            name = f"over-plain-{min(2, len(winners))}"
            return self.say(name, names=self.all_of(winners))
        score = self.counted(self.outcome.scores[self.outcome.winners[0]]) if winners and self.outcome.scores else ""
        if len(winners) == 1:
            return self.say("over-won-1", name=winners[0], score=score)
        if not winners and len(self.names) == 1:
            return self.say("over-lost", name=self.names[0], score=self.counted(self.outcome.scores[0]))
        return self.say("over-won-n", names=self.all_of(winners), score=score)

    def unscored(self) -> earnings.Part | None:
        """Return what decided a game that counts no score."""
        return None if self.match.past else earnings.unscored(self.match, self.language)

    def account(self) -> list[tuple[str, tuple[int, ...], str]]:
        """Return what the final scores are made of: what for, points of each seat, clause."""
        if self.match.past:
            # Other rules may have counted otherwise.
            return []
        return [(part.text, part.points, part.clause) for part in earnings.parts(self.match, self.language)]

    def tie(self) -> tuple[str, str]:
        """Return what decided among several with the best score, and the clause that says so; nothing if one leads."""
        tie = self.game.rules.tie(self.match.state) if self.outcome and not self.match.past else None
        if tie is None:
            return "", ""
        names = self.all_of([self.names[seat] for seat in tie.seats])
        if not tie.figures:
            return self.say("tie-shared", names=names), tie.clause
        what = shown(self.game.words[self.language].tally(tie.what), self.language)
        pairs = sorted(zip(tie.figures, tie.seats, strict=True), key=lambda pair: (-pair[0], pair[1]))
        figures = ", ".join(f"{self.names[seat]} {figure}" for figure, seat in pairs)
        name = "tie-still" if tie.figures.count(max(tie.figures)) > 1 else "tie-broken"
        return self.say(name, names=names, what=what, figures=figures), tie.clause

    def counted(self, score: int) -> str:
        """Return a score with what it counts."""
        one, several = self.game.cover.units[self.language]
        is_one = abs(score) == 1 or (score == 0 and self.language == "fr")
        return f"{score} {one if is_one else several}".replace("-", "−")

    def all_of(self, names: list[str]) -> str:
        """Return names as one says them."""
        return f"{', '.join(names[:-1])} {self.say('and')} {names[-1]}" if len(names) > 1 else "".join(names)
