"""A table of Immortals set up as a test wants it, played in words: `t.do("attack Forge Fire dark")`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from ludotheque import position
from ludotheque.games import load
from ludotheque.games.immortals import data
from ludotheque.games.immortals.rules.events import TowerFilled
from ludotheque.games.immortals.rules.state import (
    BLANK,
    COLOURS,
    CONFLICT,
    MAGIC,
    NONE,
    PER_REALM,
    REGIONS,
    Immortals,
    Player,
    is_conflict,
    place_of,
)
from ludotheque.games.immortals.writing import CARD_IDS, COLOUR_IDS, CONFLICT_IDS, PLACE_IDS
from ludotheque.kernel import Ask, Event, Option, ScriptedDice, answer, waiting
from ludotheque.writing import SEATS

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


def place_id(text: str) -> str:
    return PLACE_IDS[place(text)]


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
    """A position for the public builder to make, in a few words; it is made when somebody looks at it or plays."""

    def __init__(self, players: int = 4, light: str = "elves", dark: str = "trolls", **options: str) -> None:
        tribes = zip(tribe_order(data.LIGHT_TRIBES, light), tribe_order(data.DARK_TRIBES, dark), strict=True)
        self.players: list[dict[str, Any]] = [{"light": one, "dark": other} for one, other in tribes][:players]
        self.said: dict[str, Any] = {"seats": players, "options": options, "first": "A"}
        self.seed = 1
        self.made: Immortals | None = None
        self.is_played = False

    @property
    def s(self) -> Immortals:
        """The position as it stands."""
        if self.made is None:
            found = position("immortals", **self.said, players=self.players).state(self.seed)
            assert isinstance(found, Immortals)
            self.made = found
        return self.made

    def say(self, **said: Any) -> Table:
        """Say something of the table, as a position file does."""
        assert not self.is_played, "the game is on"
        self.said.update(said)
        self.made = None
        return self

    def put(self, field: str, **said: Any) -> Table:
        """Say more of a field that has a key for each region or colour."""
        return self.say(**{field: {**self.said.get(field, {}), **said}})

    def of(self, seat: int, **said: Any) -> Table:
        """Say something of a player."""
        self.players[seat].update(said)
        return self.say()

    def armies(self, seat: int, **by_realm: dict[str, int]) -> Table:
        """Stand armies: `t.armies(DIRK, light={"White Falls": 6})`."""
        for realm, regions in by_realm.items():
            for name, count in regions.items():
                id = place_id(f"{name} {realm}")
                self.put("owner", **{id: SEATS[seat]}).put("armies", **{id: count})
        return self

    def purse(self, seat: int, energy: int = 0, gold: int = 0) -> Table:
        return self.of(seat, energy=energy, gold=gold)

    def limbo(self, seat: int, light: int = 0, dark: int = 0) -> Table:
        return self.of(seat, limbo=[light, dark])

    def give(self, seat: int, *texts: str) -> Table:
        """Give Region or Conflict cards."""
        for number in map(card, texts):
            if is_conflict(number):
                self.of(seat, conflicts=[*self.players[seat].get("conflicts", []), CARD_IDS[number]])
            elif number < CONFLICT:
                self.put("holder", **{CARD_IDS[number]: SEATS[seat]})
        return self

    def lay(self, seat: int, **cards: str) -> Table:
        """Lay cards on a board, giving them first: `t.lay(DIRK, build="Treehome light")`."""
        for space, text in cards.items():
            id = CARD_IDS[card(text)]
            if id not in self.players[seat].get("conflicts", []):
                self.give(seat, text)
            spaces = self.players[seat].get("spaces", ["none"] * len(SPACES))
            self.of(seat, spaces=[id if other == space else was for other, was in zip(SPACES, spaces, strict=True)])
        return self

    def tower(self, inside: dict[int, int] | None = None, tray: dict[int, int] | None = None) -> Table:
        """Put cubes in the tower and on its tray; green ones come out of the supply."""
        for field, cubes in (("inside", inside or {}), ("tray", tray or {})):
            self.put(field, **{COLOUR_IDS[colour]: count for colour, count in cubes.items()})
        return self

    def built(self, building: str, *texts: str) -> Table:
        """Let a Sanctuary or a Capital stand in places."""
        return self.put("buildings", **{place_id(text): building for text in texts})

    def portals(self, *texts: str) -> Table:
        """Let Portals lead away from places."""
        return self.say(ways=[place_id(text) for text in texts])

    def first(self, seat: int, leader: int | None = None) -> Table:
        """Give somebody the first-player marker; who leads this round may be somebody else."""
        return self.say(first=SEATS[seat], leader=SEATS[seat if leader is None else leader])

    def scores(self, *points: int) -> Table:
        for seat, score in enumerate(points):
            self.of(seat, score=score)
        return self

    def cards(self, deck: Sequence[str] = (), discard: Sequence[str] = ()) -> Table:
        """Make these the deck and its discard pile; whatever else is nobody's has been drawn by the last seat."""
        piles = {"deck": [CARD_IDS[card(text)] for text in deck], "discard": [CARD_IDS[card(text)] for text in discard]}
        hands = [player.get(hand, []) for player in self.players for hand in ("conflicts", "draft")]
        rest = [id for id in CONFLICT_IDS if all(id not in pile for pile in (*piles.values(), *hands))]
        last = len(self.players) - 1
        return self.say(**piles).of(last, conflicts=[*self.players[last].get("conflicts", []), *rest])

    def start(self, phase: str) -> Table:
        """Let a phase begin."""
        return self.say(phase=phase)

    def reinforce(self) -> Table:
        """Begin a round."""
        return self.start("round")

    def plan(self) -> Table:
        return self.start("planning")

    def resolve(self) -> Table:
        """Begin the action resolution; scoring and the next round follow."""
        return self.start("resolution")

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
            self.is_played = True
        return self

    def throw(self, text: str, tray: dict[int, int]) -> Table:
        """Answer as `do` does, with a tower (of fixed odds) that drops exactly these cubes: thrown ones if it can."""
        before = self.s.copy()
        thrown = self.do(text).told(TowerFilled).thrown
        script: list[int] = []
        for colour in range(COLOURS):
            wanted, inside = tray.get(colour, 0), before.inside[colour]
            through = min(wanted, thrown[colour])
            assert wanted - through <= inside, f"the tower cannot drop {tray}"
            script += [*self.each(wanted - through, inside), *self.each(thrown[colour] - through, thrown[colour])]
        before.dice = ScriptedDice(script, 1)
        self.made = before
        assert self.do(text).told(TowerFilled).tray == [tray.get(colour, 0) for colour in range(COLOURS)]
        return self

    @staticmethod
    def each(hits: int, cubes: int) -> list[int]:
        """What is thrown for cubes of which so many come loose, or are stuck."""
        return [0] * hits + [-1] * (cubes - hits)

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


def tribe_order(rows: list[dict[str, Any]], first: str) -> list[str]:
    """The tribes by seat: the named one for the first seat, then the others as they come."""
    return [first, *(row["id"] for row in rows if row["id"] != first)]


def is_empty(t: Table, text: str) -> bool:
    return t.at(text) == (NONE, 0)
