"""A table of Immortals set up as a test wants it, played in words: `t.do("attack Forge Fire dark")`."""

from __future__ import annotations

from typing import Any, TypeVar

from ludotheque.games import load
from ludotheque.games.immortals import data
from ludotheque.games.immortals.rules.events import TowerFilled
from ludotheque.games.immortals.rules.rounds.reinforcement import Reinforcement
from ludotheque.games.immortals.rules.rounds.resolution import Resolution
from ludotheque.games.immortals.rules.rounds.rounds import Round
from ludotheque.games.immortals.rules.rounds.scoring import Scoring
from ludotheque.games.immortals.rules.state import (
    BLANK,
    COLOURS,
    CONFLICT,
    GREEN,
    MAGIC,
    NONE,
    PER_REALM,
    REGIONS,
    Immortals,
    Player,
    is_conflict,
    place_of,
)
from ludotheque.kernel import Ask, Dice, Event, Option, Step, advance, answer, waiting

GAME = load("immortals")
DIRK, MIKE, ANI, FRANK = range(4)
NAMES = [place.name for place in data.places()]
REALMS = ("light", "dark")
SPACES = [row["id"] for row in data.SPACES]
SPELLS = [row["id"] for row in data.MAGIC_CARDS]

Told = TypeVar("Told", bound=Event)


def place(text: str) -> int:
    """The place of a text like `White Falls dark`."""
    name, _, realm = text.rpartition(" ")
    return NAMES.index(name) + REGIONS * REALMS.index(realm)


def place_name(number: int) -> str:
    return f"{NAMES[number % REGIONS]} {REALMS[number // REGIONS]}"


def card(text: str) -> int:
    """The card of a text: `Heartwood`, `Heartwood dark`, `joker greenwold dark`, `muster`, `blank`."""
    if text in NAMES:
        return NAMES.index(text)
    if text in SPELLS:
        return MAGIC + SPELLS.index(text)
    if text == "blank":
        return BLANK
    if text.startswith("joker"):
        _, province, realm = text.split()
        return CONFLICT + PER_REALM * REALMS.index(realm) + REGIONS + data.PROVINCE[province]
    number = place(text)
    return CONFLICT + PER_REALM * (number // REGIONS) + number % REGIONS


CARD_NAMES = {
    card(text): text
    for text in [
        *NAMES,
        *(f"{name} {realm}" for name in NAMES for realm in REALMS),
        *(f"joker {province} {realm}" for province in data.PROVINCE for realm in REALMS),
        *SPELLS,
        "blank",
    ]
}


def words(option: Option) -> str:
    """An option as a test writes it."""
    if option.kind.startswith("region"):
        return f"{option.verb} {place_name(place_of(option))}"
    if option.kind == "space":
        return f"{option.verb} {SPACES[option.index]}"
    if option.kind == "card":
        return f"{option.verb} {CARD_NAMES[option.index]}"
    if option.kind == "group" or option.verb in ("commit", "march", "light"):
        return f"{option.verb} {option.index}"
    return option.verb


class Table:
    """A position between two phases, empty but for what a test puts there."""

    def __init__(self, players: int = 4, light: str = "elves", dark: str = "trolls", **options: str) -> None:
        self.s: Immortals = GAME.rules.blank(GAME.setup(players, options))  # type: ignore[assignment]
        lights = tribe_order(data.LIGHT_TRIBES, light)
        darks = tribe_order(data.DARK_TRIBES, dark)
        self.s.players = [Player(lights[seat], darks[seat], 0) for seat in range(players)]
        for player in self.s.players:
            player.clear()
        self.s.deck = list(range(CONFLICT, MAGIC))
        self.s.round = 1
        self.s.dice = Dice(1)

    def armies(self, seat: int, **by_realm: dict[str, int]) -> Table:
        """Stand armies: `t.armies(DIRK, light={"White Falls": 6})`."""
        for realm, regions in by_realm.items():
            for name, count in regions.items():
                self.s.put(seat, place(f"{name} {realm}"), count)
        return self

    def purse(self, seat: int, energy: int = 0, gold: int = 0) -> Table:
        self.s.players[seat].energy, self.s.players[seat].gold = energy, gold
        return self

    def limbo(self, seat: int, light: int = 0, dark: int = 0) -> Table:
        self.s.players[seat].limbo = [light, dark]
        return self

    def give(self, seat: int, *texts: str) -> Table:
        """Give Region or Conflict cards."""
        for number in map(card, texts):
            if is_conflict(number):
                self.s.deck.remove(number)
                self.s.players[seat].conflicts.append(number)
            elif number < CONFLICT:
                self.s.holder[number] = seat
        return self

    def lay(self, seat: int, **cards: str) -> Table:
        """Lay cards on a board, giving them first: `t.lay(DIRK, build="Treehome light")`."""
        for space, text in cards.items():
            if card(text) not in self.s.players[seat].conflicts and self.s.holder[card(text) % REGIONS] != seat:
                self.give(seat, text)
            self.s.players[seat].spaces[SPACES.index(space)] = card(text)
        return self

    def tower(self, inside: dict[int, int] | None = None, tray: dict[int, int] | None = None) -> Table:
        """Put cubes in the tower and on its tray; green ones come out of the supply."""
        for pile, cubes in ((self.s.inside, inside or {}), (self.s.tray, tray or {})):
            for colour, count in cubes.items():
                pile[colour] += count
                self.s.green -= count if colour == GREEN else 0
        return self

    def start(self, *steps: Step[Any]) -> Table:
        self.s.then(list(steps))
        advance(self.s)
        return self

    def reinforce(self) -> Table:
        return self.start(Reinforcement())

    def resolve(self) -> Table:
        """Begin the action resolution; scoring and the next round follow."""
        return self.start(Resolution(), Scoring(), Round())

    def ask(self, seat: int | None = None) -> Ask[Any]:
        return next(ask for ask in waiting(self.s) if seat is None or ask.seat == seat)

    def asked(self) -> int:
        """The seat that has to answer."""
        return self.ask().seat

    def offers(self, seat: int | None = None) -> set[str]:
        return {words(option) for option in self.ask(seat).options(self.s)}

    def do(self, *texts: str, seat: int | None = None) -> Table:
        """Answer one question after the other in words; refused if it is not an option."""
        for text in texts:
            ask = self.ask(seat)
            found = [option for option in ask.options(self.s) if words(option) == text]
            assert found, f"{text!r} is not among {sorted(self.offers(seat))}"
            answer(self.s, ask, found[0])
        return self

    def throw(self, text: str, tray: dict[int, int]) -> Table:
        """Answer as `do` does, with dice that make the tower drop exactly these cubes."""
        wanted = [tray.get(colour, 0) for colour in range(COLOURS)]
        before = self.s
        for seed in range(200_000):
            self.s = before.copy()
            self.s.dice = Dice(seed * 7919)
            self.do(text)
            if self.told(TowerFilled).tray == wanted:
                return self
        raise AssertionError(f"no dice drop {tray}")

    def told(self, kind: type[Told]) -> Told:
        """The last event of this kind since the last answer."""
        return self.tells(kind)[-1]

    def tells(self, kind: type[Told]) -> list[Told]:
        return [event for event in self.s.events if isinstance(event, kind)]

    def at(self, text: str) -> tuple[int, int]:
        """Whose armies stand at a place, and how many."""
        return self.s.owner[place(text)], self.s.armies[place(text)]

    def holder(self, name: str) -> int:
        return self.s.holder[NAMES.index(name)]

    def laid(self, seat: int, space: str) -> int:
        return self.s.players[seat].spaces[SPACES.index(space)]

    def player(self, seat: int) -> Player:
        return self.s.players[seat]

    def wealth(self, seat: int) -> tuple[int, int]:
        """Energy and gold of a seat."""
        return self.s.players[seat].energy, self.s.players[seat].gold


def tribe_order(rows: list[dict[str, Any]], first: str) -> list[int]:
    """The tribes by seat: the named one for the first seat, then the others as they come."""
    number = next(i for i, row in enumerate(rows) if row["id"] == first)
    return [number, *(i for i in range(len(rows)) if i != number)]


def is_empty(t: Table, text: str) -> bool:
    return t.at(text) == (NONE, 0)
