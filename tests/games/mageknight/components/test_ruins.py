"""The ruins tokens: altars, enemies and rewards."""

import pytest

from tests.games.mageknight.components.stage import Stage
from tests.games.mageknight.scenario import Table
from tests.rules import rule

RUINS = "8:ne"
FOE = {
    "green": "prowlers",
    "grey": "golems",
    "brown": "minotaur",
    "violet": "monks",
    "white": "gunners",
    "red": "swamp_dragon",
}
FAME = {"prowlers": 2, "golems": 4, "minotaur": 4, "monks": 4, "gunners": 7, "swamp_dragon": 7}
FIGHTS = {
    "orc_orc": (("green", "green"), ["crystals"]),
    "orc_underground": (("green", "brown"), ["artifact"]),
    "keep_underground": (("grey", "brown"), ["artifact"]),
    "keep_mage": (("grey", "violet"), ["unit"]),
    "underground_mage": (("brown", "violet"), ["spell", "crystals"]),
    "keep_city": (("grey", "white"), ["artifact", "spell"]),
    "orc_draconum": (("green", "red"), ["artifact", "action"]),
    "underground_draconum": (("brown", "red"), ["artifact", "artifact"]),
}


def at_ruins(name: str) -> Stage:
    """A hero of great experience at the ruins."""
    stage = Stage("tovak").fame(99)
    stage.land("8", "3").enemy("8:c").ruin(RUINS, name).stand(RUINS).hand("march", "rage").patient()
    return stage


@pytest.mark.parametrize("colour", ["red", "blue", "white", "green"])
def test_altars_take_three_mana_for_fame(colour):
    stage = at_ruins(f"altar_{colour}").crystals(colour, colour).begin()
    assert stage.refused("altar")
    stage = at_ruins(f"altar_{colour}").crystals(colour, colour, colour).begin()
    stage.do("altar")
    assert stage.inventory() == []
    assert stage.player().fame == 99 + 7
    assert stage.s.spots[stage.at(RUINS)].shield == 0


def win(name: str) -> Stage:
    """Defeat the enemies of ruins."""
    piles, _ = FIGHTS[name]
    stage = at_ruins(name).pile(*(FOE[pile] for pile in piles))
    stage.advanced("fire_bolt", "ice_bolt").spells("fireball", "tremor").offer("altem_mages", "peasants")
    stage.artifacts("ruby_ring", "horn_of_wrath", "golden_grail").begin().do("enter")
    assert sorted(stage.foes()) == sorted(FOE[pile] for pile in piles)
    while stage.foes():
        stage.ready("siege 40").do("strike", stage.foes()[0])
        if stage.offers("strike", ""):
            stage.do("strike", "")
    return stage


@pytest.mark.parametrize("name", FIGHTS)
def test_enemies_of_ruins_bring_fame_but_no_reputation(name):
    stage = win(name)
    assert stage.player().fame == 99 + sum(FAME[FOE[pile]] for pile in FIGHTS[name][0])
    assert stage.player().reputation == 0
    assert stage.s.spots[stage.at(RUINS)].shield == 0


@pytest.mark.parametrize("name", FIGHTS)
def test_ruins_give_their_reward(name):
    stage = win(name)
    rewards = FIGHTS[name][1]
    deck = len(stage.cards("deck"))
    drawn, learned = 0, 0
    while not stage.told("turn"):
        if stage.offers("bury"):
            # One more than was won, and one goes back.
            drawn = len(stage.targets("bury"))
        learned += stage.offers("learn")
        if stage.offers("recruit"):
            assert stage.targets("recruit") == ["altem_mages", "peasants"]
            stage.do("recruit", "altem_mages")
        elif stage.asked == "DiscardSome":
            break
        else:
            stage.passively()
    artifacts = rewards.count("artifact")
    assert drawn == (artifacts + 1 if artifacts else 0)
    assert learned == rewards.count("spell") + rewards.count("action")
    assert len(stage.cards("deck")) == deck + artifacts + learned
    assert stage.inventory() == (["red", "blue", "white", "green"] if "crystals" in rewards else [])
    assert stage.army() == (["altem_mages"] if "unit" in rewards else [])


def test_survivors_wait_in_the_ruins():
    stage = at_ruins("orc_orc").pile("prowlers", "diggers").begin()
    stage.do("enter").ready("siege 3").do("strike", "diggers").end_turn()
    assert stage.on(RUINS) == ["prowlers"]
    assert stage.s.spots[stage.at(RUINS)].shield < 0


@rule("MK-VAR-17")
def test_ruins_are_seen_by_whoever_steps_into_them_by_night():
    t = Table().land("8", "3").enemy("8:c").ruin("8:ne", "orc_orc", up=False).night().hand("march", "march", "stamina")
    t.source().stand("8:e").begin()
    assert not t.s.spots[t.at("8:ne")].ruin_up
    t.play("march", "march", "stamina").move_to("8:ne")
    assert t.s.spots[t.at("8:ne")].ruin_up
