"""What answers will do is foreseen in both languages, and looking ahead changes nothing."""

import pytest

from ludotheque import codec, games
from ludotheque.bots import make
from ludotheque.game import LANGUAGES, Game
from ludotheque.match import new
from ludotheque.page import Caution

GAMES = [games.load(name) for name, place in sorted(games.places().items()) if place.startswith("ludotheque.")]
MOVES = 250


def foreseen(game: Game) -> list[tuple[Caution, ...]]:
    """Play at random and return all that is foreseen on the way."""
    match = new(game.name, game.usual_seats(), 3)
    bot = make("random", game, 3)
    found = []
    for _ in range(MOVES):
        question = next((asked for seat in range(len(match.names)) if (asked := match.question(seat))), None)
        if question is None:
            break
        talk = match.talk(question.seat)
        before = codec.dump(game, talk.view)
        for option in question.options:
            told = [game.show.caution(talk, question.ask, option, language) for language in LANGUAGES]
            assert (told[0] is None) == (told[1] is None)
            found += [tuple(caution for caution in told if caution)] if told[0] else []
        assert codec.dump(game, talk.view) == before
        match.answer(bot.choose(match.view(question.seat), question.seat), question.seat)
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_ends_are_foreseen_in_both_languages(game: Game) -> None:
    found = foreseen(game)
    assert found
    for french, english in found:
        assert (french.is_loss, french.is_early) == (english.is_loss, english.is_early)
        assert french.text != english.text
        assert french.text.endswith(".")
        assert english.text.endswith(".")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_end_may_come_early(game: Game) -> None:
    assert any(caution.is_early for told in foreseen(game) for caution in told)
