"""What the sources may and may not say."""

import ast
import re

from tests.house.source import ROOT, Documented, definitions, docstring_lines, modules, name_of, project_files, read

UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX)\b")
BARE_IGNORE = re.compile(r"#\s*type:\s*ignore(?!\[)")
MACHINE_PATH = re.compile(r"(?<![\w.~}/-])/(?:work|root|home|opt)/\w|" + "file" + "://|" + r"\.\./" + "shared")
REGISTRIES = {"https://pypi.org/simple"}


def found(pattern: re.Pattern[str], *folders: str) -> list[str]:
    return [
        f"{name_of(path)}:{number}: {line.strip()}"
        for path in project_files()
        if not folders or name_of(path).startswith(folders)
        for number, line in enumerate(read(path).splitlines(), 1)
        if pattern.search(line)
    ]


def test_nothing_in_the_package_is_left_for_later():
    assert found(UNFINISHED, "src/") == []


def test_every_ignored_type_error_is_named():
    ignored = [line for line in found(BARE_IGNORE, "src/", "tools/", "tests/") if "test_text.py" not in line]
    assert ignored == []


def test_no_file_names_a_place_of_one_machine():
    assert found(MACHINE_PATH) == []


def test_the_lock_file_names_only_the_public_registry():
    assert set(re.findall(r'registry = "([^"]*)"', read(ROOT / "uv.lock"))) <= REGISTRIES


def test_modules_classes_and_public_functions_say_what_they_are():
    assert [place for place, node in everything() if is_public(place, node) and not ast.get_docstring(node)] == []


def test_docstrings_are_one_line():
    assert [place for place, node in everything() if docstring_lines(node) > 1] == []


def everything() -> list[tuple[str, Documented]]:
    places: list[tuple[str, Documented]] = []
    for path, tree in modules().items():
        places.append((path, tree))
        places += [(f"{path}::{name}", node) for name, node in definitions(tree.body)]
    return places


def is_public(place: str, node: Documented) -> bool:
    """Modules with something in them, and what they define at the top without an underscore."""
    if isinstance(node, ast.Module):
        return bool(node.body)
    name = place.partition("::")[2]
    return not name.startswith("_") and "." not in name
