"""The few words that only drawings and pages need; sentences come from the game's other words."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Labels:
    """Short texts of one language."""

    board: str
    colon: str
    player: str
    turn: str
    before: str
    phases: tuple[str, str, str, str]
    rounds: tuple[str, ...]
