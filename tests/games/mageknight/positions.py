"""Positions of Mage Knight that many tests begin with."""

from ludotheque.games.mageknight.rules.pieces import Blow
from ludotheque.games.mageknight.rules.terms import ATTACK, BLOCK, COLDFIRE
from tests.games.mageknight.scenario import Table

CITY = {"red": "c8", "blue": "c6", "white": "c7", "green": "c5"}
# From where a city can be entered without provoking anybody.
GATE = {"red": "ne", "blue": "sw", "white": "ne", "green": "se"}


def country(*heroes: str, **options: str) -> Table:
    """A map with villages, a keep, a monastery, mines, glades and two orcs: tiles 3, 5 and 1."""
    return Table(*heroes, **options).land("3", "5", "1")


def march(*hand: str, stand: str = "3:w", heroes: tuple[str, ...] = (), **options: str) -> Table:
    """A turn by day on a space without a site, with this hand and no mana but what the test gives."""
    return country(*heroes, **options).hand(*hand).source().stand(stand).begin()


def camp(*enemies: str, hand: tuple[str, ...] = (), heroes: tuple[str, ...] = (), **options: str) -> Table:
    """A hero next to rampaging enemies, before the turn."""
    return country(*heroes, **options).enemy("1:nw", *enemies).hand(*hand).source().stand("1:w")


def fight(
    *enemies: str,
    hand: tuple[str, ...] = (),
    units: tuple[str, ...] = (),
    fame: int = 0,
    mana: tuple[str, ...] = (),
    night: bool = False,
) -> Table:
    """A fight in the open with rampaging enemies, in the ranged phase if something can be done in it."""
    table = camp(*enemies, hand=hand).units(*units).fame(fame)
    if night:
        table.night().source()
    return table.begin().tokens(*mana).do("challenge", "1:nw")


def siege(
    *enemies: str,
    hand: tuple[str, ...] = (),
    site: str = "keep",
    units: tuple[str, ...] = (),
    mana: tuple[str, ...] = (),
    night: bool = False,
) -> Table:
    """A hero next to a defended keep or mage tower, with the move points to enter."""
    space, origin = {"keep": ("3:ne", "3:e"), "tower": ("4:c", "4:sw")}[site]
    table = Table().land("3", "5", "1", "4").enemy("4:w").enemy(space, *enemies)
    table.hand("march", "march", "stamina", *hand).source()
    if night:
        table.night().source()
    return table.units(*units).stand(origin).begin().tokens(*mana).play("march", "march", "stamina")


def assault(
    *enemies: str,
    hand: tuple[str, ...] = (),
    site: str = "keep",
    units: tuple[str, ...] = (),
    mana: tuple[str, ...] = (),
    night: bool = False,
) -> Table:
    """A fight for a keep or a mage tower."""
    table = siege(*enemies, hand=hand, site=site, units=units, mana=mana, night=night)
    return table.move_to("3:ne" if site == "keep" else "4:c")


def defend(
    *enemies: str,
    hand: tuple[str, ...] = (),
    units: tuple[str, ...] = (),
    fame: int = 0,
    mana: tuple[str, ...] = (),
) -> Table:
    """A fight in the open, in the block phase."""
    return fight(*enemies, hand=hand, units=units, fame=fame, mana=mana).skip_to("Defend")


def strike(
    *enemies: str,
    hand: tuple[str, ...] = (),
    units: tuple[str, ...] = (),
    mana: tuple[str, ...] = (),
    night: bool = False,
) -> Table:
    """A fight in the open, in the attack phase, after a block of each enemy."""
    table = fight(*enemies, hand=hand, units=units, fame=99, mana=mana, night=night).skip_to("Defend")
    return parry(table, *enemies).skip_to("Strike")


def parry(table: Table, *enemies: str) -> Table:
    """Block these enemies, with whatever that takes."""
    for enemy in enemies:
        table.s.effort(table.question.seat).blows.append(Blow(BLOCK, COLDFIRE, 99))
        table.do("block", enemy)
    return table


def smite(table: Table, *enemies: str) -> Table:
    """Block all enemies of a fight, then defeat these, with whatever that takes."""
    parry(table.skip_to("Defend"), *table.foes()).skip_to("Strike")
    for enemy in enemies:
        table.s.effort(table.question.seat).blows.append(Blow(ATTACK, COLDFIRE, 99))
        table.do("strike", enemy)
    return table


def talk(*hand: str, stand: str = "3:sw", reputation: int = 0, units: tuple[str, ...] = ()) -> Table:
    """An interaction, in a village unless said otherwise."""
    return talkers(*hand, stand=stand, reputation=reputation, units=units).begin().skip_to("March").do("interact")


def talkers(*hand: str, stand: str = "3:sw", reputation: int = 0, units: tuple[str, ...] = ()) -> Table:
    """A hero on a site where one can talk, before the turn."""
    return country().hand(*hand).source().stand(stand).reputation(reputation).units(*units)


def city(
    colour: str, *garrison: str, hand: tuple[str, ...] = ("rage", "rage", "march"), monster: str = "werewolf"
) -> Table:
    """An assault on a city of this colour, by a hero of level 10 with guardians."""
    tile = CITY[colour]
    t = Table("tovak", "goldyx").land("3", "1", tile).pile(monster).garrison(f"{tile}:c", *garrison)
    for space in ("ne", "e", "se", "sw", "w", "nw"):
        if t.s.layout.rampaging[t.at(f"{tile}:{space}")] >= 0:
            t.enemy(f"{tile}:{space}")
    t.hand("march", *hand).source().fame(99).units("altem_guardians", "altem_guardians")
    t.stand(f"{tile}:{GATE[colour]}").begin()
    return t.skip_to("March").play("march").move_to(f"{tile}:c")
