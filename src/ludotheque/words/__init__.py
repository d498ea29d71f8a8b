"""Grammar that the games share: plurals, lists, numbers, and what only French or only English needs."""

from ludotheque.words import english, french
from ludotheque.words.language import EN, FR, Language, Noun, capital, finished, uncapital

__all__ = ["EN", "FR", "Language", "Noun", "capital", "english", "finished", "french", "uncapital"]
