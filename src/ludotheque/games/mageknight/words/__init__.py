"""Mage Knight in French and in English."""

from ludotheque.games.mageknight.words import en, fr
from ludotheque.games.mageknight.words.speaker import Speaker

SPEAKERS = {"fr": Speaker(fr.LEXICON), "en": Speaker(en.LEXICON)}

__all__ = ["SPEAKERS"]
