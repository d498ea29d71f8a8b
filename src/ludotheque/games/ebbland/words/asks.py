"""Says the questions of Ebbland, what the seat has at hand for them, and what an answer takes."""

from itertools import takewhile
from typing import Any

from ludotheque.game import Talk
from ludotheque.games.ebbland.rules.combat.rolls import count
from ludotheque.games.ebbland.rules.combat.shooting import NameMark
from ludotheque.games.ebbland.rules.combat.wounds import StepIn
from ludotheque.games.ebbland.rules.effects.effect import Play
from ludotheque.games.ebbland.rules.effects.picking import DiscardOne
from ludotheque.games.ebbland.rules.effects.resolve import ChooseOne, Offer, Pick
from ludotheque.games.ebbland.rules.effects.standing import ability_of, life_of, string_of
from ludotheque.games.ebbland.rules.enlistment import FAILURE, Help
from ludotheque.games.ebbland.rules.sealed import LEAST, BuildDeck
from ludotheque.games.ebbland.rules.state import Ebbland, Thrown
from ludotheque.games.ebbland.rules.terms import FROM_SITE, HIT, NONE, RANGED, WINDOWS, WOUNDED
from ludotheque.games.ebbland.rules.traits import Card
from ludotheque.games.ebbland.words.voice import Voice
from ludotheque.kernel import BUTTON, Ask


class Asks(Voice):
    """The questions of one language."""

    def question(self, talk: Talk, ask: Ask[Any]) -> str:
        """Ask the question in a sentence, naming the card or fighter it is about."""
        view: Ebbland = talk.view
        fields: dict[str, str] = {}
        if isinstance(ask, Offer):
            fields["when"] = self.words.effects.windows[WINDOWS[ask.opening.window]]
        if isinstance(ask, NameMark):
            fields["fighter"] = self.fighter(view, ask.shooters[0])
        if hasattr(ask, "slot"):
            fields["fighter"] = self.fighter(view, ask.slot)
        if hasattr(ask, "card"):
            fields["card"] = self.names.card(ask.card)
        if hasattr(ask, "play"):
            fields["card"] = self.source(view, ask.play)
        return self.finish(self.words.questions[type(ask).__name__].format(**fields))

    def situation(self, talk: Talk, ask: Ask[Any]) -> str:
        """Say what the asked seat has at hand: resources, markers, and the roll that is being counted."""
        view: Ebbland = talk.view
        if isinstance(ask, BuildDeck):
            return self._deck(len(ask.cards(view)))
        side, words = view.sides[ask.seat], self.words.situations
        parts = [words["resources"].format(com=side.com, log=side.log)]
        if side.markers and not side.marker_used:
            parts.append(self.words.language.count(side.markers, self.words.effects.nouns["markers"]))
        rolled = [self.roll(view)] if view.roll_at.fighter != NONE else []
        idle = isinstance(ask, Offer) and all(option.kind == BUTTON for option in ask.options(view))
        # What was rolled comes first: a small page cuts the end.
        said = [*rolled, *self._moment(view, ask), *parts, *([words["idle"]] if idle else [])]
        return self.finish(words["and"].join(said))

    def _deck(self, size: int) -> str:
        """Say how large a deck in the making is, and what to do where nothing more can be left out."""
        cards = self.words.language.count(size, self.words.effects.nouns["cards_n"])
        pattern = self.words.situations["packed" if size > LEAST else "least"]
        return self.finish(pattern.format(cards=cards, least=LEAST))

    def _moment(self, view: Ebbland, ask: Ask[Any]) -> list[str]:
        """Say what a question is about beyond its sentence: a roll that fails, wounds to come, a text to be used."""
        words = self.words.situations
        match ask:
            case Help():
                bonus = f" {self.words.language.signed(view.roll_at.bonus)}" if view.roll_at.bonus else ""
                control = view.box.cards[view.enlisting].control
                said = [words["enlisting"].format(die=ask.weigh.die, bonus=bonus, control=control)]
                return [*said, words["natural"]] if ask.weigh.die == FAILURE else said
            case DiscardOne():
                left = len(list(takewhile(lambda step: isinstance(step, DiscardOne), reversed(view.agenda))))
                cards = self.words.language.count(left, self.words.effects.nouns["cards_n"])
                return [words["discards"].format(cards=cards)]
            case StepIn():
                return self._blow(view, ask.slot)
            case Pick() | ChooseOne():
                return [self.texts.ability(ability_of(view, ask.play), self._bearer(view, ask.play)).rstrip(".")]
            case Offer():
                return self._blows(view, ask)
        return []

    def _blows(self, view: Ebbland, ask: Offer) -> list[str]:
        """Say what is about to befall the fighters of whoever is asked before wounds are taken."""
        if ask.opening.window != WOUNDED:
            return []
        struck = [slot for slot in view.characters(ask.seat) if view.fighter(slot).pending > 0]
        return [said for slot in struck for said in self._blow(view, slot)]

    def _blow(self, view: Ebbland, slot: int) -> list[str]:
        """Say whose rolls struck a fighter, how many wounds come of it, and how much life is left to take them."""
        struck, combat = view.fighter(slot), view.combat
        assert combat is not None
        said: list[str] = []
        for slot_of, striker in enumerate(view.fighters):
            if striker is not None and struck.strikers >> slot_of & 1:
                rolls = [roll for roll in combat.rolls if roll.fighter == slot_of and roll.stat in (HIT, RANGED)]
                backing = self.words.situations["backing"].format(fighter=self.fighter(view, slot_of))
                said += [self._thrown(view, roll) for roll in rolls] or [backing]
        wounds = self.words.language.count(struck.pending, self.words.effects.nouns["wounds"])
        life = self.words.labels.life.format(life_of(view, slot) - struck.wounds)
        stakes = self.words.situations["stakes"].format(fighter=self.fighter(view, slot), wounds=wounds, life=life)
        return [*said, stakes]

    def _thrown(self, view: Ebbland, roll: Thrown) -> str:
        """Say what a roll of this round came to."""
        met = count(roll.numbers, roll.total(), view.house.exact)
        return self._rolled(view, roll.fighter, roll.total(), self.texts.string(roll.stat, sorted(roll.numbers)), met)

    def _bearer(self, view: Ebbland, play: Play) -> Card:
        """Return the card or site that a text in use stands on."""
        return view.box.sites[play.card] if play.place == FROM_SITE else view.box.cards[play.card]

    def roll(self, view: Ebbland) -> str:
        """Say what the roll at hand came to."""
        roll = view.roll_at
        string = self.texts.string(roll.stat, sorted(string_of(view, roll.fighter, roll.stat)))
        return self._rolled(view, roll.fighter, roll.total, string, roll.result)

    def _rolled(self, view: Ebbland, slot: int, total: int, string: str, met: int) -> str:
        fields = {"fighter": self.fighter(view, slot), "total": total, "string": string, "met": met}
        return self.words.situations["roll"].format(**fields)
