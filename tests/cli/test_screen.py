"""Playing on the whole screen, by keys and mouse, at two sizes of the terminal."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from examples.highcard import GAME as HIGHCARD
from ludotheque import games
from ludotheque.cli.terminal.app import TableApp
from ludotheque.cli.terminal.screens import HandOver, Paper
from ludotheque.cli.terminal.sitting import Sitting, reopen
from ludotheque.cli.terminal.widgets import MapView, PanelsView
from tests.cli.sittings import finish, sitting

SIZES = [(80, 24), (120, 40), (200, 60)]
# This seed gives the first turn to the person.
MINE = 4

Script = Callable[[TableApp, "Pilot[None]"], Awaitable[None]]


def drive(table: Sitting, script: Script, lang: str = "en", size: tuple[int, int] = (120, 40)) -> TableApp:
    """Run a script at a screen."""
    app = TableApp(table, "fr" if lang == "fr" else "en", pause=0)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await script(app, pilot)

    asyncio.run(run())
    return app


async def settled(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until a person is asked, or nobody any more."""
    for _ in range(1000):
        await pilot.pause()
        if app.question is not None or isinstance(app.screen, HandOver) or app.sitting.match.outcome() is not None:
            break
    await pilot.pause()


def text(app: TableApp, id: str) -> str:
    return str(app.query_one(f"#{id}", Static).content)


def map_text(app: TableApp) -> str:
    return app.query_one(MapView).drawn().text()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 5])
def test_everything_is_on_the_screen(tmp_path: Path, size: tuple[int, int], players: int):
    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        assert text(app, "ask") == "Which race do you take?"
        assert app.query_one(OptionList).option_count == 6
        panels = "\n".join("".join(span.text for span in form) for form, _ in app.query_one(PanelsView).written())
        assert all(name in panels for name in app.sitting.match.names)
        for widget in ("#map", "#panels", "#choices", "#keys"):
            region = app.query_one(widget).region
            assert region.area > 0
            assert region.right <= size[0]
            assert region.bottom <= size[1]
        assert app.query_one("#choices").region.height >= 3
        assert app.query_one(MapView).region.height >= 12

    drive(sitting(tmp_path, players=players, seed=MINE), look, size=size)


def test_digits_choose_and_the_game_is_saved(tmp_path: Path):
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("2")
        await settled(app, pilot)
        assert app.sitting.match.moves[0].option.index == 1
        assert len(reopen(app.sitting.path).moves) == 1

    drive(sitting(tmp_path, players=2, seed=MINE), script)


def test_a_digit_waits_while_a_longer_number_can_be_meant(tmp_path: Path):
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1")
        await settled(app, pilot)
        assert app.question is not None
        assert len(app.question.options) > 11
        await pilot.press("1")
        assert len(app.sitting.match.moves) == 1
        assert app.query_one(OptionList).highlighted == 0
        chosen = app.question.options[10]
        await pilot.press("1")
        await settled(app, pilot)
        assert app.sitting.match.moves[1].option == chosen

    drive(sitting(tmp_path, players=2, seed=MINE), script)


def test_an_enter_after_a_number_is_not_a_second_answer(tmp_path: Path):
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("2", "enter")
        await settled(app, pilot)
        assert len(app.sitting.match.moves) == 1
        await pilot.press("enter")
        await settled(app, pilot)
        assert len(app.sitting.match.moves) == 2

    drive(sitting(tmp_path, players=2, seed=MINE), script)


def test_arrows_and_enter_choose_from_the_list(tmp_path: Path):
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("down", "down", "enter")
        await settled(app, pilot)
        assert app.sitting.match.moves[0].option.index == 2

    drive(sitting(tmp_path, players=2, seed=MINE), script)


def test_undo_takes_back_or_says_why_not(tmp_path: Path):
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1")
        await settled(app, pilot)
        await pilot.press("u")
        await settled(app, pilot)
        assert "drawn from a hidden pile" in text(app, "info")
        await pilot.press("2", "enter")
        await settled(app, pilot)
        assert len(app.sitting.match.moves) == 2
        await pilot.press("u")
        await settled(app, pilot)
        assert len(app.sitting.match.moves) == len(reopen(app.sitting.path).moves) == 1

    drive(sitting(tmp_path, players=2, seed=MINE), script)


def test_the_map_is_walked_with_arrows_and_explains_itself(tmp_path: Path):
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1")
        await settled(app, pilot)
        app.query_one(MapView).focus()
        app.point("region-0")
        await pilot.press("right")
        await pilot.pause()
        assert app.cursor != "region-0"
        app.point("region-2")
        await pilot.press("question_mark")
        assert "Rule SW-" in text(app, "info")
        await pilot.press("enter")
        assert len(app.sitting.match.moves) == 1

    drive(sitting(tmp_path, players=2, seed=MINE), script)


def test_a_place_is_chosen_with_two_clicks(tmp_path: Path):
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1")
        await settled(app, pilot)
        assert app.question is not None
        option = app.question.options[2]
        raster = app.query_one(MapView).drawn().raster
        y, x, _ = raster.inner_runs[option.index][1]
        await pilot.click("#map", offset=(x, y))
        assert app.cursor == option.element()
        assert len(app.sitting.match.moves) == 1
        await pilot.click("#map", offset=(x, y))
        await settled(app, pilot)
        assert app.sitting.match.moves[1].option == option

    drive(sitting(tmp_path, players=2, seed=MINE), script)


def test_numbers_of_options_stand_on_the_map(tmp_path: Path):
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1")
        await settled(app, pilot)
        assert app.question is not None
        places = [number for number, option in enumerate(app.question.options, 1) if option.kind == "region"]
        assert all(f" {number} " in map_text(app) for number in places)

    drive(sitting(tmp_path, players=2, seed=MINE), script, size=(160, 50))


def test_a_hint_lights_an_option(tmp_path: Path):
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("h")
        await pilot.pause()
        assert app.query_one(OptionList).highlighted == app.advised >= 0
        assert text(app, "info").startswith("A bot would do this.")

    drive(sitting(tmp_path, players=2, seed=MINE), script)


def test_the_language_changes_on_the_screen(tmp_path: Path):
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        assert "Which race" in text(app, "ask")
        await pilot.press("l")
        await pilot.pause()
        assert "Quel peuple prendre\u202f?" in text(app, "ask")
        assert "quitter" in text(app, "keys")

    drive(sitting(tmp_path, players=2, seed=MINE), script)


@pytest.mark.parametrize("key", ["f1", "question_mark", "j", "i"])
def test_papers_come_and_go(tmp_path: Path, key: str):
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press(key)
        assert isinstance(app.screen, Paper)
        await pilot.press("escape")
        assert not isinstance(app.screen, Paper)

    drive(sitting(tmp_path, players=2, seed=MINE), script)


def test_the_last_turns_then_the_result(tmp_path: Path):
    whole, table = (sitting(tmp_path, players=2, seed=MINE) for _ in range(2))
    finish(whole)
    for move in whole.match.moves[:-25]:
        table.match.answer(move.option, move.seat)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        while app.question is not None:
            await pilot.press("enter")
            await settled(app, pilot)
        played = [move.option for move in app.sitting.match.moves]
        assert played == [move.option for move in whole.match.moves]
        assert " ".join(app.voice.result().split()) in " ".join(text(app, "ask").split())
        assert "ludotheque replay" in text(app, "situation").replace("\n", " ")

    drive(table, script)


def test_quitting_and_coming_back_shows_the_same_screen(tmp_path: Path):
    shown: list[tuple[str, str]] = []

    async def first(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("3")
        await settled(app, pilot)
        shown.append((map_text(app), text(app, "ask")))
        await pilot.press("q")

    async def again(app: TableApp, pilot: Pilot[None]) -> None:
        shown.append((map_text(app), text(app, "ask")))

    table = sitting(tmp_path, players=3, seed=MINE)
    drive(table, first)
    drive(Sitting(reopen(table.path), table.path), again)
    assert shown[0] == shown[1]


@pytest.mark.parametrize("size", SIZES)
def test_a_game_without_a_map_is_shown_as_lists(tmp_path: Path, size: tuple[int, int]):
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        lists = app.query_one(PanelsView)
        assert not app.query_one(MapView).display
        assert (lists.region.width, lists.region.height) == (size[0] // 2, size[1] - (2 if app.is_small() else 3))
        assert app.query_one("#play").region.right == size[0]
        assert "Tab" not in text(app, "keys")
        await pilot.press("1")
        await settled(app, pilot)
        assert app.sitting.match.number > 0

    drive(sitting(tmp_path, name="ebbland"), script, size=size)


def test_people_with_secrets_hand_the_keyboard_over(tmp_path: Path):
    games.register(HIGHCARD)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        for seat in (0, 1):
            assert isinstance(app.screen, HandOver)
            await pilot.press("enter")
            await settled(app, pilot)
            assert app.sitting.eyes == seat
            await pilot.press("1")
            await settled(app, pilot)
            await pilot.press("1")
            await settled(app, pilot)
        assert "show" in " ".join(app.sentences)

    drive(sitting(tmp_path, name="highcard", players=2, seats="all"), script)


def test_a_full_disk_is_told_and_the_game_goes_on(tmp_path: Path):
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        app.sitting.path = tmp_path / "gone" / "g.json"
        await pilot.press("1")
        await settled(app, pilot)
        assert len(app.sitting.match.moves) == 1
        assert app.question is not None

    drive(sitting(tmp_path, players=2, seed=MINE), script)


@pytest.mark.parametrize("players", [2, 5])
def test_a_tiny_terminal_does_no_harm(tmp_path: Path, players: int):
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1")
        await settled(app, pilot)
        assert app.sitting.match.moves[-1].seat == 0

    drive(sitting(tmp_path, players=players, seed=MINE), script, size=(30, 8))


def test_the_terminal_changes_its_size(tmp_path: Path):
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert app.is_small()
        width = app.query_one(MapView).size.width
        assert len(map_text(app).splitlines()[0]) == width < 60
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert not app.is_small()

    drive(sitting(tmp_path, players=3, seed=MINE), script)
