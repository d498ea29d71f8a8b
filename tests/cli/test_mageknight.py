"""Mage Knight line by line: walks, whole quests that end with what the score is made of, and their replay."""

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from ludotheque import bots, games, record
from ludotheque.cli.terminal.app import TableApp
from ludotheque.cli.terminal.sitting import Sitting
from ludotheque.kernel import Option
from ludotheque.match import Match
from ludotheque.record import HUMAN
from tests.cli.test_play import play
from tests.cli.test_screen import drive, settled
from tests.reading import plain

QUEST = ("play", "mageknight", "--seed", "4", "--names", "Léa", "--plain")


def quest() -> Match:
    game = games.load("mageknight")
    return Match(game, game.setup(1), 4, ["Léa"])


def numbers(match: Match, choose: Callable[[list[Option]], Option], until: Callable[[], bool]) -> list[str]:
    """Play on, and return the numbers that somebody at the keyboard would type for it."""
    typed = []
    while (question := match.question()) and not until():
        option = choose(question.options)
        typed.append(str(question.options.index(option) + 1))
        match.answer(option)
    return typed


def tell(path: Path, answers: list[str], lang: str) -> str:
    result = play(*QUEST, "--save", str(path), answers="\n".join(answers) + "\n", lang=lang)
    assert result.exit_code == 0, result.output
    return plain(result.output)


def test_a_hint_says_what_a_card_is_played_for(tmp_path: Path):
    output = tell(tmp_path / "quest.json", ["4", "5", "hint"], "en")
    said = output.rpartition("> hint")[2]
    assert "Hint: " in said
    assert "Next, for example: “Move to space " in said


def test_one_answer_walks_over_several_spaces(tmp_path: Path):
    match = quest()
    ways = match.game.show.ways
    typed = numbers(
        match,
        lambda options: next((option for option in options if option.verb == "sideways"), options[0]),
        lambda: bool(ways(match.talk(0), "fr")),
    )
    way = ways(match.talk(0), "fr")[0]
    told = tell(tmp_path / "g.json", [*typed, f"pourquoi {way.options[-1].element()}", way.text], "fr")
    assert f"voir l’option {len(match.question().options) + 1}." in told  # type: ignore[union-attr]
    assert told.count("Vous allez sur la case") == len(way.options)
    assert len(record.read(tmp_path / "g.json").answers) == len(typed) + len(way.options)


def test_undo_takes_a_whole_walk_back(tmp_path: Path):
    match = quest()
    ways = match.game.show.ways
    typed = numbers(
        match,
        lambda options: next((option for option in options if option.verb == "sideways"), options[0]),
        lambda: bool(ways(match.talk(0), "en")),
    )
    way = ways(match.talk(0), "en")[0]
    told = tell(tmp_path / "g.json", [*typed, way.text, "undo"], "en")
    assert f"Taken back: {way.text}" in told
    assert len(record.read(tmp_path / "g.json").answers) == len(typed)


def test_the_whole_screen_lists_walks_after_the_options(tmp_path: Path):
    match = quest()
    match.kinds = (HUMAN,)
    numbers(
        match,
        lambda options: next((option for option in options if option.verb == "sideways"), options[0]),
        lambda: bool(match.game.show.ways(match.talk(0), "fr")),
    )
    way, before = match.game.show.ways(match.talk(0), "fr")[0], len(match.moves)

    async def walk(app: TableApp, pilot: "Pilot[None]") -> None:
        assert app.question is not None
        index = len(app.question.options)
        assert way.text in str(app.query_one(OptionList).get_option_at_index(index).prompt)
        assert index + 1 in app.numbers()[way.options[-1].element()]
        app.choose(index)
        await pilot.pause()

    drive(Sitting(match, tmp_path / "g.json"), walk, "fr")
    assert [move.option for move in match.moves[before:]] == list(way.options)


@pytest.mark.parametrize(("lang", "part"), [("fr", "  Renommée — Léa "), ("en", "  Fame — Léa ")])
def test_a_whole_quest_ends_with_what_the_score_is_made_of(tmp_path: Path, lang: str, part: str):
    match = quest()
    bot = bots.make("greedy", match.game, 4)
    typed = numbers(match, lambda options: bot.choose(match.view(0), 0), lambda: False)
    assert part in tell(tmp_path / "g.json", typed, lang).rpartition("\n\n")[2]
    assert record.read(tmp_path / "g.json").answers == match.record().answers
    again = play("replay", str(tmp_path / "g.json"), "--plain", lang=lang)
    assert (again.exit_code, "Tovak" in again.output or "Arythea" in again.output) == (0, True)


def test_the_map_is_shown_on_the_whole_screen_as_soon_as_it_is_laid_out(tmp_path: Path):
    async def choose_hero(app: TableApp, pilot: Pilot[None]) -> None:
        assert app.screen.has_class("listed"), "there is no map yet"
        await pilot.press("1")
        await settled(app, pilot)
        assert not app.screen.has_class("listed")
        assert app.query_one("#map").size.width > 30

    match = quest()
    match.kinds = (HUMAN,)
    drive(Sitting(match, tmp_path / "g.json"), choose_hero)
