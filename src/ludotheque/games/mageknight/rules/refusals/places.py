"""Why a space, a tile, an enemy or another hero cannot be chosen."""

from __future__ import annotations

from ludotheque.game import Refusal
from ludotheque.games.mageknight.rules.combat.attack import attack_total
from ludotheque.games.mageknight.rules.combat.block import block_total, needed
from ludotheque.games.mageknight.rules.combat.foes import armour_of, attackers, present
from ludotheque.games.mageknight.rules.duel.facing import duel_of, is_duel_open
from ludotheque.games.mageknight.rules.duel.outcome import refuges
from ludotheque.games.mageknight.rules.duel.spoils import PlaceDamage
from ludotheque.games.mageknight.rules.duel.targets import price_of_wound
from ludotheque.games.mageknight.rules.heroes.goods import must_recover
from ludotheque.games.mageknight.rules.heroes.others import owner_of, place_of
from ludotheque.games.mageknight.rules.land.exploration import (
    PRICE,
    decode_a,
    decode_b,
    in_shape,
    may_place,
    next_back,
    placed_neighbours,
    positions_near,
    tile_at,
)
from ludotheque.games.mageknight.rules.land.map import entry, is_occupied, is_rampaging, rampagers_near, reachable
from ludotheque.games.mageknight.rules.land.movement import would_mix
from ludotheque.games.mageknight.rules.pieces import NOBODY, NONE
from ludotheque.games.mageknight.rules.refusals.ways import of_scenario
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import BLOCKING, SHOOTING, STRIKING, SUFFERING
from ludotheque.games.mageknight.rules.traits import CITY, CORE, PORTAL
from ludotheque.games.mageknight.rules.turn.assault import gates
from ludotheque.games.mageknight.rules.turn.proposal import PROPOSALS, invitable
from ludotheque.kernel import Option, waiting

# In another's turn one neither moves nor acts.
DEFENDING = Refusal("defending", "MK-PVP-05")
ONLY_WOUNDS = Refusal("only_wounds", "MK-TURN-11")


def hindered(view: MageKnight, seat: int, clause: str) -> list[Refusal]:
    """Say what keeps a hero from moving or acting wherever it wants to."""
    if seat != view.turn.seat:
        return [DEFENDING]
    if view.combat is not None:
        return [Refusal("fighting", "MK-COMBAT-24")]
    if view.turn.done:
        return [Refusal("action_done", clause)]
    return [ONLY_WOUNDS] if must_recover(view, view.players[seat]) else []


def space(view: MageKnight, seat: int, wished: Option) -> list[Refusal]:
    """Say why a hero does not go to a space, or challenge who stands there."""
    origin, place = view.players[seat].space, wished.index
    if place >= len(view.layout.site):
        return [Refusal("no_space", "MK-EXPLORE-01")]
    ask = next((ask for ask in waiting(view) if ask.seat == seat), None)
    if isinstance(ask, PlaceDamage):
        return _refuge(view, ask, place)
    causes = hindered(view, seat, "MK-TURN-24")
    if wished.verb == "challenge":
        return [*causes, *_challenge(view, seat, origin, place)]
    if wished.verb == "passage":
        return [*causes, *of_scenario(view, seat, wished)]
    if wished.verb == "propose":
        return [*causes, *_propose(view, seat, place)]
    if view.turn.rooted:
        causes.append(Refusal("rooted", "MK-TURN-24"))
    return [*causes, *_step(view, seat, origin, place)]


def _challenge(view: MageKnight, seat: int, origin: int, place: int) -> list[Refusal]:
    shared = [Refusal("shared_space", "MK-MOVE-32")] if is_occupied(view, origin, seat) else []
    if not is_rampaging(view, place):
        return [*shared, Refusal("no_enemy", "MK-TURN-20")]
    return shared if place in rampagers_near(view, origin) else [*shared, Refusal("far_enemy", "MK-TURN-20")]


def _propose(view: MageKnight, seat: int, place: int) -> list[Refusal]:
    company = view.house.joint_assaults or any(
        view.house.company.are_allied(seat, other) for other in range(len(view.players)) if other != seat
    )
    if not company:
        return [Refusal("no_company", "MK-COOP-01")]
    number = view.city_at(place)
    if view.layout.site[place] != CITY or number == NONE:
        return [Refusal("no_city", "MK-COOP-04")]
    if view.house.scenario.city_closed_by:
        return [Refusal("closed_city", view.house.scenario.city_closed_by)]
    if len(view.cities[number].tokens) < 2:
        return [Refusal("few_defenders", "MK-COOP-07")]
    return _hard_to_share(view, seat, place, number)


def _hard_to_share(view: MageKnight, seat: int, place: int, number: int) -> list[Refusal]:
    """Say what keeps a hero from proposing an assault on a city that could be shared."""
    effort, reached = view.effort(seat), gates(view, seat, number)
    causes: list[Refusal] = []
    if reached and min(entry(view, seat, space) for space in reached) > effort.move:
        causes.append(Refusal("move_short", "MK-COOP-04", (entry(view, seat, reached[0]), effort.move)))
    if is_occupied(view, view.players[seat].space, seat):
        causes.append(Refusal("shared_space", "MK-MOVE-32"))
    if not reached:
        causes.append(Refusal("far_city", "MK-COOP-04"))
    if not invitable(view, seat, number):
        causes.append(Refusal("no_partner", "MK-COOP-05"))
    if view.turn.proposals >= PROPOSALS:
        causes.append(Refusal("proposed_enough", "MK-COOP-09", (PROPOSALS,)))
    if view.announced != NOBODY or view.countdown != NONE:
        causes.append(Refusal("end_near", "MK-COOP-02"))
    return causes or [Refusal("alike", "MK-COOP-04", (reached[0],))]


def _step(view: MageKnight, seat: int, origin: int, place: int) -> list[Refusal]:
    if place == origin:
        return [Refusal("here", "MK-MOVE-07")]
    causes = [] if place in reachable(view, seat, origin) else [Refusal("too_far", "MK-MOVE-07")]
    if is_rampaging(view, place):
        return [*causes, Refusal("guarded", "MK-MOVE-13")]
    if view.layout.site[place] == CITY and view.house.scenario.city_closed_by:
        return [*causes, Refusal("closed_city", view.house.scenario.city_closed_by)]
    price, effort = entry(view, seat, place), view.effort(seat)
    if price == NONE:
        return [*causes, Refusal("closed", "MK-MOVE-09")]
    if price > effort.move:
        causes.append(Refusal("move_short", "MK-MOVE-08", (price, effort.move)))
    return [*causes, *([Refusal("mixed_fight", "MK-COMBAT-20")] if would_mix(view, seat, place) else [])]


def _refuge(view: MageKnight, ask: PlaceDamage, place: int) -> list[Refusal]:
    duel = duel_of(view)
    assert duel is not None
    causes = [] if duel.melee else [Refusal("only_wounds_from_afar", "MK-PVP-48")]
    if place not in refuges(view, duel.rival(ask.seat)):
        causes.append(Refusal("no_refuge", "MK-PVP-53"))
    price = view.price(view.layout.terrain[place])
    return causes or [Refusal("damage_short", "MK-PVP-52", (price, ask.damage))]


def tile(view: MageKnight, seat: int, wished: Option) -> list[Refusal]:
    """Say why no tile is revealed somewhere."""
    causes = hindered(view, seat, "MK-TURN-24")
    if view.turn.rooted:
        causes.append(Refusal("rooted", "MK-TURN-24"))
    no_room = _no_room(view, wished.index)
    if not no_room and wished.index not in positions_near(view, seat, view.players[seat].space):
        causes.append(Refusal("far_tile", "MK-EXPLORE-01"))
    move = view.effort(seat).move
    dear = [Refusal("move_short", "MK-EXPLORE-04", (PRICE, move))] if move < PRICE else []
    return [*causes, *no_room, *dear]


def _no_room(view: MageKnight, position: int) -> list[Refusal]:
    """Say why the next tile cannot go on a position, wherever the hero is."""
    a, b, back = decode_a(position), decode_b(position), next_back(view)
    if back == NONE:
        return [Refusal("no_tile", "MK-EXPLORE-12")]
    if tile_at(view.layout, a, b) != NONE:
        return [Refusal("tile_there", "MK-EXPLORE-01")]
    if not in_shape(view, a, b, back):
        return [Refusal("beyond_coast", "MK-EXPLORE-03")]
    if may_place(view, position):
        return []
    around = len(placed_neighbours(view.layout, a, b))
    if not view.tile_deck:
        return [Refusal("lonely_tile", "MK-EXPLORE-13", (3, around))]
    if back == CORE:
        return [Refusal("lonely_tile", "MK-EXPLORE-09", (2, around))]
    return [Refusal("lonely_country", "MK-EXPLORE-08")]


def enemy(view: MageKnight, seat: int, wished: Option) -> list[Refusal]:
    """Say why an enemy is neither struck nor blocked, and its attack not taken."""
    if view.combat is None:
        return [Refusal("no_fight", "MK-COMBAT-24")]
    foe = next((foe for foe in present(view) if foe.token == wished.index), None)
    if foe is None:
        return [Refusal("not_in_fight", "MK-COMBAT-24")]
    phase = view.effort(seat).phase
    meant = wished.verb or ("block" if phase & BLOCKING else "suffer" if phase & SUFFERING else "strike")
    served = {"block": BLOCKING, "suffer": SUFFERING, "strike": SHOOTING | STRIKING}[meant]
    causes = [] if phase & served else [Refusal("wrong_moment", "MK-COMBAT-24", (served,))]
    if meant != "strike" and causes:
        # Who attacks, and with what, is known once they do.
        return causes
    if meant != "strike" and foe not in attackers(view):
        return [Refusal("no_attack", "MK-DAMAGE-01")]
    if meant == "block":
        need, block = needed(view, seat, foe, 0), block_total(view, seat, foe, 0)
        return [*causes, *([Refusal("unblocked", "MK-BLOCK-15", (need, block))] if block < need else [])]
    if meant == "suffer":
        return causes
    armour, attack = armour_of(view, foe), attack_total(view, seat, [foe], 0)
    walls = view.walls(seat, foe) if phase & SHOOTING else 0
    if walls > 1:
        return [*causes, Refusal("walls", "MK-RANGED-08")]
    strong = (
        Refusal("only_siege", "MK-RANGED-06", (armour, attack))
        if walls
        else Refusal("too_strong", "MK-RANGED-13", (armour, attack))
    )
    return [*causes, strong] if attack < armour else causes


def rival(view: MageKnight, seat: int, wished: Option) -> list[Refusal]:
    """Say why another hero is not attacked."""
    other = wished.index
    if other >= len(view.players):
        return [Refusal("no_hero", "MK-GAME-04", (len(view.players),))]
    if other == seat:
        return [Refusal("yourself", "MK-PVP-01")]
    if not view.house.duels:
        return [Refusal("no_duels", "MK-MOVE-39")]
    causes = [Refusal("teammate", "MK-MOVE-40")] if view.house.company.are_allied(other, seat) else []
    causes += hindered(view, seat, "MK-TURN-23")
    if not is_duel_open(view):
        causes.append(Refusal("duels_over", "MK-PVP-03"))
    here = view.players[seat].space
    if view.players[other].space != here:
        causes.append(Refusal("elsewhere", "MK-PVP-01"))
    elif view.layout.site[here] in (PORTAL, CITY):
        causes.append(Refusal("no_duel_here", "MK-PVP-02"))
    elif not view.turn.moved:
        causes.append(Refusal("not_moved", "MK-PVP-01"))
    if view.players[other].ahead:
        causes.append(Refusal("attacked_already", "MK-PVP-08"))
    return causes


def rival_unit(view: MageKnight, seat: int, wished: Option) -> list[Refusal]:
    """Say why a unit of another hero is not hit."""
    duel = duel_of(view)
    owner, place = owner_of(wished.index), place_of(wished.index)
    if owner >= len(view.players) or place >= len(view.players[owner].units):
        return [Refusal("no_rival_unit_there", "MK-PVP-34")]
    if duel is None:
        return [Refusal("no_duel", "MK-PVP-34")]
    ask = next((ask for ask in waiting(view) if ask.seat == seat), None)
    wounded = [Refusal("wounded", "MK-PVP-35")] if view.players[owner].units[place].wounds else []
    if not isinstance(ask, PlaceDamage):
        return [Refusal("damage_later", "MK-PVP-34"), *wounded]
    price = price_of_wound(view, owner, place, ask.elements)
    return wounded or [Refusal("damage_short", "MK-PVP-34", (price, ask.damage))]
