"""The review after a game, and hints: in French and English."""

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "review": ("Analyse", "Review"),
    "review-of": ("Analyse : {table}", "Review: {table}"),
    "review-wait": ("Les robots relisent la partie", "The bots are going through the game"),
    "review-wait-text": (
        "Ils regardent chaque réponse, puis réfléchissent aux moments qui ont compté. Vous pouvez partir et revenir : "
        "rien ne se perd.",
        "They look at every answer, then think about the moments that counted. You can leave and come back: "
        "nothing is lost.",
    ),
    "review-reload": ("Où en est-on ?", "How far along is it?"),
    "review-progress": ("Étape {done} sur {of}", "Step {done} of {of}"),
    "review-eyes": ("D'après ce que pouvait savoir", "With what was known to"),
    "review-curve": ("Les chances de gagner au fil du jeu", "Chances of winning over the game"),
    "review-curve-score": ("Le score espéré au fil du jeu", "Expected score over the game"),
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
    "review-kind-merit": ("beau coup", "good move"),
    "review-kind-rival": ("jeu d'un autre", "another's play"),
    "review-find": ("Trouver mieux", "Find a better move"),
    "review-answer": ("Voir ce qu'un robot fort aurait joué", "See what a strong bot would have played"),
    "find-title": ("Trouver mieux", "Find a better move"),
    "find-place": ("choix {n} sur {of}", "choice {n} of {of}"),
    "find-back": ("L'analyse", "The review"),
    "find-ask": ("Que jouer à la place ?", "What would be better?"),
    "find-text": (
        "Joué dans la partie : « {played} ». Chances de gagner : {taken}, au lieu de {best}. La table est revenue à "
        "cet instant, avec ce que ce joueur pouvait savoir.",
        "Played in the game: “{played}”. Chance of winning: {taken} instead of {best}. The table is back at that "
        "moment, with what this player could know.",
    ),
    "find-text-score": (
        "Joué dans la partie : « {played} ». Score espéré : {taken}, au lieu de {best}. La table est revenue à "
        "cet instant, avec ce que ce joueur pouvait savoir.",
        "Played in the game: “{played}”. Expected score: {taken} instead of {best}. The table is back at that "
        "moment, with what this player could know.",
    ),
    "find-do": (
        "Jouez sur le plateau ou par les boutons : autant d'essais que vous voulez.",
        "Play on the board or with the buttons: as many tries as you like.",
    ),
    "find-try": ("Essayer", "Try it"),
    "find-clue": ("Un indice", "A hint"),
    "find-answer": ("La réponse", "The answer"),
    "find-next": ("Choix suivant", "Next choice"),
    "find-tries": ("Vos essais", "Your tries"),
    "find-found": ("Trouvé !", "Found it!"),
    "find-found-text": ("Aussi bien que le robot fort.", "As good as the strong bot."),
    "find-better-text": (
        "Mieux que dans la partie, mais il y a encore mieux.",
        "Better than in the game, but there is better still.",
    ),
    "find-worse-text": ("Pas mieux que dans la partie.", "No better than in the game."),
    "review-json": ("Analyse en JSON", "Review as JSON"),
    "review-share": ("Image à partager", "Picture to share"),
    "hint-says": ("Le robot jouerait « {option} ».", "The bot would play “{option}”."),
}
