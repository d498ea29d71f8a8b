"""What stands around the map of Mage Knight: heroes, hand, mana, the fight, offers."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.game import Talk
from ludotheque.games.mageknight.rules.pieces import NOBODY
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.show.drawing.looks import looks
from ludotheque.games.mageknight.show.drawing.map import map_svg
from ludotheque.games.mageknight.show.drawing.scene import Scene
from ludotheque.games.mageknight.show.page import front, offers, players, tally, tray
from ludotheque.games.mageknight.show.ways import toll, walks
from ludotheque.kernel import SPECTATOR, Option
from ludotheque.page import Page, Progress

OPTION_ICONS = {
    "end": "ui-check",
    "next": "ui-check",
    "done": "ui-check",
    "leave": "ui-check",
    "begin": "ui-check",
    "play": "ui-check",
    "skip": "ui-pass",
    "announce": "ui-pass",
    "rest": "mk-heal",
    "recover": "mk-heal",
    "interact": "mk-influence",
    "enter": "mk-attack",
    "burn": "mk-fire",
    "mark": "site-glade",
    "incant": "mk-night",
    "plunder": "power-pillaging",
    "strike": "mk-attack",
    "fight": "mk-attack",
    "block": "mk-block",
    "hero": "mk-wound",
    "heal": "mk-heal",
    "altar": "mk-mana",
    "search": "mk-mana-die",
    "attack": "mk-attack",
    "launch": "mk-attack",
    "pass": "ui-pass",
    "full": "mk-attack",
    "partial": "mk-block",
    "share": "ui-check",
    "agree": "ui-check",
    "refuse": "ui-close",
    "stay": "ui-pass",
}


def page(talk: Talk, language: str) -> Page:
    """Return all that is beside the map, as one seat may see it."""
    lit = Scene(talk.view, talk.you, language, talk.names)
    # Whoever only looks from a seat sees its hand too, but nothing is lit.
    scene = lit if talk.you != SPECTATOR else Scene(talk.view, talk.eyes, language, talk.names)
    lit.walks = {space: toll(talk.view, talk.you, steps) for space, steps in walks(talk.view, talk.you).items()}
    return replace(page_of(scene, lit), board=map_svg(lit))


def page_of(scene: Scene, lit: Scene) -> Page:
    """Return all that is beside the map as one seat sees it, with what is lit for it or for another."""
    ahead = front.shelves(lit)
    taken = {item.element for shelf in ahead for item in shelf.items}
    return Page(
        layout="cards",
        progress=progress_in(scene.view, scene),
        looks=looks(scene.view),
        panels=tuple(players.panel(scene, seat) for seat in range(len(scene.view.players))),
        side=offers.shelves(scene, taken),
        tray=tray.shelves(scene, taken),
        front=ahead,
        own=players.own(scene, taken),
        tallies=tally.tallies(lit),
        waiting=waiting_in(scene),
        camera=("tiles", "pieces"),
    )


def progress_in(s: MageKnight, scene: Scene) -> Progress:
    """Say which round it is, and if it is day or night, in words."""
    labels, of = scene.labels, len(s.house.nights)
    if not s.round:
        return Progress(0, of, labels.before)
    label = labels.round.format(when=labels.night if s.night else labels.day, now=s.round, of=of)
    label += f" · {goal_in(s, scene)}"
    if s.countdown >= 0 and not s.finished:
        label += f" · {labels.last_turns.format(s.countdown)}"
    elif s.announced != NOBODY:
        label += f" · {labels.announced}"
    return Progress(s.round, of, label)


def waiting_in(scene: Scene) -> str:
    """Say what somebody else is about to do, where it concerns others."""
    ask = next((ask for ask in scene.asks if ask.seat != scene.seat), None)
    said = scene.labels.waits.get(type(ask).__name__, "")
    return scene.typeset(said.format(scene.names[ask.seat])) if ask is not None and said else ""


def goal_in(s: MageKnight, scene: Scene) -> str:
    """Say how far the goal of the scenario is, in words."""
    scenario = s.house.scenario
    return scene.lexicon.goals[scenario.goal].format(*scenario.progress(s))


def option_icon(option: Option) -> str:
    """Return the symbol on an option's button."""
    return OPTION_ICONS.get(option.verb, "")
