"""The parts of a table's page: rendered on their own, sent when they changed, swapped in by their id."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from typing import Any

import msgspec
from markupsafe import Markup

from ludotheque.server import texts
from ludotheque.server.render import Layers, digest, environment, render
from ludotheque.server.scene import LOG, Scene
from ludotheque.store import rows as store


class Update(msgspec.Struct, omit_defaults=True):
    """What a page needs to show the next position: parts that changed, with their fingerprints."""

    number: int
    title: str
    parts: dict[str, tuple[str, str]]
    # Lines to add at the end of the log, or all of it if something was taken back.
    log: str = ""
    whole_log: bool = False
    moves: str = ""
    is_yours: bool = False
    is_over: bool = False
    announce: str = ""

    def is_silent(self, before: int) -> bool:
        """Tell whether there is nothing in it for somebody who knew a number: not even that others choose in secret."""
        return not self.parts and self.number == before


@cache
def _macros() -> Any:
    return environment().get_template("parts.html").module


@cache
def _coach_macros() -> Any:
    return environment().get_template("coach.html").module


def parts(scene: Scene, links: dict[int, str], handed_to: int | None) -> dict[str, Markup]:
    """Return all parts but the board's layers and the log."""
    macros = _macros()

    def t(name: str, /, **figures: object) -> str:
        return texts.say(scene.language, name, **figures)

    def n_of(name: str, n: int) -> str:
        return texts.count(scene.language, name, n)

    lit = {} if handed_to is not None else labels(scene)
    return {
        "where": macros.where(scene, t),
        "tools": macros.tools(scene, t, n_of),
        "players": macros.players(scene, t, links, lit),
        "ask": macros.ask(scene, t, n_of),
        "coach": _coach_macros().coach(scene, t),
        "goal": macros.goal(scene, t),
        "front": macros.front(scene, lit),
        "shelves": macros.side(scene, lit),
        "tray": macros.tray(scene, lit),
        "talk": macros.talk(scene, t, clock),
        "appeal": macros.appeal(scene, t),
        "manner": macros.manner(scene, t),
        "cover": macros.cover(scene, t, handed_to),
    }


def labels(scene: Scene) -> dict[str, str]:
    """Return what can be done with each element that can be chosen."""
    found: dict[str, str] = {}
    for choice in scene.choices():
        before = f"{found[choice.element]} · " if choice.element in found else ""
        found[choice.element] = before + choice.text
    return found


def clock(at: float) -> str:
    """Return a time as pages write it; the browser turns it into local time."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def log_html(scene: Scene, since: int = 0) -> str:
    """Return lines of the log, not more than a page shows."""
    return str(_macros().log_lines(scene.said(since)[-LOG:], scene.game.name, scene.say))


def hashes(found: dict[str, Markup], board: Layers) -> dict[str, str]:
    """Return the fingerprint of each part and layer."""
    return {name: digest(str(text).encode()) for name, text in {**found, **board.layers}.items()}


def update(scene: Scene, links: dict[int, str], handed_to: int | None, have: dict[str, str], since: int) -> Update:
    """Return what has changed for somebody who has some parts and knows the game up to a number."""
    found = {name: str(text) for name, text in parts(scene, links, handed_to).items()}
    found.update(scene.board().layers)
    changed: dict[str, tuple[str, str]] = {}
    for name, text in found.items():
        mark = digest(text.encode())
        if have.get(name) != mark:
            changed[name] = (mark, text)
            have[name] = mark
    entries = scene.position.entries(scene.viewer.seat)
    took_back = any(entry.undo for number, entry in entries if number >= since)
    is_yours = scene.question is not None and handed_to is None
    new = scene.said(since) if since else []
    return Update(
        scene.number,
        title(scene, is_yours),
        changed,
        log_html(scene, 0 if took_back else since),
        took_back,
        texts.count(scene.language, "moves", scene.position.moves(scene.viewer.seat)),
        is_yours,
        scene.outcome is not None,
        " ".join(line.text.striptags() for line in new[-3:]),
    )


def title(scene: Scene, is_yours: bool) -> str:
    """Return the title of the page."""
    name = f"{scene.position.table.name} · Ludothèque"
    return f"● {scene.say('your-turn')} · {name}" if is_yours else name


def page(scene: Scene, links: dict[int, str], handed_to: int | None, **values: Any) -> str:
    """Return the whole page of a table."""
    found = parts(scene, links, handed_to)
    board = scene.board()
    have = msgspec.json.encode(hashes(found, board)).decode()
    return render(
        "table.html",
        scene.language,
        s=scene,
        parts=found,
        board=board,
        log=Markup(log_html(scene)),
        have=have,
        now=store.now(),
        **values,
    )
