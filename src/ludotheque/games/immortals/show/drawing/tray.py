"""What lies before the seat that looks: the ten spaces or the army groups, and the hand."""

from typing import Any

from ludotheque.games.immortals import data
from ludotheque.games.immortals.rules.rounds.planning import Lay, blanks_left, hand
from ludotheque.games.immortals.rules.state import (
    ATTACK,
    ATTACK_OR_MOVE,
    BLANK,
    BUILD,
    BUILD_SANCTUARY,
    CAST,
    EXTRACT_ENERGY,
    EXTRACT_GOLD,
    LIGHT,
    NONE,
    REGIONS,
    SPACES,
    TRANSITION,
    Price,
)
from ludotheque.games.immortals.show.drawing.scene import Scene, emblem
from ludotheque.games.immortals.words.facts import Face, face, space_price
from ludotheque.svg.markup import group, label, shift, tag
from ludotheque.svg.panels import panel
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import shortened, wrapped

HEAD = 42.0
SPACE_WIDTH = 106.0
SPACE_HEIGHT = 92.0
GAP = 8.0
BOARD_WIDTH = 5 * (SPACE_WIDTH + GAP) + GAP
CARD_WIDTH = 118.0
CARD_HEIGHT = 66.0
LEAST_HEIGHT = HEAD + 2 * (SPACE_HEIGHT + GAP)
# The upper row belongs to the light half, the lower one to the dark half.
ORDER = (0, 1, 2, 3, 8, 4, 5, 6, 7, 9)
ACTION_ICONS = {
    EXTRACT_GOLD: "im-gold",
    EXTRACT_ENERGY: "im-energy",
    TRANSITION: "im-transition",
    BUILD: "im-build",
    BUILD_SANCTUARY: "im-sanctuary",
    ATTACK: "mk-attack",
    ATTACK_OR_MOVE: "mk-move",
    CAST: "im-magic",
}


def cards_of(scene: Scene) -> list[int]:
    """Return the cards to draw in the hand, blanks as one."""
    player = scene.view.players[scene.seat]
    if player.draft:
        return player.draft
    cards = hand(scene.view, scene.seat)
    return [card for card in cards if card != BLANK] + ([BLANK] if BLANK in cards else [])


def height(scene: Scene, wide: float) -> float:
    """Return how much room the tray needs."""
    if scene.seat < 0:
        return 0.0
    per_row = int((wide - BOARD_WIDTH - 3 * GAP) // (CARD_WIDTH + GAP))
    rows = -(-len(cards_of(scene)) // per_row)
    return max(LEAST_HEIGHT, HEAD + rows * (CARD_HEIGHT + GAP))


def tray(scene: Scene, x: float, y: float, wide: float) -> str:
    """Draw the board and the hand of the seat that looks."""
    if scene.seat < 0:
        return ""
    high = height(scene, wide)
    is_start = bool(scene.view.players[scene.seat].groups)
    board = _groups(scene) if is_start else _spaces(scene)
    left = panel([_head(scene, is_start), *board], (x, y, BOARD_WIDTH, high), "panel tray")
    right = _hand(scene, (x + BOARD_WIDTH + GAP, y, wide - BOARD_WIDTH - GAP, high))
    return left + right


def _head(scene: Scene, is_start: bool) -> str:
    player = scene.view.players[scene.seat]
    light, _ = scene.tribes(scene.seat)
    heading = scene.labels.groups if is_start else scene.labels.plan
    drawn = icon(emblem(light), 22, 24, 22, "panel-icon") + label(heading, 44, 28, "panel-title")
    if not is_start:
        note = scene.labels.filled.format(SPACES - player.spaces.count(NONE))
        drawn += label(note, BOARD_WIDTH - 132, 28, "panel-note")
    return drawn + _limbos(player.limbo)


def _limbos(limbo: list[int]) -> str:
    """Draw the two wings with the armies that wait there."""
    parts = []
    for realm, name in enumerate(("im-light", "im-dark")):
        x = BOARD_WIDTH - 110 + 58 * realm
        parts.append(icon("im-limbo", 24, x, 21, "panel-icon"))
        parts.append(icon(name, 13, x + 16, 13, "panel-icon"))
        parts.append(label(str(limbo[realm]), x + 22, 30, "space-name"))
    return group(parts, class_="limbos", id="limbos")


def _spaces(scene: Scene) -> list[str]:
    drawn = []
    for position, space in enumerate(ORDER):
        x = GAP + position % 5 * (SPACE_WIDTH + GAP)
        y = HEAD + position // 5 * (SPACE_HEIGHT + GAP)
        drawn.append(_space(scene, space, x, y, "light" if position < 5 else "dark"))
    return drawn


def _space(scene: Scene, space: int, x: float, y: float, half: str) -> str:
    says = scene.choices(f"space-{space}")
    name = space_name(scene, space)
    lines = wrapped(name, SPACE_WIDTH - 36, 14)
    card = scene.view.players[scene.seat].spaces[space]
    parts = [
        tag("rect", class_=f"space-face space-{half}", width=SPACE_WIDTH, height=SPACE_HEIGHT, rx=8),
        tag("rect", class_="choice", x=3, y=3, width=SPACE_WIDTH - 6, height=SPACE_HEIGHT - 6, rx=7),
        icon(space_icon(scene, space), 20, 18, 20, "panel-icon"),
        *(label(line, 34, 22 + 15 * n, "space-name") for n, line in enumerate(lines)),
        *_space_price(scene, space, 18 + 15 * len(lines)),
        _slot() if card == NONE else _laid(scene, card),
    ]
    return group(
        parts,
        id=f"space-{space}",
        class_="space is-legal" if says else "space",
        transform=shift(x, y),
        role="button" if says else "group",
        tabindex=0 if says else None,
        aria_label=says or name,
    )


def space_name(scene: Scene, space: int) -> str:
    """Return the short name of a space of the own board; that of the dark tribe is called after what it does."""
    name = data.SPACES[space]["id"]
    return (
        scene.labels.tribal[scene.view.deed(scene.seat, space).action]
        if name == "tribal"
        else scene.labels.spaces[name]
    )


def space_icon(scene: Scene, space: int) -> str:
    """Return the symbol of a space's action."""
    if data.SPACES[space]["id"] == "tribal":
        return emblem(scene.tribes(scene.seat)[1])
    return ACTION_ICONS[scene.view.deed(scene.seat, space).action]


def _space_price(scene: Scene, space: int, y: float) -> list[str]:
    """Draw the price printed on a space; cards and buildings have their own."""
    if scene.view.deed(scene.seat, space).action in (BUILD, CAST, ATTACK_OR_MOVE):
        return []
    return _price(space_price(scene.view, scene.seat, space), 34, y)


def _price(cost: Price, x: float, y: float) -> list[str]:
    parts = []
    for name, class_, amount in (("im-energy", "energy-icon", cost.energy), ("im-gold", "score-icon", cost.gold)):
        if amount:
            parts += [icon(name, 14, x + 6, y, class_), label(str(amount), x + 15, y + 5, "space-name")]
            x += 32
    return parts


def _slot() -> str:
    return tag("rect", class_="space-slot", x=8, y=SPACE_HEIGHT - 30, width=SPACE_WIDTH - 16, height=22, rx=4)


def _laid(scene: Scene, card: int) -> str:
    called = shortened(title(scene, face(card)), SPACE_WIDTH - 26, 13)
    strip = tag("rect", class_="card-band", x=8, y=SPACE_HEIGHT - 30, width=SPACE_WIDTH - 16, height=22, rx=4)
    return group((strip, label(called, 14, SPACE_HEIGHT - 14, "laid-title")), class_=band(face(card)))


def _groups(scene: Scene) -> list[str]:
    """Draw the numbered spaces of the board's back with the cubes that wait there."""
    drawn = []
    for number, cubes in enumerate(scene.view.players[scene.seat].groups):
        says = scene.choices(f"group-{number}")
        x = GAP + number % 4 * (SPACE_WIDTH + 30 + GAP)
        y = HEAD + number // 4 * (SPACE_HEIGHT + GAP)
        parts = [
            tag("rect", class_="space-face space-light", width=SPACE_WIDTH + 30, height=SPACE_HEIGHT, rx=8),
            tag("rect", class_="choice", x=3, y=3, width=SPACE_WIDTH + 24, height=SPACE_HEIGHT - 6, rx=7),
            label(scene.labels.group.format(number + 1), 14, 26, "space-name"),
            label(str(cubes), 58, 72, "group-number") if cubes else "",
            icon("im-army", 30, 36, 60, "panel-icon") if cubes else "",
        ]
        drawn.append(_choosable(parts, f"group-{number}", "space", says, x, y, scene.labels.group.format(number + 1)))
    return drawn


def _choosable(parts: list[str], identity: str, class_: str, says: str | None, x: float, y: float, name: str) -> str:
    return group(
        parts,
        id=identity,
        class_=f"{class_} is-legal" if says else class_,
        transform=shift(x, y),
        role="button" if says else "group",
        tabindex=0 if says else None,
        aria_label=says or name,
    )


def _hand(scene: Scene, box: tuple[float, float, float, float]) -> str:
    cards = cards_of(scene)
    wide = box[2]
    per_row = int((wide - GAP) // (CARD_WIDTH + GAP))
    drafting = bool(scene.view.players[scene.seat].draft)
    content = [
        icon("mk-hand", 22, 24, 22, "panel-icon"),
        label(scene.labels.draft if drafting else scene.labels.hand, 44, 28, "panel-title"),
        label(scene.call.cards(len(cards)), wide - 12, 28, "panel-note"),
    ]
    for number, card in enumerate(cards):
        x = GAP + number % per_row * (CARD_WIDTH + GAP)
        content.append(_card(scene, card, x, HEAD + number // per_row * (CARD_HEIGHT + GAP)))
    return panel(content, box, "panel hand")


def _card(scene: Scene, card: int, x: float, y: float) -> str:
    shown = face(card)
    says = scene.choices(f"card-{card}")
    picked = isinstance(scene.ask, Lay) and scene.ask.card == card
    lines = wrapped(title(scene, shown), CARD_WIDTH - 34, 13)
    end = 24 + 15 * (len(lines) - 1)
    band_shape = f"M0 7a7 7 0 0 1 7-7h{CARD_WIDTH - 14:g}a7 7 0 0 1 7 7v{end - 7}h-{CARD_WIDTH:g}z"
    parts = [
        tag("rect", class_="card-base", width=CARD_WIDTH, height=CARD_HEIGHT, rx=7),
        tag("path", class_="card-band", d=band_shape),
        tag("rect", class_="choice", x=3, y=end + 3, width=CARD_WIDTH - 6, height=CARD_HEIGHT - end - 6, rx=5),
        *(label(line, 8, 17 + 15 * n, "laid-title") for n, line in enumerate(lines)),
        icon(realm_icon(shown), 15, CARD_WIDTH - 14, 12, "on-band") if shown.kind in ("conflict", "joker") else "",
        *_facts(scene, card, shown, (end + CARD_HEIGHT) / 2),
    ]
    class_ = f"card hand-card {band(shown)}" + (" is-selected" if picked else "")
    return _choosable(parts, f"card-{card}", class_, says, x, y, str(scene.call.card(card)))


def _facts(scene: Scene, card: int, shown: Face, middle: float) -> list[str]:
    """Draw what a card yields or costs, or how many blanks there are."""
    world = scene.view.world
    if shown.kind == "region":
        light, dark = card, card + REGIONS
        rows = (("im-light", light), ("im-dark", dark))
        return [part for n, (name, place) in enumerate(rows) for part in _yield_row(world, name, place, 37 + 17 * n)]
    if shown.kind == "conflict":
        place = shown.number + REGIONS * shown.realm
        return _yield_row(world, realm_icon(shown), place, 45)
    if shown.kind == "magic":
        return _price(world.magic[shown.number], 8, middle)
    if shown.kind == "blank":
        return [label(f"× {blanks_left(scene.view.players[scene.seat])}", 12, middle + 5, "space-name")]
    return []


def _yield_row(world: Any, name: str, place: int, y: float) -> list[str]:
    return [
        icon(name, 14, 15, y),
        icon("im-gold", 14, 42, y, "score-icon"),
        label(str(world.gold[place]), 52, y + 5, "space-name"),
        icon("im-energy", 14, 76, y, "energy-icon"),
        label(str(world.energy[place]), 86, y + 5, "space-name"),
    ]


def realm_icon(shown: Face) -> str:
    """Return the symbol of a card's realm."""
    return "im-light" if shown.realm == LIGHT else "im-dark"


def band(shown: Face) -> str:
    """Return the class that colours a card."""
    if shown.kind in ("conflict", "joker"):
        return "band-light" if shown.realm == LIGHT else "band-dark"
    return {"region": "band-neutral", "magic": "band-gold"}.get(shown.kind, "band-white")


def title(scene: Scene, shown: Face) -> str:
    """Return the short name of a card."""
    if shown.kind in ("region", "conflict"):
        return str(scene.call.region(shown.number))
    if shown.kind == "joker":
        return f"Joker {scene.call.province(shown.number)}"
    name = str(scene.call.CARDS[shown.kind](shown))
    return name[:1].upper() + name[1:]
