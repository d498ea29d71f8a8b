"""What every question of the game offers besides its own answers: LOG for COM, and a +1 marker (B-55)."""

from __future__ import annotations

from ludotheque.games.ebbland.rules.state import HIGHEST, Ebbland
from ludotheque.games.ebbland.rules.terms import COM, LOG, NONE
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Ask


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


class Question(Ask[Ebbland]):
    """A question in which a seat may also exchange resources, as long as no roll is being counted."""

    __slots__ = ()

    def options(self, s: Ebbland) -> list[Option]:
        """Offer the answers of the question, then exchange and markers."""
        found = self.answers(s)
        if s.roll_at.fighter != NONE or s.enlisting != NONE:
            return found
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
        elif option.verb == "marker":
            spend_marker(s, self.seat)
            side.com += 1 if option.index == 1 + COM else 0
            side.log += 1 if option.index == 1 + LOG else 0
        else:
            self.chosen(s, option)
            return
        s.tell(option.verb, self.seat, "", option.index)
        s.then([self])

    def answers(self, s: Ebbland) -> list[Option]:
        """Return the answers of the question itself: never empty, all distinct."""
        raise NotImplementedError

    def chosen(self, s: Ebbland, option: Option) -> None:
        """Do what was chosen."""
        raise NotImplementedError
