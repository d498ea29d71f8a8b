"""What a bot would do and why, in the words of the game, with one alternative."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel import Ask
from ludotheque.review import reasons, texts
from ludotheque.review.lines import Line
from ludotheque.review.turnings import SURE
from ludotheque.server.scene import Scene


def told(scene: Scene, ask: Ask[Any], lines: list[Line]) -> list[str]:
    """Return what the bot would do, then what speaks for it, and the alternative with what that would rather give."""
    game, language = scene.game, scene.language
    said = [scene.words.option(scene.talk, ask, line.choice()) for line in lines]
    found = [scene.say("hint-says", option=said[0]), reasons.plan(game, lines[0].choice(), language)]
    if len(lines) == 1:
        return [*filter(None, found), texts.say(language, "only")]
    best, other = lines
    sure = is_sure(best, other)
    found.append(reasons.compared(game, best, other, language) if sure else texts.say(language, "unsure"))
    gains = reasons.listed(game, reasons.differences(game, other, best), True, language)
    key = "or-gives" if gains and not sure else "or"
    found.append(texts.say(language, key, option=said[1], gains=gains))
    return [line for line in found if line]


def is_sure(best: Line, other: Line) -> bool:
    """Tell whether one option is better beyond doubt."""
    return best.chance - other.chance > max(SURE * other.doubt, 1e-9)
