"""The basic actions: what each gives, basic and powered."""

import pytest

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.combat.block import block_total
from tests.games.mageknight.components.stage import Stage

COLOUR = {
    **dict.fromkeys(("rage", "threaten", "improvisation", "battle_versatility"), "red"),
    **dict.fromkeys(("determination", "stamina", "crystallize", "cold_toughness"), "blue"),
    **dict.fromkeys(("swiftness", "promise", "mana_draw", "noble_manners"), "white"),
    **dict.fromkeys(("march", "tranquility", "concentration", "will_focus"), "green"),
}
# Cards of one hero only: there is one of each.
OWNERS = {row["card"]: row["id"] for row in data.HERO_ROWS}


def with_card(card: str, *others: str, heroes: tuple[str, ...] = ()) -> Stage:
    """A hand with this card, and the crystal that powers it."""
    stage = Stage(*(heroes or (OWNERS.get(card, "tovak"),))).fame(24)
    stage.hand(card, *others).crystals(COLOUR[card])
    return stage


@pytest.mark.parametrize(
    ("card", "how", "given"),
    [
        ("swiftness", "basic", 2),
        ("march", "basic", 2),
        ("march", "strong", 4),
        ("stamina", "basic", 2),
        ("stamina", "strong", 4),
    ],
)
def test_cards_that_move(card, how, given):
    stage = with_card(card).road()
    stage.do(how, card)
    assert stage.points() == (given, 0, 0)
    assert stage.inventory() == ([COLOUR[card]] if how == "basic" else [])
    assert stage.cards("play") == [card]


@pytest.mark.parametrize(
    ("card", "how", "given"),
    [
        ("promise", "basic", 2),
        ("promise", "strong", 4),
        ("threaten", "basic", 2),
        ("threaten", "strong", 5),
        ("noble_manners", "basic", 2),
        ("noble_manners", "strong", 4),
    ],
)
def test_cards_that_influence(card, how, given):
    stage = with_card(card)
    assert stage.copy().land("1", "3").stand("1:sw").begin().refused(how, card)
    stage.village().do(how, card)
    assert stage.points() == (0, given, 0)


@pytest.mark.parametrize(
    ("card", "how", "phase", "choices"),
    [
        ("rage", "basic", "Strike", ["attack 2"]),
        ("rage", "basic", "Defend", ["block 2"]),
        ("rage", "strong", "Strike", ["attack 4"]),
        ("determination", "basic", "Strike", ["attack 2"]),
        ("determination", "basic", "Defend", ["block 2"]),
        ("determination", "strong", "Defend", ["block 5"]),
        ("swiftness", "strong", "Shoot", ["ranged 3"]),
        ("swiftness", "strong", "Strike", ["ranged 3"]),
        ("battle_versatility", "basic", "Shoot", ["ranged 1"]),
        ("battle_versatility", "basic", "Defend", ["block 2"]),
        ("battle_versatility", "basic", "Strike", ["attack 2", "ranged 1"]),
        ("battle_versatility", "strong", "Shoot", ["ranged 3", "siege 2"]),
        ("battle_versatility", "strong", "Defend", ["block 4", "block 3 fire"]),
        ("battle_versatility", "strong", "Strike", ["attack 4", "attack 3 fire", "ranged 3", "siege 2"]),
        ("cold_toughness", "basic", "Strike", ["attack 2 ice"]),
        ("cold_toughness", "basic", "Defend", ["block 3 ice"]),
        ("improvisation", "basic", "Strike", ["attack 3"]),
        ("improvisation", "basic", "Defend", ["block 3"]),
        ("improvisation", "strong", "Strike", ["attack 5"]),
        ("improvisation", "strong", "Defend", ["block 5"]),
    ],
)
def test_cards_that_fight(card, how, phase, choices):
    others = ("march",) if card == "improvisation" else ()
    found = []
    for number in range(len(choices)):
        stage = with_card(card, *others).fight("guardsmen")
        stage.skip_to(phase).do(how, card)
        if len(choices) > 1:
            assert len(stage.targets("choose")) == len(choices)
            stage.do("choose", stage.targets("choose")[number])
        found += stage.laid()
    assert found == choices


@pytest.mark.parametrize(
    ("card", "how", "phase"),
    [
        ("rage", "strong", "Defend"),
        ("determination", "strong", "Strike"),
        ("swiftness", "basic", "Strike"),
        ("swiftness", "strong", "Defend"),
        ("march", "basic", "Strike"),
        ("stamina", "strong", "Defend"),
        ("tranquility", "basic", "Strike"),
        ("tranquility", "strong", "Defend"),
        ("promise", "basic", "Defend"),
        ("cold_toughness", "strong", "Strike"),
    ],
)
def test_cards_that_do_not_fit_the_phase(card, how, phase):
    stage = with_card(card, "rage").deck("march").fight("guardsmen")
    assert stage.skip_to(phase).refused(how, card)
    assert stage.offers("sideways", card)


def test_a_rage_defeats_prowlers_with_a_sideways_card():
    stage = with_card("rage", "march").fight("prowlers").strike()
    stage.play("rage").sideways("march").do("strike", "prowlers")
    assert stage.foes() == []
    assert stage.player().fame == 24 + 2


def test_threatening_costs_reputation_when_the_turn_ends():
    stage = with_card("threaten").village()
    stage.powered("threaten")
    assert stage.player().reputation == 0
    stage.end_turn()
    assert stage.player().reputation == -1
    stage = with_card("threaten").village()
    stage.play("threaten").end_turn()
    assert stage.player().reputation == 0


@pytest.mark.parametrize(("how", "fame", "reputation"), [("basic", 1, 0), ("strong", 1, 1)])
def test_noble_manners_are_rewarded_when_the_turn_ends(how, fame, reputation):
    stage = with_card("noble_manners").village()
    stage.do(how, "noble_manners")
    assert (stage.player().fame, stage.player().reputation) == (24, 0)
    stage.end_turn()
    assert (stage.player().fame, stage.player().reputation) == (24 + fame, reputation)


def test_noble_manners_are_lost_on_enemies():
    stage = with_card("noble_manners", "diplomacy").fight("prowlers").defend()
    stage.play("diplomacy", "noble_manners")
    assert stage.laid() == ["block 2", "block 2"]
    stage.do("block", "prowlers").end_turn()
    assert stage.player().fame == 24


@pytest.mark.parametrize(("how", "given"), [("basic", 1), ("strong", 2)])
def test_tranquility_heals_or_draws(how, given):
    stage = with_card("tranquility", "wound", "wound").deck("rage", "march").road()
    stage.do(how, "tranquility").choose(0)
    assert stage.points() == (0, 0, given)
    stage = with_card("tranquility", "wound").deck("rage", "march").road()
    stage.do(how, "tranquility").choose(1)
    assert stage.cards() == ["wound", "rage", "march"][: 1 + given]


def test_tranquility_only_draws_without_wounds():
    stage = with_card("tranquility").deck("rage").road()
    assert stage.play("tranquility").cards() == ["rage"]


def test_crystallize_turns_mana_into_a_crystal():
    stage = with_card("crystallize").crystals().source("green").road()
    stage.play("crystallize")
    assert stage.inventory() == ["green"]
    assert stage.effort.dice == 0


def test_crystallize_powered_gives_any_crystal():
    stage = with_card("crystallize").road()
    stage.powered("crystallize")
    assert stage.targets("colour") == ["red", "blue", "white", "green"]
    assert stage.do("colour", "white").inventory() == ["white"]


def test_mana_draw_allows_another_die():
    stage = with_card("mana_draw", "march", "stamina", "tranquility").source("green", "blue", "green").crystals().road()
    stage.powered("march")
    assert stage.refused("strong", "stamina")
    stage.play("mana_draw").powered("stamina")
    assert stage.points()[0] == 8
    # One more, not two.
    assert stage.refused("strong", "tranquility")


def test_mana_draw_powered_sets_a_die_for_two_tokens():
    stage = with_card("mana_draw").source("gold", "red").road()
    stage.powered("mana_draw", "white crystal").do("die", 0)
    assert stage.targets("colour") == ["red", "blue", "white", "green", "black"]
    stage.do("colour", "blue")
    assert stage.mana() == ["blue", "blue"]
    assert stage.effort.dice == 1
    stage.end_turn()
    assert stage.s.source[0] == 1


@pytest.mark.parametrize("card", ["concentration", "will_focus"])
@pytest.mark.parametrize("colour", ["red", "blue", "white"])
def test_concentration_gives_mana(card, colour):
    stage = with_card(card).road()
    stage.play(card)
    if card == "will_focus":
        stage.choose(0)
    assert stage.targets("colour") == ["red", "blue", "white"]
    assert stage.do("colour", colour).mana() == [colour]


def test_will_focus_gives_a_green_crystal_instead():
    stage = with_card("will_focus").road()
    stage.play("will_focus").choose(1)
    assert stage.inventory() == ["green", "green"]


@pytest.mark.parametrize(("card", "more"), [("concentration", 2), ("will_focus", 3)])
def test_concentration_powers_another_card_for_more(card, more):
    stage = with_card(card, "march", "stamina").road()
    stage.powered(card).do("with", "stamina")
    assert stage.points() == (4 + more, 0, 0)
    assert stage.inventory() == []
    assert stage.cards("play") == [card, "stamina"]
    stage = with_card(card, "threaten").village()
    assert stage.powered(card).do("with", "threaten").points() == (0, 5 + more, 0)
    stage = with_card(card, "swiftness").fight("prowlers")
    assert stage.powered(card).do("with", "swiftness").laid() == [f"ranged {3 + more}"]
    stage = with_card(card, "determination").fight("prowlers").defend()
    assert stage.powered(card).do("with", "determination").laid() == [f"block {5 + more}"]


def test_concentration_takes_only_actions_and_adds_nothing_to_healing():
    stage = with_card("concentration", "tranquility", "fireball", "ruby_ring", "wound", "wound").road()
    stage.powered("concentration")
    assert stage.targets("with") == ["tranquility"]
    assert stage.do("with", "tranquility").choose(0).points() == (0, 0, 2)


@pytest.mark.parametrize(("how", "given"), [("basic", 3), ("strong", 5)])
def test_improvisation_costs_a_card(how, given):
    stage = with_card("improvisation", "rage", "march", "wound").road()
    stage.do(how, "improvisation")
    assert stage.targets("give") == ["rage", "march"]
    stage.do("give", "rage")
    assert stage.points() == (given, 0, 0)
    assert stage.cards("discard") == ["rage"]
    stage = with_card("improvisation", "rage").village()
    assert stage.do(how, "improvisation").points() == (0, given, 0)


def test_improvisation_needs_another_card_that_is_no_wound():
    stage = with_card("improvisation", "wound").road()
    assert stage.refused("basic", "improvisation")
    assert stage.refused("strong", "improvisation")


@pytest.mark.parametrize(
    ("enemy", "block"),
    [
        ("prowlers", 5),
        ("diggers", 6),
        ("ironclads", 7),
        # Ice block stops ice and cold fire by half only.
        ("ice_mages", 7 // 2),
        ("fire_golems", 9),
        ("freezers", 9 // 2),
        ("altem_guardsmen", 9),
        ("altem_mages", 11 // 2),
        ("high_dragon", 10 // 2),
    ],
)
def test_cold_toughness_grows_with_what_the_enemy_shows(enemy, block):
    stage = with_card("cold_toughness").fight(enemy).defend()
    stage.powered("cold_toughness")
    assert block_total(stage.s, 0, stage.foe(enemy), 0) == block


def test_concentration_can_power_another_concentration():
    stage = Stage("tovak")
    stage.hand("concentration", "concentration", "march").crystals("green")
    stage.road().powered("concentration").do("with", "concentration").do("with", "march")
    assert stage.points() == (6, 0, 0)


def test_mana_draw_powered_needs_a_die_in_the_source():
    stage = Stage("tovak")
    stage.hand("mana_draw").crystals("white").road()
    assert stage.offers("strong", "mana_draw")
    stage.s.source = [-1] * len(stage.s.source)
    assert stage.refused("strong", "mana_draw")
