"""Taking back in a duel: one's own play until the other hero is to react, whether or not it is asked then."""

import pytest

from ludotheque.errors import UndoRefused
from tests.games.mageknight.duel.arena import AGGRESSOR, DEFENDER, FIELD, Arena
from tests.rules import rule

RANGED = ("swiftness", "march")


def is_final(t: Arena, seat: int) -> bool:
    """Tell whether a seat can no longer take its answer back, because the other hero was to react."""
    try:
        t.match.undo(seat)
    except UndoRefused as refusal:
        return "another player to react" in str(refusal)
    return False


def archers() -> Arena:
    """Heroes who can shoot at each other."""
    return Arena().hand(*RANGED).crystals("white").hand(*RANGED, seat=1).crystals("white", seat=1)


@rule("MK-UNDO-05", "MK-UNDO-03")
@pytest.mark.parametrize(("hand", "asked"), [("march", "ChoosePart"), ("wound", "LaunchAttack")])
def test_an_attack_on_a_hero_is_final_whatever_it_holds(hand: str, asked: str):
    t = Arena().hand(*RANGED).crystals("white").hand(hand, seat=1).walk().do("attack")
    assert t.asked == asked
    assert is_final(t, AGGRESSOR)


@rule("MK-UNDO-01", "MK-UNDO-05")
def test_what_is_laid_ready_can_be_taken_back_until_it_is_launched():
    t = archers().meet().do("strong", "swiftness")
    t.match.undo(DEFENDER)
    assert "swiftness" in t.cards(seat=DEFENDER)
    t.do("strong", "swiftness").do("launch")
    assert t.asks(AGGRESSOR, "BlockAttack")
    assert is_final(t, DEFENDER)


@rule("MK-UNDO-03", "MK-UNDO-05")
def test_an_attack_is_final_too_if_nobody_can_block_it():
    t = archers().hand("wound", seat=1).meet().do("strong", "swiftness").do("launch")
    assert t.asks(AGGRESSOR, "PlaceDamage")
    assert is_final(t, AGGRESSOR)


@rule("MK-UNDO-05")
def test_a_pass_is_final_when_the_other_hero_may_attack():
    t = archers().meet().do("pass")
    assert t.asks(AGGRESSOR, "LaunchAttack")
    assert is_final(t, DEFENDER)


@rule("MK-UNDO-01", "MK-PVP-43")
def test_a_pass_can_be_taken_back_by_the_hero_who_attacks_next():
    t = archers().meet().do("pass").do("pass")
    assert t.asks(AGGRESSOR, "LaunchAttack")
    t.match.undo(AGGRESSOR)
    assert not t.duel.melee


@rule("MK-UNDO-01")
def test_a_block_can_be_taken_back_while_the_blocker_goes_on():
    t = Arena().hand("rage").hand("determination", "rage", seat=1).meet().melee().strike("rage")
    t.do("basic", "determination")
    assert t.asks(DEFENDER, "LaunchAttack")
    t.match.undo(DEFENDER)
    assert t.asks(DEFENDER, "BlockAttack")


@rule("MK-UNDO-01", "MK-UNDO-05")
def test_pushing_back_can_be_taken_back_unless_the_other_hero_has_a_turn_to_finish():
    for part, final in (("partial", False), ("full", True)):
        t = Arena().hand("rage", "march").hand("march", seat=1).meet(part).melee().strike("rage").unblocked()
        t.do("push", "1:e")
        assert is_final(t, AGGRESSOR) == final
        assert t.where(1) == ("1:e" if final else FIELD)


@rule("MK-UNDO-03")
def test_pushing_back_is_final_if_the_banner_of_protection_could_tell_of_wounds():
    t = Arena().hand("rage", "march").hand("banner_of_protection", seat=1).meet()
    t.melee().strike("rage").do("strong", "banner_of_protection").unblocked().do("push", "1:e")
    # The defender has no Wound, so it is not even asked.
    assert t.asks(AGGRESSOR, "Quiet")
    assert is_final(t, AGGRESSOR)
