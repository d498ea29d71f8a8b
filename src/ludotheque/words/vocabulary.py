"""One word for one thing: what a game calls its terms in a language, and what it never calls them."""

import re
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Term:
    """The one word for a thing, patterns of words that must not stand for it, and names in which those may stand."""

    word: str
    never: tuple[str, ...]
    but: tuple[str, ...] = ()

    def slips(self, text: str) -> list[str]:
        """Return the words in a text that should be this term's."""
        text = text.replace("’", "'")
        for name in self.but:
            text = text.replace(name, "")
        return [found for pattern in self.never for found in re.findall(rf"\b(?:{pattern})\b", text, re.IGNORECASE)]


def slips(terms: Iterable[Term], text: str) -> list[str]:
    """Return what a text says otherwise than the vocabulary."""
    return [f"{found} ({term.word})" for term in terms for found in term.slips(text)]
