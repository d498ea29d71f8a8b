"""Newcomers are told at the terminal too what a question decides, the first times, until they know it."""

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot

from ludotheque import lessons
from ludotheque.cli.learn import begun
from ludotheque.cli.terminal.app import TableApp
from ludotheque.cli.terminal.counsels import MOST, Counsels
from ludotheque.cli.terminal.sitting import Sitting
from ludotheque.match import new
from tests.cli.sittings import sitting
from tests.cli.test_play import play
from tests.cli.test_screen import MINE, settled, text

ALONE = ("play", "mageknight", "--players", "1", "--seed", "3", "--plain")
HERO = "Their decks differ by one card only"
MARCH = "A card is played in one of three ways"


def told(*lines: str, options: tuple[str, ...] = ("--explain", "first"), lang: str = "en") -> str:
    result = play(*ALONE, *options, answers="".join(f"{line}\n" for line in lines), lang=lang)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_newcomer_is_told_line_by_line_and_once_how_not_to_be():
    output = told("1", "1")
    assert f"* {HERO}" in output
    assert MARCH in output
    assert output.count("(known: no more of this; explanations: none at all)") == 1


def test_in_french_it_is_told_in_french():
    assert "* Ils ont le même deck à une carte près" in told(lang="fr")


def test_whoever_knows_a_question_is_told_no_more_of_it():
    assert "This is not explained any more." in told("known")
    output = told("1")
    assert HERO not in output
    assert "The number says who plays first" in output


def test_whoever_wants_no_explanations_gets_none_in_the_next_game_either():
    assert "Questions are not explained." in told("explanations", "1")
    assert "* " not in told(options=()), "as was chosen last"
    output = told("explanations", options=())
    assert f"* {HERO}" in output.split("> explanations")[1]


def test_never_means_never():
    assert "* " not in told("1", "1", options=("--explain", "never"))


@pytest.fixture
def newcomer(monkeypatch: pytest.MonkeyPatch) -> Counsels:
    monkeypatch.delenv("LUDOTHEQUE_EXPLAIN")
    return Counsels()


def alone(path: Path) -> Sitting:
    match = new("mageknight", 1, 3)
    match.kinds = ("human",)
    return Sitting(match, path)


def test_a_question_asked_again_and_again_counts_once_and_then_no_more(tmp_path: Path, newcomer: Counsels):
    table = alone(tmp_path / "g.json")
    question = table.question()
    for _ in range(3):
        assert newcomer.tell(table, question, "en")
    for _ in range(MOST - 1):
        newcomer.tell(table, None, "en")
        assert newcomer.tell(table, question, "en")
    newcomer.tell(table, None, "en")
    assert not newcomer.tell(table, question, "en")
    assert not Counsels().tell(table, question, "en"), "it is kept"


def test_a_coach_says_it_alone(tmp_path: Path, newcomer: Counsels):
    table = begun(lessons.load("smallworld"), tmp_path / "l.json", "en")
    assert not newcomer.tell(table, table.question(), "en")


def test_what_cannot_be_kept_stops_nobody(tmp_path: Path, newcomer: Counsels, data_folder: Path):
    data_folder.parent.parent.mkdir(parents=True, exist_ok=True)
    data_folder.parent.write_text("in the way", encoding="utf-8")
    table = alone(tmp_path / "g.json")
    assert newcomer.tell(table, table.question(), "en")


def test_on_the_whole_screen_it_stands_above_the_table(tmp_path: Path, newcomer: Counsels):
    table = sitting(tmp_path, seed=MINE)
    app = TableApp(table, "en", pause=0, counsels=newcomer)

    async def run() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await settled(app, pilot)
            await look(pilot)

    async def look(pilot: Pilot[None]) -> None:
        assert "A race comes with its power" in text(app, "coach")
        assert "c (got it)" in text(app, "coach")
        await pilot.press("c")
        assert text(app, "coach") == ""
        await pilot.press("e")
        assert not newcomer.wanted
        await pilot.press("e")
        assert newcomer.wanted

    asyncio.run(run())
