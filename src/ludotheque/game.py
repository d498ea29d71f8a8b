"""What a game is to the rest of the library: a value that holds its nature, its data and its functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

from ludotheque.components import FIRST_EDITION
from ludotheque.decks import Decks
from ludotheque.errors import BadSetup
from ludotheque.goal import Goal
from ludotheque.guide import Cutout, Guide
from ludotheque.interval import Interval
from ludotheque.kernel import BUTTON, SPECTATOR, Ask, Dice, Event, Option, State
from ludotheque.kernel.sheet import Sheet
from ludotheque.learnt import Study
from ludotheque.ledger import Ledger
from ludotheque.manners import Manners
from ludotheque.page import Caution, Page, Panel, Progress, Symbol
from ludotheque.saved import Tree
from ludotheque.schema import Schema
from ludotheque.textboard import TextBoard
from ludotheque.writing import Writing

LANGUAGES = ("fr", "en")
# The table option by which people agree to take nothing back, in games whose rules leave it to them.
UNDO = "undo"


@dataclass(frozen=True)
class TableOption:
    """A choice the table makes before it begins; the first value is the default."""

    name: str
    values: tuple[str, ...]
    clause: str = ""
    # Whether it may also be a deck of one's own, as text.
    holds_deck: bool = False


@dataclass(frozen=True)
class Setup:
    """How a table is made: the number of seats and the options that differ or not from the default."""

    players: int
    options: Mapping[str, str] = field(default_factory=dict)
    # Of the components: a game is dealt from what there was then, whatever was added since.
    edition: int = FIRST_EDITION
    # Which version of the rules is played: today's, or an earlier one that the game still knows (`Rules.older`).
    rules: str = ""


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the score of each seat and who won."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Tie:
    """What counts among seats of equal score: their figures, what these count, and the clause that says so."""

    seats: tuple[int, ...]
    clause: str
    figures: tuple[int, ...] = ()
    what: str = ""


@dataclass(frozen=True)
class Summand:
    """A part of the final scores: what it is for, its points for each seat, and the clause that gives them."""

    what: str
    # None where no score is counted: then it says what decides instead, and is alone.
    points: tuple[int, ...]
    clause: str = ""


@dataclass(frozen=True)
class Refusal:
    """Why something is not possible now: a reason by name, figures for its sentence, and the clause it rests on."""

    reason: str
    clause: str
    figures: tuple[int, ...] = ()


@dataclass(frozen=True)
class Mended:
    """A position without one cause of a refusal, and who wishes for what there: its owner, where ownership was it."""

    state: State
    seat: int
    wished: Option


@dataclass(frozen=True)
class Verb:
    """A family of options: its verb, what it points at, how many of those there can be, how many arguments."""

    verb: str
    kind: str
    count: int
    args: int = 1
    # How many there were with each earlier edition of the components, if fewer.
    earlier: tuple[int, ...] = ()


@dataclass(frozen=True)
class Talk:
    """What a sentence needs besides its subject: the view it speaks of, the players' names, and the listener's seat."""

    view: Any
    names: tuple[str, ...]
    you: int
    # Whose view it is, where that seat is not asked: somebody who looks back, or lets a bot play.
    eyes: int = SPECTATOR
    said: dict[Option, str] = field(default_factory=dict, compare=False)  # what options are called, once asked for


@dataclass(frozen=True)
class Way:
    """Answers in a row that a person thinks of as one: the last one's element is where they lead."""

    options: tuple[Option, ...]
    # What it is called, and what it takes altogether, the last line being the total.
    text: str
    bill: tuple[tuple[str, str], ...] = ()


class Plan(Protocol):
    """A plan for a turn: the lead to expect of it, and the answers that it begins with, until something is revealed."""

    lead: float
    line: list[Option]


class Words(Protocol):
    """One language of one game."""

    def question(self, talk: Talk, ask: Ask[Any]) -> str:
        """Ask the question in a sentence."""

    def situation(self, talk: Talk, ask: Ask[Any]) -> str:
        """Say what the asked seat has at hand for it, or nothing."""

    def option(self, talk: Talk, ask: Ask[Any], option: Option) -> str:
        """Name an option, with its price and effect."""

    def bill(self, talk: Talk, ask: Ask[Any], option: Option) -> list[tuple[str, str]]:
        """List what the price of an option is made of; the last line is the total."""

    def event(self, talk: Talk, event: Event) -> str:
        """Tell what happened; an empty sentence if it is not worth a line."""

    def counted(self, kind: str, name: str) -> str:
        """Name what statistics count, or its kind if no name is given."""

    def refusal(self, talk: Talk, refusal: Refusal) -> str:
        """Say why not."""

    def table(self, option: str, value: str = "") -> str:
        """Name a table option, or one of its values."""

    def tally(self, what: str) -> str:
        """Name a part of the final scores, or what counts among equals."""

    def glossary(self) -> list[tuple[str, str]]:
        """List what has a name and an effect, with a text that says what it does."""


class Drawing(Protocol):
    """A game's board as SVG."""

    def __call__(self, view: Any, seat: int, language: str, names: tuple[str, ...] = ()) -> str:
        """Draw a view for a seat; every option of that seat is an element with the option's id."""


def nothing_drawn(talk: Talk, language: str) -> TextBoard:
    """Return the text board of a game that is played by its questions alone."""
    return TextBoard()


def plain_page(talk: Talk, language: str) -> Page:
    """Return the page of a game that shows nothing beside its board but who plays."""
    return Page(panels=tuple(Panel(seat) for seat in range(len(talk.names))))


def no_ways(talk: Talk, language: str) -> list[Way]:
    """Offer nothing but single answers."""
    return []


def no_caution(talk: Talk, ask: Ask[Any], option: Option, language: str) -> Caution | None:
    """Foresee nothing."""
    return None


def no_goal(talk: Talk, language: str) -> Goal:
    """Say nothing about what is played for."""
    return Goal()


def no_guide(language: str) -> Guide:
    """Explain nothing in pictures."""
    return Guide()


def no_cutout(name: str, moment: Callable[[int], Talk], language: str) -> Cutout:
    """Draw nothing to explain."""
    raise KeyError(name)


def no_icon(option: Option) -> str:
    """Return no symbol for an option."""
    return ""


def no_tie(s: Any) -> Tie | None:
    """Say nothing about who is level."""
    return None


def no_mend(s: Any, seat: int, wished: Option, refusal: Refusal) -> Mended | None:
    """Know no way to remove a cause."""
    return None


def no_account(s: Any) -> list[Summand]:
    """Say nothing about what the scores are made of."""
    return []


def no_progress(s: Any) -> Progress:
    """Say nothing about how far the game is."""
    return Progress()


def only_dice(s: Any, dice: Dice) -> State:
    """Return the same position with other dice, for a game that keeps nothing hidden from everybody."""
    fresh: State = s.copy()
    fresh.dice = dice
    return fresh


def as_it_is(view: Any) -> State:
    """Return a view as it is, for a game in which no position tells how it came about."""
    seen: State = view
    return seen


def nothing_sure(s: Any, seat: int) -> list[float] | None:
    """Think nothing through."""
    return None


def no_scores(s: Any) -> tuple[int, ...]:
    """Say nothing about who leads."""
    return ()


@dataclass(frozen=True)
class Cover:
    """What a game is to whoever chooses one: titles, one sentence, minutes, symbol, colour, usual seats."""

    titles: Mapping[str, str]
    pitches: Mapping[str, str] = field(default_factory=dict)
    minutes: int = 0
    icon: str = "die-5"
    # The colour behind its symbol, and its place on the shelf; games without one come last, in alphabetical order.
    colour: str = "#5b5346"
    place: int = 99
    # What scores count, in each language: one, several.
    units: Mapping[str, tuple[str, str]] = field(
        default_factory=lambda: {"fr": ("point", "points"), "en": ("point", "points")}
    )
    # How many seats a table has that is opened without asking; zero: three, the liveliest for a newcomer, or as near
    # as the game allows.
    usual: int = 0


@dataclass(frozen=True)
class Rules:
    """What happens at a table: positions, who sees what of them, reasons, the end."""

    hidden: bool
    simultaneous: bool
    table: tuple[TableOption, ...]
    verbs: tuple[Verb, ...]
    # The longest random game, in answers: a game that goes on longer has lost its way.
    longest: int
    blank: Callable[[Setup], State]
    start: Callable[[Setup, Dice], State]
    outcome: Callable[[Any], Outcome | None]
    sight: Callable[[Any, int], State]
    guess: Callable[[Any, int, Dice], State]
    # View, seat, and what is wished for: an option, without a verb for a mere click (`ludotheque/wish.py`). All that
    # stands in the way, the cause nearest to being mended first; nothing if it can be chosen.
    reasons: Callable[[Any, int, Option], list[Refusal]]
    # For the codec: the classes a state is made of, and the fields that every state of a setup shares.
    parts: tuple[type, ...]
    shared: tuple[str, ...]
    # What turns a saved position of each earlier layout into one of the next; see docs/save-format.md.
    upgrades: tuple[Callable[[Tree], None], ...] = ()
    # The newest edition of the components.
    edition: int = FIRST_EDITION
    # Earlier versions of the rules that are still played at tables that were opened under them.
    older: tuple[str, ...] = ()
    # Everything that is told, as declared: what programs may read, and a stored event comes back from.
    events: tuple[type[Event], ...] = ()
    # For forks: the same position to everybody's eyes, with new chance for what nobody has seen yet.
    redraw: Callable[[Any, Dice], State] = only_dice
    # Refuses options that contradict each other or the number of players, by raising BadSetup.
    check: Callable[[int, Mapping[str, str]], None] | None = None
    # Which round it is, and the score of each seat at any moment.
    progress: Callable[[Any], Progress] = no_progress
    scores: Callable[[Any], tuple[int, ...]] = no_scores
    # What decided among the best at the end, if several had the same score.
    tie: Callable[[Any], Tie | None] = no_tie

    @cached_property
    def elements(self) -> dict[str, int]:
        """Return how many elements of each kind options can point at; buttons aside."""
        kinds = dict.fromkeys(verb.kind for verb in self.verbs if verb.kind != BUTTON)
        return {kind: max(verb.count for verb in self.verbs if verb.kind == kind) for kind in kinds}

    def knows(self, wished: Option) -> bool:
        """Tell whether an element can be on the board at all."""
        if wished.kind == BUTTON:
            return any(
                verb.kind == BUTTON and verb.verb == wished.verb and 0 <= wished.index < verb.count
                for verb in self.verbs
            )
        return 0 <= wished.index < self.elements.get(wished.kind, 0)

    @property
    def layout(self) -> int:
        """Return the number of the form in which positions are saved today."""
        return len(self.upgrades)


@dataclass(frozen=True)
class Mind:
    """What bots think, what learners are given, and what statistics count."""

    value: Callable[[Any, int], float]
    taste: Callable[[Any, Ask[Any], Option], float]
    # For learners: what a seat sees of a view as numbers, and the tables that these fill at tables like this one,
    # given the number of classes that a step or what it holds can be of.
    observe: Callable[[Any, int, Sheet], None]
    schema: Callable[[Any, int], Schema]
    # For statistics: what an event says of a seat, as (seat, kind, name).
    labels: Callable[[Event], list[tuple[int, str, str]]]
    # For bots that go back to where they were: a view without what only tells how it came about.
    standing: Callable[[Any], State] = as_it_is
    # For bots, where turns are long: a position, the seat that is asked, and how many goals to follow; the best plan
    # found for each aim and for each option that begins one, the best first. Nothing where there is nothing to plan.
    plans: Callable[[Any, int, int], Sequence[Plan]] | None = None
    # Beside it: a position, the seat that is asked, the answers of a plan, how many goals to follow, and how many turns
    # more; what the seat has to expect, as it looks then, on average over these turns.
    sequel: Callable[[Any, int, list[Option], int, int], float] | None = None
    # Beside both: plans that only prepare for the next turn, which nothing but a sequel can tell the worth of.
    footholds: Callable[[Any, int, int], Sequence[Plan]] | None = None
    # For bots, where whole turns can be played on at first sight and judged at their ends (`bots/rehearsal.py`).
    interval: Interval | None = None
    # For bots, where a question can be thought through to its end: a position and the seat that is asked; for each
    # option what it comes to, the best one exactly, or nothing where that would take too long.
    worked_out: Callable[[Any, int], list[float] | None] = nothing_sure
    # For chances: the lead over the best other seat, where `value` is another thing that bots play for.
    lead: Callable[[Any, int], float] | None = None
    # What `value` was before anything was learnt, and what training can weigh in it; nothing if it is all handmade.
    plain: Callable[[Any, int], float] | None = None
    study: Study | None = None
    # Which bot plays a level for people, where another suits this game better (`bots/levels.py`).
    levels: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Show:
    """What is seen: the drawn board, what stands around it in a browser, the board in characters."""

    board: Drawing
    page: Callable[[Talk, str], Page] = plain_page
    # Answers in a row that are chosen at once, such as a walk over several spaces.
    ways: Callable[[Talk, str], list[Way]] = no_ways
    # What a terminal shows: the map in characters, lists beside it, a sentence for everything on them.
    text_board: Callable[[Talk, str], TextBoard] = nothing_drawn
    # The symbol that stands for an option on its button.
    option_icon: Callable[[Option], str] = no_icon
    # What is played for at this table, what a turn is, and how things stand for whoever looks.
    goal: Callable[[Talk, str], Goal] = no_goal
    # What a page on how to play explains, and its pictures by their names: cut from what the game draws at moments
    # of its first lesson, each the beginning of a step.
    guide: Callable[[str], Guide] = no_guide
    cutout: Callable[[str, Callable[[int], Talk], str], Cutout] = no_cutout
    # What each symbol is called and means, in a language.
    symbols: Callable[[str], tuple[Symbol, ...]] = lambda language: ()
    # In each language, what whoever meets a kind of question for the first times should know, by the kind.
    counsels: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    # What an answer will do that one may not expect, such as ending a turn with something left to do.
    caution: Callable[[Talk, Ask[Any], Option, str], Caution | None] = no_caution
    # The elements of the board that an event is about.
    touched: Callable[[Event], tuple[str, ...]] = lambda event: ()
    # What the final scores are made of, where they are more than what everybody saw.
    account: Callable[[Any], list[Summand]] = no_account


@dataclass(frozen=True)
class Game:
    """A game of the library, by who uses what: each group stands for a room of the game's folder."""

    name: str
    version: str
    seats: range
    cover: Cover
    rules: Rules
    mind: Mind
    show: Show
    words: Mapping[str, Words]
    # How positions and options are written down.
    writing: Writing = field(default_factory=Writing)
    # What people count in it, for hints, reviews and results.
    ledger: Ledger = field(default_factory=Ledger)
    # Of a game that is played with decks of one's own.
    decks: Decks | None = None
    # Of a game that asks often, whether a seat wants to do something.
    manners: Manners | None = None
    # A position, a seat, its wish and the first reason against it: the same without that cause, as far as that can be
    # made. It proves reasons (`ludotheque/proof.py`): what is named was what stood in the way.
    mend: Callable[[Any, int, Option, Refusal], Mended | None] = no_mend

    def has_page(self) -> bool:
        """Tell whether the game can be shown in a browser: it says what its page holds."""
        return self.show.page is not plain_page

    def usual_seats(self) -> int:
        """Return how many seats a table has that is opened without asking."""
        return self.cover.usual or min(max(self.seats[0], 3), self.seats[-1])

    def setup(
        self,
        players: int,
        options: Mapping[str, str] | None = None,
        edition: int | None = None,
        rules: str = "",
    ) -> Setup:
        """Return a checked setup with all options filled in; the newest edition and rules unless others are known."""
        edition = self.rules.edition if edition is None else edition
        if not FIRST_EDITION <= edition <= self.rules.edition:
            raise BadSetup(
                f"{self.name} has components up to edition {self.rules.edition}, not edition {edition}",
                f"{self.name} a des composants jusqu'à l'édition {self.rules.edition}, pas l'édition {edition}",
            )
        if players not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadSetup(
                f"{self.cover.titles['en']} is for {low} to {high} players, not {players}",
                f"{self.cover.titles['fr']} se joue de {low} à {high} joueurs, pas à {players}",
            )
        chosen = self._chosen(options or {})
        if self.rules.check is not None:
            self.rules.check(players, chosen)
        return Setup(players, chosen, edition, rules if rules in self.rules.older else self.version)

    def setup_of(self, players: int, options: Mapping[str, str], edition: int, rules: str) -> Setup:
        """Return the setup of a table that other rules may have made: what can no longer be chosen is as usual."""
        with suppress(BadSetup):
            return self.setup(players, options, edition, rules)
        chosen: dict[str, str] = {}
        for name, value in options.items():
            with suppress(BadSetup):
                chosen = self._chosen({**chosen, name: value})
        return self.setup(players, chosen, min(edition, self.rules.edition), rules)

    def _chosen(self, options: Mapping[str, str]) -> dict[str, str]:
        known = {option.name: option for option in self.rules.table}
        chosen = {option.name: option.values[0] for option in self.rules.table}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(sorted(known))
                raise BadSetup(
                    f"{self.name} has no table option {name!r}; there are: {names}",
                    f"{self.name} n'a pas d'option de table {name!r} ; il y a : {names}",
                )
            if value not in known[name].values and known[name].holds_deck and self.decks is not None:
                value = self.decks.kept(value)
            elif value not in known[name].values:
                values = ", ".join(known[name].values)
                raise BadSetup(
                    f"table option {name} cannot be {value!r}; it can be: {values}",
                    f"l'option de table {name} ne peut valoir {value!r} ; elle peut valoir : {values}",
                )
            chosen[name] = value
        return chosen
