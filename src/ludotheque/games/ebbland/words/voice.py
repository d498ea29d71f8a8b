"""What everything on the table is called in one language, told apart from its like."""

from collections.abc import Sequence

from ludotheque.game import Talk
from ludotheque.games.ebbland.rules.effects.effect import Ability, Play
from ludotheque.games.ebbland.rules.effects.standing import prices
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import FROM_SITE, GEAR_EACH, NONE, SITES_EACH
from ludotheque.games.ebbland.rules.traits import Card
from ludotheque.games.ebbland.words.lexicon import Lexicon
from ludotheque.games.ebbland.words.texts import Texts, finish
from ludotheque.words import FR, french


class Voice:
    """One language, with what it calls players, fighters, sites and cards."""

    def __init__(self, words: Lexicon) -> None:
        self.words = words
        self.names = words.names
        self.texts = Texts(words)

    def who(self, talk: Talk, seat: int) -> str:
        """Return who a seat is, to the listener."""
        return talk.names[seat] if 0 <= seat < len(talk.names) else self.words.options["spectator"]

    def of(self, phrase: str) -> str:
        """Return what belongs to somebody."""
        return french.merged("de", phrase) if self.words.language is FR else f"of {phrase}"

    def fighter(self, view: Ebbland, slot: int) -> str:
        """Return what a character in play is called, told apart from its like on the same side."""
        fighter = view.fighter(slot)
        like = [other for other in view.characters(fighter.seat) if view.fighter(other).card == fighter.card]
        name = self.names.card(fighter.card)
        return name if len(like) < 2 else self.words.options["fighter"].format(name=name, n=like.index(slot) + 1)

    def site(self, view: Ebbland, place: int) -> str:
        """Return what a site is called, counted over all seats."""
        return self.names.site(view.sides[place // SITES_EACH].sites[place % SITES_EACH])

    def gear(self, view: Ebbland, index: int) -> str:
        """Return what a weapon or talent in play is called, with its bearer."""
        slot, place = divmod(index, GEAR_EACH)
        card = self.names.card(view.fighter(slot).gear[place])
        return self.words.options["gear"].format(card=card, fighter=self.fighter(view, slot))

    def source(self, view: Ebbland, play: Play) -> str:
        """Return what a text in use stands on."""
        return self.names.site(play.card) if play.place == FROM_SITE else self.names.card(play.card)

    def sums(self, reasons: Sequence[int]) -> str:
        """Return what is added to a roll, with the card or site that each part comes from."""
        parts = zip(reasons[::2], reasons[1::2], strict=False)
        signed = self.words.language.signed
        return "".join(f" {signed(value)}" + (f" ({self.names.source(n)})" if n >= 0 else "") for n, value in parts)

    def price(self, view: Ebbland, seat: int, card: int, bearer: int = NONE) -> str:
        """Return what a card costs a seat now; nothing if it is free."""
        return self.texts.price(*prices(view, seat, card, bearer))

    def ability(self, ability: Ability, card: Card) -> str:
        """Return one text of a card as a sentence of its own."""
        return self.finish(self.texts.ability(ability, card))

    def finish(self, text: str) -> str:
        """Return a sentence ready to be read."""
        return finish(self.words.language, text)
