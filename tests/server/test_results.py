"""How a game that is played alone ended: won or lost, and what the score is made of."""

import re
from functools import cache

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque import begin, bots, games, position, record
from ludotheque.cli.terminal.voice import Voice
from ludotheque.match import Match
from ludotheque.record import HUMAN
from tests.games.mageknight.scenario import Table
from tests.reading import plain

Client = TestClient[Litestar]


@cache
def quest(seed: int, bot: str) -> Match:
    game = games.load("mageknight")
    match = Match(game, game.setup(1), seed, ["Léa"], [HUMAN])
    player = bots.make(bot, game, seed)
    while match.question():
        match.answer(player.choose(match.view(0), 0))
    return match


def results(client: Client, match: Match, language: str) -> str:
    page = client.post("/records", files={"record": ("game.json", record.encode(match.record()))})
    table = str(page.url).partition("/t/")[2].partition("/")[0]
    return plain(client.get(f"/t/{table}/results?lang={language}").text)


def score(match: Match) -> int:
    outcome = match.outcome()
    assert outcome is not None
    return outcome.scores[0]


def test_a_score_is_told_part_by_part(client: Client):
    match = quest(5, "greedy")
    page = results(client, match, "en")
    assert "What the score is made of" in page
    for part in match.game.show.account(match.state):
        assert match.game.words["en"].tally(part.what) in page
    assert f'<td class="num">{score(match)}</td>'.replace("-", "−") in page
    # The line of the chart ends where the total is, not at what was counted along the way.
    assert f">Léa {score(match)}</text>".replace("-", "−") in page


@cache
def returned() -> Match:
    table = Table("tovak", "goldyx", scenario="one_to_return").land("3", "5", "1").source()
    table.round(4).stand("A:c").stand("3:w", seat=1).announced(1).begin()
    match = begin(position("mageknight", **table.file()), names=["Léa", "Basile"])
    while question := match.question():
        match.answer(question.options[0])
    return match


def test_where_no_score_is_counted_the_results_say_what_decides(client: Client):
    page = results(client, returned(), "fr")
    assert "<h1>Léa gagne.</h1>" in page
    assert "Qui se tient sur la case du portail à la fin de la dernière nuit gagne" in page
    assert "MK-SCN-RETURN-10" in page
    assert "points-cell" not in page
    assert "Score au fil des tours" not in page
    told = Voice(returned(), "fr").result()
    assert told.startswith("Léa gagne.\n")
    assert "case du portail" in told


def test_the_terminal_writes_minus_signs_before_figures_only():
    accounts = (Voice(quest(seed, "greedy"), "fr").account() for seed in range(40))
    assert "culs-de-basse-fosse" in next(told for told in accounts if "basse" in told)


@pytest.mark.parametrize(
    ("language", "words"), [("fr", "Léa n’atteint pas le but : "), ("en", "Léa misses the goal: ")]
)
def test_whoever_loses_alone_is_told_so(client: Client, language: str, words: str):
    match = next(match for seed in range(20) if not (match := quest(seed, "random")).outcome().winners)  # type: ignore[union-attr]
    page = results(client, match, language)
    assert words in page.replace("&#39;", "'")


def test_a_score_below_nothing_has_a_real_minus_everywhere(client: Client):
    match = next(match for seed in range(20) if score(match := quest(seed, "random")) < 0)
    page = results(client, match, "fr").partition("<main")[2]
    assert page.count(str(score(match)).replace("-", "−")) > 2
    assert re.findall(r">[^<]*-\d+<", page) == []


def test_a_quest_that_was_lost_alone_is_no_draw_in_the_lobby(client: Client):
    results(client, quest(5, "greedy"), "fr")
    lists = plain(client.get("/?lang=fr").text)
    outcome = quest(5, "greedy").outcome()
    assert outcome is not None
    assert ("Léa gagne" if outcome.winners else "personne ne gagne") in lists
    assert "égalité" not in lists
