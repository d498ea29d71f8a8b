"""Interacting with locals."""

import pytest

from ludotheque.games.mageknight import data
from tests.games.mageknight.positions import country, talk, talkers
from tests.games.mageknight.scenario import Table
from tests.rules import rule

TWO = ("tovak", "goldyx")
CITY = {"red": "c8", "blue": "c6", "white": "c7", "green": "c5"}


def at_site(table: Table, space: str, **mana: tuple[str, ...]) -> Table:
    """Let the hero talk on a space, with twenty-four influence points."""
    t = table.hand("rage").source().stand(space).begin().skip_to("March").tokens(*mana.get("mana", ())).do("interact")
    t.effort.influence = 24
    return t


def in_city(colour: str, *shields: int, mana: tuple[str, ...] = ()) -> Table:
    """Talk in a conquered city."""
    t = Table(*TWO).land("3", "1", CITY[colour]).conquered(f"{CITY[colour]}:c", *(shields or (1,)))
    return at_site(t, f"{CITY[colour]}:c", mana=mana).meddle()


@rule("MK-INTERACT-01")
@pytest.mark.parametrize(
    ("space", "shield", "talks"),
    [
        ("3:sw", None, True),
        ("5:ne", None, True),
        ("5:ne", 0, False),
        ("3:ne", 0, True),
        ("4:c", 0, True),
        ("4:c", 1, True),
        ("3:se", None, False),
    ],
)
def test_where_one_can_talk(space: str, shield: int | None, talks: bool):
    t = Table(*TWO).land("3", "5", "4").hand("rage").source()
    if shield is not None:
        t.shield(space, seat=shield)
    assert t.stand(space).begin().skip_to("March").offers("interact") == talks


@rule("MK-INTERACT-01")
def test_one_can_talk_in_a_conquered_city_only():
    t = Table(*TWO).land("3", "1", "c6").hand("rage").source().stand("c6:c")
    assert t.copy().begin().refused("interact")
    assert t.conquered("c6:c", 1).begin().offers("interact")


@rule("MK-INTERACT-03", "MK-EFFECT-02")
def test_influence_adds_up():
    t = talk("promise", "threaten", units=("peasants",)).play("promise", "threaten").do("activate", "peasants", 1)
    assert t.effort.influence == 6


@rule("MK-INTERACT-05")
def test_special_and_healing_effects_are_played_while_talking():
    t = talk("tranquility", "concentration", "wound")
    assert t.offers("basic", "tranquility")
    assert t.offers("basic", "concentration")


@rule("MK-INTERACT-06")
@pytest.mark.parametrize(
    ("reputation", "points"), [(-6, -5), (-5, -3), (-4, -2), (-2, -1), (-1, 0), (0, 0), (1, 0), (2, 1), (4, 2), (7, 5)]
)
def test_reputation_changes_the_influence(reputation: int, points: int):
    t = talk("promise", reputation=reputation).play("promise")
    assert t.effort.influence == 2 + points


@rule("MK-INTERACT-07")
def test_nobody_talks_to_a_hero_of_the_worst_reputation():
    assert talkers("promise", reputation=-7).begin().skip_to("March").refused("interact")
    assert talkers("promise", reputation=-6).begin().skip_to("March").offers("interact")


@rule("MK-INTERACT-08")
def test_each_shield_on_a_city_is_a_point():
    t = Table(*TWO).land("3", "1", "c6").conquered("c6:c", 1, 0, 0, 0).hand("rage").source().stand("c6:c").begin()
    assert t.do("interact").effort.influence == 3


@rule("MK-INTERACT-09", "MK-INTERACT-15")
def test_a_bonus_alone_may_suffice():
    t = talk("rage", "wound", reputation=6)
    assert t.effort.influence == 3
    t.do("heal")
    assert (t.effort.influence, t.effort.heal) == (0, 1)


@rule("MK-INTERACT-10")
def test_a_village_sells_no_spells():
    t = at_site(country().spells("fireball", "chill", "tremor"), "3:sw", mana=("red", "blue", "green"))
    for verb in ("spell", "learn", "artifact", "elite", "unseen"):
        assert t.refused(verb)


@rule("MK-INTERACT-11")
@pytest.mark.parametrize(
    ("unit", "village", "monastery"),
    [
        ("peasants", True, False),
        ("herbalists", True, True),
        ("northern_monks", False, True),
        ("catapults", False, False),
    ],
)
def test_a_unit_is_recruited_where_it_belongs(unit: str, village: int, monastery: int):
    assert at_site(country().offer(unit), "3:sw").offers("recruit", unit) == village
    assert at_site(country().offer(unit), "5:ne").offers("recruit", unit) == monastery


@rule("MK-INTERACT-11")
def test_a_unit_costs_what_is_printed():
    t = talkers("promise", "promise", "march").offer("peasants").begin().skip_to("March").do("interact")
    assert t.play("promise").sideways("march").refused("recruit")
    t.play("promise")
    t.do("recruit", "peasants")
    assert t.effort.influence == 1


@rule("MK-INTERACT-12", "MK-UNITS-08", "MK-UNITS-04", "MK-AREA-04")
def test_without_a_command_token_a_unit_is_disbanded():
    t = at_site(country().units("foresters").offer("peasants"), "3:sw").do("recruit", "peasants")
    assert t.verbs == {"disband"}
    t.do("disband", "foresters")
    assert t.army() == ["peasants"]


@rule("MK-INTERACT-13", "MK-UNITS-07")
def test_a_recruit_is_ready_and_serves_at_once():
    t = at_site(country().offer("peasants"), "3:sw").do("recruit", "peasants")
    assert t.army() == ["peasants"]
    t.do("activate", "peasants", 1)
    assert t.effort.influence == 24 - 4 + 2


@rule("MK-INTERACT-14")
def test_a_unit_does_not_pay_for_itself():
    t = talkers("promise").offer("peasants").begin().skip_to("March").do("interact").play("promise")
    assert t.refused("recruit", "peasants")
    assert t.refused("activate")


@rule("MK-INTERACT-15", "MK-INTERACT-16", "MK-WOUND-09")
@pytest.mark.parametrize(("space", "price"), [("3:sw", 3), ("5:ne", 2)])
def test_healing_is_sold(space: str, price: int):
    t = at_site(country(), space)
    t.player().hand += [80, 80, 80]
    t.effort.influence = 6
    while t.offers("heal"):
        t.do("heal")
    assert t.effort.heal == 6 // price


@rule("MK-INTERACT-17", "MK-INTERACT-18")
def test_a_monastery_teaches_for_six_points_what_lies_in_the_unit_offer():
    t = at_site(country().lessons("agility").advanced("fire_bolt", "ice_bolt", "swift_bolt"), "5:ne")
    assert t.targets("learn") == ["agility"]
    t.effort.influence = 5
    assert t.refused("learn")


@rule("MK-INTERACT-20", "MK-INTERACT-21")
def test_a_mage_tower_sells_spells_for_seven_points_and_mana():
    table = Table().land("3", "5", "4").shield("4:c").spells("fireball", "chill", "tremor")
    t = at_site(table, "4:c", mana=("blue",))
    assert t.targets("spell") == ["chill"]
    t.do("spell", "chill")
    assert (t.effort.influence, t.mana()) == (17, [])
    assert t.cards("deck")[-1] == "chill"
    assert len(t.s.spell_offer) == 3


@rule("MK-INTERACT-20")
def test_six_points_do_not_buy_a_spell():
    t = at_site(Table().land("3", "5", "4").shield("4:c").spells("chill"), "4:c", mana=("blue",))
    t.effort.influence = 6
    assert t.refused("spell")


@rule("MK-INTERACT-22", "MK-INTERACT-23")
def test_the_red_city_sells_artifacts_that_come_at_the_end_of_the_turn():
    t = in_city("red").do("artifact").do("artifact")
    assert t.refused("artifact")
    assert t.effort.influence == 0
    t.do("leave").skip_to("Bury")
    assert len(t.targets("bury")) == 3


@rule("MK-INTERACT-24")
def test_the_blue_city_sells_spells():
    t = in_city("blue", mana=("blue",)).spells("chill", "fireball", "tremor")
    assert t.targets("spell") == ["chill"]
    assert t.do("spell", "chill").effort.influence == 17


@rule("MK-INTERACT-25", "MK-INTERACT-26")
def test_the_white_city_has_all_units_and_more_of_the_elite():
    t = in_city("white").offer("peasants")
    assert t.offers("recruit", "peasants")
    t.do("elite").do("elite")
    assert t.effort.influence == 20
    assert [t.s.box.units[kind].elite for kind in t.s.unit_offer] == [False, True, True]


@rule("MK-INTERACT-27")
def test_the_green_city_sells_from_the_offer_of_advanced_actions():
    t = in_city("green").advanced("fire_bolt", "ice_bolt", "agility").do("learn", "ice_bolt")
    assert t.effort.influence == 18
    assert t.cards("deck")[-1] == "ice_bolt"
    assert len(t.s.advanced_offer) == 3


@rule("MK-INTERACT-28")
def test_the_green_city_sells_an_advanced_action_unseen():
    t = in_city("green")
    top = t.s.advanced_deck[-1]
    t.do("unseen")
    assert t.effort.influence == 18
    assert t.player().deck[-1] == top
    assert all(top not in view.players[0].deck for view in (t.match.view(0), t.match.view(1)))


@rule("MK-INTERACT-29", "MK-INTERACT-30")
def test_several_purchases_share_one_bonus():
    t = talkers("promise", "threaten", "march", "wound", reputation=4).offer("herbalists").begin().skip_to("March")
    t.do("interact").play("promise", "threaten")
    assert t.effort.influence == 6
    t.do("recruit", "herbalists").do("heal")
    assert t.effort.influence == 0
    assert t.refused("heal")


@rule("MK-INTERACT-19")
def test_a_lesson_leaves_its_place_empty():
    t = at_site(country().lessons("agility", "ambush"), "5:ne").do("learn", "agility")
    assert t.s.lessons == [data.CARD["ambush"]]
    assert t.cards("deck")[-1] == "agility"


@rule("MK-INTERACT-03")
def test_influence_is_of_use_in_an_interaction_only():
    t = talkers("promise", "rage").begin().skip_to("March")
    assert t.refused("basic", "promise")
    assert t.do("interact").offers("basic", "promise")


@rule("MK-INTERACT-20", "MK-MANA-07")
def test_gold_pays_for_a_spell_by_day():
    t = at_site(Table().land("3", "5", "4").shield("4:c").spells("chill"), "4:c", mana=("gold",)).do("spell", "chill")
    assert t.mana() == []


@rule("MK-INTERACT-01")
@pytest.mark.parametrize(("owner", "deals"), [(0, True), (1, False)])
def test_the_people_of_a_keep_deal_with_its_owner_only(owner: int, deals: bool):
    t = country("tovak", "goldyx").shield("3:ne", seat=owner).stand("3:ne").hand("promise", "rage").source().begin()
    assert t.offers("interact") == deals
