"""A saved position as a plain tree: lists, numbers, and per object a dictionary that says what it is."""

from collections.abc import Iterator
from typing import Any

Tree = dict[str, Any]

# The key under which a thing names its class: a word that can never be a field.
IS = "is"


def thing(name: str, **fields: Any) -> Tree:
    """Return an object of a class as it stands in a tree."""
    return {IS: name, **fields}


def things(tree: Any, name: str) -> Iterator[Tree]:
    """Yield every object of a class in a tree, wherever it stands."""
    if isinstance(tree, dict):
        if tree.get(IS) == name:
            yield tree
        tree = list(tree.values())
    if isinstance(tree, list):
        for part in tree:
            yield from things(part, name)
