"""The generator of a table: the stream of its key, every side equally likely, copies that cost nothing."""

from collections import Counter
from hashlib import shake_256
from itertools import pairwise

import pytest

from ludotheque.kernel import KeyedDice
from ludotheque.kernel.dice import BLOCK, WORD

KEY = bytes(range(32))


def words(count: int) -> list[int]:
    """The stream of the key, worked out a second time."""
    blocks = (shake_256(KEY + number.to_bytes(8, "big")).digest(BLOCK) for number in range(4 * count // BLOCK + 1))
    stream = b"".join(blocks)
    return [int.from_bytes(stream[4 * n : 4 * n + 4], "big") for n in range(count)]


def test_the_numbers_are_the_stream_of_the_key():
    dice = KeyedDice(KEY)
    assert [dice.below(WORD) for _ in range(500)] == words(500)


def test_what_would_favour_low_numbers_is_passed_over():
    sides = 3 * 2**30
    dice = KeyedDice(KEY)
    assert [dice.below(sides) for _ in range(300)] == [word for word in words(600) if word < sides][:300]


@pytest.mark.parametrize("sides", [2, 6, 14, 20, 1000])
def test_every_side_comes_up_about_equally_often(sides: int):
    dice, throws = KeyedDice(KEY), 20 * max(1000, sides)
    counts = Counter(dice.below(sides) for _ in range(throws))
    expected = throws / sides
    chi2 = sum((counts[side] - expected) ** 2 / expected for side in range(sides))
    assert chi2 < sides - 1 + 4 * (2 * sides) ** 0.5 + 4


def test_neighbouring_throws_have_nothing_to_do_with_each_other():
    dice = KeyedDice(KEY)
    throws = [dice.below(6) for _ in range(36_000)]
    pairs = Counter(pairwise(throws))
    assert len(pairs) == 36
    assert all(abs(count - 1000) < 150 for count in pairs.values())


@pytest.mark.parametrize("drawn", [0, 1, BLOCK // 4 - 1, BLOCK // 4, 1000])
def test_a_copy_goes_on_alike_and_shares_what_is_drawn_ahead(drawn: int):
    dice = KeyedDice(KEY)
    for _ in range(drawn):
        dice.below(WORD)
    twin = dice.copy()
    assert isinstance(twin, KeyedDice)
    assert twin.ahead is dice.ahead
    assert [twin.below(WORD) for _ in range(300)] == [dice.below(WORD) for _ in range(300)]
    assert KeyedDice(KEY, dice.drawn).below(100) == dice.below(100)


def test_another_key_gives_other_numbers():
    one, two = KeyedDice(KEY), KeyedDice(bytes(32))
    assert [one.below(1000) for _ in range(20)] != [two.below(1000) for _ in range(20)]


@pytest.mark.parametrize("sides", [0, -1, WORD + 1])
def test_a_die_that_cannot_be_is_refused(sides: int):
    with pytest.raises(ValueError, match="no die has"):
        KeyedDice(KEY).below(sides)
