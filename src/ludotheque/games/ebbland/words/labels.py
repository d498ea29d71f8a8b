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
    # Where the game stands: phases of a turn, rounds of a combat.
    phases: tuple[str, str, str, str]
    rounds: tuple[str, str, str, str, str]
    # Seats.
    points: str
    resources: tuple[str, str]
    markers: str
    marker_used: str
    hand: str
    stock: str
    discard: str
    leader: str
    characters: str
    # Sites.
    target: str
    sacked: str
    no_artifact: str
    no_logistics: str
    # Combat.
    committed: str
    strikes: str
    pending: str
    wounds: str
    modifier: str
    lent: str
    # Who faces whom: what stands beside the odds, a word or two each.
    pairing: str
    life: str
    kills: str
    dies: str
    average: str
    victory: str
    # Shelves.
    your_hand: str
    hand_note: str
    no_card: str
    choose: str
    discards: str
    none: str
    # Sealed play.
    building: str
    building_note: str
    left_out: str
