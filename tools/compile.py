"""Compiles the engine's modules in place with mypyc: the globs of `[tool.ludotheque]` in pyproject.toml."""

import argparse
import os
import sys
import time
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "ludotheque"
MANIFEST = PACKAGE / "compiled.txt"
LIBRARY = "ludotheque_engine"
# The engine needs nothing but itself to compile: where wheels are built nothing else is installed.
ALONE = ("--no-site-packages", "--ignore-missing-imports", "--follow-imports=silent")
# Heads the list in a wheel: what is installed together is of one age, whatever the clock says of its files.
INSTALLED = "# installed\n"


def modules() -> list[str]:
    """List the sources to compile, relative to the root, in a fixed order."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        table = tomllib.load(file)["tool"]["ludotheque"]
    wanted, unwanted = (
        {path for glob in table[key] for path in ROOT.glob(glob)} for key in ("compiled", "interpreted")
    )
    return sorted(path.relative_to(ROOT).as_posix() for path in wanted - unwanted)


def manifest(sources: list[str]) -> str:
    """Give the text of the list that the package reads to know what was compiled."""
    return "".join(f"{Path(source).relative_to('src/ludotheque').as_posix()}\n" for source in sources)


def is_fresh(sources: list[str]) -> bool:
    """Tell whether the same modules were compiled after their last change, and are still there."""
    if not MANIFEST.exists() or MANIFEST.read_text(encoding="utf-8") != manifest(sources):
        return False
    inputs = [Path(source) for source in [*sources, "pyproject.toml", "uv.lock"]]
    outputs = [library_file(), *(Path(source).with_suffix(EXTENSION_SUFFIXES[0]) for source in sources)]
    built_at = MANIFEST.stat().st_mtime_ns
    return all(path.stat().st_mtime_ns <= built_at for path in inputs) and all(path.exists() for path in outputs)


def library_file() -> Path:
    """Name the library that holds all the compiled code; the files beside the sources only point to it."""
    return Path("src") / f"{LIBRARY}__mypyc{EXTENSION_SUFFIXES[0]}"


def remove_extensions() -> None:
    """Remove everything that an earlier run built in place."""
    MANIFEST.unlink(missing_ok=True)
    for path in (ROOT / "src").rglob("*.so"):
        path.unlink()


def build(sources: list[str], level: str) -> None:
    """Compile sources into extension modules beside them."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildOnAllCores(build_ext):
        """Takes the sources of a library side by side: setuptools takes only whole libraries so, and ours is one."""

        def build_extensions(self) -> None:
            self.compiler.compile = on_all_cores(self.compiler.compile)
            super().build_extensions()

    extensions = mypycify([*ALONE, *sources], opt_level=level, debug_level="0", group_name=LIBRARY, multi_file=True)
    distribution = Distribution({"name": "ludotheque", "ext_modules": extensions, "package_dir": {"": "src"}})
    distribution.cmdclass["build_ext"] = BuildOnAllCores
    command = distribution.get_command_obj("build_ext")
    command.inplace = 1
    command.parallel = os.cpu_count()
    distribution.run_command("build_ext")


def on_all_cores(compile: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """Let a compiler take its sources side by side."""

    def compile_all(sources: list[str], *more: Any, **options: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            objects = pool.map(lambda source: compile([source], *more, **options), sources)
        return [name for names in objects for name in names]

    return compile_all


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("-O", dest="level", choices="0123", default="3", help="optimisation level of the C compiler")
    options.add_argument("--force", action="store_true", help="compile even if nothing changed")
    chosen = options.parse_args()
    os.chdir(ROOT)
    sources = modules()
    if not sources:
        sys.exit("nothing to compile: no file matches [tool.ludotheque] compiled in pyproject.toml")
    if not chosen.force and is_fresh(sources):
        print(f"compiled engine is fresh ({len(sources)} modules)")
        return
    remove_extensions()
    start = time.time_ns()
    build(sources, chosen.level)
    MANIFEST.write_text(manifest(sources), encoding="utf-8")
    os.utime(MANIFEST, ns=(start, start))  # what was edited meanwhile is not in the build
    print(f"compiled {len(sources)} modules in {(time.time_ns() - start) / 1e9:.0f} s")


if __name__ == "__main__":
    main()
