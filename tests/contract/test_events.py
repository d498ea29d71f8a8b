"""Events are declared once: each is told by a rule, said in both languages, and follows from its clause."""

import ast
import re
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest

from examples.highcard import GAME as HIGHCARD
from ludotheque import bots, codec, contract, errors, games, rulebook
from ludotheque.game import LANGUAGES
from ludotheque.kernel import Event
from ludotheque.match import Match

PLAYABLE = [name for name in rulebook.games() if name in games.names()]
DECLARED = [
    pytest.param(name, event, id=f"{name}-{event.name}") for name in PLAYABLE for event in games.load(name).rules.events
]
READERS = ("words", "show", "mind")
DAMAGED = [{}, {"name": "unheard of", "seat": 0}, {"name": "conquer", "seat": 0, "region": "sea"}]


class Unspoken(Event):
    """Something that nobody found words for."""

    name = "unspoken"


def silent(talk: object, event: Event) -> str:
    raise NotImplementedError(event.name)


def sources(name: str, *rooms: str) -> list[ast.Module]:
    """Everything in these rooms of a game, without the declarations themselves."""
    folder = Path(import_module(f"ludotheque.games.{name}").__path__[0])
    paths = [path for room in rooms for path in (folder / room).rglob("*.py")]
    others = [path for path in paths if "events" not in (path.stem, path.parent.name)]
    return [ast.parse(path.read_text(encoding="utf-8")) for path in others]


@pytest.fixture(scope="module")
def named():
    """The names that the rules of each game read."""
    trees = {name: [node for tree in sources(name, "rules") for node in ast.walk(tree)] for name in PLAYABLE}
    return {name: {node.id for node in nodes if isinstance(node, ast.Name)} for name, nodes in trees.items()}


@pytest.fixture(scope="module")
def read():
    """The attributes that words, drawings and statistics of each game read."""
    trees = {name: [node for tree in sources(name, *READERS) for node in ast.walk(tree)] for name in PLAYABLE}
    return {name: {word for node in nodes for word in words_of(node)} for name, nodes in trees.items()}


def words_of(node: ast.AST) -> list[str]:
    """An attribute by its name, a text by what stands in its braces."""
    if isinstance(node, ast.Attribute):
        return [node.attr]
    is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return re.findall(r"\{(\w+)\}", node.value) if is_text else []


@pytest.mark.parametrize("name", PLAYABLE)
def test_events_have_names_of_their_own(name: str):
    names = [event.name for event in games.load(name).rules.events]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("name", "event"), DECLARED)
def test_an_event_is_told_by_a_rule(name: str, event: type, named: dict[str, set[str]]):
    assert event.__name__ in named[name]


@pytest.mark.parametrize("name", PLAYABLE)
def test_every_event_has_a_sentence_in_both_languages(name: str):
    game = games.load(name)
    walk = contract.begin(game, game.setup(game.seats[-1]), 1)
    while len(walk.match.moves) < 40:
        walk.step()
    contract.check_declared_events(walk.match)


def test_an_event_without_a_sentence_is_a_breach():
    rules = replace(HIGHCARD.rules, events=(Unspoken,))
    game = replace(HIGHCARD, rules=rules, words={language: SimpleNamespace(event=silent) for language in LANGUAGES})
    with pytest.raises(contract.Broken, match="no sentence"):
        contract.check_declared_events(Match(game, game.setup(2), 1))


@pytest.mark.parametrize(("name", "event"), DECLARED)
def test_fields_are_read_or_said_to_be_for_programs(name: str, event: type, read: dict[str, set[str]]):
    assert set(event.for_programs) <= set(event.__struct_fields__)
    assert set(event.__struct_fields__) - set(event.for_programs) <= read[name]


@pytest.mark.parametrize(("name", "event"), DECLARED)
def test_an_event_names_a_clause_of_its_own_rulebook(name: str, event: type):
    assert event.clause in {"", *(clause.id for clause in rulebook.clauses(name))}


@pytest.mark.parametrize("name", PLAYABLE)
def test_most_lines_of_a_log_follow_from_a_clause(name: str):
    game = games.load(name)
    match = Match(game, game.setup(game.seats[-1]), 3)
    bot = bots.make("random", game, 3)
    while len(match.moves) < 300 and (question := match.question()):
        match.answer(bot.choose(match.view(question.seat), question.seat), question.seat)
    told = [event for event in match.news(0) if game.words["en"].event(match.talk(0), event)]
    with_clause = sum(bool(event.clause) for event in told)
    assert with_clause > 0.7 * len(told)


@pytest.mark.parametrize(
    "plain", [{}, {"name": "unheard of", "seat": 0}, {"name": "conquer", "seat": 0, "region": "sea"}]
)
def test_what_was_never_told_is_refused(plain: dict[str, object]):
    with pytest.raises(errors.BadRecord):
        codec.event_of(games.load("smallworld"), plain)
