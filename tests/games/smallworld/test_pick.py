"""Picking a race and power."""

import pytest

from ludotheque import codec
from ludotheque.errors import NotAnOption
from ludotheque.games.smallworld import GAME, data
from tests.games.smallworld.scenario import Table
from tests.rules import rule

SIX = ("hill elves", "swamp trolls", "forest humans", "mounted orcs", "stout dwarves", "flying giants")
POWERS = {
    "alchemist": 4,
    "berserk": 4,
    "bivouacking": 5,
    "commando": 4,
    "diplomat": 5,
    "dragon_master": 5,
    "flying": 5,
    "forest": 4,
    "fortified": 3,
    "heroic": 5,
    "hill": 4,
    "merchant": 2,
    "mounted": 5,
    "pillaging": 5,
    "seafaring": 5,
    "spirit": 5,
    "stout": 4,
    "swamp": 4,
    "underworld": 5,
    "wealthy": 4,
}
RACES = {
    "amazons": 6 + 4,
    "dwarves": 3,
    "elves": 6,
    "ghouls": 5,
    "giants": 6,
    "halflings": 6,
    "humans": 5,
    "orcs": 5,
    "ratmen": 8,
    "skeletons": 6,
    "sorcerers": 5,
    "tritons": 6,
    "trolls": 5,
    "wizards": 5,
}


def offering(*combos: str, coins: int = 5) -> Table:
    """A's first turn with these combinations on offer."""
    return Table().offer(*(combos or SIX)).purse("A", coins).turn_of("A")


@rule("SW-PICK-01")
def test_a_turn_is_pick_then_conquest_then_scoring():
    t = offering()
    assert t.verbs == {"pick"}
    t.pick(1)
    assert t.refused("pick", 1)
    t.conquer("hill_1")
    assert t.refused("pick", 1)
    t.score("A")
    assert t.asked == "B"
    assert t.refused("conquer", "farmland_2")


@rule("SW-PICK-02")
def test_any_of_six_may_be_picked_and_no_seventh():
    for place in range(1, 7):
        assert offering().pick(place).active("A") == SIX[place - 1].split()[1]
    assert offering().refused("pick", 7)


@rule("SW-PICK-02", "SW-DECLINE-13")
def test_who_has_an_active_race_cannot_pick_and_who_has_none_must():
    t = Table().lead("A", "hill orcs", hill_1=2).turn_of("A")
    assert t.refused("pick", 1)
    assert Table().past("A", "orcs", hill_1=1).turn_of("A").verbs == {"pick"}


@rule("SW-PICK-03")
def test_the_top_combination_is_free():
    t = offering(coins=0)
    assert len(t.options) == 1
    assert t.pick(1).coins("A") == 0
    assert t.column()[0] == "swamp trolls 0"


@rule("SW-PICK-04")
def test_a_lower_combination_costs_a_coin_on_each_above():
    t = offering().pick(4)
    assert t.coins("A") == 2
    assert t.column()[:4] == ["hill elves 1", "swamp trolls 1", "forest humans 1", "stout dwarves 0"]


@rule("SW-PICK-05")
def test_who_cannot_pay_cannot_take():
    t = offering(coins=2)
    before = codec.dump(GAME, t.s)
    with pytest.raises(NotAnOption):
        t.pick(4)
    assert codec.dump(GAME, t.s) == before
    assert t.pick(3).coins("A") == 0


@rule("SW-PICK-05", "SW-PICK-07")
def test_coins_about_to_be_gained_do_not_pay():
    t = offering("hill elves", "swamp trolls", "forest humans 4", coins=1)
    assert t.refused("pick", 3)


@rule("SW-PICK-06")
def test_the_taker_gets_the_tokens_of_both_tiles():
    t = offering()
    t.pick(1)
    assert (t.hand("elves"), t.tray("elves")) == (6 + 4, 1)


@rule("SW-PICK-06")
@pytest.mark.parametrize(("power", "tokens"), POWERS.items())
def test_each_power_adds_its_tokens(power: str, tokens: int):
    assert offering(f"{power} orcs").pick(1).hand("orcs") == 5 + tokens


@rule("SW-PICK-06")
@pytest.mark.parametrize(("race", "tokens"), RACES.items())
def test_each_race_brings_its_tokens(race: str, tokens: int):
    t = Table(ratmen="yes").offer(f"merchant {race}").turn_of("A").pick(1)
    assert t.hand(race) == tokens + 2


@rule("SW-PICK-07")
def test_the_taker_collects_the_coins_on_the_combination():
    t = offering("hill elves 3", "swamp trolls 1").pick(1)
    assert t.coins("A") == 5 + 3
    assert t.column()[0] == "swamp trolls 1"


@rule("SW-PICK-07", "SW-PICK-04")
def test_price_and_coins_lying_there_both_count():
    t = offering("hill elves", "swamp trolls", "forest humans 4").pick(3)
    assert t.coins("A") == 5 - 2 + 4


@rule("SW-PICK-08")
@pytest.mark.parametrize("place", range(1, 7))
def test_the_column_moves_up_and_six_are_visible_again(place: int):
    t = offering(
        "hill elves 1", "swamp trolls 2", "forest humans", "mounted orcs 3", "stout dwarves", "flying giants 1"
    )
    kept = [combo.race for i, combo in enumerate(t.s.column) if i != place - 1]
    coins = [combo.coins + (i < place - 1) for i, combo in enumerate(t.s.column) if i != place - 1]
    t.pick(place)
    assert [combo.race for combo in t.s.column[:5]] == kept
    assert [combo.coins for combo in t.s.column] == [*coins, 0]


@rule("SW-PICK-08")
def test_discarded_badges_are_shuffled_when_the_pile_is_used_up():
    t = offering().spend_powers()
    spent = set(t.s.spent_powers)
    t.pick(1)
    assert t.s.column[5].power in spent
    assert t.s.spent_powers == []
    assert {*t.s.power_pile, t.s.column[5].power} == spent


def crowded(*leading: str) -> Table:
    """Five players, each with a declined race on a hill; those named also lead a race on farmland."""
    t = Table(5)
    for who, race in zip("ABCDE", ("orcs", "wizards", "tritons", "ghouls", "skeletons"), strict=True):
        t.past(who, race, **{f"hill_{'ABCDE'.index(who) + 1}": 1})
    combos = ("hill humans", "swamp elves", "forest dwarves", "flying giants", "commando trolls")
    for who, combo in zip("ABCDE", combos, strict=True):
        if who in leading:
            t.lead(who, combo, **{f"farmland_{'ABCDE'.index(who) + 1}": 4})
    return t


@rule("SW-PICK-08")
def test_fewer_than_six_are_offered_when_banners_run_short():
    t = crowded(*"ABCDE").turn_of("A")
    assert len(t.column()) == 3
    t.decline()
    assert [combo.split()[1] for combo in t.column()][3:] == ["orcs"]


@rule("SW-PICK-08", "SW-DECLINE-10")
def test_a_banner_that_comes_back_fills_a_short_column_at_once():
    t = crowded(*"ABCDE").turn_of("C")
    assert len(t.column()) == 3
    t.conquer("hill_1")
    assert [combo.split()[1] for combo in t.column()][3:] == ["orcs"]


@rule("SW-PICK-08", "SW-DECLINE-10")
def test_a_banner_that_comes_back_goes_under_a_pile_that_is_left():
    t = Table().lead("A", "hill orcs", hill_1=4).past("B", "elves", farmland_2=1).turn_of("A")
    t.conquer("farmland_2")
    assert t.s.race_pile[0] == data.RACE["elves"]
    assert "elves" not in " ".join(t.column())


@rule("SW-PICK-08")
def test_a_pick_that_shows_a_new_combination_cannot_be_taken_back():
    t = offering().pick(1)
    assert t.match.why_no_undo(0) is not None
    t.conquer("hill_1")
    assert t.match.why_no_undo(0) is None


@rule("SW-PICK-08")
def test_a_pick_that_shows_nothing_new_can_be_taken_back():
    t = crowded(*"BCDE").turn_of("A").pick(2)
    assert (len(t.column()), t.coins("A")) == (3, 4)
    assert t.match.undo(0).verb == "pick"
    assert (t.active("A"), len(t.column()), t.coins("A")) == ("", 4, 5)
