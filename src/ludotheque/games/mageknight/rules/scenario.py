"""What a scenario is, and what company heroes play it in: everything the rest of the rules may ask them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ludotheque.game import Refusal
from ludotheque.games.mageknight.rules.traits import KEEP
from ludotheque.kernel.option import Option

if TYPE_CHECKING:
    from ludotheque.games.mageknight.rules.fight import Combat
    from ludotheque.games.mageknight.rules.pieces import Player
    from ludotheque.games.mageknight.rules.state import MageKnight


class Plan:
    """The set-up of a scenario for one number of players; without levels its cities have no garrison."""

    __slots__ = ("city_levels", "core_city", "core_plain", "countryside", "players", "rounds", "shape")

    def __init__(
        self,
        players: int,
        shape: str,
        countryside: int,
        core_city: int,
        core_plain: int,
        city_levels: list[int],
        rounds: str = "",
    ) -> None:
        # Where so many players have other rounds than the scenario says.
        self.rounds = rounds
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
        # The dummy draws its tactic before the players choose theirs.
        self.dummy_first = False
        # Spells and skills that touch other players are in the game.
        self.is_interactive = True
        # Each skill gained also reveals one of the dummy's hero.
        self.shares_skills = False
        # The best in a category have a title worth points.
        self.has_titles = True
        # Rounds and cards left at the end are worth points.
        self.rewards_speed = False

    def are_allied(self, one: int, other: int) -> bool:
        """Tell whether two seats stand together."""
        return one == other

    def sides(self, players: int) -> list[list[int]]:
        """Return the seats that stand together: each for itself, or those of a team."""
        return [[seat] for seat in range(players)]

    def end_round(self, s: MageKnight) -> None:
        """Do what the company does at the end of a round that another one follows."""

    def parts(self, s: MageKnight, seat: int) -> list[Part]:
        """Return all that makes a final score (MK-GAME-09)."""
        raise NotImplementedError

    def city_parts(self, s: MageKnight, seat: int) -> list[Part]:
        """Return what conquered cities bring."""
        raise NotImplementedError

    def speed_parts(self, s: MageKnight) -> list[Part]:
        """Return what a quick end brings."""
        return []

    def winners(self, s: MageKnight, scores: list[int]) -> list[int]:
        """Return who has won with these scores."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ordinary:
    """The ordinary rules, as values that a scenario may set otherwise."""

    def __init__(self) -> None:
        # The clause that closes the gates of the city, if one does.
        self.city_closed_by = ""
        # Countryside tiles come in the order of their numbers.
        self.has_sorted_tiles = False
        # Sites whose tiles are never left out, of the countryside and of the core; the colour of the only city.
        self.country_sites: tuple[int, ...] = ()
        self.core_sites: tuple[int, ...] = ()
        self.city_colour = -1
        # The city opens its gates to everybody, and has no garrison.
        self.has_friendly_city = False
        # What it alone lets a hero do, by the verb, and the clause that says so.
        self.own: dict[str, str] = {}
        # Players may fight each other, unless the table agrees otherwise.
        self.has_duels = True
        # All play together against the land.
        self.is_cooperative = False
        # The clause that lets it be played in teams; numbers of players that must be in teams.
        self.teams_clause = ""
        self.team_seats: tuple[int, ...] = ()
        # One hero of each team is drawn in secret as the one who counts.
        self.names_chosen = False
        # Its map lies face down from the start.
        self.is_laid_out = False
        # The reputation that an assault on a keep or tower costs; units above this level are left out.
        self.assault_price = 1
        self.highest_unit = 4
        # Players put shields on magical glades.
        self.has_glade_shields = False
        # A conquered dungeon or tomb cannot be entered again.
        self.seals_dungeons = False
        # More dice in the source and units on offer; more fame for each new row of its track.
        self.more_on_offer = 0
        self.fame_per_row = 0
        # What a dungeon or a tomb is worth at the end; categories of achievements without a title.
        self.dungeon_points = 2
        self.untitled: tuple[int, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenario(Ordinary):
    """One scenario of the book: set-up, special rules, goal, end and score."""

    def __init__(self, name: str, clause: str, rounds: str, plans: list[Plan]) -> None:
        super().__init__()
        # The name by which tables, records and words know it; the clause on who may play it.
        self.name = name
        self.clause = clause
        # D is a day, N a night.
        self.rounds = rounds
        self.plans = plans
        # The long version of it, if the book has one.
        self.epic: Scenario | None = None
        # The goal by its name in the words; whether exploring alone reaches it.
        self.goal = ""
        self.is_search = False

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

    def is_owned(self, site: int) -> bool:
        """Tell whether a conquered site belongs to whoever conquered it, and others may assault it again."""
        return site == KEEP

    def has_recruits(self, sites: int, site: int) -> bool:
        """Tell whether a unit, by the sites printed on it, can be recruited at a site (MK-INTERACT-11)."""
        return sites >> site & 1 == 1

    def garrison(self, s: MageKnight) -> int:
        """Return how many enemies defend a site that somebody owns."""
        return 1

    def open_turn(self, s: MageKnight, seat: int) -> None:
        """Give a hero what only this scenario gives at the start of a turn."""

    def reward_explorer(self, s: MageKnight, seat: int) -> None:
        """Give a hero what exploring a tile brings."""

    def settle(self, s: MageKnight, seat: int, space: int) -> None:
        """Put on a space just revealed what only this scenario puts there."""

    def yields(self, s: MageKnight, space: int) -> bool:
        """Tell whether a mine gives crystals."""
        return True

    def ways(self, s: MageKnight, seat: int, options: list[Option]) -> None:
        """Offer what only this scenario lets a hero do while moving; the turn goes on after it."""

    def go(self, s: MageKnight, seat: int, option: Option) -> None:
        """Do such a thing."""
        raise NotImplementedError

    def why_not(self, s: MageKnight, seat: int, option: Option) -> list[Refusal]:
        """Say what keeps a hero from what only this scenario has."""
        raise NotImplementedError

    def linked(self, s: MageKnight) -> list[int]:
        """Return the spaces between which this scenario opens ways under ground."""
        return []

    def actions(self, s: MageKnight, seat: int, options: list[Option]) -> None:
        """Offer the actions on the hero's space that only this scenario has."""

    def summon(self, s: MageKnight, seat: int, combat: Combat) -> None:
        """Bring the enemies of such an action into the fight that it begins."""
        raise NotImplementedError

    def reward_conqueror(self, s: MageKnight, seat: int, space: int) -> None:
        """Give a hero what only this scenario gives for a conquered site."""

    def close_fight(self, s: MageKnight, combat: Combat) -> None:
        """Do what is due at the end of a fight."""

    def open_round(self, s: MageKnight) -> None:
        """Do what is due at the start of a round."""

    def grow_late(self, s: MageKnight) -> None:
        """Let a map that was laid out by hand be what the rounds that are over have made of it."""

    def close_round(self, s: MageKnight) -> None:
        """Do what is due at the end of a round that another one follows."""

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
        """Return all that makes a final score: what everybody counts in such a company, and what this scenario does."""
        return s.house.company.parts(s, seat)

    def score(self, s: MageKnight, seat: int) -> int:
        """Return the final score of a player."""
        return sum([part.points for part in self.parts(s, seat)])

    def promise(self, s: MageKnight, seat: int) -> float:
        """Return what a position promises a player beyond fame and achievements, in points: what bots go by."""
        return 0.0

    def standing(self, s: MageKnight, seat: int) -> int:
        """Return what a player has so far of what counts in the end."""
        return s.players[seat].fame

    def winners(self, s: MageKnight, scores: list[int]) -> list[int]:
        """Return who has won with these scores; nobody if the list is empty."""
        return s.house.company.winners(s, scores)
