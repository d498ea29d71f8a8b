"""Texts as a test compares them."""


def plain(text: str) -> str:
    """Return a text with ordinary spaces for those that do not break."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")
