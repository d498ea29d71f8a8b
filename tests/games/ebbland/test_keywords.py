"""How strings are read, and task rolls."""

import pytest

from ludotheque.games.ebbland.rules.combat.rolls import count
from ludotheque.games.ebbland.rules.effects.changes import MODIFIER, NUMBER
from ludotheque.games.ebbland.rules.effects.standing import string_of
from ludotheque.games.ebbland.rules.terms import BLOCK, FOR_COMBAT, HIT, RANGED, SPANS, STATS
from tests.games.ebbland.scenario import Stage, settles
from tests.rules import rule


@settles("B-1")
@rule("CC-KEYWORD-16")
def test_each_number_that_a_total_meets_or_exceeds_counts_once():
    assert [count([6, 8], total, False) for total in (5, 6, 7, 8, 12)] == [0, 1, 1, 2, 2]
    assert count([7, 7], 7, False) == 2
    assert [count([6, 8], total, True) for total in (5, 6, 7, 8)] == [0, 1, 0, 1]


@rule("CC-KEYWORD-07", "CC-KEYWORD-10", "CC-KEYWORD-13")
def test_the_strings_of_a_card_are_shots_strikes_and_blocks():
    stage = Stage().plain()
    slot = stage.fighter(0, "sera_longsight")
    assert [string_of(stage.s, slot, stat) for stat in (RANGED, HIT, BLOCK)] == [[7, 11], [9], [9]]


def changed(what: int, stat: int, value: int, dice: tuple[int, ...]) -> tuple[str, int, int]:
    """The first roll of a shot, a strike or a block for whose roller something has changed."""
    stage = Stage("gullfolk", "gullfolk").plain()
    one, other = stage.fighter(0, "kite_slinger"), stage.fighter(1, "kite_slinger")
    roller = "kite_slinger_2" if stat == BLOCK else "kite_slinger"
    change = {
        "what": what,
        "fighter": roller,
        "stat": STATS[stat],
        "value": value,
        "span": SPANS[FOR_COMBAT],
        "source": "none",
    }
    stage.say(changes=[change])
    stage.pools([one], [other])
    if stat == RANGED:
        stage.do("shoot fighter 1", dice=dice)
    else:
        stage.do("hold", "hold", dice=dice)
    return stage.rolls()[1 if stat == BLOCK else 0]


@rule("CC-KEYWORD-08", "CC-KEYWORD-11", "CC-KEYWORD-14")
@pytest.mark.parametrize(
    ("stat", "dice", "roll"),
    [
        (RANGED, (3, 4), ("ranged", 8, 1)),
        (HIT, (4, 5), ("hit", 10, 1)),
        (BLOCK, (6, 6, 4, 4), ("block", 9, 1)),
    ],
)
def test_plus_1_is_added_to_the_dice(stat: int, dice: tuple[int, ...], roll: tuple[str, int, int]):
    assert changed(MODIFIER, stat, 1, dice) == roll


@rule("CC-KEYWORD-09", "CC-KEYWORD-12", "CC-KEYWORD-15")
@pytest.mark.parametrize(
    ("stat", "dice", "roll"),
    [
        (RANGED, (2, 2), ("ranged", 4, 1)),
        (HIT, (3, 4), ("hit", 7, 1)),
        (BLOCK, (6, 6, 3, 4), ("block", 7, 1)),
    ],
)
def test_plus_a_number_joins_the_string(stat: int, dice: tuple[int, ...], roll: tuple[str, int, int]):
    assert changed(NUMBER, stat, 4 if stat == RANGED else 7, dice) == roll


@rule("CC-KEYWORD-04", "CC-KEYWORD-05")
def test_a_frenzied_fighter_with_lethal_wounds_strikes_in_the_second_round_and_dies_then():
    stage = Stage("breaker", "brackguard").plain()
    one, other = stage.fighter(0, "pit_ravager"), stage.fighter(1, "oda_brandt")
    stage.wound(one, 5)
    stage.pools([one], [other], dice=(1, 1, 1, 1, 1, 1))
    assert [event.card for event in stage.s.events if event.name == "roll" and event.stat == HIT].count(49) == 2
    assert stage.s.fighters[one] is None
    assert len(stage.told("control-roll")) == 1, "it counts as killed"


@rule("CC-KEYWORD-06")
@pytest.mark.parametrize(("die", "drawn"), [(4, 0), (5, 1)])
def test_a_task_succeeds_if_one_die_reaches_its_number(die: int, drawn: int):
    stage = Stage("lampwright", "brackguard").plain()
    stage.fighter(0, "wick_apprentice")
    stage.act().do("use fighter 0", dice=(die,))
    assert (stage.told("task")[0]["die"], len(stage.s.sides[0].hand)) == (die, drawn)
