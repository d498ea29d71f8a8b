"""Finishing a turn: withdrawal, benefits, rewards, level-ups, new cards."""

import pytest

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.heroes.goods import armour
from ludotheque.games.mageknight.rules.turn.finish import draw_limit
from tests.games.mageknight.positions import country, march
from tests.games.mageknight.scenario import Table
from tests.rules import rule

TWO = ("tovak", "goldyx")


@rule("MK-END-02")
def test_on_a_free_plain_nobody_withdraws():
    t = march("march", "rage").play("march").move_to("3:nw").do("end")
    assert not t.told("withdraw")
    assert t.where() == "3:nw"


@rule("MK-END-03", "MK-END-04")
def test_the_way_back_leads_to_the_first_safe_space_with_a_wound_each():
    t = Table().land("11", "3").enemy("11:se").shield("11:c").hand("frost_bridge", "march", "rage").source()
    t.stand("11:c").begin().tokens("blue").powered("frost_bridge").play("march").move_to("11:ne", "11:e").do("end")
    assert t.where() == "11:c"
    assert t.wounds() == 2


@rule("MK-END-07")
@pytest.mark.parametrize("place", ["hand", "pile"])
def test_a_glade_takes_a_wound_from_hand_or_discard_pile(place: str):
    t = march("rage", "wound", stand="5:w").discard("wound").sideways("rage").do("end").do(place)
    assert t.wounds() + t.wounds("discard") == 1


@rule("MK-END-08")
def test_a_glade_does_not_heal_units():
    t = march("rage", stand="5:w").units("peasants wounded").sideways("rage").do("end")
    assert not t.told("relief")
    assert t.asked != "Relief"


@rule("MK-END-09", "MK-END-10")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (3, 3)])
def test_a_mine_gives_a_crystal_unless_there_are_three(before: int, after: int):
    t = march("rage", stand="3:se").crystals(*["white"] * before).sideways("rage").do("end")
    assert t.inventory() == ["white"] * after
    assert t.mana() == []


@rule("MK-END-11")
def test_rewards_are_taken_in_any_order():
    t = march("rage", "march").spells("fireball", "chill", "tremor").artifacts("ruby_ring", "golden_grail")
    t.effort.rewards = [0, 1, 5]
    t.sideways("rage").do("end")
    assert t.asked == "ChooseReward"
    first = t.copy().do("reward", "").do("bury", "golden_grail").do("reward", 1).do("learn", "chill")
    assert first.cards("deck")[-2:] == ["ruby_ring", "chill"]
    t.do("reward", 1).do("learn", "chill").do("reward", "").do("bury", "golden_grail")
    assert t.cards("deck")[-2:] == ["chill", "ruby_ring"]


@rule("MK-END-12")
def test_a_reward_crystal_is_lost_with_three_of_its_colour():
    t = march("rage", "march").crystals("red", "red", "red")
    t.effort.rewards = [4]
    t.sideways("rage").do("end")
    assert t.inventory() == ["red", "red", "red", "blue", "white", "green"]
    assert t.mana() == []


@rule("MK-END-13", "MK-END-14", "MK-END-15")
def test_each_random_crystal_has_a_roll():
    t = march("rage", "march").load("black", "gold", "blue")
    t.effort.rewards = [5, 5, 5]
    t.sideways("rage").do("end")
    assert t.player().fame == 1
    assert t.targets("colour") == ["red", "blue", "white", "green"]
    t.do("colour", "white")
    assert t.inventory() == ["blue", "white"]


@rule("MK-END-16", "MK-END-17")
def test_of_artifacts_one_more_is_drawn_and_one_goes_back():
    t = march("rage", "march").artifacts("ruby_ring", "golden_grail", "amulet_of_sun")
    t.effort.rewards = [0, 0]
    t.sideways("rage").do("end")
    assert t.targets("bury") == ["ruby_ring", "golden_grail", "amulet_of_sun"]
    t.do("bury", "golden_grail")
    assert t.s.artifact_deck[0] == data.CARD["golden_grail"]
    t.do("stack", "amulet_of_sun")
    assert t.cards("deck")[-2:] == ["amulet_of_sun", "ruby_ring"]


@rule("MK-END-18", "MK-END-19")
def test_an_advanced_action_won_comes_from_its_own_offer():
    t = march("rage", "march", stand="3:w").advanced("fire_bolt", "ice_bolt", "agility")
    t.effort.rewards = [2]
    t.sideways("rage").do("end")
    assert len(t.s.lessons) == 1
    assert t.targets("learn") == ["fire_bolt", "ice_bolt", "agility"]
    t.do("learn", "ice_bolt")
    assert t.cards("deck")[-1] == "ice_bolt"
    assert len(t.s.advanced_offer) == 3


@rule("MK-END-20")
def test_a_unit_won_is_free_whatever_its_kind_and_cost():
    t = march("rage", "march").offer("peasants", "altem_mages")
    t.effort.rewards = [3]
    t.sideways("rage").do("end").do("recruit", "altem_mages")
    assert t.army() == ["altem_mages"]


@rule("MK-END-21")
def test_without_a_command_token_one_disbands_or_declines():
    t = march("rage", "march").units("foresters").offer("peasants")
    t.effort.rewards = [3]
    t.sideways("rage").do("end")
    assert t.verbs == {"recruit", "skip"}
    assert t.copy().do("skip").army() == ["foresters"]
    t.do("recruit", "peasants")
    assert t.targets("disband") == ["foresters"]
    assert t.do("disband", "foresters").army() == ["peasants"]


@rule("MK-END-22")
def test_a_level_up_of_the_same_turn_makes_room_for_the_unit():
    t = country().hand("rage", "march").units("foresters").offer("peasants").fame(7).source().stand("3:w").begin()
    t.effort.rewards = [3]
    t.player().fame = 8
    t.sideways("rage").do("end").do("recruit", "peasants")
    assert t.army() == ["foresters", "peasants"]


@rule("MK-LEVEL-01")
def test_each_row_crossed_is_a_level():
    t = march("rage", "march", "promise").advanced("fire_bolt", "ice_bolt", "agility")
    t.player().fame = 8
    t.sideways("rage").do("end")
    assert t.player().level == 2
    t.do("learn").do("learn")
    assert t.player().level == 3


@rule("MK-LEVEL-01", "MK-LEVEL-02", "MK-LEVEL-03", "MK-AREA-05")
def test_a_third_level_brings_armour_and_room_for_a_second_unit():
    t = march("rage", "march", stand="3:w").fame(7).units("foresters").offer("peasants").meddle().sideways("rage")
    t.player().fame = 8
    assert armour(t.s, t.player()) == 2
    t.end_turn().stand("3:sw").skip_to("March").do("interact")
    assert (t.player().level, armour(t.s, t.player())) == (3, 3)
    t.effort.influence = 4
    t.do("recruit", "peasants")
    assert t.army() == ["foresters", "peasants"]


@rule("MK-LEVEL-02", "MK-LEVEL-03", "MK-AREA-05")
@pytest.mark.parametrize(
    ("fame", "values"),
    [
        (0, (2, 5, 1)),
        (3, (2, 5, 1)),
        (8, (3, 5, 2)),
        (24, (3, 6, 3)),
        (48, (4, 6, 4)),
        (80, (4, 7, 5)),
        (99, (4, 7, 5)),
    ],
)
def test_odd_levels_bring_armour_hand_limit_and_a_command_token(fame: int, values: tuple[int, int, int]):
    t = country().fame(fame)
    level = t.player().level - 1
    assert (t.s.box.armour[level], t.s.box.hand[level], t.s.box.command[level]) == values


def promoted(**skills: tuple[str, ...]) -> Table:
    """A hero who reaches the second level at the end of this turn."""
    t = march("rage", "march", heroes=TWO).advanced("fire_bolt", "ice_bolt", "agility")
    pile = [data.SKILL[name] for name in ("tovak_double_time", "tovak_shield_mastery")]
    t.player().skill_pile = [skill for skill in t.player().skill_pile if skill not in pile] + pile
    t.s.skill_offer = [data.SKILL[name] for name in skills.get("offer", ())]
    t.player().fame = 3
    return t.sideways("rage").do("end")


@rule("MK-LEVEL-04", "MK-LEVEL-05", "MK-SKILL-02")
def test_an_even_level_brings_a_skill_and_an_advanced_action():
    t = promoted()
    assert set(t.targets("learn")) == {"tovak_double_time", "tovak_shield_mastery"}
    t.do("learn", "tovak_double_time").do("learn", "ice_bolt")
    assert t.player().skills == [data.SKILL["tovak_double_time"]]
    assert t.cards("deck")[-1] == "ice_bolt"


@rule("MK-LEVEL-06", "MK-SETUP-14")
def test_with_ones_own_skill_any_advanced_action_may_be_taken():
    t = promoted().do("learn", "tovak_double_time")
    assert t.s.skill_offer == [data.SKILL["tovak_shield_mastery"]]
    assert t.targets("learn") == ["fire_bolt", "ice_bolt", "agility"]


@rule("MK-LEVEL-07", "MK-LEVEL-08", "MK-SKILL-04")
def test_with_another_heros_skill_the_lowest_advanced_action_is_taken():
    t = promoted(offer=("goldyx_flight",)).do("learn", "goldyx_flight")
    assert sorted(t.s.skill_offer) == sorted(data.SKILL[f"tovak_{name}"] for name in ("double_time", "shield_mastery"))
    assert t.player().skills == [data.SKILL["goldyx_flight"]]
    assert t.cards("deck")[-1] == "fire_bolt"
    t.end_turn().end_turn()
    assert t.offers("skill", "goldyx_flight")


@rule("MK-LEVEL-09")
def test_ones_own_rejected_skills_cannot_be_taken_back():
    t = promoted(offer=("tovak_motivation", "goldyx_flight"))
    assert set(t.targets("learn")) == {"tovak_double_time", "tovak_shield_mastery", "goldyx_flight"}


@rule("MK-LEVEL-10", "MK-AREA-12", "MK-SKILL-03")
def test_a_new_skill_is_open_and_ready():
    t = promoted().do("learn", "tovak_double_time").do("learn", "ice_bolt")
    assert t.player().flipped == []
    assert t.match.view(1).players[0].skills == [data.SKILL["tovak_double_time"]]
    t.end_turn().end_turn()
    assert t.offers("skill", "tovak_double_time")


@rule("MK-LEVEL-11")
def test_the_advanced_action_goes_on_the_deck_and_the_offer_is_refilled():
    t = promoted().do("learn", "tovak_double_time").do("learn", "agility")
    assert t.cards("deck")[-1] == "agility"
    assert len(t.s.advanced_offer) == 3
    t.skip_to("DiscardSome").do("done")
    assert "agility" in t.cards()


@rule("MK-DRAW-01")
def test_any_number_of_cards_but_no_wound_is_discarded_before_drawing():
    t = march("march", "rage", "promise", "wound").deck(only=True).do("play").play("march").do("end")
    assert t.targets("give") == ["rage", "promise"]
    t.do("give", "rage").do("give", "promise")
    assert t.cards() == ["wound"]


@rule("MK-DRAW-03")
def test_one_draws_up_to_the_hand_limit():
    t = march("march", "rage", "promise").play("march").do("end").do("done")
    assert len(t.cards()) == 5


@rule("MK-DRAW-04", "MK-ROUND-18")
@pytest.mark.parametrize(("keeps", "limit"), [((), 5), (("3:ne",), 6), (("3:ne", "10:sw"), 7)])
def test_keeps_raise_the_hand_limit_nearby(keeps: tuple[str, ...], limit: int):
    t = Table().land("3", "10").shield(*keeps).stand("3:e").hand("rage").begin()
    assert draw_limit(t.s, 0) == limit
    assert draw_limit(t.stand("3:w").s, 0) == 5


@rule("MK-DRAW-05", "MK-DRAW-06")
@pytest.mark.parametrize(("shields", "limit"), [((1, 0), 6), ((0, 1), 7), ((1,), 5)])
def test_a_conquered_city_raises_the_hand_limit_nearby(shields: tuple[int, ...], limit: int):
    t = Table(*TWO).land("3", "1", "c6").conquered("c6:c", *shields).stand("c6:sw").hand("rage").begin()
    assert draw_limit(t.s, 0) == limit


@rule("MK-DRAW-07", "MK-ROUND-19")
def test_only_the_better_bonus_counts():
    t = Table(*TWO).land("3", "1", "c6").conquered("c6:c", 1, 0).shield("3:ne").stand("c6:sw").hand("rage").begin()
    assert t.at("3:ne") in t.s.layout.near[t.at("c6:sw")]
    assert draw_limit(t.s, 0) == 6
    assert draw_limit(t.conquered("c6:c", 0, 1).s, 0) == 7


@rule("MK-DRAW-08")
@pytest.mark.parametrize(("hand", "cards"), [(("march", "rage", "promise"), 6), (("march", "rage"), 5)])
def test_planning_raises_the_hand_limit_with_two_cards_in_hand(hand: tuple[str, ...], cards: int):
    t = country().tactic("planning").hand(*hand).source().stand("3:w").begin().play("march").do("end").do("done")
    assert len(t.cards()) == cards


@rule("MK-DRAW-09")
def test_a_hand_above_the_limit_stays():
    t = march("march", "rage", "promise", "rage", "stamina", "swiftness", "threaten").play("march").do("end").do("done")
    assert len(t.cards()) == 6


@rule("MK-DRAW-10")
def test_an_empty_deck_ends_the_drawing():
    t = country().hand("march", "rage").deck("promise", only=True).source().stand("3:w").begin().play("march")
    pile = len(t.cards("discard"))
    t.do("end").do("done")
    assert sorted(t.cards()) == ["promise", "rage"]
    assert len(t.cards("discard")) == pile + 1


@rule("MK-DRAW-11")
def test_long_night_refills_the_deck_in_the_middle_of_a_draw():
    t = country().night().tactic("long_night").hand("march", "rage").deck("promise", only=True).source().stand("3:w")
    t.begin().play("march").do("end").do("done")
    assert t.asked == "Prolong"
    t.do("prolong")
    assert len(t.cards()) == 5


@rule("MK-END-03")
def test_without_a_safe_space_on_the_way_the_hero_stays_where_the_turn_began():
    t = country(*TWO).hand("rage", "march").source().stand("3:w").stand("3:w", seat=1).begin().sideways("rage")
    t.do("end")
    assert t.where() == "3:w"
    assert t.wounds() == 0


@rule("MK-END-02")
@pytest.mark.parametrize("space", ["A:c", "c6:c"])
def test_the_portal_and_a_conquered_city_are_safe_whoever_is_there(space: str):
    t = Table(*TWO).land("3", "1", "c6").conquered("c6:c", 0).stand(space).stand(space, seat=1).hand("rage", "march")
    t.source().begin().sideways("rage").do("end")
    assert not t.told("withdraw")
