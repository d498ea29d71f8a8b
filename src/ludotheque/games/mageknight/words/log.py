"""Tells what happened in Mage Knight."""

from ludotheque.game import Talk
from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.words.texts import signed
from ludotheque.games.mageknight.words.voice import Voice
from ludotheque.kernel import Event
from ludotheque.kernel.event import Line
from ludotheque.words import english, finished


class Log(Voice):
    """The log of one language."""

    def event(self, talk: Talk, event: Event) -> str:
        """Tell what happened, to whom it happened as "you"."""
        assert isinstance(event, Line)
        pattern = self._pattern(talk, event)
        return self.finish(finished(pattern.format(**self._fields(talk, event))))

    def _pattern(self, talk: Talk, event: Line) -> str:
        if event.name in self.words.acts:
            to_you, of_others = self.words.acts[event.name]
            return to_you if event.seat == talk.you else of_others
        is_closed_city = event.name == "city" and talk.view.house.scenario.city_closed_by != ""
        return self.words.events["city_closed" if is_closed_city else event.name]

    def _fields(self, talk: Talk, event: Line) -> dict[str, str]:
        view: MageKnight = talk.view
        who = self.who(talk, event.seat)
        fields = {"who": who, "of_who": self.of(who), "whose": english.possessive(who), "index": str(event.index)}
        for place, figure in enumerate(event.figures):
            fields[f"f{place}"] = str(figure)
            fields[f"f{place}signed"] = signed(figure)
        fields |= self._first_figure(view, [*event.figures, 0][0])
        if event.name == "garrison":
            fields["enemies"] = ", ".join(self.enemy(view, token) for token in event.figures)
        if event.name == "fight":
            fields["blow"] = self.blow(*event.figures)
        return fields | self._element(view, event)

    def _first_figure(self, view: MageKnight, figure: int) -> dict[str, str]:
        """Return what the first figure may mean; the sentence takes what it needs."""
        unit = self.names.unit(figure % len(data.UNITS))
        count, effects, moments = self.words.language.count, self.words.effects, self.words.moments
        return {
            "f0colour": self.names.colour(figure % 6),
            "when": moments["night" if figure else "day"],
            "strong": moments["strong"] if figure else "",
            "f0card": self.names.card(figure % len(data.CARDS)),
            "tile": view.box.tiles[figure % len(view.box.tiles)].id,
            "unit": unit,
            "the_unit": f"{self.names.article} {unit}",
            "cards": count(figure, effects.cards),
            "wounds": count(figure, effects.wounds),
        }

    def _element(self, view: MageKnight, event: Line) -> dict[str, str]:
        """Return what the event points at."""
        if event.kind == "hex" and event.index < len(view.layout.site):
            return {"space": self.space(view, event.index)}
        if event.kind == "enemy":
            return {"enemy": self.enemy(view, event.index), "the_enemy": self.the_enemy(view, event.index)}
        if event.kind in ("mana", "crystal", "die", "ring", "tactic") and event.name != "tactic":
            return {"colour": self.names.colour(event.index % 6)}
        tables = {"card": data.CARDS, "skill": data.SKILLS, "hero": data.HEROES, "tactic": data.TACTICS}
        if event.kind in tables and event.index < len(tables[event.kind]):
            return {event.kind: getattr(self.names, event.kind)(event.index)}
        return {}
