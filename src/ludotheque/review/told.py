"""A review in sentences, for pages and terminals alike."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.game import Talk
from ludotheque.kernel import Option, State, waiting
from ludotheque.match import Match
from ludotheque.review.flights import flight
from ludotheque.review.reasons import compared, differences, onward, plan
from ludotheque.review.report import CHOICE, LUCK, MERIT, Review, Turning
from ludotheque.review.texts import say
from ludotheque.words import EN, FR, finished

# So many sentences tell what luck or a rival did: what was tried, what fell, what came of it.
SENTENCES = 3
# Luck of so many points looks like more than there was to win: it is worth a word.
MUCH = 40


@dataclass(frozen=True)
class Told:
    """A turning point in words: a title, how the chance changed, what there is to say, and figures side by side."""

    number: int
    turning: Turning
    title: str
    figure: str
    # The chance with the strong bot's choice, or before it happened; then with what was played, or after it.
    figures: tuple[str, str]
    text: tuple[str, ...]
    # What was played, and what a strong bot would have played; nothing where nobody chose.
    played: str
    better: str
    # What, with the choice that was made, with the strong bot's.
    rows: tuple[tuple[str, str, str], ...]


class Story:
    """Tells a review in a language."""

    def __init__(self, match: Match, states: list[State], review: Review, language: str) -> None:
        self.match = match
        self.states = states
        self.review = review
        self.language = language
        self.speech = FR if language == "fr" else EN

    def say(self, key: str, **figures: object) -> str:
        """Say a text of reviews."""
        return say(self.language, key, **figures)

    def value(self, chance: float) -> str:
        """Say a chance in whole per cent, or a score."""
        if self.review.is_score:
            return self.speech.number(round(chance))
        # What is all but lost is not lost, and what is all but won not won.
        if 0 < chance < 0.005 or 0.995 <= chance < 1:
            return self.say("under-percent" if chance < 0.5 else "over-percent")
        return self.say("percent", n=round(100 * chance))

    def change(self, chance: float) -> str:
        """Say by how much a chance or score changed."""
        amount = round(chance if self.review.is_score else 100 * chance)
        signed = self.speech.signed(amount)
        return signed if self.review.is_score else self.say("percent", n=signed)

    def summary(self) -> list[str]:
        """Say where the seat began, what luck and choices did, and how sure all this is."""
        review, name = self.review, self.match.names[self.review.seat]
        kind = "-score" if review.is_score else ""
        began, width = self.value(review.began), self.speech.number(round(review.width))
        mistakes = [one for one in review.turnings if one.kind == CHOICE]
        # How far off a score may be is known only where somebody measured it.
        margin = kind if review.fitted or not kind else "-guess"
        lines = [
            self.say(f"began{margin}", name=name, began=began, width=width),
            *self._sums(),
            self.say("mistakes", name=name, choices=self._points(review.choices)) if mistakes else self.say("clean"),
            self.say("agreed", thought=review.thought, agreed=review.agreed) if review.thought else "",
            self.say(f"measured{kind}", games=review.fitted) if review.fitted else self.say(f"unmeasured{kind}"),
        ]
        return [line for line in lines if line]

    def _sums(self) -> list[str]:
        """Say how luck and play led from the start to the end; what is told adds up as it stands there."""
        review = self.review
        scale = 1 if review.is_score else 100
        ended = review.points[-1].chances[review.seat if not review.is_score else 0]
        first, last, luck = (round(scale * figure) for figure in (review.began, ended, review.luck))
        kind = "-score" if review.is_score else ""
        figures = {"luck": self.speech.signed(luck), "play": self.speech.signed(last - first - luck)}
        said = self.say(f"sum{kind}", began=self.value(review.began), ended=self.value(ended), **figures)
        return [said, self.say("much-luck")] if not kind and abs(luck) > MUCH else [said]

    def _points(self, change: float) -> str:
        return self.speech.signed(round(change if self.review.is_score else 100 * change))

    def turnings(self) -> list[Told]:
        """Tell all turning points."""
        return [self._told(number, one) for number, one in enumerate(self.review.turnings, 1)]

    def _told(self, number: int, one: Turning) -> Told:
        name = self.match.names[one.seat]
        played = self.option(one.after, one.choice())
        if one.kind == CHOICE:
            return self._chosen(number, one, played)
        title = self.happened(one)
        text = self.say(self._blame(one), name=name)
        figures = (self.value(one.before), self.value(one.later))
        figure = self._figure(one, *figures)
        return Told(number, one, self._titled(one, title), figure, figures, (text,), "", "", ())

    def _blame(self, one: Turning) -> str:
        """Tell who did it; what ends the game shows what all of it came to: no merit of whoever answered last."""
        if one.kind == LUCK:
            return "blameless"
        if one.after + 1 == len(self.match.moves):
            return "count"
        return "merit" if one.kind == MERIT else "rival"

    def _chosen(self, number: int, one: Turning, played: str) -> Told:
        best, taken = one.lines
        better = self.option(one.after, best.choice())
        said = self.say("said-choice", name=self.match.names[one.seat], option=played)
        text = (
            self.say("better", option=better),
            onward(self.match.game, self.states[one.after], self.match.names, one.seat, best, self.language),
            plan(self.match.game, best.choice(), self.language),
            compared(self.match.game, best, taken, self.language),
        )
        figures = (self.value(best.chance), self.value(taken.chance))
        shown = tuple(line for line in text if line)
        title, figure = self._titled(one, said), self._figure(one, *figures)
        return Told(number, one, title, figure, figures, shown, played, better, self._rows(one))

    def _rows(self, one: Turning) -> tuple[tuple[str, str, str], ...]:
        best, taken = one.lines
        game = self.match.game
        found = []
        for gap in differences(game, best, taken)[:5]:
            name = game.ledger.names[self.language][gap.what][1]
            figures = [self.speech.decimal(abs(line.holdings[gap.what])) for line in (taken, best)]
            found.append((name, *figures))
        return tuple((what, ours, theirs) for what, ours, theirs in found)

    def _titled(self, one: Turning, said: str) -> str:
        return f"{self._when(one)} · {said}"

    def _when(self, one: Turning) -> str:
        """Name a round as the game calls it; what else its table says of how far it is comes after a dot."""
        seat = self.review.seat
        talk = Talk(self.match.game.rules.sight(self.states[one.after], seat), self.match.names, seat)
        label = self.match.game.show.page(talk, self.language).progress.label
        return label.partition(" · ")[0] or self.say("round", n=one.round)

    def _figure(self, one: Turning, before: str, after: str) -> str:
        """Tell what luck changed; or what was played beside what else there was, which is no way along the curve."""
        return self.say("from-to" if one.kind == LUCK else "instead", before=before, after=after)

    def option(self, after: int, option: Option) -> str:
        """Name an option as it was called when it could be chosen, to whoever could."""
        state = self.states[after]
        seat = self.match.moves[after].seat
        talk = Talk(self.match.game.rules.sight(state, seat), self.match.names, seat)
        ask = next(ask for ask in waiting(state) if ask.seat == seat)
        return self.match.game.words[self.language].option(talk, ask, option)

    def happened(self, one: Turning) -> str:
        """Tell what came of an answer, in a sentence or two, to the seat that looks."""
        seat = self.review.seat
        game, later = self.match.game, one.after + 1
        if one.kind == LUCK:
            _, later = flight(game, self.states, one.after)
        talk = Talk(game.rules.sight(self.states[later], seat), self.match.names, seat)
        words = game.words[self.language]
        events = [event for move in self.match.moves[one.after : later] for event in move.events]
        seen = [event for event in events if event.is_seen_by(seat)]
        # Headings tell nothing beside what came of them; where it was luck, its victims and what was rolled come first.
        seen = [event for event in seen if event.symbol() != "mark"] or seen
        if one.kind == LUCK:
            fates = game.ledger.fates
            seen.sort(key=lambda event: (event.name not in fates, not event.symbol().startswith("die-")))
        elif all(event.seat != one.seat for event in seen):
            # Nothing tells of what was chosen but the answer itself, such as to go on as before.
            seen = []
        told = [sentence for sentence in (words.event(talk, event) for event in seen) if sentence]
        played = self.option(one.after, one.choice()).removesuffix(".")
        chosen = self.say("said-choice", name=self.match.names[one.seat], option=played)
        # What chance gave is no choice: where the choice counted, that comes first.
        if not told or (one.kind != LUCK and self.match.moves[one.after].chance):
            told = [finished(chosen) if told else chosen, *told]
        return " ".join(told[:SENTENCES])
