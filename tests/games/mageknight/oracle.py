"""Steps, attacks and blocks of Mage Knight told a second time, from the tables, to compare the engine with."""

from ludotheque.components import Row
from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.combat.riders import Slow, Toughness
from ludotheque.games.mageknight.rules.fight import Foe
from ludotheque.games.mageknight.rules.lasting import PrayedWeather
from ludotheque.games.mageknight.rules.pieces import NOBODY, Blow, Effort
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import (
    ALL_COLDFIRE,
    ALL_SIEGE,
    BARE_FIRE,
    BARE_FORT,
    BARE_RESIST,
    BLOCK,
    BREACH,
    DARKNESS,
    JUSTICE,
    RANGED,
    SHOOTING,
    SIEGE,
    SPACE_BENDING,
    SUN,
)

ELEMENTS = ("physical", "fire", "ice", "coldfire")
AROUND = {(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)}
STOPS = {
    "physical": set(ELEMENTS),
    "fire": {"ice", "coldfire"},
    "ice": {"fire", "coldfire"},
    "coldfire": {"coldfire"},
}
COLOURS = ("red", "blue", "white", "green")


def mine(s: MageKnight) -> Effort:
    """What the player whose turn it is has at hand."""
    return s.effort(s.turn.seat)


def changes_terrain(s: MageKnight) -> bool:
    """Tell whether something changes what spaces cost or which ones are near."""
    rules = mine(s).rules
    return (
        bool(mine(s).prices)
        or any(isinstance(thing, PrayedWeather) for thing in s.lasting)
        or any(rules[n] for n in (SPACE_BENDING, SUN, DARKNESS))
    )


def steps(s: MageKnight, seat: int) -> set[int]:
    """The spaces that a hero can enter with the points at hand, as long as nothing changes the terrain."""
    layout = s.layout
    here = s.players[seat].space
    found = set()
    for space in range(len(layout.q)):
        terrain = data.PROGRESS["terrain"][layout.terrain[space]]
        cost = terrain["night" if s.night else "day"]
        beside = (layout.q[space] - layout.q[here], layout.r[space] - layout.r[here]) in AROUND
        if beside and 0 <= cost <= mine(s).move and not is_closed(s, seat, space):
            found.add(space)
    return found


def is_closed(s: MageKnight, seat: int, space: int) -> bool:
    """Tell whether an enemy, a hero at home or the scenario keeps a space closed."""
    spot = s.spots[space]
    if s.layout.rampaging[space] >= 0 and spot.tokens:
        return True
    site = next(name for name, number in data.SITE.items() if number == s.layout.site[space])
    if site == "keep" and spot.shield not in (NOBODY, seat):
        return s.players[spot.shield].space == space
    return site == "city" and s.house.scenario.city_closed_by


def row_of(s: MageKnight, foe: Foe) -> Row:
    """The printed line of an enemy."""
    return data.ENEMY_ROWS[s.box.tokens[foe.token]]


def city_of(s: MageKnight, foe: Foe) -> str:
    """The colour of the city that an enemy defends, if it does."""
    return COLOURS[s.cities[foe.city].colour] if foe.city >= 0 and not foe.summoned else ""


def resists(s: MageKnight, foe: Foe) -> set[str]:
    """What an enemy resists now."""
    if foe.bare & BARE_RESIST:
        return set()
    found = set(row_of(s, foe).get("resist", []))  # type: ignore[call-overload]
    if foe.bare & BARE_FIRE:
        found.discard("fire")
    if mine(s).rules[JUSTICE]:
        found.discard("physical")
    return found


def walls(s: MageKnight, foe: Foe) -> int:
    """How many walls an enemy stands behind."""
    if foe.bare & BARE_FORT or s.combat is None:
        return 0
    own = "fortified" in row_of(s, foe).get("abilities", [])  # type: ignore[operator]
    site = foe.site and s.combat.fortified and not mine(s).rules[BREACH]
    return int(own) + int(site)


def falls(s: MageKnight, foe: Foe) -> bool:
    """Tell whether the attacks laid ready defeat an enemy."""
    shooting = bool(mine(s).phase & SHOOTING)
    if shooting and walls(s, foe) == 2:
        return False
    whole, weak = 0, 0
    for blow in mine(s).blows:
        if blow.how == BLOCK or (shooting and not reaches(s, blow, walls(s, foe))):
            continue
        element = "coldfire" if mine(s).rules[ALL_COLDFIRE] else ELEMENTS[blow.element]
        points = blow.amount * (2 if element == "physical" and mine(s).rules[JUSTICE] and not shooting else 1)
        needed = {"fire", "ice"} if element == "coldfire" else {element}
        if needed <= resists(s, foe):
            weak += points
        else:
            whole += points
    armour = int(str(row_of(s, foe)["armour"])) - foe.armour_less + (city_of(s, foe) == "white")
    return bool(mine(s).blows) and whole + weak // 2 >= max(1, armour)


def reaches(s: MageKnight, blow: Blow, stone: int) -> bool:
    """Tell whether an attack counts from afar."""
    if mine(s).rules[ALL_SIEGE] or blow.how == SIEGE:
        return True
    return blow.how == RANGED and stone == 0


def is_simple(s: MageKnight) -> bool:
    """Tell whether no block counts what its target looks like."""
    return all(not isinstance(blow.rider, Toughness) for blow in mine(s).blows)


def is_stopped(s: MageKnight, foe: Foe) -> bool:
    """Tell whether the blocks laid ready stop an enemy."""
    row = row_of(s, foe)
    element = str(row.get("element", "physical"))
    guards = [blow for blow in mine(s).blows if blow.how == BLOCK]
    good = sum(blow.amount for blow in guards if ELEMENTS[blow.element] in STOPS[element])
    poor = sum(blow.amount for blow in guards if ELEMENTS[blow.element] not in STOPS[element])
    attack = int(str(row["attack"]))
    if city_of(s, foe) == "blue":
        attack += {"fire": 2, "ice": 2, "coldfire": 1, "physical": 0}[element]
    swift = "swift" in row.get("abilities", [])  # type: ignore[operator]
    slowed = any(isinstance(blow.rider, Slow) for blow in guards)
    return bool(guards) and good + poor // 2 >= attack * (2 if swift and not slowed else 1)
