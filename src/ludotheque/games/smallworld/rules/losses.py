"""Losing regions: casualties, tokens taken back in hand, and races that disappear."""

from __future__ import annotations

from ludotheque.games.smallworld.rules.column import give_back
from ludotheque.games.smallworld.rules.events import TokensLost, Vanished
from ludotheque.games.smallworld.rules.state import EMPTY, NOBODY, Folk, SmallWorld


def drive_out(s: SmallWorld, region: int) -> None:
    """Empty a region that is taken: its race loses a token and takes back the rest (SW-LOSS-01 to 03, 07)."""
    land = s.lands[region]
    s.lands[region] = EMPTY
    if land.owner < 0:
        return
    folk = s.folk(land.owner, land.race)
    lost = s.trait(folk).lost_per_defeat
    s.tray[land.race] += lost
    folk.hand += land.tokens - lost
    s.tell(TokensLost(land.owner, region, land.race, lost, land.tokens - lost))
    bury_if_gone(s, land.owner, folk)


def replace_token(s: SmallWorld, region: int) -> None:
    """Send a lone token to the tray without retreat, Elf or not (SW-RACE-SORCERERS-07)."""
    land = s.lands[region]
    s.lands[region] = EMPTY
    s.tray[land.race] += land.tokens
    bury_if_gone(s, land.owner, s.folk(land.owner, land.race))


def bury_if_gone(s: SmallWorld, seat: int, folk: Folk) -> None:
    """Give the tile of a race without any token back, at once (SW-DECLINE-10, RULINGS)."""
    if s.lives(folk):
        return
    player = s.players[seat]
    if folk.declined:
        player.past.remove(folk)
    else:
        player.folk = None
        player.pact = NOBODY
    s.tell(Vanished(seat, folk.race))
    give_back(s, folk)


def sweep_away(s: SmallWorld, seat: int, folk: Folk) -> None:
    """Take a race in decline off the board for good (SW-DECLINE-11)."""
    for region, land in enumerate(s.lands):
        if land.race == folk.race:
            s.tray[folk.race] += land.tokens
            s.lands[region] = EMPTY
    s.tray[folk.race] += folk.hand
    folk.hand = 0
    bury_if_gone(s, seat, folk)
