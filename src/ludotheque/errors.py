"""What can go wrong, as exceptions that say in one line what was wrong and what would be right."""


class LudothequeError(Exception):
    """The base of every error that Ludothèque raises on purpose."""
