"""What is built holds what is needed, and the same version is said everywhere."""

import tomllib

import ludotheque
from tests.house.source import ROOT, name_of, project_files
from tools import compile as compiling

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_one_version():
    assert PROJECT["project"]["version"] == ludotheque.__version__


def test_nothing_compiled_is_kept():
    assert [path for path in project_files() if path.suffix in {".so", ".pyd", ".pyc"}] == []


def test_package_data_is_kept():
    kept = {name_of(path) for path in project_files()}
    data = [path for path in (ROOT / "src").rglob("*") if path.suffix in {".toml", ".svg", ".css", ".json", ".png"}]
    assert [name_of(path) for path in data if name_of(path) not in kept] == []


def test_the_kernel_is_compiled():
    assert any(source.startswith("src/ludotheque/kernel/") for source in compiling.modules())
