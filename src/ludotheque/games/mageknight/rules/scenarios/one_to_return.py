"""One to Return: the portal closes behind the heroes, and whoever stands before it in the end goes home."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.rules.events.rounds import HeroLost, PortalClosed
from ludotheque.games.mageknight.rules.land.exploration import found_site
from ludotheque.games.mageknight.rules.land.map import nearness
from ludotheque.games.mageknight.rules.pieces import NOBODY, NONE, Player
from ludotheque.games.mageknight.rules.scenario import Part, Plan, Scenario
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.traits import NO_SITE

PORTAL_SPACE: Final = 0
# How far the way back matters to a bot, and what a space of it is worth.
FAR: Final = 12
NEAR_WORTH: Final = 3.0


def lose(s: MageKnight, player: Player) -> None:
    """Take a player out of the game with figure, units and cards; shields stay (MK-SCN-RETURN-07)."""
    player.out = True
    player.units = []
    cards = player.deck + player.hand + player.discard + player.play + player.spared + player.aside
    s.removed = s.removed + cards
    player.deck, player.hand, player.discard, player.play = [], [], [], []
    player.spared, player.aside, player.skills = [], [], []
    s.order = [seat for seat in s.order if seat != player.seat]
    s.tell(HeroLost(player.seat))


class OneToReturn(Scenario):
    """No score is counted: the hero on the portal space at the end of the last night has won (MK-SCN-RETURN)."""

    def __init__(self, rounds: str, more: int, level: int) -> None:
        super().__init__(
            "one_to_return",
            "MK-SCN-RETURN-01",
            rounds,
            [
                Plan(2, "wedge", 7 + more, 1 + more, 1 + more, [level]),
                Plan(3, "wedge", 8 + more, 2 + more, 2 + more, [level]),
                Plan(4, "wedge", 10 + more, 3 + more, 3 + more, [level]),
            ],
        )
        self.goal = "stand_on_portal"
        self.teams_clause = "MK-SCN-RETURN-13"
        self.names_chosen = True

    def close_round(self, s: MageKnight) -> None:
        """Close the portal at the end of the first round; whoever is still on it is lost (MK-SCN-RETURN-07, 08)."""
        if s.round != 1:
            return
        self.grow_late(s)
        s.tell(PortalClosed(NOBODY, PORTAL_SPACE))
        for player in s.players:
            if player.space == NONE:
                lose(s, player)

    def grow_late(self, s: MageKnight) -> None:
        """Leave a field where the portal was."""
        found_site(s, PORTAL_SPACE, NO_SITE)

    def progress(self, s: MageKnight) -> tuple[int, int]:
        """Tell whether somebody stands on the portal space."""
        return (1 if any(player.space == PORTAL_SPACE for player in s.players) else 0), 1

    def is_goal_reached(self, s: MageKnight) -> bool:
        """Go on to the last round."""
        return False

    def promise(self, s: MageKnight, seat: int) -> float:
        """In the last round, count the way to the portal space."""
        return 0.0 if s.round < len(s.house.nights) else NEAR_WORTH * nearness(s, seat, [PORTAL_SPACE], FAR)

    def parts(self, s: MageKnight, seat: int) -> list[Part]:
        """Count nothing (MK-SCN-RETURN-10)."""
        return []

    def winners(self, s: MageKnight, scores: list[int]) -> list[int]:
        """Return whoever stands on the portal space; a team only by its chosen hero (MK-SCN-RETURN-09, 10, 14)."""
        sides = s.house.company.sides(len(s.players))
        for seat, player in enumerate(s.players):
            named = player.chosen == 1 or len(sides) == len(s.players)
            if player.space == PORTAL_SPACE and named:
                return [other for side in sides if seat in side for other in side]
        return []


SCENARIO = OneToReturn("DNDN", 0, 3)
SCENARIO.epic = OneToReturn("DNDNDN", 1, 4)
