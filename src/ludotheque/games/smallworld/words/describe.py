"""Sentences about a position of Small World, for lists, labels and screen readers."""

from __future__ import annotations

from functools import cache

from ludotheque.game import Talk
from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.data import Place
from ludotheque.games.smallworld.rules.state import (
    NOBODY,
    NONE,
    TRIBE,
    Folk,
    Land,
    SmallWorld,
)
from ludotheque.games.smallworld.rules.traits import SYMBOLS
from ludotheque.games.smallworld.words.en import position as english
from ludotheque.games.smallworld.words.fr import position as french
from ludotheque.kernel import UNKNOWN

LEXICONS = {"fr": french.LEXICON, "en": english.LEXICON}


@cache
def gifts(language: str, race: int, power: int) -> str:
    """Say what a race and its power can do."""
    words = LEXICONS[language]
    tiles = [data.RACES[race], *([] if power == NONE else [data.POWERS[power]])]
    names = [words.names.race(race), "" if power == NONE else words.names.power(power)]
    told = (f"{name}{words.colon}{words.names.effect(tile)}" for name, tile in zip(names, tiles, strict=False))
    return " ".join(told)


def place_name(players: int, language: str, region: int) -> str:
    """Name a region of the map for so many players."""
    place = data.places(players)[region]
    return place.fr if language == "fr" else place.en


class Speech:
    """Speaks of one position to one seat in one language."""

    def __init__(self, talk: Talk, language: str) -> None:
        self.talk = talk
        self.view: SmallWorld = talk.view
        self.language = language
        self.words = LEXICONS[language]
        self.places: list[Place] = data.places(len(self.view.players))

    def title(self) -> str:
        """Say where the game stands."""
        if self.view.is_over():
            return self.words.over
        return self.words.turn.format(self.view.turn, self.view.map.turns)

    def place(self, region: int) -> str:
        """Name a region."""
        return place_name(len(self.view.players), self.language, region)

    def race(self, race: int) -> str:
        """Name a race."""
        return str(self.words.names.race(race))

    def combo(self, race: int, power: int) -> str:
        """Name a race with its power; without one, the race alone."""
        return self.race(race) if power == NONE else str(self.words.names.combo(race, power))

    def name(self, seat: int) -> str:
        """Name a player, as a listener would hear it."""
        return str(self.words.names.name(self.talk, seat))

    def tokens(self, number: int) -> str:
        """Count tokens."""
        return str(self.words.names.tokens(number))

    def coins(self, number: int) -> str:
        """Count coins."""
        return str(self.words.names.coins(number))

    def region(self, region: int) -> str:
        """Say what a region is and who stands there."""
        world, words = self.view.map, self.words
        traits = [words.terrain[world.terrain[region]]]
        traits += [words.symbols[symbol] for symbol in range(SYMBOLS) if world.symbols[region] >> symbol & 1]
        traits += [words.edge] if world.entry >> region & 1 else []
        traits += [words.coast] if world.coast >> region & 1 else []
        who = [self.occupant(self.view.lands[region]), *self.pieces(self.view.lands[region])]
        return f"{self.place(region)} ({', '.join(traits)}){words.colon}{', '.join(who)}."

    def occupant(self, land: Land) -> str:
        """Say who holds a region, with how many tokens."""
        if land.race == NONE:
            return self.words.free
        if land.race == TRIBE:
            return self.words.one_tribe
        state = f" {self.words.declined}" if land.declined else ""
        return f"{self.race(land.race)}{state} ({self.name(land.owner)}), {self.tokens(land.tokens)}"

    def pieces(self, land: Land) -> list[str]:
        """Name the pieces in a region."""
        names = [name for mark, name in self.words.marks if land.marks & mark]
        if land.camps:
            names.append(self.words.names.camps(land.camps))
        if land.owner >= 0 and self.view.tiles.banners[land.race].lairs:
            names.append(self.words.lair)
        return names

    def neighbours(self, region: int) -> str:
        """Name the regions next to one."""
        return self.words.near.format(", ".join(self.place(near) for near in self.view.map.neighbours[region]))

    def player(self, seat: int) -> str:
        """Say what a player has."""
        player, words = self.view.players[seat], self.words
        parts = [words.hidden_coins if player.coins == UNKNOWN else self.coins(player.coins)]
        parts.append(words.nothing_led if player.folk is None else self.folk(player.folk))
        parts += [self.folk(past) for past in player.past]
        if player.pact != NOBODY:
            parts.append(words.pact.format(self.name(player.pact)))
        you = f" ({words.you})" if seat == self.talk.you else ""
        return f"{self.talk.names[seat]}{you}{words.colon}{', '.join(parts)}."

    def folk(self, folk: Folk) -> str:
        """Name a race as its player leads it, with the tokens in hand."""
        name = self.combo(folk.race, folk.power)
        name += f" {self.words.declined}" if folk.declined else ""
        waiting = folk.hand + folk.raiders
        return f"{name}, {self.words.in_hand.format(waiting)}" if waiting else name

    def folks(self, seat: int) -> str:
        """Say what the races of a player can do."""
        player = self.view.players[seat]
        folks = [*([] if player.folk is None else [player.folk]), *player.past]
        return " ".join(self.gifts(folk.race, folk.power) for folk in folks)

    def offer(self, position: int) -> str:
        """Say what a combination costs and brings."""
        combo, words = self.view.column[position], self.words
        trait = self.view.tiles.active(combo.race, combo.power)
        parts = [words.price.format(self.coins(position)), self.tokens(trait.tokens + trait.raiders)]
        if combo.coins:
            parts.append(words.gain.format(self.coins(combo.coins)))
        return f"{self.combo(combo.race, combo.power)}{words.colon}{', '.join(parts)}."

    def gifts(self, race: int, power: int) -> str:
        """Say what a race and its power can do."""
        return gifts(self.language, race, power)

    def legend(self) -> list[str]:
        """Say what the signs of the map mean, in the order of the map's own list."""
        words = self.words
        marks = [name for _, name in words.marks]
        tokens = (f"{words.names.tokens(3)} (A)", f"{words.declined} (A)")
        return [*tokens, *words.terrain[:6], *words.symbols, *marks, words.camp, words.lair]
