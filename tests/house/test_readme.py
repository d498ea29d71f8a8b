"""The code that the README shows runs as it stands."""

import re

import pytest

import ludotheque
from tests.house.source import ROOT

BLOCKS = re.findall(
    r"^```python\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
)


def test_the_readme_shows_code():
    assert BLOCKS


@pytest.mark.skipif("smallworld" not in ludotheque.names(), reason="the game is not there yet")
@pytest.mark.parametrize("block", BLOCKS)
def test_the_code_runs(block: str):
    exec(compile(block, "README.md", "exec"), {})
