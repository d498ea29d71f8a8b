"""Which options are worth a look, cheaply: what bots try first."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.smallworld.mind.judgement import loss, turns_left, yield_of
from ludotheque.games.smallworld.mind.outlook import Realm, gifts
from ludotheque.games.smallworld.rules.conquest import cost
from ludotheque.games.smallworld.rules.state import SmallWorld
from ludotheque.games.smallworld.rules.turn import Begin, March
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import Ask

# What has no place on the board is liked or not whatever the position.
HABITS: Final = {"stop": -3.0, "abandon": -8.0, "skip": -4.0, "done": 1.0, "lift": -1.0, "roll": 2.0, "leave": 0.0}


def taste(s: SmallWorld, ask: Ask[Any], option: Option) -> float:
    """Return how much an option deserves to be tried first: one more means almost three times as often."""
    verb = option.verb
    if verb == "pick":
        return taste_of_combo(s, option.index)
    if verb == "conquer" or verb == "attempt" or verb == "dragon" or verb == "replace":
        return taste_of_attack(s, ask, option)
    if verb == "place" or verb == "camp" or verb == "fortress" or verb == "hero":
        return taste_of_place(s, ask.seat, option)
    if verb == "decline":
        return taste_of_decline(s, ask.seat)
    return HABITS.get(verb, 0.0)


def taste_of_combo(s: SmallWorld, index: int) -> float:
    """Like many tokens, coins on the tiles and coins each turn."""
    combo = s.column[index]
    trait = s.tiles.active(combo.race, combo.power)
    realm = Realm()
    gifts(realm, trait, len(s.players))
    tokens = trait.tokens + 0.5 * realm.raiders + realm.growth
    return tokens / realm.price + 2 * realm.reap + realm.flat + 0.3 * (combo.coins - index + trait.coins_once)


def taste_of_attack(s: SmallWorld, ask: Ask[Any], option: Option) -> float:
    """Like what is cheap, brings coins and hurts somebody."""
    assert isinstance(ask, Begin | March)
    folk = s.folk(ask.seat, ask.race)
    trait = s.trait(folk)
    region = option.index
    liking = yield_of(s, trait, region) + (0.7 if s.lands[region].owner >= 0 else 0.0)
    if option.verb == "replace":
        return liking + 1.0
    price = cost(s, trait, s.held(folk.race), region)
    if option.verb == "dragon":
        return liking + 0.5 * price - 2.0
    if option.verb == "attempt":
        hand = s.ready(folk) if isinstance(ask, Begin) else folk.hand
        return liking - price + hand - 3.0
    return liking - 0.7 * price


def taste_of_place(s: SmallWorld, seat: int, option: Option) -> float:
    """Like to strengthen what is weak and brings coins."""
    folk = s.players[seat].folk
    worth = yield_of(s, s.trait(folk), option.index) if folk is not None else 1.0
    return worth + 10.0 * loss(s, option.index, 0) - 1.5 * option.arg


def taste_of_decline(s: SmallWorld, seat: int) -> float:
    """Like to decline when few tokens are left to attack with and time enough for another race."""
    folk = s.players[seat].folk
    if folk is None or turns_left(s, seat) < 3:
        return -6.0
    return 1.5 - 0.8 * s.ready(folk)
