"""Deep games by the dozen: nothing is lost or stuck, and the contract holds where random games never come."""

import pytest

from ludotheque import contract
from ludotheque.match import Match
from tests.games.mageknight import invariants
from tests.games.mageknight.scenario import Table
from tests.games.mageknight.walks import walk

TABLES = [
    pytest.param(1, {}, id="reconnaissance-alone"),
    pytest.param(4, {}, id="reconnaissance"),
    pytest.param(2, {"scenario": "conquest", "random-cities": "yes"}, id="conquest"),
    pytest.param(3, {"scenario": "blitz_conquest", "night-arrival": "yes"}, id="blitz"),
    pytest.param(1, {"scenario": "solo_conquest", "turned-tiles": "yes", "wording": "revised"}, id="solo"),
    pytest.param(
        2, {"scenario": "conquest", "map": "open3", "wording": "revised", "darkness": "yes"}, id="open-revised"
    ),
]


def checks(match: Match) -> None:
    """Check what is cheap at every answer, and the dear parts of the contract now and then."""
    invariants.check(match.state)
    if match.moves:
        contract.check_events(match, match.moves[-1].events)
    if len(match.moves) % 23 == 0:
        contract.check_questions(match)
        contract.check_codec(match)
        contract.check_same_offer(match)
        contract.check_sight(match)
    if len(match.moves) % 61 == 0:
        contract.check_words(match)
        contract.check_boards(match)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [11, 12])
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_rich_heroes_play_to_the_end(players: int, options: dict[str, str], seed: int):
    asked = walk(players, seed, options, checks)
    assert asked["March"] > 20


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_ordinary_heroes_play_to_the_end(players: int, options: dict[str, str], seed: int):
    assert walk(players, seed, options, lambda match: invariants.check(match.state), rich=False)


def test_a_spell_paid_with_the_very_die_it_needs_comes_to_nothing():
    """Found by a walk: Mana Claim asked for a die when the only one of a basic colour had paid for it."""
    t = Table("tovak", "goldyx").hand("mana_claim", "rage").source("blue").begin()
    t.do("basic", "mana_claim")
    assert t.asked == "March"
    assert t.cards("play") == ["mana_claim"]
