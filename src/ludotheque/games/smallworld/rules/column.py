"""The column of combinations: refilling it, taking tiles from it and giving them back."""

from __future__ import annotations

from typing import Final

from ludotheque.games.smallworld.rules.events import Picked
from ludotheque.games.smallworld.rules.state import NONE, Combo, Folk, SmallWorld
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import Ask

VISIBLE: Final = 6


def refill(s: SmallWorld) -> None:
    """Show new combinations until six are visible, as far as there are banners (SW-PICK-08)."""
    while len(s.column) < VISIBLE and s.race_pile:
        if not s.power_pile:
            s.power_pile = s.spent_powers
            s.spent_powers = []
            s.shuffle(s.power_pile)
        s.column.append(Combo(s.draw(s.race_pile), s.draw(s.power_pile), 0))


def give_back(s: SmallWorld, folk: Folk) -> None:
    """Put the banner of a race that is gone under the pile, its badge on the discard (RULINGS, SW-DECLINE-06)."""
    if folk.power != NONE:
        s.spent_powers.append(folk.power)
    s.race_pile.insert(0, folk.race)
    refill(s)


class Pick(Ask[SmallWorld]):
    """Choose a race and power among those visible (SW-PICK-02)."""

    __slots__ = ()

    def options(self, s: SmallWorld) -> list[Option]:
        """Offer every combination whose predecessors the player can pay for (SW-PICK-05)."""
        coins = s.players[self.seat].coins
        return [Option("pick", "combo", i) for i in range(min(len(s.column), coins + 1))]

    def take(self, s: SmallWorld, option: Option) -> None:
        """Pay, take tiles, tokens and coins, and move the column up (SW-PICK-03 to 08)."""
        player = s.players[self.seat]
        for i in range(option.index):
            above = s.column[i]
            s.column[i] = Combo(above.race, above.power, above.coins + 1)
        combo = s.column.pop(option.index)
        player.coins += combo.coins - option.index
        folk = Folk(combo.race, combo.power)
        trait = s.tiles.active(combo.race, combo.power)
        folk.hand = trait.tokens
        folk.raiders = trait.raiders
        folk.holes = trait.holes
        s.tray[combo.race] -= trait.tokens + trait.raiders
        player.folk = folk
        s.acted = True
        s.tell(Picked(self.seat, combo.race, combo.power, option.index, combo.coins, trait.tokens))
        refill(s)
