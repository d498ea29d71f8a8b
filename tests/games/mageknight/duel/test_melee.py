"""The second phase of a duel: blows, theft, pushing the other one out."""

import pytest

from tests.games.mageknight.duel.arena import AGGRESSOR, DEFENDER, FIELD, ROAD, Arena
from tests.rules import rule


def fighters(*hand: str, against: tuple[str, ...] = ("march",)) -> Arena:
    """An aggressor with this hand and some crystals, a defender with another hand."""
    return Arena().hand(*hand).hand(*against, seat=1).crystals("red", "red", "blue", "white")


@rule("MK-PVP-42", "MK-PVP-43")
def test_the_aggressor_strikes_first_and_the_rest_is_as_from_afar():
    t = fighters("rage", "march", against=("rage", "march")).meet().melee()
    assert t.asks(AGGRESSOR, "LaunchAttack")
    assert t.strike("rage").asks(DEFENDER, "BlockAttack")
    assert t.unblocked().asks(AGGRESSOR, "PlaceDamage")
    assert t.do("done").asks(DEFENDER, "LaunchAttack")


@rule("MK-PVP-44")
def test_all_attacks_serve_hand_to_hand_and_walls_do_not():
    t = fighters("rage", "fireball", "swiftness").storm().melee().play("rage", "fireball")
    t.do("strong", "swiftness")
    assert t.sums[0] == 2 + 5 + 3


@rule("MK-PVP-45")
def test_a_card_sideways_is_an_attack_of_one():
    t = fighters("march", "stamina").meet().melee().sideways("march")
    assert t.sums == (1, 0, 1)


@rule("MK-PVP-46", "MK-PVP-28")
def test_a_physical_part_makes_the_whole_attack_physical_too():
    against = ("burning_shield", "march")
    t = fighters("flame_wall", "march", against=against).crystals("red", seat=1).meet().melee().play("flame_wall")
    t.do("launch").do("basic", "burning_shield")
    assert t.sums == (5, 2, 3)
    t = fighters("flame_wall", "march", against=against).crystals("red", seat=1).meet().melee().play("flame_wall")
    t.sideways("march").do("launch").do("basic", "burning_shield")
    assert t.sums == (6, 4, 2)


@rule("MK-PVP-46", "MK-PVP-36")
@pytest.mark.parametrize(("sideways", "price"), [((), 3), (("march",), 6)])
def test_a_physical_part_doubles_the_armour_of_what_resists_it(sideways: tuple[str, ...], price: int):
    t = fighters("flame_wall", "march").units("guardian_golems", seat=1).meet().melee().play("flame_wall")
    t.sideways(*sideways).do("launch").unblocked()
    assert t.offers("hit", "guardian_golems") == (price <= t.question.ask.damage)


@rule("MK-PVP-47", "MK-PVP-29")
def test_hand_to_hand_each_point_of_block_takes_one_off():
    t = fighters("rage", "march", against=("march", "stamina")).meet().melee().do("strong", "rage").do("launch")
    t.sideways("march")
    assert t.sums == (4, 1, 3)


@rule("MK-PVP-48")
def test_hand_to_hand_damage_also_steals_and_pushes_back():
    t = fighters("fireball", "rage").discard("ruby_ring", seat=1).meet().melee().strike("fireball").unblocked()
    assert set(t.prices()) == {"wound", "loot", "push"}
    t = fighters("fireball", "rage").discard("ruby_ring", seat=1).meet().strike("fireball").unblocked()
    assert set(t.prices()) == {"wound"}


@rule("MK-PVP-49")
def test_five_points_steal_an_artifact():
    t = fighters("fireball", "rage").discard("ruby_ring", seat=1).meet().melee().strike("fireball").unblocked()
    t.do("loot", "ruby_ring")
    assert ("ruby_ring" in t.cards("discard"), "ruby_ring" in t.cards("discard", seat=1)) == (True, False)
    # Four points are not enough.
    t = fighters("rage", "march").discard("ruby_ring", seat=1).meet().melee().do("strong", "rage").do("launch")
    assert t.unblocked().refused("loot")


@rule("MK-PVP-50")
def test_what_lies_open_or_on_wounded_units_can_be_stolen():
    t = fighters("fireball", "rage").units("peasants", "foresters wounded", seat=1).banner("banner_of_glory", seat=1)
    t = t.banner("banner_of_fear", 1, seat=1).discard("ruby_ring", seat=1).meet().meddle()
    t.player(1).play.append(t._out_of_box("diamond_ring", t.player(1)))
    t.melee().play("fireball").do("strong", "rage").do("launch").unblocked()
    assert sorted(t.targets("loot")) == ["banner_of_fear", "diamond_ring", "ruby_ring"]
    # Wounded by the same attack: armour 3, and one for the banner.
    t.do("hit", "peasants").do("loot", "banner_of_glory")
    assert "banner_of_glory" in t.cards("discard")
    assert t.player(1).units[0].banner == -1


@rule("MK-PVP-51")
def test_what_is_in_hand_or_deck_or_on_sound_units_is_safe():
    t = fighters("fireball", "rage", against=("ruby_ring",)).deck("diamond_ring", seat=1).units("peasants", seat=1)
    t.banner("banner_of_glory", seat=1).meet().melee().strike("fireball").unblocked()
    assert t.refused("loot")


@rule("MK-PVP-52", "MK-PVP-21")
def test_damage_pushes_the_other_hero_onto_a_space_for_its_price():
    t = fighters("rage", "march").meet().melee().strike("rage").unblocked()
    # Plains cost two; the forest is too dear.
    assert sorted(t.targets("push")) == ["1:e", "1:sw", "2:w", "A:nw"]
    t.do("push", "1:e")
    assert (t.where(0), t.where(1), t.s.combat) == (FIELD, "1:e", None)
    assert t.told("pushed")


@rule("MK-PVP-52")
def test_the_price_is_that_of_the_board_whatever_eases_the_way():
    t = fighters("path_finding", "rage").crystals("red", "green").land("1", "2", "3").stand(ROAD).stand(FIELD, seat=1)
    t.begin().do("strong", "path_finding").move_to(FIELD).do("attack").takes("partial").melee().strike("rage")
    assert "1:c" not in t.unblocked().targets("push")


@rule("MK-PVP-53")
def test_the_space_must_be_safe_and_free():
    t = Arena("tovak", "goldyx", "norowas").hand("fireball", "rage").crystals("red", "red").hand("march", seat=1)
    t.meet(field="1:e", origin=FIELD).melee().strike("fireball").unblocked()
    # The lake is closed, the hills have an orc on them, somebody stands on the plains.
    assert sorted(t.targets("push")) == ["1:c", "1:se", "3:sw"]


@rule("MK-PVP-54")
def test_who_is_pushed_back_provokes_nobody():
    t = fighters("fireball", "rage").walk(field="1:c", origin="1:se", enemy="prowlers").do("attack").takes("partial")
    t.melee().strike("fireball").unblocked().do("push", "1:w")
    assert (t.where(1), t.s.combat, t.wounds(seat=1)) == ("1:w", None, 0)


@rule("MK-PVP-55", "MK-PVP-21", "MK-PVP-60", "MK-PVP-61")
def test_two_passes_in_a_row_end_the_fight():
    t = fighters("rage", "march", against=("march", "rage")).meet().melee().strike("rage").unblocked().do("wound")
    t.do("pass")
    assert t.s.combat is not None
    t.do("pass")
    assert t.s.combat is None
    assert (t.where(0), t.player(0).fame, t.player(1).fame) == (ROAD, 0, 0)
