"""Tells what happened in Mage Knight."""

import re

from ludotheque.game import Talk
from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.pieces import NOBODY
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.words.texts import signed
from ludotheque.games.mageknight.words.voice import Voice
from ludotheque.kernel import Event
from ludotheque.kernel.event import Line

# What nobody did is told without saying who.
WHO = re.compile(r"^\{who\}\s?: ")


class Log(Voice):
    """The log of one language."""

    def event(self, talk: Talk, event: Event) -> str:
        """Tell what happened."""
        view: MageKnight = talk.view
        assert isinstance(event, Line)
        fields: dict[str, str] = {"who": self.who(talk, event.seat), "index": str(event.index)}
        for place, figure in enumerate(event.figures):
            fields[f"f{place}"] = str(figure)
            fields[f"f{place}signed"] = signed(figure)
        fields |= self._told(view, event)
        if event.name == "drawn" and event.seat == talk.you:
            # Whoever drew them has been told each card.
            return ""
        is_closed_city = event.name == "city" and view.house.scenario.city_closed_by != ""
        pattern = self.words.events["city_closed" if is_closed_city else event.name]
        if event.seat == NOBODY:
            pattern = WHO.sub("", pattern)
        return self.finish(pattern.format(**fields))

    def _told(self, view: MageKnight, event: Line) -> dict[str, str]:
        figures = [*event.figures, 0, 0, 0]
        fields = {
            "f0colour": self.names.colour(figures[0] % 6),
            "f0night": self.words.events["night" if figures[0] else "day"],
            "f0strong": self.words.events["strong"] if figures[0] else "",
            "f0card": self.names.card(figures[0] % len(data.CARDS)),
            "f0tile": view.box.tiles[figures[0] % len(view.box.tiles)].id,
            "unit_kind": self.names.unit(figures[0] % len(data.UNITS)),
        }
        if event.name == "garrison":
            fields["enemies"] = ", ".join(self.enemy(view, token) for token in event.figures)
        if event.name == "fight":
            fields["f_blow"] = self.blow(*event.figures)
        if event.kind == "hex" and event.index < len(view.layout.site):
            fields["space"] = self.space(view, event.index)
        elif event.kind == "enemy":
            fields["enemy"] = self.enemy(view, event.index)
        elif event.kind in ("mana", "crystal", "die", "ring", "tactic") and event.name != "tactic":
            fields["colour"] = self.names.colour(event.index % 6)
        names = {"card": self.names.cards, "skill": self.names.skills, "hero": self.names.heroes}
        names["tactic"] = self.names.tactics
        if event.kind in names and event.index < len(names[event.kind]):
            fields[event.kind] = getattr(self.names, event.kind)(event.index)
        return fields
