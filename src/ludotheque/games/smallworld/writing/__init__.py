"""Positions of Small World in ids, and what need not be said in them."""

from collections.abc import Sequence

from ludotheque.game import Setup
from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.rules.state import EMPTY, NOBODY, NONE, TRIBE, Combo, Folk, Player
from ludotheque.games.smallworld.writing.checking import PIECES, called, troubles
from ludotheque.games.smallworld.writing.filling import settle
from ludotheque.writing import SEAT, SEATS, Dealt, Keyed, Mask, Named, Reversed, Writing, seats_of


def regions(setup: Setup) -> Sequence[str]:
    """Return the regions of a board."""
    return [place.id for place in data.places(setup.players)]


RACE = Named(lambda setup: [tile.id for tile in data.RACES], none=NONE, tribe=TRIBE)
POWER = Named(lambda setup: [tile.id for tile in data.POWERS], none=NONE)
REGION = Named(regions, none=NONE)

WRITING = Writing(
    fields={
        "race": RACE,
        "power": POWER,
        "region": REGION,
        "race_pile": Reversed(RACE),
        "power_pile": Reversed(POWER),
        "spent_powers": Reversed(POWER),
        "lands": Keyed(regions),
        "players": Dealt(),
        "marks": Mask(lambda setup: list(PIECES)),
        "conquered": Mask(regions),
        "attacked": Mask(seats_of),
        "replaced": Mask(seats_of),
        "first": SEAT,
        "pact": SEAT,
    },
    kinds={"lands": "Land", "players": "Player", "folk": "Folk", "past": "Folk", "column": "Combo"},
    blanks=(EMPTY, Player(5), Folk(NONE, NONE), Combo(NONE, NONE, 0)),
    implied={"": ("tray",), "Land": ("owner", "declined"), "Folk": ("declined",)},
    always=("agenda", "column", "players", "power_pile", "race_pile"),
    settle=settle,
    troubles=troubles,
    faces={"0": 0, "1": 3, "2": 4, "3": 5},
    figures={
        "coins": lambda s, seat: s.players[seat].coins,
        "regions": lambda s, seat: sum(1 for land in s.lands if land.owner == seat),
        "rivals": lambda s, seat: sum(1 for land in s.lands if land.owner not in (NOBODY, seat)),
    },
    moment=lambda s: s.turn * len(SEATS) + s.seat,
    elements={
        "region": lambda s, index: called(s, index) if index < len(s.lands) else "",
        "combo": lambda s, index: data.RACES[s.column[index].race].id if index < len(s.column) else "",
        "seat": lambda s, index: SEATS[index],
    },
)
