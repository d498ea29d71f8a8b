"""How each cause is removed from a position, and nothing else: what proves that it was the cause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.game import Mended, Refusal
from ludotheque.games.smallworld.rules.asked import folk_of
from ludotheque.games.smallworld.rules.column import Pick
from ludotheque.games.smallworld.rules.decline import RetireNow
from ludotheque.games.smallworld.rules.pieces import Build, MakePact, MoveCamps, PlaceCamp, PlaceHero
from ludotheque.games.smallworld.rules.redeploy import Leave, Rearrange
from ludotheque.games.smallworld.rules.state import (
    DRAGON,
    EMPTY,
    FORTRESS,
    HERO,
    HOLE,
    NOBODY,
    NONE,
    Combo,
    Folk,
    HouseRules,
    Land,
    SmallWorld,
)
from ludotheque.games.smallworld.rules.turn import Begin, March, Turn
from ludotheque.kernel import Ask, Option, advance, waiting

Mend = Callable[[SmallWorld, Ask[Any], Option, Refusal], None]
HEROES = 2


def mend(s: SmallWorld, seat: int, wished: Option, refusal: Refusal) -> Mended | None:
    """Return the position without one cause; nothing where none can be made."""
    if refusal.reason == "over":
        return None
    if refusal.reason == "pact_with_self":
        return Mended(s, seat, Option(wished.verb, wished.kind, (seat + 1) % len(s.players), wished.arg))
    if refusal.reason == "not_your_turn":
        s.agenda = [Turn(seat)]
    else:
        ask = next((ask for ask in waiting(s) if ask.seat == seat), None)
        if ask is None:
            s.agenda = [Turn(seat)]
            advance(s)
            ask = waiting(s)[0]
        MENDS[refusal.reason](s, ask, wished, refusal)
    advance(s)
    return Mended(s, seat, wished)


def _to_moment(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    """Go to the part of the turn to which something belongs."""
    folk = s.players[ask.seat].folk
    if isinstance(ask, Pick):
        s.agenda = [Begin(ask.seat, s.column[0].race)]
        ask.take(s, ask.options(s)[0])
        return
    s.seat, s.rolled = ask.seat, False
    race = folk.race if folk is not None else folk_of(s, ask).race
    moments: dict[str, Ask[Any]] = {
        "pick": Pick(ask.seat),
        "leave": Leave(ask.seat),
        "lift": Rearrange(ask.seat, race),
        "place": Rearrange(ask.seat, race),
        "done": Rearrange(ask.seat, race),
        "fortress": Build(ask.seat),
        "camp": PlaceCamp(ask.seat),
        "hero": PlaceHero(ask.seat, HEROES),
        "pact": MakePact(ask.seat),
        "stay": RetireNow(ask.seat),
        "skip": MakePact(ask.seat),
        "keep": MoveCamps(ask.seat),
        "strike": MoveCamps(ask.seat),
    }
    verb = "pact" if wished.kind == "seat" else wished.verb
    if verb in ("abandon", "decline"):
        s.acted = False
        s.agenda = [Begin(ask.seat, race)]
    else:
        s.agenda = [moments.get(verb, March(ask.seat, race))]


def _with_tokens(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    """Give just as many tokens as are missing."""
    price, hand = refusal.figures[1:3] if len(refusal.figures) > 2 else (1, 0)
    folk_of(s, ask).hand += price - hand


def _with_fewer(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    """Leave one token too few."""
    _, price, hand = refusal.figures
    folk = folk_of(s, ask)
    folk.hand -= hand - price + 1
    if folk.hand < 0:
        for region in s.regions(folk.race):
            s.lands[region] = s.lands[region].with_tokens(1)
        folk.raiders = 0
        folk.hand = price - 1


def _held(s: SmallWorld, folk: Folk, seat: int, region: int) -> None:
    s.lands[region] = Land(seat, folk.race, 1, folk.declined, 0, s.lands[region].marks & FORTRESS)


def _hold(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    """Let the race hold the region, with one token."""
    _held(s, folk_of(s, ask), ask.seat, wished.index)


def _hold_beside(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    """Let the race hold a neighbour of the region."""
    _held(s, folk_of(s, ask), ask.seat, s.map.neighbours[wished.index][0])


def _vacate(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    s.lands[wished.index] = EMPTY


def _without(marks: int) -> Mend:
    def clear(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
        land = s.lands[wished.index]
        s.lands[wished.index] = land.with_marks(land.marks & ~marks)

    return clear


def _take_down(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    """Take one Fortress off the map, from another region than the one wished for."""
    region = next(i for i, land in enumerate(s.lands) if land.marks & FORTRESS and i != wished.index)
    s.lands[region] = s.lands[region].with_marks(s.lands[region].marks & ~FORTRESS)


def _unused(s: SmallWorld) -> int:
    """Return a race that stands nowhere."""
    led = {past.race for player in s.players for past in player.past}
    return next(race for race in range(len(s.tiles.banners)) if not s.held(race) and race not in led)


def _with_power(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    """Give the race the power that is named; a declined race has none, so its player's active one is asked."""
    folk = s.players[ask.seat].folk
    if folk is None:
        folk = s.players[ask.seat].folk = Folk(_unused(s), NONE)
        folk.hand = 5
    folk.power = refusal.figures[0]
    if isinstance(ask, Begin | March) and ask.race != folk.race:
        s.agenda = [March(ask.seat, folk.race)]


def _seafaring(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    power = next(number for number, badge in enumerate(s.tiles.badges) if badge.sails)
    _with_power(s, ask, wished, Refusal("no_power", refusal.clause, (power,)))


def _sorcerers(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    """Let Sorcerers stand wherever the race does."""
    race = next(number for number, banner in enumerate(s.tiles.banners) if banner.replaces)
    _become(s, ask, race)
    s.tray[race] = max(s.tray[race], 1)


def _amazons(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    """Let Amazons stand wherever the race does."""
    if s.players[ask.seat].folk is None:
        _with_race(s, ask, wished, refusal)
        advance(s)
        ask = waiting(s)[0]
    _become(s, ask, next(number for number, banner in enumerate(s.tiles.banners) if banner.raiders))


def _become(s: SmallWorld, ask: Ask[Any], race: int) -> None:
    folk = folk_of(s, ask)
    for region, land in enumerate(s.lands):
        if land.race == folk.race:
            s.lands[region] = Land(land.owner, race, land.tokens, False, land.camps, land.marks)
    folk.race, folk.declined = race, False
    player = s.players[ask.seat]
    player.past = [past for past in player.past if past is not folk]
    player.folk = folk
    folk.power = max(folk.power, 0)
    s.agenda = [March(ask.seat, race)]


def _sea_entry(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    house = s.house
    s.house = HouseRules(
        house.shared_die, house.own_past_counts, True, house.attempt_attacks, house.ratmen, house.open_coins
    )


def _no_pact(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    s.players[refusal.figures[1]].pact = NOBODY


def _no_attack(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    s.attacked = 0


def _dragon_home(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    s.dragon_flew = False


def _lone_token(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    """Put one active token of an opponent in the region."""
    other = next(seat for seat in range(len(s.players)) if seat != ask.seat)
    folk = s.players[other].folk
    race = folk.race if folk is not None else _unused(s)
    s.lands[wished.index] = Land(other, race, 1, False, 0, 0)


def _no_camp(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    s.lands[wished.index] = s.lands[wished.index].with_camps(0)


def _alone(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    s.lands[wished.index] = s.lands[wished.index].with_tokens(1)


def _more(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    """Put a second token in the region."""
    s.lands[wished.index] = s.lands[wished.index].with_tokens(2)


def _never_replaced(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    s.replaced = 0


def _full_tray(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    s.tray[folk_of(s, ask).race] = 1


def _richer(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    s.players[ask.seat].coins += refusal.figures[0] - refusal.figures[1]


def _longer_column(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    while len(s.column) <= wished.index:
        s.column.append(Combo(0, 0, 0))


def _without_race(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    """Begin the turn without a race."""
    s.players[ask.seat].folk = None
    s.agenda = [Turn(ask.seat)]


def _with_race(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    """Begin the turn with a race."""
    _with_power(s, ask, wished, Refusal("no_power", refusal.clause, (0,)))
    s.agenda = [Turn(ask.seat)]


def _turn_begins(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    s.agenda = [Turn(ask.seat)]


def _retire(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    s.agenda = [RetireNow(ask.seat)]


def _placed(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    """Put the tokens in hand where the race stands, and go on redeploying."""
    folk = folk_of(s, ask)
    for region in s.regions(folk.race)[:1]:
        s.lands[region] = s.lands[region].with_tokens(s.lands[region].tokens + folk.hand)
    folk.hand = 0
    s.agenda = [Rearrange(ask.seat, folk.race)]


def _two_thick(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    for region in s.regions(folk_of(s, ask).race)[:2]:
        s.lands[region] = s.lands[region].with_tokens(2)


def _heroes_stand(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    for region, land in enumerate(s.lands):
        s.lands[region] = land.with_marks(land.marks & ~HERO)
    for region in s.regions(folk_of(s, ask).race)[:HEROES]:
        s.lands[region] = s.lands[region].with_marks(s.lands[region].marks | HERO)
    s.agenda = [PlaceHero(ask.seat, HEROES)]


def _conquered_only_here(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    s.conquered = 1 << wished.index


def _berserk(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    power = next(number for number, badge in enumerate(s.tiles.badges) if badge.berserk)
    _with_power(s, ask, wished, Refusal("no_power", refusal.clause, (power,)))


def _unthrown(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    s.die = NONE


def _two_in_hand(s: SmallWorld, ask: Ask[Any], wished: Option, refusal: Refusal) -> None:
    """Give a second piece to place."""
    if wished.verb == "place":
        folk_of(s, ask).hand += 1
    else:
        region = next(i for i, land in enumerate(s.lands) if land.camps)
        s.lands[region] = s.lands[region].with_camps(s.lands[region].camps - 1)


MENDS: dict[str, Mend] = {
    "first": _to_moment,
    "no_moving": _to_moment,
    "conquests_over": _to_moment,
    "last_try_made": _to_moment,
    "abandon_late": _to_moment,
    "decline_late": _turn_begins,
    "decline_later": _retire,
    "has_race": _without_race,
    "pick_next_turn": _turn_begins,
    "no_combo": _longer_column,
    "too_expensive": _richer,
    "must_pick": _with_race,
    "no_race": _with_race,
    "no_power": _with_power,
    "neither_power": _with_power,
    "pact_attacked": _no_attack,
    "not_held": _hold,
    "empty_hand": _two_in_hand,
    "last_token": _more,
    "cannot_spare": _more,
    "conquered_first": _conquered_only_here,
    "fortresses_out": _take_down,
    "fortress_there": _without(FORTRESS),
    "hero_there": _without(HERO),
    "heroes_absent": _heroes_stand,
    "dragon_flew": _dragon_home,
    "no_sorcery": _sorcerers,
    "no_raiders": _amazons,
    "own_region": _vacate,
    "held_water": _seafaring,
    "water": _seafaring,
    "no_sea_entry": _sea_entry,
    "inner_shore": _hold_beside,
    "not_entry": _hold_beside,
    "not_adjacent": _hold_beside,
    "only_past_near": _hold_beside,
    "hole": _without(HOLE),
    "hero": _without(HERO),
    "dragon": _without(DRAGON),
    "pact": _no_pact,
    "sorcery_landless": _hold_beside,
    "nobody_there": _lone_token,
    "not_active": _lone_token,
    "not_alone": _alone,
    "camp_shields": _no_camp,
    "replaced_once": _never_replaced,
    "tray_empty": _full_tray,
    "no_token": _with_tokens,
    "no_die_needed": _with_fewer,
    "roll_first": _with_tokens,
    "short": _with_tokens,
    "die_used": _with_tokens,
    "only_by_die": _with_tokens,
    "too_dear": _with_tokens,
    "target_first": _berserk,
    "die_thrown": _unthrown,
    "no_token_for_die": _with_tokens,
    "nothing_to_lift": _two_thick,
    "tokens_left": _placed,
    "one_left": _two_in_hand,
}
