"""What French needs beyond plurals: elision, articles that merge, place names, no-break spaces."""

from collections.abc import Sequence
from unicodedata import normalize

from ludotheque.typography import typeset as typeset
from ludotheque.words.language import FR, Noun, finished

# Words with an aspirated h, and others that behave like them: no elision before them.
UNELIDED = (
    *("hache", "haie", "halte", "hameau", "harpie", "hasard", "haut", "héros", "héron", "hibou", "hobbit", "horde"),
    "hutte",
    *("onz", "oui"),
)

# Place names that begin with such a word take an article, and the word becomes a common noun inside a sentence.
GENERIC = {"baie": "la", "col": "le", "golfe": "le", "lac": "le", "mer": "la", "passe": "la"}


def elides(word: str) -> bool:
    """Tell whether `de` and `le` lose their vowel before a word."""
    low = word.lower()
    if low.startswith(UNELIDED):
        return False
    plain = normalize("NFD", low)[:2]
    return plain[:1] in tuple("aeiouhœæ") or (plain[:1] == "y" and plain[1:] not in tuple("aeiou"))


def de(name: str) -> str:
    """Return a proper name after `de`: de Basile, d’Ondine."""
    return f"d’{name}" if elides(name) else f"de {name}"


def le(noun: Noun, number: int = 1) -> str:
    """Return a noun with its definite article: le pion, la région, l’antre, les pions."""
    word = FR.form(number, noun)
    if word == noun.many != noun.one:
        return f"les {word}"
    if elides(word):
        return f"l’{word}"
    return f"la {word}" if noun.feminine else f"le {word}"


def un(word: str, feminine: bool = False) -> str:
    """Return a word with its indefinite article: un pion, une région."""
    return f"une {word}" if feminine else f"un {word}"


def que(clauses: Sequence[str]) -> str:
    """Join clauses after `si` or `tant que`: vous attaquez, que c’est la nuit et qu’il pleut."""
    later = [f"qu’{clause}" if elides(clause) else f"que {clause}" for clause in clauses[1:]]
    return FR.listed([*clauses[:1], *later])


def aucun(noun: Noun) -> str:
    """Return the absence of a noun: aucun pion, aucune région."""
    return f"aucune {noun.one}" if noun.feminine else f"aucun {noun.one}"


def count(number: int, noun: Noun) -> str:
    """Return a number with its noun, zero in words: aucun pion, 3 pions."""
    return FR.count(number, noun) if number else aucun(noun)


def merged(preposition: str, phrase: str) -> str:
    """Return `de` or `à` before a phrase with an article: du lac, des Orcs, aux Terrasses, de la mer."""
    merging = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}
    article, _, rest = phrase.partition(" ")
    short = merging.get(f"{preposition} {article.lower()}")
    if short:
        return f"{short} {rest}"
    return de(phrase) if preposition == "de" else f"{preposition} {phrase}"


def the_place(name: str) -> str:
    """Return a place as a sentence names it: Pommeraie, la mer des Rafales, le lac Miroir, l’Enclume."""
    first, _, rest = name.partition(" ")
    article = GENERIC.get(first.lower()) if rest else None
    if article:
        return f"{article} {first.lower()} {rest}"
    if first.startswith("L’"):
        return f"l{name[1:]}"
    return f"les {rest}" if first == "Les" else name


def of_place(name: str) -> str:
    """Return a place after `de`: de Pommeraie, d’Anguillère, du lac Miroir, des Terrasses."""
    return merged("de", the_place(name))


def at_place(name: str) -> str:
    """Return a place where something is: à Pommeraie, sur la mer des Rafales, aux Terrasses."""
    place = the_place(name)
    if place.startswith(("la ", "le ")):
        return f"sur {place}"
    return merged("à", place)


def sentence(text: str) -> str:
    """Return a text as a sentence of its own: capital, full stop, spaces; nothing stays nothing."""
    return typeset(finished(text))
