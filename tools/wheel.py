"""Puts the compiled engine into the wheels of `uv build`; with LUDOTHEQUE_PURE=1 a wheel is left without it."""

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Set to anything: sources only, for every platform.
PURE = "LUDOTHEQUE_PURE"
COMPILER = "tools/compile.py"


class CompiledEngine(BuildHookInterface[Any]):
    """Compiles the engine where it is not fresh, and lays its files beside their sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the compiled files and their list; who works on the sources gets none."""
        if version == "editable" or os.environ.get(PURE):
            return
        root = Path(self.root)
        subprocess.run([sys.executable, COMPILER], cwd=root, check=True)
        compiling = runpy.run_path(str(root / COMPILER))
        kept = root / "build" / "compiled.txt"
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(compiling["INSTALLED"] + compiling["MANIFEST"].read_text(encoding="utf-8"), encoding="utf-8")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"][str(kept)] = "ludotheque/compiled.txt"
        for library in (root / "src").rglob("*.so"):
            build_data["force_include"][str(library)] = library.relative_to(root / "src").as_posix()
