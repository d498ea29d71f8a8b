"""Conquering regions: who may go where, at what price, and what happens there."""

from __future__ import annotations

from typing import Final

from ludotheque.games.smallworld.rules.events import (
    BerserkDieThrown,
    Conquered,
    DieThrown,
    Repelled,
    Replaced,
    TakenByDragon,
    Taking,
)
from ludotheque.games.smallworld.rules.losses import drive_out, replace_token
from ludotheque.games.smallworld.rules.state import (
    DRAGON,
    FORTRESS,
    HOLE,
    IMMUNE,
    NONE,
    Folk,
    Land,
    SmallWorld,
    WorldMap,
)
from ludotheque.games.smallworld.rules.traits import SYMBOLS, Trait
from ludotheque.kernel.option import Option, button

BASE_COST: Final = 2
# The reinforcement die: three blanks, 1, 2, 3 (SW-DICE-04).
DIE: Final = [0, 0, 0, 1, 2, 3]
MAX_SHORTFALL: Final = 3


def reach(s: SmallWorld, folk: Folk, trait: Trait, held: int) -> int:
    """Return the regions a race may go to, as a mask, whatever they cost."""
    world = s.map
    everywhere = (1 << world.size) - 1
    if not held:
        # First conquest: rim or shore of a rim sea (SW-CONQ-01, 02), unless the race enters anywhere.
        land = everywhere if trait.enters_anywhere else world.entry
        sea = world.entry & world.water if trait.sails and s.house.sea_entry else 0
        return (land & ~world.water) | sea
    near = 0
    if trait.flies:
        near = everywhere
    else:
        for region in range(world.size):
            if held >> region & 1:
                near |= beside(world, trait, region)
    if not trait.sails:
        near &= ~world.water
    return near & ~held


def beside(world: WorldMap, trait: Trait, region: int) -> int:
    """Return the neighbours of a region, as a mask: for Underworld races all caverns touch (SW-POWER-UNDERWORLD-02)."""
    if trait.tunnels and world.cavern >> region & 1:
        return world.near[region] | world.cavern
    return world.near[region]


def defence(s: SmallWorld, region: int) -> int:
    """Return what stands in the way besides the base cost: tokens, tribe, pieces, mountain (SW-CONQ-05 to 11)."""
    land = s.lands[region]
    points = land.tokens + land.camps + (land.marks & FORTRESS) + (s.map.mountain >> region & 1)
    if land.owner >= 0:
        points += s.tiles.banners[land.race].lairs
    return points


def discount(s: SmallWorld, trait: Trait, held: int, region: int) -> int:
    """Return how many tokens race and power save in a region; savings add up."""
    world = s.map
    saved = trait.discount + trait.discount_terrain[world.terrain[region]]
    if trait.discount_coast and world.coast >> region & 1:
        saved += trait.discount_coast
    if trait.discount_near_mountain and beside(world, trait, region) & held & world.mountain:
        saved += trait.discount_near_mountain
    symbols = world.symbols[region]
    if symbols:
        for symbol in range(SYMBOLS):
            if symbols >> symbol & 1:
                saved += trait.discount_symbol[symbol]
    return saved


def taken_up(s: SmallWorld, land: Land) -> int:
    """Return how many tokens of the seat in turn leave a region as its turn begins: all active ones but one there."""
    return land.tokens - 1 if land.owner == s.seat and not land.declined else 0


def cost(s: SmallWorld, trait: Trait, held: int, region: int) -> int:
    """Return the tokens a conquest takes, the Berserk die included: never less than one (SW-CONQ-18)."""
    return helped_cost(s, trait, held, region, s.die if s.die > 0 else 0)


def helped_cost(s: SmallWorld, trait: Trait, held: int, region: int, help: int) -> int:
    """Return the tokens a conquest takes of which a die gives some."""
    price = BASE_COST + defence(s, region) - discount(s, trait, held, region)
    # Against one's own Ghouls, who go first (SW-DECLINE-01, SW-RACE-ZOMBIES-02).
    price -= taken_up(s, s.lands[region]) + help
    return price if price > 1 else 1


def is_barred(s: SmallWorld, folk: Folk, land: Land) -> bool:
    """Tell whether a piece or a pact forbids every attack on a region."""
    if land.marks & IMMUNE:
        return True
    # A pact binds and protects active races only (SW-POWER-DIPLOMAT-02).
    return land.owner >= 0 and not land.declined and not folk.declined and s.players[land.owner].pact == s.seat


def can_replace(s: SmallWorld, land: Land, folk: Folk) -> bool:
    """Tell whether Sorcerers may swap the token there (SW-RACE-SORCERERS-01 to 09)."""
    return (
        land.owner >= 0
        and land.owner != s.seat
        and not land.declined
        and land.tokens == 1
        and land.camps == 0
        and not s.replaced >> land.owner & 1
        and s.tray[folk.race] > 0
    )


def attacks(s: SmallWorld, folk: Folk, hand: int) -> list[Option]:
    """Return all ways to take a region with so many tokens in hand."""
    trait = s.trait(folk)
    held = s.held(folk.race)
    options: list[Option] = []
    if hand == 0 and not trait.replaces:
        return options
    may_roll = hand > 0 and not trait.berserk and not (s.rolled and s.house.shared_die)
    has_dragon = hand > 0 and trait.dragons > 0 and not s.dragon_flew
    targets = reach(s, folk, trait, held)
    for region in range(s.map.size):
        if not targets >> region & 1:
            continue
        land = s.lands[region]
        if is_barred(s, folk, land):
            continue
        price = cost(s, trait, held, region)
        if hand >= price:
            options.append(Option("conquer", "region", region))
        elif may_roll and price - hand <= MAX_SHORTFALL:
            options.append(Option("attempt", "region", region))
        if has_dragon:
            options.append(Option("dragon", "region", region))
        if trait.replaces and (held or trait.flies) and can_replace(s, land, folk):
            options.append(Option("replace", "region", region))
    if trait.berserk and s.die == NONE and hand > 0:
        options.append(button("roll"))
    return options


def carry_out(s: SmallWorld, folk: Folk, option: Option) -> bool:
    """Do one attack; tell whether the race may go on conquering."""
    region = option.index
    trait = s.trait(folk)
    if option.verb == "conquer":
        occupy(s, folk, region, cost(s, trait, s.held(folk.race), region), Conquered)
    elif option.verb == "attempt":
        attempt(s, folk, region)
        return False
    elif option.verb == "dragon":
        fly_dragon(s, folk, region)
    elif option.verb == "replace":
        substitute(s, folk, region)
    else:
        return throw_berserk_die(s, folk)
    return True


def occupy(s: SmallWorld, folk: Folk, region: int, tokens: int, how: type[Taking]) -> None:
    """Drive out whoever is there and put tokens from hand in the region (SW-CONQ-04, 12)."""
    captures = s.captures
    before = note_conquest(s, folk, region)
    loot = (s.captures - captures) * s.trait(folk).coins_per_capture
    hole = folk.holes > 0 and not folk.declined
    foe, foe_race, foe_tokens, foe_declined = before.owner, before.race, before.tokens, before.declined
    s.tell(how(s.seat, region, folk.race, folk.declined, tokens, loot, hole, foe, foe_race, foe_tokens, foe_declined))
    drive_out(s, region)
    settle(s, folk, region, tokens)
    folk.hand -= tokens


def settle(s: SmallWorld, folk: Folk, region: int, tokens: int) -> None:
    """Put the new owner's tokens down; the first two Halfling regions get a Hole (SW-RACE-HALFLINGS-02)."""
    marks = 0
    if folk.holes > 0 and not folk.declined:
        folk.holes -= 1
        marks = HOLE
    s.lands[region] = Land(s.seat, folk.race, tokens, folk.declined, 0, marks)
    s.conquered |= 1 << region
    s.die = NONE


def note_conquest(s: SmallWorld, folk: Folk, region: int) -> Land:
    """Remember what a conquest counts for: captures of non-empty regions, attacks on active races."""
    land = s.lands[region]
    if land.tokens and not folk.declined and (land.owner != s.seat or s.house.own_past_counts):
        s.captures += 1
    note_attack(s, land)
    return land


def note_attack(s: SmallWorld, land: Land) -> None:
    """Remember an attack on somebody's active race: no pact with them this turn (SW-POWER-DIPLOMAT-01)."""
    if land.owner >= 0 and not land.declined:
        s.attacked |= 1 << land.owner


def attempt(s: SmallWorld, folk: Folk, region: int) -> None:
    """Throw the reinforcement die for a last conquest (SW-DICE-01 to 08)."""
    s.rolled = True
    price = cost(s, s.trait(folk), s.held(folk.race), region)
    result = DIE[s.roll(len(DIE))]
    s.tell(DieThrown(s.seat, region, result, price, folk.hand))
    if folk.hand + result >= price:
        occupy(s, folk, region, folk.hand, Conquered)
        return
    if s.house.attempt_attacks:
        note_attack(s, s.lands[region])
    s.tell(Repelled(s.seat, region, folk.race))


def throw_berserk_die(s: SmallWorld, folk: Folk) -> bool:
    """Throw the die before choosing a target; conquests end if it leaves none (SW-POWER-BERSERK-01, 02)."""
    s.die = DIE[s.roll(len(DIE))]
    s.tell(BerserkDieThrown(s.seat, s.die))
    return len(attacks(s, folk, folk.hand)) > 0


def fly_dragon(s: SmallWorld, folk: Folk, region: int) -> None:
    """Take a region with one token and the Dragon, who stays there (SW-POWER-DRAGON-01 to 03)."""
    s.dragon_flew = True
    for i, land in enumerate(s.lands):
        if land.marks & DRAGON:
            s.lands[i] = land.with_marks(land.marks & ~DRAGON)
    occupy(s, folk, region, 1, TakenByDragon)
    land = s.lands[region]
    s.lands[region] = land.with_marks(land.marks | DRAGON)


def substitute(s: SmallWorld, folk: Folk, region: int) -> None:
    """Replace a lone active enemy token by a Sorcerer from the tray (SW-RACE-SORCERERS-06, 07)."""
    captures = s.captures
    before = note_conquest(s, folk, region)
    loot = (s.captures - captures) * s.trait(folk).coins_per_capture
    s.replaced |= 1 << before.owner
    s.tell(Replaced(s.seat, region, folk.race, loot, before.owner, before.race))
    replace_token(s, region)
    s.tray[folk.race] -= 1
    settle(s, folk, region, 1)


def muster(s: SmallWorld, folk: Folk) -> None:
    """Take tokens back in hand, leaving one per region (SW-DECLINE-01, SW-RACE-AMAZONS-03)."""
    folk.hand = s.ready(folk)
    folk.raiders = 0
    for i, land in enumerate(s.lands):
        if land.race == folk.race and land.tokens > 1:
            s.lands[i] = land.with_tokens(1)
    s.acted = True
