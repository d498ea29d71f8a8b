"""What every coach says, whatever the game: in French and English."""

from typing import Final

from ludotheque.words.spoken import said

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "detour": ("Bonne idée aussi", "Good idea too"),
    "detour-text": (
        "Je pensais à autre chose, mais votre coup est permis et la partie continue. La leçon peut s'y adapter.",
        "I had something else in mind, but your move is allowed and the game goes on. The lesson can adapt.",
    ),
    "detour-mine": ("Je proposais : {task}", "I suggested: {task}"),
    "detour-undo": (
        "Rien de caché n'a été révélé : on peut revenir en arrière.",
        "Nothing hidden has been revealed: you can go back.",
    ),
    "detour-anew": (
        "Ce coup ne se reprend plus. Pour revenir, je rouvre la leçon à cet endroit ; cette partie-ci est gardée.",
        "This move can no longer be taken back. To return, I open the lesson again at this point; this game is kept.",
    ),
    "waiting": ("{name} joue", "{name} plays"),
    "waiting-text": (
        "Regardez ce qui change : je reprends dès que c'est à vous.",
        "Watch what changes: I go on as soon as it is your turn.",
    ),
    "free": ("À votre idée", "As you like"),
    "free-text": (
        "La partie a pris un autre chemin. Jouez ce qui vous plaît : tout ce qui est en lumière est permis, "
        "et « Conseil » dit ce que ferait un robot.",
        "The game has taken another road. Play what you like: everything lit is allowed, "
        "and “Hint” says what a bot would do.",
    ),
    "free-next": ("Il me reste à vous montrer : {titles}.", "I have yet to show you: {titles}."),
    "over": ("La partie est finie", "The game is over"),
    "over-text": (
        "Elle s'est terminée avant la leçon. Vous pouvez la revoir, ou recommencer la leçon depuis le salon.",
        "It ended before the lesson did. You can watch it again, or start the lesson again from the lobby.",
    ),
    "broken": ("La leçon s'arrête ici", "The lesson stops here"),
    "broken-text": (
        "Les règles ont changé depuis que cette leçon a été écrite. La partie continue sans guide.",
        "The rules have changed since this lesson was written. The game goes on without a guide.",
    ),
    # What can be pressed or typed
    "do": ("Faites-le pour moi", "Do it for me"),
    "skip": ("Passer", "Skip"),
    "read": ("J'ai compris", "Got it"),
    "agree": ("Continuer ainsi", "Go on like this"),
    "back": ("Revenir à la leçon", "Back to the lesson"),
    "show": ("Montrer", "Show me where"),
    "repeat": ("Répéter", "Say it again"),
    "leave": ("Quitter", "Leave"),
    "end": ("Jouer la suite", "Play on"),
    "return": ("Rappeler le guide", "Call the guide back"),
    "step-of": ("{chapter} · {n} sur {of}", "{chapter} · {n} of {of}"),
}


def say(language: str, name: str, /, **figures: object) -> str:
    """Return a text in a language, with its figures filled in."""
    return said(TEXTS, language, name, figures)
