"""Positions of Mage Knight in a few words, for the public builder to make: each word is a line of a position file."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Self

from ludotheque import begin, position
from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.pieces import Effort, Player
from ludotheque.games.mageknight.rules.scenarios import SCENARIOS
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.kernel import Event, Option
from ludotheque.match import Match
from tests.games.mageknight.labels import PLACES

SEATS = "ABCD"
TILES = list(data.TILE)
CITIES = ("c5", "c6", "c7", "c8")
PILE_OF = {row["id"]: row["colour"] for row in data.ENEMY_ROWS}


class Setting:
    """A table whose position is set; it is made when somebody looks at it, and `begin` ends the set-up."""

    def __init__(self, heroes: tuple[str, ...], options: dict[str, str]) -> None:
        self.players: list[dict[str, Any]] = [{"hero": hero, "hand": []} for hero in heroes]
        self.said: dict[str, Any] = {"seats": len(heroes), "options": options, "study": True}
        self.said.update(spots={}, cities={}, piles={})
        self.shown: tuple[str, ...] | None = None
        self.made: Match | None = None
        self.answers: list[Option] = []
        self.happened: list[Event] = []

    def copy(self) -> Self:
        """Return a table to try something at."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.players, twin.said = deepcopy((self.players, self.said))
        twin.made, twin.happened, twin.answers = self.match.copy(), self.events[:], self.answers[:]
        return twin

    @property
    def match(self) -> Match:
        """The game, from the position that has been set; what is said of it later was so from the start."""
        if self.made is None:
            self.made = begin(position("mageknight", **self.file()), seed=1)
            self.happened = self.s.events
            for option in self.answers:
                self.happened = self.made.answer(option)
        return self.made

    @property
    def events(self) -> list[Event]:
        """What happened since the last answer."""
        assert self.match
        return self.happened

    def answer(self, option: Option) -> Self:
        """Answer the open question."""
        self.happened = self.match.answer(option)
        self.answers.append(option)
        return self

    def file(self) -> dict[str, Any]:
        """What the position file says."""
        cities = self.said["cities"]
        said = {key: value for key, value in self.said.items() if value != {}}
        if cities:
            said["cities"] = [cities.get(tile, {}) for tile in self.said["layout_ids"] if tile in CITIES]
        said.pop("layout_ids", None)
        if self.shown is not None:
            is_night = said.get("night", said.get("round", 1) % 2 == 0)
            idle = "gold" if is_night else "black"
            dice = len(self.players) + 2 + SCENARIOS[said["options"]["scenario"]].more_on_offer
            said["source"] = [*self.shown, *[idle] * (dice - len(self.shown))]
        return {**said, "players": self.players}

    def say(self, **said: Any) -> Self:
        """Say something of the table."""
        self.said.update(said)
        self.made = None
        return self

    def give(self, seat: int, **said: Any) -> Self:
        """Say something of a player."""
        self.players[seat].update(said)
        self.made = None
        return self

    def spot(self, space: str, **said: Any) -> Self:
        """Say something of a space."""
        self.said["spots"].setdefault(space, {}).update(said)
        self.made = None
        return self

    @property
    def s(self) -> MageKnight:
        """The position as it stands."""
        assert isinstance(self.match.state, MageKnight)
        return self.match.state

    @property
    def effort(self) -> Effort:
        """What the player whose turn it is has at hand; after `begin`."""
        effort = self.s.effort(self.s.turn.seat)
        assert effort.acting
        return effort

    def player(self, seat: int = 0) -> Player:
        """One of the players."""
        return self.s.players[seat]

    def at(self, space: str) -> int:
        """The number of a space."""
        tile, place = space.split(":")
        return 7 * self.s.layout.tiles.index(data.TILE[tile]) + PLACES.index(place)

    def hand(self, *cards: str, seat: int = 0) -> Self:
        """Give somebody this hand."""
        return self.give(seat, hand=list(cards))

    def deck(self, *cards: str, seat: int = 0, only: bool = False) -> Self:
        """Put these cards on top of a deck, the first named to be drawn first; or make them the whole deck."""
        if only:
            self.give(seat, discard=["rest", *self.players[seat].get("discard", [])])
        return self.give(seat, deck=list(cards))

    def discard(self, *cards: str, seat: int = 0, only: bool = False) -> Self:
        """Put cards on a discard pile, or make them the whole pile: what is left over has left the game."""
        before = self.players[seat].get("discard", [])
        if only and "rest" in before:
            self.say(removed=["rest"])
        return self.give(seat, discard=[*([] if only else before), *cards])

    def source(self, *colours: str) -> Self:
        """Let dice of the source show these colours; the others show what cannot be used now."""
        self.shown = colours
        return self.say()

    def tokens(self, *colours: str) -> Self:
        """Put mana tokens in the play area of whoever has the turn."""
        before = self.players[self.seat].get("effort", {}).get("tokens", [])
        return self.begins_with(tokens=[*before, *colours])

    def begins_with(self, **said: Any) -> Self:
        """Say what whoever has the turn begins it with: points and mana."""
        return self.give(self.seat, effort={**self.players[self.seat].get("effort", {}), **said})

    @property
    def seat(self) -> int:
        """Whose turn it is that begins."""
        return SEATS.index(self.said.get("turn", {"seat": "A"})["seat"])

    def crystals(self, *colours: str, seat: int = 0) -> Self:
        """Make this somebody's inventory."""
        return self.give(seat, crystals=list(colours))

    def units(self, *names: str, seat: int = 0) -> Self:
        """Give somebody units: "peasants", "peasants spent", "peasants wounded", "peasants spent wounded"."""
        found = list(self.players[seat].get("units", []))
        for name in names:
            kind, *marks = name.split()
            unit: dict[str, Any] = {"kind": kind, "ready": "spent" not in marks, "loyal": "loyal" in marks}
            found.append({**unit, "wounds": marks.count("wounded")})
        return self.give(seat, units=found)

    def banner(self, name: str, place: int = 0, seat: int = 0) -> Self:
        """Give a unit a banner."""
        self.players[seat]["units"][place].update(banner=name, banner_up=True)
        return self.give(seat)

    def skills(self, *names: str, seat: int = 0) -> Self:
        """Give somebody skills."""
        return self.give(seat, skills=list(names))

    def learn(self, *names: str, seat: int = 0) -> Self:
        """Give somebody more skills."""
        known = self.players[seat].get("skills", [])
        return self.skills(*dict.fromkeys((*known, *names)), seat=seat)

    def tactic(self, name: str, seat: int = 0) -> Self:
        """Give somebody a tactic, face up; what it does when it is taken is not done."""
        return self.give(seat, tactic=name, tactic_up=True)

    def land(self, *tiles: str, at: tuple[tuple[int, int], ...] = ((0, 1), (1, 0), (1, 1), (0, 2), (2, 0))) -> Self:
        """Lay the map anew: the start tile and these, on lattice positions from the north-west on."""
        laid = [f"{tile} at {a},{b}" for tile, (a, b) in zip(tiles, at, strict=False)]
        return self.say(layout=laid, layout_ids=tiles)

    def tiles(self, *tiles: str) -> Self:
        """Make this the tile deck, the first named on top."""
        return self.say(tile_deck=list(tiles))

    def pile(self, *enemies: str) -> Self:
        """Put enemies on top of their piles, the first named to be drawn first."""
        for name in enemies[::-1]:
            piles = self.said["piles"]
            piles[PILE_OF[name]] = [name, *piles.get(PILE_OF[name], [])]
        return self.say()

    def enemy(self, space: str, *names: str, up: bool = True) -> Self:
        """Let these enemies, and no others, be on a space."""
        return self.spot(space, tokens=list(names), up=up)

    def quiet(self) -> Self:
        """Let nobody rampage on the map."""
        for number, rampaging in enumerate(self.s.layout.rampaging):
            if rampaging >= 0:
                self.enemy(f"{TILES[self.s.layout.tiles[number // 7]]}:{PLACES[number % 7]}")
        return self

    def guard(self, space: str, *names: str) -> Self:
        """Let these enemies, and no others, lie face down on a space beside those that are up."""
        return self.spot(space, hidden=list(names))

    def garrison(self, space: str, *names: str) -> Self:
        """Let these enemies, and no others, defend a city."""
        return self.town(space, tokens=list(names), up=True)

    def town(self, space: str, **said: Any) -> Self:
        """Say something of a city."""
        self.said["cities"].setdefault(space.split(":")[0], {}).update(said)
        return self.say()

    def ruin(self, space: str, name: str, up: bool = True) -> Self:
        """Put this ruins token on a space."""
        return self.spot(space, ruin=name, ruin_up=up)

    def shield(self, *spaces: str, seat: int = 0) -> Self:
        """Put shields on sites, whose enemies are gone."""
        for space in spaces:
            self.spot(space, shield=SEATS[seat])
        return self

    def conquered(self, space: str, *shields: int) -> Self:
        """Let a city be conquered, with shields of these seats; the first is its leader."""
        seats = [SEATS[seat] for seat in shields]
        return self.town(space, tokens=[], up=True, shields=seats, leader=seats[0])

    def stand(self, space: str, seat: int = 0) -> Self:
        """Put a hero on a space."""
        return self.give(seat, space=space)

    def fame(self, fame: int, seat: int = 0) -> Self:
        """Give somebody so much fame, and the level that goes with it."""
        return self.give(seat, fame=fame)

    def reputation(self, reputation: int, seat: int = 0) -> Self:
        """Put somebody on the reputation track, from -7 to 7."""
        return self.give(seat, reputation=reputation)

    def night(self, number: int = 2) -> Self:
        """Let it be night."""
        return self.say(night=True, round=number)

    def round(self, number: int) -> Self:
        """Let it be this round."""
        self.said.pop("night", None)
        return self.say(round=number)

    def offer(self, *units: str) -> Self:
        """Make this the unit offer."""
        return self.say(unit_offer=list(units))

    def advanced(self, *cards: str) -> Self:
        """Make this the offer of advanced actions, the lowest place first."""
        return self.say(advanced_offer=list(cards))

    def spells(self, *cards: str) -> Self:
        """Make this the offer of spells, the lowest place first."""
        return self.say(spell_offer=list(cards))

    def lessons(self, *cards: str) -> Self:
        """Make these the advanced actions in the unit offer."""
        return self.say(lessons=list(cards))

    def artifacts(self, *cards: str) -> Self:
        """Put artifacts on top of their deck, the first named to be drawn first."""
        return self.say(artifact_deck=list(cards))

    def announced(self, seat: int) -> Self:
        """Let the end of the round have been announced."""
        return self.say(announced=SEATS[seat] if seat >= 0 else "nobody")

    def new_round(self) -> Self:
        """End the set-up with the end of the round: whoever announced it would be next."""
        return self.announced(0).begin(0)

    def begin(self, seat: int = 0) -> Self:
        """End the set-up: the turn of this seat begins."""
        if self.seat != seat:
            self.say(turn={"seat": SEATS[seat]})
        return self
