"""Battles: the throw, and every result (IM-BATTLE)."""

import pytest

from ludotheque.games.immortals.rules.events import CardTaken, Fought, Held, Lost, Tied, TowerFilled, Won
from ludotheque.games.immortals.rules.state import GREEN, NOBODY, NONE
from tests.games.immortals.table import ANI, DIRK, FRANK, MIKE, Table, card, is_empty
from tests.rules import rule

# Cards that make the inhabitants of White Falls (dark) help the attacker from The Murk, keep out, or help the defender.
FOR, NEUTRAL, AGAINST = "White Falls dark", "The Murk dark", "Windward light"


def battle(text: str = NEUTRAL, attackers: int = 6, defenders: int = 4, t: Table | None = None) -> Table:
    """Mike goes from The Murk against Frank's White Falls, both in the dark, and says with how many."""
    t = t or Table(4)
    t.armies(MIKE, dark={"The Murk": attackers})
    if defenders:
        t.armies(FRANK, dark={"White Falls": defenders})
    t.first(MIKE)
    t.lay(MIKE, attack_light_half=text).resolve()
    return t.do("reveal attack_light_half", "attack The Murk dark", "target White Falls dark")


def result(t: Table, kind: type[Fought]) -> tuple[int, int, int]:
    """What each side counted, and what is left."""
    fought = t.told(kind)
    return fought.attack, fought.defence, fought.left


def thrown(t: Table) -> list[int]:
    return t.told(TowerFilled).thrown


@rule("IM-BATTLE-01", "IM-BATTLE-20")
def test_example_one_throw_of_tray_attackers_and_defenders():
    t = battle(attackers=3, defenders=2, t=Table(4).tower(tray={GREEN: 2, ANI: 1})).do("commit 2")
    assert len(t.tells(TowerFilled)) == 1
    assert thrown(t) == [0, 2, 1, 2, 0, 2]


@rule("IM-BATTLE-02", "IM-BATTLE-03")
def test_any_number_but_the_last_army_fights():
    assert battle(attackers=4).offers() == {"commit 1", "commit 2", "commit 3"}
    t = battle(attackers=4).do("commit 3")
    assert t.at("The Murk dark") == (MIKE, 1)


@rule("IM-BATTLE-04", "IM-BATTLE-07")
def test_the_tray_is_thrown_with_all_defenders():
    t = battle(defenders=4, t=Table(4).tower(tray={GREEN: 1, DIRK: 2, FRANK: 1})).do("commit 5")
    assert thrown(t) == [2, 5, 0, 5, 0, 1]


@rule("IM-BATTLE-05")
def test_without_inhabitants_one_comes_from_the_supply():
    t = battle().throw("commit 5", {MIKE: 3, FRANK: 2})
    assert thrown(t)[GREEN] == 1
    assert t.s.green == 19
    none_left = battle(t=Table(4).tower(inside={GREEN: 20})).do("commit 5")
    assert thrown(none_left)[GREEN] == 0


@rule("IM-BATTLE-06")
@pytest.mark.parametrize(("lying", "flung"), [(1, 1), (3, 3), (4, 3), (6, 5)])
def test_of_more_than_three_inhabitants_one_goes_home(lying: int, flung: int):
    t = battle(t=Table(4).tower(tray={GREEN: lying})).do("commit 5")
    assert thrown(t)[GREEN] == flung


@rule("IM-BATTLE-08")
def test_an_empty_region_is_fought_for_as_well():
    t = battle(defenders=0, t=Table(4).tower(tray={GREEN: 2})).do("commit 5")
    assert thrown(t) == [0, 5, 0, 0, 0, 2]


@rule("IM-BATTLE-10", "IM-BATTLE-28")
def test_what_is_inside_stays_from_battle_to_battle():
    t = Table(4, rounds="2").tower(inside={DIRK: 5})
    t = battle(t=t).throw("commit 5", {MIKE: 3, FRANK: 1, DIRK: 2})
    assert t.s.inside == [3, 2, 0, 3, 0, 1]
    assert t.s.round == 2


@rule("IM-BATTLE-11")
def test_a_cube_on_the_tray_joins_the_next_throw():
    t = battle(t=Table(4).tower(tray={DIRK: 1}))
    assert thrown(t.do("commit 5"))[DIRK] == 1


@pytest.mark.parametrize("text", [FOR, NEUTRAL])
class TestFreeRegion:
    """Nobody holds the region, and the inhabitants help or keep out."""

    @rule("IM-BATTLE-12", "IM-BATTLE-13", "IM-BATTLE-14")
    def test_one_fallen_cube_wins_and_all_settle(self, text: str):
        t = battle(text, defenders=0, t=Table(4).tower(tray={GREEN: 2, DIRK: 1}))
        t.throw("commit 5", {MIKE: 3, GREEN: 2, DIRK: 1})
        assert t.at("White Falls dark") == (MIKE, 3)
        assert t.s.tray == [1, 0, 0, 0, 0, 2]
        assert t.player(MIKE).limbo == [0, 0]

    @rule("IM-BATTLE-12", "IM-BATTLE-25")
    def test_without_a_fallen_cube_nothing_changes(self, text: str):
        t = battle(text, defenders=0, t=Table(4).give(ANI, "White Falls")).throw("commit 2", {GREEN: 1})
        assert is_empty(t, "White Falls dark")
        assert t.s.inside[MIKE] == 2
        assert t.holder("White Falls") == ANI
        assert t.told(Lost).seat == MIKE

    @rule("IM-BATTLE-12")
    def test_older_cubes_count_too(self, text: str):
        t = battle(text, defenders=0, t=Table(4).tower(inside={MIKE: 3})).throw("commit 1", {MIKE: 2, GREEN: 1})
        assert t.at("White Falls dark") == (MIKE, 2)


@rule("IM-BATTLE-15", "IM-BATTLE-16", "IM-BATTLE-17", "IM-BATTLE-19", "IM-BATTLE-36")
def test_hostile_inhabitants_take_as_many_attackers_with_them():
    t = battle(AGAINST, defenders=0, t=Table(4).tower(tray={GREEN: 2, DIRK: 1}))
    t.throw("commit 5", {MIKE: 3, GREEN: 2, DIRK: 1})
    assert t.at("White Falls dark") == (MIKE, 1)
    assert t.player(MIKE).limbo == [2, 0]
    assert t.s.tray == [1, 0, 0, 0, 0, 0]
    assert t.s.green == 20


@rule("IM-BATTLE-16", "IM-BATTLE-18", "IM-BATTLE-25")
@pytest.mark.parametrize(("own", "green"), [(2, 2), (1, 3), (0, 2)])
def test_hostile_inhabitants_who_are_as_many_win_and_go_home(own: int, green: int):
    t = battle(AGAINST, defenders=0, t=Table(4).tower(tray={GREEN: green})).throw("commit 4", {MIKE: own, GREEN: green})
    assert is_empty(t, "White Falls dark")
    assert t.player(MIKE).limbo == [own, 0]
    assert (t.s.tray[GREEN], t.s.green) == (0, 20)


@rule("IM-BATTLE-21", "IM-BATTLE-42", "IM-BATTLE-22")
def test_example_frank_takes_foothold_by_three_to_two():
    t = (
        Table(4)
        .armies(FRANK, light={"Treehome": 6})
        .tower(tray={GREEN: 2})
        .lay(FRANK, attack_light_half="Windward dark")
    )
    t.first(FRANK)
    t.resolve().do("reveal attack_light_half", "attack Treehome light", "target Foothold light")
    t.throw("commit 5", {FRANK: 3, GREEN: 2})
    assert result(t, Won) == (3, 2, 1)
    assert t.player(FRANK).limbo == [0, 2]
    assert t.s.green == 20
    assert t.at("Foothold light") == (FRANK, 1)
    assert t.holder("Foothold") == FRANK


@rule("IM-BATTLE-17")
def test_attackers_lost_through_a_portal_rise_opposite_to_where_they_came_from():
    t = Table(3).armies(DIRK, light={"Heartwood": 6}).armies(MIKE, dark={"Heartwood": 4})
    t.portals("Heartwood light")
    t.lay(DIRK, attack_light_half="Heartwood light").resolve()
    t.do("reveal attack_light_half", "attack Heartwood light", "target Heartwood dark")
    t.throw("commit 5", {DIRK: 3, MIKE: 2, GREEN: 1})
    assert t.player(DIRK).limbo == [0, 2]
    assert t.player(MIKE).limbo == [2, 0]
    assert t.at("Heartwood dark") == (DIRK, 1)


@rule("IM-BATTLE-17")
def test_attackers_lost_to_hostile_inhabitants_beyond_a_portal_follow_the_realm_they_came_from():
    t = Table(3).armies(DIRK, light={"Heartwood": 6}).tower(tray={GREEN: 2})
    t.portals("Heartwood light")
    t.lay(DIRK, attack_light_half="Windward light").resolve()
    t.do("reveal attack_light_half", "attack Heartwood light", "target Heartwood dark")
    t.throw("commit 5", {DIRK: 3, GREEN: 2})
    assert t.player(DIRK).limbo == [0, 2]
    assert t.at("Heartwood dark") == (DIRK, 1)


@rule("IM-BATTLE-31", "IM-BATTLE-39")
@pytest.mark.parametrize(
    ("own", "theirs", "limbos", "after"), [(1, 3, ([0, 1], [1, 0]), (MIKE, 2)), (2, 2, ([0, 2], [2, 0]), (NOBODY, 0))]
)
def test_each_side_of_a_battle_through_a_portal_falls_to_its_own_limbo(
    own: int, theirs: int, limbos: tuple[list[int], list[int]], after: tuple[int, int]
):
    t = Table(3).armies(DIRK, light={"Heartwood": 6}).armies(MIKE, dark={"Heartwood": 4})
    t.portals("Heartwood light")
    t.lay(DIRK, attack_light_half="Heartwood light").resolve()
    t.do("reveal attack_light_half", "attack Heartwood light", "target Heartwood dark")
    t.throw("commit 5", {DIRK: own, MIKE: theirs, GREEN: 1})
    assert (t.player(DIRK).limbo, t.player(MIKE).limbo) == limbos
    assert t.at("Heartwood dark") == after


@rule("IM-BATTLE-22", "IM-BATTLE-24")
def test_a_free_region_brings_its_card_from_the_deck():
    t = battle(defenders=0).throw("commit 3", {MIKE: 2, GREEN: 1})
    assert t.holder("White Falls") == MIKE
    own = battle(defenders=0, t=Table(4).give(MIKE, "White Falls")).throw("commit 3", {MIKE: 2, GREEN: 1})
    assert own.holder("White Falls") == MIKE
    assert not own.tells(CardTaken)


@rule("IM-BATTLE-23")
def test_a_free_region_brings_its_card_off_anybodys_board():
    t = Table(4).armies(ANI, light={"White Falls": 1}).lay(ANI, gold="White Falls", energy="blank")
    t = battle(defenders=0, t=t).throw("commit 3", {MIKE: 2, GREEN: 1})
    assert t.holder("White Falls") == MIKE
    assert t.laid(ANI, "gold") == NONE


@rule("IM-BATTLE-26")
def test_only_what_lies_on_the_tray_counts():
    t = battle(attackers=9, defenders=2, t=Table(4).tower(inside={FRANK: 4}))
    t.throw("commit 8", {MIKE: 3, FRANK: 4, GREEN: 1})
    assert result(t, Held) == (3, 4, 1)


@rule("IM-BATTLE-27", "IM-BATTLE-29")
@pytest.mark.parametrize(("text", "totals"), [(FOR, [4, 2]), (AGAINST, [3, 3]), (NEUTRAL, [3, 2])])
def test_inhabitants_count_as_the_card_says(text: str, totals: list[int]):
    t = battle(text).throw("commit 5", {MIKE: 3, FRANK: 2, GREEN: 1})
    told = [*t.tells(Fought), *t.tells(Tied)]
    assert [told[0].attack, told[0].defence] == totals


@rule("IM-BATTLE-28")
def test_neutral_and_third_cubes_stay_for_the_next_battle():
    t = battle(NEUTRAL, t=Table(4).tower(tray={ANI: 2, GREEN: 2})).throw(
        "commit 5", {MIKE: 3, FRANK: 2, ANI: 2, GREEN: 1}
    )
    assert t.s.tray == [0, 0, 2, 0, 0, 1]


@rule("IM-BATTLE-29", "IM-BATTLE-30", "IM-BATTLE-31", "IM-BATTLE-35")
def test_the_larger_side_wins_and_loses_as_many():
    t = battle(NEUTRAL, attackers=8).throw("commit 7", {MIKE: 5, FRANK: 3, GREEN: 1})
    assert t.at("White Falls dark") == (MIKE, 2)
    assert t.player(MIKE).limbo == t.player(FRANK).limbo == [3, 0]


@rule("IM-BATTLE-29", "IM-BATTLE-35")
def test_the_defender_may_win():
    t = battle(NEUTRAL).throw("commit 2", {MIKE: 1, FRANK: 3, GREEN: 1})
    assert t.at("White Falls dark") == (FRANK, 2)
    assert t.player(MIKE).limbo == t.player(FRANK).limbo == [1, 0]


@rule("IM-BATTLE-30")
def test_inhabitants_on_the_losing_side_go_home():
    t = battle(AGAINST, attackers=8, t=Table(4).tower(tray={GREEN: 2})).throw("commit 7", {MIKE: 6, FRANK: 2, GREEN: 2})
    assert t.at("White Falls dark") == (MIKE, 2)
    assert t.player(MIKE).limbo == [4, 0]
    assert (t.s.tray[GREEN], t.s.green) == (0, 20)


@rule("IM-BATTLE-32", "IM-BATTLE-33", "IM-BATTLE-34")
def test_allied_inhabitants_are_removed_first():
    t = battle(FOR).throw("commit 5", {MIKE: 4, FRANK: 3, GREEN: 1})
    assert t.player(MIKE).limbo == [2, 0]
    assert t.s.green == 20
    assert t.at("White Falls dark") == (MIKE, 2)


@rule("IM-BATTLE-33", "IM-BATTLE-34")
def test_enough_inhabitants_spare_the_winner_and_the_surplus_stays():
    t = battle(FOR, t=Table(4).tower(tray={GREEN: 3})).throw("commit 4", {MIKE: 2, FRANK: 2, GREEN: 3})
    assert t.player(MIKE).limbo == [0, 0]
    assert t.at("White Falls dark") == (MIKE, 2)
    assert (t.s.tray[GREEN], t.s.green) == (1, 19)


@rule("IM-BATTLE-35")
@pytest.mark.parametrize(("holder", "after"), [(FRANK, NOBODY), (ANI, ANI), (MIKE, MIKE)])
def test_a_win_by_inhabitants_alone_leaves_the_region_empty(holder: int, after: int):
    t = Table(4).tower(tray={GREEN: 3}).give(holder, "White Falls")
    t = battle(FOR, t=t).throw("commit 2", {FRANK: 2, GREEN: 3})
    assert is_empty(t, "White Falls dark")
    assert t.holder("White Falls") == after


@rule("IM-BATTLE-35", "IM-BATTLE-38")
def test_a_defence_by_inhabitants_alone_leaves_the_region_empty_and_the_card_where_it_is():
    t = Table(4).tower(tray={GREEN: 3}).give(FRANK, "White Falls")
    t = battle(AGAINST, defenders=1, t=t).throw("commit 3", {MIKE: 2, GREEN: 3})
    assert is_empty(t, "White Falls dark")
    assert result(t, Held) == (2, 3, 0)
    assert t.holder("White Falls") == FRANK


@rule("IM-BATTLE-37")
@pytest.mark.parametrize("holder", [FRANK, ANI, NOBODY])
def test_the_winning_attacker_gets_the_card_from_anywhere(holder: int):
    t = Table(4)
    if holder != NOBODY:
        t.give(holder, "White Falls").lay(holder, gold="White Falls")
    t = battle(t=t).throw("commit 5", {MIKE: 4, FRANK: 2, GREEN: 1})
    assert t.holder("White Falls") == MIKE
    assert holder == NOBODY or t.laid(holder, "gold") == NONE


@rule("IM-BATTLE-38")
@pytest.mark.parametrize("holder", [FRANK, ANI])
def test_when_the_defender_wins_the_card_stays(holder: int):
    t = battle(t=Table(4).give(holder, "White Falls")).throw("commit 2", {MIKE: 1, FRANK: 3, GREEN: 1})
    assert t.holder("White Falls") == holder


@rule("IM-BATTLE-39")
@pytest.mark.parametrize(("text", "left"), [(NEUTRAL, 1), (FOR, 0), (AGAINST, 0)])
def test_a_tie_sends_both_to_the_limbos(text: str, left: int):
    own, theirs = {NEUTRAL: (2, 2), FOR: (2, 3), AGAINST: (3, 2)}[text]
    t = battle(text).throw("commit 5", {MIKE: own, FRANK: theirs, GREEN: 1})
    assert is_empty(t, "White Falls dark")
    assert (t.player(MIKE).limbo, t.player(FRANK).limbo) == ([own, 0], [theirs, 0])
    assert t.s.tray[GREEN] == left


@rule("IM-BATTLE-39")
def test_nothing_against_nothing_is_a_tie():
    t = battle(NEUTRAL, defenders=1).throw("commit 1", {GREEN: 1})
    assert is_empty(t, "White Falls dark")
    assert (t.told(Tied).attack, t.told(Tied).defence) == (0, 0)


@pytest.mark.parametrize(
    ("holder", "after"),
    [
        pytest.param(MIKE, NOBODY, marks=rule("IM-BATTLE-40")),
        pytest.param(FRANK, NOBODY, marks=rule("IM-BATTLE-40")),
        pytest.param(ANI, ANI, marks=rule("IM-BATTLE-41")),
    ],
)
def test_the_card_after_a_tie(holder: int, after: int):
    t = Table(4).give(holder, "White Falls").lay(holder, gold="White Falls")
    t = battle(NEUTRAL, t=t).throw("commit 5", {MIKE: 2, FRANK: 2, GREEN: 1})
    assert t.holder("White Falls") == after
    assert t.laid(holder, "gold") == (card("White Falls") if after == holder else NONE)


@rule("IM-BATTLE-43", "IM-BATTLE-44", "IM-BATTLE-45")
def test_example_mike_wins_white_falls_by_five_to_three():
    t = Table(4).tower(inside={MIKE: 3, FRANK: 2}).give(FRANK, "White Falls")
    t = battle(FOR, attackers=3, defenders=2, t=t).throw("commit 2", {MIKE: 4, FRANK: 3, GREEN: 1})
    assert result(t, Won) == (5, 3, 2)
    assert t.player(FRANK).limbo == [3, 0]
    assert t.player(MIKE).limbo == [2, 0]
    assert t.at("White Falls dark") == (MIKE, 2)
    assert t.s.green == 20
    assert t.holder("White Falls") == MIKE
