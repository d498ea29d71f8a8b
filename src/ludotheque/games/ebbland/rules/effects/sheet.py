"""All that holds for a fighter now, gathered in one walk: for those who want to know everything at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.games.ebbland.rules.effects.changes import COMMITMENT, KEYWORD, LIFE, MODIFIER, NUMBER, STUNNED
from ludotheque.games.ebbland.rules.effects.effect import Static
from ludotheque.games.ebbland.rules.effects.standing import Held, covers, held_by
from ludotheque.games.ebbland.rules.terms import FROM_FIGHTER, FROM_GEAR, GEAR_EACH
from ludotheque.games.ebbland.rules.traits import Card

if TYPE_CHECKING:
    from ludotheque.games.ebbland.rules.state import Ebbland, Fighter

# Shared by all whose rolls nothing is added to.
UNMODIFIED: Final = [0, 0, 0, 0]


class Sheet:
    """The strings of a fighter, what is added to its rolls, its life, keywords, and how much dearer it is to commit."""

    __slots__ = ("commitment", "keywords", "life", "modifiers", "strings", "stunned")

    def __init__(self, printed: Card) -> None:
        # Both are replaced, never mutated: most fighters are as printed.
        self.strings = printed.strings
        self.modifiers = UNMODIFIED
        self.life = printed.life
        self.keywords = printed.keywords
        self.stunned = False
        self.commitment = 0

    def note(self, what: int, stat: int, value: int) -> None:
        """Enter a change."""
        if what == NUMBER:
            self.strings = self.strings[:]
            self.strings[stat] = [*self.strings[stat], value]
        elif what == MODIFIER:
            self.modifiers = self.modifiers[:]
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
    fighter = s.fighter(slot)
    cards = s.box.cards
    made = Sheet(cards[fighter.card])
    for change in s.changes:
        if change.fighter == slot:
            made.note(change.what, change.stat, change.value)
    if cards[fighter.card].own:
        enter_own(s, made, cards[fighter.card].own, fighter.seat, FROM_FIGHTER, slot)
    for place, card in enumerate(fighter.gear):
        enter_own(s, made, cards[card].own, fighter.seat, FROM_GEAR, slot * GEAR_EACH + place)
    for held in wide:
        if held.is_so(s) and covers(s, held, slot):
            made.note(held.deed.what, held.deed.stat, held.deed.value)
    return made


def unchanged(s: Ebbland, fighter: Fighter) -> Sheet:
    """Return the sheet of a fighter by what it and its gear say under no conditions."""
    cards = s.box.cards
    made = Sheet(cards[fighter.card])
    for card in [fighter.card, *fighter.gear]:
        for static in cards[card].own:
            if not static.conditions:
                made.note(static.deed.what, static.deed.stat, static.deed.value)
    return made


def enter_own(s: Ebbland, made: Sheet, statics: list[Static], seat: int, place: int, index: int) -> None:
    """Enter what a card says about its bearer; who says it matters only to conditions."""
    for static in statics:
        if not static.conditions or held_by(static, seat, place, index).is_so(s):
            made.note(static.deed.what, static.deed.stat, static.deed.value)
