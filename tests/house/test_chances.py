"""Chances that are shipped were fitted to the judgement that is shipped; `ludotheque calibrate --stale` renews them."""

from dataclasses import replace

import pytest

from ludotheque.games import load, names
from ludotheque.review.chances import kept, lead_of
from ludotheque.review.probe import is_stale, judged
from ludotheque.training.chances import apart
from tools import golden_chances


@pytest.mark.parametrize("name", names())
def test_no_chance_is_older_than_the_judgement_it_rests_on(name: str):
    stale = [(fit.players, fit.options) for fit in kept(name).fits if is_stale(load(name), fit)]
    assert stale == [], f"ludotheque calibrate {name} --stale"


@pytest.mark.parametrize("name", names())
def test_every_table_that_cannot_be_compared_was_measured(name: str):
    measured = [(fit.players, fit.options) for fit in kept(name).fits]
    assert [table for table in apart(name) if load(name).ledger.apart and table not in measured] == []


def test_another_judgement_is_noticed():
    game = load("smallworld")
    lead = lead_of(game)
    other = replace(game, mind=replace(game.mind, lead=lambda s, seat: lead(s, seat) + 0.01))
    assert judged(other, 2, {}) != judged(game, 2, {})


def test_another_judgement_of_what_is_only_won_later_is_noticed():
    game = load("mageknight")
    value = game.mind.value
    fond = replace(
        game, mind=replace(game.mind, value=lambda s, seat: value(s, seat) + 0.1 * len(s.players[seat].units))
    )
    options = {"scenario": "first_reconnaissance"}
    assert judged(fond, 1, options) != judged(game, 1, options)


def test_the_tables_of_the_docs_are_those_of_the_fits():
    assert golden_chances.page() == golden_chances.GOLDEN.read_text(encoding="utf-8"), "make golden"
