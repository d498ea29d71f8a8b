"""The few words that only a drawing needs; sentences come from the game's other words."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Labels:
    """Short texts of one language."""

    board: str
    colon: str
    players: str
    gold: str
    energy: str
    player: str
    you: str
    plays: str
    ready: str
    plans: str
    chooses: str
    passed: str
    wins: str
    winners: str
    round: str
    start: str
    realms: tuple[str, str]
    both: str
    tower: str
    inside: str
    on_tray: str
    plan: str
    filled: str
    groups: str
    hand: str
    draft: str
    first: str
    supply: str
    track: str
    news: str
    group: str
    group_text: str
    spaces: dict[str, str]
    # By what the dark tribe lets its player do.
    tribal: dict[int, str]
    neighbours: str
    portal: str
    sanctuary: str
    capital: str
    limbos: tuple[str, str]
    conflicts: str
    laid: str
    points: str
    phases: tuple[str, str, str]
    kinds: dict[str, str]
    turns: str
    in_order: str
    ranks: tuple[str, ...]
    order: str
    order_marker: str
    warning: str
    filled_spaces: str
    free: str
    free_or: str
    short_gold: str
    short_energy: str
    by_building: str
    by_card: str
