"""What the components of Mage Knight are called in one language."""

from collections.abc import Mapping
from dataclasses import dataclass

from ludotheque.games.mageknight import data


@dataclass(frozen=True)
class Names:
    """The names of one language by id, asked for by number."""

    colours: tuple[str, ...]
    terrains: Mapping[str, str]
    sites: Mapping[str, str]
    piles: Mapping[str, str]
    cards: Mapping[str, str]
    strong: Mapping[str, str]
    skills: Mapping[str, str]
    tactics: Mapping[str, str]
    units: Mapping[str, str]
    enemies: Mapping[str, str]
    heroes: Mapping[str, str]
    scenarios: Mapping[str, str]
    # What statistics count.
    counted: Mapping[str, str]
    # The article of units and enemies, and of those that are not several.
    article: str
    articles: Mapping[str, str]

    def colour(self, number: int) -> str:
        """Name a colour of mana."""
        return self.colours[number]

    def terrain(self, number: int) -> str:
        """Name a terrain."""
        return self.terrains[data.TERRAINS[number]]

    def site(self, number: int) -> str:
        """Name a site; a space without one has no name."""
        return self.sites[data.SITES[number]] if number else ""

    def pile(self, number: int) -> str:
        """Name the back of an enemy token."""
        return self.piles[data.PILES[number]]

    def card(self, number: int) -> str:
        """Name a deed card."""
        return self.cards[data.CARDS[number]]

    def strong_half(self, number: int) -> str:
        """Name the strong half of a card, if it has a name of its own."""
        return self.strong.get(data.CARDS[number], "")

    def skill(self, number: int) -> str:
        """Name a skill."""
        return self.skills[data.SKILLS[number]]

    def tactic(self, number: int) -> str:
        """Name a tactic."""
        return self.tactics[data.TACTICS[number]]

    def unit(self, kind: int) -> str:
        """Name a kind of unit."""
        return self.units[data.UNITS[kind]]

    def enemy(self, kind: int) -> str:
        """Name a kind of enemy."""
        return self.enemies[data.ENEMIES[kind]]

    def article_of(self, kind: int) -> str:
        """Return the article of a kind of enemy."""
        return self.articles.get(data.ENEMIES[kind], self.article)

    def hero(self, number: int) -> str:
        """Name a hero."""
        return self.heroes[data.HEROES[number]]
