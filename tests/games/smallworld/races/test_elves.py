"""Elves: a lost region costs no token."""

from tests.games.smallworld.scenario import Table
from tests.rules import rule


def attacked(**regions: int) -> Table:
    """B's Giants have taken farmland_2 from A's Elves."""
    t = Table().lead("A", "hill elves", **regions).lead("B", "swamp giants", hand=9, hill_1=1).turn_of("B")
    return t.conquer("farmland_2")


@rule("SW-RACE-ELVES-01")
def test_all_tokens_of_a_lost_region_come_back():
    t = attacked(farmland_2=3, forest_4=1)
    assert (t.hand("elves"), t.tray("elves")) == (3, 11 - 4)


@rule("SW-RACE-ELVES-02")
def test_even_a_lone_elf_is_placed_again():
    t = attacked(farmland_2=1, forest_4=1, swamp_4=1)
    while t.asked == "B":
        t.passively()
    assert (t.asked, t.targets("place")) == ("A", {"forest_4", "swamp_4"})
    assert t.place("swamp_4").spread("elves") == {"forest_4": 1, "swamp_4": 2}


@rule("SW-RACE-ELVES-02", "SW-LOSS-06")
def test_elves_without_a_region_wait_in_hand():
    t = attacked(farmland_2=1).until("A")
    assert (t.active("A"), t.hand("elves")) == ("elves", 1)
    assert t.offers("attempt", "forest_4")


@rule("SW-RACE-ELVES-03")
def test_a_declined_elf_is_lost():
    t = Table().past("A", "elves", farmland_2=1, forest_4=1).lead("B", "swamp giants", hand=9, hill_1=1).turn_of("B")
    tray = t.tray("elves")
    assert (t.conquer("farmland_2").tray("elves"), t.hand("elves")) == (tray + 1, 0)
