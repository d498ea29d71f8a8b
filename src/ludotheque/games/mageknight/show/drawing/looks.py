"""What a hero gives its seat: a colour, a shape and a pattern, the same on map, panels, shields and cards."""

from __future__ import annotations

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.state import MageKnight

# The shape of each hero's tokens, by its place among those of seats: diamond, hexagon, disc, shield.
SHAPES = {"arythea": 3, "goldyx": 4, "norowas": 0, "tovak": 2}
# The team whose frames are dashed.
SECOND = 2
PATTERNS = (
    '<pattern id="pattern-seat-arythea" width="13" height="13" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)">'
    '<path class="pattern-ink-arythea" d="M0 6.5H13M6.5 0V13" stroke-width="3.6"/></pattern>'
    '<pattern id="pattern-seat-goldyx" width="13" height="13" patternUnits="userSpaceOnUse">'
    '<circle class="pattern-ink-goldyx" cx="4" cy="4" r="2.9"/>'
    '<circle class="pattern-ink-goldyx" cx="10.5" cy="10.5" r="2.9"/></pattern>'
    '<pattern id="pattern-seat-norowas" width="12" height="11" patternUnits="userSpaceOnUse">'
    '<path class="pattern-ink-norowas" d="M0 5.5H12" stroke-width="4"/></pattern>'
    '<pattern id="pattern-seat-tovak" width="12" height="12" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><path class="pattern-ink-tovak" d="M0 6H12" stroke-width="5"/></pattern>'
)


def hero_look(hero: int) -> str:
    """Return the look of a hero; nothing before one is chosen."""
    return data.HEROES[hero] if hero >= 0 else ""


def looks(view: MageKnight) -> tuple[str, ...]:
    """Return the look of each seat; nothing where the place at the table still gives it."""
    return tuple(hero_look(player.hero) for player in view.players)


def look(view: MageKnight, seat: int) -> str:
    """Return what marks a seat in a drawing."""
    return hero_look(view.players[seat].hero) or str(seat + 1)


def shape(view: MageKnight, seat: int) -> int:
    """Return the shape of a seat's tokens."""
    return SHAPES.get(hero_look(view.players[seat].hero), seat)


def team_of(view: MageKnight, seat: int) -> int:
    """Return which team a seat is on, from one on; none where everybody plays for themselves or all together."""
    sides = view.house.company.sides(len(view.players))
    teams = [side for side in sides if len(side) > 1]
    return next((n for n, side in enumerate(teams, 1) if seat in side), 0) if len(teams) > 1 else 0
