"""Seeing a game again on the whole screen."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from ludotheque.cli.terminal.replayer import ReplayApp, Slider
from ludotheque.cli.terminal.screens import Paper
from ludotheque.cli.terminal.sitting import reopen
from ludotheque.cli.terminal.tape import Tape
from ludotheque.cli.terminal.voice import Voice
from tests.cli.sittings import finish, sitting

Script = Callable[[ReplayApp, "Pilot[None]"], Awaitable[None]]


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return finish(sitting(tmp_path_factory.mktemp("replayer"), players=3))


def drive(path: Path, script: Script, size: tuple[int, int] = (120, 40), at: int = 0) -> None:
    match = reopen(path)
    app = ReplayApp(Tape(match), Voice(match, "en"), at)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(app, pilot)

    asyncio.run(run())


def text(app: ReplayApp, id: str) -> str:
    return str(app.query_one(f"#{id}", Static).content)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_keys_go_through_the_game(game: Path, size: tuple[int, int]):
    async def script(app: ReplayApp, pilot: Pilot[None]) -> None:
        assert text(app, "ask") == "The beginning."
        await pilot.press("right", "right", "left")
        assert app.at == 1
        assert "Which race do you take?" in text(app, "ask")
        await pilot.press("end")
        assert app.at == app.tape.length
        assert " ".join(app.voice.result().split()) in " ".join(text(app, "ask").split())
        await pilot.press("right", "home")
        assert app.at == 0

    drive(game, script, size)


def test_turns_are_skipped_forward_and_back(game: Path):
    async def script(app: ReplayApp, pilot: Pilot[None]) -> None:
        moves = app.tape.match.moves
        await pilot.press("down")
        assert moves[app.at].seat != moves[app.at - 1].seat
        assert len({move.seat for move in moves[: app.at]}) == 1
        await pilot.press("down", "up", "up")
        assert app.at == 0

    drive(game, script)


def test_the_slider_goes_anywhere(game: Path):
    async def script(app: ReplayApp, pilot: Pilot[None]) -> None:
        slider = app.query_one(Slider)
        await pilot.click(Slider, offset=(slider.size.width // 2, 0))
        assert 0.4 < app.at / app.tape.length < 0.65
        assert f"{app.at}/{app.tape.length}" in str(slider.render())
        await pilot.click(Slider, offset=(slider.size.width - 1, 0))
        assert app.at == app.tape.length

    drive(game, script)


def test_it_plays_by_itself_until_stopped(game: Path):
    async def script(app: ReplayApp, pilot: Pilot[None]) -> None:
        await pilot.press("space")
        assert app.running is not None
        app.tick()
        assert app.at == 1
        await pilot.press("space")
        assert app.running is None
        await pilot.press("end", "space")
        app.tick()
        assert app.running is None

    drive(game, script)


def test_clicks_details_and_language(game: Path):
    async def script(app: ReplayApp, pilot: Pilot[None]) -> None:
        await pilot.click("#map", offset=(2, 2))
        assert text(app, "info").startswith(app.board.areas[0].name)
        await pilot.press("i")
        assert isinstance(app.screen, Paper)
        await pilot.press("escape", "l")
        assert text(app, "ask") == "Le début."

    drive(game, script)


def test_it_opens_at_a_place(game: Path):
    async def script(app: ReplayApp, pilot: Pilot[None]) -> None:
        assert app.at == 17
        assert f"17/{app.tape.length}" in str(app.query_one(Slider).render())

    drive(game, script, at=17)
