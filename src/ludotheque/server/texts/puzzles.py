"""Puzzles: in French and English."""

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "puzzles": ("Problèmes", "Puzzles"),
    "puzzles-of": ("Problèmes : {game}", "{game} puzzles"),
    "puzzles-text": (
        "Une position, une tâche, un tour pour y arriver. Rien n'est laissé au hasard : ce qui se lance est dit.",
        "A position, a task, one turn to do it. Nothing is left to chance: you are told what every die will show.",
    ),
    "puzzle-n": ("Problème {n} : {title}", "Puzzle {n}: {title}"),
    "puzzle-open": ("Essayer", "Try it"),
    "puzzle-solved": ("Résolu !", "Solved!"),
    "puzzle-missed": ("Ce n'est pas encore ça.", "Not quite yet."),
    "puzzle-done": ("Résolu", "Solved"),
    "puzzle-again": ("Recommencer", "Try again"),
    "puzzle-next": ("Problème suivant", "Next puzzle"),
    "puzzle-all": ("Tous les problèmes", "All puzzles"),
    "level-first": ("prévisible", "predictable"),
    "puzzle-solution": ("Voir la solution", "Show the solution"),
}
