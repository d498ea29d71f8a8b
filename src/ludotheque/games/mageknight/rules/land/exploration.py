"""Exploring: where a tile may go, revealing it, and what its sites do at once."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.rules.events.land import CityRevealed, TileRevealed
from ludotheque.games.mageknight.rules.heroes.goods import draw_token, draw_tokens
from ludotheque.games.mageknight.rules.land.map import reveal_near
from ludotheque.games.mageknight.rules.pieces import BARE_GROUND, FACE_DOWN, NOBODY, NONE, City, Layout, Spot
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import SPACE_BENDING
from ludotheque.games.mageknight.rules.traits import (
    CITY,
    CITY_GROUND,
    CORE,
    COUNTRYSIDE,
    GREY,
    KEEP,
    MAGE_TOWER,
    MONASTERY,
    RUINS,
    VIOLET,
)
from ludotheque.kernel.option import Option

PRICE: Final = 2
# Centre, north-east, east, south-east, south-west, west, north-west.
OFFSET_Q: Final = [0, 1, 1, 0, -1, -1, 0]
OFFSET_R: Final = [0, -1, 0, 1, 1, 0, -1]
# For (3q + r) mod 7: the place of a space in its tile.
PLACES: Final = [0, 3, 1, 2, 5, 4, 6]
NEIGHBOUR_A: Final = [1, 0, -1, -1, 0, 1]
NEIGHBOUR_B: Final = [0, 1, 1, 0, -1, -1]
# Lattice positions as one number: no map reaches further.
SHIFT: Final = 4
SPAN: Final = 24


def encode(a: int, b: int) -> int:
    """Return a lattice position as one number."""
    return (a + SHIFT) * SPAN + b + SHIFT


def decode_a(position: int) -> int:
    """Return the first coordinate of a lattice position."""
    return position // SPAN - SHIFT


def decode_b(position: int) -> int:
    """Return the second coordinate of a lattice position."""
    return position % SPAN - SHIFT


def position_of(q: int, r: int) -> int:
    """Return the lattice position of the tile that a space belongs to."""
    place = PLACES[(3 * q + r) % 7]
    q -= OFFSET_Q[place]
    r -= OFFSET_R[place]
    return encode((3 * q + r) // 7, -(2 * q + 3 * r) // 7)


def tile_at(layout: Layout, a: int, b: int) -> int:
    """Return the number of the placed tile on a position, or NONE."""
    for number in range(len(layout.tiles)):
        if layout.a[number] == a and layout.b[number] == b:
            return number
    return NONE


def placed_neighbours(layout: Layout, a: int, b: int) -> list[int]:
    """Return the placed tiles around a position."""
    found: list[int] = []
    for side in range(6):
        number = tile_at(layout, a + NEIGHBOUR_A[side], b + NEIGHBOUR_B[side])
        if number != NONE:
            found.append(number)
    return found


def next_back(s: MageKnight) -> int:
    """Return the back of the next tile, or NONE if there is none left (MK-EXPLORE-10 to 12)."""
    if s.tile_deck:
        top = s.tile_deck[-1]
        return s.box.tiles[top].back if top >= 0 else FACE_DOWN - top
    if s.spare_countryside:
        return COUNTRYSIDE
    return CORE if s.spare_core else NONE


def in_shape(s: MageKnight, a: int, b: int, back: int) -> bool:
    """Tell whether the shape of the map has room for a tile there (MK-EXPLORE-03, MK-MAP-03, 06)."""
    house = s.house
    if house.narrow:
        if house.coast and back == CORE:
            return a >= 1 and b >= 1
        return a >= 0 and b >= 0
    return house.least_b <= b <= house.most_b and a >= 0 and a >= -b


def back_at(s: MageKnight, position: int) -> int:
    """Return the back of the tile that a laid-out map has on a position; NONE if there is none, or none any more."""
    if tile_at(s.layout, decode_a(position), decode_b(position)) != NONE:
        return NONE
    if position in s.house.country_slots:
        return COUNTRYSIDE
    return CORE if position in s.house.core_slots else NONE


def may_place(s: MageKnight, position: int) -> bool:
    """Tell whether the next tile may go on a position (MK-EXPLORE-08, 09, 13)."""
    if s.house.is_laid_out:
        return back_at(s, position) != NONE
    back = next_back(s)
    a = decode_a(position)
    b = decode_b(position)
    if back == NONE or not in_shape(s, a, b, back) or tile_at(s.layout, a, b) != NONE:
        return False
    around = placed_neighbours(s.layout, a, b)
    if not s.tile_deck:
        return len(around) >= 3
    if len(around) >= 2:
        return True
    if back == CORE or not around:
        return False
    only = around[0]
    return len(placed_neighbours(s.layout, s.layout.a[only], s.layout.b[only])) >= 2


def positions_from(s: MageKnight, seat: int, space: int) -> list[int]:
    """Return the empty positions that a hero on a space could explore (MK-EXPLORE-01)."""
    return [position for position in positions_near(s, seat, space) if may_place(s, position)]


def positions_near(s: MageKnight, seat: int, space: int) -> list[int]:
    """Return the positions next to a space, whatever may go there; with Space Bending those two spaces away."""
    layout = s.layout
    bent = s.effort(seat).rules[SPACE_BENDING] > 0
    if len(layout.near[space]) == 6 and not bent:
        return []
    found: list[int] = []
    reach = 2 if bent else 1
    for dq in range(-reach, reach + 1):
        for dr in range(-reach, reach + 1):
            if abs(dq + dr) <= reach and (dq or dr):
                position = position_of(layout.q[space] + dq, layout.r[space] + dr)
                if position not in found:
                    found.append(position)
    return found


def explorations(s: MageKnight, seat: int, options: list[Option]) -> None:
    """Offer the positions that can be explored for two move points (MK-EXPLORE-04)."""
    if s.effort(seat).move >= PRICE and not s.turn.rooted:
        for position in positions_from(s, seat, s.players[seat].space):
            options.append(Option("explore", "tile", position))


def explore(s: MageKnight, seat: int, position: int) -> None:
    """Pay, turn the next tile up and put it there."""
    s.effort(seat).move -= PRICE
    s.turn.moved = True
    reveal_at(s, seat, position)
    s.house.scenario.reward_explorer(s, seat)


def reveal_at(s: MageKnight, seat: int, position: int) -> None:
    """Turn up the tile that belongs on a position."""
    tile = take_back(s, back_at(s, position)) if s.house.is_laid_out else take_tile(s)
    reveal_tile(s, seat, tile, decode_a(position), decode_b(position), s.house.random_turns)


def take_back(s: MageKnight, back: int) -> int:
    """Take the next tile of the deck that has this back."""
    mine = [tile for tile in s.tile_deck if s.box.tiles[tile].back == back]
    tile = s.draw(mine)
    s.tile_deck = [other for other in s.tile_deck if other != tile]
    return tile


def take_tile(s: MageKnight) -> int:
    """Take the top tile of the deck, or a spare one at random (MK-EXPLORE-05, 10, 11)."""
    if s.tile_deck:
        deck = s.tile_deck[:]
        tile = s.draw(deck)
        s.tile_deck = deck
        return tile
    spares = (s.spare_countryside or s.spare_core)[:]
    s.shuffle(spares)
    tile = s.draw(spares)
    if s.spare_countryside:
        s.spare_countryside = spares
    else:
        s.spare_core = spares
    return tile


def reveal_tile(s: MageKnight, seat: int, tile: int, a: int, b: int, turned: bool) -> None:
    """Place a tile, perhaps turned at random, and apply what its sites say (MK-EXPLORE-14, MK-VAR-12)."""
    turns = s.roll(6) if turned else 0
    first = len(s.spots)
    s.layout = extended(s, tile, a, b, turns)
    s.tell(TileRevealed(seat, first, tile))
    for space in range(first, first + 7):
        s.spots.append(BARE_GROUND)
        settle(s, seat, space)
        s.house.scenario.settle(s, seat, space)
    if s.box.tiles[tile].back == CORE:
        s.core_seen = True
    for other in range(len(s.players)):
        reveal_near(s, other)


def extended(s: MageKnight, tile: int, a: int, b: int, turns: int) -> Layout:
    """Return the map with one more tile."""
    old = s.layout
    new = Layout()
    printed = s.box.tiles[tile]
    new.tiles = [*old.tiles, tile]
    new.a = [*old.a, a]
    new.b = [*old.b, b]
    new.turns = [*old.turns, turns]
    places = [0, *((place + 6 - turns) % 6 + 1 for place in range(6))]
    new.q = old.q + [3 * a + b + OFFSET_Q[place] for place in range(7)]
    new.r = old.r + [-2 * a - 3 * b + OFFSET_R[place] for place in range(7)]
    new.terrain = old.terrain + [printed.terrain[place] for place in places]
    new.site = old.site + [printed.site[place] for place in places]
    new.colour = old.colour + [printed.colour[place] for place in places]
    new.rampaging = old.rampaging + [printed.rampaging[place] for place in places]
    new.near = neighbours(new, old.near)
    return new


def printed_site(s: MageKnight, space: int) -> int:
    """Return the site that is printed on a space, whatever has been found there since."""
    layout = s.layout
    number, place = space // 7, space % 7
    turned = place if place == 0 else (place - 1 + 6 - layout.turns[number]) % 6 + 1
    return s.box.tiles[layout.tiles[number]].site[turned]


def found_site(s: MageKnight, space: int, site: int) -> None:
    """Let there be another site on a space than is printed."""
    new = Layout()
    old = s.layout
    new.tiles, new.a, new.b, new.turns = old.tiles, old.a, old.b, old.turns
    new.q, new.r, new.near, new.terrain = old.q, old.r, old.near, old.terrain
    new.colour, new.rampaging = old.colour, old.rampaging
    new.site = [site if other == space else kind for other, kind in enumerate(old.site)]
    s.layout = new


def neighbours(layout: Layout, before: list[list[int]]) -> list[list[int]]:
    """Return for each space those next to it, where only the spaces behind those of before are new."""
    at: dict[int, int] = {}
    for space in range(len(layout.q)):
        at[layout.q[space] * 1000 + layout.r[space]] = space
    found = before[:]
    for space in range(len(before), len(layout.q)):
        found.append(beside(layout, at, space))
        for near in found[space]:
            if near < len(before):
                found[near] = beside(layout, at, near)
    return found


def beside(layout: Layout, at: dict[int, int], space: int) -> list[int]:
    """Return the spaces next to one, from its first side on."""
    row: list[int] = []
    for side in range(1, 7):
        near = at.get((layout.q[space] + OFFSET_Q[side]) * 1000 + layout.r[space] + OFFSET_R[side], NONE)
        if near != NONE:
            row.append(near)
    return row


def settle(s: MageKnight, seat: int, space: int) -> None:
    """Put on a new space what belongs there (MK-EXPLORE-14 to 18)."""
    site = s.layout.site[space]
    rampaging = s.layout.rampaging[space]
    if rampaging != NONE:
        s.spots[space] = Spot(draw_tokens(s, [rampaging], True), True)
    elif site in (KEEP, MAGE_TOWER):
        token = draw_token(s, GREY if site == KEEP else VIOLET)
        s.spots[space] = Spot([token] if token != NONE else [], False)
    elif site == RUINS:
        put_ruins(s, seat, space)
    elif site == MONASTERY:
        add_lesson(s)
    elif site == CITY:
        found_city(s, space)


def hide_guard(s: MageKnight, space: int, pile: int) -> None:
    """Lay a token face down on a space; a mere back stands for one while the pile is empty (MK-SCN-MINES-17)."""
    token = draw_token(s, pile)
    spot = s.spots[space]
    s.spots[space] = spot.with_hidden([*spot.hidden, token if token != NONE else FACE_DOWN - pile])


def take_hidden(s: MageKnight, space: int) -> list[int]:
    """Turn up what lies face down on a space, and draw what a back stands for."""
    spot = s.spots[space]
    s.spots[space] = spot.with_hidden([])
    found: list[int] = []
    for token in spot.hidden:
        if token >= 0:
            found.append(s.flip(token))
        else:
            found += draw_tokens(s, [FACE_DOWN - token], True)
    return found


def put_ruins(s: MageKnight, seat: int, space: int) -> None:
    """Draw a ruins token, face up by day."""
    pile = s.ruin_pile[:]
    ruin = pile.pop()
    s.ruin_pile = pile
    up = s.sees_by_day(seat)
    s.spots[space] = BARE_GROUND.with_ruin(s.flip(ruin) if up else ruin, up)


def add_lesson(s: MageKnight) -> None:
    """Put an advanced action in the unit offer (MK-EXPLORE-15, MK-SETUP-18)."""
    if s.advanced_deck:
        deck = s.advanced_deck[:]
        s.lessons = [*s.lessons, s.draw(deck)]
        s.advanced_deck = deck


def found_city(s: MageKnight, space: int) -> None:
    """Set up the city of a revealed tile with its garrison, face down (MK-EXPLORE-16 to 18)."""
    if s.city_at(space) != NONE:
        return
    colour = s.layout.colour[space]
    if s.house.random_cities or colour not in s.spare_cities:
        colour = draw_city(s)
    s.spare_cities = [spare for spare in s.spare_cities if spare != colour]
    number = len(s.cities)
    level = s.house.city_levels[number]
    shields = list(range(len(s.players))) if s.house.scenario.has_friendly_city else []
    if number >= s.house.first_megapolis:
        right, right_colour = right_part(s, space)
        city = City(space, colour, level, [], False, shields, NOBODY, right, right_colour)
        halves = [(level + 1) // 2, level // 2]
    else:
        city = City(space, colour, level, [], False, shields, NOBODY)
        halves = [level, 0]
    tokens: list[int] = []
    for part, half in zip([colour, city.right_colour], halves, strict=True):
        tokens += draw_tokens(s, s.box.garrisons[part][half - 1], False) if half else []
    s.cities.append(city.with_tokens(tokens, False, shields, NOBODY))
    s.tell(CityRevealed(NOBODY, space, colour, level))


def draw_city(s: MageKnight) -> int:
    """Draw the colour of a city among those that are not on the map (MK-VAR-14, 25)."""
    return s.spare_cities[s.roll(len(s.spare_cities))]


def right_part(s: MageKnight, space: int) -> tuple[int, int]:
    """Let the second part of a Megapolis stand on the space to the right, whatever is printed there (MK-VAR-25, 26)."""
    colour = draw_city(s)
    s.spare_cities = [spare for spare in s.spare_cities if spare != colour]
    layout = s.layout
    right = next(
        near for near in layout.near[space] if layout.r[near] == layout.r[space] and layout.q[near] > layout.q[space]
    )
    cover(s, right, colour)
    return right, colour


def cover(s: MageKnight, space: int, colour: int) -> None:
    """Let a space be part of a city, whatever is printed there (MK-VAR-26)."""
    found_site(s, space, CITY)
    new = s.layout
    new.terrain = [CITY_GROUND if other == space else kind for other, kind in enumerate(new.terrain)]
    new.rampaging = [NONE if other == space else kind for other, kind in enumerate(new.rampaging)]
    new.colour = [colour if other == space else kind for other, kind in enumerate(new.colour)]
