"""The source and mana: where it comes from, and paying with it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ludotheque.games.mageknight.data import SKILL
from ludotheque.games.mageknight.rules.duel.facing import is_partial
from ludotheque.games.mageknight.rules.effects.effect import Standing
from ludotheque.games.mageknight.rules.events.heroes import ManaPaid, SourceRolled
from ludotheque.games.mageknight.rules.heroes.goods import take_wounds
from ludotheque.games.mageknight.rules.pieces import NOBODY, NONE, Player
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import BLACK, COLOURS, GOLD, RING, STORM
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import Ask, Step

# Where mana comes from.
TOKEN: Final = 0
CRYSTAL: Final = 1
DIE: Final = 2
ENDLESS: Final = 3
STOLEN: Final = 4
KINDS: Final = ["mana", "crystal", "die", "ring", "tactic"]
# By Polarization mana counts as the opposite colour.
TURNED: Final = 128
OPPOSITE: Final = [1, 0, 3, 2, 5, 4]
# The skill that allows it.
POLARIZATION: Final[int] = SKILL["arythea_polarization"]


class Polarize(Standing):
    """Mana of a colour serves as its opposite (Polarization)."""

    __slots__ = ()

    word: ClassVar[str] = "polarize"


class Purse:
    """All the mana a player could use now, by source and colour."""

    __slots__ = ("black", "crystals", "dice", "endless", "gold", "left", "shown", "stolen", "storm", "tokens", "turns")

    def __init__(self, s: MageKnight, seat: int) -> None:
        player = s.players[seat]
        effort = player.effort
        self.tokens = effort.tokens[:]
        self.crystals = player.crystals[:]
        self.dice = [0, 0, 0, 0, 0, 0]
        self.left = effort.dice
        if effort.dice > 0:
            taken = s.taken_dice()
            for number, colour in enumerate(s.source):
                if colour >= 0 and not taken >> number & 1:
                    self.dice[colour] += 1
        self.endless = 0
        for colour in range(4):
            if effort.rules[RING + colour]:
                self.endless |= 1 << colour | 1 << BLACK
        # For one turn of one's own, which a partial defence is not.
        self.stolen = NONE if player.stolen_colour == NONE or is_partial(s, seat) else player.stolen_colour
        self.turns = may_turn(s, player)
        self.gold = s.serves(seat, GOLD)
        self.black = s.serves(seat, BLACK)
        self.storm = effort.rules[STORM] > 0
        # Colours that a gold die may not stand for, as a set.
        self.shown = shown_by_day(s) if s.house.friendly_mana else 0

    def fits(self, source: int, wanted: int, kind: int) -> bool:
        """Tell whether mana of one colour serves as another (MK-MANA-07 to 10)."""
        if source >= GOLD:
            if kind == DIE and source == GOLD and self.shown >> wanted & 1:
                return False
            if kind == DIE and self.storm and wanted < GOLD:
                return True
            if source == BLACK:
                return wanted == BLACK and self.black
            return wanted < GOLD and self.gold
        return source == wanted

    def ways(self, wanted: int) -> list[int]:
        """Return the different ways to pay one mana of a colour."""
        found: list[int] = []
        for colour in range(COLOURS):
            if self.tokens[colour]:
                self.add(found, TOKEN, colour, wanted)
            if colour < GOLD and self.crystals[colour]:
                self.add(found, CRYSTAL, colour, wanted)
            if self.dice[colour] and self.left > 0:
                self.add(found, DIE, colour, wanted)
            if self.endless >> colour & 1:
                self.add(found, ENDLESS, colour, wanted)
        if self.stolen >= 0:
            self.add(found, STOLEN, self.stolen, wanted)
        return found

    def holds(self, wanted: int) -> bool:
        """Tell whether there is mana for a colour: of that very colour, most often."""
        if wanted < GOLD and (self.tokens[wanted] or self.crystals[wanted] or (self.left > 0 and self.dice[wanted])):
            return True
        return len(self.ways(wanted)) > 0

    def add(self, found: list[int], kind: int, colour: int, wanted: int) -> None:
        """Note a way if it serves, plainly or turned into its opposite."""
        if self.fits(colour, wanted, kind):
            found.append(kind * 8 + colour)
        elif self.turns and self.fits(OPPOSITE[colour], wanted, TOKEN):
            found.append(TURNED + kind * 8 + colour)

    def shift(self, way: int, by: int) -> None:
        """Take the mana of a way out of the purse, or put it back."""
        kind = way % TURNED // 8
        colour = way % 8
        if kind == TOKEN:
            self.tokens[colour] += by
        elif kind == CRYSTAL:
            self.crystals[colour] += by
        elif kind == DIE:
            self.dice[colour] += by
            self.left += by
        elif kind == STOLEN:
            self.stolen = NONE if by < 0 else colour
        if way >= TURNED:
            self.turns = by > 0

    def pays(self, owed: list[int], start: int = 0) -> bool:
        """Tell whether all these colours can be paid."""
        if start == len(owed):
            return True
        if start == len(owed) - 1:
            return self.holds(owed[start])
        for way in self.ways(owed[start]):
            self.shift(way, -1)
            enough = self.pays(owed, start + 1)
            self.shift(way, 1)
            if enough:
                return True
        return False

    def spends(self, colour: int, owed: list[int]) -> bool:
        """Tell whether all these colours can be paid, one of them with a token of this colour."""
        if self.tokens[colour] == 0:
            return False
        for number, wanted in enumerate(owed):
            way = TOKEN * 8 + colour
            if not self.fits(colour, wanted, TOKEN):
                if not self.turns or not self.fits(OPPOSITE[colour], wanted, TOKEN):
                    continue
                way += TURNED
            self.shift(way, -1)
            enough = self.pays(owed[:number] + owed[number + 1 :])
            self.shift(way, 1)
            if enough:
                return True
        return False


def shown_by_day(s: MageKnight) -> int:
    """Return the colours that dice of the source show by day, as a set (MK-VAR-48)."""
    shown = 0
    for colour in s.source:
        if colour >= 0 and not s.night:
            shown |= 1 << colour
    return shown


def rollable(s: MageKnight) -> list[int]:
    """Return the dice that an effect may roll again: by day gold ones may have to wait for the others (MK-VAR-49)."""
    free = [number for number, colour in enumerate(s.source) if colour >= 0]
    others = [number for number in free if s.source[number] != GOLD]
    return others if s.house.friendly_mana and not s.night and others else free


def may_turn(s: MageKnight, player: Player) -> bool:
    """Tell whether Polarization is at hand."""
    if POLARIZATION not in player.skills or POLARIZATION in player.effort.used:
        return False
    return not is_partial(s, player.seat)


def can_pay(s: MageKnight, seat: int, owed: list[int]) -> bool:
    """Tell whether the player can pay all these colours now (MK-CARDS-18)."""
    return not owed or Purse(s, seat).pays(owed)


def payable(s: MageKnight, seat: int) -> int:
    """Return the colours of which one mana can be paid now, as a set."""
    purse = Purse(s, seat)
    mask = 0
    for colour in range(COLOURS):
        if purse.ways(colour):
            mask |= 1 << colour
    return mask


def way_option(s: MageKnight, way: int) -> Option:
    """Return the option that stands for a way to pay; dice are told by their place in the source."""
    kind = way % TURNED // 8
    colour = way % 8
    index = colour
    if kind == DIE:
        index = die_of(s, colour)
    return Option("pay", KINDS[kind], index, 1 if way >= TURNED else 0)


def way_of(s: MageKnight, option: Option) -> int:
    """Return the way to pay that an option stands for."""
    kind = KINDS.index(option.kind)
    colour = s.source[option.index] if kind == DIE else option.index
    return option.arg * TURNED + kind * 8 + colour


def die_of(s: MageKnight, colour: int) -> int:
    """Return the first die of the source that shows a colour and can be taken."""
    taken = s.taken_dice()
    for number, shown in enumerate(s.source):
        if shown == colour and not taken >> number & 1:
            return number
    raise ValueError(colour)


def spend(s: MageKnight, seat: int, way: int, wanted: int) -> None:
    """Use up one mana; a die goes back to the source only when the turn ends (MK-MANA-11 to 14)."""
    effort = s.effort(seat)
    player = s.players[seat]
    kind = way % TURNED // 8
    colour = way % 8
    if kind == TOKEN:
        effort.tokens[colour] -= 1
        if colour == effort.pledge:
            effort.pledge = NONE
    elif kind == CRYSTAL:
        player.crystals[colour] -= 1
        effort.spent[colour] += 1
    elif kind == DIE:
        number = die_of(s, colour)
        effort.dice -= 1
        effort.marks |= 1 << number
        effort.used_dice.append(number)
    elif kind == STOLEN:
        effort.used_dice.append(player.stolen_die)
        player.stolen_die = player.stolen_colour = NONE
        player.tactic_up = False
    if way >= TURNED:
        effort.use(POLARIZATION)
    s.tell(ManaPaid(seat, colour, KINDS[kind], wanted))
    _suffer(s, seat, wanted)


def _suffer(s: MageKnight, seat: int, colour: int) -> None:
    """Mana Exploit and Mana Curse hurt the others who use mana on their turn, which a partial defence is not."""
    if is_partial(s, seat):
        return
    wounds = 0
    for thing in s.lasting:
        wounds += thing.wounds_for(s, seat, colour)
    if wounds:
        take_wounds(s, seat, wounds)


class Settle(Step[MageKnight]):
    """Pay what is owed, colour by colour, as part of playing something (MK-CARDS-05, 07, 08)."""

    __slots__ = ("owed", "seat")

    def __init__(self, seat: int, owed: list[int]) -> None:
        self.seat = seat
        self.owed = owed

    def run(self, s: MageKnight) -> None:
        """Ask only if there is more than one way."""
        if not self.owed:
            return
        ways = fair_ways(s, self.seat, self.owed)
        if not ways:
            return
        if len(ways) == 1:
            pay(s, self.seat, self.owed, ways[0])
        else:
            s.then([PayMana(self.seat, self.owed)])


def fair_ways(s: MageKnight, seat: int, owed: list[int]) -> list[int]:
    """Return the ways to pay the first colour; a token that must be spent at once goes before all others."""
    ways = enough_ways(s, seat, owed)
    pledge = s.effort(seat).pledge
    pledged = [way for way in ways if way % TURNED == TOKEN * 8 + pledge] if pledge >= 0 else []
    return pledged or ways


def enough_ways(s: MageKnight, seat: int, owed: list[int]) -> list[int]:
    """Return the ways to pay the first colour that leave enough for the others."""
    purse = Purse(s, seat)
    ways = purse.ways(owed[0])
    if len(owed) == 1:
        return ways
    found: list[int] = []
    for way in ways:
        purse.shift(way, -1)
        if purse.pays(owed, 1):
            found.append(way)
        purse.shift(way, 1)
    return found


def pay(s: MageKnight, seat: int, owed: list[int], way: int) -> None:
    """Pay the first colour and go on with the rest."""
    rest: list[Step[Any]] = [Settle(seat, owed[1:])]
    spend(s, seat, way, owed[0])
    if len(owed) > 1:
        s.then(rest)


class PayMana(Ask[MageKnight]):
    """Choose with which mana to pay."""

    __slots__ = ("owed",)

    def __init__(self, seat: int, owed: list[int]) -> None:
        self.seat = seat
        self.owed = owed

    def options(self, s: MageKnight) -> list[Option]:
        """Offer each token, crystal and die that serves."""
        return [way_option(s, way) for way in fair_ways(s, self.seat, self.owed)]

    def take(self, s: MageKnight, option: Option) -> None:
        """Pay with it."""
        pay(s, self.seat, self.owed, way_of(s, option))


def roll_dice(s: MageKnight, dice: list[int]) -> None:
    """Roll some dice of the source anew."""
    for number in dice:
        s.source[number] = s.roll(COLOURS)


def reset_source(s: MageKnight) -> None:
    """Roll all dice; at least half of them must show a basic colour (MK-SETUP-24, 25, MK-ROUND-04)."""
    roll_dice(s, list(range(len(s.source))))
    while 2 * basic_dice(s) < len(s.source):
        roll_dice(s, [number for number, colour in enumerate(s.source) if colour >= GOLD])
    s.tell(SourceRolled(NOBODY, s.source[:]))


def basic_dice(s: MageKnight) -> int:
    """Return how many dice show a basic colour."""
    return sum(1 for colour in s.source if 0 <= colour < GOLD)


def first_colour(mask: int) -> int:
    """Return the lowest colour of a set."""
    colour = 0
    while not mask >> colour & 1:
        colour += 1
    return colour


def is_single(mask: int) -> bool:
    """Tell whether a set holds one colour only."""
    return mask & (mask - 1) == 0
