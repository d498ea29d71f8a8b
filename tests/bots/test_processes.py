"""Bots think in processes of their own, interpreted and compiled: they get bytes and give an option back."""

import multiprocessing
import pickle
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

import pytest

from ludotheque import codec, games, rulebook
from ludotheque.kernel import Option
from ludotheque.match import Match
from ludotheque.server import thinking


@pytest.fixture(scope="module")
def workers() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=thinking.begin) as pool:
        yield pool


def test_an_option_is_the_same_in_another_process():
    option = Option("conquer", "region", 3, -1)
    assert pickle.loads(pickle.dumps(option)) == option


@pytest.mark.parametrize("name", [name for name in games.names() if name in rulebook.games()])
def test_answers_and_hints_come_back(name: str, workers: ProcessPoolExecutor):
    game = games.load(name)
    match = Match(game, game.setup(game.usual_seats()), 3)
    question = match.question()
    assert question is not None
    view = codec.dump(game, match.view(question.seat))
    option = workers.submit(thinking.choose, name, match.setup, view, question.seat, "normal", [], 1).result()
    assert option in question.options
    advice = workers.submit(thinking.advise, name, match.setup, view, question.seat, 1).result()
    assert advice[0].choice() in question.options
