"""Reasons are true: once what they name is removed, the option opens up or the next cause is named."""

import random
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from ludotheque import contract, games, proof
from ludotheque.errors import NotAnOption
from ludotheque.game import LANGUAGES, Refusal
from ludotheque.kernel import Option
from ludotheque.match import Match, Question
from ludotheque.proof import Account, Case

# So many games are played of each, with about so many positions between two that are looked at.
LEAN = {"smallworld": (5, 8), "immortals": (1, 10), "ebbland": (2, 14), "mageknight": (3, 12)}
# The share of refusals that must be proved; `tools/reasons.py` reports it over 200 games.
LEAST = 0.95


@cache
def account(name: str) -> Account:
    """What a few random games refuse."""
    game = games.load(name)
    count, every = LEAN[name]
    tables = {seed: (game.seats[seed % len(game.seats)], dict[str, str]()) for seed in range(1, count + 1)}
    return proof.account(game, tables, 6, every)


@pytest.mark.parametrize("name", sorted(LEAN))
def test_refusals_are_proved_by_removing_their_cause(name: str):
    found = account(name)
    assert found.met.total() > 100
    assert found.share() >= LEAST, found.met - found.proved


@pytest.mark.parametrize("name", sorted(LEAN))
def test_no_refusal_hides_its_cause(name: str):
    assert not account(name).generic


@cache
def cases(name: str) -> list[Case]:
    """What a few more refuse, the most seats at each table."""
    game = games.load(name)
    return [case for seed in range(3) for case in proof.cases(game, game.seats[-1], {}, seed, 2, 40)]


@pytest.mark.parametrize("name", sorted(LEAN))
def test_whoever_is_not_asked_hears_first_what_would_bar_the_own_turn(name: str):
    for case in cases(name):
        named = [refusal.reason for refusal in case.given]
        assert named.count("not_your_turn") <= 1
        assert "not_your_turn" not in named[:-1]


@pytest.mark.parametrize("name", sorted(LEAN))
def test_every_sentence_of_a_reason_is_there_in_both_languages(name: str):
    words = [import_module(f"ludotheque.games.{name}.words.{language}.refusals") for language in LANGUAGES]
    tables = [getattr(module, "SENTENCES", None) or module.REFUSALS for module in words]
    assert set(tables[0]) == set(tables[1])


def test_a_reason_that_is_not_the_cause_is_found_out():
    """Were only a price named where a region is too far away, tokens would bring out what was kept quiet."""
    game = games.load("smallworld")
    case = next(case for case in cases(game.name) if [cause.reason for cause in case.given] == ["not_adjacent"])
    wrong = (Refusal("too_dear", "SW-DICE-04", (case.wished.index, 2, 1)),)
    links = proof.chain(game, Case(case.state, case.seat, case.wished, wrong, case.names))
    assert links
    assert not proof.is_foretold(wrong, links[0])
    again = proof.chain(game, case)
    assert again
    assert proof.is_foretold(case.given, again[0])


# Written in the tables of sentences beside reasons, as parts of their sentences.
PARTS = ("more", "asked", "always", "between")


@pytest.mark.parametrize("name", sorted(LEAN))
def test_every_reason_has_a_position_where_it_is_given(name: str):
    table = import_module(f"ludotheque.games.{name}.words.en.refusals")
    sentences = getattr(table, "SENTENCES", None) or table.REFUSALS
    declared = {reason for reason in sentences if " " not in reason and reason not in PARTS}
    tests = "".join(path.read_text(encoding="utf-8") for path in (Path("tests") / "games" / name).rglob("*.py"))
    shown = {reason for reason in declared if re.search(rf'"{reason}",\s*"[A-Z]{{2}}-[A-Z0-9-]+"', tests)}
    assert declared == shown


# How a program calls an element, or a sentence that was not finished.
RAW = re.compile(rf"\b[a-z]+-\d|\b[a-z]+_[a-z]+\b|\b[a-z]+:[a-z]|{contract.UNFINISHED.pattern}")


@pytest.mark.parametrize("name", sorted(LEAN))
def test_refusals_call_things_by_the_names_that_people_know(name: str):
    game = games.load(name)
    for case in cases(name):
        for sentence in proof.sentences(game, case):
            assert not RAW.search(sentence), sentence


@pytest.mark.parametrize("name", sorted(LEAN))
def test_an_answer_that_is_none_is_refused_without_numbers_of_elements(name: str):
    game = games.load(name)
    match, chance = Match(game, game.setup(game.seats[-1]), 5), random.Random(5)
    for _ in range(60):
        question = match.question()
        assert question is not None
        for wished in refusable(match, question, chance):
            with pytest.raises(NotAnOption) as refused:
                match.answer(wished, question.seat)
            for sentence in (refused.value.en, refused.value.fr):
                assert not re.search(r"\b[a-z]+-\d", sentence), sentence
        match.answer(chance.choice(question.options), question.seat)


def refusable(match: Match, question: Question, chance: random.Random) -> Iterator[Option]:
    """Some options that are none, of things that this table has."""
    for wished in proof.wishes(match, question.seat, chance, 2):
        with suppress(NotAnOption):
            if wished.verb and match.reasons(question.seat, wished):
                yield wished


@pytest.mark.parametrize("name", sorted(LEAN))
def test_what_was_clicked_and_is_refused_can_be_hatched_on_the_board(name: str):
    game = games.load(name)
    match = Match(game, game.setup(game.seats[0]), 1)
    assert 'id="pattern-refused"' in game.show.board(match.view(0), 0, "en")
