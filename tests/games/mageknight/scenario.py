"""Positions of Mage Knight in a few words, and real play from there."""

# Table("tovak").land("3", "5").hand("march", "rage").source("green").stand("3:w").begin() sets a position: a real game
# is opened, then changed. Cards, units, skills, enemies and tiles have the ids of the data files; spaces are named by
# their tile and their place in it ("3:ne", "A:c"). From `begin` on only real options are played:
# play("march"), powered("swiftness", mana="white crystal"), sideways("rage"), move_to("3:sw"), do("interact").

from __future__ import annotations

from functools import cache
from itertools import count
from typing import Self

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.fight import Foe
from ludotheque.games.mageknight.rules.pieces import City
from ludotheque.kernel import Dice, Option
from ludotheque.match import Question
from tests.games.mageknight.labels import COLOURS, PLACES, Label, label
from tests.games.mageknight.meddling import Meddling
from tests.games.mageknight.setting import Setting

# What somebody answers who only wants the turn to end.
PASSIVE = (
    "end",
    "next",
    "leave",
    "done",
    "skip",
    "hero",
    "keep",
    "wait",
    "begin",
    "fight",
    "strike",
    "block",
    "play",
    "recover",
)


class Table(Setting):
    """A table of Mage Knight: first set a position, then `begin`, then play."""

    def __init__(self, *heroes: str, **options: str) -> None:
        """Open a game with these heroes: conquest, alone if there is one hero; seat 0 has the first turn."""
        heroes = heroes or ("tovak",)
        chosen = {name.replace("_", "-"): value for name, value in options.items()}
        chosen.setdefault("scenario", "solo_conquest" if len(heroes) == 1 else "conquest")
        super().__init__(heroes, chosen)

    def meddle(self) -> Self:
        """Go on with the position as it stands: what is said from now on changes it in the middle of the game."""
        twin = self.copy()
        twin.__class__ = type("Meddled", (Meddling, type(self)), {})
        return twin

    # Looking.

    @property
    def question(self) -> Question:
        """The open question."""
        question = self.match.question()
        assert question is not None, "the game is over"
        return question

    @property
    def asked(self) -> str:
        """What kind of question is open."""
        return type(self.question.ask).__name__

    @property
    def options(self) -> list[Option]:
        """What can be answered to it."""
        return self.question.options

    @property
    def verbs(self) -> set[str]:
        """The verbs of the options."""
        return {option.verb for option in self.options} if self.match.question() is not None else set()

    @property
    def choices(self) -> list[tuple[str, Label, int]]:
        """The options in words, for messages."""
        return [(option.verb, label(self.s, option), option.arg) for option in self.options]

    def targets(self, verb: str) -> list[Label]:
        """What options with this verb point at."""
        return [label(self.s, option) for option in self.options if option.verb == verb]

    def find(self, verb: str, what: Label | None = None, arg: int | None = None) -> Option | None:
        """Return the option with this verb for this thing, if there is one."""
        for option in self.options:
            fits = option.verb == verb and (arg is None or option.arg == arg)
            if fits and (what is None or label(self.s, option) == what):
                return option
        return None

    def offers(self, verb: str, what: Label | None = None, arg: int | None = None) -> bool:
        """Tell whether this can be answered now."""
        return self.find(verb, what, arg) is not None

    def refused(self, verb: str, what: Label | None = None, arg: int | None = None) -> bool:
        """Tell whether this cannot be answered now."""
        return not self.offers(verb, what, arg)

    def told(self, *names: str) -> bool:
        """Tell whether one of these events came of the last answer."""
        return any(event.name in names for event in self.events)

    def cards(self, place: str = "hand", seat: int = 0) -> list[str]:
        """The cards in a hand, deck, discard pile or play area, by name; the top of a deck comes last."""
        return [data.CARDS[card] for card in getattr(self.player(seat), place)]

    def wounds(self, place: str = "hand", seat: int = 0) -> int:
        """How many Wounds are in a hand, deck or discard pile."""
        return self.cards(place, seat).count("wound")

    def army(self, seat: int = 0) -> list[str]:
        """The units of somebody, by name, with "spent" and "wounded"."""
        return [
            data.UNITS[unit.kind] + ("" if unit.ready else " spent") + " wounded" * unit.wounds
            for unit in self.player(seat).units
        ]

    def inventory(self, seat: int = 0) -> list[str]:
        """The crystals of somebody, by colour."""
        crystals = self.player(seat).crystals
        return [COLOURS[colour] for colour in range(4) for _ in range(crystals[colour])]

    def mana(self) -> list[str]:
        """The mana tokens in the play area."""
        return [COLOURS[colour] for colour in range(6) for _ in range(self.effort.tokens[colour])]

    def where(self, seat: int = 0) -> str:
        """The space of a hero."""
        space = self.player(seat).space
        return f"{data.TABLES['tile'].rows[self.s.layout.tiles[space // 7]]['id']}:{PLACES[space % 7]}"

    def foes(self) -> list[str]:
        """The enemies in the fight that is on."""
        return [] if self.s.combat is None else [self.s.kind(foe).id for foe in self.s.combat.foes]

    def foe(self, name: str) -> Foe:
        """An enemy in the fight that is on."""
        assert self.s.combat is not None
        return next(foe for foe in self.s.combat.foes if self.s.kind(foe).id == name)

    def on(self, space: str) -> list[str]:
        """The enemies on a space."""
        return [self.s.box.enemy(token).id for token in self.s.spots[self.at(space)].tokens]

    def city(self, space: str) -> City:
        """The city on a space."""
        return self.s.cities[self.s.city_at(self.at(space))]

    # Playing.

    def do(self, verb: str, what: Label | None = None, arg: int | None = None) -> Self:
        """Answer the open question; an answer that is not an option raises."""
        option = self.find(verb, what, arg)
        assert option is not None, f"{verb} {what} is none of {self.choices}"
        return self.answer(option)

    def play(self, *cards: str) -> Self:
        """Play cards for their basic effects."""
        for card in cards:
            self.do("basic", card)
        return self

    def powered(self, card: str, mana: str = "") -> Self:
        """Play a card for its strong effect; mana says with what it is paid where there is a choice."""
        self.do("strong", card)
        return self.pay(*mana.split(", ")) if mana else self

    def pay(self, *mana: str) -> Self:
        """Pay, where there is a choice: "red token", "gold die", or just "red"."""
        for way in mana:
            if self.asked == "PayMana":
                found = [what for what in self.targets("pay") if str(what).startswith(way)]
                assert found, f"{way} is none of {self.targets('pay')}"
                self.do("pay", found[0])
        return self

    def sideways(self, *cards: str) -> Self:
        """Play cards sideways for one point each."""
        for card in cards:
            self.do("sideways", card)
        return self

    def choose(self, number: int) -> Self:
        """Choose one of the effects that a card offers."""
        return self.do("choose", number or "")

    def move_to(self, *spaces: str) -> Self:
        """Make steps."""
        for space in spaces:
            self.do("move", space)
        return self

    def explore(self, a: int, b: int) -> Self:
        """Explore a position of the lattice."""
        return self.do("explore", (a, b))

    def skip_to(self, asked: str) -> Self:
        """Go on passively until this question is asked."""
        while self.asked != asked:
            self.passively()
        return self

    def load(self, *colours: str) -> Self:
        """Choose a state of the dice in which mana dice show these colours next."""
        self.s.dice = loaded(colours).copy()
        return self

    def passively(self) -> Self:
        """Answer the open question without wanting anything."""
        options = self.options
        buttons = [option for option in options if option.kind == "button"]
        dull = [option for verb in PASSIVE for option in buttons if option.verb == verb]
        return self.answer(dull[0] if dull else options[0])

    def end_turn(self) -> Self:
        """Go on passively until another turn begins, a tactic is to be chosen or the game is over."""
        while True:
            self.passively()
            if self.told("turn", "over") or self.match.question() is None or self.asked == "ChooseTactic":
                return self

    def end_round(self) -> Self:
        """Go on passively until a new round begins; tactics are then to be chosen."""
        while True:
            self.end_turn()
            if self.match.question() is None or self.asked == "ChooseTactic":
                return self


@cache
def loaded(colours: tuple[str, ...]) -> Dice:
    """Find dice of which mana dice show these colours."""
    wanted = [COLOURS.index(colour) for colour in colours]
    return next(dice for seed in count(1) if shows(dice := Dice(seed * 1_000_003), wanted))


def shows(dice: Dice, wanted: list[int]) -> bool:
    """Tell whether mana dice would show these colours."""
    twin = dice.copy()
    return all(twin.below(len(COLOURS)) == colour for colour in wanted)
