"""The project's own files, read once for the checks of this folder."""

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "ludotheque"

Function = ast.FunctionDef | ast.AsyncFunctionDef
Documented = ast.Module | ast.ClassDef | Function


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of the package by its path below `src/ludotheque`, parsed."""
    return {
        path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(PACKAGE.rglob("*.py"))
    }


@cache
def project_files() -> list[Path]:
    """Every file that is or will be in the repository; outside of one, the files of src, tests and tools."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True
    )
    if listed.returncode:
        return [path for folder in ("src", "tests", "tools") for path in (ROOT / folder).rglob("*.*")]
    return [path for line in listed.stdout.splitlines() if (path := ROOT / line).is_file()]


def read(path: Path) -> str:
    """The text of a file; nothing for pictures and other bytes."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def definitions(body: list[ast.stmt], prefix: str = "") -> Iterator[tuple[str, Function | ast.ClassDef]]:
    """Functions, classes and their methods, with their dotted names; not what is inside functions."""
    for node in body:
        if isinstance(node, Function | ast.ClassDef):
            yield prefix + node.name, node
        if isinstance(node, ast.ClassDef):
            yield from definitions(node.body, f"{prefix}{node.name}.")


def docstring_lines(node: Documented) -> int:
    """How many lines the docstring takes, 0 if there is none."""
    if ast.get_docstring(node) is None:
        return 0
    statement = node.body[0]
    return (statement.end_lineno or statement.lineno) - statement.lineno + 1
