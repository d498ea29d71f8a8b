"""What a bot would do and why, in the words of the game, with one alternative."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel import Ask
from ludotheque.review import reasons, texts
from ludotheque.review.lines import Line
from ludotheque.review.turnings import LEAST, SURE
from ludotheque.server.scene import Scene


def told(scene: Scene, ask: Ask[Any], lines: list[Line]) -> list[str]:
    """Return what the bot would do, then what speaks for it, and the alternative with what speaks for that."""
    game, language, state = scene.game, scene.language, scene.match.state
    # What stands in quotes ends without a full stop.
    said = [scene.words.option(scene.talk, ask, line.choice()).removesuffix(".") for line in lines]
    onward = reasons.onward(game, state, scene.names, ask.seat, lines[0], language)
    plans = [reasons.plan(game, line.choice(), language) for line in lines]
    found = [scene.say("hint-says", option=said[0]), onward, plans[0]]
    if len(lines) == 1:
        return [*filter(None, found), texts.say(language, "only")]
    best, other = lines
    found += [texts.say(language, "or", option=said[1]), plans[1] if plans[1] != plans[0] else ""]
    seen = reasons.seen(game, scene.talk.view, ask.seat, [best.choice(), other.choice()], language)
    if is_sure(best, other, other.doubt):
        found.append(reasons.compared(game, best, other, language))
        pros = seen
    else:
        besides = texts.say(language, "besides")
        pros = [besides.join(filter(None, parts)) for parts in zip(seen, _gains(scene, best, other), strict=True)]
        found.append(texts.say(language, _doubt(best, other) or ("either" if any(pros) else "same")))
    for name, gains in zip(("speaks", "other-speaks"), pros, strict=True):
        found.append(texts.say(language, name, gains=gains) if gains else "")
    return [line for line in found if line]


def _gains(scene: Scene, best: Line, other: Line) -> tuple[str, str]:
    """Return what each of two options gives more of than the other by the next turn."""
    game, language = scene.game, scene.language
    pairs = ((best, other), (other, best))
    found = [reasons.listed(game, reasons.differences(game, *pair), True, language) for pair in pairs]
    first, second = (texts.say(language, "by-then", gains=gains) if gains else "" for gains in found)
    return first, second


def _doubt(best: Line, other: Line) -> str:
    """Say what kind of doubt there is about two options; nothing if they come to about the same."""
    if is_sure(other, best, other.doubt):
        return "torn"
    # Less than a turning point of a review changes: of a chance, or of a score.
    little = LEAST * max(1.0, abs(best.chance))
    return "unsure" if abs(best.chance - other.chance) + other.doubt > little else ""


def is_sure(better: Line, worse: Line, doubt: float) -> bool:
    """Tell whether one option is better beyond doubt."""
    return better.chance - worse.chance > max(SURE * doubt, 1e-9)
