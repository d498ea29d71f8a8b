"""Functions and modules stay short; what is longer is named here, with its reason."""

from tests.house.source import PACKAGE, Function, definitions, docstring_lines, modules

FUNCTION_LINES = 40
MODULE_LINES = 500

LONG_FUNCTIONS: dict[str, str] = {
    "games/mageknight/rules/state.py::MageKnight.__init__": "one line per field",
    "games/mageknight/rules/pieces.py::Player.__init__": "one line per field",
}
LONG_MODULES: dict[str, str] = {}


def long_functions() -> dict[str, int]:
    return {
        f"{path}::{name}": lines
        for path, tree in modules().items()
        for name, node in definitions(tree.body)
        if isinstance(node, Function)
        and (lines := (node.end_lineno or 0) - node.lineno + 1 - docstring_lines(node)) > FUNCTION_LINES
    }


def long_modules() -> dict[str, int]:
    lengths = {path: len((PACKAGE / path).read_text(encoding="utf-8").splitlines()) for path in modules()}
    return {path: lines for path, lines in lengths.items() if lines > MODULE_LINES}


def test_no_function_is_long_without_a_reason():
    assert {name: lines for name, lines in long_functions().items() if name not in LONG_FUNCTIONS} == {}


def test_no_module_is_long_without_a_reason():
    assert {name: lines for name, lines in long_modules().items() if name not in LONG_MODULES} == {}


def test_every_exception_is_still_needed():
    assert set(LONG_FUNCTIONS) <= set(long_functions())
    assert set(LONG_MODULES) <= set(long_modules())
    assert all((LONG_FUNCTIONS | LONG_MODULES).values()), "each exception gives its reason"
