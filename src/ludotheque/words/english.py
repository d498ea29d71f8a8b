"""What English needs beyond plurals: possessives, zero in words."""

from functools import lru_cache

from ludotheque.words.language import EN, Noun

# Place names that end with such a word take the article.
WATERS = ("Gulf", "Sea", "Sound", "Strait")


def possessive(name: str) -> str:
    """Return whose something is: Basil’s, the Orcs’."""
    return f"{name}’" if name.endswith("s") else f"{name}’s"


def a(noun: str) -> str:
    """Return a noun with its indefinite article: a weapon, an action."""
    return f"an {noun}" if noun[:1].lower() in tuple("aeiou") else f"a {noun}"


def count(number: int, noun: Noun) -> str:
    """Return a number with its noun, zero in words: no tokens, 3 tokens."""
    return EN.count(number, noun) if number else f"no {noun.many}"


def every(number: int, noun: Noun) -> str:
    """Return all of so many: both tokens, all 3 tokens."""
    return f"both {noun.many}" if number == 2 else f"all {EN.count(number, noun)}"


@lru_cache(maxsize=4096)
def the_place(name: str) -> str:
    """Return a place as a sentence names it: Appleleas, the Gull Sea, the Bulwark."""
    if name.startswith("The "):
        return f"the {name.removeprefix('The ')}"
    return f"the {name}" if name.split()[0] == "Sea" or name.split()[-1] in WATERS else name
