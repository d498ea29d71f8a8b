"""What a bot would do and why, in sentences for a player."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel import Ask
from ludotheque.server.foresight import Prospect
from ludotheque.server.scene import Scene

# Below these, two options bring the same: in what is scored before long, and in what is hoped for in the end.
SAME_SCORE, SAME_HOPE = 0.75, 0.5


def told(scene: Scene, ask: Ask[Any], prospects: list[Prospect]) -> tuple[str, str]:
    """Return what the bot would do, and what speaks for it against what else it thought of."""
    said = [scene.words.option(scene.talk, ask, prospect.option) for prospect in prospects]
    advised = scene.say("hint-says", option=said[0])
    if len(prospects) == 1:
        return advised, scene.say("hint-only")
    gain, less = (scene.counted(round(prospect.gain)) for prospect in prospects)
    return advised, scene.say(reason(*prospects), gain=gain, less=less, other=said[1])


def reason(best: Prospect, other: Prospect) -> str:
    """Return which sentence says why one option is better than another."""
    more, hope = best.gain - other.gain, best.value - other.value
    if more >= SAME_SCORE:
        return "hint-more"
    if more <= -SAME_SCORE:
        return "hint-less-now" if hope >= SAME_HOPE else "hint-same"
    if abs(best.gain) < SAME_SCORE:
        return "hint-position" if hope >= SAME_HOPE else "hint-same"
    return "hint-later" if hope >= SAME_HOPE else "hint-as-much"
