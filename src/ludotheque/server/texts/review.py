"""The review after a game, and hints: in French and English."""

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "review": ("Analyse", "Review"),
    "review-of": ("Analyse : {table}", "Review: {table}"),
    "review-wait": ("Les robots relisent la partie", "The bots go through the game"),
    "review-wait-text": (
        "Ils regardent chaque réponse, puis réfléchissent aux moments qui ont compté. Vous pouvez partir et revenir : "
        "rien ne se perd.",
        "They look at every answer, then think about the moments that counted. You can leave and come back: "
        "nothing is lost.",
    ),
    "review-reload": ("Où en est-on ?", "How far is it?"),
    "review-progress": ("Étape {done} sur {of}", "Step {done} of {of}"),
    "review-eyes": ("D'après ce que pouvait savoir", "From what could be known by"),
    "review-curve": ("Les chances de gagner au fil du jeu", "Chances to win over the game"),
    "review-curve-score": ("Le score espéré au fil du jeu", "The score to expect over the game"),
    "review-luck": ("hasard", "luck"),
    "review-turnings": ("Les tournants", "Turning points"),
    "review-none": (
        "Aucun moment ne se détache : la partie s'est jouée peu à peu.",
        "No single moment stands out: the game was decided little by little.",
    ),
    "review-moment": ("La position à ce moment", "The position at that moment"),
    "review-played": ("Joué", "Played"),
    "review-better": ("Robot fort", "Strong bot"),
    "review-after": ("D'ici le prochain tour", "By the next turn"),
    "review-replay": ("Revoir ce moment", "See this moment again"),
    "review-retry": ("Réessayer d'ici", "Try again from here"),
    "review-kind-choice": ("choix", "choice"),
    "review-kind-luck": ("hasard", "luck"),
    "review-kind-rival": ("jeu d'un autre", "another's play"),
    "review-json": ("Analyse en JSON", "Review as JSON"),
    "review-share": ("Image à partager", "Picture to share"),
    "hint-says": ("Le robot jouerait : {option}", "The bot would play: {option}"),
}
