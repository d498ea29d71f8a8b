"""A view as numbers of fixed length, for learners; seats are counted from the one that looks."""

from ludotheque.games.smallworld.rules.column import VISIBLE
from ludotheque.games.smallworld.rules.state import DRAGON, FORTRESS, HERO, HOLE, TRIBE, Folk, SmallWorld
from ludotheque.games.smallworld.rules.traits import SYMBOLS, TERRAINS
from ludotheque.kernel import UNKNOWN, waiting

QUESTIONS = (
    "Pick",
    "Begin",
    "March",
    "Leave",
    "Rearrange",
    "Place",
    "Build",
    "MoveCamps",
    "PlaceCamp",
    "PlaceHero",
    "MakePact",
    "RetireNow",
)


def features(view: SmallWorld, seat: int) -> list[float]:
    """Return what a seat sees: turn, question, each region, each player, each combination on offer."""
    numbers = [view.turn / view.map.turns, max(view.die, 0) / 3, float(view.dragon_flew), float(view.acted)]
    asked = [type(ask).__name__ for ask in waiting(view) if ask.seat == seat]
    numbers += [float(name in asked) for name in QUESTIONS]
    for region in range(view.map.size):
        numbers += region_features(view, region, seat)
    for i in range(len(view.players)):
        numbers += player_features(view, (seat + i) % len(view.players), seat)
    for i in range(VISIBLE):
        numbers += combo_features(view, i)
    return numbers


def one_hot(index: int, size: int) -> list[float]:
    """Return zeros with a one at the index, or only zeros if it is outside."""
    return [float(i == index) for i in range(size)]


def region_features(view: SmallWorld, region: int, seat: int) -> list[float]:
    """Return who holds a region, with what, and what is printed there."""
    land, world = view.lands[region], view.map
    owner = (land.owner - seat) % len(view.players) if land.owner >= 0 else -1
    return [
        *one_hot(owner, len(view.players)),
        *one_hot(land.race, len(view.tiles.banners)),
        *one_hot(world.terrain[region], TERRAINS),
        *[float(world.symbols[region] >> symbol & 1) for symbol in range(SYMBOLS)],
        *[float(land.marks & mark > 0) for mark in (FORTRESS, HOLE, HERO, DRAGON)],
        float(land.race == TRIBE),
        float(land.declined),
        land.tokens / 10,
        land.camps / 5,
    ]


def player_features(view: SmallWorld, seat: int, looker: int) -> list[float]:
    """Return a player's purse if known, active race and power, hand, races in decline and pact."""
    player = view.players[seat]
    known = player.coins != UNKNOWN
    folk = player.folk
    past = {old.race for old in player.past}
    return [
        float(known),
        player.coins / 100 if known else 0.0,
        float(player.pact == looker),
        *one_hot(folk.race if folk else -1, len(view.tiles.banners)),
        *one_hot(folk.power if folk else -1, len(view.tiles.badges)),
        tokens_at_hand(view, folk) / 20,
        *[float(race in past) for race in range(len(view.tiles.banners))],
    ]


def tokens_at_hand(view: SmallWorld, folk: Folk | None) -> int:
    """Return the tokens a race can attack with."""
    return view.ready(folk) if folk is not None else 0


def combo_features(view: SmallWorld, index: int) -> list[float]:
    """Return a combination on offer, or zeros where there is none."""
    combo = view.column[index] if index < len(view.column) else None
    return [
        *one_hot(combo.race if combo else -1, len(view.tiles.banners)),
        *one_hot(combo.power if combo else -1, len(view.tiles.badges)),
        combo.coins / 10 if combo else 0.0,
    ]
