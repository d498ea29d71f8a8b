"""The terms of Mage Knight in English, and what is never said instead."""

from ludotheque.words.vocabulary import Term

TERMS = {
    "block": Term("Block", ("parry", "parries", "parried")),
    "round": Term("round", ("rounds? of the game over",)),
    "throw away": Term("throw away", ("leaves the game", "removed from the game")),
    "deck": Term("deck", ("draw pile",)),
    "disband": Term("disband", (r"dismiss\w*",)),
    "rampaging": Term("rampaging", (r"maraud\w*",)),
    "spent": Term("spent", ("exhausted", "tapped")),
    "for free": Term("for free", ("for nothing",)),
    "interact": Term("interact", ("deals? with",)),
    "cooperative assault": Term("cooperative assault", ("assaults? together", "joint assaults?")),
    "melee": Term("melee", ("hand to hand", "close combat")),
    "push back": Term("push back", ("push(?:ed|es)? out", "pushes it out")),
    "paralyze": Term("paralyze", ("paralyse[ds]?",)),
}
