"""Decks by chance and sealed play: boosters, building in secret, decks that lie open afterwards."""

from collections import Counter

import pytest

from ludotheque import codec
from ludotheque.errors import BadAnswer
from ludotheque.game import Talk
from ludotheque.games.ebbland import GAME
from ludotheque.games.ebbland.data import DECKS
from ludotheque.games.ebbland.rules.sealed import BOOSTERS, CONTENT, LEAST, sort_of
from ludotheque.kernel import SPECTATOR, UNKNOWN, Dice, Option
from ludotheque.match import Match, replay
from ludotheque.record import decode, encode
from tests.reading import plain
from tests.rules import rule

READY = Option("ready", "button", 0, 0)


def opened(players: int = 2, seed: int = 5, **options: str) -> Match:
    return Match(GAME, GAME.setup(players, {"decks": "sealed", **options}), seed)


def options_of(match: Match, seat: int) -> list[Option]:
    return next(question for question in match.questions() if question.seat == seat).options


def choose(match: Match, seat: int, verb: str) -> Option:
    option = next(option for option in options_of(match, seat) if option.verb == verb)
    match.answer(option, seat)
    return option


@rule("CC-SEALED-01")
def test_six_boosters_of_ten_cards_hold_the_same_sorts():
    s = opened(4).state
    for pool in s.pools:
        sorts = Counter(sort_of(s.box.cards[card]) for card in pool)
        assert [sorts[sort] for sort in range(4)] == [BOOSTERS * number for number in CONTENT]
        assert max(Counter(pool).values()) <= BOOSTERS
    assert s.pools == opened(4).state.pools
    assert s.pools != opened(4, seed=6).state.pools


@rule("CC-SEALED-02")
def test_a_suggested_deck_of_forty_is_changed_card_by_card():
    match = opened()
    assert {option.verb for option in options_of(match, 1)} == {"ready", "pack"}
    packed = choose(match, 1, "pack")
    assert Option("leave", "card", packed.index, 0) in options_of(match, 1)
    choose(match, 1, "leave")
    assert "leave" not in {option.verb for option in options_of(match, 1)}
    card = next(
        card for card in match.state.pools[1] if f"card-{card}" not in {o.element() for o in options_of(match, 1)}
    )
    refusal = match.why_not(1, f"card-{card}")
    assert (refusal.reason, refusal.clause, refusal.figures) == ("least_sealed", "CC-SEALED-02", (LEAST,))


@pytest.mark.parametrize(
    ("language", "least", "more"),
    [
        (
            "en",
            "40 cards in your deck, the least; put one in before you leave one out",
            "41 cards in your deck, 40 are enough",
        ),
        (
            "fr",
            "Votre paquet : 40 cartes, le minimum ; ajoutez-en une avant d’en écarter une",
            "Votre paquet : 41 cartes, 40 suffisent",
        ),
    ],
)
def test_the_question_says_how_many_cards_there_are_and_what_to_do_at_the_limit(language: str, least: str, more: str):
    match = opened()

    def said() -> str:
        question = next(question for question in match.questions() if question.seat == 1)
        return plain(GAME.words[language].situation(Talk(match.view(1), ("Ada", "Bo"), 1), question.ask))

    assert said() == least
    choose(match, 1, "pack")
    assert said() == more


@rule("CC-SEALED-02")
def test_cards_that_were_not_opened_are_refused():
    match = opened()
    card = next(card for card in range(150) if card not in match.state.pools[0])
    assert match.why_not(0, f"card-{card}").reason == "not_opened"
    with pytest.raises(BadAnswer):
        match.answer(Option("pack", "card", card, 0), 0)


@rule("CC-SEALED-02")
def test_all_may_be_played_and_the_seat_keeps_its_leader():
    match = opened(**{"deck-2": "lampwright"})
    while "pack" in {option.verb for option in options_of(match, 1)}:
        choose(match, 1, "pack")
    pool = match.state.pools[1]
    for seat in (1, 0):
        match.answer(READY, seat)
    side = match.state.sides[1]
    assert (len(side.hand) + len(side.stock), side.leader) == (60, GAME.rules.blank(match.setup).house.decks[1].leader)
    assert match.state.decks[1].cards == pool


@rule("CC-SEALED-03")
def test_nobody_learns_what_others_open_or_choose():
    match = opened()
    before = codec.dump(GAME, match.view(0))
    choose(match, 1, "pack")
    choose(match, 1, "ready")
    view = match.view(0)
    assert view.pools[1] == [UNKNOWN] * 60
    assert view.decks[1].cards == []
    assert match.view(SPECTATOR).pools == [[UNKNOWN] * 60] * 2
    assert len(codec.dump(GAME, view)) <= len(before)


@rule("CC-SEALED-03")
def test_decks_lie_open_when_all_are_ready_and_the_rest_is_gone():
    match = opened()
    for seat in (1, 0):
        match.answer(READY, seat)
    view = match.view(0)
    assert view.pools == []
    assert [len(deck.cards) for deck in view.decks] == [LEAST, LEAST]
    assert view.decks[1].answers


def test_a_guess_opens_other_boosters_that_fit():
    match = opened(3)
    match.answer(READY, 2)
    guess = GAME.rules.guess(match.view(0), 0, Dice(4))
    assert guess.pools[0] == match.state.pools[0]
    assert guess.pools[1] != match.state.pools[1]
    assert len(guess.decks[2].cards) == LEAST


def test_sealed_games_and_decks_by_chance_replay():
    match = opened(**{"deck-1": "random", "deck-2": "random"})
    for seat in (0, 1):
        choose(match, seat, "pack")
        match.answer(READY, seat)
    again = replay(decode(encode(match.record())))
    assert codec.digest(GAME, again.state) == codec.digest(GAME, match.state)


@rule("CC-SETUP-05")
def test_chance_gives_each_deck_of_the_box():
    setup = GAME.setup(2, {"deck-2": "random"})
    leaders = {Match(GAME, setup, seed).state.sides[1].leader for seed in range(40)}
    assert leaders == {deck.leader for deck in GAME.rules.blank(setup).box.decks}
    assert len(leaders) == len(DECKS)
