"""Why one option is better than another, in the words of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludotheque.game import Game, Talk
from ludotheque.kernel import Option, State, answer, waiting
from ludotheque.review.lines import Line
from ludotheque.review.texts import say
from ludotheque.words import EN, FR, Noun

# A difference in what one has shows from here on, and so many are named on each side.
SEEN = 0.45
MOST = 3


@dataclass(frozen=True)
class Difference:
    """What one has more or less of with an option than with another."""

    what: str
    more: float
    is_good: bool


def differences(game: Game, one: Line, other: Line) -> list[Difference]:
    """Return what one has more or less of with one option than with another, as the game counts."""
    burdens = game.ledger.burdens
    gaps = [(what, amount - other.holdings.get(what, 0.0)) for what, amount in one.holdings.items()]
    seen = [(what, more) for what, more in gaps if abs(more) >= SEEN]
    return [Difference(what, more, (more > 0) != (what in burdens)) for what, more in seen]


def amount(game: Game, difference: Difference, language: str) -> str:
    """Say a difference with its sign, as one counts at the table."""
    size = abs(difference.more)
    number = float(round(size)) if size >= 1.75 else round(size, 1)
    speech = FR if language == "fr" else EN
    spoken = speech.number(int(number)) if number == int(number) else speech.decimal(number)
    one, several = game.ledger.names[language][difference.what]
    is_one = number < 2 if language == "fr" else number == 1
    return f"{'+' if difference.more > 0 else '−'}{spoken} {one if is_one else several}"


def listed(game: Game, found: list[Difference], is_good: bool, language: str) -> str:
    """List what is better, or what is worse, with an option."""
    return ", ".join([amount(game, one, language) for one in found if one.is_good == is_good][:MOST])


def seen(game: Game, view: Any, seat: int, options: Sequence[Option], language: str) -> list[str]:
    """Return of each option what can be seen where it points, as far as that tells them apart."""
    found = [dict(game.ledger.seen(view, seat, option)) for option in options]
    told = []
    for mine in found:
        apart = [what for what, n in mine.items() if n and any(other.get(what, n) != n for other in found)]
        told.append(", ".join(_counted(game, what, mine[what], language) for what in apart[:MOST]))
    return told


def _counted(game: Game, what: str, number: int, language: str) -> str:
    speech = FR if language == "fr" else EN
    return speech.count(number, Noun(*game.ledger.sights[language][what]))


def plan(game: Game, option: Option, language: str) -> str:
    """Say what an answer of this kind is for; nothing if the game does not say."""
    plans = game.ledger.plans.get(language, {})
    kinds = (f"{option.verb}.{option.kind}", option.verb)
    return next((plans[name] for name in (f"{kinds[0]}.{option.index}", *kinds) if name in plans), "")


def onward(game: Game, s: State, names: Sequence[str], seat: int, line: Line, language: str) -> str:
    """Say what an option leads to in a position, as far as nothing comes to light on the way."""
    s, revealed, aims = s.copy(), s.revealed, game.ledger.aims
    found: list[tuple[str, str]] = []
    for number, step in enumerate((line.option, *line.course)):
        option, ask = Option(*step), next((ask for ask in waiting(s) if ask.seat == seat), None)
        if ask is None or s.revealed != revealed or option not in ask.options(s):
            break
        if found and found[-1][0] == option.verb and option.verb in game.ledger.legs:
            found.pop()
        if number and option.verb in aims:
            talk = Talk(game.rules.sight(s, seat), tuple(names), seat)
            found.append((option.verb, game.words[language].option(talk, ask, option).removesuffix(".")))
        answer(s, ask, option)
    told = [say(language, "quoted", option=text) for text in dict.fromkeys(text for _, text in found)]
    return say(language, "onward", options=", ".join(told[:MOST])) if told else ""


def compared(game: Game, best: Line, other: Line, language: str) -> str:
    """Say what speaks for an option against another, in one sentence."""
    found = differences(game, best, other)
    gains, prices = (listed(game, found, good, language) for good in (True, False))
    if gains and prices:
        return say(language, "for-but", gains=gains, prices=prices)
    if gains:
        return say(language, "for", gains=gains)
    return say(language, "against", prices=prices) if prices else say(language, "hidden")
