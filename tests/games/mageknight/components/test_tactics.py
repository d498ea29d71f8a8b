"""The tactics: their numbers, and what each does."""

import pytest

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.rounds.rounds import NextTurn
from ludotheque.games.mageknight.rules.rounds.tactics import ChooseTactics
from ludotheque.kernel import advance
from tests.games.mageknight.components.stage import LAIR, ROAD, Stage

DAY = ("early_bird", "rethink", "mana_steal", "planning", "great_start", "the_right_moment")
NIGHT = ("from_the_dusk", "long_night", "mana_search", "midnight_meditation", "preparation", "sparing_power")


def stage_for(*hand: str, night: bool = False, heroes: tuple[str, ...] = ("tovak",)) -> Stage:
    """A hero on the road before the tactics are chosen."""
    stage = Stage(*heroes)
    stage.land("1", "3").enemy(LAIR).stand(ROAD).hand(*hand)
    if night:
        stage.night().source()
    return stage


def take(stage: Stage, tactic: str) -> Stage:
    """Choose a tactic of the day or night."""
    s = stage.s
    s.tactics = [data.TACTIC[name] for name in (NIGHT if s.night else DAY)]
    s.agenda = [NextTurn(), ChooseTactics([0])]
    advance(s)
    assert stage.targets("tactic") == list(NIGHT if s.night else DAY)
    stage.do("tactic", tactic)
    return stage


@pytest.mark.parametrize("tactic", [*DAY, *NIGHT])
def test_turns_follow_the_numbers(tactic):
    names = DAY if tactic in DAY else NIGHT
    stage = stage_for("rage", "march", night=tactic in NIGHT, heroes=("tovak", "goldyx"))
    s = stage.s
    s.tactics = [data.TACTIC[name] for name in names]
    s.agenda = [NextTurn(), ChooseTactics([0, 1])]
    advance(s)
    stage.do("tactic", tactic)
    stage.skip_to("ChooseTactic")
    other = names[2] if tactic != names[2] else names[3]
    stage.do("tactic", other)
    while stage.asked in ("StealDie", "Prepare", "Rethink", "BeforeTurn"):
        stage.passively()
    assert s.order == ([0, 1] if names.index(tactic) < names.index(other) else [1, 0])


@pytest.mark.parametrize(("tactic", "night"), [("early_bird", False), ("from_the_dusk", True)])
def test_the_first_tactics_only_come_first(tactic, night):
    stage = take(stage_for("rage", "march", night=night), tactic)
    assert stage.cards() == ["rage", "march"]
    assert stage.s.order[0] == 0
    assert stage.asked == "March"


def test_rethink_changes_up_to_three_cards():
    stage = stage_for("rage", "wound", "march", "stamina").deck("promise", "threaten", "swiftness")
    stage.discard("determination", only=True)
    take(stage, "rethink").do("give", "wound").do("give", "rage").do("done")
    assert stage.cards() == ["march", "stamina", "promise", "threaten"]
    assert stage.cards("discard") == []
    assert {"wound", "rage", "determination"} <= set(stage.cards("deck"))


def test_rethink_stops_after_three():
    stage = take(stage_for("rage", "wound", "march", "stamina").deck("promise", "threaten", "swiftness"), "rethink")
    stage.do("give", "wound").do("give", "rage").do("give", "march")
    assert sorted(stage.cards()) == ["promise", "stamina", "swiftness", "threaten"]


def test_mana_steal_keeps_a_die_for_later():
    stage = take(stage_for("march", "stamina", "promise").source("gold", "green", "blue"), "mana_steal")
    # Only basic colours.
    assert stage.targets("steal") == [1, 2]
    stage.do("steal", 1)
    assert stage.s.source[1] < 0
    stage.skip_to("March").powered("stamina", "blue die").powered("march", "green tactic")
    assert stage.points()[0] == 8
    stage.load("red", "white").end_turn()
    assert min(stage.s.source) >= 0


@pytest.mark.parametrize(("hand", "drawn"), [(("rage", "march", "promise"), 6), (("rage", "promise"), 5)])
def test_planning_rewards_cards_held_back(hand, drawn):
    stage = take(stage_for(*hand), "planning")
    stage.skip_to("March").sideways("rage").end_turn()
    assert len(stage.cards()) == drawn


def test_great_start_draws_two():
    stage = take(stage_for("rage").deck("march", "promise"), "great_start")
    assert stage.cards() == ["rage", "march", "promise"]


def test_the_right_moment_gives_another_turn():
    stage = stage_for("march", "rage").tactic("the_right_moment").begin()
    stage.do("right_moment")
    assert stage.refused("right_moment")
    stage.play("march").end_turn()
    assert stage.question.seat == 0
    assert not stage.told("dummy")
    assert stage.refused("right_moment")
    stage.end_turn()
    assert stage.told("dummy")


def test_long_night_refills_an_empty_deck():
    stage = stage_for("march", night=True).tactic("long_night").deck(only=True)
    stage.discard("rage", "promise", "stamina", "threaten", only=True).begin().do("play")
    stage.do("prolong")
    assert len(stage.cards("deck")) == 3
    assert len(stage.cards("discard")) == 1
    assert stage.refused("prolong")


def test_long_night_saves_a_turn_that_would_be_passed():
    stage = stage_for(night=True).tactic("long_night").deck(only=True)
    stage.discard("rage", "promise", "stamina", "threaten", only=True).begin()
    assert stage.verbs == {"prolong", "begin"}
    assert stage.copy().do("begin").told("pass")
    stage.do("prolong")
    assert not stage.told("pass")
    assert (len(stage.cards("deck")), stage.asked) == (3, "March")


def test_long_night_lets_a_draw_go_on():
    stage = stage_for("march", night=True).tactic("long_night").deck("rage", only=True)
    stage.discard("promise", "stamina", "threaten", "swiftness", only=True).begin()
    stage.play("march").do("end")
    assert stage.asked == "Prolong"
    stage.do("prolong")
    assert len(stage.cards()) == 1 + 3


def test_mana_search_rolls_dice_again_gold_ones_first():
    stage = stage_for("march", "stamina", night=True).source("gold", "red", "black").tactic("mana_search").begin()
    stage.load("green", "blue").do("search")
    assert stage.targets("reroll") == [0]
    stage.do("reroll", 0)
    assert stage.targets("reroll") == [1, 2]
    stage.do("reroll", 1)
    assert stage.s.source == [3, 1, 5]
    assert stage.refused("search")


def test_mana_search_comes_before_the_source_is_used():
    stage = stage_for("march", "stamina", night=True).source("green", "red", "black").tactic("mana_search").begin()
    stage.powered("march")
    assert stage.refused("search")


def test_midnight_meditation_changes_up_to_five_cards():
    stage = stage_for("march", "rage", "wound", night=True).tactic("midnight_meditation").begin()
    deck = len(stage.cards("deck"))
    stage.do("meditate").do("give", "wound").do("give", "rage").do("done")
    assert len(stage.cards()) == 3
    assert "march" in stage.cards()
    assert len(stage.cards("deck")) == deck
    assert not stage.player().tactic_up
    assert stage.asked == "March"


def test_preparation_fetches_a_card():
    stage = stage_for("rage", night=True).deck("promise")
    deck = len(stage.cards("deck"))
    take(stage, "preparation").do("fetch", "concentration")
    assert stage.cards() == ["rage", "concentration"]
    assert len(stage.cards("deck")) == deck - 1


def test_sparing_power_saves_cards_for_later():
    stage = stage_for("march", "rage", night=True).tactic("sparing_power").deck("promise", "threaten").begin()
    stage.do("spare")
    assert stage.cards("spared") == ["promise"]
    assert stage.asked == "March"
    stage.play("march").end_turn()
    stage.do("unspare")
    assert "promise" in stage.cards()
    assert stage.cards("spared") == []
    assert not stage.player().tactic_up


def test_cards_spared_come_back_with_the_round():
    stage = stage_for("march", "rage", night=True).tactic("sparing_power").deck("fireball").begin()
    stage.do("spare").end_round()
    assert "fireball" in stage.cards("deck") + stage.cards()


def test_mana_search_comes_before_mana_draw_too():
    stage = stage_for("mana_draw", night=True).crystals("white").source("green", "red").tactic("mana_search").begin()
    stage.powered("mana_draw").do("die", 0).do("colour", "blue")
    assert stage.refused("search")


def test_long_night_is_not_asked_for_when_the_deck_holds_enough():
    stage = Stage("tovak")
    stage.tactic("long_night").night().source().hand("tranquility", "rage").crystals("green")
    stage.deck("march", "stamina", only=True).discard("promise", "threaten").road()
    stage.powered("tranquility")
    assert stage.asked == "March"
    assert stage.cards() == ["rage", "march", "stamina"]


def test_long_night_serves_once():
    stage = Stage("tovak")
    stage.tactic("long_night").night().source().hand("tranquility", "rage").crystals("green")
    stage.deck(only=True).discard("promise", "threaten", "march", "stamina", "stamina", "swiftness", only=True).road()
    stage.do("play").do("prolong")
    assert len(stage.player().deck) == 3
    stage.player().deck = []
    assert stage.refused("prolong")
    assert stage.refused("basic", "tranquility")
