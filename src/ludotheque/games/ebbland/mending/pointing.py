"""Mends of causes that lie in who wishes, or in what is pointed at."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable

from ludotheque.game import Mended
from ludotheque.games.ebbland.mending.moments import other, site_of, some_card
from ludotheque.games.ebbland.rules.refusals.texts import owner_and_card
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import (
    ACTION,
    CHARACTER,
    COM,
    INSTANT,
    LOGISTICS,
    SITES_EACH,
    TALENT,
    VICTORY,
    WEAPON,
)
from ludotheque.kernel import Option, waiting


def _at(s: Ebbland, seat: int, wished: Option, index: int, arg: int | None = None) -> Mended:
    """Point at another thing of the same kind."""
    return Mended(s, seat, Option(wished.verb, wished.kind, index, wished.arg if arg is None else arg))


def _by_owner(s: Ebbland, seat: int, wished: Option) -> Mended:
    """Let the owner wish for it."""
    owner, _ = owner_and_card(s, seat, wished)
    return Mended(s, owner, wished)


def _another_site(s: Ebbland, seat: int, wished: Option) -> Mended:
    """Point at a site of the other side: an own one rather than another's, and the other way round."""
    owner, site = site_of(wished.index)
    return _at(s, seat, wished, SITES_EACH * (seat if owner != seat else other(s, seat)) + site)


def _held(kinds: tuple[int, ...]) -> Callable[[Ebbland, int, Option], Mended]:
    """Point at a card of the right kind, in hand."""

    def point(s: Ebbland, seat: int, wished: Option) -> Mended:
        card = some_card(s, *kinds)
        if card not in s.sides[seat].hand:
            insort(s.sides[seat].hand, card)
        return _at(s, seat, wished, card)

    return point


def _offered(s: Ebbland, seat: int, wished: Option) -> Mended | None:
    """Point at something that is offered, if anything is."""
    options = [option for ask in waiting(s) if ask.seat == seat for option in ask.options(s)]
    return Mended(s, seat, options[0]) if options else None


def _next_leader(s: Ebbland, seat: int, wished: Option) -> Mended:
    return _at(s, seat, wished, other(s, seat))


# Causes that lie in who wishes, or in what is pointed at.
POINTED: dict[str, Callable[[Ebbland, int, Option], Mended | None]] = {
    "text_not_yours": _by_owner,
    "site_not_yours": _another_site,
    "own_site": _another_site,
    "own_leader": _next_leader,
    "no_character": _held((CHARACTER,)),
    "no_gear": _held((WEAPON, TALENT)),
    "no_logistics": _held((LOGISTICS,)),
    "no_victory": _held((VICTORY,)),
    "not_played": _held((INSTANT, ACTION)),
    "fewer_texts": lambda s, seat, wished: _at(s, seat, wished, wished.index, 0),
    "fewer_choices": lambda s, seat, wished: _at(s, seat, wished, 1),
    "not_meant": _offered,
    "which_die": lambda s, seat, wished: _at(s, seat, wished, 1 + COM),
}
