"""What training may weigh in a seat's prospects: named features, put on scales while its hope is counted."""

from __future__ import annotations

from typing import Final

from ludotheque.games.smallworld.rules.state import Folk, SmallWorld
from ludotheque.scales import Scales

# Banners and badges there is room for; more would change what weights mean.
BANNERS: Final = 16
BADGES: Final = 24

FIGURES: Final = (
    "seat",
    "hope of coming turns",
    "turn under way",
    "no active race",
    "regions",
    "regions kept",
    "coins kept",
    "coins of past races",
    "regions of past races",
    "past regions in reach of enemies",
    "tokens",
    "tokens beyond one per region",
    "tokens in hand",
    "active regions in reach of enemies",
    "single tokens in reach of enemies",
    "turns of the race",
    "first turn of the race",
    "tokens of a race in its first turn",
    "danger before the next turn",
    "regions the enemies' races hold",
    "enemies without an active race",
    "empty regions and tribes",
    "coins on offer",
    "may still conquer",
    "redeploys",
    "an enemy's turn is under way",
    "tokens an enemy can still attack with",
    "regions in reach of an enemy with tokens",
)
(
    SEAT,
    HOPE,
    UNDER_WAY,
    IDLE,
    REGIONS,
    KEPT_REGIONS,
    KEPT_COINS,
    PAST_COINS,
    PAST_REGIONS,
    PAST_FRONT,
    TOKENS,
    SPARE,
    HAND,
    FRONT,
    SINGLES,
    TURNS,
    FIRST_TURN,
    FIRST_TOKENS,
    DANGER,
    ENEMY_REGIONS,
    ENEMY_IDLE,
    EMPTY_LAND,
    OFFERED,
    MARCHING,
    REDEPLOYING,
    ENEMY_BUSY,
    ENEMY_HAND,
    ENEMY_REACH,
) = range(len(FIGURES))
RACE: Final = len(FIGURES)
POWER: Final = RACE + BANNERS
PAST_RACE: Final = POWER + BADGES
HANDS: Final = PAST_RACE + BANNERS
NAMES: Final = (
    *FIGURES,
    *(f"race {race}" for race in range(BANNERS)),
    *(f"power {power}" for power in range(BADGES)),
    *(f"race {race} in decline" for race in range(BANNERS)),
    *(f"tokens beyond one per region, race {race}" for race in range(BANNERS)),
)


def notice_board(scales: Scales, s: SmallWorld, seat: int, front: int, hand: int) -> None:
    """Put the regions of a seat and of its enemies on the scales."""
    past = past_front = fronting = singles = enemies = empty = 0
    for region, land in enumerate(s.lands):
        if land.owner < 0:
            empty += 1
        elif land.owner != seat:
            enemies += 1 if not land.declined else 0
        elif land.declined:
            past += 1
            past_front += front >> region & 1
        elif front >> region & 1:
            fronting += 1
            singles += 1 if land.tokens + land.camps == 1 and land.marks == 0 else 0
    scales.put(PAST_REGIONS, float(past))
    scales.put(PAST_FRONT, float(past_front))
    scales.put(FRONT, float(fronting))
    if s.seat != seat and hand > 0:
        scales.put(ENEMY_REACH, float(fronting + past_front))
    scales.put(SINGLES, float(singles))
    scales.put(ENEMY_REGIONS, float(enemies))
    scales.put(EMPTY_LAND, float(empty))


def notice_seats(scales: Scales, s: SmallWorld, seat: int, danger: float) -> None:
    """Put on the scales that a seat is there, its past races, and what its enemies are about."""
    scales.put(SEAT, 1.0)
    scales.put(DANGER, danger)
    idle = 0
    for other, player in enumerate(s.players):
        if other != seat and player.folk is None:
            idle += 1
    scales.put(ENEMY_IDLE, float(idle))
    for folk in s.players[seat].past:
        if folk.race < BANNERS:
            scales.put(PAST_RACE + folk.race, 1.0)


def notice_turn(scales: Scales, is_own: bool, marches: bool, hand: int) -> None:
    """Put a turn that is under way on the scales: the seat's own one, or an enemy's."""
    if not is_own:
        scales.put(ENEMY_BUSY, 1.0)
        scales.put(ENEMY_HAND, float(min(hand, 6)))
    elif marches:
        scales.put(MARCHING, 1.0)
    else:
        scales.put(REDEPLOYING, 1.0)


def notice_race(scales: Scales, folk: Folk, tokens: float, spare: float) -> None:
    """Put the active race of a seat on the scales."""
    if folk.race < BANNERS:
        scales.put(RACE + folk.race, 1.0)
        scales.put(HANDS + folk.race, spare)
    if folk.power < BADGES:
        scales.put(POWER + folk.power, 1.0)
    scales.put(TOKENS, tokens)
    scales.put(SPARE, spare)
    scales.put(HAND, float(folk.hand))
    scales.put(TURNS, float(min(folk.turns, 5)))
    if folk.turns == 0:
        scales.put(FIRST_TURN, 1.0)
        scales.put(FIRST_TOKENS, tokens)


def notice_idleness(scales: Scales, s: SmallWorld) -> None:
    """Put on the scales that a seat has no active race, and what lies on offer."""
    scales.put(IDLE, 1.0)
    best = 0
    for place, combo in enumerate(s.column):
        best = max(best, combo.coins - place)
    scales.put(OFFERED, float(best))
