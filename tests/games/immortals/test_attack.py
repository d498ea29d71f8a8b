"""Attacks and moves: from where, to where, with whose help (IM-ATTACK, IM-MOVE)."""

import pytest

from ludotheque.games.immortals.rules.actions.attack import attitude
from ludotheque.games.immortals.rules.actions.battle import ATTACKER, DEFENDER, NEUTRAL
from ludotheque.games.immortals.rules.events import Attacked
from tests.games.immortals.table import ANI, DIRK, MIKE, Table, card, place
from tests.rules import rule


def attacking(text: str = "Forge Fire dark", space: str = "attack_light_half") -> Table:
    """Dirk is in Forge Fire with three armies and alone in Foothold; Mike holds Heartwood, all in the dark."""
    t = Table(3).armies(DIRK, dark={"Forge Fire": 3, "Foothold": 1}).armies(MIKE, dark={"Heartwood": 2})
    return t.lay(DIRK, **{space: text}).resolve().do(f"reveal {space}")


@rule("IM-ATTACK-01", "IM-BATTLE-03")
def test_an_attack_starts_where_two_armies_or_more_stand():
    assert attacking().offers() == {"attack Forge Fire dark", "gold", "energy"}


@rule("IM-ATTACK-01", "IM-ATTACK-02")
def test_targets_are_neighbours_free_or_of_others_never_own():
    t = attacking().do("attack Forge Fire dark")
    near = {"Anvil Rise", "Deep Vein", "Heartwood", "Mountainhome", "Treehome"}
    assert t.offers() == {f"target {name} dark" for name in near}


@rule("IM-ATTACK-03")
def test_the_card_sets_neither_origin_nor_target():
    t = attacking("Windward light").do("attack Forge Fire dark")
    assert len(t.offers()) == 5


@rule("IM-ATTACK-01")
def test_without_an_army_to_send_there_is_no_attack():
    t = Table(3).armies(DIRK, dark={"Foothold": 1}).lay(DIRK, attack_light_half="Foothold dark")
    assert t.resolve().do("reveal attack_light_half").offers() == {"gold", "energy"}


def side(text: str, target: str = "Heartwood dark", **armies: dict[str, int]) -> int:
    """Whom the inhabitants help when Ani attacks from Forge Fire in the dark with a card."""
    t = Table(3).armies(ANI, dark={"Forge Fire": 3}, **armies).armies(MIKE, dark={"Heartwood": 2})
    return attitude(t.s, ANI, card(text), place("Forge Fire dark"), place(target))


@rule("IM-ATTACK-04", "IM-ATTACK-08")
def test_example_a_a_card_of_the_attacked_region_wins_its_inhabitants():
    assert side("Heartwood dark") == ATTACKER


@rule("IM-ATTACK-04")
def test_a_region_card_counts_only_where_its_player_is():
    assert side("Heartwood", light={"Heartwood": 1}) == DEFENDER


@rule("IM-ATTACK-05", "IM-ATTACK-09")
@pytest.mark.parametrize("text", ["Forge Fire dark", "Forge Fire"])
def test_example_b_a_card_of_the_origin_keeps_them_neutral(text: str):
    assert side(text) == NEUTRAL


@rule("IM-ATTACK-05")
def test_through_a_portal_the_region_card_is_that_of_the_origin():
    t = Table(3).armies(ANI, light={"Heartwood": 3}).armies(MIKE, dark={"Heartwood": 2})
    ends = place("Heartwood light"), place("Heartwood dark")
    assert attitude(t.s, ANI, card("Heartwood"), *ends) == NEUTRAL
    assert attitude(t.s, ANI, card("Heartwood dark"), *ends) == ATTACKER


@rule("IM-ATTACK-06", "IM-ATTACK-10")
def test_example_c_any_other_card_turns_them_to_the_defender():
    assert side("Windward dark") == DEFENDER
    assert side("Heartwood light") == DEFENDER


@rule("IM-ATTACK-07")
def test_in_a_free_region_they_fight_for_themselves():
    t = Table(3).armies(DIRK, light={"Treehome": 5}).lay(DIRK, attack_light_half="Windward dark").resolve()
    t.do("reveal attack_light_half", "attack Treehome light", "target Foothold light")
    t.throw("commit 4", {DIRK: 3, 5: 1})
    assert t.at("Foothold light") == (DIRK, 2)


@rule("IM-ATTACK-07")
@pytest.mark.parametrize(
    ("text", "expected"),
    [("joker greenwold dark", ATTACKER), ("joker ironspine dark", NEUTRAL), ("joker jadecoast dark", DEFENDER)],
)
def test_a_joker_may_stand_for_the_best_region_of_its_province(text: str, expected: int):
    assert side(text) == expected


def with_joker(text: str) -> Table:
    """Ani attacks Heartwood from Forge Fire in the dark with a joker."""
    t = Table(3).armies(ANI, dark={"Forge Fire": 4}).armies(MIKE, dark={"Heartwood": 2})
    t.first(ANI)
    t.lay(ANI, attack_light_half=text).purse(ANI, energy=5, gold=5).resolve().do("reveal attack_light_half")
    return t.do("attack Forge Fire dark", "target Heartwood dark")


@rule("IM-ATTACK-07")
@pytest.mark.parametrize(
    ("region", "expected"), [("Heartwood dark", ATTACKER), ("Treehome dark", DEFENDER), ("Borderland dark", DEFENDER)]
)
def test_the_player_names_the_region_that_a_joker_stands_for(region: str, expected: int):
    t = with_joker("joker greenwold dark")
    assert len(t.offers()) == 5
    assert t.do(f"name {region}", "commit 1").told(Attacked).side == expected


@rule("IM-ATTACK-07")
def test_a_joker_of_the_origin_may_keep_the_inhabitants_neutral_or_not():
    t = with_joker("joker ironspine dark")
    assert "name Forge Fire dark" in t.offers()
    assert t.do("name Forge Fire dark", "commit 1").told(Attacked).side == NEUTRAL


@rule("IM-ATTACK-07")
def test_nothing_is_named_where_it_makes_no_difference():
    assert with_joker("joker jadecoast dark").offers() == {"commit 1", "commit 2", "commit 3"}


def moving(gold: int = 1, text: str = "White Falls", t: Table | None = None, **armies: dict[str, int]) -> Table:
    """Dirk has revealed a card on the space for attacks and moves."""
    light = {"White Falls": 6, "Borderland": 1, "Treehome": 1}
    t = (t or Table(3)).armies(DIRK, **({"light": light} | armies)).purse(DIRK, gold=gold)
    return t.lay(DIRK, attack_or_move=text).resolve().do("reveal attack_or_move")


@rule("IM-MOVE-08", "IM-MOVE-02", "IM-MOVE-03")
def test_example_four_armies_from_white_falls_to_treehome():
    t = moving().do("move White Falls light", "destination Treehome light", "march 4")
    assert t.at("White Falls light") == (DIRK, 2)
    assert t.at("Borderland light") == (DIRK, 1)
    assert t.at("Treehome light") == (DIRK, 5)
    assert t.wealth(DIRK) == (0, 0)


@rule("IM-MOVE-01")
def test_either_an_attack_or_a_move():
    t = moving()
    assert {"move White Falls light", "attack White Falls light"} < t.offers()
    t.do("move White Falls light", "destination Treehome light", "march 4")
    assert t.s.round == 2, "nothing more follows"


@rule("IM-MOVE-02")
def test_only_the_move_costs_a_gold():
    t = moving(gold=0)
    assert "move White Falls light" not in t.offers()
    t.do("attack White Falls light", "target Riverhome light", "commit 1")
    assert t.wealth(DIRK) == (0, 0)


@rule("IM-MOVE-03", "IM-MOVE-05")
def test_a_move_ends_and_passes_only_in_own_regions():
    t = Table(3).armies(MIKE, light={"Borderland": 3})
    t = moving(light={"White Falls": 6, "Treehome": 1, "Riverhome": 1}, t=t)
    assert t.do("move White Falls light").offers() == {"destination Riverhome light"}


@rule("IM-MOVE-04")
def test_a_move_starts_at_the_card():
    t = moving(text="Treehome", light={"White Falls": 6, "Borderland": 1, "Treehome": 3})
    assert {offer for offer in t.offers() if offer.startswith("move")} == {"move Treehome light"}


@rule("IM-MOVE-04", "IM-PLAN-09")
def test_a_card_of_both_realms_lets_the_player_choose_the_start():
    t = moving(dark={"White Falls": 2, "Reedmarch": 1})
    assert {"move White Falls light", "move White Falls dark"} < t.offers()


@rule("IM-MOVE-06")
def test_a_move_may_be_long():
    chain = {"Deep Vein": 3, "Mountainhome": 1, "Heartwood": 1, "White Falls": 1, "Coral Steps": 1, "Windward": 1}
    t = moving(text="Deep Vein", light=chain).do("move Deep Vein light")
    assert "destination Windward light" in t.offers()


@rule("IM-MOVE-07")
def test_one_army_stays_behind():
    t = moving().do("move White Falls light", "destination Borderland light")
    assert t.offers() == {f"march {count}" for count in range(1, 6)}
    alone = moving(light={"White Falls": 1, "Borderland": 2})
    assert "move White Falls light" not in alone.offers()
