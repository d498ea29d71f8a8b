"""What a game tells while it is played: the log says what happened, and a question what hangs on it."""

import re

import pytest

from ludotheque.game import Talk
from ludotheque.games.ebbland import GAME
from ludotheque.games.ebbland.data import CARD
from ludotheque.games.ebbland.rules.events.cards import HandRevealed
from ludotheque.games.ebbland.rules.events.combat import Attacked, ControlRolled, Rolled, WayChosen
from ludotheque.games.ebbland.rules.events.phases import EnlistmentDieThrown, GameEnded
from ludotheque.games.ebbland.rules.terms import BLOCK
from ludotheque.games.ebbland.words import WORDS
from ludotheque.games.ebbland.words.fr import LEXICON
from ludotheque.games.ebbland.words.refusals import ABOUT_CARDS, SPECIAL
from ludotheque.kernel import Event, waiting
from ludotheque.match import Match
from tests.games.ebbland.scenario import Stage
from tests.reading import plain
from tests.rules import rule

PEOPLE = ("Ada", "Bo")


def told(event: Event, language: str = "en") -> str:
    return WORDS[language].event(Talk(Stage().s, PEOPLE, 0), event)


def situation(stage: Stage) -> str:
    (ask,) = waiting(stage.s)
    return WORDS["en"].situation(Talk(stage.s, PEOPLE, ask.seat), ask)


@rule("CC-COMBAT-PRE-02")
def test_the_log_tells_the_ways_to_form_a_pool_apart():
    said = [told(WayChosen(1, way)) for way in range(3)]
    assert said == ["Bo forms the pool the standard way.", "Bo sends a lone fighter.", "Bo commits nobody."]


@rule("CC-COMBAT-END-04")
@pytest.mark.parametrize(("won", "end"), [(True, ": 1 VP."), (False, ": nothing.")])
def test_the_log_says_whether_a_control_roll_brought_a_point(won: bool, end: str):
    said = told(ControlRolled(0, CARD["harpoon_diver"], 4, 0, won))
    assert said.endswith(f"4, 4 or less was needed{end}")


def test_the_log_says_what_a_roll_was_made_against():
    said = told(EnlistmentDieThrown(0, CARD["harpoon_diver"], 3, 1))
    assert said == "Your enlistment roll for Harpoon Diver: 3 +1 against Control 4."
    said = told(ControlRolled(0, CARD["harpoon_diver"], 5, 1, True))
    assert "5 −1, 4 or less" in said


def test_the_log_says_why_a_game_ends_before_anybody_has_ten_points():
    assert "nothing changes any more" in told(GameEnded(1, [1], [3, 9]))
    assert told(GameEnded(1, [1], [3, 10]), "fr").startswith("La partie est terminée")


def test_numbers_of_a_roll_stand_in_order_whoever_lent_them():
    roll = Rolled(0, CARD["harpoon_diver"], 0, BLOCK, [6, 2], 0, [7, 11, 8], 2)
    assert "7 8 11" in told(roll)


@rule("CC-ENLIST-11", "CC-ENLIST-12")
def test_a_roll_that_fails_says_by_how_much_and_what_a_marker_makes_of_it():
    stage = Stage().plain().hand(0, "bastion_sergeant")
    stage.side(0, markers=5)
    stage.turn().do("done", "enlist bastion_sergeant", "raise 2", dice=(1,))
    assert "Die 1 +2 against Control 4" in situation(stage)
    assert "always fails" in situation(stage)
    (ask,) = waiting(stage.s)
    says = [WORDS["en"].option(Talk(stage.s, PEOPLE, 0), ask, option) for option in stage.options()]
    assert "Spend a +1 marker: 4 against Control 4, enough" in says


def braced(*hand: str) -> Stage:
    """A defender whose deck holds Brace, asked when the pools are complete; perhaps it has the card."""
    stage = Stage("breaker", "brackguard").plain().hand(1, *hand)
    own, others = stage.fighter(0, "slag_whelp"), [stage.fighter(1, "brine_recruit") for _ in range(2)]
    stage.attack().involve(0, own).do("target site 3").calm().involve(1, *others).do("pass")
    assert stage.asked() == (1, "Offer")
    return stage


def test_a_window_with_nothing_to_use_says_so_to_its_owner():
    assert "othing to use" not in situation(braced("brace"))
    assert "othing to use" in situation(braced("brine_recruit"))


def test_whoever_is_about_to_be_wounded_hears_why_the_strikes_hit():
    stage = Stage("breaker", "brackguard").plain().artifact(3, "salt_banner")
    own = [stage.fighter(0, "pit_ravager"), stage.fighter(0, "chain_brawler")]
    stage.pools(own, [stage.fighter(1, "wall_pikeman")]).do("pair fighter 2", dice=(6, 5, 1, 1))
    assert situation(stage).startswith(
        "Pit Ravager rolls 11 against strikes [6 8]: 2 met; Chain Brawler adds a strike in support; "
        "Wall Pikeman: 3 wounds to come, 2 life"
    )


# Before a name these lose their vowel or melt into its article: a pattern does not know which name will come.
BEFORE_A_NAME = re.compile(r"\b(?:de|que) \{(?:card|fighter|mark|foe|ally|bearer|who|owner|defender|site)\}")


def test_no_name_stands_where_french_would_elide_before_it():
    words = LEXICON
    patterns = [*words.events.values(), *words.questions.values(), *words.situations.values(), *words.options.values()]
    patterns += [pattern for patterns in words.acts.values() for pattern in patterns]
    patterns += [re.sub(r"\{[01]\}", "{card}", words.refusals[reason]) for reason in (*ABOUT_CARDS, *SPECIAL)]
    assert not [pattern for pattern in patterns if BEFORE_A_NAME.search(pattern)]


def test_a_choice_for_a_text_says_what_the_text_does():
    stage = braced("brace").do("play brace")
    assert stage.asked() == (1, "Pick")
    assert "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}8" in situation(stage)


@pytest.mark.parametrize(
    ("language", "attack", "reveal"),
    [
        ("en", "Bo attacks you.", "Bo sees your hand: 2 cards."),
        ("fr", "Bo vous attaque.", "Bo voit votre main : 2 cartes."),
    ],
)
def test_whoever_suffers_it_is_told_so(language: str, attack: str, reveal: str):
    assert plain(told(Attacked(1, 0), language)) == attack
    assert plain(told(HandRevealed(1, 0, 2), language)) == reveal


def test_an_opening_hand_says_how_many_cards_are_still_to_go():
    match = Match(GAME, GAME.setup(2), 3)
    said = []
    while (question := match.question()) and type(question.ask).__name__ == "DiscardOne" and len(said) < 2:
        said.append(WORDS["en"].situation(Talk(match.view(question.seat), PEOPLE, question.seat), question.ask))
        match.answer(question.options[0])
    assert [line.partition(";")[0] for line in said] == ["2 cards to discard", "1 card to discard"]
