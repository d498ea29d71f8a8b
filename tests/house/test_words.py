"""Everything a person reads stands in a game's words, in the words of its vocabulary."""

import ast
import importlib
import re
import tomllib
from pathlib import Path

import pytest

from ludotheque.game import LANGUAGES
from ludotheque.words.vocabulary import Term, slips

GAMES = Path("src/ludotheque/games")
GOLDEN = Path("tests/golden")
WORDS = sorted(path.parent for path in GAMES.glob("*/words/*/vocabulary.py"))
ACCENTS = re.compile("[àâçèéêëîïôùûœÀÂÉÈÊÎÔ]")
ID = re.compile(r"[a-z0-9_@-]+")
# What stands on a game's box.
BOXES = set(GAMES.glob("*/__init__.py"))


def literals(path: Path, keys: bool = True) -> list[str]:
    """Return the strings of a module but its docstrings, and perhaps without the keys by which others are found."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)]
    docs = {id(node.body[0].value) for node in nodes if node.body and isinstance(node.body[0], ast.Expr)}
    if not keys:
        docs |= {id(key) for node in ast.walk(tree) if isinstance(node, ast.Dict) for key in node.keys}
    strings = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in docs]
    return [node.value for node in strings if isinstance(node.value, str)]


def terms(room: Path) -> list[Term]:
    """Return the vocabulary of a game in a language."""
    name = ".".join((*room.parts[1:], "vocabulary"))
    return list(importlib.import_module(name).TERMS.values())


def rules_of(game: str, language: str) -> list[str]:
    """Return the clauses of a game and the titles of their chapters."""
    book = tomllib.loads((GAMES / game / "data" / "clauses.toml").read_text(encoding="utf-8"))
    titles = book["sections"].values() if language == "fr" else book["sections"]
    return [*titles, *(clause[language] for clause in book["rule"])]


def test_every_game_has_a_vocabulary_in_each_language():
    games = {path.parent.parent for path in GAMES.glob("*/words/__init__.py")}
    assert set(WORDS) == {game / "words" / language for game in games for language in LANGUAGES}


@pytest.mark.parametrize("room", WORDS, ids=str)
def test_one_word_for_one_thing(room: Path):
    game, language = room.parts[-3], room.parts[-1]
    modules = [path for path in room.glob("*.py") if path.name != "vocabulary.py"]
    texts = [text for path in modules for text in literals(path, keys=False) if not ID.fullmatch(text)]
    kept = [path.read_text(encoding="utf-8").splitlines() for path in GOLDEN.glob(f"{game}_*_{language}.txt")]
    texts += [line for lines in kept for line in lines if not line.startswith("#")]
    texts += rules_of(game, language)
    assert [slip for text in texts for slip in slips(terms(room), text)] == []


def test_a_slip_is_found():
    swift = Term("vif", ("rapides?",), ("Trait rapide",))
    assert slips([swift], "Trait rapide : un ennemi Rapide") == ["Rapide (vif)"]
    assert slips([Term("influence", (r"\d d'influence",))], "2 d’influence") == ["2 d'influence (influence)"]


def test_no_french_outside_the_words():
    modules = [path for path in GAMES.glob("**/*.py") if "words" not in path.parts and path not in BOXES]
    assert [(str(path), text) for path in modules for text in literals(path) if ACCENTS.search(text)] == []
