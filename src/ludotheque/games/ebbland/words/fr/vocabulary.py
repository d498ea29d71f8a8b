"""The terms of Ebbland in French, as its rulebook has them, and what is never said instead."""

from ludotheque.words.vocabulary import Term

TERMS = {
    "block": Term("blocage", ("parades?", "parer"), ("Parade soudaine",)),
    "round": Term("round", ("manches?",)),
    "close round": Term("round rapproché", ("mêlées?", "au corps à corps")),
    "site": Term("lieu", (r"(?<!\{)sites?(?!\})", "lieux contrôlés")),
    "strike": Term("coup", (r"(?:une|la|de|des|cette) frappes?",)),
    "Control/VP roll": Term("jet Contrôle/PV", ("jets? de PV", "jets? de Contrôle")),
    "lone fighter": Term("combattant solitaire", ("combattants? seuls?",)),
    "build": Term("bâtir", (r"install\w+",)),
    "life": Term("Point de Vie", ("points? de santé", "santé")),
    "pool": Term("réserve", ("pools?", "bassins?")),
    "commit": Term("engager", (r"implique\w*",)),
    "Stock": Term("Stock", ("(?:la|votre|sa|une) pioche", "bibliothèque")),
    "sacked": Term("pillé", (r"saccag\w*", r"mis à sac")),
    "task": Term("tâche", ("épreuves?",)),
    "deck": Term("paquet", ("decks?",)),
    "marker": Term("Marqueur +1", ("jetons? \\+1", "pions? \\+1")),
}
