"""The column of combinations on offer: race, power, tokens, price, coins to take."""

from ludotheque.games.smallworld.show.drawing.prices import MINUS, badge, emblem
from ludotheque.games.smallworld.show.drawing.scene import Scene
from ludotheque.svg.markup import group, label, shift, tag
from ludotheque.svg.panels import panel
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import wrapped

WIDTH = 340.0
HEAD = 44.0
ROW = 74.0
SCALE = 1.2


def column(scene: Scene, x: float, y: float) -> tuple[str, float]:
    """Draw the column, and say where it ends."""
    high = HEAD + ROW * len(scene.view.column)
    content = [
        icon("ui-players", 22, 25, 22, "panel-icon"),
        label(scene.speech.words.column, 44, 28, "panel-title"),
        label(scene.labels.price, WIDTH - 14, 28, "panel-note"),
        *(_offer(scene, position) for position in range(len(scene.view.column))),
    ]
    drawn = panel(content, (0, 0, WIDTH, high))
    return group((drawn,), class_="column", transform=f"{shift(x, y)} scale({SCALE})"), y + high * SCALE


def _offer(scene: Scene, position: int) -> str:
    combo = scene.view.column[position]
    choice = scene.choices(f"combo-{position}")
    trait = scene.view.tiles.active(combo.race, combo.power)
    names = wrapped(scene.speech.combo(combo.race, combo.power), 122, 16)
    top = 33 - 9 * (len(names) - 1)
    return group(
        (
            tag("path", class_="panel-rule", d=f"M0 0H{WIDTH:g}"),
            tag("rect", class_="choice", x=4, y=4, width=WIDTH - 8, height=ROW - 8, rx=9),
            label(str(position + 1), 19, 42, "rank"),
            tag("rect", class_="banner", x=34, y=15, width=46, height=44, rx=7),
            icon(emblem(combo.race), 34, 57, 37, "tile-emblem"),
            tag("circle", class_="badge-plate", cx=105, cy=37, r=21),
            icon(badge(combo.power), 25, 105, 37, "tile-emblem"),
            *(label(text, 134, top + 18 * n, "combo-name") for n, text in enumerate(names)),
            label(scene.speech.tokens(trait.tokens + trait.raiders), 134, top + 18 * len(names), "combo-note"),
            _price(scene, position, combo.coins),
        ),
        id=f"combo-{position}",
        class_="combo is-legal" if choice else "combo",
        transform=shift(0, HEAD + ROW * position),
        role="button" if choice else "group",
        tabindex=0 if choice else None,
        aria_label=choice or scene.speech.offer(position),
    )


def _price(scene: Scene, position: int, coins: int) -> str:
    y = 34 if coins else 43
    text = f"{MINUS}{position}" if position else scene.labels.free
    drawn = label(text, WIDTH - (33 if position else 14), y, "combo-price")
    drawn += icon("coin", 15, WIDTH - 22, y - 5.5, "score-icon") if position else ""
    return drawn + (label(scene.labels.on_top.format(coins), WIDTH - 14, y + 20, "combo-gain") if coins else "")
