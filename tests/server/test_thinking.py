"""Bots that think in processes of their own: who is asked again thinks on."""

from collections.abc import Iterator

import pytest

from ludotheque import codec, new
from ludotheque.match import Match
from ludotheque.server import thinking


@pytest.fixture(autouse=True)
def _nobody_before() -> Iterator[None]:
    thinking.recent.clear()
    yield
    thinking.recent.clear()


def answer(match: Match, level: str = "normal") -> int:
    question = match.question()
    assert question is not None
    view, *trail = (codec.dump(match.game, s) for s in (match.view(question.seat), *match.trail(question.seat)))
    match.answer(thinking.choose(match.game.name, match.setup, view, question.seat, level, trail, 1), question.seat)
    return question.seat


def test_a_bot_that_is_asked_again_thinks_on():
    match = new("smallworld", players=2, seed=11)
    seat = answer(match)
    # To pick a race brings another one to light: what was seen before no longer counts.
    answer(match)
    (bot,) = list(thinking.recent.values())[1:]
    assert answer(match) == seat
    assert list(thinking.recent.values())[-1] is bot


def test_at_another_table_another_bot_thinks():
    answer(new("smallworld", players=2, seed=11))
    answer(new("smallworld", players=2, seed=12))
    assert len({id(bot) for bot in thinking.recent.values()}) == 2


def test_few_bots_are_kept(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(thinking, "RECENT", 2)
    for seed in range(4):
        answer(new("smallworld", players=2, seed=seed), "easy")
    assert len(thinking.recent) == 2
