"""Who sits where, from what was wished for."""

import pytest

from ludotheque import games
from ludotheque.cli.terminal.seating import Wish, arrange, split_bots

GAME = games.load("smallworld")
H = "human"


@pytest.mark.parametrize(
    ("wish", "kinds"),
    [
        (Wish(), (H, "normal", "normal")),
        (Wish(players=2, bots="random"), (H, "random")),
        (Wish(bots="greedy,random"), (H, "greedy", "random")),
        (Wish(players=4, bots="greedy,random"), (H, H, "greedy", "random")),
        (Wish(seats="2"), ("normal", H, "normal")),
        (Wish(seats="1,3"), (H, "normal", H)),
        (Wish(bots="débutant,fort"), (H, "beginner", "strong")),
        (Wish(seats="all"), (H, H, H)),
        (Wish(seats="tous", players=2), (H, H)),
        (Wish(seats="none", bots="random"), ("random", "random", "random")),
        (Wish(seats="none", players=2, bots="greedy,random"), ("greedy", "random")),
        (Wish(players=2, bots="greedy:guesses=2"), (H, "greedy:guesses=2")),
        (Wish(players=2, bot_ms=50), (H, "search:ms=50")),
        (Wish(players=2, bots="search", bot_ms=50), (H, "search:ms=50")),
    ],
)
def test_people_and_bots_take_their_seats(wish: Wish, kinds: tuple[str, ...]):
    assert arrange(GAME, wish, "en").kinds == kinds


@pytest.mark.parametrize(
    ("wish", "lang", "names"),
    [
        (Wish(), "en", ("Player 1", "Robot 2", "Robot 3")),
        (Wish(seats="2"), "fr", ("Robot 1", "Joueur 2", "Robot 3")),
        (Wish(names="Ada"), "en", ("Ada", "Robot 2", "Robot 3")),
        (Wish(names=" Ada , Bob", seats="1,3"), "en", ("Ada", "Robot 2", "Bob")),
        (Wish(names="Ada,Hal,Robby"), "en", ("Ada", "Hal", "Robby")),
    ],
)
def test_everybody_has_a_name(wish: Wish, lang: str, names: tuple[str, ...]):
    assert arrange(GAME, wish, "fr" if lang == "fr" else "en").names == names


@pytest.mark.parametrize(
    ("text", "bots"),
    [
        ("greedy", ["greedy"]),
        ("greedy, random", ["greedy", "random"]),
        ("search:ms=9,width=3,greedy", ["search:ms=9,width=3", "greedy"]),
        ("greedy:guesses=2,greedy:guesses=4", ["greedy:guesses=2", "greedy:guesses=4"]),
    ],
)
def test_a_list_of_bots_is_read_with_their_settings(text: str, bots: list[str]):
    assert split_bots(text) == bots
