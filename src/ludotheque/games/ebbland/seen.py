"""What tells one character apart from another, for whoever has to choose."""

from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import BLOCK, CHARACTER, HIT
from ludotheque.kernel import Option


def seen(view: Ebbland, seat: int, option: Option) -> list[tuple[str, int]]:
    """Return what a card in hand is good for, if it is a character."""
    if option.kind != "card" or option.index >= len(view.box.cards):
        return []
    card = view.box.cards[option.index]
    if card.kind != CHARACTER:
        return []
    return [
        ("control", card.control),
        ("life", card.life),
        ("strikes", len(card.strings[HIT])),
        ("blocks", len(card.strings[BLOCK])),
    ]
