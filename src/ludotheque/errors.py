"""What can go wrong, as exceptions that say in one line what was wrong and what would be right."""


class LudothequeError(Exception):
    """The base of every error that Ludothèque raises on purpose; it speaks both languages."""

    def __init__(self, en: str, fr: str = "") -> None:
        super().__init__(en, fr)
        self.en = en
        self.fr = fr or en

    def __str__(self) -> str:
        return self.en

    def say(self, lang: str) -> str:
        """Say what was wrong, in French or in English."""
        return self.fr if lang == "fr" else self.en


class EngineError(LudothequeError):
    """The engine asked for is unknown or not there."""


class UnknownGame(LudothequeError):
    """No game has this name."""


class UnknownClause(LudothequeError):
    """No clause of the rulebook has this id."""
