"""Variants that a table may choose: rampaging enemies who come back, a friendly game, friendly mana."""

import pytest

from ludotheque.games.mageknight.rules.heroes.mana import Purse, rollable
from ludotheque.games.mageknight.rules.rounds.rampage import come_back
from ludotheque.games.mageknight.rules.terms import BLUE, RED
from ludotheque.games.mageknight.rules.traits import BROWN, DRAGONS, ORCS, SPELL
from tests.games.mageknight.positions import smite
from tests.games.mageknight.scenario import Table
from tests.games.mageknight.scenarios.test_setup import opened
from tests.rules import rule


def lair(variant: str, colour: str, number: int = 1) -> Table:
    """A cleared orc space at the end of a round, for which a die of this colour is rolled."""
    t = Table("tovak", "goldyx", rampaging=variant).land("3", "1").enemy("1:nw").stand("3:w").stand("3:c", seat=1)
    t.round(number).load(colour)
    come_back(t.s)
    return t


def piles(t: Table, space: str = "1:nw") -> list[int]:
    return [t.s.box.enemy(token).pile for token in t.s.spots[t.at(space)].tokens]


@rule("MK-VAR-38", "MK-VAR-43")
@pytest.mark.parametrize(
    ("variant", "reputation", "influence"), [("usual", 0, 0), ("more", -2, -1), ("extreme", -4, -2)]
)
def test_heroes_start_with_a_worse_reputation(variant: str, reputation: int, influence: int):
    s = opened(2, scenario="conquest", rampaging=variant)
    assert [player.reputation for player in s.players] == [reputation] * 2
    assert s.box.reputation[reputation + 7] == influence


@rule("MK-VAR-39", "MK-VAR-40", "MK-VAR-42")
@pytest.mark.parametrize(
    ("number", "colour", "found"),
    [
        *((1, colour, [ORCS]) for colour in ("red", "green")),
        (1, "gold", [ORCS, BROWN]),
        *((1, colour, []) for colour in ("white", "blue", "black")),
        *((2, colour, [ORCS]) for colour in ("white", "blue")),
        (2, "black", [ORCS, BROWN]),
        *((2, colour, []) for colour in ("red", "green", "gold")),
    ],
)
def test_a_die_says_whether_an_enemy_comes_back(number: int, colour: str, found: list[int]):
    assert piles(lair("more", colour, number)) == found


@rule("MK-VAR-44")
@pytest.mark.parametrize(
    ("number", "colour", "found"),
    [(1, "red", [ORCS, BROWN]), (1, "blue", [ORCS]), (2, "red", [ORCS]), (2, "black", [ORCS, BROWN])],
)
def test_in_the_extreme_all_come_back(number: int, colour: str, found: list[int]):
    assert piles(lair("extreme", colour, number)) == found


@rule("MK-VAR-44")
def test_nobody_comes_where_a_hero_stands():
    t = Table("tovak", "goldyx", rampaging="extreme").land("3", "1").enemy("1:nw").stand("1:nw").stand("3:c", seat=1)
    come_back(t.s)
    assert piles(t) == []


@rule("MK-VAR-39")
def test_they_come_at_the_end_of_the_round():
    t = Table("tovak", "goldyx", rampaging="extreme").land("3", "1").enemy("1:nw").stand("3:w").stand("3:c", seat=1)
    assert piles(t.new_round())[:1] == [ORCS]
    t = Table("tovak", "goldyx").land("3", "1").enemy("1:nw").stand("3:w").stand("3:c", seat=1)
    assert piles(t.new_round()) == []


@rule("MK-VAR-40", "MK-VAR-41")
def test_both_of_a_pair_are_fought_and_each_is_worth_a_step_of_reputation():
    t = (
        Table("tovak", "goldyx", rampaging="more")
        .land("3", "1")
        .enemy("1:nw", "diggers", "minotaur")
        .hand("rage", "march")
    )
    t.source().fame(99).stand("1:w").begin().skip_to("March").do("challenge", "1:nw")
    assert t.foes() == ["diggers", "minotaur"]
    before = t.player().reputation
    smite(t, "diggers").skip_to("Quiet")
    assert t.player().reputation == before + 1
    assert t.on("1:nw") == ["minotaur"]
    t.end_turn().end_turn().skip_to("March")
    t.effort.move = 9
    assert t.refused("move", "1:nw")


@rule("MK-VAR-41")
@pytest.mark.parametrize(("names", "gained"), [(("ice_dragon", "minotaur"), 1), (("ice_dragon",), 2)])
def test_a_dragon_of_a_pair_is_worth_no_more(names: tuple[str, ...], gained: int):
    t = Table("tovak", "goldyx", rampaging="more").land("3", "c2").enemy("c2:se", *names).hand("rage").source().fame(99)
    assert t.s.layout.rampaging[t.at("c2:se")] == DRAGONS
    t.stand("c2:e").begin().skip_to("March").do("challenge", "c2:se")
    before = t.player().reputation
    smite(t, "ice_dragon").skip_to("Quiet")
    assert t.player().reputation == before + gained


@rule("MK-VAR-45")
def test_a_friendly_game_leaves_interactive_spells_out():
    s = opened(2, scenario="conquest", interactive_spells="no")
    assert len([card for card in s.spell_deck + s.spell_offer if s.box.cards[card].kind == SPELL]) == 16
    assert [len(player.skill_pile) for player in s.players] == [10, 10]


@rule("MK-VAR-46")
def test_a_friendly_game_leaves_interactive_skills_out():
    s = opened(2, scenario="conquest", interactive_skills="no")
    assert [len(player.skill_pile) for player in s.players] == [9, 9]
    assert len(s.spell_deck + s.spell_offer) == 20


@rule("MK-VAR-47")
@pytest.mark.parametrize(("duels", "fought"), [("no", False), ("yes", True)])
def test_a_friendly_game_has_no_combat_of_heroes(duels: str, fought: bool):
    t = Table("tovak", "goldyx", duels=duels).land("3").stand("3:w").stand("3:nw", seat=1).hand("march").source()
    t.begin().skip_to("March").play("march").move_to("3:nw")
    assert t.offers("attack") is fought
    if not fought:
        t.end_turn()
        assert (t.where(0), t.where(1)) == ("3:w", "3:nw")


@rule("MK-VAR-48")
@pytest.mark.parametrize(("friendly", "ways"), [("yes", 1), ("no", 2)])
def test_a_gold_die_leaves_to_others_what_they_show(friendly: str, ways: int):
    t = Table("tovak", "goldyx", friendly_mana=friendly).land("3").source("gold", "red").stand("3:w").hand("rage")
    t.begin().skip_to("March")
    assert len(Purse(t.s, 0).ways(RED)) == ways
    assert len(Purse(t.s, 0).ways(BLUE)) == 1


@rule("MK-VAR-49")
@pytest.mark.parametrize(
    ("friendly", "night", "dice"), [("yes", False, [1, 2]), ("yes", True, [0, 1, 2]), ("no", False, [0, 1, 2])]
)
def test_gold_dice_are_not_rolled_again_by_day_while_there_are_others(friendly: str, night: bool, dice: list[int]):
    t = Table("tovak", "goldyx", friendly_mana=friendly).land("3")
    t.s.source = [4, 1, 5, -1]
    t.s.night = night
    assert rollable(t.s) == dice
    t.s.source = [4, 4, -1, -1]
    assert rollable(t.s) == [0, 1]
