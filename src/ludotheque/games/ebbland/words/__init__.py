"""Ebbland in French and in English; `WORDS` is what the library needs of it."""

from ludotheque.games.ebbland.words import en, fr
from ludotheque.games.ebbland.words.speaker import Speaker

WORDS = {"fr": Speaker(fr.LEXICON), "en": Speaker(en.LEXICON)}

__all__ = ["WORDS"]
