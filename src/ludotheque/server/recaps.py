"""Since your last turn, in a few sentences: what one seat did in a row is told together, with its places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby, takewhile

import msgspec
from markupsafe import Markup

from ludotheque.server.scene import Said

# So many sentences are told at most, with so many lines of what followed from one.
MOST, MORE = 8, 3
# What several sentences begin with: at least so many words; and so many words are left of each at most.
SHARED, LEFT = 2, 9
# What begins a thing belongs to it: articles, and words that lead to a place.
SMALL_FR = frozenset(
    {"à", "au", "aux", "la", "le", "les", "de", "du", "des", "en", "dans", "un", "une", "sur", "vers", "avec"}
)
SMALL_EN = frozenset({"the", "a", "an", "to", "in", "on", "with", "for", "of", "from", "into", "at"})
SMALL = SMALL_FR | SMALL_EN
BETWEEN = {"fr": "\u202f; ", "en": "; "}
# How the listener is spoken to: what concerns them is never left out.
LISTENER = {"fr": ("vous", "votre", "vos"), "en": ("you", "your")}


class Sentence(msgspec.Struct, frozen=True):
    """What one seat did in a row: in words, what followed from it, where on the board, and the lines it stands for."""

    text: Markup
    more: tuple[Markup, ...]
    places: tuple[str, ...]
    lines: tuple[Said, ...]
    deeds: int


def sentences(lines: Iterable[Said], you: int, language: str) -> tuple[Sentence, ...]:
    """Return what others did in a few sentences, from lines of the log."""
    runs: list[list[tuple[Said, ...]]] = []
    for _, found in groupby(lines, key=lambda line: line.number):
        deed = tuple(found)
        # Who plays next is seen anyway, and what one did oneself is known.
        if deed[0].seat == you or not deed[0].icon:
            deed = tuple(line for line in deed if line.icon and (line.seat != you or line.places))
        if deed and runs and _is_like(runs[-1], deed, language):
            runs[-1].append(deed)
        elif deed:
            runs.append([deed])
    return tuple(_few([_sentence(run, language) for run in runs], language))


def joined(texts: Sequence[str], language: str) -> str | None:
    """Return sentences that begin alike as one, each thing once with how often; none where they do not."""
    plain = [text.removesuffix(".") for text in texts]
    counts = Counter(plain)
    if len(counts) == 1:
        return f"{plain[0]} (× {len(plain)})."
    words = [text.split(" ") for text in counts]
    shared = [column[0] for column in takewhile(lambda column: len(set(column)) == 1, zip(*words, strict=False))]
    while shared and (shared[-1].lower() in SMALL or " ".join(shared).count("<b>") != " ".join(shared).count("</b>")):
        shared.pop()
    rests = [row[len(shared) :] for row in words]
    if len(shared) < SHARED or not all(0 < len(rest) <= LEFT for rest in rests):
        return None
    said = [" ".join(rest) for rest in rests]
    times = [f"{rest} (× {count})" if count > 1 else rest for rest, count in zip(said, counts.values(), strict=True)]
    # Where a thing itself holds a comma, another sign keeps them apart.
    between = BETWEEN[language] if any("," in rest for rest in said) else ", "
    return f"{' '.join(shared)} {between.join(times)}."


def _is_like(run: list[tuple[Said, ...]], deed: tuple[Said, ...], language: str) -> bool:
    first, line = run[0][0], deed[0]
    if (first.seat, first.icon) != (line.seat, line.icon):
        return False
    return joined([str(one[0].text) for one in [*run, deed]], language) is not None


def _sentence(run: list[tuple[Said, ...]], language: str) -> Sentence:
    first = [str(deed[0].text) for deed in run]
    text = joined(first, language) if len(first) > 1 else first[0]
    lines = tuple(line for deed in run for line in deed)
    rest = tuple(dict.fromkeys(line.text for deed in run for line in deed[1:] if line.icon))
    places = tuple(dict.fromkeys(place for line in lines for place in line.places))
    return Sentence(Markup(text), rest[:MORE], places, lines, len(run))


def _few(found: list[Sentence], language: str) -> list[Sentence]:
    """Leave out what matters least: what is neither about the listener nor about a place, the oldest first."""
    if len(found) <= MOST:
        return found

    def weight(place: int) -> tuple[bool, bool, int]:
        one = found[place]
        words = f"{one.text} {' '.join(one.more)}".lower().split()
        return any(word.strip(".,;:()") in LISTENER[language] for word in words), bool(one.places), place

    kept = sorted(range(len(found)), key=weight, reverse=True)[:MOST]
    return [found[place] for place in sorted(kept)]
