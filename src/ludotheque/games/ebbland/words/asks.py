"""Says the questions of Ebbland, what the seat has at hand for them, and what an answer takes."""

from typing import Any

from ludotheque.game import Talk
from ludotheque.games.ebbland.rules.combat.close import ChooseDuel
from ludotheque.games.ebbland.rules.combat.shooting import NameMark
from ludotheque.games.ebbland.rules.effects.resolve import Offer
from ludotheque.games.ebbland.rules.effects.standing import string_of
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import NONE, WINDOWS
from ludotheque.games.ebbland.words.voice import Voice
from ludotheque.kernel import Ask, Option


class Asks(Voice):
    """The questions of one language."""

    def question(self, talk: Talk, ask: Ask[Any]) -> str:
        """Ask the question in a sentence, naming the card or fighter it is about."""
        view: Ebbland = talk.view
        fields: dict[str, str] = {}
        if isinstance(ask, Offer):
            window = WINDOWS[ask.opening.window]
            fields["when"] = self.words.effects.windows.get(f"{window}?", self.words.effects.windows[window])
        if isinstance(ask, NameMark):
            fields["fighter"] = self.fighter(view, ask.shooters[0])
        if isinstance(ask, ChooseDuel) or hasattr(ask, "slot"):
            fields["fighter"] = self.fighter(view, ask.slot)
        if hasattr(ask, "card"):
            fields["card"] = self.names.card(ask.card)
        if hasattr(ask, "play"):
            fields["card"] = self.source(view, ask.play)
        return self.finish(self.words.questions[type(ask).__name__].format(**fields))

    def situation(self, talk: Talk, ask: Ask[Any]) -> str:
        """Say what the asked seat has at hand: resources, markers, and the roll that is being counted."""
        view: Ebbland = talk.view
        side, words = view.sides[ask.seat], self.words.situations
        parts = [words["resources"].format(com=side.com, log=side.log)]
        if side.markers and not side.marker_used:
            parts.append(self.words.language.count(side.markers, self.words.effects.nouns["markers"]))
        if view.roll_at.fighter != NONE:
            parts.insert(0, self.roll(view))
        if view.enlisting != NONE:
            control = view.box.cards[view.enlisting].control
            name = self.names.card(view.enlisting)
            parts.insert(0, words["enlisting"].format(card=name, control=control, bonus=view.roll_at.bonus))
        return self.finish(words["and"].join(parts))

    def roll(self, view: Ebbland) -> str:
        """Say what the roll at hand came to."""
        roll = view.roll_at
        string = self.texts.string(roll.stat, sorted(string_of(view, roll.fighter, roll.stat)))
        fields = {"fighter": self.fighter(view, roll.fighter), "total": roll.total, "met": roll.result}
        return self.words.situations["roll"].format(string=string, **fields)

    def bill(self, talk: Talk, ask: Ask[Any], option: Option) -> list[tuple[str, str]]:
        """List what an option costs, and how likely it is to bring something."""
        return []
