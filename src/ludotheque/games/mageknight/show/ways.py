"""Walks over several spaces that a person chooses at once: the cheapest, and never into a fight."""

from __future__ import annotations

from ludotheque.game import Talk, Way
from ludotheque.games.mageknight.rules.land.map import entry, is_defended, is_occupied, reachable
from ludotheque.games.mageknight.rules.land.movement import provoked_by
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.turn.turn import March
from ludotheque.games.mageknight.words import WORDS
from ludotheque.games.mageknight.words.lexicon import Lexicon
from ludotheque.kernel import Option, waiting


def ways(talk: Talk, language: str) -> list[Way]:
    """Return every walk of several steps that the move points allow, in words."""
    view: MageKnight = talk.view
    speaker = WORDS[language]
    return [
        Way(
            tuple(Option("move", "hex", step) for step in steps),
            speaker.walk(view, view.players[talk.you].space, space, toll(view, talk.you, steps)),
            bill(view, talk.you, steps, speaker.words),
        )
        for space, steps in walks(view, talk.you).items()
    ]


def bill(view: MageKnight, seat: int, steps: list[int], words: Lexicon) -> tuple[tuple[str, str], ...]:
    """Return the terrain and the cost of each step, and what they come to."""
    total = words.situations["walked"].format(n=toll(view, seat, steps), of=view.effort(seat).move)
    lines = [
        (f"{number}. {words.names.terrain(view.layout.terrain[step])}", str(entry(view, seat, step)))
        for number, step in enumerate(steps, 1)
    ]
    return (*lines, (words.situations["walk"], total))


def walks(s: MageKnight, seat: int) -> dict[int, list[int]]:
    """Return the spaces of the cheapest walk to each space that takes several steps."""
    ask = next((ask for ask in waiting(s) if ask.seat == seat), None)
    if not isinstance(ask, March) or not any(option.verb == "move" for option in ask.options(s)):
        return {}
    paths = {s.players[seat].space: (0, list[int]())}
    edge = list(paths)
    while edge:
        here = min(edge, key=lambda space: paths[space])
        edge.remove(here)
        cost, steps = paths[here]
        for near in reachable(s, seat, here):
            total = cost + entry(s, seat, near)
            if (
                may_pass(s, seat, here, near)
                and total <= s.effort(seat).move
                and total < paths.get(near, (total + 1, []))[0]
            ):
                paths[near] = (total, [*steps, near])
                edge.append(near)
    return {to: steps for to, (_, steps) in paths.items() if len(steps) > 1 and not is_occupied(s, to, seat)}


def toll(s: MageKnight, seat: int, steps: list[int]) -> int:
    """Return the move points that a walk takes."""
    return sum(entry(s, seat, step) for step in steps)


def may_pass(s: MageKnight, seat: int, here: int, near: int) -> bool:
    """Tell whether a step leads into no fight."""
    return entry(s, seat, near) >= 0 and not is_defended(s, near, seat) and not provoked_by(s, seat, here, near)
