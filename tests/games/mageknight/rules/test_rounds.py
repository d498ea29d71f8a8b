"""Rounds: preparing them, choosing tactics, order of turns, the end."""

import pytest

from ludotheque.games.mageknight import GAME, data
from ludotheque.games.mageknight.rules.pieces import NONE
from ludotheque.games.mageknight.rules.rounds.rounds import choosers
from ludotheque.match import Match
from tests.games.mageknight.positions import country, march
from tests.games.mageknight.scenario import Table
from tests.rules import rule

TWO = ("tovak", "goldyx")
THREE = ("tovak", "goldyx", "arythea")


def last_turn(*heroes: str, tiles: tuple[str, ...] = ("3", "5", "1")) -> Table:
    """Everybody has announced and passed but seat 0, whose last turn of the round this is."""
    t = Table(*heroes).land(*tiles).hand("rage").source().stand("3:w")
    for seat in range(1, len(t.s.players)):
        t.hand("march", seat=seat).stand("3:nw" if seat == 1 else "1:sw", seat=seat)
    return t


@rule("MK-ROUND-01")
def test_the_time_of_day_does_not_change_within_a_round():
    t = march("rage", "march", heroes=TWO)
    t.end_turn().end_turn().end_turn()
    assert not t.s.night
    assert t.s.round == 1


def opened(players: int) -> Match:
    """A game of Conquest from its beginning to the first turn."""
    match = Match(GAME, GAME.setup(players, {"scenario": "conquest"}), seed=1)
    while match.questions()[0].options[0].verb in ("hero", "tactic"):
        # The last tactics on offer ask nothing.
        match.answer(match.questions()[0].options[-1])
    return match


@rule("MK-ROUND-02")
def test_nothing_is_prepared_for_the_first_round():
    match = opened(2)
    names = [event.name for event in match.first_events + [event for move in match.moves for event in move.events]]
    assert names.count("source") == 1
    assert names.count("round") == 1


@rule("MK-ROUND-03", "MK-ROUND-04")
def test_the_board_is_turned_first_and_then_the_dice_are_rolled():
    t = last_turn(*TWO).new_round()
    names = [event.name for event in t.events]
    assert names.index("round") < names.index("source")
    assert t.s.night
    assert 2 * sum(1 for colour in t.s.source if colour < 4) >= len(t.s.source)


@rule("MK-ROUND-05", "MK-ROUND-07")
def test_units_left_go_under_their_decks():
    t = last_turn(*TWO).offer("peasants", "foresters", "catapults")
    t.new_round()
    assert set(t.s.regular_deck[:2]) == {data.UNIT["peasants"], data.UNIT["foresters"]}
    assert t.s.elite_deck[0] == data.UNIT["catapults"]
    assert len(t.s.unit_offer) == 4


@rule("MK-ROUND-06", "MK-ROUND-10")
def test_lessons_left_go_under_their_deck_and_each_monastery_brings_one():
    t = last_turn(*TWO).lessons("agility")
    t.new_round()
    assert data.CARD["agility"] in t.s.advanced_deck[:2]
    assert len(t.s.lessons) == 1


@rule("MK-ROUND-08", "MK-ROUND-09")
@pytest.mark.parametrize(("tile", "elite"), [("1", [False] * 5), ("c1", [True, False, True, False, True])])
def test_once_a_core_tile_is_seen_elite_and_regular_units_alternate(tile: str, elite: list[bool]):
    t = last_turn(*THREE, tiles=("3", "5", "1", tile) if tile != "1" else ("3", "5", "1")).new_round()
    assert [t.s.box.units[kind].elite for kind in t.s.unit_offer] == elite


@rule("MK-ROUND-10")
def test_a_burned_monastery_brings_no_lesson():
    t = last_turn(*TWO, tiles=("3", "5", "1", "7")).shield("5:ne")
    assert len(t.new_round().s.lessons) == 1


@rule("MK-ROUND-11", "MK-ROUND-12")
def test_the_lowest_card_of_each_offer_goes_under_its_deck():
    t = last_turn(*TWO).advanced("fire_bolt", "ice_bolt", "agility").spells("fireball", "chill", "tremor")
    top = t.s.advanced_deck[-1], t.s.spell_deck[-1]
    t.new_round()
    cards = [data.CARD[name] for name in ("ice_bolt", "agility", "chill", "tremor", "fire_bolt", "fireball")]
    assert t.s.advanced_offer == [cards[0], cards[1], top[0]]
    assert t.s.spell_offer == [cards[2], cards[3], top[1]]
    assert cards[4] in t.s.advanced_deck[:2]
    assert t.s.spell_deck[0] == cards[5]


@rule("MK-ROUND-13", "MK-ROUND-26")
def test_tactics_are_taken_back_and_those_of_the_night_lie_open():
    t = last_turn(*TWO).new_round()
    assert [player.tactic for player in t.s.players] == [NONE, NONE]
    assert t.s.tactics == [6, 7, 8, 9, 10, 11]


@rule("MK-ROUND-14", "MK-ROUND-16")
def test_banners_and_skills_are_up_and_units_ready_again():
    t = last_turn(*TWO).units("peasants spent wounded").banner("banner_of_courage").skills("tovak_motivation")
    player = t.player()
    player.units[0] = player.units[0].with_banner(player.units[0].banner, False)
    player.flipped = [data.SKILL["tovak_motivation"]]
    t.new_round().do("keep")
    assert t.player().flipped == []
    assert t.player().units[0].banner_up
    assert t.army() == ["peasants wounded"]


@rule("MK-ROUND-17", "MK-ROUND-18")
def test_all_cards_are_shuffled_and_a_new_hand_is_drawn():
    t = last_turn(*TWO).hand("rage", "wound").shield("3:ne").stand("3:e")
    total = len(t.player().deck + t.player().hand + t.player().discard)
    t.new_round()
    player = t.player()
    assert len(player.hand) == 6
    assert len(player.hand + player.deck) == total
    assert player.discard == player.play == []


@rule("MK-ROUND-20", "MK-ROUND-26")
def test_each_tactic_is_taken_once():
    t = last_turn(*TWO).new_round().do("tactic", "mana_search")
    assert t.refused("tactic", "mana_search")
    t.do("tactic", "from_the_dusk")
    assert len({player.tactic for player in t.s.players}) == 2


@rule("MK-ROUND-21")
def test_tactics_are_chosen_from_the_lowest_fame_up():
    t = Table(*THREE).fame(4).fame(2, seat=1).fame(7, seat=2).round(2)
    assert choosers(t.s) == [1, 0, 2]


@rule("MK-ROUND-22")
def test_on_equal_fame_the_lower_in_the_column_chooses_first():
    t = Table(*TWO).round(2)
    t.s.order = [0, 1]
    assert choosers(t.s) == [1, 0]
    t.s.order = [1, 0]
    assert choosers(t.s) == [0, 1]


@rule("MK-ROUND-23")
def test_in_the_first_round_the_last_to_pick_a_hero_chooses_first():
    match = opened(3)
    choices = [move for move in match.moves if move.option.verb == "tactic"]
    assert [move.seat for move in choices] == match.state.picked[::-1]


@rule("MK-ROUND-24")
def test_a_tactic_acts_when_it_is_taken():
    t = last_turn(*TWO).new_round()
    t.s.tactics = [4, 0]
    seat = t.question.seat
    before = len(t.player(seat).hand)
    t.do("tactic", "great_start")
    assert len(t.player(seat).hand) == before + 2


@rule("MK-ROUND-25")
def test_turns_follow_the_numbers_of_the_tactics():
    t = last_turn(*THREE).new_round()
    names = ["preparation", "from_the_dusk", "mana_search"]
    while t.asked in ("ChooseTactic", "Prepare"):
        if t.asked == "Prepare":
            t.passively()
        else:
            t.do("tactic", names[t.question.seat])
    assert t.s.order == [1, 2, 0]
    assert t.s.turn.seat == 1


@rule("MK-ROUND-27")
def test_turns_go_round_and_round():
    t = march("rage", "march", heroes=TWO)
    seats = []
    for _ in range(4):
        seats.append(t.s.turn.seat)
        t.end_turn()
    assert seats == [0, 1, 0, 1]


@rule("MK-ROUND-28", "MK-ROUND-29")
def test_after_the_announcement_everybody_else_has_one_more_turn():
    t = country(*THREE).deck(only=True, seat=1).hand("march", seat=1).hand("march", seat=2).hand("rage").source()
    t.stand("3:w").stand("3:nw", seat=1).stand("1:sw", seat=2).begin(1).do("announce")
    seats = [t.s.turn.seat]
    while t.s.round == 1:
        t.end_turn()
        if t.s.round == 1:
            seats.append(t.s.turn.seat)
    assert seats == [2, 0]


@rule("MK-ROUND-30", "MK-GAME-08", "MK-SCN-CONQ-02")
def test_the_game_is_over_after_its_last_round():
    t = last_turn(*TWO).round(6)
    t.announced(0).begin(1).end_round()
    assert t.s.finished
    assert t.match.outcome() is not None


@rule("MK-ROUND-31")
def test_otherwise_a_new_round_begins():
    t = last_turn(*TWO).round(2).new_round()
    assert t.s.round == 3
    assert not t.s.night
    assert not t.s.finished
