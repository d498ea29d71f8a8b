"""Heroes who meet where nobody may be attacked: at some tables, and towards the end."""

import pytest

from tests.games.mageknight.scenario import Table
from tests.rules import rule

TWO = ("tovak", "goldyx")


def turned_back(t: Table, origin: str, meeting: str) -> None:
    """Walk onto another hero's space: no fight, no action, and the turn ends with a way back and a Wound."""
    t.play("march").move_to(meeting)
    assert t.s.combat is None
    assert t.verbs <= {"basic", "strong", "sideways", "move", "explore", "end"}
    t.do("end")
    assert (t.where(), t.wounds()) == (origin, 1)


@rule("MK-MOVE-36", "MK-MOVE-37", "MK-PVP-03")
def test_nobody_is_attacked_once_the_end_of_the_round_is_announced():
    t = Table(*TWO).land("1", "2").stand("1:sw").stand("1:se", seat=1).hand("march", "rage").hand("rage", seat=1)
    t.deck(only=True, seat=1).begin(1).do("announce")
    assert (t.s.announced, t.s.turn.seat) == (1, 0)
    turned_back(t, "1:sw", "1:se")


@rule("MK-MOVE-36", "MK-MOVE-38", "MK-PVP-03")
def test_nobody_is_attacked_in_the_last_turns():
    t = Table(*TWO, scenario="first_reconnaissance").land("1", "2").tiles("c5").stand("1:se").stand("1:e", seat=1)
    t.hand("march", "rage").hand("march", "rage", seat=1).begin(1).skip_to("March").do("basic", "march")
    t.explore(1, 1).end_turn().skip_to("March")
    assert (t.s.countdown, t.question.seat) == (2, 0)
    t.hand("march", "rage")
    turned_back(t, "1:se", "1:e")


@rule("MK-SCN-RECON-09", "MK-MOVE-36", "MK-MOVE-39")
@pytest.mark.parametrize(("scenario", "duels"), [("first_reconnaissance", "scenario"), ("conquest", "no")])
def test_nobody_is_attacked_in_a_first_game_or_where_the_table_agrees(scenario: str, duels: str):
    t = Table(*TWO, scenario=scenario, duels=duels).land("1", "2").stand("1:sw").stand("1:se", seat=1)
    t.hand("march", "rage").begin()
    turned_back(t, "1:sw", "1:se")


@rule("MK-SCN-RECON-09", "MK-MOVE-27", "MK-MOVE-39")
@pytest.mark.parametrize("at_home", [True, False])
def test_a_keep_with_its_owner_in_it_is_closed(at_home: bool):
    t = Table(*TWO, duels="no").land("3", "5").shield("3:ne", seat=1).stand("3:e")
    t.stand("3:ne" if at_home else "3:w", seat=1)
    t.pile("golems").hand("march", "stamina").source().begin().play("march", "stamina")
    assert t.offers("move", "3:ne") != at_home


@rule("MK-SCN-RECON-09")
def test_a_table_may_agree_to_fight_in_a_first_game():
    t = Table(*TWO, scenario="first_reconnaissance", duels="yes").land("1", "2").stand("1:sw").stand("1:se", seat=1)
    t.hand("march", "rage").begin().play("march").move_to("1:se")
    assert t.offers("attack", 1)


@rule("MK-COMBAT-20", "MK-PVP-04")
def test_no_enemy_is_provoked_by_a_step_onto_another_heros_space():
    t = Table(*TWO).land("1", "2").enemy("1:nw", "prowlers").stand("1:w").stand("1:c", seat=1)
    t.hand("march", "march", "rage").begin().play("march", "march")
    assert t.refused("move", "1:c")
    refusal = t.match.why_not(0, f"hex-{t.at('1:c')}", "move")
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("mixed_fight", "MK-COMBAT-20")
    # Without the other hero the step is free, and the orcs attack.
    other = t.copy()
    other.s.players[1].space = other.at("1:se")
    assert other.move_to("1:c").foes() == ["prowlers"]
    # Without the orcs it is free as well.
    assert t.enemy("1:nw").move_to("1:c").s.combat is None


@rule("MK-COMBAT-20", "MK-MOVE-32")
def test_no_enemy_is_challenged_from_another_heros_space():
    t = Table(*TWO).land("1", "2").enemy("1:nw", "prowlers").stand("1:sw").stand("1:w", seat=1).hand("march", "stamina")
    t.begin().play("march", "stamina").move_to("1:w")
    assert t.refused("challenge")
    refusal = t.match.why_not(0, f"hex-{t.at('1:nw')}", "challenge")
    assert refusal is not None
    assert refusal.clause == "MK-MOVE-32"
    t.s.players[1].space = t.at("1:se")
    assert t.offers("challenge", "1:nw")


@rule("MK-MOVE-27", "MK-MOVE-28")
def test_another_heros_space_may_be_crossed():
    t = Table("tovak", "goldyx").land("1", "2").stand("1:sw").stand("1:se", seat=1).hand("march", "stamina").begin()
    t.play("march", "stamina").move_to("1:se")
    assert len(t.targets("move")) > 1
    t.move_to("1:sw").do("end")
    assert t.wounds() == 0
