"""The companies in which heroes play: as rivals, in teams, all together, or alone against time."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.rules.events.cards import TacticGone
from ludotheque.games.mageknight.rules.pieces import DUMMY, NOBODY
from ludotheque.games.mageknight.rules.rounds.tactics import tactic_of
from ludotheque.games.mageknight.rules.scenario import Company, Part
from ludotheque.games.mageknight.rules.scenarios.scoring import (
    CATEGORY_NAMES,
    achievements,
    city_points,
    city_title,
    titles,
)
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import Ask

ROUND_LEFT: Final = 30
QUIET_END: Final = 5
CITY: Final = 10
ALL_CITIES: Final = 15
ALL_LEADERS: Final = 10


def fame_and_achievements(s: MageKnight, seat: int) -> list[Part]:
    """Return what a player's fame and the six categories bring (MK-GAME-09, MK-SCN-RECON-14)."""
    points = achievements(s, seat)
    found = [Part("fame", s.players[seat].fame, "MK-GAME-09")]
    for category, name in enumerate(CATEGORY_NAMES):
        found.append(Part(name, points[category], "MK-SCN-RECON-14"))
    return found


def speed_parts(s: MageKnight) -> list[Part]:
    """Return what rounds left, the dummy's cards and a quiet end bring."""
    dummy = s.dummy
    assert dummy is not None
    won = s.house.scenario.is_goal_reached(s)
    # A lost game has used up all rounds, and the end of the last one was announced.
    return [
        Part("rounds_left", ROUND_LEFT * (len(s.house.nights) - s.round) if won else 0, "MK-SCN-SOLO-15"),
        Part("dummy_cards", len(dummy.deck) if won or s.finished else 0, "MK-SCN-SOLO-16"),
        Part("quiet_end", QUIET_END if won and s.announced == NOBODY else 0, "MK-SCN-SOLO-17"),
    ]


def conquered_parts(s: MageKnight) -> list[Part]:
    """Return what each conquered city brings, and all of them."""
    fallen = sum([1 for city in s.cities if not city.tokens])
    return [
        Part("conquered_cities", CITY * fallen, "MK-SCN-SOLO-13"),
        Part("all_cities", ALL_CITIES if fallen == s.house.core_city else 0, "MK-SCN-SOLO-14"),
    ]


def rival_parts(s: MageKnight, seat: int) -> list[Part]:
    """Return fame, achievements and titles, and what the scenario counts."""
    title = Part("titles", sum(titles(s, seat)), "MK-SCN-RECON-14")
    return [*fame_and_achievements(s, seat), title, *s.house.scenario.own_parts(s, seat)]


def merged(rows: list[list[Part]], modest: bool) -> list[Part]:
    """Return the parts of a team: the lowest fame, the most Wounds, otherwise the best of all, or the least."""
    found: list[Part] = []
    for place, part in enumerate(rows[0]):
        points = [row[place].points for row in rows]
        lowest = part.name in ("fame", "wounds") or (modest and part.name in CATEGORY_NAMES)
        found.append(Part(part.name, min(points) if lowest else max(points), part.clause))
    return found


class Rivals(Company):
    """Each for themselves: titles for the best, the most points win."""

    def parts(self, s: MageKnight, seat: int) -> list[Part]:
        """Return fame, achievements and titles, and what the scenario counts."""
        return rival_parts(s, seat)

    def city_parts(self, s: MageKnight, seat: int) -> list[Part]:
        """Count cities, and the title of the best conqueror (MK-SCN-CONQ-11 to 13)."""
        return [
            Part("cities", city_points(s, seat), "MK-SCN-CONQ-11"),
            Part("best_conqueror", city_title(s, seat), "MK-SCN-CONQ-13"),
        ]

    def winners(self, s: MageKnight, scores: list[int]) -> list[int]:
        """Return those with the most points, who share the victory (MK-SCN-RECON-15)."""
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]


class Teams(Rivals):
    """Two against two, each with who sits opposite: a team has the worse fame and the better deeds (MK-TEAM)."""

    def are_allied(self, one: int, other: int) -> bool:
        """Let those who sit opposite stand together."""
        return one >= 0 and other >= 0 and one % 2 == other % 2

    def sides(self, players: int) -> list[list[int]]:
        """Return the two teams."""
        return [[seat for seat in range(players) if seat % 2 == side] for side in (0, 1)]

    def parts(self, s: MageKnight, seat: int) -> list[Part]:
        """Return what the team has in common (MK-TEAM-12 to 15)."""
        mates = [other for other in range(len(s.players)) if self.are_allied(seat, other)]
        return merged([rival_parts(s, mate) for mate in mates], False)


class Allies(Company):
    """All against the land: one team with a dummy player, which wins or loses as one (MK-SCN-COOP)."""

    def __init__(self, modest: bool) -> None:
        super().__init__()
        self.has_dummy = True
        self.dummy_first = True
        self.is_interactive = False
        self.has_titles = False
        self.rewards_speed = True
        # In each category the least of all counts, not the best.
        self.modest = modest

    def are_allied(self, one: int, other: int) -> bool:
        """Let all stand together."""
        return one >= 0 and other >= 0

    def sides(self, players: int) -> list[list[int]]:
        """Return the one team (MK-SCN-COOP-13)."""
        return [list(range(players))]

    def end_round(self, s: MageKnight) -> None:
        """Let one of the players' tactics leave the game, but for the last day and night (MK-SCN-COOP-11, 12)."""
        if s.round < len(s.house.nights) - 1:
            s.then([DropTactic(next(seat for seat in s.order if seat != DUMMY))])

    def parts(self, s: MageKnight, seat: int) -> list[Part]:
        """Return what all have in common, without titles (MK-SCN-COOP-16 to 18)."""
        shared = merged([fame_and_achievements(s, mate) for mate in range(len(s.players))], self.modest)
        return shared + s.house.scenario.own_parts(s, seat) + self.speed_parts(s)

    def city_parts(self, s: MageKnight, seat: int) -> list[Part]:
        """Count each city, all of them, and that everybody leads one (MK-SCN-COOP-19 to 21)."""
        leaders = [city.leader for city in s.cities if not city.tokens]
        everyone = all(mate in leaders for mate in range(len(s.players)))
        return [*conquered_parts(s), Part("all_leaders", ALL_LEADERS if everyone else 0, "MK-SCN-COOP-20")]

    def speed_parts(self, s: MageKnight) -> list[Part]:
        """Return what a quick end brings (MK-SCN-COOP-22 to 24)."""
        return speed_parts(s)

    def winners(self, s: MageKnight, scores: list[int]) -> list[int]:
        """Return all or nobody (MK-SCN-COOP-15)."""
        return list(range(len(scores))) if s.house.scenario.is_goal_reached(s) else []


class DropTactic(Ask[MageKnight]):
    """Choose, for all, which tactic of a real player leaves the game (MK-SCN-COOP-11)."""

    __slots__ = ()

    def options(self, s: MageKnight) -> list[Option]:
        """Offer those that were used this round."""
        return [Option("drop", "tactic", player.tactic) for player in s.players]

    def take(self, s: MageKnight, option: Option) -> None:
        """Remove it."""
        s.tactics_gone = [*s.tactics_gone, option.index]
        s.tell(TacticGone(self.seat, option.index))


class Alone(Company):
    """A dummy player sets the pace; what wins is the goal, and time left is worth points (MK-SCN-SOLO-06 to 17)."""

    def __init__(self) -> None:
        super().__init__()
        self.has_dummy = True
        self.is_interactive = False
        self.shares_skills = True
        self.has_titles = False
        self.rewards_speed = True

    def end_round(self, s: MageKnight) -> None:
        """Take the tactics of the round out of the game (MK-SCN-SOLO-09)."""
        s.tactics_gone = [*s.tactics_gone, *[tactic_of(s, seat) for seat in s.order]]

    def parts(self, s: MageKnight, seat: int) -> list[Part]:
        """Return fame and achievements, without titles, and what the scenario and speed bring (MK-SCN-SOLO-12)."""
        return fame_and_achievements(s, seat) + s.house.scenario.own_parts(s, seat) + self.speed_parts(s)

    def city_parts(self, s: MageKnight, seat: int) -> list[Part]:
        """Count each city, and all of them (MK-SCN-SOLO-13, 14)."""
        return conquered_parts(s)

    def speed_parts(self, s: MageKnight) -> list[Part]:
        """Return what rounds left, the dummy's cards and a quiet end bring (MK-SCN-SOLO-15 to 17)."""
        return speed_parts(s)

    def winners(self, s: MageKnight, scores: list[int]) -> list[int]:
        """Return the player if the goal is reached (MK-SCN-SOLO-11)."""
        return [0] if s.house.scenario.is_goal_reached(s) else []
