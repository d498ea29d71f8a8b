"""What newcomers are told of questions: of every game, in both languages, of questions that it asks."""

import pytest

from ludotheque import games
from ludotheque.game import LANGUAGES, Game
from ludotheque.kernel import Ask

GAMES = [games.load(name) for name, place in sorted(games.places().items()) if place.startswith("ludotheque.")]
# A question leaves room for so many letters beside it on a phone.
LONGEST = 210


def kinds(of: type) -> set[str]:
    return {found for kind in of.__subclasses__() for found in (kind.__name__, *kinds(kind))}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_questions_of_the_game_are_explained_in_both_languages(game: Game) -> None:
    french, english = (game.show.counsels[language] for language in LANGUAGES)
    assert len(french) >= 3
    assert french.keys() == english.keys()
    assert french.keys() <= kinds(Ask)
    texts = [*french.values(), *english.values()]
    assert [text for text in texts if not text.endswith(".") or len(text) > LONGEST] == []
    assert not any("'" in text for text in texts)
