"""What is refused in Ebbland, each cause in a position where it is given with its clause."""

from collections.abc import Callable

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.errors import NotAnOption
from ludotheque.game import Talk
from ludotheque.games.ebbland import GAME
from ludotheque.games.ebbland.data import CARD, SITE
from ludotheque.games.ebbland.rules.combat.announcement import (
    ChooseTarget,
    ChooseVictory,
    Involve,
    NameOpponent,
    PayLone,
)
from ludotheque.games.ebbland.rules.combat.close import ChooseDuel
from ludotheque.games.ebbland.rules.combat.shooting import NameMark
from ludotheque.games.ebbland.rules.combat.wounds import StepIn
from ludotheque.games.ebbland.rules.effects.effect import Filter
from ludotheque.games.ebbland.rules.effects.picking import RecoverSome, ReplaceOne
from ludotheque.games.ebbland.rules.enlistment import Enlist, Help, Raise, Weigh
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import STATIC, VICTORY
from ludotheque.games.ebbland.rules.turn import ESCALATION, Act, Build
from ludotheque.kernel import BUTTON, Option, waiting
from ludotheque.wish import ANY
from tests.games.ebbland.test_rare_refusals import ARM, LIMITED, STORE, UNIQUE, asked, card_with, holding, sabotage

MUTE = card_with(lambda card: card.kind == 3 and not card.abilities)
STILL = card_with(lambda card: card.kind == 3 and card.abilities and all(a.window == STATIC for a in card.abilities))


def side(**fields: object) -> Callable[[Ebbland], object]:
    """The first seat with some fields changed."""
    return lambda s: [setattr(s.sides[0], name, value) for name, value in fields.items()]


def being(card: int) -> Callable[[Ebbland], object]:
    return lambda s: setattr(s.fighter(0), "card", card)


def enlisting(s: Ebbland) -> None:
    """A character is on its way, where a site helps."""
    s.enlisting, s.sides[0].sites = CARD["cliff_fledgling"], [SITE["egg_ledge"]] * 3


Case = tuple[str, str, Callable[[], Ebbland], Option]
CASES: list[Case] = [
    ("not_your_turn", "CC-RESOURCE-08", asked(Act(1)), Option("end", "button")),
    ("occasion", "CC-RANGED-01", asked(Act(0)), Option("hold", "button")),
    ("no_character", "CC-ENLIST-03", asked(Enlist(0), holding(ARM)), Option("enlist", "card", ARM)),
    ("no_logistics", "CC-ACTION-11", asked(Act(0), holding(ARM)), Option("build", "card", ARM)),
    ("not_played", "CC-ACTION-01", asked(Act(0), holding(ARM)), Option("play", "card", ARM)),
    ("price", "CC-ACTION-05", asked(Act(0), side(com=0, log=0, hand=[STORE])), Option("build", "card", STORE)),
    ("com_short", "CC-RES-03", asked(Raise(0, UNIQUE), side(com=0)), Option("raise", "button", 1)),
    ("log_short", "CC-RES-02", asked(Act(0), side(com=1, log=1)), Option("exchange", "button")),
    ("die_full", "CC-RES-04", asked(Act(0)), Option("exchange", "button")),
    ("which_die", "CC-RES-05", asked(Act(0)), Option("marker", "button")),
    ("no_marker", "CC-RES-09", asked(Act(0)), Option("marker", "button", 1)),
    ("marker_used", "CC-RES-05", asked(Act(0), side(markers=1, marker_used=True)), Option("marker", "button", 1)),
    ("escalation", "CC-COMBAT-PRE-10", asked(Act(0), side(turns=ESCALATION)), Option("attack", "button")),
    ("fewer_choices", "CC-TEXT-01", asked(Act(0), sabotage), Option("choose", "button", 0)),
    ("no_text", "CC-TEXT-01", asked(Act(0), being(MUTE)), Option("use", "fighter", 0)),
    ("text_static", "CC-TEXT-01", asked(Act(0), being(STILL)), Option("use", "fighter", 0)),
    ("fewer_texts", "CC-TEXT-01", asked(Act(0), being(LIMITED)), Option("use", "fighter", 0, 9)),
    ("text_when", "CC-TEXT-01", asked(Enlist(0), being(LIMITED)), Option("use", "fighter", 0)),
    ("natural_one", "CC-ENLIST-11", asked(Help(0, Weigh(0, 1, [])), enlisting), Option("use", "site", 0)),
    ("text_not_yours", "CC-TEXT-01", asked(Act(0)), Option("use", "leader", 1)),
    ("not_among", "CC-SETUP-08", asked(RecoverSome(0, Filter(), 1)), Option("recover", "card", ARM)),
    ("own_leader", "CC-COMBAT-PRE-12", asked(NameOpponent(0)), Option("attack", "leader", 0)),
    ("own_site", "CC-COMBAT-PRE-15", asked(Act(0)), Option("target", "site", 0)),
    ("site_not_yours", "CC-ACTION-03", asked(Build(0, STORE)), Option("build", "site", 3)),
    ("built_on", "CC-ACTION-11", asked(Build(0, STORE), side(logistics=[STORE] * 3)), Option("build", "site", 0)),
    ("not_the_defenders", "CC-COMBAT-PRE-15", asked(ChooseTarget(0), fighting=True), Option("target", "site", 0)),
    ("in_pool", "CC-COMBAT-PRE-13", asked(Involve(0), fighting=True), Option("commit", "fighter", 0)),
    ("other_lone", "CC-COMBAT-PRE-08", asked(PayLone(0, 0, 1), fighting=True), Option("commit", "fighter", 1)),
    ("own_fighter", "CC-RANGED-01", asked(NameMark(0, [0], []), fighting=True), Option("shoot", "fighter", 1)),
    ("other_shooter", "CC-RANGED-01", asked(NameMark(0, [0], []), fighting=True), Option("shoot", "fighter", 2, 1)),
    ("no_bodyguard", "CC-RANGED-06", asked(StepIn(0, 0), fighting=True), Option("guard", "fighter", 1)),
    ("no_duel", "CC-CLOSE1-04", asked(ChooseDuel(0, 0), fighting=True), Option("support", "fighter", 1)),
    ("other_supporter", "CC-CLOSE1-04", asked(ChooseDuel(0, 0), fighting=True), Option("support", "fighter", 1, 2)),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0])
def test_a_cause_is_given_with_its_clause(case: Case):
    reason, clause, position, wished = case
    s = position()
    given = GAME.rules.reasons(s, 0, wished)
    assert (reason, clause) in [(cause.reason, cause.clause) for cause in given]
    for words in GAME.words.values():
        assert all(words.refusal(Talk(s, ("Ann", "Leo"), 0), cause) for cause in given)


def test_a_victory_card_of_the_other_side_of_a_combat():
    for number, card in enumerate(asked(Act(0))().box.cards):
        if card.kind == VICTORY:
            s = asked(ChooseVictory(0), holding(number), fighting=True)()
            given = GAME.rules.reasons(s, 0, Option("victory", "card", number))
            if ("other_part", "CC-COMBAT-PRE-18") in [(cause.reason, cause.clause) for cause in given]:
                return
    raise AssertionError("every Victory card is for attackers")


def test_texts_that_are_too_dear_or_have_no_use():
    s = asked(Act(0), lambda s: setattr(s.fighter(0), "wounds", 0))()
    found: set[tuple[str, str]] = set()
    s.sides[0].com = s.sides[0].log = 0
    for number, card in enumerate(s.box.cards):
        if card.kind == s.box.cards[CARD["sabotage"]].kind:
            for com in (0, 6):
                s.sides[0].hand, s.sides[0].com, s.sides[0].log = [number], com, com
                given = GAME.rules.reasons(s, 0, Option("play", "card", number, ANY))
                found.update((cause.reason, cause.clause) for cause in given)
    assert {("text_dear", "CC-RES-03"), ("pointless", "CC-TEXT-04"), ("unmet", "CC-TEXT-02")} <= found


def test_the_right_card_of_a_pile_with_a_wrong_argument_is_not_blamed_on_the_card():
    s = asked(ReplaceOne(0, 2))()
    right = waiting(s)[0].options(s)[0]
    assert GAME.rules.reasons(s, 0, Option("replace", "card", right.index, 999)) == []
    other = next(card for card in range(len(s.box.cards)) if card not in s.sides[0].stock[-2:])
    (cause,) = GAME.rules.reasons(s, 0, Option("replace", "card", other))
    assert cause.reason == "not_among"


def test_the_right_button_of_a_sealed_deck_with_a_wrong_argument_is_refused_with_a_sentence():
    match = ludotheque.new("ebbland", 2, seed=1, options={"decks": "sealed"})
    button = next(option for option in match.question(0).options if option.kind == BUTTON)
    with pytest.raises(NotAnOption):
        match.answer(Option(button.verb, BUTTON, button.index, 9999), 0)


def test_a_button_with_a_number_that_it_has_not_is_refused_with_a_sentence():
    match = ludotheque.new("ebbland", 2, seed=1)
    bot = bots.make("random", match.game, 1)
    tried = set[str]()
    while (question := match.question()) and len(match.moves) < 150:
        for option in question.options:
            if option.kind == BUTTON and option.verb not in tried:
                tried.add(option.verb)
                for index, arg in ((option.index, 9999), (7, 0)):
                    with pytest.raises(NotAnOption):
                        match.answer(Option(option.verb, BUTTON, index, arg), question.seat)
        match.answer(bot.choose(match.view(question.seat), question.seat), question.seat)
    assert "pass" in tried
