"""Levels for people: every game has all of them, and the weaker ones make mistakes that people make."""

import pytest

from ludotheque import bots, games, load, new
from ludotheque.bots.greedy import Greedy
from ludotheque.bots.novice import Novice
from ludotheque.bots.spec import parse
from ludotheque.errors import BadBot
from ludotheque.match import Match

SMALLWORLD = load("smallworld")


def positions(count: int) -> list[tuple[Match, int]]:
    """Some moments of a random game with several options to choose from."""
    match = new("smallworld", players=2, seed=4)
    chance = bots.make("random", SMALLWORLD, seed=4)
    found = []
    while len(found) < count and (question := match.question()) is not None:
        if len(question.options) > 3:
            found.append((match.copy(), question.seat))
        match.answer(chance.choose(match.view(question.seat), question.seat))
    return found


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_game_has_every_level(name: str, level: str):
    game = load(name)
    assert bots.make(level, game).name == parse(bots.at_level(level, game)).place.rpartition(":")[2].lower()
    assert bots.is_known(level)
    assert set(game.mind.levels) <= set(bots.LEVELS)


def test_time_to_think_is_what_a_person_bears():
    for name in games.names():
        spent = [parse(bots.at_level(level, load(name))).options.get("ms", 0) for level in bots.LEVELS]
        assert all(isinstance(ms, int | float) for ms in spent)
        assert spent == sorted(spent, key=float)
        assert float(spent[2]) <= 500
        assert float(spent[3]) <= 1000


def test_a_novice_who_misses_nothing_is_greedy():
    for match, seat in positions(8):
        view = match.view(seat)
        novice, greedy = Novice(SMALLWORLD, attention=1, blur=0), Greedy(SMALLWORLD)
        best = {opinion.option: opinion.value for opinion in greedy.advice(view, seat)}
        assert best[novice.choose(view, seat)] >= max(best.values()) - 0.8


def test_a_novice_overlooks_what_does_not_catch_the_eye():
    missed = 0
    for match, seat in positions(12):
        view = match.view(seat)
        ask = bots.question(view, seat)
        opinions = Novice(SMALLWORLD, attention=0, blur=0).advice(view, seat)
        tastes = {option: SMALLWORLD.mind.taste(view, ask, option) for option in ask.options(view)}
        assert tastes[opinions[0].option] == max(tastes.values())
        missed += opinions[0].value < max(opinion.value for opinion in opinions)
    assert missed


def test_a_novice_misjudges_by_chance_but_repeats_itself_with_a_seed():
    match, seat = positions(6)[-1]
    view = match.view(seat)
    chosen = [Novice(SMALLWORLD, seed, attention=1, blur=3).choose(view, seat) for seed in range(20)]
    assert len(set(chosen)) > 1
    assert chosen == [Novice(SMALLWORLD, seed, attention=1, blur=3).choose(view, seat) for seed in range(20)]


def test_opinions_of_a_novice_share_the_choice():
    match, seat = positions(1)[0]
    opinions = Novice(SMALLWORLD).advice(match.view(seat), seat)
    assert sum(opinion.weight for opinion in opinions) == pytest.approx(1)


def test_a_novice_is_less_sure_at_a_larger_table():
    pair, four = (new("smallworld", players=players, seed=3) for players in (2, 4))
    novice = Novice(SMALLWORLD, attention=0.8, blur=0.4, crowd=0.5)
    assert novice.calm(pair.view(0)) == 1
    assert novice.calm(four.view(0)) == 0.25
    assert Novice(SMALLWORLD, attention=0.8, blur=0.4).calm(four.view(0)) == 1


@pytest.mark.parametrize("wrong", ["novice:attention=2", "novice:attention=-1", "novice:blur=-1", "novice:crowd=1"])
def test_a_novice_that_cannot_be_is_refused(wrong: str):
    with pytest.raises(BadBot, match="attention=0 to 1"):
        bots.make(wrong, SMALLWORLD)
