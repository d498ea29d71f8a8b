"""How to play, and the rulebook: in French and English."""

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    # How to play
    "how-to": ("Comment jouer à {game}", "How to play {game}"),
    "how-short": ("Comment jouer", "How to play"),
    "how-goal": ("À quoi on joue", "What we play for"),
    "how-table": ("La table", "The table"),
    "how-table-alt": ("Une table de {game} en cours de partie.", "A table of {game} in the middle of a game."),
    "how-table-text": (
        "Une partie en cours, comme un spectateur la voit. À votre tour, ce que vous pouvez choisir est éclairé ; "
        "touchez le reste pour savoir pourquoi ce n'est pas possible.",
        "A game under way, as a spectator sees it. On your turn, what you can choose is lit; touch anything else to "
        "learn why it is not possible.",
    ),
    "how-symbols": ("Les symboles", "The symbols"),
    "how-words": ("Les mots et les cartes", "Words and cards"),
    "how-entries-1": ("{n} entrée", "{n} entry"),
    "how-entries-n": ("{n} entrées", "{n} entries"),
    # Rulebook
    "rulebook-of": ("Règles {of_game}", "Rules of {game}"),
    "search": ("Chercher dans les règles", "Search the rules"),
    "find": ("Chercher", "Search"),
    "clauses": ("{n} articles", "{n} clauses"),
    "found-1": ("{n} article trouvé pour « {text} »", "{n} clause found for “{text}”"),
    "found-n": ("{n} articles trouvés pour « {text} »", "{n} clauses found for “{text}”"),
    "found-0": ("Aucun article ne contient « {text} »", "No clause contains “{text}”"),
    "chapters": ("Chapitres", "Chapters"),
    "clause-1": ("{n} article", "{n} clause"),
    "clause-n": ("{n} articles", "{n} clauses"),
    "shown-by-1": ("Montré par {n} test", "Shown by {n} test"),
    "shown-by-n": ("Montré par {n} tests", "Shown by {n} tests"),
    "with-tests": ("Montrer quels tests jouent ces articles", "Show which tests try these clauses"),
    "ruling": ("Lacune du livret et décision (en anglais)", "Gap in the rulebook, and ruling"),
    "not-yet": ("pas encore joué ici", "not played here yet"),
    "kind-must": ("règle", "rule"),
    "kind-setup": ("mise en place", "setup"),
    "kind-example": ("exemple", "example"),
    "kind-optional": ("option", "option"),
    "kind-note": ("note", "note"),
}
