"""Placeholder words."""

from typing import Any

from ludotheque.game import Refusal, Talk
from ludotheque.kernel import Ask, Event, Option


def question(talk: Talk, ask: Ask[Any]) -> str:
    """Ask the question in a sentence."""
    return type(ask).__name__


def situation(talk: Talk, ask: Ask[Any]) -> str:
    """Say what the asked seat has at hand for it, or nothing."""
    return ""


def option(talk: Talk, ask: Ask[Any], option: Option) -> str:
    """Name an option, with its price and effect."""
    return repr(option)


def bill(talk: Talk, ask: Ask[Any], option: Option) -> list[tuple[str, str]]:
    """List what the price of an option is made of; the last line is the total."""
    return []


def event(talk: Talk, event: Event) -> str:
    """Tell what happened; an empty sentence if it is not worth a line."""
    return repr(event)


def refusal(talk: Talk, refusal: Refusal) -> str:
    """Say why not."""
    return repr(refusal)
