"""Changing a position in the middle of a game, where a test must: what a file would say is done to the state."""

from __future__ import annotations

from typing import Self

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.land.exploration import reveal_tile
from ludotheque.games.mageknight.rules.pieces import NOBODY, NONE, WOUND, Layout, Player, Unit
from ludotheque.games.mageknight.rules.rounds.rounds import NextTurn
from ludotheque.kernel import advance
from tests.games.mageknight.labels import COLOURS
from tests.games.mageknight.setting import Setting


class Meddling(Setting):
    """A table whose game is on: the words of `Setting` change what lies on it now."""

    def hand(self, *cards: str, seat: int = 0) -> Self:
        """Give somebody this hand; the cards come out of decks and offers, the old hand goes back into the deck."""
        player = self.player(seat)
        player.deck = [card for card in player.hand if card != WOUND] + player.deck
        player.hand = [self._out_of_box(card, player) for card in cards]
        return self

    def deck(self, *cards: str, seat: int = 0, only: bool = False) -> Self:
        """Put these cards on top of a deck, the first named to be drawn first; or make them the whole deck."""
        player = self.player(seat)
        top = [self._out_of_box(card, player) for card in cards][::-1]
        if only:
            player.discard += player.deck
            player.deck = []
        player.deck = player.deck + top
        return self

    def discard(self, *cards: str, seat: int = 0, only: bool = False) -> Self:
        """Put cards on a discard pile."""
        player = self.player(seat)
        found = [self._out_of_box(card, player) for card in cards]
        player.discard = found if only else player.discard + found
        return self

    def _out_of_box(self, name: str, player: Player) -> int:
        card = data.CARD[name]
        s = self.s
        for pile in (player.deck, player.discard):
            if card in pile:
                pile.remove(card)
                return card
        for field in ("advanced_deck", "advanced_offer", "spell_deck", "spell_offer", "artifact_deck", "lessons"):
            setattr(s, field, [other for other in getattr(s, field) if other != card])
        return card

    def source(self, *colours: str) -> Self:
        """Let dice of the source show these colours; the others show what cannot be used now."""
        s = self.s
        idle = "gold" if s.night else "black"
        shown = [*colours, *[idle] * (len(s.source) - len(colours))]
        s.source = [COLOURS.index(colour) for colour in shown]
        return self

    def tokens(self, *colours: str) -> Self:
        """Put mana tokens in the play area; after `begin`."""
        for colour in colours:
            self.effort.tokens[COLOURS.index(colour)] += 1
        return self

    def crystals(self, *colours: str, seat: int = 0) -> Self:
        """Make this somebody's inventory."""
        self.player(seat).crystals = [colours.count(colour) for colour in COLOURS[:4]]
        return self

    def units(self, *names: str, seat: int = 0) -> Self:
        """Give somebody units: "peasants", "peasants spent", "peasants wounded", "peasants spent wounded"."""
        for name in names:
            kind, *marks = name.split()
            unit = Unit(data.UNIT[kind], "spent" not in marks, marks.count("wounded"), NONE, False, "loyal" in marks)
            self.player(seat).units.append(unit)
        return self

    def banner(self, name: str, place: int = 0, seat: int = 0) -> Self:
        """Give a unit a banner."""
        player = self.player(seat)
        player.units[place] = player.units[place].with_banner(self._out_of_box(name, player), True)
        return self

    def skills(self, *names: str, seat: int = 0) -> Self:
        """Give somebody skills."""
        player = self.player(seat)
        player.skills = [data.SKILL[name] for name in names]
        player.skill_pile = [skill for skill in player.skill_pile if skill not in player.skills]
        return self

    def learn(self, *names: str, seat: int = 0) -> Self:
        """Give somebody more skills."""
        return self.skills(*(data.SKILLS[skill] for skill in self.player(seat).skills), *names, seat=seat)

    def begins_with(self, **said: int) -> Self:
        """Give whoever has the turn these points."""
        for name, points in said.items():
            setattr(self.effort, name, points)
        return self

    def tactic(self, name: str, seat: int = 0) -> Self:
        """Give somebody a tactic, face up; what it does when it is taken is not done."""
        self.player(seat).tactic = data.TACTIC[name]
        self.player(seat).tactic_up = True
        return self

    def land(self, *tiles: str, at: tuple[tuple[int, int], ...] = ((0, 1), (1, 0), (1, 1), (0, 2), (2, 0))) -> Self:
        """Lay the map anew: the start tile and these, on lattice positions from the north-west on."""
        s = self.s
        self._clear_map()
        s.layout, s.spots, s.cities, s.lessons, s.core_seen = Layout(), [], [], [], False
        s.spare_cities = [0, 1, 2, 3]
        reveal_tile(s, NOBODY, s.house.start_tile, 0, 0, False)
        for tile, (a, b) in zip(tiles, at, strict=False):
            number = data.TILE[tile]
            for field in ("tile_deck", "spare_countryside", "spare_core"):
                setattr(s, field, [other for other in getattr(s, field) if other != number])
            reveal_tile(s, NOBODY, number, a, b, False)
        return self

    def _clear_map(self) -> None:
        s = self.s
        hidden = [token for spot in s.spots for token in spot.hidden if token >= 0]
        for token in [*hidden, *(token for place in [*s.spots, *s.cities] for token in place.tokens)]:
            s.piles[s.box.enemy(token).pile] = [token, *s.piles[s.box.enemy(token).pile]]
        s.ruin_pile = [*(spot.ruin for spot in s.spots if spot.ruin != NONE), *s.ruin_pile]
        s.advanced_deck = s.lessons + s.advanced_deck
        s.spare_countryside = s.spare_countryside + [tile for tile in s.layout.tiles if s.box.tiles[tile].back == 1]

    def tiles(self, *tiles: str) -> Self:
        """Make this the tile deck, the first named on top."""
        self.s.tile_deck = [data.TILE[tile] for tile in tiles][::-1]
        return self

    def pile(self, *enemies: str) -> Self:
        """Put enemies on top of their piles, the first named to be drawn first."""
        for token in [self._token(name) for name in enemies][::-1]:
            colour = self.s.box.enemy(token).pile
            self.s.piles[colour] = [*self.s.piles[colour], token]
        return self

    def enemy(self, space: str, *names: str, up: bool = True) -> Self:
        """Let these enemies, and no others, be on a space."""
        s = self.s
        number = self.at(space)
        for token in s.spots[number].tokens:
            s.piles[s.box.enemy(token).pile] = [token, *s.piles[s.box.enemy(token).pile]]
        s.spots[number] = s.spots[number].with_tokens([self._token(name) for name in names], up)
        return self

    def guard(self, space: str, *names: str) -> Self:
        """Let these enemies, and no others, lie face down on a space beside those that are up."""
        s = self.s
        number = self.at(space)
        for token in s.spots[number].hidden:
            s.piles[s.box.enemy(token).pile] = [token, *s.piles[s.box.enemy(token).pile]]
        s.spots[number] = s.spots[number].with_hidden([self._token(name) for name in names])
        return self

    def garrison(self, space: str, *names: str) -> Self:
        """Let these enemies, and no others, defend a city."""
        number = self.s.city_at(self.at(space))
        city = self.s.cities[number]
        tokens = [self._token(name) for name in names]
        self.s.cities[number] = city.with_tokens(tokens, True, city.shields, city.leader)
        return self

    def _token(self, name: str) -> int:
        s = self.s
        for colour, pile in enumerate(s.piles):
            for token in pile[::-1]:
                if s.box.enemy(token).id == name:
                    s.piles[colour] = [other for other in pile if other != token]
                    return token
        raise AssertionError(f"no {name} left in its pile")

    def ruin(self, space: str, name: str, up: bool = True) -> Self:
        """Put this ruins token on a space."""
        number = next(i for i, row in enumerate(data.RUIN_ROWS) if row["id"] == name)
        self.s.ruin_pile = [ruin for ruin in self.s.ruin_pile if ruin != number]
        self.s.spots[self.at(space)] = self.s.spots[self.at(space)].with_ruin(number, up)
        return self

    def shield(self, *spaces: str, seat: int = 0) -> Self:
        """Put shields on sites, whose enemies are gone."""
        for space in spaces:
            spot = self.s.spots[self.at(space)]
            self.s.spots[self.at(space)] = spot.with_tokens([], True).with_hidden([]).with_shield(seat)
        return self

    def conquered(self, space: str, *shields: int) -> Self:
        """Let a city be conquered, with shields of these seats; the first is its leader."""
        number = self.s.city_at(self.at(space))
        city = self.s.cities[number]
        self.s.cities[number] = city.with_tokens([], True, list(shields), shields[0])
        return self

    def stand(self, space: str, seat: int = 0) -> Self:
        """Put a hero on a space."""
        self.player(seat).space = self.at(space)
        return self

    def fame(self, fame: int, seat: int = 0) -> Self:
        """Give somebody so much fame, and the level that goes with it."""
        self.player(seat).fame = fame
        self.player(seat).level = self.s.box.level(fame)
        return self

    def reputation(self, reputation: int, seat: int = 0) -> Self:
        """Put somebody on the reputation track, from -7 to 7."""
        self.player(seat).reputation = reputation
        return self

    def night(self, number: int = 2) -> Self:
        """Let it be night."""
        self.s.night = True
        self.s.round = number
        return self

    def round(self, number: int) -> Self:
        """Let it be this round."""
        self.s.round = number
        self.s.night = self.s.house.nights[number - 1]
        return self

    def offer(self, *units: str) -> Self:
        """Make this the unit offer."""
        self.s.unit_offer = [data.UNIT[name] for name in units]
        return self

    def advanced(self, *cards: str) -> Self:
        """Make this the offer of advanced actions, the lowest place first."""
        self.s.advanced_offer = [self._out_of_box(card, self.player()) for card in cards]
        return self

    def spells(self, *cards: str) -> Self:
        """Make this the offer of spells, the lowest place first."""
        self.s.spell_offer = [self._out_of_box(card, self.player()) for card in cards]
        return self

    def lessons(self, *cards: str) -> Self:
        """Make these the advanced actions in the unit offer."""
        self.s.lessons = [self._out_of_box(card, self.player()) for card in cards]
        return self

    def artifacts(self, *cards: str) -> Self:
        """Put artifacts on top of their deck, the first named to be drawn first."""
        top = [self._out_of_box(card, self.player()) for card in cards]
        self.s.artifact_deck = [*self.s.artifact_deck, *top[::-1]]
        return self

    def announced(self, seat: int) -> Self:
        """Let the end of the round have been announced."""
        self.s.announced = seat
        return self

    def new_round(self) -> Self:
        """End the set-up with the end of the round: whoever announced it would be next."""
        return self.announced(self.s.order[0]).begin(self.s.order[0])

    def begin(self, seat: int = 0) -> Self:
        """End the set-up: the turn of this seat begins. Heroes who stand nowhere are on the portal."""
        s = self.s
        for player in s.players:
            if player.space == NONE:
                player.space = 0
        s.place = s.order.index(seat)
        s.agenda = [NextTurn()]
        s.events, s.revealed = [], 0
        advance(s)
        self.happened = s.events
        return self
