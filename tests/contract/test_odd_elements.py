"""What is on no board is refused with a word, by every game and at any moment."""

import pytest

from ludotheque import bots, games
from ludotheque.errors import LudothequeError, NotAnOption
from ludotheque.kernel import Option
from ludotheque.match import Match

KINDS = ("card", "region", "space", "unit", "tile", "token", "seat", "die", "site", "combo", "skill", "foe", "button")
INDICES = ("", "9999", "-1", "²", "x", "0", "\0")


@pytest.mark.parametrize("name", games.names())
def test_what_is_on_no_board_is_refused_with_a_word(name: str):
    game = games.load(name)
    match = Match(game, game.setup(game.seats[0]), 5)
    bot = bots.make("random", game, 3)
    for _ in range(80):
        question = match.question()
        if question is None:
            return
        for kind in KINDS:
            for index in INDICES:
                ask_why(match, question.seat, f"{kind}-{index}", question.options[0].verb)
            with pytest.raises(NotAnOption):
                match.answer(Option(question.options[0].verb, kind, 10**6, 10**6), question.seat)
        match.answer(bot.choose(match.view(question.seat), question.seat), question.seat)


def ask_why(match: Match, seat: int, element: str, verb: str) -> None:
    for wanted in ("", verb):
        try:
            match.why_not(seat, element, wanted)
        except LudothequeError:
            continue
