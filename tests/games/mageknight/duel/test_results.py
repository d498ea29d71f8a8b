"""The results of a duel: victory and Fame, keeps, the way back."""

import pytest

from tests.games.mageknight.duel.arena import DEFENDER, FIELD, GATE, KEEP, ROAD, Arena
from tests.rules import rule


def won(mine: int, theirs: int) -> Arena:
    """The aggressor pushes the defender out, with so much Fame each."""
    t = Arena().hand("fireball", "rage").crystals("red").hand("march", seat=1).fame(mine).fame(theirs, seat=1)
    return t.meet().melee().strike("fireball").unblocked().do("push", "1:e")


@rule("MK-PVP-56", "MK-PVP-57")
def test_a_winner_of_lower_level_gains_fame_for_each_level():
    t = won(4, 25)
    assert (t.player(0).level, t.player(1).level) == (2, 5)
    assert (t.player(0).fame, t.player(1).fame) == (4 + 7, 25)


@rule("MK-PVP-58")
def test_at_the_same_level_with_less_fame_the_winner_gains_one():
    assert won(4, 6).player(0).fame == 5


@rule("MK-PVP-59")
@pytest.mark.parametrize(("mine", "theirs"), [(6, 6), (7, 4), (25, 4)])
def test_a_winner_with_as_much_fame_gains_nothing(mine: int, theirs: int):
    assert won(mine, theirs).player(0).fame == mine


@rule("MK-PVP-56")
def test_a_defender_who_pushes_the_aggressor_out_wins():
    t = Arena().hand("march", "stamina").fame(6).hand("rage", "march", seat=1).fame(4, seat=1).meet().melee()
    t.do("pass").strike("rage").unblocked().do("push", "1:e")
    assert (t.where(0), t.where(1), t.player(1).fame) == ("1:e", FIELD, 5)
    t.do("end")
    assert (t.where(0), t.wounds()) == ("1:e", 0)


@rule("MK-PVP-61", "MK-END-03")
def test_the_aggressor_returns_and_withdraws_further_from_a_space_that_is_not_safe():
    t = Arena().hand("frost_bridge", "rage").hand("march", seat=1).crystals("blue").land("1", "2", "3")
    t.enemy("1:nw").stand("1:c").stand("3:w", seat=1).begin().powered("frost_bridge", mana="blue crystal")
    t.effort.move = 5
    t.move_to("1:ne", "3:w").do("attack").takes("partial").peace()
    assert t.where(0) == "1:ne"
    t.do("end")
    assert (t.where(0), t.wounds()) == ("1:c", 1)


@rule("MK-PVP-56")
def test_whoever_pushes_the_owner_out_of_a_keep_takes_it():
    t = Arena().hand("fireball", "rage").crystals("red").hand("march", seat=1).storm().melee().strike("fireball")
    t.unblocked().do("push")
    assert (t.s.spots[t.at(KEEP)].shield, t.player(0).reputation, t.where(0)) == (0, 0, KEEP)
    assert t.do("end").where(0) == KEEP


@rule("MK-PVP-21", "MK-PVP-61")
def test_a_keep_stays_with_an_owner_who_holds_out():
    t = Arena().hand("rage", "march").hand("march", seat=1).storm().peace()
    assert (t.s.spots[t.at(KEEP)].shield, t.where(0)) == (DEFENDER, GATE)


@rule("MK-PVP-60")
def test_nobody_gains_fame_if_both_pass():
    t = Arena().hand("rage").hand("rage", seat=1).fame(3).fame(9, seat=1).meet().peace()
    assert (t.player(0).fame, t.player(1).fame, t.where(0)) == (3, 9, ROAD)
