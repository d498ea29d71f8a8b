"""Dice, and the four methods that reveal something."""

from collections import Counter

import pytest

from ludotheque.kernel import EVERYONE, SPECTATOR, Dice, Event, State, only


class Peeked(Event):
    """An event for some eyes only."""

    name = "peek"

    eyes: int

    def seen_by(self) -> int:
        """Leave it to the test."""
        return self.eyes


def test_the_same_seed_gives_the_same_numbers_and_a_copy_goes_on_alike() -> None:
    one, two = Dice(42), Dice(42)
    assert [one.below(100) for _ in range(20)] == [two.below(100) for _ in range(20)]
    assert one.copy().below(10**6) == one.below(10**6)


@pytest.mark.parametrize("sides", [2, 6, 20])
def test_every_side_comes_up_about_equally_often(sides: int) -> None:
    dice, throws = Dice(7), 12_000
    counts = Counter(dice.below(sides) for _ in range(throws))
    expected = throws / sides
    chi2 = sum((counts[side] - expected) ** 2 / expected for side in range(sides))
    assert set(counts) == set(range(sides))
    assert chi2 < 2.5 * sides + 15


def test_a_shuffle_keeps_the_pile_and_reaches_every_order() -> None:
    dice, orders = Dice(1), Counter[tuple[int, ...]]()
    for _ in range(6_000):
        pile = [1, 2, 3]
        dice.shuffle(pile)
        orders[tuple(pile)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 850


def test_throws_draws_flips_and_peeks_count_as_revealed_and_a_shuffle_does_not() -> None:
    s = State()
    pile = [3, 1, 2]
    s.shuffle(pile)
    assert s.revealed == 0
    top = pile[-1]
    assert s.draw(pile) == top
    s.roll(6)
    s.flip(4)
    s.peek(5)
    assert s.revealed == 4
    assert s.chance == [top, s.chance[1], 4, 5]


def test_handing_over_counts_as_revealed_unless_the_seat_has_the_say_already() -> None:
    s = State()
    s.speaker = 1
    s.hand_over(1)
    assert s.revealed == 0
    s.hand_over(0)
    s.hand_over(0)
    assert (s.revealed, s.cause, s.chance) == (1, ("reaction", 0), [])
    s.hand_over(1)
    assert s.revealed == 2


@pytest.mark.parametrize(
    ("seen_by", "seat", "seen"),
    [
        (EVERYONE, 0, True),
        (EVERYONE, SPECTATOR, True),
        (only(1, 3), 1, True),
        (only(1, 3), 2, False),
        (only(0), SPECTATOR, False),
    ],
)
def test_an_event_is_told_to_those_who_may_know_it(seen_by: int, seat: int, seen: bool) -> None:
    assert Peeked(1, seen_by).is_seen_by(seat) is seen
