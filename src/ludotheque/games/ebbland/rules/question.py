"""What every question of the game offers besides its own answers: LOG for COM, and a +1 marker (B-55)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.ebbland.rules.events.phases import Exchanged, MarkerSpent
from ludotheque.games.ebbland.rules.state import HIGHEST, Ebbland
from ludotheque.games.ebbland.rules.terms import COM, LOG
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask

# What a marker is spent on, besides one of the two dice.
ON_ROLL: Final = 2


def can_exchange(s: Ebbland, seat: int) -> bool:
    """Tell whether a seat may turn 2 LOG into 1 COM (CC-RES-01, CC-RES-02)."""
    side = s.sides[seat]
    return side.log >= 2 and side.com < HIGHEST


def has_marker(s: Ebbland, seat: int) -> bool:
    """Tell whether a seat may spend a marker: one from turn to turn (CC-RES-05, B-11)."""
    side = s.sides[seat]
    return side.markers > 0 and not side.marker_used


def spend_marker(s: Ebbland, seat: int) -> None:
    """Take a marker off the leader (CC-RES-09)."""
    side = s.sides[seat]
    side.markers -= 1
    side.marker_used = True


def can_raise(s: Ebbland, seat: int, com: int, log: int) -> bool:
    """Tell whether a seat has so much COM and LOG, or could by exchange and marker, which are allowed at any time."""
    side = s.sides[seat]
    if side.com >= com and side.log >= log:
        return True
    if _covers(side.com, side.log, com, log):
        return True
    if not has_marker(s, seat):
        return False
    return _covers(side.com + 1, side.log, com, log) or _covers(side.com, min(side.log + 1, HIGHEST), com, log)


def _covers(has_com: int, has_log: int, com: int, log: int) -> bool:
    return has_log - 2 * max(0, com - has_com) >= log


class Question(Ask[Ebbland]):
    """A question in which a seat may also exchange resources and use a marker."""

    __slots__ = ()

    def options(self, s: Ebbland) -> list[Option]:
        """Offer the answers of the question, then exchange and markers."""
        found = self.answers(s)
        if can_exchange(s, self.seat):
            found.append(button("exchange"))
        if has_marker(s, self.seat):
            side = s.sides[self.seat]
            if side.com < HIGHEST:
                found.append(button("marker", 1 + COM))
            if side.log < HIGHEST:
                found.append(button("marker", 1 + LOG))
        return found

    def take(self, s: Ebbland, option: Option) -> None:
        """Exchange and ask again, or pass the answer on."""
        side = s.sides[self.seat]
        if option.verb == "exchange":
            side.log -= 2
            side.com += 1
            s.tell(Exchanged(self.seat))
        elif option.verb == "marker":
            spend_marker(s, self.seat)
            side.com += 1 if option.index == 1 + COM else 0
            side.log += 1 if option.index == 1 + LOG else 0
            s.tell(MarkerSpent(self.seat, option.index - 1))
        else:
            self.chosen(s, option)
            return
        s.then([self])

    def answers(self, s: Ebbland) -> list[Option]:
        """Return the answers of the question itself: never empty, all distinct."""
        raise NotImplementedError

    def chosen(self, s: Ebbland, option: Option) -> None:
        """Do what was chosen."""
        raise NotImplementedError
