"""Steps, attacks and blocks that the engine offers are those of a second telling of the rules."""

from collections import Counter

import pytest

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.combat.riders import Slow
from ludotheque.games.mageknight.rules.pieces import Blow
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import ATTACK, BLOCK, RANGED, SIEGE
from ludotheque.kernel import Dice
from ludotheque.match import Match
from tests.games.mageknight import oracle
from tests.games.mageknight.positions import assault, city, fight
from tests.games.mageknight.scenario import Table
from tests.games.mageknight.walks import walk
from tests.rules import rule


def compare(match: Match, seen: Counter[str]) -> None:
    """Compare what is offered with what the second telling says."""
    s = match.state
    question = match.question()
    assert isinstance(s, MageKnight)
    assert question is not None
    asked = type(question.ask).__name__
    offered = {(option.verb, option.index) for option in question.options if option.kind in ("hex", "enemy")}
    if asked == "March" and "move" in {option.verb for option in question.options} and not oracle.changes_terrain(s):
        assert {space for verb, space in offered if verb == "move"} == oracle.steps(s, question.seat)
        seen["steps"] += 1
    if asked in ("Shoot", "Strike"):
        assert s.combat is not None
        expected = {foe.token for foe in s.combat.foes if not foe.away and oracle.falls(s, foe)}
        assert {token for verb, token in offered if verb == "strike"} == expected
        seen["strikes"] += bool(expected)
    if asked == "Defend" and oracle.is_simple(s):
        assert s.combat is not None
        attacking = [foe for foe in s.combat.foes if not (foe.away or foe.blocked or foe.halted or foe.dealt)]
        expected = {foe.token for foe in attacking if oracle.is_stopped(s, foe)}
        assert {token for verb, token in offered if verb == "block"} == expected
        seen["blocks"] += bool(expected)


@rule("MK-MOVE-07", "MK-MOVE-08", "MK-MOVE-13", "MK-RANGED-13", "MK-BLOCK-15")
@pytest.mark.parametrize(("players", "scenario"), [(1, "solo_conquest"), (2, "blitz_conquest")])
def test_in_games_the_engine_and_the_second_telling_agree(players: int, scenario: str):
    seen: Counter[str] = Counter()
    for seed in range(3):
        walk(players, seed, {"scenario": scenario}, lambda match: compare(match, seen))
    assert seen["steps"] > 100
    assert min(seen["strikes"], seen["blocks"]) > 3


def lay_blows(table: Table, dice: Dice, blocks: bool) -> None:
    """Lay up to four attacks or blocks ready, of any kind and element."""
    hows = [BLOCK] if blocks else [ATTACK, RANGED, SIEGE]
    table.effort.blows = [
        Blow(
            hows[dice.below(len(hows))],
            dice.below(4),
            1 + dice.below(9),
            Slow() if blocks and not dice.below(6) else None,
        )
        for _ in range(1 + dice.below(4))
    ]


def melee(dice: Dice) -> Table:
    """A fight with three enemies of any kind, in the open, for a keep or for a city."""
    names = [data.ENEMIES[dice.below(len(data.ENEMIES))] for _ in range(3)]
    hand = ("concentration", "rage", "march")
    place = dice.below(3)
    if place == 0:
        return fight(*dict.fromkeys(names), hand=hand, fame=99)
    if place == 1:
        return assault(*dict.fromkeys(names), hand=hand)
    return city(("red", "blue", "white", "green")[dice.below(4)], *dict.fromkeys(names), hand=hand)


@rule("MK-RANGED-05", "MK-RANGED-08", "MK-RANGED-10", "MK-RANGED-12", "MK-RANGED-13", "MK-ATTACK-01", "MK-ATTACK-03")
@rule("MK-BLOCK-11", "MK-BLOCK-12", "MK-BLOCK-13", "MK-BLOCK-14", "MK-BLOCK-16", "MK-CITY-02", "MK-CITY-03")
def test_in_fights_of_all_kinds_the_engine_and_the_second_telling_agree():
    seen: Counter[str] = Counter()
    for seed in range(60):
        dice = Dice(seed * 7919 + 5)
        t = melee(dice)
        for phase in ("Shoot", "Defend", "Strike"):
            while t.match.question() is not None and t.asked not in (phase, "Strike", "March", "BeforeTurn"):
                t.passively()
            for _ in range(8):
                if t.asked == phase:
                    lay_blows(t, dice, phase == "Defend")
                    compare(t.match, seen)
            t.effort.blows = []
    assert min(seen["strikes"], seen["blocks"]) > 100
