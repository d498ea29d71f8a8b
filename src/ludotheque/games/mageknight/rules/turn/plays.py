"""Playing: deed cards basic, strong or sideways, units, skills, banners and healing, wherever a turn allows it."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.rules.duel.facing import is_partial
from ludotheque.games.mageknight.rules.effects.costs import pays_later
from ludotheque.games.mageknight.rules.effects.effect import FROM_CARD, FROM_SKILL, FROM_UNIT, Effect, Play
from ludotheque.games.mageknight.rules.effects.points import points_sideways
from ludotheque.games.mageknight.rules.effects.resolve import Do, DoIfPossible
from ludotheque.games.mageknight.rules.events.cards import CardGained, CardPlayed, PlayedSideways, Purchased, SkillUsed
from ludotheque.games.mageknight.rules.events.units import UnitUsed
from ludotheque.games.mageknight.rules.heroes.banners import Assign, Frighten, assign, banner_options, use_courage
from ludotheque.games.mageknight.rules.heroes.goods import (
    do_duty,
    heal_hand,
    heal_unit,
    may_lose_wound,
    remove,
    spend_healing,
    take_from_offer,
    worthy,
)
from ludotheque.games.mageknight.rules.heroes.mana import Purse, Settle, can_pay
from ludotheque.games.mageknight.rules.lasting import LATER_TURN_END, Inspiration, is_inspired, set_up
from ludotheque.games.mageknight.rules.pieces import WOUND, Player, Unit
from ludotheque.games.mageknight.rules.rounds.tactics import tactic_options, use_tactic
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import (
    BLOCKING,
    COMBAT,
    INTERACTING,
    LEARNING,
    LEVY,
    MOVING,
    PEACE,
    SALVO,
    STRIKING,
    TALENT,
)
from ludotheque.games.mageknight.rules.traits import ARTIFACT, COLOURLESS, EACH_TURN, PERMANENT, SPELL, Card
from ludotheque.kernel.option import Option

# Stands for the place of a unit that is borrowed from the offer.
BORROWED: Final = 99
LEARNING_PRICE: Final = [0, 6, 9]
SIDEWAYS: Final = MOVING | INTERACTING | BLOCKING | STRIKING | SALVO


def plays(s: MageKnight, seat: int, options: list[Option]) -> None:
    """Offer all that can be played in this part of the turn."""
    player = s.players[seat]
    purse = Purse(s, seat)
    for number in worthy(player.hand):
        card_options(s, player, number, purse, options)
    if player.units:
        unit_options(s, seat, player, purse, options)
        banner_options(s, player, options)
    for skill in player.skills:
        if is_skill_usable(s, seat, player, skill):
            options.append(Option("skill", "skill", skill))
    healing_options(s, player, options)
    tactic_options(s, player, options)
    lent_options(s, seat, options)


def can_play(s: MageKnight, seat: int) -> bool:
    """Tell whether anything can be played now."""
    options: list[Option] = []
    tactic_options(s, s.players[seat], options)
    return len(options) > 0 or can_act(s, seat)


def can_act(s: MageKnight, seat: int) -> bool:
    """Tell whether anything but a tactic can be played now; looks no further than the first thing found."""
    player = s.players[seat]
    cards = worthy(player.hand)
    if cards and player.effort.phase & SIDEWAYS:
        return True
    if any(is_skill_usable(s, seat, player, skill) for skill in player.skills):
        return True
    options: list[Option] = []
    purse = Purse(s, seat)
    for number in cards:
        card_options(s, player, number, purse, options)
        if options:
            return True
    if player.units:
        unit_options(s, seat, player, purse, options)
        banner_options(s, player, options)
    healing_options(s, player, options)
    lent_options(s, seat, options)
    return len(options) > 0


def card_options(s: MageKnight, player: Player, number: int, purse: Purse, options: list[Option]) -> None:
    """Offer a card of the hand in each way that does something now (MK-CARDS-04 to 13)."""
    effort = player.effort
    phase = effort.phase
    card = s.box.cards[number]
    if card.banner and player.units:
        options.append(Option("assign", "card", number))
    if not card.healing or not phase & COMBAT:
        if not card.banner and is_open(s, player, number, card, card.basic, card.basic_cost, purse):
            options.append(Option("basic", "card", number))
        if is_open(s, player, number, card, card.strong, card.strong_cost, purse):
            options.append(Option("strong", "card", number))
    if phase & SIDEWAYS:
        options.append(Option("sideways", "card", number))
    # Elsewhere than in an interaction a card may give Learning one influence; argument 1.
    if effort.rules[LEARNING] and not phase & INTERACTING:
        options.append(Option("sideways", "card", number, 1))


def lent_options(s: MageKnight, seat: int, options: list[Option]) -> None:
    """Offer what rules of this turn lend from the offers: a spell, a unit, an advanced action."""
    effort = s.effort(seat)
    rules = effort.rules
    if rules[TALENT]:
        cast_options(s, seat, options)
    if rules[LEVY]:
        levy_options(s, seat, options)
    if rules[LEARNING] and effort.influence >= LEARNING_PRICE[rules[LEARNING]]:
        options.extend(Option("study", "advanced", place) for place in range(len(s.advanced_offer)))


def is_open(
    s: MageKnight, player: Player, number: int, card: Card, effect: Effect | None, cost: list[int], purse: Purse
) -> bool:
    """Tell whether one of a card's effects can be paid and does something now."""
    if effect is None or not effect.phases & player.effort.phase or (cost and not purse.pays(cost)):
        return False
    return effect.can(s, Play(player.seat, FROM_CARD, number, card.colour, -1, cost))


def unit_options(s: MageKnight, seat: int, player: Player, purse: Purse, options: list[Option]) -> None:
    """Offer each ability of each unit that can be activated (MK-UNITS-10 to 12)."""
    for place, unit in enumerate(player.units):
        if not unit.ready or unit.wounds or not may_serve(s, unit):
            continue
        for number, ability in enumerate(s.box.units[unit.kind].abilities):
            if not ability.effect.phases & player.effort.phase:
                continue
            owed = [] if ability.mana == COLOURLESS else [ability.mana]
            play = Play(seat, FROM_UNIT, place, ability.mana, -1, owed)
            if (not owed or purse.pays(owed)) and ability.effect.can(s, play):
                options.append(Option("activate", "unit", place, number))


def may_serve(s: MageKnight, unit: Unit) -> bool:
    """Tell whether units may be used here: underground only those bound by loyalty."""
    combat = s.combat
    return combat is None or combat.units or unit.loyal


def is_skill_usable(s: MageKnight, seat: int, player: Player, number: int) -> bool:
    """Tell whether a skill can be used now (MK-SKILL-06, 08, 12)."""
    skill = s.box.skills[number]
    effort = player.effort
    if not skill.effect.phases & effort.phase or skill.usage == PERMANENT or player.has_used(number):
        return False
    if skill.motivation:
        if is_inspired(s, seat):
            return False
    elif is_partial(s, seat):
        return False
    return skill.effect.can(s, Play(seat, FROM_SKILL, number, COLOURLESS, -1, []))


def healing_options(s: MageKnight, player: Player, options: list[Option]) -> None:
    """Offer what healing points can heal, not in a fight (MK-WOUND-10, 11)."""
    effort = player.effort
    if not effort.heal or not effort.phase & PEACE:
        return
    if may_lose_wound(s, player):
        options.append(Option("mend", "card", WOUND))
    for place, unit in enumerate(player.units):
        if unit.wounds and s.box.units[unit.kind].level <= effort.heal:
            options.append(Option("mend", "unit", place))


def carry_out(s: MageKnight, seat: int, option: Option) -> None:
    """Do what was chosen among the plays."""
    player = s.players[seat]
    verb = option.verb
    if verb in ("basic", "strong"):
        play_card(s, seat, option.index, verb == "strong")
    elif verb == "sideways":
        turn_sideways(s, seat, option)
        if option.arg:
            s.effort(seat).influence += 1
        else:
            points_sideways(s, seat, 1)
    elif verb == "activate":
        activate(s, seat, option.index, option.arg)
    elif verb in ("cast", "overcast"):
        cast(s, seat, option.index, verb == "overcast")
    elif verb == "borrow":
        borrow(s, seat, option.index, option.arg)
    elif verb == "study":
        study(s, seat, option.index)
    elif verb == "skill":
        use_skill(s, seat, option.index)
    elif verb == "mend":
        mend(s, player, option)
    elif verb == "assign":
        if len(player.units) == 1:
            assign(s, seat, option.index, 0)
        else:
            s.then([Assign(seat, option.index)])
    elif verb == "courage":
        use_courage(s, player, option.index)
    elif verb == "fear":
        s.then([Frighten(seat, option.index)])
    else:
        use_tactic(s, seat, option)


def turn_sideways(s: MageKnight, seat: int, option: Option) -> int:
    """Lay a card of the hand sideways, or use a spell of the offer so, which stays there; return which card it is."""
    card = option.index
    if option.kind == "spell":
        card = s.spell_offer[option.index]
        s.effort(seat).rules[TALENT] = 0
    else:
        lay_down(s, s.players[seat], card)
    s.tell(PlayedSideways(seat, card))
    return card


def lay_down(s: MageKnight, player: Player, card: int) -> None:
    """Move a card from the hand to the play area (MK-CARDS-02)."""
    player.hand.remove(card)
    player.play.append(card)
    do_duty(player)


def play_card(s: MageKnight, seat: int, number: int, strong: bool) -> None:
    """Play a card for one of its effects and pay for it; a strong artifact leaves the game (MK-CARDS-05 to 11)."""
    card = s.box.cards[number]
    player = s.players[seat]
    lay_down(s, player, number)
    if card.kind == ARTIFACT and strong:
        player.play.remove(number)
        remove(s, number)
    if card.kind == SPELL:
        s.effort(seat).spells[card.colour] += 1
    s.tell(CardPlayed(seat, number, strong))
    effect = card.strong if strong else card.basic
    cost = card.strong_cost if strong else card.basic_cost
    assert effect is not None
    start(s, seat, effect, Play(seat, FROM_CARD, number, card.colour, -1, cost))


def start(s: MageKnight, seat: int, effect: Effect, play: Play) -> None:
    """Pay what is owed and let the effect happen; what it asks for itself is paid together."""
    if not play.owed or pays_later(effect):
        s.then([Do(effect, play)])
    else:
        # What was paid may have been what the effect needed: then nothing comes of it.
        s.then([Settle(seat, play.owed), DoIfPossible(effect, play.with_owed([]))])


def activate(s: MageKnight, seat: int, place: int, number: int) -> None:
    """Use one ability of a unit, which is spent then (MK-UNITS-11, 13)."""
    player = s.players[seat]
    unit = player.units[place]
    player.units[place] = unit.with_ready(False)
    ability = s.box.units[unit.kind].abilities[number]
    s.tell(UnitUsed(seat, unit.kind, place, number, False))
    owed = [] if ability.mana == COLOURLESS else [ability.mana]
    start(s, seat, ability.effect, Play(seat, FROM_UNIT, place, ability.mana, -1, owed))


def lent_spells(s: MageKnight, seat: int) -> list[int]:
    """Return the places of the spells that Magic Talent lends from the offer, as if they were in hand."""
    talent = s.effort(seat).rules[TALENT]
    if not talent:
        return []
    return [
        place for place, number in enumerate(s.spell_offer) if talent == 1 or s.box.cards[number].colour == talent - 2
    ]


def cast_options(s: MageKnight, seat: int, options: list[Option]) -> None:
    """Offer the spells that Magic Talent lends where they could be cast now, or sideways."""
    effort = s.effort(seat)
    phase = effort.phase
    learning = effort.rules[LEARNING] > 0 and not phase & INTERACTING
    for place in lent_spells(s, seat):
        number = s.spell_offer[place]
        card = s.box.cards[number]
        if phase & SIDEWAYS:
            options.append(Option("sideways", "spell", place))
        if learning:
            options.append(Option("sideways", "spell", place, 1))
        if card.healing and phase & COMBAT:
            continue
        for verb, effect, cost in (("cast", card.basic, card.basic_cost), ("overcast", card.strong, card.strong_cost)):
            if (
                effect is not None
                and can_pay(s, seat, cost)
                and effect.can_now(s, Play(seat, FROM_CARD, number, card.colour, -1, cost))
            ):
                options.append(Option(verb, "spell", place))


def cast(s: MageKnight, seat: int, place: int, strong: bool) -> None:
    """Cast a spell of the offer, where it stays; Magic Talent lends one."""
    number = s.spell_offer[place]
    card = s.box.cards[number]
    effort = s.effort(seat)
    effort.rules[TALENT] = 0
    effort.spells[card.colour] += 1
    s.tell(CardPlayed(seat, number, strong))
    effect = card.strong if strong else card.basic
    assert effect is not None
    cost = card.strong_cost if strong else card.basic_cost
    start(s, seat, effect, Play(seat, FROM_CARD, number, card.colour, -1, cost))


def levy_options(s: MageKnight, seat: int, options: list[Option]) -> None:
    """Offer each ability of each unit on offer that Call to Arms lets one use now."""
    combat = s.combat
    if combat is not None and not combat.units:
        return
    for place, kind in enumerate(s.unit_offer):
        for number, ability in enumerate(s.box.units[kind].abilities):
            owed = [] if ability.mana == COLOURLESS else [ability.mana]
            play = Play(seat, FROM_UNIT, BORROWED, ability.mana, -1, owed)
            if can_pay(s, seat, owed) and ability.effect.can_now(s, play):
                options.append(Option("borrow", "offer", place, number))


def borrow(s: MageKnight, seat: int, place: int, number: int) -> None:
    """Use an ability of a unit on offer, where it stays; Call to Arms allows one."""
    kind = s.unit_offer[place]
    ability = s.box.units[kind].abilities[number]
    s.effort(seat).rules[LEVY] = 0
    s.tell(UnitUsed(seat, kind, place, number, True))
    owed = [] if ability.mana == COLOURLESS else [ability.mana]
    start(s, seat, ability.effect, Play(seat, FROM_UNIT, BORROWED, ability.mana, -1, owed))


def study(s: MageKnight, seat: int, place: int) -> None:
    """Learning: buy an advanced action for the discard pile or the hand, once a turn."""
    s.tell(Purchased(seat, "advanced", place, "learn"))
    effort = s.effort(seat)
    learning = effort.rules[LEARNING]
    effort.influence -= LEARNING_PRICE[learning]
    effort.rules[LEARNING] = 0
    card = take_from_offer(s, False, place)
    player = s.players[seat]
    (player.discard if learning == 1 else player.hand).append(card)
    s.tell(CardGained(seat, card))


def use_skill(s: MageKnight, seat: int, number: int, until: int = LATER_TURN_END) -> None:
    """Use a skill; those for once a round are turned face down (MK-SKILL-08, 12)."""
    player = s.players[seat]
    skill = s.box.skills[number]
    if skill.usage == EACH_TURN:
        s.effort(seat).use(number)
    else:
        player.turn_down(number)
    if skill.motivation:
        set_up(s, Inspiration(seat, until))
    s.tell(SkillUsed(seat, number))
    s.then([Do(skill.effect, Play(seat, FROM_SKILL, number, COLOURLESS, -1, []))])


def mend(s: MageKnight, player: Player, option: Option) -> None:
    """Spend healing points on the hand or on a unit."""
    if option.kind == "card":
        heal_hand(s, player)
    else:
        spend_healing(s, player, s.box.units[player.units[option.index].kind].level)
        heal_unit(s, player, option.index)
