"""Reinforcement: a card, then armies from the limbos (IM-REINF)."""

import pytest

from ludotheque.games.immortals.rules.events import PhaseBegan
from tests.games.immortals.table import ANI, DIRK, FRANK, MIKE, Table, card
from tests.rules import rule


def phase(seat: int = DIRK, light: int = 0, dark: int = 0) -> Table:
    """Reinforcement with a seat's limbos filled; nobody draws a card."""
    t = Table(3).limbo(seat, light, dark)
    t.armies(seat, light={"Treehome": 1, "Foothold": 1}, dark={"Windward": 1})
    return t.armies(MIKE, dark={"Heartwood": 4}).reinforce().do("skip", "skip", "skip")


@rule("IM-REINF-01")
def test_four_phases_in_order():
    t = Table(3, rounds="2").cards()
    log = []
    t.resolve()
    while t.s.round == 2 and t.s.agenda:
        log += [event.phase for event in t.tells(PhaseBegan)]
        t.do("ready" if "ready" in t.offers() else "skip")
    log += [event.phase for event in t.tells(PhaseBegan)]
    assert log == [2, 3, 0, 1, 2, 3]


@rule("IM-REINF-02")
def test_each_player_may_draw_one_card():
    t = Table(3).reinforce()
    assert t.offers() == {"draw", "skip"}
    t.do("draw")
    assert len(t.player(DIRK).conflicts) == 1
    assert len(t.s.deck) == 59
    assert t.asked() == MIKE
    t.do("skip")
    assert t.player(MIKE).conflicts == []


@rule("IM-REINF-02")
def test_draws_go_clockwise_from_the_first_player():
    t = Table(4)
    t.first(ANI)
    t.reinforce()
    seats = []
    for _ in range(4):
        seats.append(t.asked())
        t.do("skip")
    assert seats == [ANI, FRANK, DIRK, MIKE]


@rule("IM-REINF-02")
def test_an_empty_deck_takes_the_discards():
    t = Table(3).cards(discard=["Foothold dark"]).reinforce().do("draw")
    assert t.player(DIRK).conflicts == [card("Foothold dark")]
    assert t.s.is_planning(), "without a card left nobody else is asked"


@rule("IM-REINF-03")
def test_cards_are_drawn_before_armies_are_sent():
    t = Table(3).limbo(DIRK, light=3).armies(DIRK, light={"Treehome": 1}).reinforce()
    t.do("draw", "draw", "draw")
    assert t.offers() == {"reinforce Treehome light", "stop"}


@rule("IM-REINF-04")
@pytest.mark.parametrize(("armies", "sent"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 3)])
def test_one_army_for_each_three(armies: int, sent: int):
    t = phase(light=armies)
    for _ in range(sent):
        t.do("reinforce Treehome light")
    assert t.s.is_planning()
    assert t.player(DIRK).limbo[0] == armies - sent


@rule("IM-REINF-05")
def test_limbos_are_counted_separately():
    assert phase(light=2, dark=2).s.is_planning()


@rule("IM-REINF-06")
def test_armies_go_to_own_regions_of_the_limbos_realm():
    assert phase(dark=3).offers() == {"reinforce Windward dark", "stop"}


@rule("IM-REINF-07")
def test_sending_is_free_in_number_and_target():
    t = phase(light=6).do("reinforce Treehome light")
    assert t.offers() == {"reinforce Treehome light", "reinforce Foothold light", "stop"}
    t.do("reinforce Foothold light")
    assert t.at("Treehome light") == t.at("Foothold light") == (DIRK, 2)
    stopped = phase(light=6).do("stop")
    assert stopped.player(DIRK).limbo == [6, 0]


@rule("IM-REINF-08")
def test_reinforcements_go_clockwise_from_the_first_player():
    t = Table(3).limbo(DIRK, light=3).limbo(ANI, light=3)
    t.armies(DIRK, light={"Treehome": 1}).armies(ANI, light={"Foothold": 1})
    t.first(MIKE)
    t.reinforce().do("skip", "skip", "skip")
    assert t.asked() == ANI
    assert t.do("stop").asked() == DIRK


@rule("IM-REINF-09")
def test_example_five_in_the_dark_and_one_in_the_light():
    t = phase(light=1, dark=5)
    assert t.offers() == {"reinforce Windward dark", "stop"}
    t.do("reinforce Windward dark")
    assert t.player(DIRK).limbo == [1, 4]
    assert t.s.is_planning()
