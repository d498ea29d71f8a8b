"""What stands around the realms of Immortals: tribes and resources, the ten spaces of a plan, and the hand."""

from ludotheque.game import Talk
from ludotheque.games.immortals.board import map_svg
from ludotheque.games.immortals.drawing.scene import Scene, emblem
from ludotheque.games.immortals.drawing.tray import (
    CARD_HEIGHT,
    CARD_WIDTH,
    ORDER,
    band,
    card_parts,
    card_title,
    cards_of,
    is_picked,
    space_icon,
    space_name,
)
from ludotheque.games.immortals.state import NONE, Immortals
from ludotheque.games.immortals.words.facts import face
from ludotheque.kernel import SPECTATOR, UNKNOWN, Event, Option
from ludotheque.page import Fact, Item, Line, Page, Panel, Progress, Shelf
from ludotheque.svg.markup import tag

EVENT_ICONS = {
    "round": "mark",
    "phase": "im-magic",
    "score": "mk-fame",
    "tower": "im-tower",
    "card": "mk-hand",
    "draw": "mk-hand",
    "reveal": "im-magic",
    "resources": "im-gold",
    "pass": "ui-pass",
    "end": "ui-check",
}
OPTION_ICONS = {
    "ready": "ui-check",
    "stop": "ui-check",
    "back": "ui-undo",
    "pass": "ui-pass",
    "skip": "ui-pass",
    "draw": "mk-hand",
    "gold": "im-gold",
    "energy": "im-energy",
    "commit": "mk-attack",
    "march": "mk-move",
}


def page(talk: Talk, language: str) -> Page:
    """Return all that is beside the realms, as one seat may see it."""
    view: Immortals = talk.view
    scene = Scene(view, talk.you, language, talk.names)
    own = () if talk.you == SPECTATOR else (plan(scene), hand(scene))
    return Page(
        layout="wide",
        board=map_svg(view, talk.you, language, talk.names),
        progress=progress(view),
        panels=tuple(panel(scene, seat) for seat in range(len(view.players))),
        tray=own,
    )


def progress(s: Immortals) -> Progress:
    """Say which round it is; the rounds follow the start."""
    return Progress(min(s.round, s.house.rounds), s.house.rounds)


def scores(s: Immortals) -> tuple[int, ...]:
    """Return the victory points of each seat."""
    return tuple(player.score for player in s.players)


def panel(scene: Scene, seat: int) -> Panel:
    """Return tribes, points and resources of a seat."""
    player, labels = scene.view.players[seat], scene.labels
    light, dark = scene.tribes(seat)
    planned = sum(card == UNKNOWN for card in player.spaces)
    figures = [
        ("im-gold", player.gold, labels.gold),
        ("im-energy", player.energy, labels.energy),
        ("im-light", player.limbo[0], f"Limbo, {labels.realms[0]}"),
        ("im-dark", player.limbo[1], f"Limbo, {labels.realms[1]}"),
        ("mk-hand", len(player.conflicts), labels.hand),
    ]
    if planned and not scene.view.is_planning():
        figures.append(("im-magic", planned, labels.plan))
    return Panel(
        seat,
        score=str(player.score),
        score_label=f"{labels.track} : {player.score}",
        score_icon="mk-fame",
        emblem=emblem(light),
        lines=(
            Line(
                emblem(light),
                scene.call.LIGHT_TRIBES[light],
                scene.call.DARK_TRIBES[dark],
                end_icon=emblem(dark),
            ),
        ),
        facts=tuple(Fact(icon, str(count), f"{label} : {count}") for icon, count, label in figures),
    )


def plan(scene: Scene) -> Shelf:
    """Return the ten spaces of the seat that looks, or at the start its groups of armies."""
    player = scene.view.players[scene.seat]
    if player.groups:
        groups = tuple(
            Item(f"group-{number}", scene.labels.group.format(number + 1), icons=("im-army",), note=str(cubes or ""))
            for number, cubes in enumerate(player.groups)
        )
        return Shelf("plan", scene.labels.groups, "spaces", "im-army", items=groups)
    filled = scene.labels.filled.format(len(player.spaces) - player.spaces.count(NONE))
    spaces = tuple(space(scene, number, "light" if place < 5 else "dark") for place, number in enumerate(ORDER))
    return Shelf("plan", scene.labels.plan, "spaces", "im-magic", filled, spaces)


def space(scene: Scene, number: int, half: str) -> Item:
    """Return one space with the card that lies on it."""
    card = scene.view.players[scene.seat].spaces[number]
    laid = "" if card == NONE else card_title(scene, face(card))
    name = space_name(scene, number)
    return Item(f"space-{number}", name, icons=(space_icon(scene, number),), note=laid, tone=half)


def hand(scene: Scene) -> Shelf:
    """Return the cards of the seat that looks."""
    cards = cards_of(scene)
    title = scene.labels.draft if scene.view.players[scene.seat].draft else scene.labels.hand
    items = tuple(card_item(scene, card) for card in cards)
    return Shelf("hand", title, "cards", "mk-hand", scene.labels.cards.format(len(cards)), items)


def card_item(scene: Scene, card: int) -> Item:
    """Return a card of the hand, drawn."""
    size = f"0 0 {CARD_WIDTH:g} {CARD_HEIGHT:g}"
    class_ = f"card-svg {band(face(card))}" + (" is-selected" if is_picked(scene, card) else "")
    drawing = tag("svg", *card_parts(scene, card), class_=class_, viewBox=size, aria_hidden="true")
    return Item(f"card-{card}", str(scene.call.card(card)), drawing=drawing)


def event_icon(event: Event) -> str:
    """Return the symbol of an event; a new round is a mark across the log."""
    return EVENT_ICONS.get(event.name, "")


def option_icon(option: Option) -> str:
    """Return the symbol on an option's button."""
    return OPTION_ICONS.get(option.verb, "")
