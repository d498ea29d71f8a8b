"""Scoring and the end of the game (IM-SCORE, IM-END)."""

import pytest

from ludotheque.errors import NotYourTurn
from ludotheque.games.immortals import data
from ludotheque.games.immortals.rules.events import Scored
from ludotheque.games.immortals.rules.rounds.scoring import has_marker, pawn, points
from ludotheque.kernel import Option
from ludotheque.match import Match
from tests.games.immortals.table import ANI, DIRK, FRANK, GAME, MIKE, NAMES, Table
from tests.rules import rule

# Regions of different provinces first, so that few regions make no province.
SPREAD = ["Mountainhome", "Hillhome", "Treehome", "Riverhome", "Harborhome", "Foothold"]


def holding(count: int) -> Table:
    """Dirk holds so many regions, half of them in the dark, and no province."""
    t = Table(4)
    for number, name in enumerate(SPREAD[:count]):
        t.armies(DIRK, **{("light", "dark")[number % 2]: {name: 1}})
    return t


def province(count: int, realm: str = "light") -> Table:
    """Dirk holds so many regions of Greenwold."""
    names = [NAMES[data.REGION[region]] for region in data.PROVINCES[2]["regions"]]
    return Table(4).armies(DIRK, **{realm: dict.fromkeys(names[:count], 1)})


@rule("IM-SCORE-01")
def test_the_first_player_scores_last():
    t = Table(4)
    t.first(MIKE)
    t.resolve()
    assert [event.seat for event in t.tells(Scored)] == [ANI, FRANK, DIRK, MIKE]


@rule("IM-SCORE-02", "IM-SCORE-03")
@pytest.mark.parametrize(("regions", "earned"), [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3)])
def test_one_point_for_two_regions_of_both_realms(regions: int, earned: int):
    assert points(holding(regions).s, DIRK) == [earned, 0, 0, 0]


@rule("IM-SCORE-04", "IM-SCORE-05")
def test_a_point_for_each_sanctuary_in_own_regions():
    t = holding(3)
    for text in ("Mountainhome light", "Hillhome dark", "Windward light"):
        t.built("sanctuary", text)
    assert points(t.s, DIRK)[1] == 2


@rule("IM-SCORE-06", "IM-SCORE-07")
@pytest.mark.parametrize("capitals", [1, 2])
def test_a_point_for_each_capital_in_own_regions(capitals: int):
    t = holding(3)
    for text in ("Mountainhome light", "Hillhome dark")[:capitals]:
        t.built("capital", text)
    assert points(t.s, DIRK)[2] == capitals


@rule("IM-SCORE-08", "IM-SCORE-09", "IM-SCORE-10", "IM-SCORE-11")
@pytest.mark.parametrize(("regions", "bonus"), [(2, 0), (3, 2), (4, 2), (5, 3)])
@pytest.mark.parametrize("realm", ["light", "dark"])
def test_provinces_score_two_or_three(regions: int, bonus: int, realm: str):
    assert points(province(regions, realm).s, DIRK)[3] == bonus


@rule("IM-SCORE-08")
def test_a_province_does_not_reach_across_the_realms():
    t = province(2).armies(DIRK, dark={"Treehome": 1, "Heartwood": 1})
    assert points(t.s, DIRK)[3] == 0


@rule("IM-SCORE-12")
@pytest.mark.parametrize(("score", "space", "marker"), [(60, 60, False), (61, 1, True), (67, 7, True), (121, 1, True)])
def test_beyond_sixty_the_pawn_begins_again(score: int, space: int, marker: bool):
    assert (pawn(score), has_marker(score)) == (space, marker)


@rule("IM-SCORE-13")
def test_the_total_is_the_pawn_and_sixty_for_the_marker():
    t = finished(67, 12, 3)
    outcome = GAME.rules.outcome(t.s)
    assert outcome is not None
    assert outcome.scores[0] == 67 == pawn(67) + 60 * has_marker(67)


def finished(*scores: int) -> Table:
    return Table(len(scores), rounds="1").scores(*scores).resolve()


def winners(t: Table) -> tuple[int, ...]:
    outcome = GAME.rules.outcome(t.s)
    assert outcome is not None
    return outcome.winners


@rule("IM-END-01")
def test_another_round_follows_until_the_last():
    t = Table(3, rounds="2").resolve()
    assert t.s.round == 2
    assert t.s.agenda
    assert GAME.rules.outcome(t.s) is None


@rule("IM-END-02", "IM-END-01")
def test_after_the_last_round_nothing_can_be_done():
    match = Match(GAME, GAME.setup(3, {"rounds": "1"}), seed=2)
    while (question := match.question()) is not None:
        match.answer(question.options[-1], question.seat)
    assert match.outcome() is not None
    with pytest.raises(NotYourTurn, match="over"):
        match.answer(Option("draw", "button"))


@rule("IM-END-03")
def test_the_highest_total_wins():
    assert winners(finished(40, 52, 47)) == (MIKE,)


def tied(dirk: int, mike: int, ani: int) -> Table:
    """Scores of 50, 50 and 49 after one region each, with so many armies in it."""
    t = Table(3, rounds="1").scores(50, 50, 49)
    for seat, armies in enumerate((dirk, mike, ani)):
        t.armies(seat, light={SPREAD[seat]: armies})
    return t.limbo(MIKE, 8, 8).tower(inside={MIKE: 9}, tray={MIKE: 9}).resolve()


@rule("IM-END-04")
def test_armies_in_regions_break_a_tie():
    assert winners(tied(12, 9, 3)) == (DIRK,)


@rule("IM-END-05")
def test_a_lasting_tie_is_a_shared_victory():
    assert winners(tied(9, 9, 30)) == (DIRK, MIKE)
