"""Why something is not possible now: all causes, the nearest to being mended first, with the clauses they rest on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludotheque.game import Refusal
from ludotheque.games.mageknight.rules.pieces import NONE, WOUND, Effort, Turn
from ludotheque.games.mageknight.rules.refusals.buttons import why_not_button
from ludotheque.games.mageknight.rules.refusals.occasions import is_of_a_turn, occasion
from ludotheque.games.mageknight.rules.refusals.places import enemy, rival, rival_unit, space, tile
from ludotheque.games.mageknight.rules.refusals.plays import card, mana, skill, unit
from ludotheque.games.mageknight.rules.refusals.wares import advanced, lesson, offer, spell
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import GOLD, MOVING
from ludotheque.games.mageknight.rules.turn.turn import PORTAL_SPACE, March
from ludotheque.kernel import BUTTON, Ask, Option, waiting
from ludotheque.wish import is_granted, not_there

__all__ = ["reasons"]

# The questions of a turn that leave free what to do; every other one has to be answered before anything else.
OPEN: Final = (
    *("March", "Quiet", "Talk", "Defend", "Shoot", "Strike", "ChooseAttacker"),
    *("LaunchAttack", "BlockAttack"),
)
# The clauses behind questions that are no part of an effect.
CLAUSES: Final = {
    **dict.fromkeys(("PickHero",), "MK-GAME-04"),
    **dict.fromkeys(("ChooseTactic",), "MK-ROUND-20"),
    **dict.fromkeys(("Rethink", "StealDie", "Prepare"), "MK-ROUND-24"),
    **dict.fromkeys(("KeepBanner",), "MK-UNITS-21"),
    **dict.fromkeys(("BeforeTurn", "Midnight"), "MK-TURN-01"),
    **dict.fromkeys(("Opening",), "MK-TURN-07"),
    **dict.fromkeys(("Rest", "RestWounds"), "MK-REST-04"),
    **dict.fromkeys(("TravelTo",), "MK-MOVE-26"),
    **dict.fromkeys(("PayMana", "PayColour"), "MK-MANA-14"),
    **dict.fromkeys(("Search",), "MK-EFFECT-01"),
    **dict.fromkeys(("Join",), "MK-COMBAT-11"),
    **dict.fromkeys(("AlsoStrike", "HoldBack"), "MK-RANGED-02"),
    **dict.fromkeys(("KeepGuard",), "MK-BLOCK-07"),
    **dict.fromkeys(("AssignDamage",), "MK-DAMAGE-05"),
    **dict.fromkeys(("ChooseFoe", "HaltMore", "Frighten"), "MK-COMBAT-25"),
    **dict.fromkeys(("SetTwist",), "MK-VAR-51"),
    **dict.fromkeys(("Assign",), "MK-UNITS-16"),
    **dict.fromkeys(("Disband",), "MK-UNITS-08"),
    **dict.fromkeys(("ReadyUnit", "Energize"), "MK-UNITS-15"),
    **dict.fromkeys(("HealUnit",), "MK-WOUND-11"),
    **dict.fromkeys(("Relief",), "MK-END-07"),
    **dict.fromkeys(("Protect", "KeepTempo"), "MK-EFFECT-04"),
    **dict.fromkeys(("ChooseReward",), "MK-END-11"),
    **dict.fromkeys(("ChooseCrystal",), "MK-END-15"),
    **dict.fromkeys(("ChooseSpell",), "MK-END-18"),
    **dict.fromkeys(("Bury",), "MK-END-16"),
    **dict.fromkeys(("ChooseTop",), "MK-END-17"),
    **dict.fromkeys(("Enlist",), "MK-END-20"),
    **dict.fromkeys(("ChooseSkill", "ChooseAction"), "MK-LEVEL-04"),
    **dict.fromkeys(("DiscardSome",), "MK-DRAW-01"),
    **dict.fromkeys(("Prolong",), "MK-DRAW-11"),
    **dict.fromkeys(("ChoosePart",), "MK-PVP-05"),
    **dict.fromkeys(("ChooseRepelled",), "MK-PVP-62"),
    **dict.fromkeys(("ChooseUnit", "HoldBackMore"), "MK-PVP-63"),
    **dict.fromkeys(("PlaceDamage",), "MK-PVP-34"),
    **dict.fromkeys(("Invite",), "MK-COOP-06"),
    **dict.fromkeys(("Share",), "MK-COOP-07"),
    **dict.fromkeys(("Agree",), "MK-COOP-08"),
    **dict.fromkeys(("EnterCity",), "MK-COOP-17"),
    **dict.fromkeys(("KeepCard", "AddCard"), "MK-VAR-69"),
    **dict.fromkeys(("ChooseUpgrade", "Replace"), "MK-VAR-64"),
    **dict.fromkeys(("MakeBid",), "MK-VAR-03"),
    **dict.fromkeys(("DropTactic",), "MK-SCN-COOP-11"),
    **dict.fromkeys(("ReplaceMark",), "MK-SCN-DRUID-22"),
    **dict.fromkeys(("ChooseEntrance",), "MK-SCN-DUNGEON-08"),
    **dict.fromkeys(("AdmitDefeat",), "MK-SCN-HOLD-21"),
}
# The questions for a card to which a Wound is no answer, and the clauses that say so.
NO_WOUND: Final = {"DiscardSome": "MK-DRAW-01", "Rest": "MK-REST-04", "GiveCard": "MK-CARDS-19"}
# The clause behind what an effect asks.
OF_EFFECTS: Final = "MK-EFFECT-01"
# What belongs to another moment of a turn, and so is possible in it.
AWAITED: Final = ("occasion", "wrong_moment", "no_interaction", "no_fight", "not_from_afar", "healing")
# What a turn brings along: points, mana, effects that hold for it, the place where it leads.
OF_THE_TURN: Final = (
    *("move_short", "influence_short", "dear_healing", "no_levy", "no_learning", "no_talent", "no_agility"),
    *("no_mana", "no_mana_of", "no_source", "no_use", "no_token", "buy_interacting", "wrong_site", "no_locals"),
    *("in_tower", "in_monastery", "no_healer", "not_talking", "nobody_here", "no_site"),
    *("cleared", "no_altar", "no_monastery", "no_partner", "far_enemy", "far_city", "elsewhere"),
    *("not_moved", "turn_begun", "dice_used", "die_taken"),
)
# What damage dealt to another hero may be spent on, besides Wounds and artifacts.
SPENT: Final = {"hex": ("", "push"), "rival_unit": ("", "hit")}
# What is chosen before there is a map, by the question: verbs and what they point at.
BEFORE_THE_MAP: Final = {
    "PickHero": (("hero", "hero"),),
    "MakeBid": (("bid", "button"),),
    "KeepCard": (("retain", "card"), ("card", "card")),
    "AddCard": (("add", "card"), ("card", "card")),
}
# The clause behind what others choose in secret before there is a map: the draft.
OF_THE_DRAFT: Final = "MK-VAR-70"
# Buttons of which there are several; all others come once.
SEVERAL: Final = ("choose", "dice", "bid", "reward", "agility")


def reasons(view: MageKnight, seat: int, wished: Option) -> list[Refusal]:
    """Return all that keeps a seat from what it wishes; nothing if it can have it."""
    if wished.kind == BUTTON and wished.index and wished.verb not in SEVERAL:
        raise not_there(wished.element(), {})
    asks = waiting(view)
    if not asks:
        return [Refusal("over", "MK-GAME-09")]
    ask: Ask[Any] | None = next((ask for ask in asks if ask.seat == seat), None)
    if ask is None:
        return _out_of_turn(view, seat, wished, asks[0].seat)
    options = ask.options(view)
    if is_granted(options, wished):
        return []
    name = type(ask).__name__
    if name in OPEN or (name == "EnterCity" and wished.kind in ("card", "unit", "skill")):
        return _barred(view, seat, wished)
    if name == "PlaceDamage" and wished.verb in SPENT.get(wished.kind, ()):
        return _barred(view, seat, wished, True)
    clause = CLAUSES.get(name, OF_EFFECTS)
    if any(_is_of_kind(option, wished) for option in options):
        return _not_taken(view, ask, wished, options) or [Refusal("choices", clause)]
    if name == "Meanwhile":
        return _out_of_turn(view, seat, wished, view.turn.seat)
    later = _causes(view, seat, wished) if _is_in_turn(view, seat) else []
    return [Refusal("first", clause), *(cause for cause in later if cause.reason not in AWAITED)]


def _is_of_kind(option: Option, wished: Option) -> bool:
    """Tell whether a question is about such things, though not about this one."""
    return option.kind == wished.kind and (wished.verb == option.verb or (not wished.verb and option.kind != BUTTON))


def _not_taken(view: MageKnight, ask: Any, wished: Option, options: list[Option]) -> list[Refusal]:
    """Say why a unit takes no damage, a card is not given up, or a die not chosen."""
    player, name = view.players[ask.seat], type(ask).__name__
    if wished.kind == "die":
        return _not_chosen(view, wished, options, name == "Search")
    if wished.kind == "unit" and wished.index >= len(player.units):
        return [Refusal("no_unit", "MK-UNITS-04", (len(player.units),))]
    if wished.kind == "unit" and name == "AssignDamage" and player.units[wished.index].wounds:
        return [Refusal("wounded", "MK-DAMAGE-07")]
    if wished.kind == "card" and wished.verb in ("", "give") and wished.index not in player.hand:
        return [Refusal("not_in_hand", "MK-CARDS-03")]
    if wished.kind == "card" and wished.index == WOUND and name in NO_WOUND:
        return [Refusal("wound_kept", NO_WOUND[name])]
    return []


def _not_chosen(view: MageKnight, wished: Option, options: list[Option], is_search: bool) -> list[Refusal]:
    """Say why a die is not the one to choose: it is gone, taken, like another one that is offered, or comes later."""
    source, die = view.source, wished.index
    if die >= len(source) or source[die] < 0:
        return [Refusal("no_die", "MK-MANA-12")]
    if view.taken_dice() >> die & 1:
        return [Refusal("die_taken", "MK-MANA-11")]
    alike = [one.index for one in options if one.kind == "die" and source[one.index] == source[die] != NONE]
    if is_search and source[die] != GOLD and all(source[one.index] == GOLD for one in options if one.kind == "die"):
        return [Refusal("gold_first", OF_EFFECTS)]
    return [Refusal("alike", "MK-MANA-12", (alike[0],))] if alike and alike[0] != die else []


def _is_in_turn(view: MageKnight, seat: int) -> bool:
    return seat == view.turn.seat and view.players[seat].space != NONE and view.effort(seat).acting


def _barred(view: MageKnight, seat: int, wished: Option, now: bool = False) -> list[Refusal]:
    """Say what stands in the way where the seat is free to choose; never nothing."""
    return _causes(view, seat, wished, now) or [Refusal("choices", OF_EFFECTS)]


def _causes(view: MageKnight, seat: int, wished: Option, now: bool = False) -> list[Refusal]:
    """Say what stands in the way, be it nothing, where the seat is or will be free to choose."""
    other = None if now else occasion(wished)
    if other is not None:
        return [other]
    causes = why_not_button(view, seat, wished) if wished.kind == BUTTON else KINDS[wished.kind](view, seat, wished)
    return list(dict.fromkeys(causes))


def _out_of_turn(view: MageKnight, seat: int, wished: Option, asked: int) -> list[Refusal]:
    """Say what would still be in the way in a turn of one's own, and that this is somebody else's."""
    turn = Refusal("not_your_turn", "MK-ROUND-27", (asked,))
    if not 0 <= seat < len(view.players):
        return [turn]
    if not view.layout.site:
        return _before_the_map(view, wished, turn)
    own = view.copy()
    own.turn, own.combat = Turn(seat), None
    player = own.players[seat]
    player.effort = Effort(True)
    player.effort.phase = MOVING
    player.space = PORTAL_SPACE if player.space == NONE else player.space
    if is_granted(March(seat).options(own), wished):
        return [turn]
    causes = _causes(own, seat, wished)
    passing = (*AWAITED, *OF_THE_TURN)
    return [*(cause for cause in causes if cause.reason not in passing or not is_of_a_turn(cause)), turn]


def _before_the_map(view: MageKnight, wished: Option, turn: Refusal) -> list[Refusal]:
    """Say that the table is still being set up, but for what others are asked now too."""
    name = type(waiting(view)[0]).__name__
    if (wished.verb or wished.kind, wished.kind) in BEFORE_THE_MAP.get(name, ()):
        return [turn]
    return [Refusal("set_up", CLAUSES.get(name, OF_THE_DRAFT), turn.figures)]


Reason = Callable[[MageKnight, int, Option], list[Refusal]]
KINDS: Final[dict[str, Reason]] = {
    "hex": space,
    "tile": tile,
    "card": card,
    "unit": unit,
    "enemy": enemy,
    "skill": skill,
    "offer": offer,
    "die": mana,
    "crystal": mana,
    "mana": mana,
    "ring": mana,
    "tactic": mana,
    "advanced": advanced,
    "lesson": lesson,
    "spell": spell,
    "seat": rival,
    "rival_unit": rival_unit,
    "blow": lambda view, seat, wished: [Refusal("no_blow", "MK-RANGED-02")],
    "hero": lambda view, seat, wished: [Refusal("heroes_taken", "MK-GAME-04")],
}
