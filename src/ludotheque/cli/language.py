"""Which language the command line speaks: `--lang`, or else the locale."""

import os
from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeVar

import click

from ludotheque.typography import shown

Language = Literal["fr", "en"]
Function = TypeVar("Function", bound=Callable[..., Any])

_spoken: Language | None = None


def from_locale(environment: Mapping[str, str] = os.environ) -> Language:
    """Give French if the locale of messages begins with fr, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def spoken() -> Language:
    """Give the language chosen on the command line so far, or that of the locale."""
    return _spoken or from_locale()


def speak(lang: Language | None) -> None:
    """Choose the language for the rest of the command; None goes back to the locale."""
    global _spoken
    _spoken = lang


def say(en: str, fr: str, lang: Language | None = None) -> str:
    """Give the one of two texts that is in the language spoken, or in the one named."""
    lang = lang or spoken()
    return shown(fr if lang == "fr" else en, lang)


def language_option(function: Function) -> Function:
    """Add `--lang` to a command, which gets it as `lang: Language`."""
    return click.option(
        "--lang",
        type=click.Choice(["fr", "en"]),
        default=spoken,
        is_eager=True,
        callback=_chosen,
        help=say("Language of all texts; by default that of the locale.", "Langue des textes, sinon celle du système."),
    )(function)


def _chosen(context: click.Context, parameter: click.Parameter, lang: Language) -> Language:
    speak(lang)
    return lang
