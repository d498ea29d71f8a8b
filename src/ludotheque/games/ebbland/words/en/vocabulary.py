"""The terms of Ebbland in English, and what is never said instead."""

from ludotheque.words.vocabulary import Term

TERMS = {
    "strike": Term("strike", (r"\d hits?", r"\{\w*\} hits?", "hit rolls?", "blows?")),
    "close round": Term("close round", ("melees?", "close-combat rounds?", "Close combat \\d")),
    "shooting round": Term("shooting round", ("ranged rounds?", "ranged rolls?")),
    "Control/VP roll": Term("Control/VP roll", (r"(?<!/)VP rolls?", r"Control rolls?")),
    "life": Term("life", ("hit points?", "life points?", "HP")),
    "block": Term("block", ("parry", "parries", "parried"), ("Sudden Parry",)),
    "pool": Term("pool", ("reserves?",)),
    "commit": Term("commit", (r"involved", "involving")),
    "Stock": Term("Stock", ("draw pile", "library")),
    "site": Term("site", ("controlled locations?", "unsacked locations?")),
    "sack": Term("sack", (r"plunder\w*", r"pillag\w*")),
    "task": Term("task", ("skill checks?",)),
}
