"""Dependencies point one way: kernel <- games <- bots, match <- envs, arena, simulate <- server, cli."""

import ast
from collections.abc import Iterator

from tests.house.source import modules

# A part may import from its own rank or below. The kernel imports nothing of ours at all.
RANKS = {
    "kernel": 0,
    "errors": 0,
    "typography": 0,
    "shelf": 0,
    "design": 0,
    "engine": 1,
    "game": 1,
    "ledger": 1,
    "interval": 1,
    "manners": 1,
    "scales": 0,
    "learnt": 1,
    "general": 2,
    "wish": 1,
    "naming": 1,
    "pen": 1,
    "tomltext": 0,
    "writing": 1,
    "codec": 1,
    "moments": 1,
    "chance": 1,
    "components": 0,
    "rulebook": 1,
    "page": 0,
    "goal": 0,
    "guide": 0,
    "pupil": 0,
    "decks": 0,
    "saved": 0,
    "schema": 0,
    "modules": 0,
    "notation": 0,
    "textboard": 1,
    "textmap": 2,
    "words": 1,
    "svg": 1,
    "games": 2,
    "actions": 2,
    "bots": 3,
    "reasons": 2,
    "match": 3,
    "positions": 3,
    "puzzles": 3,
    "record": 3,
    "recall": 3,
    "lessons": 4,
    "earnings": 4,
    "review": 4,
    "verify": 4,
    "envs": 4,
    "arena": 4,
    "ratings": 4,
    "simulate": 4,
    "contract": 4,
    "proof": 4,
    "bench": 4,
    "ladder": 5,
    "plot": 5,
    "training": 5,
    "store": 4,
    "": 5,  # the package itself, which offers the library's few names
    "server": 6,
    "cli": 6,
    "__main__": 7,
}
# What the package itself offers to everyone, below all parts.
OFFERED = {"ludotheque.__version__"}


def imports(path: str, tree: ast.Module) -> Iterator[str]:
    """The dotted names of ours that a module imports, also inside functions."""
    package = ["ludotheque", *path.split("/")[:-1]]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "ludotheque")
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*base, *filter(None, [node.module])])
            if origin.split(".")[0] == "ludotheque":
                yield from (f"{origin}.{alias.name}" for alias in node.names)


def part(name: str) -> str:
    """The part of the package that a dotted name belongs to."""
    second = [*name.split("."), ""][1]
    return second if second in RANKS else ""


def all_imports() -> Iterator[tuple[str, str]]:
    for path, tree in modules().items():
        for name in imports(path, tree):
            yield path, name


def owner(path: str) -> str:
    first = path.split("/")[0].removesuffix(".py")
    return "" if first == "__init__" else first


def test_every_part_has_its_rank():
    assert {owner(path) for path in modules()} <= set(RANKS)


def test_imports_point_downwards():
    wrong = [
        (path, name) for path, name in all_imports() if name not in OFFERED and RANKS[part(name)] > RANKS[owner(path)]
    ]
    assert wrong == []


def test_the_kernel_imports_nothing_of_ours():
    assert [(path, name) for path, name in all_imports() if owner(path) == "kernel" and part(name) != "kernel"] == []


def test_a_game_is_entered_only_by_its_door():
    wrong = []
    for path, name in all_imports():
        steps = name.split(".")
        inside = path.split("/")[1:2] if path.startswith("games/") and path.count("/") > 1 else []
        if steps[1:2] == ["games"] and is_game(steps[2:3]) and steps[2:3] != inside and steps[3:] != ["GAME"]:
            wrong.append((path, name))
    assert wrong == []


def is_game(names: list[str]) -> bool:
    return any(f"games/{name}/__init__.py" in modules() for name in names)


# Why a table cannot be is said in words while it is refused.
SPEAKS = ("games/mageknight/rules/table.py",)


def test_rules_and_minds_know_neither_words_nor_drawings():
    wrong = []
    for path, name in all_imports():
        room, target = path.split("/")[2:3], name.split(".")
        if path.startswith("games/") and room in (["rules"], ["mind"]) and path not in SPEAKS:
            wrong += [(path, name)] if target[1:2] == ["games"] and target[3:4] in (["words"], ["show"]) else []
    assert wrong == []
