"""A hint says what a bot would do, why in the words of the game, and names one alternative."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from ludotheque import bots, codec, games, lessons
from ludotheque.kernel import BUTTON, Option
from ludotheque.match import Match, Question
from ludotheque.review.lines import Line
from ludotheque.review.reasons import onward, plan, seen
from ludotheque.server import advice, thinking
from ludotheque.server.company import Viewer
from ludotheque.server.live import Live
from ludotheque.server.rebuilding import rebuild
from ludotheque.server.scene import Scene
from tests.reading import plain
from tests.server.test_store import a_table


def line(index: int, chance: float, doubt: float = 0.0, **holdings: float) -> Line:
    return Line(("pick", "combo", index, 0), chance, doubt, holdings)


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
        ([line(0, 0.6, coins=9), line(1, 0.5, coins=7)], "en moyenne : +2 jetons de victoire."),
        ([line(0, 0.6, coins=9, tokens=4), line(1, 0.5, coins=7, tokens=6)], "en échange −2 pions du peuple actif."),
        ([line(0, 0.6, coins=7), line(1, 0.5, coins=9)], "Le robot compte sur la suite."),
        ([line(0, 0.51), line(1, 0.5, 0.006)], "se valent à peu près : suivez votre idée"),
        ([line(0, 0.52), line(1, 0.5, 0.05)], "Le robot n’est pas sûr"),
        ([line(0, 0.31, coins=3), line(1, 0.36, coins=4)], "Le robot hésite"),
        ([line(0, 46.0), line(1, 46.5, 0.3)], "se valent à peu près : suivez votre idée"),
        ([line(0, 48.0), line(1, 50.6, 0.01)], "l’autre mène plus loin"),
        ([line(0, 0.5), line(1, 0.5)], "se valent à peu près : suivez votre idée"),
        (
            [line(0, 0.52), line(1, 0.5, 0.05, coins=3)],
            "Avec l’autre : d’ici le prochain tour, en moyenne +3 jetons de victoire.",
        ),
        (
            [line(0, 0.52, coins=3), line(1, 0.5, 0.05)],
            "Avec le premier : d’ici le prochain tour, en moyenne +3 jetons",
        ),
        ([line(0, 0.5)], "le seul choix possible"),
    ],
)
def test_the_reason_is_what_one_counts_at_the_table(scene: Scene, found: list[Line], says: str):
    assert scene.question is not None
    found = [Line(one.option, one.chance, one.doubt, {"coins": 0.0, "tokens": 0.0, **one.holdings}) for one in found]
    text, *reasons = advice.told(scene, scene.question.ask, found)
    assert plain(text).startswith("Le robot jouerait « ")
    assert any(says in plain(reason) for reason in reasons)
    assert "peuple se choisit" in plain(reasons[0])
    if len(found) > 1:
        other = scene.words.option(scene.talk, scene.question.ask, found[1].choice())
        assert f"Ou bien « {plain(other)} »." in list(map(plain, reasons))


def test_quotes_end_without_a_full_stop_and_lists_with_the_marks_of_the_language(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
):
    assert scene.question is not None
    monkeypatch.setattr(advice.reasons, "seen", lambda *_: ("2 régions à vous à côté", ""))
    monkeypatch.setattr(scene.words, "option", lambda *_: "Aucun effet.", raising=False)
    found = [line(0, 0.52, coins=3.0, tokens=0.0), line(1, 0.5, 0.05, coins=0.0, tokens=0.0)]
    text, *reasons = [plain(said) for said in advice.told(scene, scene.question.ask, found)]
    assert text == "Le robot jouerait « Aucun effet »."
    assert any("à côté ; d’ici le prochain tour" in reason for reason in reasons)


DAY = ["basic card:march", "move hex:A:nw", "sideways card:concentration", "sideways card:crystallize", "move hex:1:se"]


def test_a_hint_says_where_a_move_leads_as_far_as_nothing_comes_to_light():
    match = lessons.opened(lessons.load("mageknight"), 3, ("Léa",))
    twin = match.copy()
    for answer in (*DAY, "end", "done", "sideways card:improvisation", "sideways card:threaten", "move hex:1:e"):
        twin.answer(answer)
    first, *course = [(o.verb, o.kind, o.index, o.arg) for o in (move.option for move in twin.moves[2:])]
    told = onward(match.game, match.state, match.names, 0, Line(first, 0.5, 0.0, {}, course), "en")
    assert told == "Next, for example: “Move to space D10 (plains, to the north-east): cost 2”."
    assert onward(match.game, match.state, match.names, 0, Line(first, 0.5, 0.0, {}), "en") == ""
    assert len(match.moves) == 2
    assert match.question(0) is not None


@pytest.mark.parametrize("name", ["smallworld", "immortals", "mageknight", "ebbland"])
def test_what_a_turn_is_played_for_are_verbs_of_the_game(name: str):
    ledger, verbs = games.load(name).ledger, {known.verb for known in games.load(name).rules.verbs}
    assert ledger.aims
    assert ledger.legs <= ledger.aims <= verbs


def at_a_choice(name: str) -> tuple[Match, Question]:
    """A game at a question with several answers."""
    game = games.load(name)
    match = Match(game, game.setup(game.seats[0]), 4)
    bot = bots.make("random", game, 4)
    while question := match.question():
        if len(match.moves) > 20 and len(question.options) > 1:
            return match, question
        match.answer(bot.choose(match.view(question.seat), question.seat), question.seat)
    raise AssertionError("the game ends before")


@pytest.mark.parametrize("name", [name for name in games.names() if games.load(name).has_page()])
def test_advice_needs_nothing_but_the_view(name: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(thinking, "TRIES", 1)
    monkeypatch.setitem(bots.LEVELS, "strong", "search:iterations=4")
    match, question = at_a_choice(name)
    view = codec.dump(match.game, match.view(question.seat))
    found = thinking.advise(name, match.setup, view, question.seat, 1)
    assert len(found) == 2
    assert all(one.choice() in question.options for one in found)
    names = match.game.ledger.names["fr"]
    assert all(set(one.holdings) == set(names) for one in found)


def test_the_alternative_is_called_otherwise_than_the_first():
    match, question = at_a_choice("smallworld")
    first, *others = question.options
    words = SimpleNamespace(option=lambda talk, ask, option: "other" if option == others[-1] else "one of a kind")
    game = replace(match.game, words={"en": words})
    found = thinking.told_apart(game, match.view(question.seat), question.seat, [first, *others])
    assert found == ([first, others[-1]] if len(others) > 1 else question.options)


def test_the_same_option_played_on_twice_is_no_better_than_itself():
    match, question = at_a_choice("smallworld")
    option: Option = question.options[0]
    from ludotheque.review.chances import Model
    from ludotheque.review.lines import Lines

    model = Model(match.game, match.state, match.setup)
    one, other = Lines(match.game, model, match.view(question.seat), question.seat, [option, option], 3).rounds(3)
    assert (one.chance, one.holdings) == (other.chance, other.holdings)
    assert other.doubt == 0.0
    assert not advice.is_sure(one, other, other.doubt)


@pytest.mark.parametrize("name", ["smallworld", "immortals", "mageknight", "ebbland"])
def test_what_people_choose_most_has_a_plan_in_both_languages(name: str):
    ledger, verbs = games.load(name).ledger, {known.verb for known in games.load(name).rules.verbs}
    assert set(ledger.plans["fr"]) == set(ledger.plans["en"])
    assert {key.partition(".")[0] for key in ledger.plans["fr"]} <= verbs
    match, bot = at_a_choice(name)[0], bots.make("random", games.load(name), 9)
    for _ in range(60):
        asked = next((seat for seat in range(match.setup.players) if match.question(seat)), None)
        if asked is None:
            break
        option = bot.choose(match.view(asked), asked)
        assert plan(match.game, option, "fr")
        match.answer(option, asked)


def test_what_is_called_alike_has_a_plan_of_its_own():
    game = games.load("mageknight")
    chosen, suffered = (plan(game, Option("hero", kind, 0), "en") for kind in ("hero", BUTTON))
    assert "Wounds" in suffered
    assert "Wounds" not in chosen
    assert "skill" in plan(game, Option("learn", "skill", 0), "en")


def test_what_can_be_seen_tells_two_regions_apart():
    match = lessons.opened(lessons.load("smallworld"), 4, ("Léa", "Basile"))
    view, game = match.view(0), match.game
    options = [option for option in match.question(0).options if option.verb == "conquer"]
    pairs = [seen(game, view, 0, [one, options[0]], "en") for one in options[1:]]
    assert any("region of yours next to it" in text for pair in pairs for text in pair)
    assert seen(game, view, 0, [options[0], options[0]], "en") == ["", ""]
