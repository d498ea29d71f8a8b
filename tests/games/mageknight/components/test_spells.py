"""The spells: what each half does."""

import pytest

from tests.games.mageknight.components.hands import SPELL_COLOUR, with_spell
from tests.games.mageknight.components.stage import Stage


@pytest.mark.parametrize("spell", SPELL_COLOUR)
def test_a_spell_costs_its_colour_and_black_for_the_strong_half(spell):
    card = Stage().s.box.cards[Stage().hand(spell).player().hand[0]]
    colour = ("red", "blue", "white", "green").index(SPELL_COLOUR[spell])
    assert card.basic_cost == [colour]
    assert card.strong_cost == [colour, 5]


@pytest.mark.parametrize(
    ("spell", "shot", "storm"),
    [("fireball", "ranged 5 fire", "siege 8 fire"), ("snowstorm", "ranged 5 ice", "siege 8 ice")],
)
def test_fireball_and_snowstorm(spell, shot, storm):
    stage = with_spell(spell).fight("guardsmen")
    assert stage.refused("strong", spell)
    stage.play(spell)
    assert stage.laid() == [shot]
    assert stage.inventory() == []
    assert stage.wounds() == 0
    stage = with_spell(spell, strong=True).fight("guardsmen")
    stage.powered(spell)
    assert stage.laid() == [storm]
    assert stage.wounds() == 1


def test_mass_expose_strips_walls_or_resistances_of_all():
    stage = with_spell("expose", strong=True).assault("guardsmen", "golems")
    other = stage.copy()
    stage.powered("expose").choose(0)
    assert stage.laid() == ["ranged 3"]
    assert [stage.s.walls(0, stage.foe(name)) for name in ("guardsmen", "golems")] == [0, 0]
    assert stage.s.resistance(0, stage.foe("golems")) == 1
    other.powered("expose").choose(1)
    assert other.s.resistance(0, other.foe("golems")) == 0
    assert other.s.walls(0, other.foe("golems")) == 1


def test_mass_expose_leaves_walls_out_where_they_no_longer_count():
    stage = with_spell("expose", strong=True).assault("guardsmen", "golems").strike()
    stage.powered("expose")
    assert stage.laid() == ["ranged 3"]
    assert stage.s.resistance(0, stage.foe("golems")) == 0
