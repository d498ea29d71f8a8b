"""Wounds and healing; what is gained and what is discarded; how effects work."""

from ludotheque.games.mageknight import data
from tests.games.mageknight.positions import assault, camp, country, defend, fight, march, talk
from tests.games.mageknight.scenario import Table
from tests.rules import rule


@rule("MK-WOUND-01", "MK-DAMAGE-14")
def test_a_wounded_hero_takes_wounds_into_the_hand():
    t = fight("prowlers", hand=("concentration", "tranquility")).skip_to("Quiet")
    assert t.wounds() == 2


@rule("MK-WOUND-02", "MK-DRAW-01")
def test_a_wound_is_not_discarded_when_the_turn_ends():
    t = march("march", "rage", "wound").play("march").do("end")
    assert t.targets("give") == ["rage"]


@rule("MK-WOUND-04", "MK-ROUND-17")
def test_wounds_are_shuffled_into_the_deck_with_the_new_round():
    t = march("wound", "wound", "rage").new_round()
    assert t.wounds() + t.wounds("deck") == 2
    assert len(t.cards()) + len(t.cards("deck")) == 18


@rule("MK-WOUND-05", "MK-UNITS-06", "MK-DAMAGE-08")
def test_a_wounded_unit_bears_a_wound_and_stays_ready():
    t = defend("diggers", hand=("rage", "concentration"), units=("foresters",)).do("next")
    t.do("suffer", "diggers").do("absorb", "foresters")
    assert t.army() == ["foresters wounded"]
    assert t.wounds() == 0


@rule("MK-WOUND-06", "MK-DAMAGE-07", "MK-UNITS-10")
def test_a_wounded_unit_neither_acts_nor_takes_damage():
    t = defend("diggers", hand=("rage",), units=("foresters wounded", "peasants"))
    assert t.refused("activate", "foresters")
    assert t.offers("activate", "peasants")
    assert t.do("next").targets("absorb") == ["peasants"]


@rule("MK-WOUND-07", "MK-ROUND-16", "MK-UNITS-23")
def test_a_wounded_unit_becomes_ready_with_the_round_and_still_cannot_act():
    t = march("rage").units("peasants spent wounded", "foresters spent").new_round()
    assert t.army() == ["peasants wounded", "foresters"]
    t.do("tactic")
    t.skip_to("March")
    assert t.refused("activate", "peasants")
    assert t.offers("activate", "foresters")


@rule("MK-WOUND-09", "MK-INTERACT-16")
def test_healing_is_sold_in_a_monastery():
    t = talk("promise", "wound", stand="5:ne").play("promise").do("heal")
    assert (t.effort.heal, t.effort.influence) == (1, 0)


@rule("MK-WOUND-10")
def test_one_point_heals_one_wound_of_the_hand():
    t = march("tranquility", "wound", "wound").play("tranquility").choose(0).do("mend", "wound")
    assert t.wounds() == 1
    assert t.wounds("discard") == 0
    assert t.refused("mend")


@rule("MK-WOUND-11")
def test_a_unit_costs_its_level_to_heal():
    t = (
        march("tranquility", "restoration")
        .units("catapults wounded", "utem_guardsmen wounded")
        .tokens("green", "green")
    )
    t.powered("tranquility").choose(0)
    assert t.targets("mend") == ["utem_guardsmen"]
    t.play("restoration").do("mend", "catapults")
    assert t.army() == ["catapults", "utem_guardsmen wounded"]
    assert t.effort.heal == 2


@rule("MK-WOUND-12")
def test_a_poisoned_unit_is_healed_twice():
    t = march("restoration", "tranquility").units("utem_guardsmen wounded wounded").tokens("green", "green")
    t.play("restoration").do("mend", "utem_guardsmen")
    assert t.army() == ["utem_guardsmen wounded"]
    t.powered("tranquility").choose(0).do("mend", "utem_guardsmen")
    assert t.army() == ["utem_guardsmen"]


@rule("MK-WOUND-14")
def test_healing_points_are_lost_when_a_fight_begins():
    t = camp("diggers", hand=("tranquility", "concentration", "wound", "rage")).begin().play("tranquility").choose(0)
    assert t.effort.heal == 1
    t.do("challenge", "1:nw").skip_to("Quiet")
    assert t.effort.heal == 0
    assert t.refused("mend")


@rule("MK-WOUND-15", "MK-END-07")
def test_the_glade_gives_no_healing_points():
    t = march("rage", "wound", "wound", stand="5:w").sideways("rage").do("end")
    assert t.asked == "Relief"
    t.do("hand")
    assert t.effort.heal == 0
    assert t.wounds() == 1


@rule("MK-GAIN-01")
def test_a_mana_token_lies_in_the_play_area():
    assert march("concentration").play("concentration").do("colour", "red").mana() == ["red"]


@rule("MK-GAIN-02", "MK-AREA-01")
def test_a_crystal_goes_to_the_inventory():
    t = march("ice_bolt").crystals("blue").play("ice_bolt")
    assert t.inventory() == ["blue", "blue"]


@rule("MK-GAIN-04", "MK-INTERACT-19")
def test_a_gained_card_goes_on_top_of_the_deck():
    t = country().hand("noble_manners", "threaten", "promise").lessons("fire_bolt").source().stand("5:ne").begin()
    t.do("interact").play("noble_manners", "threaten", "promise").do("learn", "fire_bolt")
    assert t.cards("deck")[-1] == "fire_bolt"
    assert t.s.lessons == []


@rule("MK-GAIN-05", "MK-END-18", "MK-RESULT-12")
def test_a_card_taken_from_an_offer_is_replaced_at_the_top():
    t = assault("fire_mages", hand=("rage", "rage"), site="tower", units=("altem_guardians",))
    t.spells("fireball", "chill", "tremor")
    top = data.CARDS[t.s.spell_deck[-1]]
    t.skip_to("Strike").do("activate", "altem_guardians", 0).do("strike", "fire_mages").skip_to("ChooseSpell")
    t.do("learn", "chill")
    assert [data.CARDS[card] for card in t.s.spell_offer] == ["fireball", "tremor", top]
    assert t.cards("deck")[-1] == "chill"


@rule("MK-GAIN-06")
def test_the_unit_offer_is_not_refilled_before_the_next_round():
    t = (
        country()
        .hand("promise", "threaten")
        .offer("peasants", "foresters", "herbalists")
        .source()
        .stand("3:sw")
        .begin()
    )
    t.skip_to("March").do("interact").play("promise", "threaten").do("recruit", "peasants")
    assert t.s.unit_offer == [data.UNIT["foresters"], data.UNIT["herbalists"]]


@rule("MK-GAIN-07", "MK-RESULT-07", "MK-RESULT-06", "MK-END-13")
def test_rewards_come_at_the_end_of_the_turn():
    t = Table().land("6", "3").hand("rage", "tranquility").units("altem_guardians").fame(99).source()
    t.stand("6:w").pile("minotaur").begin().do("enter").skip_to("Strike")
    t.do("activate", "altem_guardians", 0).do("strike", "minotaur")
    assert t.asked == "Quiet"
    assert t.inventory() == []
    t.load("red", "blue").do("end")
    assert t.inventory() == ["red", "blue"]
    assert t.s.spots[t.at("6:w")].shield == 0


@rule("MK-DISCARD-03")
def test_a_healed_wound_is_in_no_pile_of_the_player():
    t = march("tranquility", "wound", "rage").play("tranquility").choose(0).do("mend", "wound")
    assert "wound" not in t.cards() + t.cards("deck") + t.cards("discard") + t.cards("play")
    assert t.s.removed == []


@rule("MK-DISCARD-04")
def test_a_card_thrown_away_does_not_come_back():
    t = march("decompose", "march", "rage").play("decompose").do("give", "march").meddle()
    assert t.inventory() == ["green", "green"]
    assert t.s.removed == [data.CARD["march"]]
    t.announced(0)
    total = len(t.player().deck + t.player().hand + t.player().discard + t.player().play)
    t.end_round()
    assert len(t.player().deck + t.player().hand) == total


@rule("MK-EFFECT-01")
def test_cards_units_skills_and_tactics_have_effects():
    t = country().hand("march").units("peasants").skills("tovak_double_time").tactic("the_right_moment")
    t.source().stand("3:w").begin()
    t.play("march").do("activate", "peasants", 2).do("skill", "tovak_double_time")
    assert t.effort.move == 6
    t.do("right_moment").end_turn()
    assert t.s.turn.seat == 0


@rule("MK-EFFECT-02")
def test_heal_x_gives_x_points():
    t = march("tranquility", "wound").tokens("green").powered("tranquility").choose(0)
    assert t.effort.heal == 2
