"""Positions of Immortals in ids: what need not be said in them, and what could not lie on a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludotheque.game import Setup
from ludotheque.games.immortals import data
from ludotheque.games.immortals.rules.rounds.planning import Planning, takes
from ludotheque.games.immortals.rules.rounds.resolution import Resolution
from ludotheque.games.immortals.rules.rounds.rounds import Round
from ludotheque.games.immortals.rules.rounds.scoring import Scoring
from ludotheque.games.immortals.rules.start.drafting import DealHands, DeploymentTurn, EndStartingRound
from ludotheque.games.immortals.rules.start.initialisation import FillTower
from ludotheque.games.immortals.rules.start.setup import CUBES, EXTRA_GROUPS_UP_TO, fill_groups
from ludotheque.games.immortals.rules.state import (
    BLANK,
    BLANKS,
    CAPITAL,
    CONFLICT,
    DARK,
    GREEN,
    LIGHT,
    MAGIC,
    NOBODY,
    NONE,
    PLACES,
    REGIONS,
    SPACES,
    Immortals,
    Player,
    card_realm,
)
from ludotheque.games.immortals.words.en.troubles import TROUBLES as EN
from ludotheque.games.immortals.words.fr.troubles import TROUBLES as FR
from ludotheque.kernel import advance
from ludotheque.kernel.step import Step
from ludotheque.tomltext import Path
from ludotheque.writing import SEAT, SEATS, Given, Keyed, Mask, Named, Reversed, Trouble, Writing, troubles_in

REALMS = ("light", "dark")
REGION_IDS = [row["id"] for row in data.REGIONS]
PLACE_IDS = [f"{id}_{realm}" for realm in REALMS for id in REGION_IDS]
# Region cards, Conflict cards and jokers of each realm, Magic cards, blank cards: in the order of their numbers.
CONFLICT_IDS = [
    id
    for realm in REALMS
    for id in (*(f"{region}_{realm}" for region in REGION_IDS), *(f"joker_{name}_{realm}" for name in data.PROVINCE))
]
CARD_IDS = [*REGION_IDS, *CONFLICT_IDS, *(row["id"] for row in data.MAGIC_CARDS), "blank"]
SPACE_IDS = [row["id"] for row in data.SPACES]
COLOUR_IDS = [*SEATS[:GREEN], "green"]

# Where a file may begin: in a round, which does so with Reinforcement, or in the starting round.
ROUND = ("round", "planning", "resolution", "scoring")
LATER: tuple[type[Step[Immortals]], ...] = (Planning, Resolution, Scoring)
STARTING: dict[str, type[Step[Immortals]]] = {
    "deployment": DeploymentTurn,
    "resources": EndStartingRound,
    "tower": FillTower,
}
PHASES = (*ROUND, *STARTING)

trouble = troubles_in(EN, FR)


def named(ids: Sequence[str]) -> Named:
    """Return the spelling of numbers that stand for components, or for none."""
    return Named(lambda setup: ids, none=NONE)


def places(setup: Setup) -> Sequence[str]:
    """Return the regions of both realms."""
    return PLACE_IDS


CARD, PLACE, SPACE = named(CARD_IDS), named(PLACE_IDS), named(SPACE_IDS)
COLOURS = Keyed(lambda setup: COLOUR_IDS)


def empty_board() -> Player:
    """Return a player of whom nothing is said."""
    player = Player(NONE, NONE, 0)
    player.clear()
    return player


def settle(s: Immortals, given: Given) -> None:
    """Count reserves and supplies, make the deck of what nobody has, and begin a round if nothing else is to do."""
    lay_out_boards(s)
    if given.is_by_hand and given.phase in STARTING:
        settle_start(s, given)
    for seat, player in enumerate(s.players):
        player.reserve = CUBES - cubes_out(s, seat)
    s.green = s.world.greens - s.inside[GREEN] - s.tray[GREEN]
    s.tiles = s.world.buildings - sum(1 for building in s.buildings if building)
    s.portals = s.world.portals - s.ways.bit_count()
    if given.is_by_hand and given.phase not in STARTING:
        settle_round(s, given)
    elif "round" in given and s.round > 0:
        shuffle_and_begin(s, given)
    # What is thrown into the tower at once may be written in the file.
    if given.phase not in ("resources", "tower"):
        advance(s)


def lay_out_boards(s: Immortals) -> None:
    """See that boards have their limbos and spaces; spaces of which nothing is said are empty."""
    for seat, player in enumerate(s.players):
        if len(player.limbo) != len(REALMS):
            raise trouble(("players", seat, "limbo"), "limbos")
        if len(player.spaces) > SPACES:
            raise trouble(("players", seat, "spaces"), "spaces", spaces=SPACES)
        player.spaces += [NONE] * (SPACES - len(player.spaces))


def settle_start(s: Immortals, given: Given) -> None:
    """Lay out boards and cards of the starting round, and begin the phase of it that is said."""
    if s.round > 0:
        raise trouble(("round",), "starting")
    if "leader" not in given:
        s.leader = s.first
    for seat, player in enumerate(s.players):
        if "players" in given and f"players.{seat}.groups" not in given and given.phase == "deployment":
            fill_groups(s, player, len(s.players) <= EXTRA_GROUPS_UP_TO)
        if player.draft:
            player.draft_realm = card_realm(player.draft[0])
    if given.phase == "tower":
        shuffle_deck(s, given)
    elif "piles" not in given:
        s.piles = [[], []]
        for card in unnamed(s):
            s.piles[card_realm(card)].append(card)
    has_hands = any(player.draft for player in s.players)
    if "agenda" not in given:
        s.agenda = [DealHands() if given.phase == "deployment" and not has_hands else STARTING[given.phase]()]


def settle_round(s: Immortals, given: Given) -> None:
    """Begin the first round if none is said; what was in reserve has left the game (IM-TOWER-04)."""
    if "players" in given and not {"round", "agenda"} & given.names:
        s.round = 1
    if not 0 <= s.round <= s.house.rounds:
        raise trouble(("round",), "round", most=s.house.rounds)
    if s.round > 0:
        for player in s.players:
            player.box += max(0, player.reserve)
            player.reserve = min(0, player.reserve)
        shuffle_and_begin(s, given)


def shuffle_and_begin(s: Immortals, given: Given) -> None:
    """Make the deck, and begin a round or a phase of it, unless the file says otherwise."""
    if "piles" not in given:
        shuffle_deck(s, given)
    if "agenda" not in given:
        begin(s, given)


def begin(s: Immortals, given: Given) -> None:
    """Let a round begin, or a later phase of one."""
    s.agenda = [Round()]
    if given.phase in ROUND[1:]:
        if "leader" not in given:
            s.leader = s.first
        s.then([step() for step in LATER[ROUND.index(given.phase) - 1 :]])
    else:
        s.round -= 1


def cubes_out(s: Immortals, seat: int) -> int:
    """Return how many cubes of a seat are not in its reserve."""
    player = s.players[seat]
    standing = sum(s.armies[place] for place in range(PLACES) if s.owner[place] == seat)
    return player.box + sum(player.limbo) + sum(player.groups) + standing + s.inside[seat] + s.tray[seat]


def shuffle_deck(s: Immortals, given: Given) -> None:
    """Put the Conflict cards that nobody has into the deck, unless it is said what lies there."""
    s.piles, s.discards = [[], []], [[], []]
    if "deck" not in given:
        s.deck = unnamed(s)
        s.shuffle(s.deck)


def unnamed(s: Immortals) -> list[int]:
    """Return the Conflict cards that lie nowhere."""
    had = {card for _, card in conflicts(s)}
    return [card for card in range(CONFLICT, MAGIC) if card not in had]


def conflicts(s: Immortals) -> list[tuple[Path, int]]:
    """Return all Conflict cards, and where a file tells of them."""
    found: list[tuple[Path, int]] = []
    for seat, player in enumerate(s.players):
        found += [(("players", seat, "conflicts"), card) for card in player.conflicts]
        found += [(("players", seat, "draft"), card) for card in player.draft]
        if player.chosen != NONE and player.chosen not in player.draft:
            found.append((("players", seat, "chosen"), player.chosen))
    found += [(("deck",), card) for card in s.deck] + [(("discard",), card) for card in s.discard]
    found += [(("piles",), card) for pile in s.piles for card in pile]
    return found + [(("discards",), card) for pile in s.discards for card in pile]


def troubles(s: Immortals) -> Iterator[Trouble]:
    """Find what is lost, doubled or misplaced."""
    for seat in range(len(s.players)):
        yield from player_troubles(s, seat)
    yield from place_troubles(s)
    yield from card_troubles(s)
    if min(s.green, s.tiles, s.portals, *s.inside, *s.tray) < 0:
        yield trouble((), "supply")


def player_troubles(s: Immortals, seat: int) -> Iterator[Trouble]:
    """See that a player has tribes, no more cubes than there are, and lays only own cards."""
    player, path = s.players[seat], ("players", seat)
    if player.light not in range(len(s.world.light)) or player.dark not in range(len(s.world.dark)):
        yield trouble(path, "no-tribes")
        return
    if player.reserve < 0:
        out = CUBES - player.reserve
        most = max((place for place in range(PLACES) if s.owner[place] == seat), key=s.armies.__getitem__, default=NONE)
        blamed = ("armies", PLACE_IDS[most]) if most != NONE and s.armies[most] > CUBES // 2 else path
        yield trouble(blamed, "too-many-cubes", out=out, cubes=CUBES)
    if min(player.gold, player.energy, player.box, *player.limbo, *player.groups, 0) < 0:
        yield trouble(path, "negative")
    for id, realm in (("light", LIGHT), ("dark", DARK)):
        if tribe_of(player, realm) in [tribe_of(other, realm) for other in s.players[:seat]]:
            tribes = data.DARK_TRIBES if realm else data.LIGHT_TRIBES
            yield trouble((*path, id), "same-tribe", tribe=tribes[tribe_of(player, realm)]["id"])
    yield from board_troubles(s, seat)


def tribe_of(player: Player, realm: int) -> int:
    """Return one of the two tribes of a player."""
    return player.dark if realm == DARK else player.light


def board_troubles(s: Immortals, seat: int) -> Iterator[Trouble]:
    """See that a player lays only own cards, each once, where they go (IM-PLAN-02 to 04, IM-ACT-03)."""
    player, path = s.players[seat], ("players", seat, "spaces")
    for space, card in enumerate(player.spaces):
        if (0 <= card < CONFLICT and s.holder[card] != seat) or (
            CONFLICT <= card < MAGIC and card not in player.conflicts
        ):
            yield trouble(path, "not-own", id=CARD_IDS[card])
        if card < 0:
            continue
        times = player.spaces.count(card)
        if times > (BLANKS if card == BLANK else 1):
            yield trouble(path, "laid-often", id=CARD_IDS[card], times=times)
        if not takes(s, seat, space, card):
            yield trouble(path, "no-space", id=CARD_IDS[card], space=SPACE_IDS[space])


def place_troubles(s: Immortals) -> Iterator[Trouble]:
    """See that armies have an owner, and that no province has two Capitals in one realm."""
    for place, id in enumerate(PLACE_IDS):
        if s.armies[place] < 0 or (s.armies[place] > 0) != (s.owner[place] != NOBODY):
            yield trouble(("armies", id), "no-owner", id=id)
    for first in (0, REGIONS):
        capitals = [s.world.province[region] for region in range(REGIONS) if s.buildings[first + region] == CAPITAL]
        if len(set(capitals)) < len(capitals):
            yield trouble(("buildings",), "capitals")


def card_troubles(s: Immortals) -> Iterator[Trouble]:
    """See that each Conflict card is in one place."""
    seen: set[int] = set()
    for path, card in conflicts(s):
        if not CONFLICT <= card < MAGIC:
            yield trouble(path, "no-conflict")
        elif card in seen:
            yield trouble(path, "doubled", card=CARD_IDS[card])
        seen.add(card)
    if missing := [CARD_IDS[card] for card in range(CONFLICT, MAGIC) if card not in seen]:
        listed = ", ".join(missing[:3])
        yield trouble(("deck",), "missing", listed=listed)


WRITING = Writing(
    fields={
        "owner": Keyed(places, SEAT),
        "armies": Keyed(places),
        "buildings": Keyed(places, Named(lambda setup: ("none", "sanctuary", "capital"))),
        "ways": Mask(places),
        "holder": Keyed(lambda setup: REGION_IDS, SEAT),
        "inside": COLOURS,
        "tray": COLOURS,
        **dict.fromkeys(("deck", "discard", "piles", "discards"), Reversed(CARD)),
        **dict.fromkeys(("conflicts", "draft", "chosen", "spaces", "card"), CARD),
        **dict.fromkeys(("place", "origin", "target", "goal"), PLACE),
        "space": SPACE,
        "Player.light": Named(lambda setup: [row["id"] for row in data.LIGHT_TRIBES], none=NONE),
        "Player.dark": Named(lambda setup: [row["id"] for row in data.DARK_TRIBES], none=NONE),
        "first": SEAT,
        "leader": SEAT,
    },
    kinds={"players": "Player"},
    blanks=(empty_board(),),
    implied={"": ("green", "tiles", "portals"), "Player": ("reserve",)},
    always=("agenda", "deck", "discard", "discards", "piles", "players"),
    phases=PHASES,
    settle=settle,
    troubles=troubles,
    # A cube inside comes loose or stays; one that is thrown in is stuck or falls through.
    faces={"loose": 0, "stays": -1, "stuck": 0, "falls": -1},
    figures={
        "points": lambda s, seat: s.players[seat].score,
        "gold": lambda s, seat: s.players[seat].gold,
        "energy": lambda s, seat: s.players[seat].energy,
        "regions": lambda s, seat: s.owner.count(seat),
        "armies": lambda s, seat: sum(army for place, army in enumerate(s.armies) if s.owner[place] == seat),
        "buildings": lambda s, seat: sum(
            1 for place, built in enumerate(s.buildings) if built and s.owner[place] == seat
        ),
    },
    moment=lambda s: s.round,
    elements={
        "region-light": lambda s, index: REGION_IDS[index],
        "region-dark": lambda s, index: REGION_IDS[index],
        "space": lambda s, index: SPACE_IDS[index],
        "card": lambda s, index: CARD_IDS[index],
    },
)
