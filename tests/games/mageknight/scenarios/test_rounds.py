"""The course of a round: day and night, new offers, tactics, whose turn it is, the end."""

import pytest

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.events.rounds import NightRolled
from ludotheque.games.mageknight.rules.pieces import DUMMY, NOBODY, NONE
from ludotheque.games.mageknight.rules.rounds.rounds import EndRound, PrepareRound, StartRound, choosers, deal_units
from ludotheque.games.mageknight.rules.rounds.tactics import ChooseTactics
from ludotheque.games.mageknight.rules.traits import MONASTERY
from ludotheque.kernel import Step, advance
from tests.games.mageknight.scenario import Table
from tests.games.mageknight.scenarios.test_setup import opened
from tests.rules import rule


def run(t: Table, *steps: Step) -> Table:
    """Let steps happen, and nothing after them."""
    t.s.agenda = []
    t.s.events = []
    t.s.then(list(steps))
    advance(t.s)
    return t


@rule("MK-ROUND-01", "MK-ROUND-03", "MK-SETUP-21")
def test_each_round_is_wholly_day_or_night_and_they_alternate():
    t = Table("tovak", "goldyx")
    nights = []
    for _ in range(5):
        run(t, EndRound())
        nights.append(t.s.night)
    assert nights == [True, False, True, False, True]


@rule("MK-ROUND-02")
def test_the_first_round_is_not_prepared():
    s = opened(2, scenario="conquest")
    assert s.round == 1
    assert [len(player.hand) for player in s.players] == [5, 5]
    assert len(s.regular_deck) == 16


@rule("MK-ROUND-04")
def test_the_source_is_rolled_anew_with_half_basic_colours():
    t = Table("tovak", "goldyx", "norowas")
    rolled = set()
    for _ in range(6):
        t.s.source = [5] * 5
        t.player().stolen_die, t.player().stolen_colour = 0, 3
        run(t, PrepareRound())
        rolled.add(tuple(t.s.source))
        assert 2 * sum(colour < 4 for colour in t.s.source) >= 5
        assert min(t.s.source) >= 0
        assert t.player().stolen_die == t.player().stolen_colour == NONE
    assert len(rolled) > 2


@rule("MK-ROUND-05", "MK-ROUND-06", "MK-ROUND-07", "MK-ROUND-08")
def test_the_old_unit_offer_goes_under_its_decks():
    t = Table("tovak", "goldyx").land("1", "2").offer("peasants", "catapults").lessons("agility")
    t.s.core_seen = False
    deal_units(t.s)
    assert t.s.regular_deck[0] == data.UNIT["peasants"]
    assert t.s.elite_deck[0] == data.UNIT["catapults"]
    assert t.s.advanced_deck[0] == data.CARD["agility"]
    assert len(t.s.unit_offer) == 4
    assert not any(t.s.box.units[kind].elite for kind in t.s.unit_offer)


@rule("MK-ROUND-09")
@pytest.mark.parametrize(
    ("scenario", "elite"), [("conquest", [True, False, True, False]), ("first_reconnaissance", [False] * 4)]
)
def test_once_a_core_tile_is_seen_the_offer_alternates(scenario: str, elite: list[bool]):
    t = Table("tovak", "goldyx", scenario=scenario)
    t.s.core_seen = True
    deal_units(t.s)
    assert [t.s.box.units[kind].elite for kind in t.s.unit_offer] == elite


@rule("MK-ROUND-10")
def test_each_monastery_that_stands_brings_a_lesson():
    t = Table("tovak", "goldyx").land("5", "7")
    deal_units(t.s)
    assert len(t.s.lessons) == t.s.layout.site.count(MONASTERY) == 2
    t.shield("5:ne")
    deal_units(t.s)
    assert len(t.s.lessons) == 1


@rule("MK-ROUND-13")
def test_the_tactics_of_the_new_period_are_shown():
    t = Table("tovak", "goldyx")
    run(t, EndRound())
    assert t.s.night
    assert t.s.tactics == [6, 7, 8, 9, 10, 11]


@rule("MK-ROUND-20", "MK-ROUND-24", "MK-ROUND-26")
def test_each_player_takes_one_tactic_and_none_is_taken_twice():
    t = Table("tovak", "goldyx")
    t.s.tactics = [0, 1, 2, 3, 4, 5]
    run(t, ChooseTactics([1, 0]))
    hand = len(t.player(1).hand)
    t.do("tactic", "great_start")
    assert len(t.player(1).hand) == hand + 2
    assert t.refused("tactic", "great_start")
    t.do("tactic", "rethink")
    assert sorted(t.s.tactics) == [0, 2, 3, 5]
    t.do("done")
    assert (t.player(0).tactic, t.player(1).tactic) == (data.TACTIC["rethink"], data.TACTIC["great_start"])


@rule("MK-ROUND-21", "MK-ROUND-22")
def test_the_lowest_fame_chooses_first_then_the_lower_in_the_column():
    t = Table("tovak", "goldyx", "norowas").round(2).meddle()
    t.s.order = [2, 0, 1]
    t.fame(4).fame(2, seat=1).fame(4, seat=2)
    assert choosers(t.s) == [1, 0, 2]
    t.fame(4, seat=1)
    assert choosers(t.s) == [1, 0, 2]
    t.s.order = [1, 0, 2]
    assert choosers(t.s) == [2, 0, 1]


@rule("MK-ROUND-25", "MK-ROUND-27")
def test_turns_follow_the_numbers_of_the_tactics_and_start_again():
    t = Table("tovak", "goldyx", "norowas")
    t.tactic("planning").tactic("early_bird", seat=1).tactic("the_right_moment", seat=2)
    run(t, ChooseTactics([]))
    assert t.s.order == [1, 0, 2]
    t.begin(1)
    seats = []
    for _ in range(60):
        if not seats or seats[-1] != t.question.seat:
            seats.append(t.question.seat)
        if len(seats) == 4:
            break
        t.passively()
    assert seats == [1, 0, 2, 1]


@rule("MK-ROUND-29")
def test_after_the_announcement_everybody_else_has_one_turn():
    t = Table("tovak", "goldyx", "norowas").announced(1)
    t.begin(2)
    seats = []
    while t.s.round == 1:
        if not seats or seats[-1] != t.question.seat:
            seats.append(t.question.seat)
        t.passively()
    assert seats[:2] == [2, 0]
    assert 1 not in seats[:2]
    assert t.s.announced == NOBODY


@rule("MK-AREA-08")
def test_each_player_has_a_discard_pile_of_their_own():
    t = Table("tovak", "goldyx").hand("march", "rage").hand("stamina", "rage", seat=1).begin()
    t.play("march").do("end").do("done")
    assert t.cards("discard") == ["march"]
    assert t.cards("discard", seat=1) == []


@rule("MK-SKILL-07")
def test_motivation_serves_whenever_its_owner_may_act_and_bars_the_next_one():
    t = Table("tovak").skills("tovak_motivation", "arythea_motivation").hand("rage").begin()
    cards = len(t.cards())
    t.do("skill", "tovak_motivation")
    assert len(t.cards()) == cards + 2
    assert t.refused("skill", "arythea_motivation")


@rule("MK-VAR-19", "MK-VAR-20")
def test_darkness_comes_with_a_black_die_and_stays():
    seen = set()
    for seed in range(14):
        t = Table("tovak", "goldyx", darkness="yes")
        t.s.dice.a = t.s.dice.a * (seed + 3) % 2147483562 + 1
        run(t, EndRound())
        rolled = t.s.chance[:2]
        told = next(event for event in t.s.events if isinstance(event, NightRolled))
        assert [told.first, told.second] == rolled
        seen.add(t.s.night)
        assert t.s.night == (5 in rolled)
        if t.s.night:
            run(t, EndRound())
            assert t.s.night
    assert seen == {True, False}


def test_the_dummy_takes_part_in_the_order_of_turns():
    t = Table("tovak")
    assert sorted(t.s.order) == [DUMMY, 0]
    run(t, StartRound())
    assert t.asked == "ChooseTactic"
