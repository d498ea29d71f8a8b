"""Complex fantasy board games that a computer can referee completely."""

from ludotheque.engine import engine, select

select()

__version__ = "0.1.0"

__all__ = ["__version__", "engine"]
