"""Lessons on a page: in French and English; what the coach itself says is in `ludotheque/lessons`."""

from typing import Final

from ludotheque.lessons.texts import TEXTS as SAID

TEXTS: Final[dict[str, tuple[str, str]]] = {
    **{f"coach-{name}": text for name, text in SAID.items()},
    "coach-fold": ("Replier le guide", "Fold the guide"),
    "lesson": ("Le guide", "The guide"),
    "learn": ("Apprendre", "Learn it"),
    "learn-on": ("Reprendre la leçon", "Resume the lesson"),
    "goal-show": ("Montrez-moi", "Show me"),
    "badge-lesson": ("Leçon", "Lesson"),
    "lesson-leave": ("Quitter la leçon ?", "Leave the lesson?"),
    "lesson-leave-text": (
        "Rien n'est perdu : la table reste dans votre salon, et la leçon reprend où vous en êtes.",
        "Nothing is lost: the table stays in your lobby, and the lesson resumes where you left off.",
    ),
    "lesson-stay": ("Rester", "Stay"),
    "lesson-later": ("Au salon, à plus tard", "To the lobby for now"),
    "lesson-alone": ("Jouer sans guide", "Play without the guide"),
    "lesson-seed": (
        "Une leçon distribue toujours la même partie : son hasard est connu d'avance, et se vérifie de même.",
        "A lesson always deals the same game: its luck is known beforehand, and can be checked all the same.",
    ),
}
