"""Causes that are seldom met, each in a position where it is given."""

from collections.abc import Callable
from typing import Any

import pytest

import ludotheque
from ludotheque.game import Talk
from ludotheque.games.ebbland import GAME
from ludotheque.games.ebbland.data import CARD, SITE
from ludotheque.games.ebbland.mending.moments import fight, put
from ludotheque.games.ebbland.rules.combat.announcement import ChooseTarget
from ludotheque.games.ebbland.rules.combat.close import MakePair
from ludotheque.games.ebbland.rules.combat.shooting import NameMark, Share
from ludotheque.games.ebbland.rules.combat.wounds import StepIn
from ludotheque.games.ebbland.rules.effects.effect import Filter, Play
from ludotheque.games.ebbland.rules.effects.picking import RecoverSome
from ludotheque.games.ebbland.rules.effects.resolve import ChooseOne, Offer, Pick, Window
from ludotheque.games.ebbland.rules.enlistment import Enlist, Raise
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import (
    A_WEAPON,
    CHARACTER,
    ELUSIVE,
    ENLISTED,
    FOR_TURN,
    FROM_FIGHTER,
    FROM_HAND,
    IN_ACTION,
    LOGISTICS,
    WEAPON,
)
from ludotheque.games.ebbland.rules.turn import ESCALATION, Act, Equip, Resources
from ludotheque.kernel import Option
from ludotheque.wish import ANY
from tests.games.ebbland.scenario import Stage

Position = Callable[[], Ebbland]


def card_with(holds: Callable[[Any], bool]) -> int:
    return next(number for number, card in enumerate(Stage().s.box.cards) if holds(card))


def asked(ask: Any, change: Callable[[Ebbland], object] = lambda s: None, fighting: bool = False) -> Position:
    """A position in which a seat is asked something."""

    def position() -> Ebbland:
        stage = Stage().plain()
        for seat in (0, 0, 1):
            stage.fighter(seat, PEOPLE[seat])
        s = stage.s
        for fighter in s.fighters:
            fighter.pooled = fighting
        if fighting:
            fight(s, 0, 1)
        put(s, ask)
        change(s)
        return s

    return position


PEOPLE = ("brine_recruit", "bastion_sergeant")
UNIQUE = card_with(lambda card: card.kind == CHARACTER and card.unique)
ELUDING = card_with(lambda card: card.kind == CHARACTER and card.keywords & ELUSIVE)
ARM = card_with(lambda card: card.kind == WEAPON)
STORE = card_with(lambda card: card.kind == LOGISTICS)
LIMITED = card_with(
    lambda card: (
        card.kind == CHARACTER
        and any(text.limit == FOR_TURN and text.window == IN_ACTION for text in card.abilities[:1])
    )
)


THEIR_ARM = Play(0, FROM_HAND, CARD["sabotage"], CARD["sabotage"], 0)


def holding(card: int) -> Callable[[Ebbland], object]:
    return lambda s: s.sides[0].hand.append(card)


def with_card(slot: int, card: int) -> Callable[[Ebbland], object]:
    return lambda s: setattr(s.fighter(slot), "card", card)


def sacked(s: Ebbland) -> None:
    s.sides[0].hand, s.sides[0].sacked = [STORE], [True] * 3


def used_up(s: Ebbland) -> None:
    s.fighter(0).card = LIMITED
    s.used = [Play(0, FROM_FIGHTER, 0, LIMITED, 0).key()]


def used_here(s: Ebbland) -> None:
    s.fighter(0).card = LIMITED
    put(s, Offer(0, Window(IN_ACTION, [0], -1, [Play(0, FROM_FIGHTER, 0, LIMITED, 0).key()])))


def narrow() -> Filter:
    found = Filter()
    found.low = 98
    return found


def lay(place: str, name: str) -> Callable[[Ebbland], object]:
    """Lay a site or a logistics card on the first place of the first seat, with an empty hand beside it."""

    def change(s: Ebbland) -> None:
        s.sides[0].hand = []
        getattr(s.sides[0], place)[0] = SITE[name] if place == "sites" else CARD[name]

    return change


def nobody_left(s: Ebbland) -> None:
    lay("logistics", "fighting_pit")(s)
    s.fighters.clear()


def bystander(s: Ebbland) -> None:
    """Somebody is enlisted, and somebody else has a text for that moment."""
    s.fighter(0).card = CARD["nix_halfear"]
    put(s, Offer(0, Window(ENLISTED, [0], 1)))


def ward(s: Ebbland) -> None:
    s.sides[1].sites = [SITE["flagship_hull"], *s.sides[1].sites[1:]]


def sabotage(s: Ebbland) -> None:
    """A text that would discard a weapon or logistics, where there are no logistics."""
    s.fighter(2).gear = [ARM]
    put(s, ChooseOne(Play(0, FROM_HAND, CARD["sabotage"], CARD["sabotage"], 0)))


Case = tuple[str, str, Position, Option]
CASES: list[Case] = [
    ("over", "CC-WIN-01", asked(Act(0), lambda s: s.agenda.clear()), Option("end", "button")),
    ("not_in_hand", "CC-SETUP-12", asked(Act(0)), Option("equip", "card", ARM)),
    ("nobody_there", "CC-SETUP-12", asked(Act(0), lambda s: s.fighters.append(None)), Option("commit", "fighter", 3)),
    ("nobody_to_send", "CC-COMBAT-PRE-03", asked(Act(0), lambda s: s.fighters.clear()), Option("attack", "button")),
    ("nothing_there", "CC-SETUP-12", asked(Act(0)), Option("use", "artifact", 0)),
    ("no_free_site", "CC-ACTION-11", asked(Act(0), sacked), Option("build", "card", STORE)),
    ("unique", "CC-ENLIST-02", asked(Enlist(0), with_card(0, UNIQUE)), Option("enlist", "card", UNIQUE)),
    ("raise_limit", "CC-ENLIST-09", asked(Raise(0, UNIQUE), lambda s: None), Option("raise", "button", 3)),
    (
        "borne_already",
        "CC-ACTION-09",
        asked(Equip(0, ARM), lambda s: setattr(s.fighter(0), "gear", [ARM])),
        Option("equip", "fighter", 0),
    ),
    ("cards_short", "CC-TEXT-02", asked(Act(0), lay("sites", "chain_yard")), Option("use", "site", 0)),
    ("people_short", "CC-TEXT-02", asked(Act(0), nobody_left), Option("use", "logistics", 0)),
    ("other_subject", "CC-TEXT-01", asked(Act(0), bystander), Option("use", "fighter", 0)),
    ("warded", "CC-COMBAT-PRE-15", asked(ChooseTarget(0), ward, True), Option("target", "site", 3)),
    ("idle_choice", "CC-TEXT-04", asked(Act(0), sabotage), Option("choose", "button", 2)),
    ("not_meant", "CC-TEXT-01", asked(Pick(THEIR_ARM, 0, 0, A_WEAPON)), Option("pick", "fighter", 0)),
    ("no_victory", "CC-COMBAT-PRE-14", asked(Act(0), holding(ARM)), Option("victory", "card", ARM)),
    ("no_gear", "CC-ACTION-06", asked(Enlist(0), holding(STORE)), Option("equip", "card", STORE)),
    ("not_yours", "CC-CLOSE1-04", asked(Act(0)), Option("support", "fighter", 2)),
    ("used_up", "CC-TEXT-03", asked(Act(0), used_up), Option("use", "fighter", 0)),
    ("used_here", "CC-TEXT-03", asked(Act(0), used_here), Option("use", "fighter", 0)),
    (
        "elusive",
        "CC-RANGED-01",
        asked(NameMark(0, [0], []), with_card(2, ELUDING), True),
        Option("shoot", "fighter", 2),
    ),
    ("aimed_already", "CC-RANGED-01", asked(NameMark(0, [0], [[0, 2]]), fighting=True), Option("shoot", "fighter", 2)),
    ("not_aimed", "CC-RANGED-03", asked(Share(0, [0, 2], 1), fighting=True), Option("share", "fighter", 1)),
    (
        "supports",
        "CC-CLOSE1-04",
        asked(MakePair(0), lambda s: setattr(s.fighter(2), "backs", 0), True),
        Option("pair", "fighter", 2, ANY),
    ),
    ("own_wounds", "CC-RANGED-06", asked(StepIn(0, 0), fighting=True), Option("guard", "fighter", 0)),
    (
        "guarded_once",
        "CC-RANGED-06",
        asked(StepIn(0, 0), lambda s: s.combat.guarded.append(1), True),
        Option("guard", "fighter", 1),
    ),
    (
        "unwanted",
        "CC-SETUP-08",
        asked(RecoverSome(0, narrow(), 1), lambda s: s.sides[0].lay_by([ARM])),
        Option("recover", "card", ARM),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0])
def test_a_rare_cause_is_given_with_its_clause(case: Case):
    reason, clause, position, wished = case
    s = position()
    given = GAME.rules.reasons(s, 0, wished)
    assert (reason, clause) in [(cause.reason, cause.clause) for cause in given]
    for words in GAME.words.values():
        assert all(words.refusal(Talk(s, ("Ann", "Leo"), 0), cause) for cause in given)


def test_an_attack_of_somebody_else_uses_up_nothing_of_ones_own_turn():
    s = asked(Act(1), lambda s: setattr(s, "attacked", True))()
    s.active = 1
    s.sides[0].turns = ESCALATION
    given = GAME.rules.reasons(s, 0, Option("attack", "button"))
    assert [cause.reason for cause in given] == ["not_your_turn"]
    s.sides[0].turns = ESCALATION - 1
    given = GAME.rules.reasons(s, 0, Option("attack", "button"))
    assert [cause.reason for cause in given] == ["escalation", "not_your_turn"]


@pytest.mark.parametrize(
    "wished", [Option("pick", "fighter", 2), Option("pick", "site", 3), Option("choose", "button", 1)]
)
def test_what_only_a_text_asks_is_not_told_to_wait_for_ones_turn(wished: Option):
    s = asked(Act(1))()
    (cause,) = GAME.rules.reasons(s, 0, wished)
    assert (cause.reason, cause.clause) == ("occasion", "CC-TEXT-01")
    for words in GAME.words.values():
        assert words.refusal(Talk(s, ("Ann", "Leo"), 0), cause)


def test_a_text_of_the_phase_that_is_on_names_the_question_that_comes_first():
    s = asked(Resources(0), lambda s: s.sides[0].artifacts.__setitem__(0, CARD["tide_clock"]))()
    (cause,) = GAME.rules.reasons(s, 0, Option("", "artifact", 0, ANY))
    said = GAME.words["en"].refusal(Talk(s, ("Ann", "Leo"), 0), cause)
    assert said == (
        "Its text works in your resource phase; first answer “Resource phase: do you keep or roll your dice?”."
    )


def test_sealed_decks_say_what_is_in_them():
    match = ludotheque.new("ebbland", 2, 7, {"decks": "sealed"})
    for wished in (Option("exchange", "button"), Option("marker", "button", 1)):
        assert [cause.reason for cause in match.reasons(0, wished)] == ["occasion"]
    ask = match.question(0).ask
    inside, aside = ask.cards(match.state)[0], ask.left_out(match.state)
    packed = match.reasons(0, Option("pack", "card", inside))
    assert [(cause.reason, cause.clause) for cause in packed] == [("packed", "CC-SEALED-02")]
    out = next(card for card in aside if card not in ask.cards(match.state))
    left = match.reasons(0, Option("leave", "card", out))
    assert [(cause.reason, cause.clause) for cause in left] == [("left_out", "CC-SEALED-02")]
    unopened = next(card for card in range(len(match.state.box.cards)) if card not in match.state.pools[0])
    other = match.reasons(0, Option("pack", "card", unopened))
    assert [(cause.reason, cause.clause) for cause in other] == [("not_opened", "CC-SEALED-01")]
    match.answer(Option("ready", "button"), 0)
    done = match.reasons(0, Option("ready", "button"))
    assert [(cause.reason, cause.clause) for cause in done] == [("ready", "CC-SEALED-02")]
