"""The terms of Immortals in English, and what is never said instead."""

from ludotheque.words.vocabulary import Term

TERMS = {
    "army": Term("army", ("troops?",)),
    "region": Term("region", ("territor(?:y|ies)",)),
    "limbo": Term("light limbo, dark limbo", ("limbo of (?:light|dark\\w*)",)),
    "waive": Term("waive", (r"skip\w* the action", r"forgo\w*")),
}
