"""The terms of Small World in French, as its rulebook has them, and what is never said instead."""

from ludotheque.words.vocabulary import Term

TERMS = {
    "token": Term("pion", ("figurines?", "unités?")),
    "coin": Term("jeton", ("pièces?", "points? de victoire")),
    "race": Term("peuple", ("(?<!-)races?(?!-)",)),
    "orc": Term("Orcs", ("orques?",)),
    "halfling": Term("Mi-portions", ("halfelins?", "hobbits?")),
    "spirit": Term("Ancestraux", ("fantômes?",)),
    "hole": Term("Tanière", ("trous?",)),
    "lost tribe": Term("Tribu oubliée", ("tribus? perdues?",)),
    "decline": Term("déclin", ("déchéance",)),
    "region": Term("région", ("territoires?",)),
}
