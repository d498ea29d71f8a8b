"""The terms of Small World in English, and what is never said instead."""

from ludotheque.words.vocabulary import Term

TERMS = {
    "token": Term("token", ("figures? of", "units?")),
    "coin": Term("coin", ("victory points?",)),
    "race": Term("race", ("peoples?",)),
    "ghoul": Term("Ghouls", ("zombies?",), ("SW-RACE-ZOMBIES",)),
    "region": Term("region", ("territor(?:y|ies)",)),
}
