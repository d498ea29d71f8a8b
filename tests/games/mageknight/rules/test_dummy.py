"""The dummy player between the rounds, and the skills it brings."""

from ludotheque.games.mageknight import data
from tests.games.mageknight.positions import country, march
from tests.games.mageknight.scenario import Table
from tests.rules import rule


@rule("MK-DUMMY-09", "MK-ROUND-29")
def test_if_the_player_has_announced_the_dummy_announces_nothing():
    t = country().deck(only=True).hand("rage").source().stand("3:w")
    assert t.s.dummy is not None
    t.s.dummy.deck = []
    t.begin().do("announce")
    assert [event.seat for event in t.events if event.name == "announce"] == [0]
    assert t.s.round == 2


@rule("MK-DUMMY-15", "MK-DUMMY-16", "MK-DUMMY-17")
def test_each_round_strengthens_the_dummy():
    t = march("rage").advanced("agility", "fire_bolt", "ice_bolt").spells("expose", "fireball", "chill")
    dummy = t.say(dummy={"crystals": ["white"] * 3}).new_round().s.dummy
    assert dummy is not None
    assert len(dummy.deck) == 17
    assert data.CARD["agility"] in dummy.deck
    assert data.CARD["agility"] not in t.s.advanced_deck
    assert dummy.crystals == [0, 0, 4, 0]
    assert t.s.spell_deck[0] == data.CARD["expose"]


@rule("MK-DUMMY-19")
def test_a_solo_table_leaves_heroes_for_the_dummy():
    s = Table("tovak").s
    assert s.dummy is not None
    assert s.dummy.hero != s.players[0].hero


@rule("MK-SOLO-02", "MK-SOLO-03", "MK-SOLO-04")
def test_each_skill_gained_brings_one_of_the_dummys_for_the_next_time():
    t = march("rage", "march").advanced("fire_bolt", "ice_bolt", "agility")
    assert t.s.dummy is not None
    hero = t.s.dummy.hero
    t.player().fame = 15
    t.sideways("rage").do("end")
    assert all(t.s.box.skills[data.SKILL[str(name)]].hero != hero for name in t.targets("learn"))
    t.do("learn").do("learn", "agility")
    strange = [name for name in t.targets("learn") if t.s.box.skills[data.SKILL[str(name)]].hero == hero]
    assert len(strange) == 1
    lowest = data.CARDS[t.s.advanced_offer[0]]
    t.do("learn", strange[0])
    assert t.cards("deck")[-1] == lowest
