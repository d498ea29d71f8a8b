"""Effects that bring no points a plan could count on: named one by one, so that a new one is thought about."""

from __future__ import annotations

from typing import Final

from ludotheque.games.mageknight.rules.effects import (
    cardcraft,
    curses,
    gains,
    invocation,
    manacraft,
    relics,
    resolve,
    rivals,
    sideways,
    theft,
    turnwide,
)
from ludotheque.games.mageknight.rules.effects.effect import Effect
from ludotheque.games.mageknight.rules.heroes import banners, mana, units
from ludotheque.games.mageknight.rules.turn import journeys

OVERLOOKED: Final[tuple[type[Effect], ...]] = (
    # What depends on the moment, or comes later.
    resolve.When,
    resolve.Maybe,
    resolve.Also,
    resolve.AtEnd,
    resolve.Limit,
    # Goods, dice and rules for a turn.
    gains.Mana,
    gains.Crystal,
    gains.Hurt,
    gains.Track,
    turnwide.Price,
    turnwide.MoreDice,
    turnwide.Rule,
    manacraft.ManaDraw,
    manacraft.StormCrystal,
    manacraft.ManaStorm,
    mana.Polarize,
    # Cards through cards.
    cardcraft.Fetch,
    cardcraft.PowerOther,
    cardcraft.Repeat,
    cardcraft.BorrowSpell,
    cardcraft.Meditate,
    invocation.Invoke,
    sideways.Sideways,
    # Units, enemies, journeys.
    units.Ready,
    units.MendUnit,
    units.HurtSelf,
    units.BorrowUnit,
    units.EnlistUnit,
    units.Bonds,
    banners.Banner,
    curses.Curse,
    curses.HaltForMove,
    journeys.Travel,
    relics.Sacrifice,
    relics.Horn,
    relics.CrystalByDie,
    # What is done to the others.
    rivals.Meltdown,
    rivals.Radiance,
    rivals.MindRead,
    rivals.FreezeSource,
    rivals.Weather,
    rivals.ManaExploit,
    theft.ClaimMana,
    theft.EnergyFlow,
    theft.HealingRitual,
)
