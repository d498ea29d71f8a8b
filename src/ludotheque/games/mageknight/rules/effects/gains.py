"""Effects that give something at once: mana, crystals, Wounds, fame and reputation."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.effects.effect import Amount, Effect, Play
from ludotheque.games.mageknight.rules.events.heroes import ManaGained
from ludotheque.games.mageknight.rules.heroes.goods import (
    ChooseMana,
    change_reputation,
    gain_crystal,
    gain_fame,
    gain_mana,
    take_wounds,
)
from ludotheque.games.mageknight.rules.heroes.mana import first_colour, is_single
from ludotheque.games.mageknight.rules.lasting import Gift, set_up
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import (
    ALWAYS,
    BASIC,
    COLOURS,
    FAME,
    OTHERS,
    OWNED,
    SAME,
)

# Mana and crystals.


def colours_of(s: MageKnight, colours: int, play: Play) -> int:
    """Return the colours that may be had, as a set."""
    if colours == SAME:
        return 1 << play.picked if play.picked >= 0 else 0
    if colours == OTHERS:
        return BASIC & ~(1 << play.picked)
    if colours == OWNED:
        mask = 0
        for colour, crystals in enumerate(s.players[play.seat].crystals):
            if crystals:
                mask |= 1 << colour
        return mask
    return colours


class Mana(Effect):
    """A mana token of one of these colours."""

    __slots__ = ("colours",)

    def __init__(self, colours: int) -> None:
        super().__init__(ALWAYS)
        self.colours = colours

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be a colour to have."""
        return colours_of(s, self.colours, play) != 0

    def do(self, s: MageKnight, play: Play) -> None:
        """Take the token, of a colour to choose if there are several."""
        mask = colours_of(s, self.colours, play)
        if not is_single(mask):
            s.then([ChooseMana(play.seat, mask, False)])
        elif s.effort(play.seat).acting:
            gain_mana(s, play.seat, first_colour(mask))
        else:
            set_up(s, Gift(play.seat, first_colour(mask)))
            s.tell(ManaGained(play.seat, first_colour(mask)))


class Crystal(Effect):
    """A crystal of one of these colours."""

    __slots__ = ("colours",)

    def __init__(self, colours: int) -> None:
        super().__init__(ALWAYS)
        self.colours = colours

    def can(self, s: MageKnight, play: Play) -> bool:
        """There must be a colour to have."""
        return colours_of(s, self.colours, play) != 0

    def do(self, s: MageKnight, play: Play) -> None:
        """Take the crystal, or one of each of the other colours."""
        mask = colours_of(s, self.colours, play)
        if self.colours == OTHERS or is_single(mask):
            for colour in range(COLOURS):
                if mask >> colour & 1:
                    gain_crystal(s, play.seat, colour)
        else:
            s.then([ChooseMana(play.seat, mask, True)])


# Wounds, fame, reputation.


class Hurt(Effect):
    """Wounds into the hand."""

    __slots__ = ("wounds",)

    def __init__(self, wounds: int) -> None:
        super().__init__(ALWAYS, True)
        self.wounds = wounds

    def can(self, s: MageKnight, play: Play) -> bool:
        """Tell that it always can."""
        return True

    def do(self, s: MageKnight, play: Play) -> None:
        """Take Wounds."""
        take_wounds(s, play.seat, self.wounds)


class Track(Effect):
    """Steps on the track of fame or reputation."""

    __slots__ = ("amount", "track")

    def __init__(self, track: int, amount: Amount) -> None:
        super().__init__(ALWAYS, True)
        self.track = track
        self.amount = amount

    def can(self, s: MageKnight, play: Play) -> bool:
        """Tell that it always can."""
        return True

    def do(self, s: MageKnight, play: Play) -> None:
        """Move on a track."""
        steps = self.amount.now(s, play.seat)
        if not steps:
            return
        if self.track == FAME:
            gain_fame(s, play.seat, steps)
        else:
            change_reputation(s, play.seat, steps)
