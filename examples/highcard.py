"""A whole game in one file: everybody lays a card in secret, the highest wins the trick, ties throw a die."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from ludotheque.game import Cover, Game, Mind, Outcome, Refusal, Rules, Setup, Show, Talk, Verb
from ludotheque.kernel import (
    UNKNOWN,
    Ask,
    Dice,
    Event,
    Option,
    Secret,
    State,
    Step,
    Together,
    button,
    waiting,
)
from ludotheque.kernel.sheet import Sheet
from ludotheque.schema import Schema, agenda, category, count, flag
from ludotheque.schema import Table as Rows
from ludotheque.wish import is_granted

CARDS = 12
HAND = 3


class Laid(Secret):
    """A card is laid face down."""

    name = "lay"

    card: int


class Shown(Event):
    """A card is turned over."""

    name = "show"

    card: int


class Won(Event):
    """A trick is won: so many has this seat now."""

    name = "win"

    tricks: int


class Swapped(Event):
    """A card is swapped for one of the pile."""

    name = "swap"


class Table(State):
    """Hands, the secret card of each seat, tricks won, and the pile."""

    __slots__ = ("hands", "laid", "pile", "tricks")

    def __init__(self, players: int) -> None:
        super().__init__()
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.laid = [-1] * players
        self.tricks = [0] * players
        self.pile: list[int] = []

    def copy(self) -> Table:
        """Return an independent twin."""
        twin = Table(len(self.hands))
        self.share_with(twin)
        twin.hands = [hand[:] for hand in self.hands]
        twin.laid = self.laid[:]
        twin.tricks = self.tricks[:]
        twin.pile = self.pile[:]
        return twin


class Trick(Step[Table]):
    """Everybody lays a card at once; then they are turned over."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        """Ask all seats together, or end the game with the last card."""
        if s.hands[0]:
            s.then([Together([Lay(seat) for seat in range(len(s.hands))]), Reveal(), Trick()])


class Lay(Ask[Table]):
    """Choose a card of the hand."""

    __slots__ = ()

    def options(self, s: Table) -> list[Option]:
        """Offer the whole hand."""
        return [Option("lay", "card", card) for card in s.hands[self.seat]]

    def take(self, s: Table, option: Option) -> None:
        """Lay it face down and ask whether it stays."""
        s.hands[self.seat].remove(option.index)
        s.laid[self.seat] = option.index
        s.tell(Laid(self.seat, option.index))
        s.then([Confirm(self.seat)])


class Confirm(Ask[Table]):
    """Say ready; until then the card can be taken back by undoing."""

    __slots__ = ()

    def options(self, s: Table) -> list[Option]:
        """Offer nothing but to go on."""
        return [button("ready")]

    def take(self, s: Table, option: Option) -> None:
        """Do nothing more: the card lies."""


class Reveal(Step[Table]):
    """Turn the cards over; the highest wins, and among several winners of the game so far a die decides."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        """Give the trick, and let the loser with the lowest card draw or pass."""
        for seat, card in enumerate(s.laid):
            s.flip(card)
            s.tell(Shown(seat, card))
        winner = s.laid.index(max(s.laid))
        loser = s.laid.index(min(s.laid))
        s.tricks[winner] += 1 + s.roll(2)
        s.tell(Won(winner, s.tricks[winner]))
        s.laid = [-1] * len(s.laid)
        if s.pile:
            s.then([Swap(loser)])


class Swap(Ask[Table]):
    """The lowest card's owner may swap a card of the hand for the top of the pile."""

    __slots__ = ()

    def options(self, s: Table) -> list[Option]:
        """Offer each card, or to keep the hand."""
        return [*[Option("swap", "card", card) for card in s.hands[self.seat]], button("pass")]

    def take(self, s: Table, option: Option) -> None:
        """Draw from the pile and put the card below it."""
        if option.verb == "swap":
            s.hands[self.seat].remove(option.index)
            s.hands[self.seat].append(s.draw(s.pile))
            s.pile.insert(0, option.index)
            s.tell(Swapped(self.seat))


def start(setup: Setup, dice: Dice) -> Table:
    """Deal."""
    s = Table(setup.players)
    s.dice = dice
    s.pile = list(range(CARDS))
    s.shuffle(s.pile)
    for hand in s.hands:
        hand.extend(s.draw(s.pile) for _ in range(HAND))
    s.then([Trick()])
    return s


def outcome(s: Table) -> Outcome | None:
    """Return who won most."""
    if s.agenda or s.lanes:
        return None
    return Outcome(tuple(s.tricks), tuple(i for i, won in enumerate(s.tricks) if won == max(s.tricks)))


def sight(s: Table, seat: int) -> Table:
    """Hide the pile, other hands, and cards that others have laid."""
    view = s.copy()
    view.veil(seat)
    view.pile = [UNKNOWN] * len(s.pile)
    for other, hand in enumerate(view.hands):
        if other != seat:
            # Whether somebody has laid a card already is theirs to know: show the hand as before.
            view.hands[other] = [UNKNOWN] * (len(hand) + (view.laid[other] != -1))
            view.laid[other] = -1
    return view


def guess(view: Table, seat: int, dice: Dice) -> Table:
    """Deal the cards that this seat cannot see at random."""
    s = view.copy()
    s.unveil(dice)
    known = {card for hand in s.hands for card in hand} | set(s.laid)
    # Played cards are gone for good: a real game would list them; here any unseen card will do.
    unseen = [card for card in range(CARDS) if card not in known]
    s.dice.shuffle(unseen)
    for other, hand in enumerate(s.hands):
        if other != seat:
            s.hands[other] = [unseen.pop() for _ in hand]
    s.pile = [unseen.pop() for _ in s.pile]
    # A sealed seat that is ready has laid its card already.
    for other, lane in enumerate(s.lanes):
        if other != seat and not lane:
            s.laid[other] = s.hands[other].pop()
    return s


def redraw(s: Table, dice: Dice) -> Table:
    """Return what looks the same to everybody, with other dice and another pile, for those who play on from here."""
    fresh = s.copy()
    fresh.dice = dice
    dice.shuffle(fresh.pile)
    return fresh


def board(view: Table, seat: int, language: str, names: tuple[str, ...] = ()) -> str:
    """Draw own cards and the buttons."""
    cards = "".join(f'<text id="card-{card}">{card}</text>' for card in range(CARDS)) if seat >= 0 else ""
    return f'<svg>{cards}<g id="button-ready"/><g id="button-pass"/></svg>'


def reasons(view: Table, seat: int, wished: Option) -> list[Refusal]:
    """Refuse what is not offered; a real game says why."""
    offered = [option for ask in waiting(view) if ask.seat == seat for option in ask.options(view)]
    return [] if is_granted(offered, wished) else [Refusal("not now", "SW-PICK-01")]


def _option(talk: Talk, ask: Ask[Any], option: Option) -> str:
    return f"{option.verb} {option.index}"


def _event(talk: Talk, event: Event) -> str:
    return f"{talk.names[event.seat]}: {event.name} {' '.join(map(str, event.details().values()))}".strip()


WORDS = SimpleNamespace(
    question=lambda talk, ask: type(ask).__name__,
    situation=lambda talk, ask: "",
    option=_option,
    bill=lambda talk, ask, option: [],
    event=_event,
    counted=lambda kind, name: name or kind,
    refusal=lambda talk, refusal: refusal.reason,
    glossary=list,
)


def schema(view: Table, classes: int) -> Schema:
    """Declare what learners are given: tricks and laid cards of each seat, the own hand, what is to be done."""
    seats = Rows(
        "seats", len(view.tricks), (count("tricks", 5), flag("laid"), category("card", CARDS), count("hand", 3))
    )
    return Schema((seats, Rows("cards", CARDS, (flag("held"),)), *agenda(classes, 3, 4)))


def observe(view: Table, seat: int, sheet: Sheet) -> None:
    """Write what a seat sees."""
    for i in range(len(view.tricks)):
        other = (seat + i) % len(view.tricks)
        sheet.flag(True)
        sheet.count(view.tricks[other])
        sheet.flag(view.laid[other] != -1)
        sheet.count(view.laid[other])
        sheet.count(len(view.hands[other]))
    sheet.heaps([view.hands[seat]], CARDS)
    sheet.agenda(view, 3, 4)


GAME = Game(
    name="highcard",
    version="1",
    seats=range(2, 4),
    cover=Cover(
        titles={"fr": "Carte haute", "en": "High card"},
    ),
    rules=Rules(
        hidden=True,
        simultaneous=True,
        table=(),
        verbs=(
            Verb("lay", "card", CARDS),
            Verb("swap", "card", CARDS),
            Verb("ready", "button", 1),
            Verb("pass", "button", 1),
        ),
        longest=60,
        blank=lambda setup: Table(setup.players),
        start=start,
        outcome=outcome,
        sight=sight,
        guess=guess,
        redraw=redraw,
        reasons=reasons,
        parts=(Trick, Lay, Confirm, Reveal, Swap),
        shared=(),
        events=(Laid, Shown, Won, Swapped),
    ),
    mind=Mind(
        value=lambda s, seat: float(s.tricks[seat]),
        taste=lambda s, ask, option: 0.0,
        observe=observe,
        schema=schema,
        labels=lambda event: [],
    ),
    show=Show(
        board=board,
    ),
    words={"fr": WORDS, "en": WORDS},
)
