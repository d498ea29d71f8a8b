"""Odds are counted exactly: against all throws of the dice, and shown before anybody commits."""

from itertools import product

import pytest

from ludotheque.game import Talk
from ludotheque.games.ebbland.data import CARD
from ludotheque.games.ebbland.rules import odds
from ludotheque.games.ebbland.rules.terms import ARMOUR, BLOCK, HIT
from ludotheque.games.ebbland.words import WORDS
from ludotheque.kernel import waiting
from tests.games.ebbland.scenario import Stage

THROWS = [sum(pair) for pair in product(range(1, 7), repeat=2)]


def met(string: list[int], total: int) -> int:
    return sum(total >= number for number in string)


def bill(stage: Stage, said: str, language: str = "en") -> dict[str, str]:
    (ask,) = waiting(stage.s)
    names = {f"{option.verb} {option.kind} {option.index}": option for option in ask.options(stage.s)}
    names |= {f"{option.verb} {option.index}": option for option in ask.options(stage.s) if option.kind == "button"}
    return dict(WORDS[language].bill(Talk(stage.s, ("Léa", "Ondine"), ask.seat), ask, names[said]))


def test_a_roll_is_counted_over_all_throws():
    stage = Stage().plain()
    slot = stage.fighter(0, "mirel_of_saltgate")
    shares = odds.scored(stage.s, slot, HIT)
    assert shares == pytest.approx([sum(met([5, 7, 10], total) == n for total in THROWS) / 36 for n in range(4)])
    assert sum(shares) == pytest.approx(1)


def test_a_duel_is_counted_over_all_throws_of_strike_armour_and_block():
    stage = Stage().plain()
    own, other = stage.fighter(0, "pit_ravager"), stage.fighter(1, "oda_brandt")
    struck = [stage.s.card_of(other).strings[stat] for stat in (ARMOUR, BLOCK)]
    strikes = stage.s.card_of(own).strings[HIT]
    wounds = [
        max(0, max(0, met(strikes, hit) - met(struck[0], armour)) - met(struck[1], block))
        for hit, armour, block in product(THROWS, repeat=3)
    ]
    expected = [wounds.count(number) / len(wounds) for number in range(3)]
    assert odds.close_wounds(stage.s, own, other, []) == pytest.approx(expected)


def test_armour_does_nothing_against_piercing_strikes():
    stage = Stage().plain()
    plain, piercing = stage.fighter(0, "gutter_annis"), stage.fighter(0, "vark_unbolted")
    guard = stage.fighter(1, "oda_brandt")
    alone = odds.scored(stage.s, piercing, HIT)
    block = odds.scored(stage.s, guard, BLOCK)
    free = sum(a * b * max(0, n - k) for n, a in enumerate(alone) for k, b in enumerate(block))
    assert odds.mean(odds.close_wounds(stage.s, piercing, guard, [])) == pytest.approx(free)
    assert odds.mean(odds.close_wounds(stage.s, plain, guard, [])) < free


def test_support_adds_a_strike():
    stage = Stage().plain()
    own, ally, other = (
        stage.fighter(0, "brine_recruit"),
        stage.fighter(0, "brine_recruit"),
        stage.fighter(1, "slag_whelp"),
    )
    assert odds.duel(stage.s, own, other, [ally], []).kills > odds.duel(stage.s, own, other, [], []).kills


def test_a_swift_attacker_is_struck_less():
    stage = Stage("gullfolk", "breaker").plain()
    breck, whelp = stage.fighter(0, "talon_breck"), stage.fighter(1, "slag_whelp")
    taken = odds.mean(odds.close_wounds(stage.s, whelp, breck, []))
    stage.attack()
    seen = odds.duel(stage.s, breck, whelp, [], [])
    assert seen.taken == pytest.approx(taken * (1 - seen.kills))


def test_a_swift_attacker_is_struck_by_supporters_all_the_same():
    """B-42."""
    stage = Stage("gullfolk", "breaker").plain()
    breck, whelp, ally = stage.fighter(0, "talon_breck"), stage.fighter(1, "slag_whelp"), stage.fighter(1, "slag_whelp")
    stage.attack()
    alone = odds.duel(stage.s, breck, whelp, [], [])
    backed = odds.duel(stage.s, breck, whelp, [], [ally])
    hit = odds.mean(odds.unstopped([0.0, 1.0], [1.0], [1.0], odds.scored(stage.s, breck, BLOCK)))
    full = odds.mean(odds.close_wounds(stage.s, whelp, breck, [ally]))
    assert backed.kills == alone.kills
    assert backed.taken == pytest.approx(alone.kills * hit + (1 - alone.kills) * full)


def test_frenzy_lets_an_opponent_strike_back_at_a_swift_attacker():
    stage = Stage("gullfolk", "breaker").plain()
    breck, ravager = stage.fighter(0, "talon_breck"), stage.fighter(1, "pit_ravager")
    stage.attack()
    taken = odds.mean(odds.close_wounds(stage.s, ravager, breck, []))
    assert odds.duel(stage.s, breck, ravager, [], []).taken == pytest.approx(taken)


def test_only_plate_helps_against_shots():
    stage = Stage().plain()
    shooter, plated, bare = (
        stage.fighter(seat, card) for seat, card in ((0, "gate_crossbow"), (1, "oda_brandt"), (1, "doric_hesk"))
    )
    chance = sum(total >= 8 for total in THROWS) / 36
    assert odds.mean(odds.shot_wounds(stage.s, shooter, bare)) == pytest.approx(chance)
    assert odds.mean(odds.shot_wounds(stage.s, shooter, plated)) < chance


@pytest.mark.parametrize(
    ("raised", "marked", "faces"),
    [(0, False, [4, 5, 6]), (2, False, [2, 3, 4, 5, 6]), (3, True, [1, 2, 3, 4, 5, 6])],
)
def test_faces_that_enlist(raised: int, marked: bool, faces: list[int]):
    assert odds.enlisting_faces(Stage().s, CARD["anselm_quay"], raised, marked) == faces


def test_the_die_of_a_lone_fighter_must_leave_what_can_be_paid():
    stage = Stage().plain()
    slot = stage.fighter(0, "mirel_of_saltgate")
    side = stage.s.sides[0]
    side.com, side.log = 2, 1
    assert odds.affordable_lone(stage.s, slot) == pytest.approx(2 / 6), "a 5 or a 6"
    side.log = 6
    assert odds.affordable_lone(stage.s, slot) == pytest.approx(5 / 6)


def test_enlistment_shows_its_chance_for_each_com():
    stage = Stage().plain().hand(0, "anselm_quay", "brine_recruit").turn()
    while waiting(stage.s)[0].seat == 0 and stage.asked()[1] != "Enlist":
        stage.do("done" if "done" in stage.said() else "pass")
    assert bill(stage, f"enlist card {CARD['anselm_quay']}") == {
        "Chance with 1 COM": "50%",
        "Chance with 2 COM": "67%",
        "Chance with 3 COM": "83%",
    }
    assert bill(stage, f"enlist card {CARD['brine_recruit']}", "fr") == {"Chances avec 1 COM": "83\u00a0%"}
    stage.do("enlist anselm_quay")
    assert bill(stage, "raise 1", "fr") == {"Faces qui réussissent": "3, 4, 5, 6", "Chances": "67\u00a0%"}


def test_gear_shows_what_it_changes():
    stage = Stage().plain().hand(0, "notched_cutlass")
    slot = stage.fighter(0, "brine_recruit")
    stage.act().do("equip notched_cutlass")
    assert bill(stage, f"equip fighter {slot}") == {"Strikes": "0.3 → 0.4"}


def test_a_pair_shows_what_it_may_bring():
    stage = Stage().plain()
    for seat, card in ((0, "mirel_of_saltgate"), (0, "brine_recruit"), (1, "slag_whelp"), (1, "chain_brawler")):
        stage.fighter(seat, card)
    stage.attack().do("standard", "commit fighter 0", "commit fighter 1", "done", "target site 3", "standard")
    stage.do("commit fighter 2", "commit fighter 3", "done")
    lines = bill(stage, "pair fighter 2")
    assert list(lines) == [
        "Wounds dealt, on average",
        "Wounds taken, on average",
        "Dies this round",
        "Kills this round",
    ]
