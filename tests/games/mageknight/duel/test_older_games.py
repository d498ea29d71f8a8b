"""Games from before heroes could fight each other are played again, and on, without duels."""

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


def test_a_new_game_of_the_same_scenario_has_duels():
    kept = record.read(KEPT)
    assert GAME.rules.blank(GAME.setup(kept.players, kept.options)).house.duels
