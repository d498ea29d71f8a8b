"""Tells what happened in Ebbland."""

from string import Formatter
from typing import Any

from ludotheque.game import Talk
from ludotheque.games.ebbland.rules.state import GOAL
from ludotheque.games.ebbland.words.voice import Voice
from ludotheque.kernel import Event
from ludotheque.words import english, finished

FORMATTER = Formatter()
# Fields that name a printed card, several of them, a seat, a site, or something counted.
CARDS = ("card", "mark", "foe", "ally", "bearer")
LISTS = ("seen", "hand")
COUNTED = {"cards": "cards_n", "wounds": "wounds", "number": "markers"}


class Log(Voice):
    """The log of one language."""

    def event(self, talk: Talk, event: Event) -> str:
        """Tell what happened, to whom it happened as "you"."""
        pattern = self._pattern(talk, event)
        wanted = {field for _, field, _, _ in FORMATTER.parse(pattern) if field}
        return self.finish(finished(pattern.format(**{field: self._field(talk, event, field) for field in wanted})))

    def _pattern(self, talk: Talk, event: Event) -> str:
        """Return how something is told; some of it depends on what it was used for or how it went."""
        name = event.name
        if name == "end":
            name = f"end-{int(max(event.totals) >= GOAL)}"  # type: ignore[attr-defined]
        for field in ("use", "way", "won"):
            if hasattr(event, field):
                name = f"{name}-{int(getattr(event, field))}"
        if name not in self.words.acts:
            return self.words.events[name]
        to_you, of_others, *done_to_you = self.words.acts[name]
        if done_to_you and talk.you == getattr(event, "defender", getattr(event, "owner", None)):
            return done_to_you[0]
        return to_you if event.seat == talk.you else of_others

    def _field(self, talk: Talk, event: Event, field: str) -> str:
        """Return what a pattern asks for in words: who it is about, or a field of the event."""
        match field:
            case "who":
                return self.who(talk, event.seat)
            case "of_who":
                return self.of(self.who(talk, event.seat))
            case "whose":
                return english.possessive(self.who(talk, event.seat))
            case "defender" | "owner":
                return self.who(talk, getattr(event, field))
            case "of_owner":
                return self.of(self.who(talk, event.owner))  # type: ignore[attr-defined]
            case "winners":
                return self.words.language.listed([self.who(talk, seat) for seat in event.winners])  # type: ignore[attr-defined]
            case "control":
                return str(talk.view.box.cards[event.card].control)  # type: ignore[attr-defined]
            case "score":
                return self.words.moments["score"].join(str(total) for total in event.totals)  # type: ignore[attr-defined]
        return self._thing(talk, event, field) or self._figure(event, field)

    def _thing(self, talk: Talk, event: Event, field: str) -> str:
        """Return a field that names a card or a site; nothing if it is a figure."""
        value: Any = getattr(event, field, None)
        if field == "site":
            return self.site(talk.view, value)
        if field == "box":
            return self.names.deck(value)
        if field == "card" and getattr(event, "of_site", False):
            return self.names.site(int(value))
        if field in CARDS:
            return self.names.card(int(value))
        return self.words.language.listed([self.names.card(card) for card in value]) if field in LISTS else ""

    def _figure(self, event: Event, field: str) -> str:
        """Return a field that counts something: sums with their sign, dice, what a string met."""
        value: Any = getattr(event, field, None)
        moments, language = self.words.moments, self.words.language
        if field in COUNTED:
            return language.count(value, self.words.effects.nouns[COUNTED[field]])
        match field:
            case "stat":
                return str(self.names.stats[value]).lower()
            case "dice":
                return moments["plus"].join(str(die) for die in value)
            case "modifier" if getattr(event, "reasons", ()):
                return self.sums(event.reasons)  # type: ignore[attr-defined]
            # A die that must not be above something counts less.
            case "bonus" if event.name == "control-roll" and value:
                return f" {language.signed(-value)}"
            case "modifier" | "bonus":
                return f" {language.signed(value)}" if value else ""
            case "value" | "points":
                return language.signed(value) if event.name in ("bonus", "change", "discount") else str(value)
            case "die" if event.name in ("gain", "discount"):
                return self.names.dice[value]
            case "numbers":
                return self.texts.string(event.stat, sorted(value))  # type: ignore[attr-defined]
            case "cost":
                return self.texts.price(value, 0) or self.words.options["free"]
            case "raised":
                return moments["raised"].format(n=value) if value else ""
            case "change":
                return self._change(event)
        return str(value)

    def _change(self, event: Any) -> str:
        """Return what holds for a fighter for a while."""
        deed = ("add", "mod", "hp", "grant", "stun", "commit_cost")[event.what]
        key = f"{deed}-" if event.value < 0 and event.what else deed
        effects = self.words.effects
        return effects.deeds[key][0].format(
            who=self.names.card(event.card),
            n=abs(event.value),
            span="",
            plate=effects.plates[event.stat].format(n=event.value) if event.stat >= 0 else "",
            rolls=effects.rolls[event.stat] if event.stat >= 0 else "",
            keyword=self.words.language.listed(self.names.keywords_of(event.value)),
        )
