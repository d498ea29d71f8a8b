"""Units and banners; skills."""

import pytest

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.heroes.banners import unit_armour
from ludotheque.games.mageknight.rules.lasting import PrayedWeather
from tests.games.mageknight.positions import camp, country, defend, fight, march
from tests.games.mageknight.scenario import Table
from tests.rules import rule

TWO = ("tovak", "goldyx")


@rule("MK-UNITS-01", "MK-SETUP-15")
def test_there_are_twenty_regular_and_twenty_elite_units():
    s = Table(*TWO).s
    decks = {"regular": s.regular_deck + s.unit_offer, "elite": s.elite_deck}
    assert {name: len(deck) for name, deck in decks.items()} == {"regular": 20, "elite": 20}
    assert not any(s.box.units[kind].elite for kind in decks["regular"])
    assert all(s.box.units[kind].elite for kind in decks["elite"])


@rule("MK-UNITS-02")
def test_nobody_starts_with_units():
    assert all(player.units == [] for player in Table(*TWO).s.players)


@rule("MK-UNITS-03")
def test_a_unit_stays_in_its_area():
    t = march("rage").units("peasants").new_round()
    assert t.army() == ["peasants"]


@rule("MK-UNITS-05", "MK-UNITS-11")
def test_an_activated_unit_is_spent_and_has_used_one_ability():
    t = march("rage").units("peasants").do("activate", "peasants", 2)
    assert t.army() == ["peasants spent"]
    assert t.refused("activate")


@rule("MK-UNITS-09")
def test_a_disbanded_unit_never_returns():
    t = march("rage", "march").units("foresters").offer("peasants")
    t.effort.rewards = [3]
    decks = len(t.s.regular_deck)
    t.sideways("rage").do("end").do("recruit", "peasants").do("disband", "foresters")
    assert len(t.s.regular_deck) == decks
    assert t.s.unit_offer == []


@rule("MK-UNITS-10")
@pytest.mark.parametrize("state", ["spent", "wounded"])
def test_only_a_ready_unit_without_wounds_is_activated(state: str):
    assert march("rage").units(f"peasants {state}").refused("activate")
    assert march("rage").units("peasants").offers("activate")


@rule("MK-UNITS-12")
def test_an_ability_that_costs_mana_needs_it():
    t = march("rage", "wound").units("herbalists")
    assert t.refused("activate", "herbalists", 0)
    t.tokens("green").do("activate", "herbalists", 0)
    assert t.mana() == []
    assert t.effort.heal == 2


@rule("MK-UNITS-13", "MK-UNITS-22")
def test_a_spent_unit_stays_spent_for_the_round():
    t = march("rage", "march").units("peasants").do("activate", "peasants", 2).end_turn().skip_to("March")
    assert t.army() == ["peasants spent"]
    assert t.refused("activate")


@rule("MK-UNITS-15")
def test_a_unit_that_was_readied_acts_again():
    t = march("rage").units("peasants", "foresters spent", "herbalists").do("activate", "peasants", 2)
    t.do("activate", "herbalists", 1).do("ready", "peasants").do("activate", "peasants", 2)
    assert t.effort.move == 4


@rule("MK-UNITS-16")
@pytest.mark.parametrize("banner", ["banner_of_glory", "banner_of_fear", "banner_of_protection", "banner_of_courage"])
def test_a_banner_is_assigned_at_any_time_of_ones_turn(banner: str):
    hand = (banner, "concentration", "rage")
    t = camp("diggers", hand=hand).units("peasants").begin()
    assert t.offers("assign", banner)
    t.do("challenge", "1:nw")
    for phase in ("Shoot", "Defend", "Strike", "Quiet"):
        assert t.skip_to(phase).offers("assign", banner)


@rule("MK-UNITS-17")
def test_a_banner_helps_the_unit_that_bears_it_only():
    t = march("banner_of_glory", "rage").units("peasants", "foresters").do("assign", "banner_of_glory")
    t.do("bear", "peasants")
    assert [unit_armour(t.s, 0, unit) for unit in t.player().units] == [4, 4]


@rule("MK-UNITS-18")
def test_an_assigned_banner_has_no_strong_effect():
    t = march("banner_of_courage", "rage").units("peasants spent")
    assert t.offers("strong", "banner_of_courage")
    assert t.do("assign", "banner_of_courage").refused("strong", "banner_of_courage")


@rule("MK-UNITS-19")
def test_the_banner_of_a_disbanded_unit_is_discarded():
    t = march("rage", "march").units("foresters").banner("banner_of_glory").offer("peasants")
    t.effort.rewards = [3]
    t.sideways("rage").do("end").do("recruit", "peasants").do("disband", "foresters")
    assert "banner_of_glory" in t.cards("discard")


@rule("MK-UNITS-20")
def test_a_new_banner_displaces_the_old_one():
    t = march("banner_of_fear", "rage").units("foresters").banner("banner_of_glory").do("assign", "banner_of_fear")
    assert t.player().units[0].banner == data.CARD["banner_of_fear"]
    assert "banner_of_glory" in t.cards("discard")


@rule("MK-UNITS-21", "MK-ROUND-15")
@pytest.mark.parametrize(("answer", "stays"), [("keep", True), ("detach", False)])
def test_at_the_end_of_the_round_a_banner_stays_or_goes_into_the_deck(answer: str, stays: bool):
    t = march("rage").units("foresters").banner("banner_of_glory").new_round()
    t.do(answer)
    banner = data.CARD["banner_of_glory"]
    assert (t.player().units[0].banner == banner) == stays
    assert (banner in t.player().deck + t.player().hand) != stays


@rule("MK-SKILL-01")
def test_no_skill_belongs_to_two_heroes():
    s = Table(*TWO).s
    piles = [set(player.skill_pile) for player in s.players]
    assert piles[0].isdisjoint(piles[1])
    assert {s.box.skills[skill].hero for skill in piles[0]} == {s.players[0].hero}


@rule("MK-SKILL-02")
def test_nobody_starts_with_a_skill():
    assert all(player.skills == [] for player in Table(*TWO).s.players)


@rule("MK-SKILL-05")
def test_each_skill_has_an_effect_and_one_kind_of_use():
    skills = Table(*TWO).s.box.skills
    assert len(skills) == 40
    assert all(skill.effect is not None and skill.usage in (0, 1, 2, 3) for skill in skills)


@rule("MK-SKILL-06", "MK-SKILL-08", "MK-ROUND-14")
def test_a_skill_for_once_a_round_lies_face_down_until_the_next():
    t = march("rage", "march", "wound", heroes=("goldyx",)).skills("goldyx_potion_making")
    t.do("skill", "goldyx_potion_making")
    assert t.refused("skill")
    assert t.player().flipped
    t.sideways("rage").end_turn().skip_to("March")
    assert t.refused("skill")
    assert t.meddle().new_round().player().flipped == []


@rule("MK-SKILL-07", "MK-TURN-01", "MK-TURN-03")
def test_motivation_may_come_before_the_turn_and_empty_the_deck():
    t = country(*TWO).skills("tovak_motivation", "goldyx_motivation").hand().deck("rage", "march", only=True)
    t.source().stand("3:w").begin().do("skill", "tovak_motivation")
    assert sorted(t.cards()) == ["march", "rage"]
    assert t.verbs == {"announce", "play"}
    t.do("play")
    assert t.refused("skill")


@rule("MK-SKILL-07")
def test_motivation_may_come_before_other_effects_for_before_the_turn():
    t = country(*TWO).skills("tovak_motivation", "tovak_double_time").hand("rage").source().stand("3:sw").begin()
    assert t.offers("plunder")
    assert t.targets("skill") == ["tovak_motivation"]
    t.do("skill", "tovak_motivation")
    assert len(t.cards()) == 3
    assert t.offers("plunder")


@rule("MK-SKILL-12")
def test_a_skill_without_symbol_serves_once_a_turn():
    t = march("rage", "march").skills("tovak_double_time").do("skill", "tovak_double_time")
    assert t.refused("skill")
    t.sideways("rage").end_turn().skip_to("March")
    assert t.offers("skill", "tovak_double_time")


def weather(*hand: str) -> Table:
    """Norowas may pray for the weather, Tovak comes next."""
    t = Table("norowas", "tovak").land("3", "5", "1").skills("norowas_prayer_of_weather").hand(*hand).source()
    return t.hand("march", "stamina", seat=1).stand("3:w").stand("1:w", seat=1).begin()


@rule("MK-SKILL-09", "MK-SKILL-10")
def test_an_interactive_skill_lasts_until_its_owners_next_turn():
    t = weather("rage", "march").do("skill", "norowas_prayer_of_weather")
    assert any(event.name == "skill" and event.is_seen_by(1) for event in t.events)
    assert [thing.seat for thing in t.s.lasting if isinstance(thing, PrayedWeather)] == [0]
    t.sideways("rage").end_turn().skip_to("March")
    t.effort.move = 20
    assert 20 - t.move_to("1:sw").effort.move == 3
    t.end_turn()
    assert t.s.lasting == []


@rule("MK-SKILL-11")
def test_the_token_comes_back_face_down():
    t = weather("rage", "march").do("skill", "norowas_prayer_of_weather").sideways("rage").end_turn().end_turn()
    assert t.s.turn.seat == 0
    assert t.skip_to("March").refused("skill")
    assert t.meddle().new_round().player().flipped == []


@rule("MK-UNITS-14")
def test_a_unit_adds_to_a_cards_attack():
    t = fight("prowlers", hand=("rage", "march"), units=("peasants",)).skip_to("Strike").play("rage")
    t.do("activate", "peasants", 0)
    assert t.offers("strike", "prowlers")


@rule("MK-UNITS-06")
def test_a_ready_unit_may_be_wounded():
    t = defend("diggers", hand=("rage",), units=("foresters",)).do("next").do("absorb", "foresters")
    assert t.player().units[0].ready
    assert t.player().units[0].wounds == 1


@rule("MK-UNITS-23")
def test_units_are_ready_again_with_the_new_round():
    t = country().hand("rage").units("peasants spent").stand("3:w").new_round()
    assert t.army() == ["peasants"]
