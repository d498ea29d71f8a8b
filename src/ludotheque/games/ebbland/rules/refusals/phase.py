"""What each question is there for, and to which moment everything belongs that can be chosen."""

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
from ludotheque.kernel import Ask, Option

# Every question of the game with the clause it rests on.
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
    Offer: "CC-TEXT-01",
    NameMark: "CC-RANGED-01",
    Share: "CC-RANGED-03",
    StepIn: "CC-RANGED-06",
    MakePair: "CC-CLOSE1-03",
    ChooseDuel: "CC-CLOSE1-04",
    GiveCard: "CC-RES-03",
    GiveUp: "CC-RES-03",
    ChooseOne: "CC-TEXT-01",
    Pick: "CC-TEXT-01",
    SearchSome: "CC-SETUP-08",
    RecoverSome: "CC-SETUP-12",
    TakeSome: "CC-SETUP-08",
    ReplaceOne: "CC-SETUP-08",
    AttachOne: "CC-ACTION-02",
    EnlistOne: "CC-ENLIST-06",
}
# What each question lets choose, besides exchange and markers; what is left out is picked by nothing but buttons.
VERBS: Final[dict[type[Ask[Any]], tuple[str, ...]]] = {
    BuildDeck: ("pack", "leave", "ready"),
    DiscardOne: ("discard",),
    LastChance: ("pass",),
    StockPhase: ("discard", "done"),
    Enlist: ("enlist", "done"),
    Raise: ("raise",),
    Help: ("use", "play", "marker-roll", "pass"),
    Act: ("equip card", "build card", "use", "play", "attack button", "end"),
    Equip: ("equip fighter", "back"),
    Build: ("build site", "back"),
    Resources: ("keep", "roll"),
    NameOpponent: ("attack leader",),
    ChooseWay: ("standard", "lone button", "nobody"),
    Involve: ("commit", "done"),
    NameLone: ("lone fighter",),
    PayLone: ("commit", "decline"),
    ChooseVictory: ("victory", "pass"),
    ChooseTarget: ("target",),
    Offer: ("use", "play", "pass"),
    NameMark: ("shoot", "hold"),
    Share: ("share",),
    StepIn: ("guard", "pass"),
    MakePair: ("pair",),
    ChooseDuel: ("support",),
    GiveCard: ("give card",),
    GiveUp: ("give fighter",),
    ChooseOne: ("choose",),
    Pick: ("pick",),
    SearchSome: ("take", "done"),
    RecoverSome: ("recover", "done"),
    TakeSome: ("take", "done"),
    ReplaceOne: ("replace",),
    AttachOne: ("attach",),
    EnlistOne: ("enlist",),
}
# When each thing is done, and the clause that says so; verbs that mean two things are told apart by what they point at.
OCCASIONS: Final[dict[str, str]] = {
    "discard": "CC-STOCK-02",
    "equip card": "CC-ACTION-06",
    "equip fighter": "CC-ACTION-06",
    "build card": "CC-ACTION-11",
    "build site": "CC-ACTION-11",
    "enlist": "CC-ENLIST-03",
    "victory": "CC-COMBAT-PRE-14",
    "give card": "CC-RES-03",
    "give fighter": "CC-RES-03",
    "play": "CC-TEXT-01",
    "use": "CC-TEXT-01",
    "take": "CC-SETUP-08",
    "recover": "CC-SETUP-12",
    "replace": "CC-SETUP-08",
    "attach": "CC-ACTION-02",
    "pack": "CC-SEALED-02",
    "leave": "CC-SEALED-02",
    "ready": "CC-SEALED-02",
    "commit": "CC-COMBAT-PRE-03",
    "lone fighter": "CC-COMBAT-PRE-08",
    "pick": "CC-TEXT-01",
    "share": "CC-RANGED-03",
    "guard": "CC-RANGED-06",
    "pair": "CC-CLOSE1-03",
    "support": "CC-CLOSE1-04",
    "shoot": "CC-RANGED-01",
    "face": "CC-CLOSE1-01",
    "target": "CC-COMBAT-PRE-15",
    "attack leader": "CC-COMBAT-PRE-12",
    "attack button": "CC-COMBAT-PRE-01",
    "pass": "CC-TEXT-01",
    "done": "CC-STOCK-02",
    "end": "CC-ACTION-01",
    "back": "CC-ACTION-06",
    "keep": "CC-RESOURCE-04",
    "roll": "CC-RESOURCE-04",
    "standard": "CC-COMBAT-PRE-02",
    "lone button": "CC-COMBAT-PRE-02",
    "nobody": "CC-COMBAT-PRE-02",
    "decline": "CC-COMBAT-PRE-09",
    "hold": "CC-RANGED-01",
    "marker-roll": "CC-ENLIST-12",
    "raise": "CC-ENLIST-08",
    "choose": "CC-TEXT-01",
    "exchange": "CC-RES-02",
    "marker": "CC-RES-05",
}
WAYS: Final = tuple(OCCASIONS)
ASKS: Final = tuple(PHASES)


def way_of(wished: Option) -> str:
    """Return what is wished for as occasions call it."""
    return wished.verb if wished.verb in OCCASIONS else f"{wished.verb} {wished.kind}"


def belongs_here(ask: Ask[Any], wished: Option) -> bool:
    """Tell whether a question is about what is wished for, be it refused there."""
    return way_of(wished) in VERBS[type(ask)]


def occasion(way: str, asked: bool = True) -> Refusal:
    """Say when something is done; the question that comes first is added to whoever is asked one."""
    return Refusal("occasion", OCCASIONS[way], (WAYS.index(way), int(asked)))
