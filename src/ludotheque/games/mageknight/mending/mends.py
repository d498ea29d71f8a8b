"""How each cause is removed from a position, and nothing else: what proves that it was the cause."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any

from ludotheque.game import Mended, Refusal
from ludotheque.games.mageknight.mending.moments import fight, moment, own_turn, paying, put, to_phase
from ludotheque.games.mageknight.mending.world import (
    Mend,
    alone,
    at_site,
    beside,
    city_there,
    duels,
    in_city,
    joint_assaults,
    near_tile,
    nobody_there,
    other_scenario,
    plains,
    points,
    rampager,
    recruits,
)
from ludotheque.games.mageknight.rules.combat.attack import Strike
from ludotheque.games.mageknight.rules.heroes.goods import LONG_NIGHT
from ludotheque.games.mageknight.rules.pieces import NOBODY, NONE, WOUND, Blow, Unit
from ludotheque.games.mageknight.rules.refusals import reasons
from ludotheque.games.mageknight.rules.rounds.tactics import MANA_SEARCH, RIGHT_MOMENT
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import (
    AGILITY,
    ATTACK,
    BLOCK,
    COLDFIRE,
    COLOURS,
    GOLD,
    GREEN,
    INTERACTING,
    LEARNING,
    LEVY,
    MOVING,
    RED,
    SHOOTING,
    SIEGE,
    STRIKING,
    TALENT,
    WHITE,
)
from ludotheque.games.mageknight.rules.traits import MAGE_TOWER, MONASTERY, MONSTER_DEN, RUINS, VILLAGE
from ludotheque.games.mageknight.rules.turn.turn import Opening
from ludotheque.kernel import Ask, Option, advance, answer, waiting

# So many questions are answered at most that come first.
MOST_ANSWERS = 60


def mend(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> Mended | None:
    """Return the position without one cause; nothing where none can be made."""
    if refusal.reason in ("choices", "wound_kept", "gold_first"):
        offered = [option for option in _open(s, seat).options(s) if option.index >= 0]
        return Mended(s, seat, offered[0]) if offered else None
    if refusal.reason == "alike":
        return Mended(s, seat, Option(wished.verb, wished.kind, refusal.figures[0], wished.arg))
    if refusal.reason in POINTED:
        return Mended(s, seat, POINTED[refusal.reason](s, seat, wished))
    if not s.layout.site and refusal.reason == "not_your_turn":
        # Before the map is laid out there is no turn to go to, but the same question for whoever wishes.
        put(s, _asking(waiting(s)[0], seat))
        return Mended(s, seat, wished)
    if not s.layout.site and refusal.reason not in ("first", "set_up"):
        return None
    if refusal.reason not in MENDS or not MENDS[refusal.reason](s, seat, wished, refusal):
        return None
    advance(s)
    return Mended(s, seat, wished)


def _asking(asked: Ask[Any], seat: int) -> Ask[Any]:
    """Return the same question for another seat; a compiled one cannot be copied, only made anew."""
    kind = type(asked)
    return kind(**{name: getattr(asked, name) for name in signature(kind).parameters} | {"seat": seat})


def _open(s: MageKnight, seat: int) -> Ask[Any]:
    return next(ask for ask in waiting(s) if ask.seat == seat)


def _answered(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    """Answer what comes first, one question after the other, until another cause is named or none."""
    for number in range(MOST_ANSWERS):
        asks = waiting(s)
        options = asks[0].options(s) if asks else []
        if not options:
            return False
        answer(s, asks[0], options[number % len(options)])
        if not waiting(s):
            return False
        left = reasons(s, seat, wished)
        if not any((cause.reason, cause.clause) == (refusal.reason, refusal.clause) for cause in left):
            return True
    return False


def _own_turn(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    own_turn(s, seat)
    return True


def _to_moment(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    return moment(s, seat, wished)


def _to_phase(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    return to_phase(s, seat, refusal.figures[0])


def _talk(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    """Be in an interaction, wherever the hero stands."""
    return to_phase(s, seat, INTERACTING)


def _march(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    """Be in the moving part of the turn again, nothing done."""
    return to_phase(s, seat, MOVING)


def _opening(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    return put(s, Opening(seat))


# Hand, units, skills, mana.


def _in_hand(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    s.players[seat].hand = [*s.players[seat].hand, wished.index]
    return True


def _some_card(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    s.players[seat].hand = [*s.players[seat].hand, _action(s)]
    return True


def _action(s: MageKnight) -> int:
    return next(number for number in range(len(s.box.cards)) if number != WOUND)


def _only_wounds(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    s.players[seat].hand = [WOUND]
    return True


def _a_unit(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    units = s.players[seat].units
    more = max(1, wished.index + 1 - len(units)) if wished.kind == "unit" else 1
    s.players[seat].units = [*units, *(Unit(0, True, 0, NONE, False, False) for _ in range(more))]
    return True


def _unit(change: Callable[[Unit], Unit]) -> Mend:
    def apply(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
        units = s.players[seat].units
        s.players[seat].units = [change(unit) if place == wished.index else unit for place, unit in enumerate(units)]
        return True

    return apply


def _banner(name: str) -> Mend:
    def give(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
        banner = next(number for number, card in enumerate(s.box.cards) if card.id == name)
        return _unit(lambda unit: unit.with_banner(banner, True))(s, seat, wished, refusal)

    return give


def _units_serve(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    assert s.combat is not None
    s.combat.units = True
    return True


def _mana(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    """Give just the mana that is owed."""
    tokens = s.effort(seat).tokens[:]
    owed = refusal.figures
    if refusal.reason == "no_mana_of":
        owed = tuple(colour for colour in range(COLOURS) if refusal.figures[0] >> colour & 1)
    for colour in owed:
        tokens[colour] += 1
    s.effort(seat).tokens = tokens
    return bool(owed)


def _other_sky(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    s.night = not s.night
    return True


def _wound(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    if wished.kind == "unit" and wished.verb == "mend":
        return _unit(lambda unit: unit.with_wounds(1))(s, seat, wished, refusal)
    s.players[seat].hand = [*s.players[seat].hand, WOUND]
    return True


def _healing(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    s.effort(seat).heal = refusal.figures[0]
    return True


def _skill(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    s.players[seat].skills = [*s.players[seat].skills, wished.index]
    return True


def _unused_skill(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    player = s.players[seat]
    player.flipped = [skill for skill in player.flipped if skill != wished.index]
    player.effort.used = [skill for skill in player.effort.used if skill != wished.index]
    return True


def _rule(rule: int, value: int) -> Mend:
    def hold(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
        s.effort(seat).rules = [value if number == rule else held for number, held in enumerate(s.effort(seat).rules)]
        return True

    return hold


def _agile(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    s.effort(seat).move = 2
    return True


def _paying(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    colour = s.source[wished.index] if wished.kind == "die" else wished.index
    return paying(s, seat, RED if colour == GOLD else colour)


def _a_die(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    s.effort(seat).dice = 1
    return True


def _whole_part(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    """Let the defender take part as if it were its own turn."""
    assert s.combat is not None
    assert s.combat.duel is not None
    s.combat.duel.full, s.effort(seat).dice = True, 1
    return True


def _blow(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    """Lay ready an attack or a block that is strong enough, of an element that nothing halves."""
    how = BLOCK if refusal.reason == "unblocked" else SIEGE if s.effort(seat).phase & SHOOTING else ATTACK
    s.effort(seat).blows = [*s.effort(seat).blows, Blow(how, COLDFIRE, 2 * refusal.figures[0])]
    return True


def _dice_back(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    for player in s.players:
        if player.effort.acting:
            player.effort.used_dice, player.effort.marks = [], 0
    return True


def _crystal(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    crystals = s.players[seat].crystals
    if wished.index >= len(crystals):
        return False
    s.players[seat].crystals = [max(1, held) if c == wished.index else held for c, held in enumerate(crystals)]
    return True


def _token(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    tokens = s.effort(seat).tokens
    s.effort(seat).tokens = [max(1, held) if c == wished.index else held for c, held in enumerate(tokens)]
    return wished.index < len(tokens)


# Turn and tactics.


def _not_moved(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    s.turn.moved = s.turn.rooted = False
    return True


def _moved(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    s.turn.moved = True
    return True


def _empty_deck(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    s.players[seat].deck = []
    return True


def _not_announced(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    s.announced, s.countdown = NOBODY, NONE
    return True


def _tactic(tactic: int) -> Mend:
    def choose(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
        s.players[seat].tactic, s.players[seat].tactic_up = tactic, True
        return True

    return choose


def _tactic_up(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    s.players[seat].tactic_up = True
    return True


def _discarded(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    s.players[seat].discard = [_action(s)]
    return True


def _thawed(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    s.lasting, s.effort(seat).dice = [], 1
    return True


def _not_proposed(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    s.turn.proposals = 0
    return True


def _unsearched(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    effort = s.effort(seat)
    effort.searched, effort.used_dice, effort.marks = False, [], 0
    return True


def _together(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    s.players[wished.index].space = s.players[seat].space
    return True


def _not_ahead(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    s.players[wished.index].ahead = False
    return True


def _decks(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    s.artifact_deck, s.elite_deck, s.advanced_deck = [_action(s)] * 9, [0], [_action(s)]
    return True


def _a_fight(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    """Let the enemy that is meant be fought."""
    fight(s, seat, wished.index if wished.kind == "enemy" else 0)
    s.effort(seat).phase = STRIKING
    return put(s, Strike(seat))


def _better_reputation(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    s.players[seat].reputation = 0
    return True


def _no_fight(s: MageKnight, seat: int, wished: Option, refusal: Refusal) -> bool:
    own_turn(s, seat)
    return True


# What is pointed at, where the cause lies there.
POINTED: dict[str, Callable[[MageKnight, int, Option], Option]] = {
    "yourself": lambda s, seat, wished: Option(wished.verb, "seat", (seat + 1) % max(2, len(s.players)), wished.arg),
    "no_ability": lambda s, seat, wished: Option(wished.verb, wished.kind, wished.index, 0),
    "no_banner": lambda s, seat, wished: Option(wished.verb, "card", _banner_card(s), wished.arg),
    "no_wound_card": lambda s, seat, wished: Option(wished.verb, "card", WOUND, wished.arg),
    "wound": lambda s, seat, wished: Option(wished.verb, "card", _action(s), wished.arg),
}


def _banner_card(s: MageKnight) -> int:
    return next(number for number, card in enumerate(s.box.cards) if card.banner)


MENDS: dict[str, Mend] = {
    "first": _answered,
    "set_up": _answered,
    "not_your_turn": _own_turn,
    "occasion": _to_moment,
    "wrong_moment": _to_phase,
    "not_from_afar": _march,
    "healing": _march,
    "action_done": _march,
    "fighting": _no_fight,
    "defending": _own_turn,
    "no_locals": _talk,
    "no_interaction": _talk,
    "buy_interacting": _talk,
    "leave_first": _march,
    "not_talking": _talk,
    "too_far": beside,
    "here": beside,
    "move_short": points,
    "influence_short": points,
    "damage_short": points,
    "closed": plains,
    "guarded": nobody_there,
    "no_enemy": rampager,
    "far_enemy": rampager,
    "mixed_fight": alone,
    "shared_space": alone,
    "must_attack": alone,
    "far_tile": near_tile,
    "far_city": beside,
    "end_near": _not_announced,
    "proposed_enough": _not_proposed,
    "rooted": _not_moved,
    "moved": _not_moved,
    "not_moved": _moved,
    "only_wounds": _some_card,
    "no_card": _some_card,
    "nothing_to_give": _some_card,
    "not_only_wounds": _only_wounds,
    "not_in_hand": _in_hand,
    "no_bearer": _a_unit,
    "no_unit": _a_unit,
    "wounded": _unit(lambda unit: unit.with_wounds(0)),
    "spent": _unit(lambda unit: unit.with_ready(True)),
    "is_ready": _unit(lambda unit: unit.with_ready(False)),
    "no_banner_of_fear": _banner("banner_of_fear"),
    "no_banner_of_courage": _banner("banner_of_courage"),
    "banner_used": _banner("banner_of_courage"),
    "no_units": _units_serve,
    "no_mana": _mana,
    "no_mana_of": _mana,
    "by_day": _other_sky,
    "by_night": _other_sky,
    "idle_die": _other_sky,
    "nothing_to_heal": _wound,
    "dear_healing": _healing,
    "not_your_skill": _skill,
    "skill_used": _unused_skill,
    "no_levy": _rule(LEVY, 1),
    "no_learning": _rule(LEARNING, 1),
    "no_talent": _rule(TALENT, 1),
    "other_talent": _rule(TALENT, 1),
    "no_agility": _rule(AGILITY, 2),
    "agility_dear": _agile,
    "no_source": _paying,
    "no_use": _paying,
    "no_die_left": _a_die,
    "die_taken": _dice_back,
    **dict.fromkeys(("too_strong", "only_siege", "unblocked"), _blow),
    **dict.fromkeys(("partial_die", "partial_skill", "partial_tactic", "partial_turn"), _whole_part),
    "no_crystal": _crystal,
    "no_token": _token,
    "by_level": _to_moment,
    "tactic_kept": _to_moment,
    "turn_begun": _opening,
    "deck_left": _empty_deck,
    "announced": _not_announced,
    "duels_over": _not_announced,
    "no_duels": duels,
    "no_company": joint_assaults,
    "no_city": city_there,
    "other_scenario": other_scenario,
    "wrong_site": recruits,
    "in_monastery": at_site(MONASTERY),
    "no_monastery": at_site(MONASTERY),
    "nobody_here": at_site(VILLAGE),
    "no_healer": at_site(VILLAGE),
    "in_tower": at_site(MAGE_TOWER),
    "no_site": at_site(MONSTER_DEN),
    "cleared": at_site(MONSTER_DEN),
    "no_altar": at_site(RUINS),
    "altar_here": at_site(MONSTER_DEN),
    "red_city": in_city(RED),
    "white_city": in_city(WHITE),
    "green_city": in_city(GREEN),
    "worst": _better_reputation,
    "deck_out": _decks,
    "no_right_moment": _tactic(RIGHT_MOMENT),
    "no_search": _tactic(MANA_SEARCH),
    "tactic_used": _tactic_up,
    "searched": _unsearched,
    "dice_used": _unsearched,
    "no_long_night": _tactic(LONG_NIGHT),
    "deck_holds": _empty_deck,
    "nothing_discarded": _discarded,
    "frozen": _thawed,
    "elsewhere": _together,
    "attacked_already": _not_ahead,
    "no_fight": _a_fight,
    "not_in_fight": _a_fight,
}
