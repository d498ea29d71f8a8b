"""The few words that only a drawing needs; sentences come from the game's other words."""

from dataclasses import dataclass

from ludotheque.words import Noun


@dataclass(frozen=True)
class Labels:
    """Short texts of one language."""

    board: str
    player: str
    plays: str
    you_play: str
    wins: str
    you_win: str
    winners: str
    hand: str
    away: str
    on_board: str
    region: Noun
    price: str
    free: str
    on_top: str
    tribe: str
    news: str
    # What the markers of a region are called, and how a panel counts them.
    pieces: dict[str, Noun]
