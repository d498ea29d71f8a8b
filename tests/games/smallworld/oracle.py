"""The rules of conquest and scoring told a second time, by name and from the map files, to compare the engine with."""

from functools import cache
from typing import Any

from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.rules.state import DRAGON, FORTRESS, HERO, HOLE, NONE, TRIBE, Folk, SmallWorld
from ludotheque.kernel import Option

WATER = ("sea", "lake")
Expected = set[tuple[str, int]]


@cache
def board(players: int) -> list[dict[str, Any]]:
    """The regions of a board as its file has them, the neighbours as numbers."""
    rows = data.read(f"maps/{players}.toml")["region"]
    ids = [row["id"] for row in rows]
    return [{**row, "near": {ids.index(other) for other in row["neighbours"]}} for row in rows]


def names(folk: Folk) -> tuple[str, str]:
    """The race, and the power that counts: none in decline."""
    return data.RACES[folk.race].id, "" if folk.declined or folk.power == NONE else data.POWERS[folk.power].id


def held(s: SmallWorld, folk: Folk) -> set[int]:
    """The regions of a race."""
    return {i for i, land in enumerate(s.lands) if land.race == folk.race}


def near(rows: list[dict[str, Any]], power: str, region: int) -> set[int]:
    """The neighbours of a region, through caverns too for the Underworld."""
    tunnels = power == "underworld" and "cavern" in rows[region]["symbols"]
    caverns = {i for i, row in enumerate(rows) if "cavern" in row["symbols"]} if tunnels else set()
    return (rows[region]["near"] | caverns) - {region}


def within_reach(s: SmallWorld, folk: Folk) -> set[int]:
    """Where a race may go: from the rim, to neighbours, or anywhere."""
    rows, (race, power), own = board(len(s.players)), names(folk), held(s, folk)
    land = {i for i, row in enumerate(rows) if row["terrain"] not in WATER}
    if power == "flying":
        return land - own
    if own:
        beside = {other for region in own for other in near(rows, power, region)}
        return (beside if power == "seafaring" else beside & land) - own
    seas = {i for i, row in enumerate(rows) if row["terrain"] == "sea" and row["edge"]}
    anywhere = race == "halflings" and not folk.declined
    ways = {i for i in land if anywhere or rows[i]["edge"] or seas & rows[i]["near"]}
    return ways | seas if power == "seafaring" and s.house.sea_entry else ways


def price(s: SmallWorld, folk: Folk, region: int) -> int:
    """Two, and one for everything that stands in the way, less what race and power save; one at least."""
    rows, (race, power), land = board(len(s.players)), names(folk), s.lands[region]
    row = rows[region]
    tokens = 2 + land.tokens + land.camps + (row["terrain"] == "mountain") + bool(land.marks & FORTRESS)
    tokens -= land.tokens - 1 if land.owner == s.seat and not land.declined else 0
    tokens += land.race == data.RACE["trolls"]
    tokens -= power == "commando"
    tokens -= power == "mounted" and row["terrain"] in ("hill", "farmland")
    tokens -= power == "underworld" and "cavern" in row["symbols"]
    if race == "tritons" and not folk.declined and row["terrain"] not in WATER:
        tokens -= any(rows[other]["terrain"] in WATER for other in row["near"])
    if race == "giants" and not folk.declined:
        tokens -= any(rows[other]["terrain"] == "mountain" for other in near(rows, power, region) & held(s, folk))
    return max(1, tokens - max(0, s.die))


def barred(s: SmallWorld, folk: Folk, region: int) -> bool:
    """Whether Hole, Hero, Dragon or a pact forbid an attack."""
    land = s.lands[region]
    pact = land.owner >= 0 and not land.declined and not folk.declined and s.players[land.owner].pact == s.seat
    return bool(land.marks & (HOLE | HERO | DRAGON)) or pact


def attacks(s: SmallWorld, folk: Folk, hand: int) -> Expected:
    """All attacks that the rules allow, as verbs and regions."""
    race, power = names(folk)
    sorcery = race == "sorcerers" and not folk.declined and s.tray[folk.race] > 0
    expected: Expected = {("roll", 0)} if power == "berserk" and hand and s.die == NONE else set()
    for region in within_reach(s, folk):
        if barred(s, folk, region):
            continue
        cost, land = price(s, folk, region), s.lands[region]
        if hand >= cost:
            expected.add(("conquer", region))
        elif hand and cost - hand <= 3 and power != "berserk" and not (s.house.shared_die and s.rolled):
            expected.add(("attempt", region))
        if power == "dragon_master" and hand and not s.dragon_flew:
            expected.add(("dragon", region))
        lone = land.owner not in (-1, s.seat) and not land.declined and land.tokens == 1 and not land.camps
        if sorcery and lone and not s.replaced >> land.owner & 1 and (held(s, folk) or power == "flying"):
            expected.add(("replace", region))
    return expected


def offered(options: list[Option]) -> Expected:
    """The attacks among options, in the same form."""
    verbs = ("conquer", "attempt", "dragon", "replace", "roll")
    return {(option.verb, option.index) for option in options if option.verb in verbs}


def is_capture(s: SmallWorld, folk: Folk, region: int) -> bool:
    """Whether taking a region would count as one that is not empty, for an active race."""
    land = s.lands[region]
    own = land.owner == s.seat and not s.house.own_past_counts
    return not folk.declined and not own and (land.race == TRIBE or land.race >= 0)


def coins(s: SmallWorld, seat: int, captures: int) -> int:
    """What a seat has just scored with the board as it stands and so many captures."""
    rows, player = board(len(s.players)), s.players[seat]
    total = sum(land.owner == seat for land in s.lands)
    total += sum(
        "mine" in rows[i]["symbols"] for past in player.past if names(past)[0] == "dwarves" for i in held(s, past)
    )
    if player.folk is None:
        return total
    race, power = names(player.folk)
    own = [(rows[i], s.lands[i]) for i in held(s, player.folk)]
    symbol = {"dwarves": "mine", "wizards": "magic"}.get(race)
    total += sum(race == "humans" and row["terrain"] == "farmland" for row, _ in own)
    total += sum(power in ("hill", "forest", "swamp") and row["terrain"] == power for row, _ in own)
    total += sum((symbol in row["symbols"]) + (power == "merchant") for row, _ in own)
    total += sum(power == "fortified" and bool(land.marks & FORTRESS) for _, land in own)
    total += captures * ((race == "orcs") + (power == "pillaging")) + 2 * (power == "alchemist")
    return total + 7 * (power == "wealthy" and player.folk.turns == 1)
