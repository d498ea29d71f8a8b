"""Interactive spells and skills: what one player does to the others."""

from __future__ import annotations

from typing import Any

from ludotheque.games.mageknight.rules.effects.manacraft import free_dice
from ludotheque.games.mageknight.rules.effects.resolve import Play, teach
from ludotheque.games.mageknight.rules.effects.values import Deed, Effect, deed_code
from ludotheque.games.mageknight.rules.heroes.goods import (
    distinct,
    gain_crystal,
    gain_mana,
    heal_unit,
    is_action,
    take_wounds,
)
from ludotheque.games.mageknight.rules.heroes.units import make_ready, spent
from ludotheque.games.mageknight.rules.land.map import distance
from ludotheque.games.mageknight.rules.pieces import NONE, WOUND, Claim
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import BASIC, BLACK, COLOURS
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask, Step


def others(s: MageKnight, seat: int) -> list[int]:
    """Return the other seats, in order."""
    return [(seat + i) % len(s.players) for i in range(1, len(s.players))]


def has_rivals(s: MageKnight, effect: Effect, play: Play) -> bool:
    """There must be somebody else."""
    return len(s.players) > 1


# Mana Meltdown and Mana Radiance.


def do_meltdown(s: MageKnight, effect: Effect, play: Play) -> None:
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
        s.tell("melt", seat, "crystal", colour)
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


def do_radiance(s: MageKnight, effect: Effect, play: Play) -> None:
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
            gain_mana(s, colour)
            s.exploit = self.seat
            s.exploit_colour = colour
            s.exploit_hit = 0


def radiate(s: MageKnight, seat: int, colour: int) -> None:
    """Each crystal of the colour wounds its owner; then the caster gains two."""
    for other, player in enumerate(s.players):
        if player.crystals[colour]:
            take_wounds(s, other, player.crystals[colour])
    gain_crystal(s, seat, colour)
    gain_crystal(s, seat, colour)


teach(deed_code("meltdown"), has_rivals, do_meltdown)
teach(deed_code("radiance"), has_rivals, do_radiance)


# Mana Claim and Mana Curse.


def can_claim(s: MageKnight, effect: Effect, play: Play) -> bool:
    """There must be a die of a basic colour."""
    return len(free_dice(s, True)) > 0


def do_claim(s: MageKnight, effect: Effect, play: Play) -> None:
    """Ask which die."""
    assert isinstance(effect, Deed)
    s.then([ClaimDie(play.seat, effect.value > 0)])


class ClaimDie(Ask[MageKnight]):
    """Mana Claim: choose a die to keep until the end of the round."""

    __slots__ = ("curse",)

    def __init__(self, seat: int, curse: bool) -> None:
        self.seat = seat
        self.curse = curse

    def options(self, s: MageKnight) -> list[Option]:
        """Offer one die per basic colour."""
        return [Option("die", "die", number) for number in free_dice(s, True)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Take it out of the source."""
        colour = s.source[option.index]
        s.source[option.index] = NONE
        s.tell("steal", self.seat, "die", option.index, [colour])
        s.then([UseClaim(self.seat, colour, self.curse)])


class UseClaim(Ask[MageKnight]):
    """Mana Claim: three mana now, or one on each later turn of the round."""

    __slots__ = ("colour", "curse")

    def __init__(self, seat: int, colour: int, curse: bool) -> None:
        self.seat = seat
        self.colour = colour
        self.curse = curse

    def options(self, s: MageKnight) -> list[Option]:
        """Offer both."""
        return [button("now"), button("later")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Take the mana, or wait."""
        later = option.verb == "later"
        s.claims = [*s.claims, Claim(self.seat, self.colour, later, self.curse)]
        if not later:
            for _ in range(3):
                gain_mana(s, self.colour)


teach(deed_code("claim"), can_claim, do_claim)


# Mind Read and Mind Steal.


def do_mind_read(s: MageKnight, effect: Effect, play: Play) -> None:
    """Ask for the colour."""
    assert isinstance(effect, Deed)
    s.turn.given = []
    s.then([NameColour(play.seat, "mind_read", effect.value)])


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
            s.tell("show", self.seat, "", 0, s.players[self.seat].hand[:])
        elif len(cards) == 1:
            surrender(s, self.seat, cards[0])
        else:
            s.then([ChooseSurrender(self.seat, self.colour)])


def surrender(s: MageKnight, seat: int, card: int) -> None:
    """Discard the card; it lies open for the one who asked."""
    player = s.players[seat]
    player.hand.remove(card)
    player.discard.append(s.flip(card))
    s.tell("discard", seat, "card", card)
    if is_action(s, card):
        s.turn.given.append(100 * seat + card)


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
        return [*(Option("rival", "seat", given // 100) for given in s.turn.given), button("skip")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Take it."""
        for given in s.turn.given:
            if option.verb == "rival" and given // 100 == option.index:
                s.players[option.index].discard.remove(given % 100)
                s.players[self.seat].hand.append(given % 100)
                s.tell("stolen", self.seat, "card", given % 100, [option.index])
        s.turn.given = []


teach(deed_code("mind_read"), has_rivals, do_mind_read)


# Energy Flow and Energy Steal.


def can_energy(s: MageKnight, effect: Effect, play: Play) -> bool:
    """There must be a spent unit of one's own."""
    return len(spent(s, s.players[play.seat], 99)) > 0


def do_energy(s: MageKnight, effect: Effect, play: Play) -> None:
    """Ask which unit."""
    assert isinstance(effect, Deed)
    steps: list[Step[Any]] = [Energize(play.seat, effect.more > 0)]
    steps += [Drain(play.seat, rival, effect.value) for rival in others(s, play.seat)]
    s.then(steps)


class Energize(Ask[MageKnight]):
    """Choose the unit that becomes ready, and is healed by Energy Steal."""

    __slots__ = ("heals",)

    def __init__(self, seat: int, heals: bool) -> None:
        self.seat = seat
        self.heals = heals

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the spent units."""
        return [Option("ready", "unit", place) for place in spent(s, s.players[self.seat], 99)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Ready it."""
        player = s.players[self.seat]
        make_ready(s, player, option.index)
        if self.heals and player.units[option.index].wounds:
            heal_unit(s, player, option.index)


class Drain(Step[MageKnight]):
    """Ask which ready unit of another player becomes spent, if there is one."""

    __slots__ = ("level", "rival", "seat")

    def __init__(self, seat: int, rival: int, level: int) -> None:
        self.seat = seat
        self.rival = rival
        self.level = level

    def run(self, s: MageKnight) -> None:
        """Ask."""
        if drainable(s, self.rival, self.level):
            s.then([ChooseDrain(self.seat, self.rival, self.level)])


def drainable(s: MageKnight, rival: int, level: int) -> list[int]:
    """Return the ready units of a player up to a level."""
    units = s.players[rival].units
    return [place for place, unit in enumerate(units) if unit.ready and s.box.units[unit.kind].level <= level]


class ChooseDrain(Ask[MageKnight]):
    """Choose the unit of another player that becomes spent, or none."""

    __slots__ = ("level", "rival")

    def __init__(self, seat: int, rival: int, level: int) -> None:
        self.seat = seat
        self.rival = rival
        self.level = level

    def options(self, s: MageKnight) -> list[Option]:
        """Offer the ready ones."""
        places = drainable(s, self.rival, self.level)
        return [*(Option("drain", "rival_unit", 10 * self.rival + place) for place in places), button("skip")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Spend it."""
        if option.verb == "drain":
            rival = s.players[self.rival]
            place = option.index % 10
            rival.units[place] = rival.units[place].with_ready(False)
            s.tell("drain", self.rival, "unit", place, [rival.units[place].kind])


teach(deed_code("energy"), can_energy, do_energy)


# Skills that lie in the centre, and Healing Ritual.


def do_freeze(s: MageKnight, effect: Effect, play: Play) -> None:
    """Freeze the source for the others."""
    s.frozen = play.seat


def do_weather(s: MageKnight, effect: Effect, play: Play) -> None:
    """Make ways easier for oneself and harder for the others."""
    s.weather = play.seat


def do_exploit(s: MageKnight, effect: Effect, play: Play) -> None:
    """Ask for the colour."""
    s.then([NameColour(play.seat, "exploit", 0)])


def can_ritual(s: MageKnight, effect: Effect, play: Play) -> bool:
    """There must be a Wound in hand and another hero on the map."""
    return WOUND in s.players[play.seat].hand and len(closest(s, play.seat)) > 0


def closest(s: MageKnight, seat: int) -> list[int]:
    """Return the other heroes on the map that are closest."""
    space = s.players[seat].space
    found = [
        (distance(s, space, s.players[other].space), other)
        for other in others(s, seat)
        if s.players[other].space != NONE
    ]
    return [other for far, other in found if far == min(found)[0]]


def do_ritual(s: MageKnight, effect: Effect, play: Play) -> None:
    """Ask who gets the Wound, if two heroes are equally close."""
    rivals = closest(s, play.seat)
    if len(rivals) == 1:
        pass_wound(s, play.seat, rivals[0])
    elif rivals:
        s.then([PassWound(play.seat)])


class PassWound(Ask[MageKnight]):
    """Healing Ritual: choose which of the closest heroes gets the Wound."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer them."""
        return [Option("rival", "seat", seat) for seat in closest(s, self.seat)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Hand it over."""
        pass_wound(s, self.seat, option.index)


def pass_wound(s: MageKnight, seat: int, rival: int) -> None:
    """Give one Wound away, and ask for another one that goes back to its pile."""
    hand = s.players[seat].hand
    hand.remove(WOUND)
    take_wounds(s, rival, 1)
    if WOUND in hand:
        s.then([SecondWound(seat)])


class SecondWound(Ask[MageKnight]):
    """Healing Ritual: throw a second Wound away, or keep it."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer both."""
        return [button("use"), button("skip")]

    def take(self, s: MageKnight, option: Option) -> None:
        """Return it to its pile."""
        if option.verb == "use":
            s.players[self.seat].hand.remove(WOUND)


teach(deed_code("freeze_source"), has_rivals, do_freeze)
teach(deed_code("weather"), has_rivals, do_weather)
teach(deed_code("exploit"), has_rivals, do_exploit)
teach(deed_code("ritual"), can_ritual, do_ritual)
