"""Every puzzle can be solved, and not by doing nothing or anything; a rule change that breaks one shows here."""

import importlib
import random

import pytest

from ludotheque import codec, games, puzzles
from ludotheque.game import LANGUAGES
from ludotheque.kernel import answer, waiting
from ludotheque.match import replay
from ludotheque.positions import parse
from ludotheque.puzzles import MISSED, OPEN, SOLVED, BadPuzzle, Puzzle, idle_answer, puzzle, puzzle_of, understood
from ludotheque.words.vocabulary import slips

EVERY = [(game, id) for game in puzzles.with_puzzles() for id in puzzles.ids(game)]
# So many random tries, of which so many may succeed.
TRIES, LUCKY = 4, 1


def luckily(it: Puzzle, dice: random.Random) -> bool:
    """Tell whether random answers solve a puzzle."""
    s = it.state()
    while not it.is_over(s):
        ask = waiting(s)[0]
        options = ask.options(s)
        answer(s, ask, dice.choice(options) if ask.seat == it.seat else options[0])
    return it.is_met(s)


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_a_puzzle_is_solved_by_its_solution_and_not_by_chance(game: str, id: str):
    it = puzzle(game, id)
    given = it.solved()
    assert [it.verdict(given[:-1]), it.verdict(given)] == [OPEN, SOLVED]
    assert sum(luckily(it, random.Random(number)) for number in range(TRIES)) <= LUCKY


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_a_puzzle_is_not_solved_by_doing_nothing(game: str, id: str):
    it = puzzle(game, id)
    s, given = it.state(), []
    while not it.is_over(s):
        ask = waiting(s)[0]
        given.append(idle_answer(s, ask) if ask.seat == it.seat else ask.options(s)[0])
        answer(s, ask, given[-1])
    assert it.verdict(given) == MISSED


def test_each_game_with_puzzles_has_ten():
    assert all(len(puzzles.ids(game)) >= 10 for game in puzzles.with_puzzles())


@pytest.mark.parametrize("game", puzzles.with_puzzles())
def test_puzzles_speak_the_words_of_the_game(game: str):
    for language in LANGUAGES:
        terms = importlib.import_module(f"ludotheque.games.{game}.words.{language}.vocabulary").TERMS.values()
        for it in puzzles.puzzles(game):
            for text in it.said():
                assert slips(list(terms), text.say(language)) == []
                assert "'" not in text.say(language)
    titles = [it.file.title.en for it in puzzles.puzzles(game)]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("game", puzzles.with_puzzles())
def test_a_game_that_began_from_a_puzzle_knows_it_and_replays(game: str):
    it = puzzle(game, "1")
    match = it.begun()
    for option in it.solved():
        match.answer(option)
    assert puzzle_of(match) is it
    again = replay(match.record())
    assert codec.dump(it.game, again.state) == codec.dump(it.game, match.state)
    assert len(it.told("fr")) == len(it.told("en")) == len(it.file.solution)
    assert puzzle_of(parse_of(it)) is None


def parse_of(it: Puzzle):
    """The same position without its name, which is no puzzle."""
    from ludotheque.match import begin

    return begin(parse(it.position.text.partition("\n")[2]), 1)


GOOD = """\
title = { fr = "a", en = "a" }
task = { fr = "a", en = "a" }
goal = [{ what = "coins", least = 3 }]
solution = []
[position]
"""


@pytest.mark.parametrize(
    ("good", "bad", "told"),
    [
        ("solution = []", "", "solution"),
        ('"coins"', '"stars"', "counts 'stars'; smallworld counts coins"),
        ("least = 3", 'least = "three"', "least"),
        ("[position]", "[position", "is no puzzle"),
        ("[position]", "[stage]", "stage"),
    ],
)
def test_a_damaged_puzzle_is_refused_in_one_sentence(good: str, bad: str, told: str):
    with pytest.raises(BadPuzzle) as caught:
        understood(GOOD.replace(good, bad), games.load("smallworld"), "x", 1)
    assert told in caught.value.en
    assert "\n" not in caught.value.en


def test_a_puzzle_that_is_not_there_is_missed():
    game = puzzles.with_puzzles()[0]
    for wrong in ("0", "999", "../clauses", "nothing"):
        with pytest.raises(BadPuzzle, match="has no puzzle"):
            puzzle(game, wrong)
