"""What stands around the table of Ebbland: the hand, what is to be chosen, the discard piles, who plays."""

from __future__ import annotations

from ludotheque.game import Talk
from ludotheque.games.ebbland.data import FACTIONS, KINDS
from ludotheque.games.ebbland.rules.effects.standing import minimum_hand
from ludotheque.games.ebbland.rules.sealed import LEAST, BuildDeck
from ludotheque.games.ebbland.rules.terms import CHARACTER
from ludotheque.games.ebbland.show.drawing.board import board
from ludotheque.games.ebbland.show.drawing.faces import HAND, KIND_ICONS, face, unsaid
from ludotheque.games.ebbland.show.drawing.scene import Scene
from ludotheque.kernel import SPECTATOR, Option
from ludotheque.page import Fact, Item, Line, Page, Panel, Progress, Shelf

OPTION_ICONS = {
    "end": "ui-check",
    "done": "ui-check",
    "pass": "ui-check",
    "back": "ui-close",
    "keep": "ui-check",
    "roll": "die-5",
    "attack": "eb-duel",
    "exchange": "cg-logistics",
    "marker": "cg-marker",
    "marker-roll": "cg-marker",
    "raise": "cg-command",
    "standard": "cg-command",
    "lone": "eb-key-maverick",
    "nobody": "ui-close",
    "decline": "ui-close",
    "hold": "ui-close",
    "ready": "ui-check",
}


def page(talk: Talk, language: str) -> Page:
    """Return all that is around the table, as one seat may see it."""
    lit = Scene(talk.view, talk.you, language, talk.names)
    # Whoever only looks from a seat sees its hand too, but nothing is lit.
    scene = lit if talk.you != SPECTATOR else Scene(talk.view, talk.eyes, language, talk.names)
    return page_of(scene, lit, board(lit))


def page_of(scene: Scene, lit: Scene, drawing: str) -> Page:
    """Return the page of one who looks, with what is lit for the same or another."""
    chosen = choices(lit)
    built = workbench(lit)
    return Page(
        layout="wide",
        board=drawing,
        progress=Progress(0, 0, scene.progress()),
        panels=tuple(panel(scene, seat) for seat in range(len(scene.view.sides))),
        side=tuple(discards(scene, seat) for seat in scene.view.seats_from(scene.below)),
        tray=(hand(scene),) if scene.mine is not None else (),
        front=built or ((chosen,) if chosen is not None else ()),
    )


def panel(scene: Scene, seat: int) -> Panel:
    """Return a seat: points, leader, resources and cards."""
    side, labels = scene.view.sides[seat], scene.labels
    leader = scene.view.box.cards[side.leader]
    emblem = f"eb-{FACTIONS[leader.faction]}"
    name = scene.called.card(side.leader)
    line = Line(emblem, name, scene.called.faction(leader.faction), text=scene.card_text(side.leader))
    facts = (
        Fact("cg-command", str(side.com), labels.resources[0].format(side.com)),
        Fact("cg-logistics", str(side.log), labels.resources[1].format(side.log)),
        Fact("cg-marker", str(side.markers), labels.markers.format(side.markers)),
        Fact("mk-hand", str(len(side.hand)), labels.hand.format(len(side.hand))),
        Fact("cg-action", str(len(side.stock)), labels.stock.format(len(side.stock))),
        Fact("ui-players", str(len(scene.view.characters(seat))), characters(scene, seat)),
    )
    total = side.total()
    return Panel(seat, str(total), labels.points.format(total), "cg-victory-point", emblem, (line,), facts)


def characters(scene: Scene, seat: int) -> str:
    """Name the characters that a seat has in play."""
    names = [scene.speaker.fighter(scene.view, slot) for slot in scene.view.characters(seat)]
    return scene.labels.characters.format(", ".join(names) or scene.labels.none)


def hand(scene: Scene) -> Shelf:
    """Return the cards in one's hand, the same ones together."""
    side, labels = scene.mine, scene.labels
    assert side is not None
    least = minimum_hand(scene.view, scene.seat)
    cards = [card for card in dict.fromkeys(side.hand) if card >= 0]
    items = tuple(item(scene, f"card-{card}", card, side.hand.count(card)) for card in cards)
    note = labels.hand_note.format(len(side.hand), least)
    return Shelf("hand", labels.your_hand, "cards", "mk-hand", note, items, labels.no_card)


def item(scene: Scene, element: str, number: int, count: int = 1) -> Item:
    """Return a card to look at, and perhaps to choose."""
    card = scene.view.box.cards[number]
    name = scene.called.card(number)
    text = scene.texts.sentences(card, unsaid(card))
    price = scene.texts.price(card.com, card.log)
    told = tuple(option if option.verb in ("play", "victory") else None for option in scene.options_at.get(element, ()))
    return Item(
        element,
        name if count == 1 else f"{name} ×{count}",
        scene.texts.kind_of(card) + (f" · {price}" if price else ""),
        icons=(icon_of(scene, number),),
        text=scene.card_text(number),
        told=told,
        drawing=face(card, HAND, name, text, element, count=count),
        is_used=scene.ask is not None and element not in scene.options_at,
    )


def icon_of(scene: Scene, number: int) -> str:
    """Return the symbol of a card: its kind, or the faction of a character."""
    card = scene.view.box.cards[number]
    return f"eb-{FACTIONS[card.faction]}" if card.kind == CHARACTER else KIND_ICONS[KINDS[card.kind]]


def workbench(scene: Scene) -> tuple[Shelf, ...]:
    """Return what a seat has opened in sealed play: its deck as it is, and what is left out of it."""
    if not isinstance(scene.ask, BuildDeck):
        return ()
    deck, aside, labels = scene.ask.cards(scene.view), scene.ask.left_out(scene.view), scene.labels
    # A card that lies on both sides is shown once, where more of it can be done.
    out = [card for card in dict.fromkeys(aside) if card not in deck]
    held = tuple(item(scene, f"card-{card}", card, deck.count(card)) for card in dict.fromkeys(deck))
    rest = tuple(item(scene, f"card-{card}", card, aside.count(card)) for card in out)
    note = labels.building_note.format(len(deck), len(deck) + len(aside), LEAST)
    return (
        Shelf("left-out", labels.left_out, "cards", "ui-undo", str(len(aside)), rest, labels.none),
        Shelf("building", labels.building, "cards", "mk-hand", note, held),
    )


def choices(scene: Scene) -> Shelf | None:
    """Return cards to choose from that lie in no hand: of the Stock, or of a discard pile."""
    held = scene.mine.hand if scene.mine is not None else []
    wanted = dict.fromkeys(o.index for o in scene.options if o.kind == "card" and o.index not in held)
    if not wanted:
        return None
    items = tuple(item(scene, f"card-{card}", card) for card in wanted)
    return Shelf("choices", scene.labels.choose, "cards", "ui-hint", items=items)


def discards(scene: Scene, seat: int) -> Shelf:
    """Return what lies on a discard pile, the last card first; everybody may look through it."""
    pile, labels = scene.view.sides[seat].discard, scene.labels
    items = tuple(
        Item(
            f"discarded-{seat}-{place}",
            scene.called.card(card),
            scene.texts.kind_of(scene.view.box.cards[card]),
            (icon_of(scene, card),),
            text=scene.card_text(card),
        )
        for place, card in reversed(list(enumerate(pile)))
    )
    title = labels.discards.format(scene.names[seat])
    return Shelf(f"discard-{seat}", title, "rows", "ui-undo", str(len(pile)), items, labels.none, scene.names[seat])


def option_icon(option: Option) -> str:
    """Return the symbol on an option's button."""
    return OPTION_ICONS.get(option.verb, "")
