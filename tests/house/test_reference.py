"""The API reference tells what there is, whichever engine runs."""

import re
import subprocess
import sys
from html import unescape
from pathlib import Path

from tests.house.source import ROOT


def test_the_reference_tells_what_methods_of_the_kernel_take(tmp_path: Path):
    command = [sys.executable, "tools/reference.py", "ludotheque.kernel.option", "--out", str(tmp_path)]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    page = (tmp_path / "ludotheque" / "kernel" / "option.html").read_text(encoding="utf-8")
    text = unescape(re.sub("<[^>]+>", "", page))
    assert re.search(r"Option\(\s*verb: str, kind: str, index: int = 0, arg: int = 0\)", text)
    assert "Return the id of the drawn element" in text
