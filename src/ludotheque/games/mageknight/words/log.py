"""Tells what happened in Mage Knight."""

from string import Formatter
from typing import Any

from ludotheque.game import Talk
from ludotheque.games.mageknight.rules.events.assault import AssaultProposed
from ludotheque.games.mageknight.rules.events.combat import BlowReady
from ludotheque.games.mageknight.rules.events.land import CityRevealed
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.words.texts import signed
from ludotheque.games.mageknight.words.voice import Voice
from ludotheque.kernel import Event
from ludotheque.words import english, finished

FORMATTER = Formatter()


class Log(Voice):
    """The log of one language."""

    def event(self, talk: Talk, event: Event) -> str:
        """Tell what happened, to whom it happened as "you"."""
        pattern = self._pattern(talk, event)
        wanted = {field for _, field, _, _ in FORMATTER.parse(pattern) if field}
        return self.finish(finished(pattern.format(**{field: self._field(talk, event, field) for field in wanted})))

    def _pattern(self, talk: Talk, event: Event) -> str:
        if event.name in self.words.acts:
            to_you, of_others = self.words.acts[event.name]
            return to_you if event.seat == talk.you else of_others
        if isinstance(event, CityRevealed) and not event.level:
            closed = talk.view.house.scenario.city_closed_by
            return self.words.events["city_closed" if closed else "city_friendly"]
        return self.words.events[event.name]

    def _field(self, talk: Talk, event: Event, field: str) -> str:
        """Return what a pattern asks for in words: who it is about, or a field of the event."""
        match field:
            case "who":
                return self.who(talk, event.seat)
            case "rival":
                return self.who(talk, getattr(event, field))
            case "of_who":
                return self.of(self.who(talk, event.seat))
            case "whose":
                return english.possessive(self.who(talk, event.seat))
            case "shares" if isinstance(event, AssaultProposed):
                shared = zip(event.seats, event.shares, strict=True)
                return ", ".join(f"{self.who(talk, seat)} {share}" for seat, share in shared)
            case "blow" if isinstance(event, BlowReady):
                return self.blow(event.how, event.element, event.points)
        value = getattr(event, field.removeprefix("the_"))
        return self._number(field, value) or self._thing(talk.view, field, value)

    def _number(self, field: str, value: Any) -> str:
        """Return a field that counts or switches something; nothing if it names a thing."""
        match field:
            case "steps" | "reputation":
                return signed(value)
            case "cards":
                return self.words.language.count(value, self.words.effects.cards)
            case "wounds" | "artifacts":
                return self.words.language.count(value, getattr(self.words.effects, field))
            case "full":
                return self.words.moments["full" if value else "partial"]
            case "damage" | "fame" | "left" | "level" | "points" | "round":
                return self.words.language.number(value)
            case "ware":
                return self.words.wares[value]
            case "night":
                return self.words.moments["night" if value else "day"]
        return ""

    def _thing(self, view: MageKnight, field: str, value: Any) -> str:
        """Return a field that names a thing: the same name means the same in all events."""
        match field:
            case "card" | "skill" | "hero" | "tactic" | "colour" | "unit":
                return str(getattr(self.names, field)(value))
            case "first" | "second":
                return self.names.colour(value)
            case "the_unit":
                return f"{self.names.article} {self.names.unit(value)}"
            case "space" | "enemy" | "the_enemy":
                return str(getattr(self, field)(view, value))
            case "enemies":
                return ", ".join(self.enemy(view, token) for token in value)
            case "tile":
                return str(view.box.tiles[value].id)
            case "strong":
                return self.words.moments["strong"] if value else ""
        raise KeyError(field)
