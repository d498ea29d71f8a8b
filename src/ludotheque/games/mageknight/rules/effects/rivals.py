"""Interactive spells and skills: what one player does to the others."""

from __future__ import annotations

from typing import Any, ClassVar

from ludotheque.games.mageknight.rules.effects.effect import Deed, Play
from ludotheque.games.mageknight.rules.events.cards import CardStolen, Discarded, HandShown
from ludotheque.games.mageknight.rules.events.heroes import CrystalLost
from ludotheque.games.mageknight.rules.heroes.goods import (
    distinct,
    gain_crystal,
    gain_mana,
    is_action,
    take_wounds,
)
from ludotheque.games.mageknight.rules.lasting import ExploitedMana, FrozenSource, PrayedWeather, set_up
from ludotheque.games.mageknight.rules.pieces import Surrendered
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import BASIC, BLACK, COLOURS
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step


def others(s: MageKnight, seat: int) -> list[int]:
    """Return the other seats, in order."""
    return [(seat + i) % len(s.players) for i in range(1, len(s.players))]


class Rivalry(Deed):
    """The base of what is done to all other players."""

    __slots__ = ()

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be somebody else."""
        return len(s.players) > 1


# Mana Meltdown and Mana Radiance.


class Meltdown(Rivalry):
    """Each other player loses a crystal at random."""

    __slots__ = ()

    word: ClassVar[str] = "meltdown"

    def do(self, s: MageKnight, play: Play) -> None:
        """Each other player loses a random crystal, or takes a Wound without any."""
        lost = 0
        for seat in others(s, play.seat):
            crystals = s.players[seat].crystals
            owned = [colour for colour in range(4) for _ in range(crystals[colour])]
            if not owned:
                take_wounds(s, seat, 1)
                continue
            colour = owned[s.roll(len(owned))]
            crystals[colour] -= 1
            lost |= 1 << colour
            s.tell(CrystalLost(seat, colour))
        if lost:
            s.then([Salvage(play.seat, lost)])


class Salvage(Ask[MageKnight]):
    """Mana Meltdown: gain one of the crystals that were lost, or none."""

    __slots__ = ("colours",)

    def __init__(self, seat: int, colours: int) -> None:
        self.seat = seat
        self.colours = colours

    def options(self, s: MageKnight) -> list[Option]:
        """Offer their colours."""
        return [
            *(Option("colour", "mana", colour) for colour in range(4) if self.colours >> colour & 1),
            button("skip"),
        ]

    def take(self, s: MageKnight, option: Option) -> None:
        """Gain it."""
        if option.verb == "colour":
            gain_crystal(s, self.seat, option.index)


class Radiance(Rivalry):
    """Crystals of a colour wound their owners."""

    __slots__ = ()

    word: ClassVar[str] = "radiance"

    def do(self, s: MageKnight, play: Play) -> None:
        """Ask for the colour."""
        s.then([NameColour(play.seat, "radiance", 0)])


class NameColour(Ask[MageKnight]):
    """Name a colour for an effect on all players."""

    __slots__ = ("effect", "value")

    def __init__(self, seat: int, effect: str, value: int) -> None:
        self.seat = seat
        self.effect = effect
        self.value = value

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the basic colours; Mana Exploit also black."""
        mask = BASIC | 1 << BLACK if self.effect == "exploit" else BASIC
        return [Option("colour", "mana", colour) for colour in range(COLOURS) if mask >> colour & 1]

    def take(self, s: MageKnight, option: Option) -> None:
        """Let it happen."""
        colour = option.index
        if self.effect == "radiance":
            radiate(s, self.seat, colour)
        elif self.effect == "mind_read":
            gain_crystal(s, self.seat, colour)
            steps: list[Step[Any]] = [Surrender(seat, colour) for seat in others(s, self.seat)]
            s.then([*steps, StealThought(self.seat)] if self.value else steps)
        else:
            gain_mana(s, self.seat, colour)
            set_up(s, ExploitedMana(self.seat, colour, [0] * len(s.players)))


def radiate(s: MageKnight, seat: int, colour: int) -> None:
    """Each crystal of the colour wounds its owner; then the caster gains two."""
    for other, player in enumerate(s.players):
        if player.crystals[colour]:
            take_wounds(s, other, player.crystals[colour])
    gain_crystal(s, seat, colour)
    gain_crystal(s, seat, colour)


# Mind Read and Mind Steal.


class MindRead(Rivalry):
    """Each other player discards a card of a colour; one of them may be kept."""

    __slots__ = ("stealing",)

    word: ClassVar[str] = "mind_read"

    def __init__(self, stealing: bool = False) -> None:
        super().__init__()
        self.stealing = stealing

    def do(self, s: MageKnight, play: Play) -> None:
        """Ask for the colour."""
        s.turn.given = []
        s.then([NameColour(play.seat, "mind_read", self.stealing)])


def matching(s: MageKnight, seat: int, colour: int) -> list[int]:
    """Return the spells and actions of a colour in a hand."""
    return [card for card in distinct(s.players[seat].hand) if s.box.cards[card].colour == colour]


class Surrender(Step[MageKnight]):
    """A player discards a card of the named colour, or shows a hand without any."""

    __slots__ = ("colour", "seat")

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def run(self, s: MageKnight) -> None:
        """Ask which card, if there is a choice."""
        cards = matching(s, self.seat, self.colour)
        if not cards:
            for card in s.players[self.seat].hand:
                s.flip(card)
            s.tell(HandShown(self.seat, s.players[self.seat].hand[:]))
        elif len(cards) == 1:
            surrender(s, self.seat, cards[0])
        else:
            # Being asked shows that there is a choice (MK-UNDO-03).
            s.seal()
            s.then([ChooseSurrender(self.seat, self.colour)])


def surrender(s: MageKnight, seat: int, card: int) -> None:
    """Discard the card; it lies open for the one who asked."""
    player = s.players[seat]
    player.hand.remove(card)
    player.discard.append(s.flip(card))
    s.tell(Discarded(seat, card))
    if is_action(s, card):
        s.turn.given.append(Surrendered(seat, card))


class ChooseSurrender(Ask[MageKnight]):
    """Choose the card to discard."""

    __slots__ = ("colour",)

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def options(self, s: MageKnight) -> list[Option]:
        """Offer those of the colour."""
        return [Option("give", "card", card) for card in matching(s, self.seat, self.colour)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Discard it."""
        surrender(s, self.seat, option.index)


class StealThought(Step[MageKnight]):
    """Mind Steal: one of the discarded actions may come into the caster's hand for good."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MageKnight) -> None:
        """Ask, if there is one."""
        if s.turn.given:
            s.then([ChooseThought(self.seat)])


class ChooseThought(Ask[MageKnight]):
    """Choose whose card to keep, or none."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer those who discarded an action."""
        return [*(Option("rival", "seat", given.seat) for given in s.turn.given), button("skip")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Take it."""
        for given in s.turn.given:
            if option.verb == "rival" and given.seat == option.index:
                s.players[option.index].discard.remove(given.card)
                s.players[self.seat].hand.append(given.card)
                s.tell(CardStolen(self.seat, given.card, option.index))
        s.turn.given = []


# Skills that lie in the centre.


class FreezeSource(Rivalry):
    """The source is closed to the others until the next turn."""

    __slots__ = ()

    word: ClassVar[str] = "freeze_source"

    def do(self, s: MageKnight, play: Play) -> None:
        """Freeze the source for the others."""
        set_up(s, FrozenSource(play.seat))


class Weather(Rivalry):
    """Ways easier for oneself and harder for the others until the next turn."""

    __slots__ = ()

    word: ClassVar[str] = "weather"

    def do(self, s: MageKnight, play: Play) -> None:
        """Make ways easier for oneself and harder for the others."""
        set_up(s, PrayedWeather(play.seat))


class ManaExploit(Rivalry):
    """A mana of a colour; others are wounded for other colours until the next turn."""

    __slots__ = ()

    word: ClassVar[str] = "exploit"

    def do(self, s: MageKnight, play: Play) -> None:
        """Ask for the colour."""
        s.then([NameColour(play.seat, "exploit", 0)])
