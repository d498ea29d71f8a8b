"""A view as numbers of fixed length, for learners; seats are counted from the one that looks."""

from ludotheque.games.immortals.rules.state import (
    CAPITAL,
    CARDS,
    COLOURS,
    CONFLICT,
    GREEN,
    NONE,
    PLACES,
    REGIONS,
    SANCTUARY,
    SPACES,
    Immortals,
)
from ludotheque.kernel import UNKNOWN, waiting

QUESTIONS = (
    "OccupyStart",
    "ChooseCard",
    "ChooseRegion",
    "ChooseGroup",
    "SplitFallen",
    "DrawCard",
    "SendArmy",
    "Plan",
    "Lay",
    "Reveal",
    "Compensate",
    "Extract",
    "Transition",
    "Build",
    "BuildSanctuary",
    "Attack",
    "ChooseTarget",
    "CommitArmies",
    "ChooseDestination",
    "MoveArmies",
    "Cast",
    "SpreadArmies",
    "KeepCard",
    "NameRegion",
)
MOST_GROUPS = 8


def features(view: Immortals, seat: int) -> list[float]:
    """Return what a seat sees: round, question, each place, each player, tower and supply."""
    rounds = view.house.rounds
    numbers = [view.round / rounds, len(view.deck) / 60, discarded(view) / 60]
    asked = [type(ask).__name__ for ask in waiting(view) if ask.seat == seat]
    numbers += [float(name in asked) for name in QUESTIONS]
    for place in range(PLACES):
        numbers += place_features(view, place, seat)
    numbers += [view.green / 20, view.inside[GREEN] / 20, view.tiles / 50, view.portals / 26]
    for i in range(len(view.players)):
        numbers += player_features(view, (seat + i) % len(view.players))
    return numbers + card_features(view, seat)


def discarded(view: Immortals) -> int:
    """Return how many Conflict cards lie on the discard piles."""
    return len(view.discard) + sum(len(pile) for pile in view.discards)


def one_hot(index: int, size: int) -> list[float]:
    """Return zeros with a one at the index, or only zeros if it is outside."""
    return [float(i == index) for i in range(size)]


def place_features(view: Immortals, place: int, seat: int) -> list[float]:
    """Return whose armies stand in a place, how many, what is built there, and who has the Region card."""
    count = len(view.players)
    owner, holder = view.owner[place], view.holder[place % REGIONS]
    return [
        *one_hot((owner - seat) % count if owner >= 0 else NONE, count),
        view.armies[place] / 10,
        float(view.buildings[place] == SANCTUARY),
        float(view.buildings[place] == CAPITAL),
        float(view.ways >> place & 1),
        *one_hot((holder - seat) % count if holder >= 0 else NONE, count),
    ]


def player_features(view: Immortals, seat: int) -> list[float]:
    """Return a player's tribes, resources, points, cubes and how far the plan is."""
    player = view.players[seat]
    return [
        *one_hot(player.light, len(view.world.light)),
        *one_hot(player.dark, len(view.world.dark)),
        player.gold / 20,
        player.energy / 20,
        player.score / 60,
        *(cubes / 10 for cubes in player.limbo),
        *(player.groups[i] / 10 if i < len(player.groups) else 0.0 for i in range(MOST_GROUPS)),
        view.inside[seat] / 10,
        view.tray[seat] / 10,
        len(player.conflicts) / 10,
        float(player.passed),
        float(view.first == seat),
        float(view.leader == seat),
        *(float(card != NONE) for card in player.spaces),
    ]


def card_features(view: Immortals, seat: int) -> list[float]:
    """Return the cards of the seat that looks: in hand, to choose from, and laid on each space."""
    own = view.players[seat] if seat >= 0 else None
    mine = {*own.conflicts, *own.draft} - {UNKNOWN} if own else set()
    held = [float(card in mine) for card in range(CONFLICT, CARDS)]
    spaces = own.spaces if own else [NONE] * SPACES
    laid = [(card + 1) / CARDS if card >= 0 else 0.0 for card in spaces]
    return held + laid + [cubes / 10 for cubes in view.tray[:COLOURS]]
