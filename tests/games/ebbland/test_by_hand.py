"""Whole combats and turns that were computed on paper from the rules' text, then set up with the public builder."""

from typing import Any

from ludotheque import begin, position
from ludotheque.games.ebbland.data import CARDS
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.match import Match
from tests.rules import rule

QUIET = ("Offer", "ChooseVictory", "LastChance")


def side(**more: Any) -> dict[str, Any]:
    """A side that says nothing but prices: Attack 3, Defence 3, Enlistment 2."""
    sites = ["tallow_inn", "rope_quarter", "egg_ledge"]
    plain = {"leader": "ruy_dask", "sites": sites, "artifacts": ["none"] * 3, "hand": [], "discard": []}
    return {**plain, "com": 6, "log": 6, "markers": 0, **more}


def fighter(seat: str, card: str, *gear: str) -> dict[str, Any]:
    return {"seat": seat, "card": card, "gear": list(gear)}


def played(match: Match, *answers: str) -> Ebbland:
    """Give answers, and pass wherever something could be played that is not among them."""
    for wanted in answers:
        while type(match.question().ask).__name__ in QUIET and wanted.split()[0] not in offered(match):
            match.answer("pass")
        match.answer(wanted)
    while match.outcome is None and type(match.question().ask).__name__ in QUIET:
        match.answer("pass")
    assert isinstance(match.state, Ebbland)
    return match.state


def offered(match: Match) -> set[str]:
    return {option.verb for option in match.question().options}


def set_up(
    sides: list[dict[str, Any]], fighters: list[dict[str, Any]], chance: list[int], phase: str = "action"
) -> Match:
    return begin(position("ebbland", phase=phase, chance=chance, sides=sides, fighters=fighters), seed=1)


def names(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


@rule("CC-CLOSE1-05", "CC-CLOSE1-06")
def test_a_swift_attacker_kills_before_the_answer_and_the_supporter_still_hits():
    # Swift: 9 meets 7 and 9; the tough blocks one with 9 and dies of the other; its supporter strikes once, 6 blocks
    # nothing. Second round: 2 misses, 8 strikes, 3 blocks nothing: two wounds of three. The die for Control 1 shows 1.
    dice = [5, 4, 6, 3, 3, 3, 1, 1, 4, 4, 1, 2, 1]
    fighters = [fighter("A", "talon_breck"), fighter("B", "dock_tough"), fighter("B", "slag_whelp")]
    match = set_up([side(), side()], fighters, dice)
    played(match, "attack", "standard", "commit fighter:talon_breck", "done", "target site:B.tallow_inn", "standard")
    played(match, "commit fighter:dock_tough", "commit fighter:slag_whelp", "done", "hold")
    s = played(match, "pair fighter:dock_tough")
    assert [side.total() for side in s.sides] == [1, 0]
    assert names(s.sides[1].discard) == ["dock_tough"]
    assert [CARDS[one.card] for one in s.fighters if one is not None] == ["talon_breck", "slag_whelp"]
    assert s.sides[1].sacked == [False, False, False]


@rule("CC-CLOSE1-08", "CC-CLOSE1-09", "CC-CLOSE1-06")
def test_armour_stops_the_supporters_strike_and_only_a_block_the_piercing_ones():
    # 9: three piercing strikes, and one of the supporter, which armour stops with 8; 9 blocks two: one wound. Answer: 7
    # strikes once, armour 10 fails, 8 blocks. Second round: three and one again, 4 and 5 stop nothing: five wounds of
    # four, but wounds fall together: 12 strikes twice, armour 11 stops one. Sack 3, and 6 is not above Control 6: 4.
    dice = [6, 3, 4, 4, 5, 4, 3, 4, 5, 5, 4, 4, 5, 4, 2, 2, 2, 3, 6, 6, 6, 5, 1, 1, 6]
    fighters = [fighter("A", "vark_unbolted"), fighter("A", "hired_blade"), fighter("B", "oda_brandt")]
    match = set_up([side(), side(logistics=["none", "salt_pans", "none"])], fighters, dice)
    played(match, "attack", "standard", "commit fighter:vark_unbolted", "commit fighter:hired_blade", "done")
    played(match, "target site:B.rope_quarter", "standard", "commit fighter:oda_brandt", "done")
    s = played(match, "pair fighter:oda_brandt")
    assert [(side.total(), side.com) for side in s.sides] == [(4, 1), (0, 3)]
    assert (s.sides[1].sacked, sorted(names(s.sides[1].discard))) == ([False, True, False], ["oda_brandt", "salt_pans"])


@rule("CC-KEYWORD-04", "CC-KEYWORD-05")
def test_two_frenzied_fighters_die_together_and_nobody_is_left_to_sack():
    # 8 strikes twice, 6 blocks nothing: two wounds of three. 11 strikes thrice, 4 blocks nothing: three of two, and
    # on it fights: 6 strikes once, 8 blocks nothing: three of three, and it answers: 12, three strikes, 12 blocks one.
    # Both die in step E before the sack is looked at. The die for Control 5 shows 5, the other one for 4 shows 5.
    dice = [4, 4, 3, 3, 6, 5, 2, 2, 3, 3, 4, 4, 6, 6, 6, 6, 5, 5]
    match = set_up([side(), side()], [fighter("A", "pit_ravager"), fighter("B", "gutter_annis")], dice)
    played(match, "attack", "standard", "commit fighter:pit_ravager", "done", "target site:B.tallow_inn", "standard")
    s = played(match, "commit fighter:gutter_annis", "done")
    assert [side.total() for side in s.sides] == [1, 0]
    assert [names(side.discard) for side in s.sides] == [["pit_ravager"], ["gutter_annis"]]
    assert s.sides[1].sacked == [False, False, False]


@rule("CC-COMBAT-PRE-09", "CC-RES-01")
def test_a_lone_fighter_is_paid_with_exchanged_supplies():
    # Control 7, the die shows 5: 2 COM, and there is 1; 2 LOG make the other. Nobody is there to defend: 3 points.
    match = set_up([side(com=1, log=3), side()], [fighter("A", "mirel_of_saltgate")], [5])
    played(match, "attack", "lone", "lone fighter:mirel_of_saltgate")
    assert "commit" not in offered(match)
    s = played(match, "exchange", "commit fighter:mirel_of_saltgate", "target site:B.egg_ledge")
    assert (s.sides[0].com, s.sides[0].log, s.sides[0].total()) == (0, 1, 3)
    assert "attack" not in offered(match)


@rule("CC-ENLIST-11", "CC-ENLIST-12", "CC-RES-05")
def test_only_a_marker_lifts_a_natural_one_and_then_all_is_added():
    # 1 COM to try and 1 to raise; the die shows 1. With a marker it counts as 2, and 3 reach Control 3.
    mine = side(com=3, markers=2, hand=["hired_blade"])
    match = set_up([mine, side()], [], [1], "enlistment")
    s = played(match, "enlist hired_blade", "raise 1", "marker-roll")
    assert [CARDS[one.card] for one in s.fighters if one is not None] == ["hired_blade"]
    assert (s.sides[0].com, s.sides[0].markers) == (1, 1)
    assert "marker" not in offered(match), "one marker a round"


@rule("CC-WIN-01", "CC-WIN-03", "CC-WIN-05")
def test_a_sack_wins_before_the_rolls_for_the_dead_are_made():
    # 6 points and logistics are 7, the first sack makes 10; the other side has 9 and a dead attacker to roll for.
    # The pool of two: one shot of 8 kills the tough, the blade strikes with 12 twice and kills.
    dice = [4, 4, 6, 6, 1, 1, 1, 1, 6, 6, 1, 1]
    fighters = [fighter("A", "hired_blade"), fighter("A", "dock_tough"), fighter("B", "wandering_bowman")]
    mine = side(points=6, logistics=["salt_pans", "none", "none"])
    match = set_up([mine, side(points=9)], fighters, dice)
    played(match, "attack", "standard", "commit fighter:hired_blade", "commit fighter:dock_tough", "done")
    played(match, "target site:B.tallow_inn", "standard", "commit fighter:wandering_bowman", "done")
    s = played(match, "shoot fighter:dock_tough 2")
    assert (s.winners, [side.total() for side in s.sides]) == ([0], [10, 9])


@rule("CC-RANGED-06", "CC-RANGED-07", "CC-RANGED-10")
def test_both_sides_shoot_before_anybody_falls_and_no_block_helps():
    # 8 hits with 8, 8 hits with 8: a wound each; the bowman has one life, the crossbow two. Nobody is left to defend.
    dice = [4, 4, 5, 3, 2]
    fighters = [fighter("A", "gate_crossbow"), fighter("B", "wandering_bowman")]
    match = set_up([side(), side()], fighters, dice)
    played(match, "attack", "standard", "commit fighter:gate_crossbow", "done", "target site:B.tallow_inn", "standard")
    s = played(
        match,
        "commit fighter:wandering_bowman",
        "done",
        "shoot fighter:wandering_bowman",
        "shoot fighter:gate_crossbow 1",
    )
    # The first sack, and a die of 2 for Control 2.
    assert s.sides[0].total() == 4
    assert s.fighter(0).wounds == 0, "wounds vanish at the end (B-8)"


@rule("CC-COMBAT-END-03")
def test_two_victory_cards_are_checked_together():
    # Nobody hits in two rounds: the site is held, so the defender's card brings 1; the attacker's wanted a sack.
    fighters = [fighter("A", "hired_blade"), fighter("B", "hired_blade")]
    match = set_up([side(hand=["swift_raid"]), side(hand=["hold_the_line"])], fighters, [1] * 8)
    played(match, "attack", "standard", "commit fighter:hired_blade", "done", "victory swift_raid")
    played(match, "target site:B.tallow_inn", "standard", "commit fighter:hired_blade_2", "done")
    s = played(match, "victory hold_the_line")
    assert [side.total() for side in s.sides] == [0, 1]
    assert [names(side.discard) for side in s.sides] == [["swift_raid"], ["hold_the_line"]]


@rule("CC-ACTION-13", "CC-COMBAT-PRE-16")
def test_false_alarm_leads_the_torch_to_another_site():
    # The named site holds logistics; the alarm (2 COM) moves the attack to a bare one: sacked, but nothing to burn.
    mine = side(hand=["put_to_the_torch"])
    theirs = side(hand=["false_alarm"], logistics=["salt_pans", "none", "none"])
    match = set_up([mine, theirs], [fighter("A", "dock_tough")], [])
    played(match, "attack", "standard", "commit fighter:dock_tough", "done", "victory put_to_the_torch")
    s = played(match, "target site:B.tallow_inn", "play false_alarm", "pick site:B.rope_quarter")
    assert [side.total() for side in s.sides] == [3, 1]
    assert s.sides[1].sacked == [False, True, False]
    assert (s.sides[0].com, s.sides[1].com) == (4, 4)


@rule("CC-RESOURCE-02", "CC-RESOURCE-06", "CC-RESOURCE-07")
def test_a_rolled_one_of_command_draws_after_the_hand_was_filled():
    # Minimum hand 4: a hand of 2 draws 2; COM 1 draws one more, LOG 1 none.
    match = set_up([side(hand=["brace", "caltrops"]), side()], [], [1, 1], "action")
    s = played(match, "end", "roll")
    assert (s.sides[0].com, s.sides[0].log, len(s.sides[0].hand)) == (1, 1, 5)
