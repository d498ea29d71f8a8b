"""Gathers which tests show which clauses, from the `@rule(...)` tags in tests/, into rulebook/tests.json."""

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "src" / "ludotheque" / "rulebook" / "tests.json"

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def gather(root: Path = ROOT) -> dict[str, list[str]]:
    """Map each clause named in the tests to the sorted ids of the tests that show it."""
    found: dict[str, set[str]] = {}
    for path in sorted((root / "tests").rglob("test_*.py")):
        for clause, test in tags(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix()):
            found.setdefault(clause, set()).add(test)
    return {clause: sorted(found[clause]) for clause in sorted(found)}


def tags(source: str, name: str) -> Iterator[tuple[str, str]]:
    """Yield clause and test id for each tag in one file; a tag that belongs to no test is an error."""
    tree = ast.parse(source, name)
    marks = [node.value for node in tree.body if isinstance(node, ast.Assign) and is_pytestmark(node)]
    used = {call for mark in marks for call in rule_calls(mark)}
    inherited = [clause for call in used for clause in named(call, name)]
    for pair, calls in tests_in(tree.body, name, inherited):
        used |= calls
        yield from pair
    for call in rule_calls(tree):
        if call not in used:
            raise SystemExit(f"{name}:{call.lineno}: this rule(...) is not in a decorator of a test")


def tests_in(
    body: list[ast.stmt], prefix: str, inherited: list[str]
) -> Iterator[tuple[list[tuple[str, str]], set[ast.Call]]]:
    """Yield, for each test below, its tags with those of its class, and the calls they came from."""
    for node in body:
        if not isinstance(node, Definition) or not node.name.lower().startswith("test"):
            continue
        calls = {call for decorator in node.decorator_list for call in rule_calls(decorator)}
        clauses = inherited + [clause for call in calls for clause in named(call, prefix)]
        test = f"{prefix}::{node.name}"
        if isinstance(node, ast.ClassDef):
            yield [], calls
            yield from tests_in(node.body, test, clauses)
        else:
            yield [(clause, test) for clause in clauses], calls


def rule_calls(tree: ast.AST) -> Iterator[ast.Call]:
    """Yield each call of `rule`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            yield node


def named(call: ast.Call, name: str) -> list[str]:
    """List the clauses that a tag names, which must be plain strings."""
    clauses = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    if len(clauses) != len(call.args) or call.keywords or not clauses:
        raise SystemExit(f"{name}:{call.lineno}: rule(...) takes clause ids written out as strings")
    return clauses


def is_pytestmark(node: ast.Assign) -> bool:
    """Tell whether an assignment tags the whole module."""
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets)


def text() -> str:
    """Give the file as it should be."""
    return json.dumps(gather(), indent=1) + "\n"


def main() -> None:
    new = text()
    changed = not OUTPUT.exists() or OUTPUT.read_text(encoding="utf-8") != new
    OUTPUT.write_text(new, encoding="utf-8")
    print(f"{OUTPUT.relative_to(ROOT)}: {len(json.loads(new))} clauses shown by tests", "(changed)" if changed else "")


if __name__ == "__main__":
    sys.exit(main())
