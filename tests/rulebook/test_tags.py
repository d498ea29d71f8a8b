"""How tags in tests become the list of tests of a clause."""

import pytest

from tools.coverage_of_rules import tags

PLAIN = """
@rule("A-1", "A-2")
def test_one(): ...
"""
CLASS = """
@rule("A-1")
class TestMany:
    @rule("A-2")
    def test_one(self): ...
    def test_two(self): ...
    def helper(self): ...
"""
PARAMETERS = """
@pytest.mark.parametrize("x", [pytest.param(1, marks=rule("A-1")), 2])
def test_one(x): ...
"""
MODULE = """
pytestmark = [rule("A-1")]
def test_one(): ...
"""


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        (PLAIN, {("A-1", "t.py::test_one"), ("A-2", "t.py::test_one")}),
        (
            CLASS,
            {
                ("A-1", "t.py::TestMany::test_one"),
                ("A-2", "t.py::TestMany::test_one"),
                ("A-1", "t.py::TestMany::test_two"),
            },
        ),
        (PARAMETERS, {("A-1", "t.py::test_one")}),
        (MODULE, {("A-1", "t.py::test_one")}),
    ],
)
def test_tags_are_found(source: str, expected: set[tuple[str, str]]):
    assert set(tags(source, "t.py")) == expected


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ('x = rule("A-1")', "t.py:1: this rule"),
        ('@rule("A-1")\ndef helper(): ...', "t.py:1: this rule"),
        ("@rule(NAME)\ndef test_one(): ...", "written out as strings"),
        ("@rule()\ndef test_one(): ...", "written out as strings"),
    ],
)
def test_a_tag_that_cannot_be_read_is_an_error(source: str, complaint: str):
    with pytest.raises(SystemExit, match=complaint):
        list(tags(source, "t.py"))
