"""A damaged lesson is refused in one clear sentence."""

import pytest

from ludotheque import shelf
from ludotheque.lessons import BadLesson, load, parse
from ludotheque.lessons.track import played

GOOD = shelf.text_of("smallworld", "data/lessons/first.toml") or ""


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("title =", "title"), "is no lesson"),
        (('chapter = "race"', 'chapter = "nowhere"'), "step 1 is of no chapter"),
        (("seats = 2", 'seats = "two"'), "seats"),
        (("seed = 3", "seed = 3\nseat = 'Z'"), "nobody sits at 'Z'"),
        (("[[step]]", "[[stap]]"), "stap"),
        (("text.en =", "text.it ="), "it"),
    ],
)
def test_a_damaged_file_says_what_is_wrong(change: tuple[str, str], says: str):
    with pytest.raises(BadLesson) as refused:
        parse(GOOD.replace(*change), "smallworld")
    assert says in refused.value.en
    assert "\n" not in refused.value.en
    assert refused.value.fr != refused.value.en


def test_a_lesson_that_the_rules_no_longer_allow_names_its_step():
    changed = parse(GOOD.replace('"conquer region:hill_2"', '"conquer region:swamp_4"'), "smallworld")
    with pytest.raises(BadLesson, match="step 4 of the lesson no longer goes"):
        played(changed)


def test_a_lesson_that_is_not_there_is_missed_by_name():
    with pytest.raises(BadLesson, match="smallworld has no lesson 'second'"):
        load("smallworld", "second")
    with pytest.raises(BadLesson):
        load("smallworld", "../clauses")
