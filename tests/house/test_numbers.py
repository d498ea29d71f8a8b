"""A component keeps its number for ever: saved games and learned weights know it by nothing else."""

import pytest

from ludotheque.components import Table
from tools import golden_numbers


def lists(numbers: golden_numbers.Numbers) -> dict[tuple[str, str, str], list[int]]:
    """Each component's numbers, one or several."""
    return {
        (game, kind, id): number if isinstance(number, list) else [number]
        for game, tables in numbers.items()
        for kind, table in tables.items()
        for id, number in table.items()
    }


def test_no_component_has_lost_or_changed_its_number():
    now, kept = lists(golden_numbers.numbers()), lists(golden_numbers.kept())
    assert [(what, numbers) for what, numbers in kept.items() if now.get(what, [])[: len(numbers)] != numbers] == []


def test_every_number_is_noted():
    assert lists(golden_numbers.numbers()) == lists(golden_numbers.kept()), "run make golden and read the difference"


def test_no_number_is_used_twice_and_none_is_left_out():
    for tables in golden_numbers.numbers().values():
        for kind, table in tables.items():
            numbers = sorted(n for value in table.values() for n in (value if isinstance(value, list) else [value]))
            assert numbers == list(range(len(numbers))), kind


def row(n: int, **more: object) -> dict[str, object]:
    return {"n": n, "id": f"row{n}", **more}


def test_a_row_stands_where_its_number_says_wherever_it_is_written():
    table = Table([row(0), row(2, since=2), row(1)])
    assert [one["id"] for one in table.rows] == ["row0", "row1", "row2"]
    assert (table.edition, table.sizes) == (2, (2, 3))
    assert [one["id"] for one in table.of(1)] == ["row0", "row1"]


def test_an_edition_can_change_what_a_row_says():
    table = Table([row(0, copies=2, changed={"3": {"copies": 4}, "2": {"copies": 3}})])
    assert [table.of(edition)[0]["copies"] for edition in (1, 2, 3)] == [2, 3, 4]
    assert (table.edition, table.rows[0]["copies"]) == (3, 4)


@pytest.mark.parametrize(
    "rows",
    [[row(0), row(0)], [row(0), row(2)], [row(1)], [row(0, since=2), row(1)]],
    ids=["twice", "gap", "no zero", "earlier edition behind a later one"],
)
def test_numbers_that_cannot_be_are_refused(rows: list[dict[str, object]]):
    with pytest.raises(ValueError, match="number"):
        Table(rows)
