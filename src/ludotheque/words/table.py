"""What a table can choose, in words."""

from collections.abc import Mapping

# The text of each table option, and those of its values that do not stand for themselves.
Choices = Mapping[str, tuple[str, Mapping[str, str]]]


def named(choices: Choices, option: str, value: str = "") -> str:
    """Name an option, or one of its values: a number is its own name."""
    text, values = choices[option]
    return values.get(value, value) if value else text
