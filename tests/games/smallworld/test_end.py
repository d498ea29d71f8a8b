"""The end of the game."""

import pytest

from ludotheque.errors import NotYourTurn
from ludotheque.kernel import button
from tests.games.smallworld.scenario import Table
from tests.rules import rule


@rule("SW-END-01")
@pytest.mark.parametrize(("players", "last"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_the_last_turn_begins_on_the_last_space(players: int, last: int):
    t = Table(players).turn(last - 1).turn_of("ABCDE"[players - 1]).end_turn()
    assert (t.s.turn, t.s.map.turns, t.s.is_over(), t.whose) == (last, last, False, "A")


@rule("SW-END-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_plays_the_last_turn_and_then_nobody(players: int):
    t = Table(players).turn(Table(players).s.map.turns).turn_of("A")
    for seat in range(players):
        assert t.whose == "ABCDE"[seat]
        assert t.match.outcome() is None
        t.end_turn()
    assert t.told("end")
    assert t.match.question() is None
    assert t.refused("stop")
    with pytest.raises(NotYourTurn):
        t.match.answer(button("stop"))


@rule("SW-END-02")
@pytest.mark.parametrize(("coins", "final"), [("secret", True), ("open", False)])
def test_the_last_answer_stays_once_it_has_shown_secret_coins(coins: str, final: bool):
    t = Table(2, coins=coins).turn(10).lead("B", "hill orcs", hill_1=1).turn_of("B").stop()
    assert t.match.question() is None
    assert (t.match.why_no_undo(1) is not None) == final


@rule("SW-END-02", "SW-SCORE-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_have_played_the_same_number_of_turns(players: int):
    t = Table(players).turn_of("A")
    turns = [1] + [0] * (players - 1)
    while t.match.question() is not None:
        t.end_turn()
        for event in t.events:
            if event.name == "turn":
                turns[event.seat] += 1
    assert turns == [t.s.map.turns] * players


def ended(coins: tuple[int, ...], *boards: dict[str, int]) -> Table:
    """The last player passes in the last turn; purses end as given."""
    players = len(coins)
    t = Table(players).turn(Table(players).s.map.turns)
    combos = ("swamp elves", "hill orcs", "forest giants")
    for seat, regions in enumerate(boards):
        t.lead("ABC"[seat], combos[seat], **regions)
    for seat, amount in enumerate(coins):
        t.purse("ABC"[seat], amount)
    t.turn_of("ABC"[players - 1])
    return t.stop() if t.copy().stop().match.question() is None else t.end_turn()


@rule("SW-END-03")
def test_the_richest_wins():
    boards = {"hill_5": 1}, {"swamp_4": 1}, {"swamp_5": 1}
    outcome = ended((88, 95, 70), *boards).match.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((88, 95, 71), (1,))


@rule("SW-END-03")
def test_among_equals_most_tokens_on_the_board_win():
    boards = {"hill_5": 3}, {"swamp_4": 4}, {"swamp_5": 1}
    outcome = ended((90, 90, 70), *boards).match.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


@rule("SW-END-03")
def test_a_tie_to_the_last_token_is_shared():
    boards = {"hill_5": 3}, {"swamp_4": 3}, {"swamp_5": 5}
    outcome = ended((90, 90, 70), *boards).match.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)


@rule("SW-END-03")
def test_declined_tokens_count_in_a_tie_and_encampments_and_spare_amazons_do_not():
    t = Table(3).turn(10).lead("A", "bivouacking amazons", hill_5=2).put("camp", *["hill_5"] * 5)
    t.lead("B", "hill orcs", swamp_4=2).past("B", "elves", forest_5=1).lead("C", "swamp humans", swamp_5=1)
    t.purse("A", 90).purse("B", 90).purse("C", 10).turn_of("C").stop()
    outcome = t.match.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
