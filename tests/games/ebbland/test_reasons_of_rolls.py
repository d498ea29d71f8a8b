"""Why a roll counted: what was added to it and where each number comes from, in the log and on the card."""

from ludotheque import codec
from ludotheque.game import Talk
from ludotheque.games.ebbland import GAME
from ludotheque.games.ebbland.data import CARD, CARDS, SITE
from ludotheque.games.ebbland.rules import heritage
from ludotheque.games.ebbland.rules.effects.changes import MODIFIER
from ludotheque.games.ebbland.rules.effects.standing import reasons
from ludotheque.games.ebbland.rules.state import Change
from ludotheque.games.ebbland.rules.terms import FOR_COMBAT, HIT, NONE
from ludotheque.games.ebbland.show.drawing.pieces import about
from ludotheque.games.ebbland.show.drawing.scene import Scene
from ludotheque.games.ebbland.words import WORDS
from ludotheque.kernel import Dice, advance, answer, waiting
from ludotheque.saved import thing
from tests.games.ebbland.scenario import Stage

GAUNTLETS = CARD["weighted_gauntlets"]


def test_the_log_says_which_card_changed_a_roll():
    stage = Stage().plain()
    own, other = stage.fighter(0, "chain_brawler", "weighted_gauntlets"), stage.fighter(1, "chain_brawler")
    stage.pools([own], [other], dice=(3, 4))
    roll = next(event for event in stage.s.events if event.name == "roll")
    assert roll.details()["reasons"] == [GAUNTLETS, 1]
    for language in ("fr", "en"):
        said = WORDS[language].event(Talk(stage.s, 0, ("Ada", "Bo")), roll)
        assert f"3 + 4 +1 ({WORDS[language].names.card(GAUNTLETS)})" in said


def test_a_card_says_what_its_gear_lends_it():
    stage = Stage().plain()
    slot = stage.fighter(0, "brine_recruit", "notched_cutlass")
    text = about(Scene(stage.act().s, 0, "en"), slot)
    assert f"from {WORDS['en'].names.card(CARD['notched_cutlass'])}" in text


def test_reasons_add_up_to_the_modifier_all_through_a_few_games():
    explained = 0
    for seed in range(5):
        s, dice = GAME.rules.start(GAME.setup(2), Dice(11 + seed)), Dice(4 + seed)
        advance(s)
        while asks := waiting(s):
            options = asks[0].options(s)
            answer(s, asks[0], options[dice.below(len(options))])
            for roll in (event.details() for event in s.events if event.name == "roll"):
                assert sum(roll["reasons"][1::2]) == roll["modifier"]
                explained += len(roll["reasons"])
    assert explained


def test_a_site_is_named_like_a_card():
    names = WORDS["fr"].names
    assert names.source(len(CARDS) + SITE["tallow_inn"]) == names.site(SITE["tallow_inn"])


def test_positions_saved_before_go_on_without_reasons():
    tree = {"changes": [thing("Change", what=MODIFIER)], "combat": thing("Combat", rolls=[thing("Thrown", stat=HIT)])}
    heritage.say_why_rolls_change(tree)
    assert tree["changes"][0]["source"] == NONE
    assert tree["combat"]["rolls"][0]["reasons"] == []
    assert WORDS["en"].sums([NONE, 1]) == " +1"


def test_what_holds_for_a_while_keeps_its_source_in_a_snapshot():
    stage = Stage().act()
    slot = stage.fighter(0, "chain_brawler")
    stage.s.changes.append(Change(MODIFIER, slot, HIT, 1, FOR_COMBAT, GAUNTLETS))
    again = codec.load(GAME, GAME.setup(2), codec.dump(GAME, stage.s))
    assert reasons(again, slot, MODIFIER, HIT) == [GAUNTLETS, 1]  # type: ignore[arg-type]
