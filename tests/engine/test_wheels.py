"""What is installed from a wheel runs by itself: compiled where the wheel was, interpreted from the pure one."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import ludotheque
from tests.house.source import ROOT

TELL = "import ludotheque; m = ludotheque.new('smallworld', 2, seed=1); print(ludotheque.engine(), ludotheque.__file__)"


def built(folder: Path, pure: bool) -> Path:
    """Build a wheel as `uv build` does, with what this environment has."""
    environment = {name: value for name, value in os.environ.items() if name != "LUDOTHEQUE_PURE"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    pure_only = {"LUDOTHEQUE_PURE": "1"} if pure else {}
    subprocess.run(command, cwd=ROOT, env={**environment, **pure_only}, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def told(wheel: Path, place: Path) -> tuple[str, Path]:
    """Unpack a wheel, and let Python say which engine runs from there."""
    with zipfile.ZipFile(wheel) as file:
        file.extractall(place)
    environment = {**os.environ, "PYTHONPATH": str(place)}
    environment.pop("LUDOTHEQUE_ENGINE", None)
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", TELL], env=environment, cwd=place, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    engine, module = run.stdout.split()
    return engine, Path(module)


def test_the_pure_wheel_runs_everywhere(tmp_path: Path):
    wheel = built(tmp_path / "dist", pure=True)
    assert wheel.name.endswith("-py3-none-any.whl")
    engine, module = told(wheel, tmp_path / "site")
    assert engine == "interpreted"
    assert module.is_relative_to(tmp_path)


@pytest.mark.skipif(ludotheque.engine() != "compiled", reason="the compiled engine is tried where it is built")
def test_the_wheel_of_this_platform_is_compiled(tmp_path: Path):
    wheel = built(tmp_path / "dist", pure=False)
    assert f"cp{sys.version_info.major}{sys.version_info.minor}" in wheel.name
    engine, module = told(wheel, tmp_path / "site")
    assert engine == "compiled"
    assert module.is_relative_to(tmp_path)
