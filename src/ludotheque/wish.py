"""What somebody would like to do: an option that may not be one, pointed at on the board or tried by a program."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ludotheque.errors import NotAnOption
from ludotheque.kernel import BUTTON, Option

# Stands for any argument, where only the element or the verb is known.
ANY: Final = -1


def wish(element: str, verb: str = "", arg: int = ANY) -> Option:
    """Return what is wished for by its element; without a verb whatever is done with it, as with a click."""
    kind, _, index = element.rpartition("-")
    if element.startswith(f"{BUTTON}-"):
        name = element.removeprefix(f"{BUTTON}-")
        head, _, number = name.rpartition("-")
        return Option(head, BUTTON, int(number), arg) if head and number.isdecimal() else Option(name, BUTTON, 0, arg)
    return Option(verb, kind, int(index), arg) if kind and index.isdecimal() else Option(verb, element, ANY, arg)


def grants(option: Option, wished: Option) -> bool:
    """Tell whether an option is what was wished for."""
    return (
        option.index == wished.index
        and option.kind == wished.kind
        and wished.verb in ("", option.verb)
        and wished.arg in (ANY, option.arg)
    )


def is_granted(options: Iterable[Option], wished: Option) -> bool:
    """Tell whether what was wished for is among the options."""
    return any(grants(option, wished) for option in options)


def is_near(options: Iterable[Option], wished: Option) -> bool:
    """Tell whether what was wished for is among the options, perhaps with another argument."""
    return is_granted(options, Option(wished.verb, wished.kind, wished.index, ANY))


def not_there(element: str, limits: Mapping[str, int]) -> NotAnOption:
    """Return the error that says that there is no such element, and which there are."""
    known = ", ".join(f"{kind}-0 … {kind}-{limit - 1}" for kind, limit in limits.items())
    return NotAnOption(
        f"there is no {element!r} on this board; there are {known}, and buttons named after what they do",
        f"il n'y a pas de {element!r} sur ce plateau ; il y a {known}, et des boutons nommés d'après ce qu'ils font",
    )


def not_done(element: str, verb: str, verbs: Sequence[str]) -> NotAnOption:
    """Return the error that says that nothing of the kind is ever done with such an element, and what is."""
    known = ", ".join(verbs)
    return NotAnOption(
        f"{verb!r} is nothing that is done with {element!r}; there is {known}",
        f"{verb!r} ne se fait pas avec {element!r} ; il y a {known}",
    )
