"""What sentences about Small World are made of, computed once for both languages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from ludotheque.games.smallworld.rules.asked import folk_of, hand_of, price
from ludotheque.games.smallworld.rules.conquest import BASE_COST, DIE, discount, taken_up
from ludotheque.games.smallworld.rules.decline import RetireNow
from ludotheque.games.smallworld.rules.events import Scored
from ludotheque.games.smallworld.rules.pieces import (
    Build,
    MakePact,
    MoveCamps,
    PlaceHero,
    built,
    camps_in_hand,
)
from ludotheque.games.smallworld.rules.state import FORTRESS, NONE, TRIBE, Folk, SmallWorld
from ludotheque.kernel import BUTTON, Ask, Option

# Verbs that mean something else in another question.
SENSES = {
    (RetireNow, "decline"): "retire",
    (MoveCamps, "keep"): "keep-camps",
    (PlaceHero, "keep"): "keep-heroes",
    (Build, "skip"): "skip-fortress",
    (MakePact, "skip"): "skip-pact",
}


def sense(ask: Ask[Any], option: Option) -> str:
    """Return the key of an option in the tables of sentences."""
    if option.verb == "lift" and option.kind == BUTTON:
        return "lift-all"
    return SENSES.get((type(ask), option.verb), option.verb)


@dataclass(frozen=True)
class Troops:
    """What a race can attack with: tokens, the die it may throw, and what its gifts add."""

    tokens: int
    reinforcement: bool
    berserk: bool
    face: int
    dragon: bool
    sorcery: bool
    tray: int
    holes: int


def troops(view: SmallWorld, ask: Ask[Any]) -> Troops:
    """Return what the race asked can attack with."""
    folk = folk_of(view, ask)
    trait = view.trait(folk)
    tokens = hand_of(view, ask)
    return Troops(
        tokens,
        reinforcement=tokens > 0 and not trait.berserk and not (view.rolled and view.house.shared_die),
        berserk=trait.berserk,
        face=view.die,
        dragon=trait.dragons > 0 and not view.dragon_flew,
        sorcery=trait.replaces > 0,
        tray=view.tray[folk.race],
        holes=folk.holes,
    )


def raiders_left(view: SmallWorld, ask: Ask[Any]) -> int:
    """Return how many tokens that only attack must still leave the board."""
    folk = folk_of(view, ask)
    return view.trait(folk).raiders - folk.raiders


def fortresses_left(view: SmallWorld, ask: Ask[Any]) -> int:
    """Return how many Fortresses can still be built."""
    return view.trait(folk_of(view, ask)).fortresses - built(view)


def camps(view: SmallWorld, ask: Ask[Any]) -> tuple[int, int]:
    """Return how many Encampments stand and how many are in hand."""
    folk = folk_of(view, ask)
    left = camps_in_hand(view, folk)
    return view.trait(folk).camps - left, left


def surplus(view: SmallWorld, ask: Ask[Any]) -> int:
    """Return how many tokens on the board are more than one per region."""
    folk = folk_of(view, ask)
    return view.ready(folk) - folk.hand - folk.raiders


def missing(view: SmallWorld, ask: Ask[Any], region: int) -> int:
    """Return what the die must bring for a region."""
    return price(view, ask, region) - hand_of(view, ask)


def odds(least: int) -> int:
    """Return the n of one chance in n that the reinforcement die shows at least this."""
    return len(DIE) // sum(1 for face in DIE if face >= least)


def loot(view: SmallWorld, ask: Ask[Any], region: int) -> int:
    """Return the coins that taking a region brings by itself at scoring, for it is not empty."""
    folk = folk_of(view, ask)
    land = view.lands[region]
    counts = land.tokens > 0 and (land.owner != ask.seat or view.house.own_past_counts)
    return view.trait(folk).coins_per_capture if counts else 0


class Charge(NamedTuple):
    """One line of a conquest's bill: what it is for, how many tokens, and which race or power."""

    what: str
    tokens: int
    which: int = 0


BASE, MOUNTAIN = Charge("base", BASE_COST), Charge("mountain", 1)


def charges(view: SmallWorld, ask: Ask[Any], region: int) -> tuple[Charge, ...]:
    """Return what the price of a region is made of, dearest reasons first, discounts last."""
    land, has_race = view.lands[region], view.lands[region].owner >= 0
    found = [BASE]
    if land.race == TRIBE:
        found.append(Charge("tribe", land.tokens))
    if has_race and (tokens := land.tokens - taken_up(view, land)):
        found.append(Charge("past" if land.declined else "tokens", tokens, land.race))
    if has_race and (lairs := view.tiles.banners[land.race].lairs):
        found.append(Charge("lair", lairs))
    if land.camps:
        found.append(Charge("camps", land.camps, land.camps))
    if land.marks & FORTRESS:
        found.append(Charge("fortress", land.marks & FORTRESS))
    if view.map.mountain >> region & 1:
        found.append(MOUNTAIN)
    found += _savings(view, folk_of(view, ask), region)
    if view.die > 0:
        found.append(Charge("die", -view.die))
    if short := price(view, ask, region) - sum([charge.tokens for charge in found]):
        found.append(Charge("least", short))
    return tuple(found)


def _savings(view: SmallWorld, folk: Folk, region: int) -> list[Charge]:
    if folk.declined:
        return []
    held = view.held(folk.race)
    # A power may help a race to save: Giants see far through the caverns of the Underworld.
    both = discount(view, view.trait(folk), held, region)
    power = discount(view, view.tiles.badges[folk.power], held, region) if both else 0
    saved = (Charge("race", power - both, folk.race), Charge("power", -power, folk.power)) if both else ()
    return [charge for charge in saved if charge.tokens]


@dataclass(frozen=True)
class Offer:
    """A combination in the column: what it costs and what it brings."""

    race: int
    power: int
    price: int
    coins: int
    tokens: int
    raiders: int


def offer(view: SmallWorld, index: int) -> Offer:
    """Return what taking a combination means."""
    combo = view.column[index]
    trait = view.tiles.active(combo.race, combo.power)
    return Offer(combo.race, combo.power, index, combo.coins, trait.tokens, trait.raiders)


def leaving(view: SmallWorld, seat: int) -> list[int]:
    """Return the races in decline that a new decline would remove (SW-DECLINE-11, SW-POWER-SPIRIT-01)."""
    player = view.players[seat]
    if player.folk is None or view.tiles.badges[player.folk.power].outside_limit:
        return []
    return [past.race for past in player.past if past.power == NONE]


def staying(view: SmallWorld, seat: int) -> str:
    """Return what stays of the active race if it declines: nothing, all tokens, or one per region."""
    folk = view.players[seat].folk
    assert folk is not None
    if not view.held(folk.race):
        return "nothing"
    return "all" if view.trait(folk).fights_in_decline else "one"


def earned(event: Scored) -> list[tuple[int, int]]:
    """Return what coins were paid for, and how many, without zeros."""
    return [(part, coins) for part, coins in enumerate(event.earned) if coins]
