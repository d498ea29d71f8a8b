"""How long a text will be before anybody has drawn it: close enough to wrap and to shorten."""

import re
from collections.abc import Iterator, Sequence

WIDE = frozenset("mwMWŒœÆæ@%")
NARROW = frozenset("iljtfrI.,;:!'’|()[] -·")
ELLIPSIS = "…"
NO_BREAK = "\u00a0"
# The parts of a word, each with the hyphen that ends it.
HYPHENS = re.compile("[^-]*-|[^-]+")


def width(text: str, size: float, average: float = 0.54) -> float:
    """Return the length of a text, from the average width of a letter as a part of its size."""
    return sum(_weight(letter) for letter in text) * size * average


def _weight(letter: str) -> float:
    if letter in WIDE:
        return 1.5
    if letter in NARROW or letter == NO_BREAK:
        return 0.6
    return 1.25 if letter.isupper() else 1.0


def shortened(text: str, limit: float, size: float) -> str:
    """Return a text that fits, with an ellipsis where it was cut: after a word if that leaves most of it."""
    if width(text, size) <= limit:
        return text
    kept = text
    while kept and width(kept + ELLIPSIS, size) > limit:
        kept = kept[:-1]
    whole = kept.rpartition(" ")[0]
    return (whole if len(whole) > len(kept) / 2 else kept).rstrip(" ,·-") + ELLIPSIS


def wrapped(text: str, limit: float, size: float, lines: int = 2) -> list[str]:
    """Break a text into lines at its spaces; the last line takes what is left and is cut if it must be."""
    done: list[str] = []
    line = ""
    for gap, word in _pieces(text, limit, size):
        longer = f"{line}{gap}{word}" if line else word
        if line and len(done) < lines - 1 and width(longer, size) > limit:
            done.append(line)
            line = word
        else:
            line = longer
    return [shortened(part, limit, size) for part in [*done, line]]


def _pieces(text: str, limit: float, size: float) -> Iterator[tuple[str, str]]:
    """Give the words of a text, each after what parts it from the one before; what no line holds breaks at hyphens."""
    for word in text.split(" "):
        parts = HYPHENS.findall(word) if width(word, size) > limit else [word]
        for n, part in enumerate(parts):
            yield "" if n else " ", part


def whole(
    text: str, limit: float, high: float, sizes: Sequence[float], leading: float = 1.1
) -> tuple[float, list[str]]:
    """Break a text into lines in the largest of some sizes in which a box holds all of it; in the last one cut it."""
    for size in sizes:
        lines = wrapped(text, limit, size, max(1, int(high // (size * leading))))
        if not is_cut(lines):
            break
    return size, lines


def is_cut(lines: Sequence[str]) -> bool:
    """Tell whether something is left out of a text in lines."""
    return any(line.endswith(ELLIPSIS) for line in lines)
