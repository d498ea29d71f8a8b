"""What the components of Ebbland are called in one language."""

from collections.abc import Mapping
from dataclasses import dataclass

from ludotheque.games.ebbland import data
from ludotheque.games.ebbland.rules.terms import KEYWORDS
from ludotheque.words.language import Noun


@dataclass(frozen=True)
class Names:
    """The names of one language by id, asked for by number."""

    cards: Mapping[str, str]
    sites: Mapping[str, str]
    decks: Mapping[str, str]
    factions: Mapping[str, str]
    # What somebody of a faction is called beside a noun.
    members: Mapping[str, str]
    classes: Mapping[str, Noun]
    kinds: Mapping[str, str]
    keywords: Mapping[str, str]
    stats: tuple[str, ...]
    dice: tuple[str, str]
    # What statistics count.
    counted: Mapping[str, str]

    def card(self, number: int) -> str:
        """Name a card."""
        return self.cards[data.CARDS[number]]

    def site(self, number: int) -> str:
        """Name a site."""
        return self.sites[data.SITES[number]]

    def source(self, number: int) -> str:
        """Name what bears a text: a card, or a site, counted on after the cards."""
        return self.card(number) if number < len(data.CARDS) else self.site(number - len(data.CARDS))

    def deck(self, number: int) -> str:
        """Name a deck of the box."""
        return self.decks[data.DECKS[number]]

    def faction(self, number: int) -> str:
        """Name a faction."""
        return self.factions[data.FACTIONS[number]]

    def member(self, number: int) -> str:
        """Say of which faction somebody is."""
        return self.members[data.FACTIONS[number]]

    def klass(self, number: int) -> Noun:
        """Name a class."""
        return self.classes[data.CLASSES[number]]

    def kind(self, number: int) -> str:
        """Name a kind of card."""
        return self.kinds[data.KINDS[number]]

    def keywords_of(self, bits: int) -> list[str]:
        """Name keywords given as bits."""
        return [self.keywords[word] for number, word in enumerate(KEYWORDS) if bits >> number & 1]
