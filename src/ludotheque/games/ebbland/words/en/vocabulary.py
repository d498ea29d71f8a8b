"""The terms of Ebbland in English, and what is never said instead."""

from ludotheque.words.vocabulary import Term

TERMS = {
    "strike": Term("strike", (r"\d hits?", r"\{\w*\} hits?", "hit rolls?", "blows?")),
    "life": Term("life", ("hit points?", "life points?")),
    "block": Term("block", ("parry", "parries", "parried"), ("Sudden Parry",)),
    "pool": Term("pool", ("reserves?",)),
    "commit": Term("commit", (r"involved", "involving")),
    "Stock": Term("Stock", ("draw pile", "library")),
    "site": Term("site", ("controlled locations?",)),
    "sack": Term("sack", (r"plunder\w*", r"pillag\w*")),
    "task": Term("task", ("skill checks?",)),
}
