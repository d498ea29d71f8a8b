"""The dummy player, and skills in a solo game."""

import pytest

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.events.rounds import DummyPlayed
from ludotheque.games.mageknight.rules.heroes.levels import LevelUp
from ludotheque.games.mageknight.rules.pieces import DUMMY, NOBODY
from ludotheque.games.mageknight.rules.rounds.dummy import DummyTurn
from ludotheque.games.mageknight.rules.rounds.rounds import PrepareRound, renew_offers
from ludotheque.games.mageknight.rules.state import Dummy
from ludotheque.kernel import advance
from tests.games.mageknight.scenario import Table
from tests.rules import rule


def dummy_of(t: Table) -> Dummy:
    assert t.s.dummy is not None
    return t.s.dummy


def turned(deck: str, crystals: str = "", announced: int = NOBODY) -> Table:
    """A dummy turn with this deck, the first named on top."""
    t = Table("tovak")
    dummy = dummy_of(t)
    dummy.deck = [data.CARD[card] for card in deck.split()][::-1]
    dummy.discard = []
    dummy.crystals = [crystals.split().count(colour) for colour in ("red", "blue", "white", "green")]
    t.s.announced = announced
    DummyTurn().run(t.s)
    return t


@rule("MK-DUMMY-10", "MK-DUMMY-11")
def test_three_cards_are_turned_over():
    t = turned("march stamina rage march march", "blue green")
    assert [data.CARDS[card] for card in dummy_of(t).discard] == ["march", "stamina", "rage"]


@rule("MK-DUMMY-12", "MK-DUMMY-13", "MK-DUMMY-17")
def test_crystals_of_the_third_colour_turn_over_more_once():
    t = turned("march stamina rage rage rage rage rage march", "red red red red")
    assert len(dummy_of(t).discard) == 7
    assert len(dummy_of(t).deck) == 1


@rule("MK-DUMMY-14")
def test_a_short_deck_is_turned_over_as_far_as_it_goes():
    t = turned("march stamina", "blue blue")
    assert (len(dummy_of(t).discard), t.s.announced) == (2, NOBODY)
    t = turned("march stamina rage rage", "red red red")
    assert (dummy_of(t).deck, t.s.announced) == ([], NOBODY)


@rule("MK-DUMMY-09")
@pytest.mark.parametrize(("before", "after"), [(NOBODY, DUMMY), (0, 0)])
def test_an_empty_deck_ends_the_round(before: int, after: int):
    assert turned("", announced=before).s.announced == after


@rule("MK-DUMMY-15", "MK-DUMMY-16", "MK-ROUND-11", "MK-ROUND-12")
def test_at_a_new_round_the_dummy_takes_the_lowest_action_and_a_crystal():
    t = Table("tovak").advanced("agility", "ambush", "training").spells("fireball", "chill", "tremor")
    dummy = dummy_of(t)
    dummy.crystals = [3, 0, 0, 0]
    # Some cards have been turned over in the round that ended.
    dummy.deck, dummy.discard = dummy.deck[:9], dummy.deck[9:]
    before = dummy.deck + dummy.discard
    cards = len(before)
    renew_offers(t.s)
    assert sorted(dummy.deck) == sorted([*before, data.CARD["agility"]])
    assert dummy.deck[:cards] != before
    assert data.CARD["agility"] in dummy.deck
    assert (len(dummy.deck), dummy.discard) == (cards + 1, [])
    assert dummy.crystals == [4, 0, 0, 0]
    assert t.s.spell_deck[0] == data.CARD["fireball"]
    assert t.s.advanced_offer[:2] == [data.CARD["ambush"], data.CARD["training"]]
    assert len(t.s.advanced_offer) == len(t.s.spell_offer) == 3


@rule("MK-ROUND-11", "MK-ROUND-12")
def test_without_a_dummy_the_lowest_cards_go_under_their_decks():
    t = Table("tovak", "goldyx").advanced("agility", "ambush", "training").spells("fireball", "chill", "tremor")
    renew_offers(t.s)
    assert t.s.advanced_deck[0] == data.CARD["agility"]
    assert t.s.spell_deck[0] == data.CARD["fireball"]


@rule("MK-DUMMY-08", "MK-SCN-SOLO-08")
def test_the_player_chooses_first_and_the_dummy_gets_a_tactic_at_random():
    chosen = set()
    for seed in range(12):
        t = Table("tovak")
        t.s.dice.a += seed * 7919
        t.s.tactics = [0, 1, 2, 3, 4, 5]
        from ludotheque.games.mageknight.rules.rounds.tactics import ChooseTactics

        t.s.agenda = []
        t.s.then([ChooseTactics([0])])
        advance(t.s)
        assert len(t.options) == 6
        t.do("tactic", "planning")
        dummy = dummy_of(t)
        chosen.add(dummy.tactic)
        assert dummy.tactic != data.TACTIC["planning"]
        assert t.s.order == ([0, DUMMY] if dummy.tactic > data.TACTIC["planning"] else [DUMMY, 0])
    assert len(chosen) > 2


@rule("MK-SOLO-02", "MK-SOLO-03", "MK-SOLO-04", "MK-LEVEL-07", "MK-LEVEL-08")
def test_each_skill_gained_alone_reveals_one_of_the_dummys():
    t = Table("tovak").fame(0).advanced("agility", "ambush", "training")
    t.player().fame = 3
    t.s.agenda = []
    t.s.then([LevelUp(0)])
    advance(t.s)
    assert t.s.skill_offer == []
    own = t.targets("learn")
    t.do("learn", own[0])
    assert len(t.s.skill_offer) == 2
    revealed = t.s.skill_offer[1]
    assert t.s.box.skills[revealed].hero == dummy_of(t).hero
    t.do("learn", "ambush")
    t.player().fame, t.player().level = 15, 3
    t.s.then([LevelUp(0)])
    advance(t.s)
    t.do("learn", data.SKILLS[revealed])
    assert data.SKILLS[revealed] in [data.SKILLS[skill] for skill in t.player().skills]
    # With a skill from the common offer comes the lowest action.
    assert t.player().deck[-1] == data.CARD["agility"]


@rule("MK-SCN-SOLO-09")
def test_used_tactics_leave_the_game():
    t = Table("tovak").tactic("planning")
    dummy_of(t).tactic = data.TACTIC["rethink"]
    t.s.tactics_gone = [data.TACTIC["planning"], data.TACTIC["rethink"]]
    t.s.night = False
    t.s.agenda = []
    t.s.then([PrepareRound()])
    advance(t.s)
    assert t.s.tactics == [0, 2, 4, 5]


@rule("MK-SCN-SOLO-09")
def test_both_tactics_of_a_round_that_ends_are_gone():
    t = Table("tovak").land("3", "5").tactic("planning").stand("3:w").hand("rage").meddle()
    dummy_of(t).tactic = data.TACTIC["rethink"]
    t.new_round()
    assert sorted(t.s.tactics_gone) == sorted([data.TACTIC["planning"], data.TACTIC["rethink"]])


@rule("MK-DUMMY-10", "MK-DUMMY-12")
def test_the_log_tells_how_many_cards_the_dummy_turned_and_how_many_it_has():
    t = Table("tovak").land("3", "5").stand("3:w").hand("rage", "march").source().begin()
    dummy = dummy_of(t)
    dummy.deck, dummy.crystals = [data.CARD["march"]] * 9, [0, 0, 0, 2]
    t.end_turn()
    assert [(event.cards, event.left) for event in t.match.news(0) if isinstance(event, DummyPlayed)] == [(5, 4)]
