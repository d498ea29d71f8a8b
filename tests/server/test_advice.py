"""A hint says what a bot would do, and why in words that a player understands."""

import pytest

from ludotheque import bots, codec, games
from ludotheque.bots import Opinion
from ludotheque.kernel import Option
from ludotheque.match import Match, Question
from ludotheque.server import advice, thinking
from ludotheque.server.company import Viewer
from ludotheque.server.foresight import Prospect, look_ahead
from ludotheque.server.live import Live
from ludotheque.server.rebuilding import rebuild
from ludotheque.server.scene import Scene
from tests.reading import plain
from tests.server.test_store import a_table


def prospects(gain: float, other_gain: float, value: float, other_value: float) -> list[Prospect]:
    return [
        Prospect(Option("pick", "combo", 0), value, gain),
        Prospect(Option("pick", "combo", 1), other_value, other_gain),
    ]


@pytest.fixture
def scene() -> Scene:
    match = Match(games.load("smallworld"), games.load("smallworld").setup(2), 5, ["Léa", "Basile"])
    table, seats = a_table(match)
    live: Live = rebuild(table, seats, [], [])
    asked = live.position.asked()[0]
    return Scene(live, live.position, Viewer("fr", asked, (asked,)))


@pytest.mark.parametrize(
    ("found", "says"),
    [
        (prospects(8.2, 5.6, 3, 1), "compte ainsi sur environ 8 jetons dans l’immédiat, contre 6 jetons avec"),
        (prospects(4, 9, 3, 1), "rapporterait plus dans l’immédiat (9 jetons contre 4 jetons), mais"),
        (prospects(4, 9, 1, 3), "guère de différence"),
        (prospects(6, 6.2, 3, 1), "rapporte autant (6 jetons), mais cela prépare mieux la suite"),
        (prospects(1, 1.1, 3, 2.9), "vaut à peu près autant : environ 1 jeton dans l’immédiat"),
        (prospects(0, 0, 3, 1), "ne rapporte rien dans l’immédiat, mais prépare mieux la suite"),
        (prospects(-2, -5, 3, 1), "environ −2 jetons dans l’immédiat, contre −5 jetons"),
        (prospects(0, 0.3, 3, 3), "guère de différence"),
        (prospects(3, 1, 3, 1)[:1], "le seul choix possible"),
    ],
)
def test_the_reason_says_what_the_choice_brings(scene: Scene, found: list[Prospect], says: str):
    assert scene.question is not None
    text, reason = advice.told(scene, scene.question.ask, found)
    assert plain(text).startswith("Le robot jouerait : ")
    assert says in plain(reason)
    if len(found) > 1:
        assert scene.words.option(scene.talk, scene.question.ask, found[1].option) in reason


def at_a_choice(name: str, *verbs: str) -> tuple[Match, Question]:
    """A game at a question with several answers, among them such verbs."""
    game = games.load(name)
    match = Match(game, game.setup(game.seats[0]), 4)
    bot = bots.make("greedy", game, 4)
    while question := match.question():
        offered = {option.verb for option in question.options}
        if len(match.moves) > 20 and len(question.options) > 1 and offered.issuperset(verbs):
            return match, question
        match.answer(bot.choose(match.view(question.seat), question.seat), question.seat)
    raise AssertionError("the game ends before")


@pytest.mark.parametrize("name", [name for name in games.names() if games.load(name).has_page()])
def test_advice_needs_nothing_but_the_view(name: str):
    match, question = at_a_choice(name)
    view = codec.dump(match.game, match.view(question.seat))
    found = thinking.advise(name, match.setup, view, question.seat, 1)
    assert len(found) == 2
    assert all(prospect.option in question.options for prospect in found)


def test_a_longer_turn_brings_more():
    match, question = at_a_choice("smallworld", "conquer", "stop")
    stop, take = (next(o for o in question.options if o.verb == verb) for verb in ("stop", "conquer"))
    opinions = [Opinion(take, 1.0, 0.0), Opinion(stop, 1.0, 0.0)]
    found = look_ahead(match.game, match.view(question.seat), question.seat, opinions, 1)
    assert found[0].gain > found[1].gain > 0
