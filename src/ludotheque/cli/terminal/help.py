"""The keys of the whole-screen table and how to read its map."""

from __future__ import annotations

from rich.text import Text

from ludotheque.cli.terminal.voice import Voice
from ludotheque.textboard import TextBoard

# Key, action, in short and in full, in English and in French.
KEYS = (
    ("1-9", "choose", "choose", "choisir", "choose an option by its number", "choisir une option par son numéro"),
    ("↑ ↓", "choose", "", "", "go through the options; Enter chooses", "parcourir les options ; Entrée choisit"),
    (
        "Tab",
        "choose",
        "map",
        "carte",
        "to the map and back; there arrows go from place to place",
        "vers la carte et retour ; les flèches y vont de lieu en lieu",
    ),
    ("u", "undo", "undo", "annuler", "take the last answer back", "reprendre la dernière réponse"),
    (
        "?",
        "why",
        "why not",
        "pourquoi",
        "why not the place at the cursor; else this help",
        "pourquoi pas le lieu sous le curseur ; sinon cette aide",
    ),
    ("h", "hint", "hint", "conseil", "what a bot would do", "ce que ferait un robot"),
    ("i", "details", "details", "détails", "all about the element at the cursor", "tout sur l'élément sous le curseur"),
    ("g", "goal", "goal", "but", "what is played for, and how far it is", "à quoi l'on joue, et où l'on en est"),
    (
        "e",
        "explanations",
        "",
        "",
        "explain questions to newcomers, or not; c: this one is known",
        "expliquer les questions à qui débute, ou non ; c : celle-ci est comprise",
    ),
    ("j", "journal", "log", "journal", "the game from its start", "la partie depuis le début"),
    (
        "s",
        "save",
        "save",
        "sauver",
        "save now (every answer is saved anyway)",
        "enregistrer (chaque réponse l'est déjà)",
    ),
    ("l", "language", "français", "English", "parler français", "speak English"),
    ("q", "leave", "quit", "quitter", "leave; the game can be resumed", "quitter ; la partie pourra être reprise"),
)


# How many signs of the map stand on one line of the help page.
COLUMNS = 3


def key_list(voice: Voice, few: bool, has_map: bool) -> list[tuple[str, str, str]]:
    """Return the keys for the last line of the screen, or those that fit in 80 characters."""
    skipped = ("1-9", "Tab", "s") if few else () if has_map else ("Tab",)
    return [(key, voice.say(en, fr), action) for key, action, en, fr, _, _ in KEYS if en and key not in skipped]


def manual(voice: Voice, board: TextBoard) -> Text:
    """Return the help page: keys, mouse, signs of the map."""
    text = Text()
    text.append(voice.say("Keys\n", "Touches\n"), "bold #ffd35c")
    for key, _, _, _, en, fr in KEYS:
        text.append(f"{key:>5}  ", "bold")
        text.append(f"{voice.say(en, fr)}\n")
    text.append(
        voice.say(
            "Mouse: click a place to see it, again to choose it.\n",
            "Souris : cliquer un lieu pour le voir, encore pour le choisir.\n",
        )
    )
    if board.legend:
        text.append(voice.say("\nOn the map\n", "\nSur la carte\n"), "bold #ffd35c")
        text.append(
            voice.say("A number on white is that of an option.\n", "Un numéro sur blanc est celui d'une option.\n")
        )
        for first in range(0, len(board.legend), COLUMNS):
            signs = (f"{sign:>4} {meaning:<17}" for sign, meaning in board.legend[first : first + COLUMNS])
            text.append("".join(signs).rstrip() + "\n")
    return text
