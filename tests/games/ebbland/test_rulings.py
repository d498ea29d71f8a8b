"""Rulings outside of combat, on decks, cards, turns and the end of the game; and that each ruling has a test."""

from importlib import import_module
from pathlib import Path

import pytest

from ludotheque.games.ebbland import GAME
from ludotheque.games.ebbland.data import CARD
from ludotheque.games.ebbland.rules import odds
from ludotheque.games.ebbland.rules.effects.standing import prices
from ludotheque.games.ebbland.rules.terms import COM, HIT, LOG
from ludotheque.games.ebbland.words.decks import read_deck
from ludotheque.match import Match
from tests.games.ebbland.scenario import SETTLED, Stage, settles
from tests.rules import rule

# Those that were made, B-1 to B-57.
RULINGS = [f"B-{number}" for number in range(1, 58)]


def test_every_ruling_is_shown_by_a_test():
    here = Path(__file__).parent
    for path in (*here.glob("test_*.py"), *here.glob("cards/test_*.py")):
        import_module(".".join(("tests.games.ebbland", *path.relative_to(here).with_suffix("").parts)))
    assert [ruling for ruling in RULINGS if ruling not in SETTLED] == []


def next_turn(stage: Stage) -> Stage:
    """Want nothing until somebody else has the turn."""
    seat = stage.s.active
    while stage.s.active == seat:
        stage.do(next(said for said in ("pass", "done", "end", "keep", "nobody") if said in stage.said()))
    return stage


def until(stage: Stage, wanted: str) -> Stage:
    """Want nothing until something is offered."""
    while wanted not in stage.said():
        stage.do(next(said for said in ("pass", "done") if said in stage.said()))
    return stage


def until_asked(stage: Stage, seat: int) -> Stage:
    """Want nothing until a seat is asked."""
    while stage.asked()[0] != seat:
        stage.do("pass")
    return stage


@settles("B-13")
def test_a_1_of_command_draws_nothing_in_the_set_up():
    for seed in range(40):
        match = Match(GAME, GAME.setup(2), seed)
        dice = [side.com for side in match.state.sides]
        if 1 in dice:
            assert len(match.state.sides[dice.index(1)].hand) == 10
            return
    raise AssertionError("no such seed")


@settles("B-14")
def test_a_unique_character_that_died_may_come_back():
    stage = Stage().plain().hand(0, "wenna_stork").side(0, discard=["wenna_stork"]).turn().do("done")
    stage.do("enlist wenna_stork", "raise", dice=(6,))
    assert stage.s.card_of(0).id == "wenna_stork"


@settles("B-21")
def test_from_an_empty_stock_nobody_draws_and_nothing_is_shuffled():
    stage = Stage().plain().hand(0, "brace").stock(0).turn()
    stage.do("discard brace", "done")
    assert (stage.held(0), stage.s.sides[0].stock) == ([], [])
    assert CARD["brace"] in stage.s.sides[0].discard


@settles("B-23")
def test_a_sacked_site_loses_its_artifact_and_its_text():
    stage = Stage("breaker", "brackguard").plain().site(3, "ledger_room").artifact(3, "pilgrim_map")
    one = stage.fighter(0, "slag_whelp")
    assert stage.s.box.cards[stage.s.sides[1].leader].figures[3] == 4
    stage.pools([one], [])
    assert (stage.s.sides[1].artifacts, CARD["pilgrim_map"] in stage.s.sides[1].discard) == ([-1] * 3, True)
    next_turn(stage)
    stage.do("done", "done", "end")
    assert len(stage.s.sides[1].hand) == 4, "five with the Ledger Room"


@settles("B-27")
def test_no_text_lifts_a_natural_1_and_after_a_marker_all_is_added():
    stage = Stage().plain().hand(0, "saltplate_guard").side(0, markers=1)
    stage.fighter(0, "wenna_stork")
    stage.turn().do("done", "enlist saltplate_guard", "raise", dice=(1,))
    assert "use fighter 0" not in stage.said()
    stage.do("marker-roll").do("use fighter 0")
    assert stage.s.card_of(1).id == "saltplate_guard", "1 counts as 2, and Wenna Stork adds 1"


@settles("B-44")
def test_piles_numbers_markers_and_played_victory_cards_lie_open_and_hands_do_not():
    stage = Stage("breaker", "brackguard").plain().hand(0, "swift_raid", "brace").side(0, discard=["volley"])
    one = stage.fighter(0, "slag_whelp")
    stage.attack().involve(0, one).do("victory swift_raid")
    seen = GAME.rules.sight(stage.s, 1)
    assert seen.combat.victory[0] == CARD["swift_raid"]
    assert (seen.sides[0].discard, seen.sides[0].markers) == (stage.s.sides[0].discard, stage.s.sides[0].markers)
    assert (len(seen.sides[0].hand), CARD["brace"] in seen.sides[0].hand) == (1, False)
    assert len(seen.sides[0].stock) == len(stage.s.sides[0].stock)


@settles("B-45")
def test_an_answer_to_a_card_goes_round_from_the_left_and_nothing_is_cancelled_twice():
    stage = Stage("breaker", "brackguard", "gullfolk").plain()
    for seat in (1, 2):
        stage.hand(seat, "counter_order").stock(seat, "dock_tough")
    stage.hand(0, "second_wind").stock(0, "dock_tough").side(0, com=1).act().do("play second_wind")
    assert stage.asked() == (1, "Offer")
    stage.do("play counter_order")
    assert stage.asked() == (2, "Offer"), "this is the answer to the answer"
    stage.do("pass")
    assert stage.asked() == (0, "Act"), "what is cancelled is not cancelled again"
    assert (stage.s.sides[0].com, stage.held(2)) == (1, ["counter_order"])


@settles("B-45", "B-26")
def test_an_answer_that_is_answered_leaves_the_card_as_it_was():
    stage = Stage("breaker", "brackguard", "gullfolk").plain()
    for seat in (1, 2):
        stage.hand(seat, "counter_order").stock(seat, "dock_tough")
    stage.hand(0, "second_wind").stock(0, "dock_tough").side(0, com=1).act()
    stage.do("play second_wind", "play counter_order", "play counter_order")
    assert stage.s.sides[0].com == 3


@settles("B-45", "B-26")
def test_a_third_seat_answers_a_card_of_a_combat_but_has_no_say_in_it():
    stage = Stage("breaker", "brackguard", "gullfolk").plain()
    stage.hand(0, "brace").hand(1, "counter_order", "brace").hand(2, "brace")
    for seat in range(3):
        stage.stock(seat, "dock_tough")
    own, other = stage.fighter(0, "slag_whelp"), stage.fighter(2, "kite_slinger")
    stage.attack().do("attack leader 2").involve(0, own).do("target site 6").involve(2, other)
    assert stage.asked() == (0, "Offer"), "the attacker first"
    stage.do("play brace")
    assert stage.asked() == (1, "Offer")
    assert stage.said() == {"play counter_order", "pass", "exchange"} - {"exchange"}
    stage.do("pass")
    assert stage.asked() == (2, "Offer"), "then the defender, and the third seat never"
    assert "play brace" in stage.said()


@settles("B-47")
def test_decks_mix_factions_and_hold_four_of_a_unique_but_no_artifact_twice():
    heads = "leader odile_tern\nlocation drymouth_market\n"
    mixed = "\n".join(f"4 {card}" for card in ("oda_brandt", "vark_unbolted", "talon_breck", "caul_ember"))
    cards = "\n".join(f"4 {card}" for card in ("slag_whelp", "kite_slinger", "dock_tough", "brace", "volley"))
    more = "4 headbutt\n4 stampede\n4 salt_pans\n4 oil_contract\n4 wall_of_salt"
    artifacts = "artifact first_kite on keel_stalls\nartifact skull_tally on tallow_inn\n"
    assert len(read_deck(heads + artifacts + "\n".join((mixed, cards, more))).cards) == 56


@settles("B-47")
def test_free_gear_fits_everybody_and_faction_gear_its_faction_which_free_folk_are_not():
    stage = Stage().plain().hand(0, "notched_cutlass", "shield_drill", "salt_pans", "headbutt")
    free, own = stage.fighter(0, "hired_blade"), stage.fighter(0, "bastion_sergeant")
    assert "build salt_pans" in stage.act().said()
    stage.do("equip shield_drill")
    assert {said for said in stage.said() if said.startswith("equip")} == {f"equip fighter {own}"}
    stage.do("back", "equip notched_cutlass")
    assert {said for said in stage.said() if said.startswith("equip")} == {
        f"equip fighter {free}",
        f"equip fighter {own}",
    }


@settles("B-47")
def test_logistics_and_instants_of_another_faction_are_played():
    stage = Stage("brackguard", "breaker").plain().hand(0, "oil_contract", "war_drums").act()
    assert {"build oil_contract"} <= stage.said()
    stage.fighters.append({"seat": "A", "card": "brine_recruit", "gear": []})
    assert {"play war_drums"} <= stage.say().act().said()


@settles("B-48", "B-13")
def test_the_tide_clock_takes_the_marker_of_the_round_and_a_1_of_command_draws():
    stage = Stage("gullfolk", "brackguard").plain().artifact(0, "tide_clock").side(0, markers=2)
    stage.act().do("end", "roll", dice=(3, 3)).do("use artifact 0", "choose 1", dice=(1,))
    assert (stage.s.sides[0].com, stage.s.sides[0].markers, stage.s.sides[0].marker_used) == (1, 1, True)
    assert len(stage.s.sides[0].hand) == 4 + 1
    spent = Stage("gullfolk", "brackguard").plain().artifact(0, "tide_clock").side(0, markers=2, com=2).act()
    spent.do("marker 1", "end", "roll", dice=(3, 3))
    assert "use artifact 0" not in spent.said()


@settles("B-48")
def test_a_marker_may_be_used_before_ones_own_first_turn():
    stage = Stage().plain().side(1, com=2, markers=5, turns=0).act().do("end", "keep")
    assert stage.asked() == (1, "LastChance")
    assert stage.do("marker 1").s.sides[1].com == 3


@settles("B-49")
def test_what_finds_nothing_is_refused_but_searching_and_looking_are_allowed():
    stage = Stage().plain().hand(0, "updraft", "open_gates", "call_to_arms", "blueprints").stock(0, "brace").act()
    assert {said for said in stage.said() if said.startswith("play")} == {"play call_to_arms", "play blueprints"}
    stage.do("play call_to_arms")
    assert stage.said() - {"exchange"} == {"done"}


@settles("B-49")
def test_false_alarm_leads_to_no_warded_site():
    stage = Stage("breaker", "brackguard").plain().site(3, "flagship_hull").hand(1, "false_alarm")
    one = stage.fighter(0, "slag_whelp")
    stage.fighter(1, "oda_brandt")
    stage.attack().involve(0, one).do("target site 4", "play false_alarm")
    assert stage.s.combat is not None
    assert stage.s.combat.target == 2, "the hull is warded while the other two stand"


@settles("B-53")
def test_prices_change_for_the_owner_alone():
    stage = Stage("brackguard", "breaker").plain().lead(1, "gorra_nailtooth").site(0, "oil_vaults")
    stage.hand(0, "boat_hook", "salt_pans").hand(1, "boat_hook", "salt_pans")
    assert [prices(stage.s, seat, CARD["boat_hook"])[LOG] for seat in (0, 1)] == [1, 2]
    assert [prices(stage.s, seat, CARD["salt_pans"])[LOG] for seat in (0, 1)] == [3, 4]
    assert prices(stage.s, 1, CARD["brace"])[COM] == 0


@settles("B-56")
def test_a_game_goes_on_while_somebody_has_cards_in_stock_or_points_change():
    stage = Stage().plain().stock(0).stock(1, *["dock_tough"] * 9).turn()
    for _ in range(8):
        next_turn(stage)
    assert stage.s.winners == []


@settles("B-56")
def test_level_totals_share_a_game_that_does_not_end():
    stage = Stage().plain().stock(0).stock(1).turn()
    for _ in range(8):
        if not stage.s.winners:
            stage.do("done", "done", "end", "keep")
    assert stage.s.winners == [0, 1]


@settles("B-57", "B-19")
def test_a_victory_card_is_paid_when_it_is_played_and_lies_there_until_the_end():
    stage = Stage("breaker", "brackguard").plain().hand(0, "put_to_the_torch", "swift_raid")
    one = stage.fighter(0, "slag_whelp")
    stage.fighter(1, "oda_brandt")
    stage.attack().involve(0, one).do("victory put_to_the_torch")
    assert (stage.s.sides[0].com, stage.s.sides[0].discard) == (5, [])
    assert "victory swift_raid" not in stage.said(), "one each (B-19)"
    stage.do("target site 3").calm().do("nobody").calm()
    assert stage.s.sides[0].discard == [CARD["put_to_the_torch"]], "whether it brings something or not"


@settles("B-11", "B-55")
@rule("CC-RES-10")
def test_with_three_seats_one_marker_lasts_until_ones_own_next_turn():
    stage = Stage("breaker", "brackguard", "gullfolk").plain().side(2, com=2, markers=3)
    fighters = [stage.fighter(seat, "slag_whelp") for seat in range(3)]
    stage.attack().do("attack leader 2").involve(0, fighters[0]).do("target site 6")
    until_asked(stage, 2).do("marker 1")
    assert (stage.s.sides[2].com, stage.s.sides[2].markers) == (3, 2)
    next_turn(stage)
    until(stage, "attack").do("attack", "attack leader 2").involve(1, fighters[1])
    until(stage, "target site 7").do("target site 7")
    assert "marker 1" not in until_asked(stage, 2).said(), "one for the turns of both others"
    next_turn(stage)
    assert stage.asked() == (2, "StockPhase")
    assert "marker 1" in stage.said(), "the own turn has one of its own"


@settles("B-11")
@rule("CC-RES-10")
def test_with_three_seats_the_last_chance_comes_after_the_turns_of_both_others():
    stage = Stage("breaker", "brackguard", "gullfolk").plain().side(2, com=2, markers=3).act()
    assert next_turn(stage).asked() == (1, "StockPhase")
    stage.do("done", "done", "end", "keep")
    assert stage.asked() == (2, "LastChance")


@rule("CC-KEYWORD-16")
def test_with_exact_strings_a_total_past_12_is_equal_to_nothing():
    for dice, met in (((6, 6), 0), ((5, 5), 1), ((5, 6), 0)):
        stage = Stage("breaker", "brackguard", exact=True).plain()
        one, other = stage.fighter(0, "gutter_annis", "weighted_gauntlets"), stage.fighter(1, "oda_brandt")
        stage.pools([one], [other], dice=(*dice, *[1] * 8))
        assert stage.rolls()[0] == ("hit", sum(dice) + 1, met)
    shares = odds.scored(stage.s, one, HIT)
    totals = [first + second + 1 for first in range(1, 7) for second in range(1, 7)]
    assert shares[1] == pytest.approx(sum(total in (6, 8, 11) for total in totals) / 36)
    assert sum(shares) == pytest.approx(1)


@settles("B-5", "B-23")
@rule("CC-COMBAT-END-01")
def test_a_site_that_was_rebuilt_speaks_again_and_is_sacked_again_for_1():
    stage = Stage("breaker", "brackguard").plain().site(3, "chain_yard").hand(1, "rebuild", "brace", "volley")
    one = stage.fighter(0, "slag_whelp")
    stage.pools([one], []).calm()
    assert stage.s.sides[0].points == 3
    until(next_turn(stage), "play rebuild")
    assert "use site 3" not in stage.said()
    stage.do("play rebuild")
    assert stage.s.sides[1].sacked == [False] * 3
    assert "use site 3" in stage.said()
    until(next_turn(stage), "attack").do("attack").involve(0, one).calm().do("target site 3").calm()
    assert (stage.s.sides[0].points, stage.s.sides[0].sacks) == (4, 2)
    assert stage.s.sides[1].sacked == [True, False, False]
