"""How causes of refusals are removed from a position: what proves that they were the causes."""

from ludotheque.games.immortals.mending.mends import mend

__all__ = ["mend"]
