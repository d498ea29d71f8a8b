"""What pages are told of a new position: drawn once for all who see the same, and only what changed is sent."""

from __future__ import annotations

import time
from collections.abc import Iterable
from itertools import compress, count, pairwise
from operator import ne

import msgspec

from ludotheque.server import texts
from ludotheque.server.company import Viewer
from ludotheque.server.live import Live, Position
from ludotheque.server.parts import log_html, parts, title
from ludotheque.server.render import fingerprint
from ludotheque.server.scene import Scene

# A drawing tells who is away since when: it is not shown to newcomers for longer than so many seconds.
FRESH = 1.0
# Looks of a table that are kept at once: more than people have, fewer than would do harm.
LOOKS = 40
# Letters of a part that is sent whole whatever changed in it: to look for that takes longer.
SHORT = 600
# Lines of a part to put in the place of others: where, how many go, and what comes instead, if anything does.
Splice = tuple[int, int] | tuple[int, int, str]
Change = tuple[str, str | list[Splice]]


class Update(msgspec.Struct, omit_defaults=True):
    """What a page needs to show the next position: parts that changed, with their fingerprints."""

    number: int
    title: str
    # Each whole, or how its lines differ from those that were sent before.
    parts: dict[str, Change]
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


class Drawing:
    """All that a page shows of one position to whoever looks in the same way."""

    def __init__(self, scene: Scene, links: dict[int, str], handed_to: int | None) -> None:
        self.scene, self.at = scene, time.monotonic()
        self.is_yours = scene.question is not None and handed_to is None
        self.parts = {**parts(scene, links, handed_to), **scene.board().layers}
        self.marks: dict[str, str] = {}
        self._lines: dict[str, list[str]] = {}
        # What was made for those who had the drawing before this one: by the parts that they had never been sent.
        self.before: Drawing | None = None
        self.steps: dict[frozenset[str], tuple[bytes, frozenset[str]]] = {}

    def moves(self) -> str:
        """Return how many answers were given, in words."""
        return texts.count(self.scene.language, "moves", self.scene.position.moves(self.scene.viewer.seat))

    def mark(self, name: str) -> str:
        """Return the fingerprint of a part."""
        found = self.marks.get(name)
        if found is None:
            found = self.marks[name] = fingerprint(self.parts[name])
        return found

    def lines(self, name: str) -> list[str]:
        """Return a part line by line."""
        found = self._lines.get(name)
        if found is None:
            found = self._lines[name] = self.parts[name].split("\n")
        return found

    def update(self, changed: dict[str, Change], since: int) -> Update:
        """Return what to tell somebody who knows the game up to a number, and for whom some parts changed."""
        scene = self.scene
        took_back = any(entry.undo for entry in scene.position.news(scene.viewer.seat, since))
        new = scene.said(since) if since else []
        lines = scene.said() if took_back or not since else new
        return Update(
            scene.number,
            title(scene, self.is_yours),
            changed,
            log_html(scene, lines),
            took_back,
            self.moves(),
            self.is_yours,
            scene.outcome is not None,
            " ".join([line.plain for line in new[-3:]]),
        )

    def whole(self, have: dict[str, str], since: int) -> Update:
        """Return what has changed for somebody who has parts with some fingerprints."""
        changed: dict[str, Change] = {
            name: (self.mark(name), text) for name, text in self.parts.items() if have.get(name) != self.mark(name)
        }
        return self.update(changed, since)


class Reader:
    """Somebody who follows a table: what they have, and what they were sent so that it can be referred to."""

    def __init__(self, have: dict[str, str], since: int) -> None:
        self.have, self.number = have, since
        self.last: Drawing | None = None
        self.sent: frozenset[str] = frozenset()

    def next(self, drawing: Drawing) -> bytes:
        """Return what to send to somebody who shall see a drawing; nothing if it shows nothing new."""
        last, self.last = self.last, drawing
        if last is None:
            found = drawing.whole(self.have, self.number)
            event, self.sent = _event(found, self.number), frozenset(found.parts)
        else:
            event, fresh = _step(last, drawing, self.number, self.sent)
            self.sent |= fresh
        self.number = drawing.scene.number
        return event


def _step(last: Drawing, drawing: Drawing, since: int, sent: frozenset[str]) -> tuple[bytes, frozenset[str]]:
    """Return what leads from one drawing to the next, made once for all who have the same, and what it sends whole."""
    changed = [name for name, text in drawing.parts.items() if last.parts.get(name) != text]
    fresh = frozenset(changed) - sent
    if drawing.before is not last:
        drawing.before, drawing.steps = last, {}
        last.before, last.steps = None, {}
    if fresh not in drawing.steps:
        changes = {name: (drawing.mark(name), _change(last, drawing, name, name in fresh)) for name in changed}
        event = _event(drawing.update(changes, since), since)
        whole = frozenset(name for name, (_, change) in changes.items() if isinstance(change, str))
        drawing.steps[fresh] = event, whole
    return drawing.steps[fresh]


def _change(last: Drawing, drawing: Drawing, name: str, is_fresh: bool) -> str | list[Splice]:
    text = drawing.parts[name]
    if is_fresh or name not in last.parts or len(text) < SHORT:
        return text
    found = splices(last.lines(name), drawing.lines(name))
    return found if sum([len(splice[2]) for splice in found if len(splice) == 3]) < len(text) // 2 else text


def splices(before: list[str], after: list[str]) -> list[Splice]:
    """Return how to make some lines of others: where there are as many, line by line, else in one place."""
    if len(before) != len(after):
        return [_one_splice(before, after)]
    found: list[Splice] = []
    others = [*compress(count(), map(ne, before, after)), -1]
    start = others[0]
    for last, at in pairwise(others):
        if at != last + 1:
            found.append((start, last + 1 - start, "\n".join(after[start : last + 1])))
            start = at
    return found


def _one_splice(before: list[str], after: list[str]) -> Splice:
    most = min(len(before), len(after))
    head = _alike(before, after, most)
    tail = _alike(reversed(before), reversed(after), most - head)
    gone, come = len(before) - head - tail, after[head : len(after) - tail]
    return (head, gone, "\n".join(come)) if come else (head, gone)


def _alike(some: Iterable[str], others: Iterable[str], most: int) -> int:
    """Return how many lines at the start are the same, of so many at most."""
    return next(compress(range(most), map(ne, some, others)), most)


def _event(found: Update, since: int) -> bytes:
    """Return an update as a stream sends it."""
    if found.is_silent(since):
        return b""
    return b"event: update\nid: %d\ndata: %s\n\n" % (found.number, msgspec.json.encode(found))


def draw(live: Live, position: Position, viewer: Viewer, links: dict[int, str], handed_to: int | None) -> Drawing:
    """Return a position as somebody sees it: drawn anew, unless somebody else who sees the same just had it drawn."""
    is_host = viewer.person == position.table.host
    look = (viewer.seat, viewer.held, viewer.language, is_host, handed_to, tuple(links.items()))
    kept = live.drawings.get(look)
    if isinstance(kept, Drawing) and kept.scene.position is position and time.monotonic() - kept.at < FRESH:
        return kept
    drawing = Drawing(Scene(live, position, viewer), links, handed_to)
    if len(live.drawings) >= LOOKS:
        live.drawings.clear()
    live.drawings[look] = drawing
    return drawing
