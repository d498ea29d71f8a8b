"""Heroes who meet: nobody attacks another player at these tables."""

import pytest

from tests.games.mageknight.scenario import Table
from tests.rules import rule


@rule("MK-SCN-RECON-09", "MK-MOVE-36", "MK-MOVE-37", "MK-MOVE-38", "MK-MOVE-39", "MK-COMBAT-20")
@pytest.mark.parametrize("scenario", ["first_reconnaissance", "conquest"])
@pytest.mark.parametrize("moment", ["plain", "announced", "last turns"])
def test_stopping_on_another_hero_is_no_fight_but_a_way_back(scenario: str, moment: str):
    t = Table("tovak", "goldyx", scenario=scenario).land("1", "2").stand("1:sw").stand("1:se", seat=1)
    t.hand("march", "rage").begin()
    t.s.announced = 1 if moment == "announced" else t.s.announced
    t.s.countdown = 2 if moment == "last turns" else t.s.countdown
    t.play("march").move_to("1:se")
    assert t.s.combat is None
    assert t.verbs <= {"basic", "strong", "sideways", "move", "explore", "end"}
    t.do("end")
    assert t.where() == "1:sw"
    assert t.wounds() == 1


@rule("MK-MOVE-27", "MK-MOVE-28")
def test_another_heros_space_may_be_crossed():
    t = Table("tovak", "goldyx").land("1", "2").stand("1:sw").stand("1:se", seat=1).hand("march", "stamina").begin()
    t.play("march", "stamina").move_to("1:se")
    assert len(t.targets("move")) > 1
    t.move_to("1:sw").do("end")
    assert t.wounds() == 0
