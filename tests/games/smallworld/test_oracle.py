"""The engine against the rules told a second time: every attack offered, every price, every score of random games."""

import random

import pytest

import ludotheque
from ludotheque.games.smallworld.rules.events import Replaced, Scored, Taking
from ludotheque.games.smallworld.rules.state import SmallWorld
from ludotheque.games.smallworld.rules.turn import Begin, March
from ludotheque.match import Match, Question
from tests.games.smallworld import oracle
from tests.rules import rule


def fight(match: Match, chooser: random.Random, question: Question) -> int:
    """Compare what is offered and what a conquest puts down; answer with a liking for attacks; return the captures."""
    s, ask = match.state, question.ask
    assert isinstance(s, SmallWorld)
    assert isinstance(ask, Begin | March)
    folk = s.folk(ask.seat, ask.race)
    hand = s.ready(folk) if isinstance(ask, Begin) else folk.hand
    assert oracle.offered(question.options) == oracle.attacks(s, folk, hand)
    attacks = [option for option in question.options if option.verb not in ("stop", "decline", "abandon")]
    option = chooser.choice(attacks if attacks and chooser.random() < 0.7 else question.options)
    cost, capture = oracle.price(s, folk, option.index), oracle.is_capture(s, folk, option.index)
    events = match.answer(option)
    taken = next((event for event in events if isinstance(event, Taking | Replaced)), None)
    if option.verb == "conquer":
        assert isinstance(taken, Taking)
        assert taken.tokens == cost
    return int(taken is not None and capture)


@rule("SW-CONQ-11", "SW-CONQ-16", "SW-CONQ-18", "SW-SCORE-03")
@pytest.mark.parametrize("own_declined", ["counts", "ignored"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_attacks_prices_and_scores_are_those_of_the_rules(players: int, seed: int, own_declined: str):
    options = {
        "own-declined": own_declined,
        "ratmen": "yes" if seed % 2 else "no",
        "sea-entry": "yes" if seed < 2 else "no",
    }
    match = ludotheque.new("smallworld", players=players, seed=seed, options=options)
    chooser, captures = random.Random(seed), 0
    while (question := match.question()) is not None:
        if isinstance(question.ask, Begin | March):
            captures += fight(match, chooser, question)
        else:
            match.answer(chooser.choice(question.options))
        for event in match.state.events:
            if isinstance(event, Scored):
                assert event.coins == oracle.coins(match.state, event.seat, captures)
            elif event.name == "turn":
                captures = 0
