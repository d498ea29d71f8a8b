"""The companies in which heroes play: as rivals, or alone against time."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.rules.pieces import NOBODY
from ludotheque.games.mageknight.rules.rounds.tactics import tactic_of
from ludotheque.games.mageknight.rules.scenario import Company, Part
from ludotheque.games.mageknight.rules.scenarios.scoring import CATEGORY_NAMES, achievements, titles
from ludotheque.games.mageknight.rules.state import MageKnight

ROUND_LEFT: Final = 30
QUIET_END: Final = 5


def fame_and_achievements(s: MageKnight, seat: int) -> list[Part]:
    """Return what a player's fame and the six categories bring (MK-GAME-09, MK-SCN-RECON-14)."""
    points = achievements(s, seat)
    found = [Part("fame", s.players[seat].fame, "MK-GAME-09")]
    for category, name in enumerate(CATEGORY_NAMES):
        found.append(Part(name, points[category], "MK-SCN-RECON-14"))
    return found


class Rivals(Company):
    """Each for themselves: titles for the best, the most points win."""

    def basic_parts(self, s: MageKnight, seat: int) -> list[Part]:
        """Return fame, achievements and titles."""
        return [*fame_and_achievements(s, seat), Part("titles", sum(titles(s, seat)), "MK-SCN-RECON-14")]

    def winners(self, s: MageKnight, scores: list[int]) -> list[int]:
        """Return those with the most points, who share the victory (MK-SCN-RECON-15)."""
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]


class Alone(Company):
    """A dummy player sets the pace; what wins is the goal, and time left is worth points (MK-SCN-SOLO-06 to 17)."""

    def __init__(self) -> None:
        super().__init__()
        self.has_dummy = True
        self.is_interactive = False
        self.shares_skills = True
        self.rewards_speed = True

    def end_round(self, s: MageKnight) -> None:
        """Take the tactics of the round out of the game (MK-SCN-SOLO-09)."""
        s.tactics_gone = [*s.tactics_gone, *[tactic_of(s, seat) for seat in s.order]]

    def basic_parts(self, s: MageKnight, seat: int) -> list[Part]:
        """Return fame and achievements; alone there are no titles (MK-SCN-SOLO-12)."""
        return fame_and_achievements(s, seat)

    def speed_parts(self, s: MageKnight) -> list[Part]:
        """Return what rounds left, the dummy's cards and a quiet end bring (MK-SCN-SOLO-15 to 17)."""
        dummy = s.dummy
        assert dummy is not None
        won = s.house.scenario.is_goal_reached(s)
        # A lost game has used up all rounds, and the end of the last one was announced.
        return [
            Part("rounds_left", ROUND_LEFT * (len(s.house.nights) - s.round) if won else 0, "MK-SCN-SOLO-15"),
            Part("dummy_cards", len(dummy.deck) if won or s.finished else 0, "MK-SCN-SOLO-16"),
            Part("quiet_end", QUIET_END if won and s.announced == NOBODY else 0, "MK-SCN-SOLO-17"),
        ]

    def winners(self, s: MageKnight, scores: list[int]) -> list[int]:
        """Return the player if the goal is reached (MK-SCN-SOLO-11)."""
        return [0] if s.house.scenario.is_goal_reached(s) else []
