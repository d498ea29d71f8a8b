"""What a language must bring to speak of a position of Small World."""

from dataclasses import dataclass
from types import ModuleType

from ludotheque.words import Language


@dataclass(frozen=True)
class Lexicon:
    """The words of one language for what lies on the table."""

    names: ModuleType
    grammar: Language
    colon: str
    terrain: tuple[str, ...]
    symbols: tuple[str, ...]
    marks: tuple[tuple[int, str], ...]
    camp: str
    lair: str
    tribe: str
    one_tribe: str
    edge: str
    coast: str
    free: str
    declined: str
    you: str
    hidden_coins: str
    nothing_led: str
    in_hand: str
    price: str
    gain: str
    near: str
    pact: str
    turn: str
    over: str
    players: str
    column: str
    # What stands beside the board on a page.
    secret: str
    regions: str
    on_board: str
    rivals: str
    waiting: str
    price_note: str
    free_offer: str
    lying: str
