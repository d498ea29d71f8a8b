"""What each question is there for, and refusals of what belongs to another moment."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.game import Refusal
from ludotheque.games.ebbland.rules.combat.announcement import (
    ChooseTarget,
    ChooseVictory,
    ChooseWay,
    Involve,
    NameLone,
    NameOpponent,
    PayLone,
)
from ludotheque.games.ebbland.rules.combat.close import ChooseDuel, MakePair
from ludotheque.games.ebbland.rules.combat.shooting import NameMark, Share
from ludotheque.games.ebbland.rules.combat.wounds import StepIn
from ludotheque.games.ebbland.rules.effects.picking import (
    AttachOne,
    DiscardOne,
    EnlistOne,
    RecoverSome,
    ReplaceOne,
    SearchSome,
    TakeSome,
)
from ludotheque.games.ebbland.rules.effects.resolve import ChooseOne, GiveCard, GiveUp, Offer, Pick
from ludotheque.games.ebbland.rules.enlistment import Enlist, Help, Raise
from ludotheque.games.ebbland.rules.sealed import BuildDeck
from ludotheque.games.ebbland.rules.turn import Act, Build, Equip, LastChance, Resources, StockPhase
from ludotheque.kernel import Ask

# Every question of the game with the clause it rests on; its place in this row is what a refusal tells of it.
PHASES: Final[dict[type[Ask[Any]], str]] = {
    BuildDeck: "CC-SEALED-02",
    DiscardOne: "CC-SETUP-11",
    LastChance: "CC-RES-10",
    StockPhase: "CC-STOCK-02",
    Enlist: "CC-ENLIST-03",
    Raise: "CC-ENLIST-08",
    Help: "CC-ENLIST-12",
    Act: "CC-ACTION-01",
    Equip: "CC-ACTION-06",
    Build: "CC-ACTION-11",
    Resources: "CC-RESOURCE-04",
    NameOpponent: "CC-COMBAT-PRE-12",
    ChooseWay: "CC-COMBAT-PRE-02",
    Involve: "CC-COMBAT-PRE-07",
    NameLone: "CC-COMBAT-PRE-08",
    PayLone: "CC-COMBAT-PRE-09",
    ChooseVictory: "CC-COMBAT-PRE-14",
    ChooseTarget: "CC-COMBAT-PRE-15",
    Offer: "CC-COMBAT-PRE-16",
    NameMark: "CC-RANGED-01",
    Share: "CC-RANGED-03",
    StepIn: "CC-RANGED-06",
    MakePair: "CC-CLOSE1-03",
    ChooseDuel: "CC-CLOSE1-04",
    GiveCard: "CC-RES-03",
    GiveUp: "CC-RES-03",
    ChooseOne: "CC-COMBAT-PRE-16",
    Pick: "CC-COMBAT-PRE-16",
    SearchSome: "CC-SETUP-08",
    RecoverSome: "CC-SETUP-12",
    TakeSome: "CC-SETUP-08",
    ReplaceOne: "CC-SETUP-08",
    AttachOne: "CC-ACTION-02",
    EnlistOne: "CC-ENLIST-06",
}
ASKS: Final = tuple(PHASES)


def not_now(ask: Ask[Any]) -> Refusal:
    """Say what the open question is about instead."""
    return Refusal("not_now", PHASES[type(ask)], (ASKS.index(type(ask)),))
