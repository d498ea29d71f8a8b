"""Action resolution: turns, passing, compensation (IM-RESOLVE)."""

import pytest

from ludotheque.games.immortals.rules.events import Passed, Scored
from ludotheque.games.immortals.rules.rounds.planning import hand
from ludotheque.games.immortals.rules.state import BLANK, NONE, SPACES, Immortals
from ludotheque.kernel import UNKNOWN
from tests.games.immortals.table import ANI, DIRK, GAME, MIKE, Table, card
from tests.rules import rule


def round_of_three() -> Table:
    """Dirk and Mike each have two cards laid, Ani one."""
    t = Table(3).armies(DIRK, light={"Treehome": 1, "Foothold": 1}).armies(MIKE, dark={"Windward": 1, "Heartwood": 1})
    t.armies(ANI, light={"Sunfield": 1}).lay(DIRK, gold="Treehome", energy="Foothold")
    return t.lay(MIKE, gold="Windward", energy="Heartwood").lay(ANI, gold="Sunfield").resolve()


@rule("IM-RESOLVE-01", "IM-RESOLVE-10")
def test_example_the_first_player_chooses_a_card_then_the_others():
    t = round_of_three()
    assert t.asked() == DIRK
    assert t.offers() == {"reveal gold", "reveal energy", "pass"}
    assert t.do("reveal energy", "extract Foothold light").asked() == MIKE
    assert t.do("reveal gold", "extract Windward dark").asked() == ANI


@rule("IM-RESOLVE-02", "IM-RESOLVE-09")
def test_it_goes_round_until_all_have_played_everything():
    t = round_of_three()
    t.do("reveal gold", "extract Treehome light", "reveal gold", "extract Windward dark")
    t.do("reveal gold", "extract Sunfield light", "reveal energy", "extract Foothold light")
    assert not t.tells(Scored)
    t.do("reveal energy", "extract Heartwood dark")
    assert [event.seat for event in t.tells(Scored)] == [MIKE, ANI, DIRK]


@rule("IM-RESOLVE-03")
def test_only_blanks_left_means_passing():
    t = Table(3).lay(DIRK, gold="blank", energy="blank").lay(MIKE, gold="Windward dark").resolve()
    assert t.told(Passed).seat == DIRK
    assert t.offers() == {"gold", "energy"}
    assert t.player(DIRK).spaces == [NONE] * SPACES


@rule("IM-RESOLVE-03")
@pytest.mark.parametrize("card", ["blank", "Heartwood dark"])
def test_whether_only_blanks_are_left_shows_so_taking_back_ends(card: str):
    t = Table(3).lay(DIRK, gold="Windward dark", energy="Foothold dark").lay(MIKE, gold=card).resolve()
    revealed = t.do("reveal gold").s.revealed
    t.do("gold")
    assert (t.asked(), t.s.revealed > revealed) == (MIKE, True)


@rule("IM-RESOLVE-03")
def test_no_card_left_is_passing_too():
    t = Table(3).lay(MIKE, gold="Windward dark").resolve()
    assert t.do("energy").wealth(DIRK) == (1, 0)


@rule("IM-RESOLVE-04", "IM-RESOLVE-05")
def test_passing_with_actions_left_brings_one_of_either():
    t = round_of_three().do("pass")
    assert t.offers() == {"gold", "energy"}
    assert t.do("energy").wealth(DIRK) == (1, 0)


@rule("IM-RESOLVE-06", "IM-PLAN-14")
def test_passing_takes_all_cards_back():
    t = Table(3).armies(DIRK, light={"Treehome": 1}).lay(MIKE, gold="Windward dark")
    t.lay(DIRK, gold="Treehome", energy="Foothold dark", build="blank", magic_light="muster").resolve()
    t.do("pass", "gold")
    assert t.player(DIRK).spaces == [NONE] * SPACES
    assert {card("Treehome"), card("Foothold dark"), card("muster"), BLANK} < set(hand(t.s, DIRK))
    assert t.s.discard == []


@rule("IM-RESOLVE-07", "IM-RESOLVE-08")
def test_who_has_passed_is_paid_at_each_turn_while_others_act():
    t = Table(3).armies(DIRK, light={"Treehome": 1}).lay(DIRK, gold="Treehome")
    t.lay(MIKE, gold="Windward dark", energy="Foothold dark", build="Heartwood dark").resolve()
    t.do("pass", "gold")
    for number in (2, 3):
        t.do("reveal " + ("gold" if number == 2 else "energy"), "gold", "gold")
        assert t.asked() == DIRK
        assert t.offers() == {"gold", "energy"}
        t.do("gold")
        assert t.wealth(DIRK) == (0, number)
    t.do("reveal build", "gold")
    assert t.s.round == 2
    assert t.wealth(DIRK) == (0, 3)


@rule("IM-RESOLVE-11", "IM-PLAN-15")
def test_example_mike_reveals_a_blank_and_takes_an_energy():
    t = Table(3).armies(DIRK, light={"Treehome": 1}).lay(DIRK, gold="blank", energy="Treehome").resolve()
    t.do("reveal gold", "energy")
    assert t.wealth(DIRK) == (1, 0)
    assert t.laid(DIRK, "energy") == card("Treehome"), "the other card stays on the board"
    assert not t.player(DIRK).passed


@rule("IM-RESOLVE-12", "IM-PLAN-01")
def test_everybody_sees_their_own_cards_only():
    t = round_of_three()
    own, other = GAME.rules.sight(t.s, DIRK), GAME.rules.sight(t.s, MIKE)
    assert isinstance(own, Immortals)
    assert isinstance(other, Immortals)
    assert own.players[DIRK].spaces[0] == card("Treehome")
    assert other.players[DIRK].spaces[0] == UNKNOWN
