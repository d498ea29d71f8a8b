"""The terms of Immortals in English, and what is never said instead."""

from ludotheque.words.vocabulary import Term

TERMS = {
    "army": Term("army", ("troops?",)),
    "region": Term("region", ("territor(?:y|ies)",)),
}
