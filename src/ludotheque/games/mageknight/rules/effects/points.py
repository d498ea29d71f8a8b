"""Effects that give something at once: points, fights, mana, crystals, tracks, prices of terrain, rules for a turn."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.rules.combat.foes import present
from ludotheque.games.mageknight.rules.effects.resolve import FROM_CARD, FROM_UNIT, Play, always, teach
from ludotheque.games.mageknight.rules.effects.values import (
    Amount,
    Crystal,
    Effect,
    Fight,
    Hurt,
    Mana,
    MoreDice,
    Points,
    Price,
    Rule,
    Track,
)
from ludotheque.games.mageknight.rules.heroes.banners import glory
from ludotheque.games.mageknight.rules.heroes.goods import (
    Draw,
    change_reputation,
    gain_crystal,
    gain_fame,
    gain_mana,
    has_wounds,
    may_prolong,
    take_wounds,
)
from ludotheque.games.mageknight.rules.heroes.mana import first_colour, is_single
from ludotheque.games.mageknight.rules.land.map import reveal_near, turn_up_ruins
from ludotheque.games.mageknight.rules.pieces import WOUND, Blow
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import (
    AGILITY,
    AMBUSH,
    ATTACK,
    BASIC,
    BLOCK,
    BLOCKING,
    BREACH,
    COLOURS,
    CRYSTAL_COLOURS,
    DEFEATED,
    DIPLOMACY,
    DRAW,
    ENEMIES,
    FAME,
    GLORY,
    HEAL,
    INFLUENCE,
    INTERACTING,
    LEADERSHIP,
    LEARNING,
    MOVE,
    MOVING,
    NOTHING,
    OTHERS,
    OWNED,
    READY_UNITS,
    RECRUITS,
    RED_SPELLS,
    SAME,
    SHOOTING,
    SIEGE,
    SKIP,
    SUN,
    UNIT_BONUS,
    UNITS_RESIST,
    UNITS_SAFE,
    WOUNDS,
)
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import Ask


def count(s: MageKnight, what: int, seat: int) -> int:
    """Return how many there are of what an amount counts."""
    player = s.players[seat]
    if what == WOUNDS:
        return player.hand.count(WOUND) + sum(unit.wounds for unit in player.units)
    if what == CRYSTAL_COLOURS:
        return sum(1 for crystals in player.crystals if crystals)
    if what == READY_UNITS:
        return sum(1 for unit in player.units if unit.ready and not unit.wounds)
    if what == ENEMIES:
        # A summoner and its monster are faced as one.
        return len(present(s))
    if what == RECRUITS:
        return s.turn.recruits
    if what == DEFEATED:
        return s.turn.defeated
    return s.turn.spells[what - RED_SPELLS]


def amount_of(s: MageKnight, amount: Amount, seat: int) -> int:
    """Return what an amount comes to now."""
    if amount.count == NOTHING:
        return amount.base
    return min(amount.most, amount.base + amount.each * count(s, amount.count, seat))


def boosted(s: MageKnight, points: int) -> int:
    """Add what Concentration gives to the first points of an effect."""
    points += s.turn.boost
    s.turn.boost = 0
    return points


# Points.


def can_points(s: MageKnight, effect: Effect, play: Play) -> bool:
    """Points must be of use: influence in an interaction, healing for Wounds, cards from a deck."""
    assert isinstance(effect, Points)
    what = effect.what
    if what == MOVE:
        # Agility as later printed lets move points serve in a fight, whenever they come.
        useful = s.turn.phase & MOVING != 0 or s.turn.rules[AGILITY] > 2
        return useful and amount_of(s, effect.amount, play.seat) > 0
    if what == INFLUENCE:
        return is_influence_useful(s) and amount_of(s, effect.amount, play.seat) > 0
    player = s.players[play.seat]
    if what == HEAL:
        return has_wounds(s, player)
    return len(player.deck) > 0 or may_prolong(player)


def is_influence_useful(s: MageKnight) -> bool:
    """Tell whether influence serves now: to deal with locals, as block by Diplomacy, for Learning wherever one is."""
    turn = s.turn
    if turn.phase & INTERACTING or turn.rules[LEARNING]:
        return True
    return turn.phase & BLOCKING != 0 and turn.rules[DIPLOMACY] > 0


def do_points(s: MageKnight, effect: Effect, play: Play) -> None:
    """Add the points to the turn, or draw the cards."""
    assert isinstance(effect, Points)
    points = amount_of(s, effect.amount, play.seat)
    turn = s.turn
    if effect.what == MOVE:
        turn.move += boosted(s, points)
    elif effect.what == INFLUENCE:
        points = boosted(s, points)
        if turn.phase & BLOCKING and turn.rules[DIPLOMACY]:
            # Diplomacy: influence serves as block (1 physical, 2 ice, 3 fire).
            turn.blows.append(Blow(BLOCK, [0, 0, 2, 1][turn.rules[DIPLOMACY]], points, 0))
        else:
            turn.influence += points
    elif effect.what == HEAL:
        turn.heal += points
    else:
        assert effect.what == DRAW
        s.then([Draw(play.seat, points)])


teach(0, can_points, do_points)


# Attacks and blocks.


def can_fight(s: MageKnight, effect: Effect, play: Play) -> bool:
    """There must be an enemy left."""
    combat = s.combat
    return combat is not None and len(combat.foes) > 0


def do_fight(s: MageKnight, effect: Effect, play: Play) -> None:
    """Lay the attack or block ready, with all that adds to it."""
    assert isinstance(effect, Fight)
    points = boosted(s, amount_of(s, effect.amount, play.seat))
    if play.origin == FROM_UNIT:
        points += unit_bonus(s, effect.how) + glory(s, play.seat, play.index)
    elif play.origin == FROM_CARD:
        points += ambush_bonus(s, effect.how)
    s.turn.blows.append(Blow(effect.how, effect.element, points, effect.rider))
    s.tell("fight", play.seat, "", 0, [effect.how, effect.element, points])


def unit_bonus(s: MageKnight, how: int) -> int:
    """Return what Into the Heat and Leadership add to a unit; Leadership serves once."""
    rules = s.turn.rules
    bonus = rules[UNIT_BONUS]
    if rules[LEADERSHIP] and how != SIEGE:
        rules[LEADERSHIP] = 0
        bonus += [2, 1, 0, 3][how]
    return bonus


def ambush_bonus(s: MageKnight, how: int) -> int:
    """Return what Ambush adds to the first attack or block card of the turn."""
    bonus = s.turn.rules[AMBUSH]
    s.turn.rules[AMBUSH] = 0
    return 2 * bonus if how == BLOCK else bonus


teach(1, can_fight, do_fight)


# Mana and crystals.


def colours_of(s: MageKnight, colours: int, play: Play) -> int:
    """Return the colours that may be had, as a set."""
    if colours == SAME:
        return 1 << play.picked if play.picked >= 0 else 0
    if colours == OTHERS:
        return BASIC & ~(1 << play.picked)
    if colours == OWNED:
        mask = 0
        for colour, crystals in enumerate(s.players[play.seat].crystals):
            if crystals:
                mask |= 1 << colour
        return mask
    return colours


def can_colour(s: MageKnight, effect: Effect, play: Play) -> bool:
    """There must be a colour to have."""
    assert isinstance(effect, Mana | Crystal)
    return colours_of(s, effect.colours, play) != 0


def do_mana(s: MageKnight, effect: Effect, play: Play) -> None:
    """Take the token, of a colour to choose if there are several."""
    assert isinstance(effect, Mana)
    mask = colours_of(s, effect.colours, play)
    if not is_single(mask):
        s.then([ChooseMana(play.seat, mask, False)])
    elif play.seat == s.turn.seat:
        gain_mana(s, first_colour(mask))
    else:
        s.players[play.seat].gift = first_colour(mask)
        s.tell("mana", play.seat, "mana", first_colour(mask))


def do_crystal(s: MageKnight, effect: Effect, play: Play) -> None:
    """Take the crystal, or one of each of the other colours."""
    assert isinstance(effect, Crystal)
    mask = colours_of(s, effect.colours, play)
    if effect.colours == OTHERS or is_single(mask):
        for colour in range(COLOURS):
            if mask >> colour & 1:
                gain_crystal(s, play.seat, colour)
    else:
        s.then([ChooseMana(play.seat, mask, True)])


class ChooseMana(Ask[MageKnight]):
    """Choose the colour of a mana token or crystal."""

    __slots__ = ("colours", "crystal")

    def __init__(self, seat: int, colours: int, crystal: bool) -> None:
        self.seat = seat
        self.colours = colours
        self.crystal = crystal

    def options(self, s: MageKnight) -> list[Option]:
        """Offer each colour."""
        return [Option("colour", "mana", colour) for colour in range(COLOURS) if self.colours >> colour & 1]

    def take(self, s: MageKnight, option: Option) -> None:
        """Gain it."""
        if self.crystal:
            gain_crystal(s, self.seat, option.index)
        else:
            gain_mana(s, option.index)


teach(2, can_colour, do_mana)
teach(3, can_colour, do_crystal)


# Wounds, fame, reputation.


def do_hurt(s: MageKnight, effect: Effect, play: Play) -> None:
    """Take Wounds."""
    assert isinstance(effect, Hurt)
    take_wounds(s, play.seat, effect.wounds)


def do_track(s: MageKnight, effect: Effect, play: Play) -> None:
    """Move on a track."""
    assert isinstance(effect, Track)
    steps = amount_of(s, effect.amount, play.seat)
    if not steps:
        return
    if effect.track == FAME:
        gain_fame(s, play.seat, steps)
    else:
        change_reputation(s, play.seat, steps)


teach(4, always, do_hurt)
teach(5, always, do_track)


# Prices, dice and rules of this turn.


def do_price(s: MageKnight, effect: Effect, play: Play) -> None:
    """Change what a terrain costs from now on (MK-MOVE-22)."""
    assert isinstance(effect, Price)
    s.turn.prices.append(effect)


def do_dice(s: MageKnight, effect: Effect, play: Play) -> None:
    """Allow more dice."""
    assert isinstance(effect, MoreDice)
    s.turn.dice += effect.dice


UNIT_RULES: Final = (LEADERSHIP, UNIT_BONUS, GLORY, UNITS_RESIST, UNITS_SAFE)


def can_rule(s: MageKnight, effect: Effect, play: Play) -> bool:
    """Ask for a unit or for walls where a rule bears on them; the others can always be made."""
    assert isinstance(effect, Rule)
    rule = effect.rule
    if rule in UNIT_RULES:
        combat = s.combat
        able = rule in (LEADERSHIP, UNIT_BONUS)
        return any(
            (unit.loyal or combat is None or combat.units) and (not able or (unit.ready and not unit.wounds))
            for unit in s.players[play.seat].units
        )
    if rule == LEARNING:
        return s.turn.phase & INTERACTING != 0 or (len(s.advanced_offer) > 0 and not s.turn.rules[LEARNING])
    return rule != BREACH or has_walls(s)


def has_walls(s: MageKnight) -> bool:
    """Tell whether a site still shelters its defenders from attacks to come."""
    combat = s.combat
    if combat is None or not combat.fortified or s.turn.rules[BREACH]:
        return False
    return s.turn.phase & (SHOOTING | BLOCKING) != 0


def do_rule(s: MageKnight, effect: Effect, play: Play) -> None:
    """Let the rule hold; rules of the same name do not add up, the greater one holds."""
    assert isinstance(effect, Rule)
    rules = s.turn.rules
    rules[effect.rule] = max(rules[effect.rule], effect.value)
    if effect.rule == SKIP:
        s.tell("skip", play.seat)
    elif effect.rule == SUN:
        see_by_day(s, play.seat)


def see_by_day(s: MageKnight, seat: int) -> None:
    """Turn up the garrisons nearby and all ruins, as by day (Amulet of Sun)."""
    reveal_near(s, seat)
    for space in range(len(s.spots)):
        turn_up_ruins(s, space)


teach(15, always, do_price)
teach(16, always, do_dice)
teach(18, can_rule, do_rule)


def points_sideways(s: MageKnight, points: int) -> None:
    """Add what a card played sideways gives in this part of the turn (MK-CARDS-13, 14)."""
    turn = s.turn
    if turn.phase & MOVING:
        turn.move += points
    elif turn.phase & INTERACTING:
        turn.influence += points
    elif turn.phase & BLOCKING:
        turn.blows.append(Blow(BLOCK, 0, points, 0))
    else:
        turn.blows.append(Blow(ATTACK, 0, points, 0))
