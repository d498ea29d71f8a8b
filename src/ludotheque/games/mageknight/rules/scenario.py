"""What a scenario is, and what company heroes play it in: everything the rest of the rules may ask them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from ludotheque.games.mageknight.rules.pieces import Player
    from ludotheque.games.mageknight.rules.state import MageKnight


class Plan:
    """The set-up of a scenario for one number of players; without levels its cities have no garrison."""

    __slots__ = ("city_levels", "core_city", "core_plain", "countryside", "players", "shape")

    def __init__(
        self, players: int, shape: str, countryside: int, core_city: int, core_plain: int, city_levels: list[int]
    ) -> None:
        self.players = players
        self.shape = shape
        self.countryside = countryside
        self.core_city = core_city
        self.core_plain = core_plain
        self.city_levels = city_levels


class Part:
    """A part of a final score: its name in the words, its points, and the clause that gives them."""

    __slots__ = ("clause", "name", "points")

    def __init__(self, name: str, points: int, clause: str) -> None:
        self.name = name
        self.points = points
        self.clause = clause


@mypyc_attr(allow_interpreted_subclasses=True)
class Company:
    """How those at the table stand to each other: what that adds to the rules of any scenario."""

    def __init__(self) -> None:
        self.has_dummy = False
        # Spells and skills that touch other players are in the game.
        self.is_interactive = True
        # Each skill gained also reveals one of the dummy's hero.
        self.shares_skills = False
        # Rounds and cards left at the end are worth points.
        self.rewards_speed = False

    def end_round(self, s: MageKnight) -> None:
        """Do what the company does at the end of a round that another one follows."""

    def basic_parts(self, s: MageKnight, seat: int) -> list[Part]:
        """Return what counts in every scenario: fame, achievements, titles."""
        raise NotImplementedError

    def speed_parts(self, s: MageKnight) -> list[Part]:
        """Return what a quick end brings."""
        return []

    def winners(self, s: MageKnight, scores: list[int]) -> list[int]:
        """Return who has won with these scores."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenario:
    """One scenario of the book: set-up, special rules, goal, end and score."""

    def __init__(self, name: str, clause: str, rounds: str, plans: list[Plan]) -> None:
        # The name by which tables, records and words know it; the clause on who may play it.
        self.name = name
        self.clause = clause
        # D is a day, N a night.
        self.rounds = rounds
        self.plans = plans
        # The goal by its name in the words; whether exploring alone reaches it.
        self.goal = ""
        self.is_search = False
        # The clause that closes the gates of the city, if one does.
        self.city_closed_by = ""
        # Countryside tiles come in the order of their numbers.
        self.has_sorted_tiles = False
        # Players may fight each other, unless the table agrees otherwise.
        self.has_duels = True
        # More dice in the source and units on offer; more fame for each new row of its track.
        self.more_on_offer = 0
        self.fame_per_row = 0

    # Before the game.

    def plan(self, players: int) -> Plan | None:
        """Return the set-up for a number of players, if there is one."""
        for plan in self.plans:
            if plan.players == players:
                return plan
        return None

    def objection(self, options: Mapping[str, str]) -> tuple[str, str] | None:
        """Return what speaks against these table options, by its name in the words, and the clause it rests on."""
        return None

    def equip(self, player: Player) -> None:
        """Give a hero what the scenario starts it with."""

    # Special rules.

    def offers_elite(self, s: MageKnight) -> bool:
        """Tell whether a new unit offer holds elite units (MK-ROUND-08, 09)."""
        return s.core_seen

    def reward_explorer(self, s: MageKnight, seat: int) -> None:
        """Give a hero what exploring a tile brings."""

    # Goal, end and score.

    def progress(self, s: MageKnight) -> tuple[int, int]:
        """Return how much of the goal is reached, and of how much."""
        raise NotImplementedError

    def is_goal_reached(self, s: MageKnight) -> bool:
        """Tell whether the goal is reached, after which everybody has one last turn."""
        done, whole = self.progress(s)
        return done == whole

    def own_parts(self, s: MageKnight, seat: int) -> list[Part]:
        """Return what only this scenario counts."""
        return []

    def parts(self, s: MageKnight, seat: int) -> list[Part]:
        """Return all that makes a final score (MK-GAME-09)."""
        company = s.house.company
        return company.basic_parts(s, seat) + self.own_parts(s, seat) + company.speed_parts(s)

    def score(self, s: MageKnight, seat: int) -> int:
        """Return the final score of a player."""
        return sum([part.points for part in self.parts(s, seat)])

    def winners(self, s: MageKnight, scores: list[int]) -> list[int]:
        """Return who has won with these scores; nobody if the list is empty."""
        return s.house.company.winners(s, scores)
