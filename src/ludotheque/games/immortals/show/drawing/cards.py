"""Cards of a hand as a page shows them, small enough that a whole hand can be seen at once."""

from ludotheque.games.immortals import data
from ludotheque.games.immortals.rules.rounds.planning import blanks_left
from ludotheque.games.immortals.rules.state import REGIONS
from ludotheque.games.immortals.show.drawing.scene import Scene
from ludotheque.games.immortals.show.drawing.tray import band, realm_icon, title
from ludotheque.games.immortals.words.facts import Face, face
from ludotheque.svg.markup import label, tag
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import wrapped

WIDTH = 112
HEIGHT = 54
BAND = 19
# A title on two lines makes the band so much higher.
LINE = 13
EMBLEMS = {
    "ironspine": "terrain-mountain",
    "goldmarch": "terrain-farmland",
    "greenwold": "terrain-forest",
    "silvermere": "terrain-lake",
    "jadecoast": "terrain-sea",
}


def card_svg(scene: Scene, card: int) -> str:
    """Return a card as a drawing of its own, for a page that brings style sheets and symbols itself."""
    shown = face(card)
    has_realm = shown.kind in ("conflict", "joker")
    heading = str(scene.call.province(shown.number)) if shown.kind == "joker" else title(scene, shown)
    lines = wrapped(heading, 86 if has_realm else 104, 13)
    band_end = BAND + LINE * (len(lines) - 1)
    parts = [
        tag("rect", class_="card-base", x=1, y=1, width=WIDTH - 2, height=HEIGHT - 2, rx=6),
        tag("path", class_="card-band", d=f"M1 7a6 6 0 0 1 6-6h{WIDTH - 14}a6 6 0 0 1 6 6v{band_end - 7}H1z"),
        *(label(line, 6, 14.5 + LINE * n, "laid-title") for n, line in enumerate(lines)),
        icon(realm_icon(shown), 14, WIDTH - 11, 10, "on-band") if has_realm else "",
        tag("rect", class_="card-art", x=1, y=band_end, width=29, height=HEIGHT - band_end - 1),
        icon(_emblem(shown), 22 if len(lines) == 1 else 18, 15.5, (band_end + HEIGHT) / 2, "card-emblem"),
        *_figures(scene, card, shown, len(lines)),
    ]
    return tag("svg", *parts, class_=f"card-svg {band(shown)}", viewBox=f"0 0 {WIDTH} {HEIGHT}", aria_hidden="true")


def kind(scene: Scene, shown: Face) -> str:
    """Return what sort of card this is."""
    return scene.labels.kinds[shown.kind]


def _emblem(shown: Face) -> str:
    if shown.kind in ("region", "conflict"):
        return EMBLEMS[data.PROVINCES[data.places()[shown.number].province]["id"]]
    if shown.kind == "joker":
        return EMBLEMS[data.PROVINCES[shown.number]["id"]]
    return "im-magic" if shown.kind == "magic" else "ui-pass"


def _figures(scene: Scene, card: int, shown: Face, lines: int) -> list[str]:
    """Draw what a card yields in each realm it stands for, or costs, and what it is."""
    world = scene.view.world
    if shown.kind == "region":
        rows = (("im-light", card, 29), ("im-dark", card + REGIONS, 45))
        return [
            part
            for name, place, y in rows
            for part in (icon(name, 12, 40, y), *_amounts(world.gold[place], world.energy[place], 52, y))
        ]
    said = label(kind(scene, shown), 36, 49, "card-sort")
    if shown.kind in ("conflict", "magic"):
        gold, energy = _of_one(scene, shown)
        # Below a title on two lines there is only room for the figures; the band says what it is.
        return _amounts(gold, energy, 36, 43) if lines > 1 else [*_amounts(gold, energy, 36, 30), said]
    if shown.kind == "blank":
        return [label(f"× {blanks_left(scene.view.players[scene.seat])}", 36, 34, "space-name"), said]
    return [said]


def _of_one(scene: Scene, shown: Face) -> tuple[int, int]:
    """Return what a card of one realm yields, or what a card of magic costs: gold and energy."""
    world = scene.view.world
    if shown.kind == "magic":
        return world.magic[shown.number].gold, world.magic[shown.number].energy
    place = shown.number + REGIONS * shown.realm
    return world.gold[place], world.energy[place]


def _amounts(gold: int, energy: int, x: float, y: float) -> list[str]:
    """Draw gold and energy side by side, leaving out what is nothing."""
    drawn = []
    for name, amount in (("gold", gold), ("energy", energy)):
        if amount:
            drawn += [label(str(amount), x, y + 4.5, "space-name"), icon(f"im-{name}", 14, x + 17, y, name)]
            x += 30
    return drawn
