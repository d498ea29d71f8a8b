"""Positions of Ebbland in a few words, for the public builder to make: each word is a line of a position file."""

from __future__ import annotations

from typing import Any, Self

from ludotheque import position
from ludotheque.games.ebbland.data import CARDS, SITES
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.kernel import ScriptedDice

SEATS = "ABCD"
# More throws than any answer leads to.
MANY = 100


class Setting:
    """A table whose position is set; it is made when somebody looks at it, and changed by hand only in the middle."""

    def __init__(self, *decks: str, exact: bool = False, support_rolls: bool = False, limits: bool = True) -> None:
        """Set a table: hands are empty, dice show 6 and 6, there are no markers, everybody is past escalation."""
        names = decks or ("brackguard", "breaker")
        options = {f"deck-{seat + 1}": name for seat, name in enumerate(names)}
        options["strings"] = "exact" if exact else "reached"
        options["support"] = "rolled" if support_rolls else "automatic"
        options["limits"] = "kept" if limits else "lifted"
        self.table: dict[str, Any] = {"seats": len(names), "options": options, "phase": "action"}
        usual = {"com": 6, "log": 6, "markers": 0, "hand": [], "discard": []}
        self.sides: list[dict[str, Any]] = [dict(usual) for _ in names]
        self.fighters: list[dict[str, Any]] = []
        self.made: Ebbland | None = None
        # Whether somebody has answered: then only the state can be changed.
        self.is_on = False

    @property
    def s(self) -> Ebbland:
        """The position as it stands."""
        if self.made is None:
            made = position("ebbland", **self.table, sides=self.sides, fighters=self.fighters).state(1)
            assert isinstance(made, Ebbland)
            self.made = made
        return self.made

    def say(self, **said: Any) -> Self:
        """Say something of the table."""
        assert not self.is_on, "the game is on"
        self.table.update(said)
        self.made = None
        return self

    def side(self, seat: int, **said: Any) -> Self:
        """Say something of a side: `com`, `log`, `markers`, `points`, `turns`, `discard`, `sacked` and so on."""
        self.say()
        self.sides[seat].update(said)
        return self

    def at(self, place: int, field: str, value: Any) -> Self:
        """Say something of a site, counted over all seats."""
        seat = place // 3
        said = list(self.sides[seat].get(field) or self.usual(seat, field))
        said[place % 3] = value
        return self.side(seat, **{field: said})

    def usual(self, seat: int, field: str) -> list[Any]:
        """What a side has on its sites if nothing is said of it."""
        ids = SITES if field == "sites" else CARDS
        found = getattr(self.s.sides[seat], field)
        return found if field == "sacked" else ["none" if number < 0 else ids[number] for number in found]

    def bare(self) -> Self:
        """Take all artifacts off the sites."""
        for seat in range(len(self.sides)):
            self.side(seat, artifacts=["none"] * 3)
        return self

    def plain(self) -> Self:
        """Leave no texts but those of fighters: a leader of prices only, sites that say nothing, no artifacts."""
        for seat in range(len(self.sides)):
            self.side(seat, leader="ruy_dask", sites=["tallow_inn"] * 3)
        return self.bare()

    def hand(self, seat: int, *cards: str) -> Self:
        """Give a side this hand."""
        return self.side(seat, hand=list(cards))

    def fighter(self, seat: int, card: str, *gear: str, **said: Any) -> int:
        """Put a character in play, with what it carries; `wounds` can be said too."""
        self.say()
        self.fighters.append({"seat": SEATS[seat], "card": card, "gear": list(gear), **said})
        return len(self.fighters) - 1

    def lead(self, seat: int, card: str) -> Self:
        """Give a side this leader."""
        return self.side(seat, leader=card)

    def site(self, place: int, name: str) -> Self:
        """Lay a site, counted over all seats."""
        return self.at(place, "sites", name)

    def artifact(self, place: int, card: str) -> Self:
        """Lay an artifact on a site."""
        return self.at(place, "artifacts", card)

    def logistics(self, place: int, card: str) -> Self:
        """Lay logistics on a site."""
        return self.at(place, "logistics", card)

    def sack(self, *places: int) -> Self:
        """Let sites have been sacked, counted over all seats."""
        for place in places:
            self.at(place, "sacked", True)
        return self

    def stock(self, seat: int, *cards: str) -> Self:
        """Lay cards as the Stock, the last on top; all others are discarded."""
        return self.side(seat, stock=list(cards[::-1]), discard=["rest", *self.sides[seat]["discard"]])

    def wound(self, slot: int, wounds: int) -> Self:
        """Give a character wounds."""
        self.say()
        self.fighters[slot]["wounds"] = wounds
        return self

    def turn(self) -> Self:
        """Begin a turn of the first seat."""
        return self.say(phase="turn")

    def act(self) -> Self:
        """Begin with the action phase of the first seat."""
        return self.say(phase="action")

    def attack(self) -> Self:
        """Begin with an attack of the first seat."""
        return self.say(phase="attack")

    def fought(self, phase: str, **combat: Any) -> Self:
        """Begin with a later phase of an attack of the first seat on the second."""
        return self.say(phase=phase, combat={"attacker": "A", "defender": "B", **combat})

    def load(self, *faces: int) -> Self:
        """Let dice show these faces next, then ones only."""
        self.s.dice = ScriptedDice([*(face - 1 for face in faces), *[0] * MANY])
        return self
