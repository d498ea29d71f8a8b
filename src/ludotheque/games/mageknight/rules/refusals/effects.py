"""Why an effect would do nothing now: the reason, with the clause it rests on."""

from ludotheque.game import Refusal
from ludotheque.games.mageknight.rules.duel.facing import attack_points, duel_of, is_outranged
from ludotheque.games.mageknight.rules.duel.targets import standing_units
from ludotheque.games.mageknight.rules.effects.cardcraft import BorrowSpell, Fetch, PowerOther, Repeat
from ludotheque.games.mageknight.rules.effects.costs import GiveUp, Pay, gives
from ludotheque.games.mageknight.rules.effects.curses import Curse
from ludotheque.games.mageknight.rules.effects.effect import Effect, Play
from ludotheque.games.mageknight.rules.effects.gains import Crystal, Mana
from ludotheque.games.mageknight.rules.effects.invocation import Invoke
from ludotheque.games.mageknight.rules.effects.manacraft import ManaDraw, StormCrystal
from ludotheque.games.mageknight.rules.effects.points import Fight, Points
from ludotheque.games.mageknight.rules.effects.relics import Sacrifice
from ludotheque.games.mageknight.rules.effects.resolve import Also, Both, Either, Maybe, When
from ludotheque.games.mageknight.rules.effects.rivals import Rivalry
from ludotheque.games.mageknight.rules.effects.sideways import Sideways
from ludotheque.games.mageknight.rules.effects.theft import ClaimMana, EnergyFlow, HealingRitual
from ludotheque.games.mageknight.rules.effects.turnwide import UNIT_RULES, Rule
from ludotheque.games.mageknight.rules.heroes.goods import must_recover
from ludotheque.games.mageknight.rules.heroes.units import BorrowUnit, EnlistUnit, MendUnit, Ready
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import (
    BLOCKING,
    BREACH,
    DRAW,
    HEAL,
    INFLUENCE,
    LEVY,
    MOVE,
    MOVING,
    SKIP,
    TALENT,
    TIME_BENDING,
)
from ludotheque.games.mageknight.rules.turn.journeys import Travel

WRONG_MOMENT = "wrong_moment"
# What effects may depend on.
CONDITIONS = ("day", "forest", "least_fame", "interacting", "winged")
BY_POINTS = {
    INFLUENCE: Refusal("no_locals", "MK-INTERACT-02"),
    HEAL: Refusal("nothing_to_heal", "MK-WOUND-10"),
    DRAW: Refusal("empty_deck", "MK-DRAW-10"),
}
BY_EFFECT: dict[type[Effect], Refusal] = {
    Curse: Refusal("unmoved", "MK-COMBAT-25"),
    Ready: Refusal("nobody_spent", "MK-UNITS-15"),
    EnergyFlow: Refusal("nobody_spent", "MK-UNITS-15"),
    HealingRitual: Refusal("nothing_to_heal", "MK-WOUND-10"),
    Travel: Refusal("nowhere", "MK-END-02"),
    Fetch: Refusal("no_offer", "MK-CARDS-18"),
    Sacrifice: Refusal("nothing_to_give", "MK-CARDS-18"),
    Invoke: Refusal("nothing_to_give", "MK-CARDS-18"),
    Sideways: Refusal("no_sideways", "MK-CARDS-13"),
    MendUnit: Refusal("nothing_to_heal", "MK-WOUND-11"),
    EnlistUnit: Refusal("no_unit_offered", "MK-INTERACT-11"),
    ClaimMana: Refusal("no_free_die", "MK-MANA-12"),
    StormCrystal: Refusal("no_free_die", "MK-MANA-12"),
    ManaDraw: Refusal("no_free_die", "MK-MANA-12"),
    Mana: Refusal("no_own_colour", "MK-MANA-04"),
    Crystal: Refusal("no_own_colour", "MK-MANA-04"),
    PowerOther: Refusal("no_companion", "MK-CARDS-18"),
    Repeat: Refusal("no_companion", "MK-CARDS-18"),
}


NOBODY_ELSE = Refusal("nobody_else", "MK-EFFECT-01")


def wrong_moment(phases: int) -> Refusal:
    """Say in which parts of a turn something serves."""
    return Refusal(WRONG_MOMENT, "MK-COMBAT-24", (phases,))


def nearest(reasons: list[Refusal]) -> Refusal | None:
    """Return the reason that is nearest to being mended: any before the wrong moment."""
    return next((reason for reason in reasons if reason.reason != WRONG_MOMENT), reasons[0] if reasons else None)


def why_useless(view: MageKnight, effect: Effect, play: Play) -> Refusal | None:
    """Return why an effect would do nothing, as far as there is a plain reason."""
    if not effect.phases & view.effort(play.seat).phase:
        return wrong_moment(effect.phases)
    if isinstance(effect, Both | Either):
        parts = [part for part in effect.parts if not part.neutral and not part.can_now(view, play)]
        return nearest([reason for part in parts if (reason := why_useless(view, part, play)) is not None])
    if isinstance(effect, GiveUp):
        hand = view.players[play.seat].hand
        others = [card for card in hand if card != play.index and gives(view, effect.kind, card)]
        return why_useless(view, effect.part, play) if others else Refusal("nothing_to_give", "MK-CARDS-18")
    if isinstance(effect, Maybe | Also):
        return why_useless(view, effect.part, play)
    if isinstance(effect, When):
        part = effect.branch(view, play)
        unmet = Refusal("unmet", "MK-EFFECT-01", (CONDITIONS.index(effect.condition.word),))
        return unmet if part is None else why_useless(view, part, play)
    if isinstance(effect, Pay):
        return Refusal("no_mana_of", "MK-CARDS-18", (effect.colours,))
    if isinstance(effect, Travel) and must_recover(view, view.players[play.seat]):
        return Refusal("only_wounds", "MK-TURN-11")
    if duel_of(view) is not None and isinstance(effect, Curse | Fight):
        return why_not_in_duel(view, effect, play)
    if isinstance(effect, Rule):
        return why_no_rule(effect)
    if isinstance(effect, Points):
        return wrong_moment(MOVING) if effect.what == MOVE else BY_POINTS[effect.what]
    if isinstance(effect, BorrowUnit | BorrowSpell):
        return why_not_borrowed(view, effect, play)
    return NOBODY_ELSE if isinstance(effect, Rivalry) else BY_EFFECT.get(type(effect))


def why_not_borrowed(view: MageKnight, effect: BorrowUnit | BorrowSpell, play: Play) -> Refusal:
    """Return why nothing of an offer is lent."""
    rules = view.effort(play.seat).rules
    if isinstance(effect, BorrowSpell):
        return Refusal("lent_already", "MK-EFFECT-03") if rules[TALENT] else Refusal("no_offer", "MK-CARDS-18")
    if rules[LEVY]:
        return Refusal("lent_already", "MK-EFFECT-03")
    return Refusal("no_units", "MK-UNITS-10") if view.unit_offer else Refusal("no_unit_offered", "MK-INTERACT-11")


def why_no_rule(effect: Rule) -> Refusal:
    """Return why a rule for the rest of the turn would bear on nothing."""
    if effect.rule in UNIT_RULES:
        return Refusal("no_units", "MK-UNITS-10")
    if effect.rule == BREACH:
        return Refusal("no_walls", "MK-RANGED-06")
    if effect.rule == SKIP:
        return wrong_moment(BLOCKING)
    if effect.rule == TIME_BENDING:
        return Refusal("partial_turn", "MK-PVP-14")
    return Refusal("no_offer", "MK-CARDS-18")


def why_not_in_duel(view: MageKnight, effect: Curse | Fight, play: Play) -> Refusal:
    """Return why an attack or a curse would do nothing to another hero."""
    duel = duel_of(view)
    assert duel is not None
    if isinstance(effect, Fight):
        outranged = is_outranged(view, play.seat, effect.how)
        return Refusal("duel_siege", "MK-PVP-25") if outranged else wrong_moment(effect.phases)
    if not standing_units(view, duel.rival(play.seat)):
        return Refusal("no_rival_unit", "MK-PVP-63")
    if play.seat == duel.attacker and not attack_points(view):
        return Refusal("no_attack_yet", "MK-PVP-23")
    return Refusal("unmoved_units", "MK-PVP-62")
