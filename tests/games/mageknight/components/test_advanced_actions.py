"""The advanced actions: what each gives, basic and powered."""

import pytest

from tests.games.mageknight.components.hands import with_card


@pytest.mark.parametrize(
    ("card", "colour", "shot"),
    [
        ("fire_bolt", "red", "ranged 3 fire"),
        ("ice_bolt", "blue", "ranged 3 ice"),
        ("swift_bolt", "white", "ranged 4"),
        ("crushing_bolt", "green", "siege 3"),
    ],
)
def test_bolts(card, colour, shot):
    stage = with_card(card).road()
    assert stage.play(card).inventory() == [colour, colour]
    stage = with_card(card).fight("guardsmen")
    assert stage.powered(card).laid() == [shot]
    assert stage.inventory() == []
    stage = with_card(card).fight("guardsmen").strike()
    assert stage.powered(card).laid() == [shot]
