"""All that holds for a fighter now, gathered in one walk: for those who want to know everything at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.ebbland.rules.effects.changes import COMMITMENT, KEYWORD, LIFE, MODIFIER, NUMBER, STUNNED
from ludotheque.games.ebbland.rules.effects.standing import Held, covers, own
from ludotheque.games.ebbland.rules.traits import Card

if TYPE_CHECKING:
    from ludotheque.games.ebbland.rules.state import Ebbland


class Sheet:
    """The strings of a fighter, what is added to its rolls, its life, keywords, and how much dearer it is to commit."""

    __slots__ = ("commitment", "keywords", "life", "modifiers", "strings", "stunned")

    def __init__(self, printed: Card) -> None:
        self.strings = printed.strings[:]
        self.modifiers = [0, 0, 0, 0]
        self.life = printed.life
        self.keywords = printed.keywords
        self.stunned = False
        self.commitment = 0

    def note(self, what: int, stat: int, value: int) -> None:
        """Enter a change."""
        if what == NUMBER:
            self.strings[stat] = [*self.strings[stat], value]
        elif what == MODIFIER:
            self.modifiers[stat] += value
        elif what == LIFE:
            self.life += value
        elif what == KEYWORD:
            self.keywords |= value
        elif what == STUNNED:
            self.stunned = True
        elif what == COMMITMENT:
            self.commitment += value


def sheet(s: Ebbland, slot: int, wide: list[Held]) -> Sheet:
    """Return the sheet of a fighter; `wide` is what its side has standing about several fighters."""
    made = Sheet(s.card_of(slot))
    for change in s.changes:
        if change.fighter == slot:
            made.note(change.what, change.stat, change.value)
    for held in own(s, slot):
        if held.is_so(s):
            made.note(held.deed.what, held.deed.stat, held.deed.value)
    for held in wide:
        if held.is_so(s) and covers(s, held, slot):
            made.note(held.deed.what, held.deed.stat, held.deed.value)
    return made
