"""What stands around Immortals' realms: the players, the spaces of the own board, and the hand."""

from ludotheque.game import Talk
from ludotheque.games.immortals.rules import progress
from ludotheque.games.immortals.rules.rounds.planning import Lay, blanks_left, takes
from ludotheque.games.immortals.rules.rounds.reinforcement import DrawCard, SendArmy
from ludotheque.games.immortals.rules.rounds.resolution import obstacle
from ludotheque.games.immortals.rules.state import ATTACK_OR_MOVE, BLANK, BUILD, CAST, NONE, SPACES, Immortals, Price
from ludotheque.games.immortals.show.board import map_svg
from ludotheque.games.immortals.show.drawing.cards import card_svg, kind
from ludotheque.games.immortals.show.drawing.players import doing, laid
from ludotheque.games.immortals.show.drawing.realms import ALONE, BOTH, LAND
from ludotheque.games.immortals.show.drawing.scene import Scene, emblem
from ludotheque.games.immortals.show.drawing.table import BUTTON_ICONS
from ludotheque.games.immortals.show.drawing.tray import ORDER, band, cards_of, space_icon, space_name, title
from ludotheque.games.immortals.words.facts import face
from ludotheque.kernel import SPECTATOR, Option
from ludotheque.page import Face, Fact, Item, Line, Page, Panel, Progress, Shelf

# The upper row of the board is its light half.
ROW = SPACES // 2


def page(talk: Talk, language: str) -> Page:
    """Return all that is beside the realms, as one seat may see it."""
    view: Immortals = talk.view
    only_looks = talk.you == SPECTATOR
    scene = Scene(view, talk.eyes if only_looks else talk.you, language, talk.names, only_looks)
    return Page(
        layout="desk",
        board=map_svg(view, talk.you, language, talk.names),
        progress=Progress(progress(view).now, progress(view).of, where(scene)),
        panels=tuple(panel(scene, seat) for seat in view.seats_from(view.leader)),
        tray=tray(scene),
        faces=faces(scene),
        small=("terrain", "ownership", "pieces"),
    )


def faces(scene: Scene) -> tuple[Face, ...]:
    """Return each realm, and both."""
    light, dark = scene.labels.realms
    return (
        Face("light", light, "im-light", ALONE["light"], LAND["light"]),
        Face("dark", dark, "im-dark", ALONE["dark"], LAND["dark"]),
        Face("both", scene.labels.both, "ui-both", BOTH, BOTH),
    )


def where(scene: Scene) -> str:
    """Name the round and its phase."""
    view, (reinforcement, planning, resolution) = scene.view, scene.labels.phases
    if view.round == 0 or view.is_over():
        return scene.title()
    reinforces = any(isinstance(ask, DrawCard | SendArmy) for ask in scene.asks)
    phase = planning if view.is_planning() else reinforcement if reinforces else resolution
    return f"{scene.title()} · {phase}"


def panel(scene: Scene, seat: int) -> Panel:
    """Return points, tribes and resources of a seat."""
    player = scene.view.players[seat]
    light, _ = scene.tribes(seat)
    return Panel(
        seat,
        score=str(player.score),
        score_label=scene.labels.points.format(player.score),
        score_icon="mk-fame",
        emblem=emblem(light),
        lines=(tribes(scene, seat),),
        facts=facts(scene, seat),
    )


def tribes(scene: Scene, seat: int) -> Line:
    """Return the two tribes of a seat, and what the seat is doing."""
    light, dark = scene.tribes(seat)
    names = scene.call.LIGHT_TRIBES[light], scene.call.DARK_TRIBES[dark]
    effects = dict(scene.call.glossary())
    return Line(
        emblem(light),
        " · ".join(names),
        doing(scene, seat),
        end_icon=emblem(dark),
        text=" ".join([*(effects[name] for name in names), *lying(scene, seat)]),
    )


def lying(scene: Scene, seat: int) -> list[str]:
    """Name the spaces of a seat where cards lie, as everybody sees once all plans are made."""
    spaces = scene.view.players[seat].spaces
    if scene.view.is_planning() or not laid(scene, seat):
        return []
    filled = [scene.call.space(scene.view, seat, number) for number in ORDER if spaces[number] != NONE]
    return [scene.labels.filled_spaces.format(", ".join(filled))]


def facts(scene: Scene, seat: int) -> tuple[Fact, ...]:
    """Return gold, energy, limbos and cards of a seat, and when it plays."""
    player, labels, planned = scene.view.players[seat], scene.labels, laid(scene, seat)
    shown: list[tuple[str, object, str, str]] = [
        ("im-gold", player.gold, f"{labels.gold}{labels.colon}{player.gold}", "gold"),
        ("im-energy", player.energy, f"{labels.energy}{labels.colon}{player.energy}", "energy"),
        ("im-light", player.limbo[0], labels.limbos[0].format(player.limbo[0]), ""),
        ("im-dark", player.limbo[1], labels.limbos[1].format(player.limbo[1]), ""),
        ("mk-hand", len(player.conflicts), labels.conflicts.format(len(player.conflicts)), ""),
    ]
    if planned:
        shown.append(("ui-check", planned, labels.laid.format(planned), ""))
    return (*(Fact(icon, str(figure), says, tone) for icon, figure, says, tone in shown), rank(scene, seat))


def rank(scene: Scene, seat: int) -> Fact:
    """Return when a seat plays in this round, and whether it has the First-player marker."""
    labels, has_marker = scene.labels, scene.view.first == seat
    place = labels.ranks[scene.view.seats_from(scene.view.leader).index(seat)]
    says = (labels.order_marker if has_marker else labels.order).format(place)
    return Fact("im-first" if has_marker else "ui-next", place, says)


def tray(scene: Scene) -> tuple[Shelf, ...]:
    """Return what lies before the seat that looks: its board or army groups, and its cards."""
    if scene.seat < 0:
        return ()
    player = scene.view.players[scene.seat]
    return groups(scene) if player.groups else plan(scene), hand(scene)


def groups(scene: Scene) -> Shelf:
    """Return the army groups of the starting round."""
    cubes = scene.view.players[scene.seat].groups
    items = tuple(group(scene, number, count) for number, count in enumerate(cubes))
    return Shelf("groups", scene.labels.groups, "spaces", "im-army", items=items)


def group(scene: Scene, number: int, cubes: int) -> Item:
    """Return one numbered space of the board's back."""
    note = scene.call.armies(cubes) if cubes else ""
    name = scene.labels.group.format(number + 1)
    text = scene.labels.group_text if cubes else ""
    return Item(
        f"group-{number}", name, icons=("im-army",), note=note, text=text, tone="light", note_tone="band-neutral"
    )


def plan(scene: Scene) -> Shelf:
    """Return the ten spaces of the own board."""
    player, labels = scene.view.players[scene.seat], scene.labels
    light, _ = scene.tribes(scene.seat)
    items = tuple(space(scene, number, at) for at, number in enumerate(ORDER))
    return Shelf("plan", labels.plan, "spaces", emblem(light), labels.filled.format(player.cards_laid()), items)


def space(scene: Scene, number: int, at: int) -> Item:
    """Return one space with the card that lies there."""
    card = scene.view.players[scene.seat].spaces[number]
    return Item(
        f"space-{number}",
        space_name(scene, number),
        space_price(scene, number),
        (space_icon(scene, number),),
        note="" if card == NONE else title(scene, face(card)),
        note_tone="" if card == NONE else band(face(card)),
        tone="light" if at < ROW else "dark",
        warning=warning(scene, number, card),
    )


def warning(scene: Scene, number: int, card: int) -> str:
    """Say why the card on a space, or the one about to be laid there, could do nothing as things stand."""
    if card == NONE and isinstance(scene.ask, Lay) and takes(scene.view, scene.seat, number, scene.ask.card):
        card = scene.ask.card
    found = "" if card == NONE else obstacle(scene.view, scene.seat, number, card)
    return scene.labels.warning.format(scene.call.OBSTACLES[found]) if found else ""


def space_price(scene: Scene, number: int) -> str:
    """Return what is printed on a space as its price."""
    deed, labels = scene.view.deed(scene.seat, number), scene.labels
    if deed.action in (BUILD, CAST):
        return labels.by_building if deed.action == BUILD else labels.by_card
    if deed.action == ATTACK_OR_MOVE:
        return labels.free_or.format(short(scene, deed.price))
    return short(scene, deed.price)


def short(scene: Scene, cost: Price) -> str:
    """Return a price in as few letters as possible."""
    parts = [scene.labels.short_energy.format(cost.energy)] if cost.energy else []
    parts += [scene.labels.short_gold.format(cost.gold)] if cost.gold else []
    return " ".join(parts) or scene.labels.free


def hand(scene: Scene) -> Shelf:
    """Return the cards in hand, or those to choose from in the starting round; blanks lie on one pile."""
    player, labels, cards = scene.view.players[scene.seat], scene.labels, cards_of(scene)
    heading = labels.draft if player.draft else labels.hand
    items = tuple(card_item(scene, card) for card in cards)
    count = len(cards) + (blanks_left(player) - 1 if BLANK in cards else 0)
    return Shelf("hand", heading, "cards", "mk-hand", scene.call.cards(count), items)


def card_item(scene: Scene, card: int) -> Item:
    """Return a card of the hand."""
    shown = face(card)
    name = str(scene.call.card(card))
    return Item(
        f"card-{card}",
        name,
        kind(scene, shown),
        text=dict(scene.call.glossary())[name] if shown.kind == "magic" else "",
        drawing=card_svg(scene, card),
        is_chosen=isinstance(scene.ask, Lay) and scene.ask.card == card,
    )


OPTION_ICONS = {**BUTTON_ICONS, "light": "im-light"}


def option_icon(option: Option) -> str:
    """Return the symbol on an option's button."""
    return OPTION_ICONS.get(option.verb, "")
