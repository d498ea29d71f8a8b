"""The parts of a table's page: rendered on their own, sent when they changed, swapped in by their id."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import groupby
from typing import Any

import msgspec
from markupsafe import Markup
from msgspec.structs import replace

from ludotheque.page import Panel, Shelf
from ludotheque.server import recaps
from ludotheque.server.pieces import BUTTONS, CONTENT, NUMBER, PLACES, TABLE, filled, framed, macros, piece, shelf_of
from ludotheque.server.render import Layers, environment, fingerprint, render
from ludotheque.server.scene import LOG, Said, Scene
from ludotheque.store import rows as store

# Where the coach of a lesson would be.
NO_COACH = '<div id="coach"></div>\n'


@cache
def _lessons() -> Any:
    return environment().get_template("coach.html").module


def marked(found: dict[str, str]) -> dict[str, Markup]:
    """Return parts as templates take them: they are HTML already."""
    return {name: Markup(text) for name, text in found.items()}


def on_page(scene: Scene) -> dict[str, Markup]:
    """Return the parts of a page that nobody answers on."""
    return marked(parts(scene, {}, None))


def parts(scene: Scene, links: dict[int, str], handed_to: int | None) -> dict[str, str]:
    """Return all parts but the board's layers and the log."""
    lang, table = scene.language, scene.position.table
    lit = {} if handed_to is not None else labels(scene)
    title, puzzle = scene.game.cover.titles[lang], scene.puzzle
    return {
        "where": piece(lang, "where", table.name, title, scene.round(), scene.page.progress),
        "tools": tools(scene),
        "players": framed(
            panels(scene, links) + shelves(scene, scene.page.own, lit), lang, "players", scene.page.layout
        ),
        "ask": piece(lang, "settled", puzzle, scene.number) if scene.is_settled else ask(scene, lit),
        "coach": coach(scene),
        "recap": recap(scene),
        "goal": piece(lang, "plate", puzzle) if puzzle else piece(lang, "goal", scene.game.name, scene.goal()),
        "front": framed(shelves(scene, scene.page.front, lit), lang, "front"),
        "shelves": framed(side(scene, lit), lang, "side"),
        "tray": framed(shelves(scene, scene.page.tray, lit), lang, "tray"),
        "talk": talk(scene),
        "appeal": piece(lang, "appeal", table.id, scene.news(), tuple(scene.appeals()), scene.looks),
        "manner": piece(lang, "manner", table.id, scene.viewer.seat, *manners(scene)),
        "cover": piece(lang, "cover", table.id, handed_to, *(("", "") if handed_to is None else scene.sign(handed_to))),
    }


def talk(scene: Scene) -> str:
    """Return what was said at the table, drawn anew when somebody has said something."""
    live, said = scene.live, scene.position.talk
    if live.talk[0] is not said:
        live.talk = said, {}
    look = (scene.language, scene.looks, scene.is_alone())
    if look not in live.talk[1]:
        live.talk[1][look] = str(macros(scene.language).talk(said, *look[1:]))
    return live.talk[1][look]


def coach(scene: Scene) -> str:
    """Return what the coach of a lesson says; nearly every table has none."""
    return NO_COACH if scene.coach is None else str(_lessons().coach(scene, scene.say))


def tools(scene: Scene) -> str:
    """Return what the viewer can do beside answering."""
    seat, is_over = scene.viewer.seat, scene.outcome is not None
    undo = scene.undo() if seat >= 0 and not is_over else (False, "")
    watching, is_asked = scene.live.present(-1), scene.question is not None
    put = {TABLE: scene.position.table.id}
    return filled(put, scene.language, "tools", TABLE, seat, undo, is_asked, is_over, watching)


def panels(scene: Scene, links: dict[int, str]) -> str:
    """Return the panels of all seats."""
    return "".join([player(scene, panel, links.get(panel.seat, "")) for panel in scene.page.panels])


def player(scene: Scene, panel: Panel, link: str) -> str:
    """Return the panel of a seat: what it has changes often, what stands around that seldom."""
    about, language = (TABLE, *scene.about(panel.seat)), scene.language
    holdings = piece(language, "holdings", panel.lines, panel.facts, about[1])
    put = {TABLE: scene.position.table.id, CONTENT: holdings}
    return filled(put, language, "player", _without_holdings(panel), about, link, scene.look(panel.seat), CONTENT)


@lru_cache(maxsize=8192)
def _without_holdings(panel: Panel) -> Panel:
    return replace(panel, lines=(), facts=())


def ask(scene: Scene, lit: dict[str, str]) -> str:
    """Return the question with its choices; where each has a line of its own, only those that changed are sent."""
    main = scene.main_choice()
    places, buttons = list[str](), list[str]()
    for choice in scene.choices():
        if not choice.is_button:
            places.append(piece(scene.language, "place", choice))
        elif choice is main:
            buttons.append(piece(scene.language, "option_button", choice, "button button--primary", "F"))
        else:
            buttons.append(piece(scene.language, "option_button", choice, "button", ""))
    bar, seat, kind = scene.bar_seat(), scene.viewer.seat, scene.question_kind()
    tallies = scene.page.tallies if kind else ()
    put = {TABLE: scene.position.table.id, NUMBER: str(scene.number)}
    put |= {PLACES: "\n".join(places), BUTTONS: "\n".join(buttons)}
    return filled(
        put,
        scene.language,
        "ask",
        *(TABLE, NUMBER, seat, scene.look(bar) if bar >= 0 else "", kind, seat >= 0 and scene.outcome is None),
        *(scene.emblem(), scene.title(), scene.detail(), (scene.deadline(), scene.grace(), scene.is_clock_stopped())),
        *(tallies, tuple(tally.element for tally in tallies if tally.element in lit)),
        *(len(places), PLACES, BUTTONS, scene.end()),
    )


def shelves(scene: Scene, found: Iterable[Shelf], lit: dict[str, str]) -> str:
    """Return shelves one after the other."""
    return "".join([shelf_of(scene, shelf, lit) for shelf in found])


def side(scene: Scene, lit: dict[str, str]) -> str:
    """Return the shelves at the side, first those that share a place."""
    tabs = [shelf for shelf in scene.page.side if shelf.tab]
    tabbed = str(macros(scene.language).tabbed(scene, tabs, lit)) if tabs else ""
    return tabbed + shelves(scene, [shelf for shelf in scene.page.side if not shelf.tab], lit)


def labels(scene: Scene) -> dict[str, str]:
    """Return what can be done with each element that can be chosen."""
    found: dict[str, str] = {}
    for choice in scene.choices():
        before = f"{found[choice.element]} · " if choice.element in found else ""
        found[choice.element] = before + choice.text
    return found


def manners(scene: Scene) -> tuple[tuple[str, ...], tuple[str, ...], str]:
    """Return how often the viewer may want to be asked, what that is called, and what was chosen; nothing if none."""
    manners, viewer = scene.game.manners, scene.viewer
    if not manners or viewer.seat not in viewer.held or viewer.looks_back or scene.outcome:
        return (), (), ""
    titles = manners.titles[scene.language]
    return manners.names, tuple(titles[name] for name in manners.names), scene.position.seats[viewer.seat].manner


def recap(scene: Scene) -> str:
    """Return what others did since the viewer's last answer, in a few sentences; in a lesson the coach tells it."""
    lines = () if scene.coach and scene.lesson_card else scene.recap()
    if not lines:
        return piece(scene.language, "recap", "", (), (), "")
    told = recaps.sentences(lines, scene.viewer.seat, scene.language)
    looks = tuple(looks_of(scene, one.lines[:1])[0] for one in told)
    replay = f"/t/{scene.position.table.id}/replay?n={lines[0].number}"
    return piece(scene.language, "recap", scene.game.name, told, looks, replay)


def deeds(lines: Iterable[Said]) -> Iterator[tuple[Said, ...]]:
    """Return lines of the log together that one answer brought about for one seat."""
    for (number, _, is_mark), found in groupby(lines, key=lambda line: (line.number, line.seat, line.is_mark)):
        together = tuple(found)
        yield from ((line,) for line in together) if number < 0 or is_mark else (together,)


def looks_of(scene: Scene, lines: Sequence[Said]) -> tuple[str, ...]:
    """Return what the seats of some lines look like."""
    return tuple([scene.look(line.seat) if line.seat >= 0 else "" for line in lines])


def log_html(scene: Scene, lines: Sequence[Said]) -> str:
    """Return lines of the log, not more than a page shows."""
    return "".join([deed_html(scene, found) for found in deeds(lines[-LOG:])])


def deed_html(scene: Scene, lines: tuple[Said, ...]) -> str:
    """Return lines of the log that belong together: the same whenever and at whichever table that happened."""
    timeless = tuple([replace(line, number=0) for line in lines])
    put = {NUMBER: str(lines[0].number)}
    return filled(put, scene.language, "log_lines", NUMBER, timeless, scene.game.name, looks_of(scene, lines))


def hashes(found: dict[str, str], board: Layers) -> dict[str, str]:
    """Return the fingerprint of each part and layer."""
    return {name: fingerprint(text) for name, text in {**found, **board.layers}.items()}


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
        parts=marked(found),
        board=board,
        log=Markup(log_html(scene, scene.said())),
        have=have,
        now=store.now(),
        **values,
    )
