"""The terms of Immortals in French, as its rulebook has them, and what is never said instead."""

from ludotheque.words.vocabulary import Term

TERMS = {
    "energy": Term("énergie", (r"(?:[2-9]|\d\d) énergie(?!s)", "mana")),
    "army": Term("armée", ("troupes?",)),
    "region": Term("région", ("territoires?",)),
    "limbo": Term("limbes", ("purgatoire", "limbes de (?:lumière|ténèbres)")),
    "realm": Term("royaume", ("mondes?",)),
    "orc": Term("Orques", ("orcs?",)),
    "round": Term("tour", ("rounds?", "manches?")),
}
