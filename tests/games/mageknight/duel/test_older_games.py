"""Games from before heroes could fight each other are played again, and on, without duels."""

import random

from ludotheque import record
from ludotheque.games.mageknight import GAME
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.match import replay
from tests.house.source import ROOT

KEPT = ROOT / "tests" / "fixtures" / "0.1.0" / "records" / "mageknight-2-conquest-greedy-running.json"


def test_a_record_of_the_third_rules_is_played_again_without_duels():
    kept = record.read(KEPT)
    assert (kept.rules, GAME.version) == ("3", "4")
    match = replay(kept)
    assert match.setup.rules == match.record().rules == "3"
    assert isinstance(match.state, MageKnight)
    assert not match.state.house.duels


def test_a_running_game_of_the_third_rules_is_played_on_to_its_end():
    match, chance = replay(record.read(KEPT)), random.Random(3)
    begun = len(match.record().answers)
    while (question := match.question()) is not None:
        assert not any(option.verb == "attack" and option.kind == "seat" for option in question.options)
        match.answer(chance.choice(question.options))
    kept = match.record()
    again = replay(kept)
    assert (kept.rules, len(kept.answers) > begun + 50) == ("3", True)
    assert (again.outcome(), again.written()) == (match.outcome(), match.written())


def test_a_new_game_of_the_same_scenario_has_duels():
    kept = record.read(KEPT)
    assert GAME.rules.blank(GAME.setup(kept.players, kept.options)).house.duels
