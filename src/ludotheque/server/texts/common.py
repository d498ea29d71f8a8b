"""What every page says, and what it says when something is amiss: in French and English."""

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    # Without a network
    "offline": ("Pas de réseau", "No network"),
    "offline-why": (
        "La ludothèque est hors d'atteinte. Vos parties sont gardées : rien n'est perdu.",
        "The library cannot be reached. Your games are kept: nothing is lost.",
    ),
    "offline-again": ("Réessayer", "Try again"),
    # Everywhere
    "skip": ("Aller à la question posée", "Skip to the question"),
    "lobby": ("Salon", "Lobby"),
    "rules": ("Règles", "Rules"),
    "language": ("Langue", "Language"),
    "theme": ("Clair ou sombre", "Light or dark"),
    "theme-auto": ("selon le système", "follow the system"),
    "theme-light": ("clair", "light"),
    "theme-dark": ("sombre", "dark"),
    "settings": ("Réglages", "Settings"),
    "your-name": ("Votre nom", "Your name"),
    "save": ("Enregistrer", "Save"),
    "cancel": ("Fermer", "Close"),
    "you": ("Vous", "You"),
    "player-n": ("Joueur {n}", "Player {n}"),
    # Invitations, errors
    "seat-invitation": ("Une place vous attend", "A seat is waiting for you"),
    "already-there": ("Déjà là :", "Already there:"),
    "seat-invitation-at": ("{game}, table « {table} », place {n}", "{game}, table “{table}”, seat {n}"),
    "old-question": (
        "La partie a avancé entre-temps : cette question n'est plus posée.",
        "The game has moved on meanwhile: this question is no longer asked.",
    ),
    "wrong-400": ("Cela ne va pas", "This does not work"),
    "wrong-403": ("Pas de ce côté", "Not this way"),
    "wrong-404": ("Rien sur cette case", "Nothing on this space"),
    "wrong-409": ("Pas maintenant", "Not now"),
    "wrong-413": ("Trop lourd", "Too large"),
    "wrong-429": ("Doucement !", "Slow down!"),
    "wrong-500": ("Le dé est tombé de la table", "The die fell off the table"),
    "wrong-503": ("La table est dans le noir", "The table is in the dark"),
    "error-404": ("Cette page n'existe pas, ou plus.", "This page does not exist, or no longer does."),
    "error-403": ("Cela ne vous est pas permis.", "You may not do this."),
    "error-405": (
        "Cette adresse ne se visite pas : elle attend ce que lui envoie une page.",
        "Nobody visits this address: it waits for what a page sends.",
    ),
    "error-413": ("C'est plus que ce que nous acceptons en une fois.", "That is more than we accept at once."),
    "error-429": (
        "Trop de demandes à la fois. Réessayez dans un instant.",
        "Too many requests at once. Try again in a moment.",
    ),
    "error-500": ("Une erreur de notre côté. La partie est intacte.", "An error on our side. The game is unharmed."),
    "error-503": (
        "Nos parties ne se laissent ni lire ni écrire pour l'instant. Rien n'est perdu : réessayez dans un moment.",
        "Our games can neither be read nor written just now. Nothing is lost: try again in a moment.",
    ),
    "error-4xx": ("Cette demande n'a pas été comprise.", "This request was not understood."),
    "to-lobby": ("Retour au salon", "Back to the lobby"),
}
