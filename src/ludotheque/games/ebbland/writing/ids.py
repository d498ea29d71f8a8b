"""What the numbers of a position of Ebbland are called in a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.games.ebbland import data
from ludotheque.games.ebbland.rules import terms
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import GEAR_EACH, NONE, SITES_EACH
from ludotheque.games.ebbland.words.en.troubles import TROUBLES as EN
from ludotheque.games.ebbland.words.fr.troubles import TROUBLES as FR
from ludotheque.pen import Pen
from ludotheque.saved import Tree
from ludotheque.tomltext import Path
from ludotheque.writing import SEATS, Named, Spelling, nth, numbered, troubles_in, unknown

trouble = troubles_in(EN, FR)

# All that is named nowhere else.
REST = -99


def named(ids: Sequence[str], **others: int) -> Named:
    """Return the spelling of numbers that stand for components, or for none."""
    return Named(lambda setup: ids, none=NONE, **others)


CARD = named(data.CARDS, rest=REST)
SITE = named(data.SITES)
# What bears a text: sites are counted on after the cards.
SOURCE = named((*data.CARDS, *data.SITES))
STAT = named(terms.STATS)
SPAN = named(terms.SPANS)
WINDOW = named(terms.WINDOWS)
DIE = named(terms.DICE)


def fighter_ids(cards: Sequence[int | None]) -> list[str]:
    """Return what characters in play are called: by their card, the second of a kind with a number behind it."""
    return numbered(["" if card is None else data.CARDS[card] for card in cards])


class Slot(Spelling):
    """A character in play."""

    def write(self, pen: Pen, name: str, value: Any) -> Any:
        """Return what it is called."""
        ids = slots(pen.tree)
        if value == NONE:
            return "none"
        in_play = isinstance(value, int) and 0 <= value < len(ids) and pen.tree["fighters"][value] is not None
        return ids[value] if in_play else super().write(pen, name, value)

    def read(self, pen: Pen, name: str, value: Any, path: Path) -> Any:
        """Return its place."""
        if value == "none":
            return NONE
        if not isinstance(value, str) or value == "?":
            return super().read(pen, name, value, path)
        ids = slots(pen.tree)
        if value not in ids:
            raise unknown(path, value, ids)
        return ids.index(value)


def slots(tree: Tree) -> list[str]:
    """Return what the characters of a position are called."""
    return fighter_ids([None if fighter is None else fighter["card"] for fighter in tree["fighters"]])


SLOT = Slot()


def fighter(s: Ebbland, index: int) -> str:
    """Return what a character in play is called."""
    here = index < len(s.fighters) and s.fighters[index] is not None
    return nth([data.CARDS[other.card] if other else "" for other in s.fighters], index) if here else ""


def gear(s: Ebbland, index: int) -> str:
    """Return what a weapon or talent is called: by who has it."""
    slot, place = divmod(index, GEAR_EACH)
    held = s.fighters[slot] if slot < len(s.fighters) else None
    if held is None or place >= len(held.gear):
        return ""
    return f"{fighter(s, slot)}.{data.CARDS[held.gear[place]]}"


def site(s: Ebbland, index: int) -> str:
    """Return what a site is called: by whose it is."""
    seat, place = divmod(index, SITES_EACH)
    return f"{SEATS[seat]}.{data.SITES[s.sides[seat].sites[place]]}" if seat < len(s.sides) else ""


def artifact(s: Ebbland, index: int) -> str:
    """Return what an artifact is called: by whose it is."""
    return on_site(s, index, "artifacts")


def logistics(s: Ebbland, index: int) -> str:
    """Return what logistics are called: by whose they are, and where they lie, since there may be two of a kind."""
    name = on_site(s, index, "logistics")
    return f"{name}.{index % SITES_EACH + 1}" if name else ""


def on_site(s: Ebbland, index: int, field: str) -> str:
    """Return what a card on a site is called."""
    seat, place = divmod(index, SITES_EACH)
    card = getattr(s.sides[seat], field)[place] if seat < len(s.sides) else NONE
    return f"{SEATS[seat]}.{data.CARDS[card]}" if card >= 0 else ""
