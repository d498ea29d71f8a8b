"""Effects in symbols: what a card gives, in rows of icons and figures, where it is simple enough."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.games.mageknight.rules import terms
from ludotheque.games.mageknight.rules.effects.effect import Amount, Effect
from ludotheque.games.mageknight.rules.effects.gains import Crystal, Mana, Track
from ludotheque.games.mageknight.rules.effects.points import Fight, Points
from ludotheque.games.mageknight.rules.effects.resolve import Both, Either
from ludotheque.games.mageknight.show.drawing.scene import Scene
from ludotheque.games.mageknight.show.drawing.tokens import COLOURS
from ludotheque.svg.markup import label
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import is_cut, whole, width, wrapped

POINTS = ("mk-move", "mk-influence", "mk-heal", "mk-hand")
FIGHTS = ("mk-attack", "mk-ranged", "mk-siege", "mk-block")
ELEMENTS = ("", "mk-fire", "mk-ice", "mk-coldfire")
TRACKS = ("mk-fame", "mk-reputation")
ICON, GAP, ROW = 19.0, 3.0, 23.0
TEXT, LEADING = 12.5, 1.1
# The sizes that words on cards may have, the largest first, each with its class.
TEXTS = {
    TEXT: "card-text",
    11.0: "card-text card-text--s",
    9.8: "card-text card-text--xs",
    8.2: "card-text card-text--xxs",
    7.0: "card-text card-text--tiny",
}


@dataclass(frozen=True)
class Glyph:
    """A symbol or a short text, with the room it takes."""

    icon: str = ""
    text: str = ""
    tone: str = ""
    strong: bool = True

    @property
    def width(self) -> float:
        """Return the room it takes."""
        return ICON if self.icon else width(self.text, 18 if self.strong else TEXT)


# Glyphs that stay together on a line.
Chunk = list[Glyph]


def chunks(scene: Scene, effect: Effect, now: bool) -> list[Chunk] | None:
    """Return an effect in symbols, with what it comes to now if that is wanted; nothing if words say it better."""
    if isinstance(effect, Either):
        return joined(scene, effect.parts, now, Glyph(text=scene.labels.either, strong=False))
    if isinstance(effect, Both):
        return joined(scene, effect.parts, now, None)
    simple = glyphs(scene, effect, now)
    return None if simple is None else [simple]


def joined(scene: Scene, parts: list[Effect], now: bool, between: Glyph | None) -> list[Chunk] | None:
    """Return several effects in symbols, with a word between them."""
    found: list[Chunk] = []
    for number, part in enumerate(parts):
        inner = chunks(scene, part, now)
        if inner is None:
            return None
        if number and between is not None:
            inner[0] = [between, *inner[0]]
        found += inner
    return found


def glyphs(scene: Scene, effect: Effect, now: bool) -> Chunk | None:
    """Return one simple effect in symbols."""
    if isinstance(effect, Points):
        amount = figure(scene, effect.amount, now)
        return None if amount is None else [Glyph(POINTS[effect.what]), Glyph(text=amount)]
    if isinstance(effect, Fight) and effect.rider is None:
        amount = figure(scene, effect.amount, now)
        element = [Glyph(ELEMENTS[effect.element])] if effect.element else []
        return None if amount is None else [Glyph(FIGHTS[effect.how]), *element, Glyph(text=amount)]
    if isinstance(effect, Mana | Crystal) and effect.colours <= terms.ANY_COLOUR:
        name = "mk-mana" if isinstance(effect, Mana) else "mk-crystal"
        tones = [f"m-{COLOURS[colour]}" for colour in range(terms.COLOURS) if effect.colours >> colour & 1]
        return [Glyph(text="+"), *(Glyph(name, tone=tone) for tone in tones)] if len(tones) <= 2 else None
    if isinstance(effect, Track):
        amount = figure(scene, effect.amount, now)
        return None if amount is None else [Glyph(TRACKS[effect.track]), Glyph(text=f"+{amount}".replace("+-", "−"))]
    return None


def figure(scene: Scene, amount: Amount, now: bool) -> str | None:
    """Return what an amount comes to; nothing if that depends and nobody is there to count."""
    if amount.count is None:
        return str(amount.base)
    return str(amount.now(scene.view, scene.seat)) if now else None


def written(scene: Scene, effect: Effect, at: tuple[float, float], wide: float, high: float, now: bool) -> list[str]:
    """Draw an effect into a box: in symbols if they fit, otherwise in words, shortened if they must be."""
    found = chunks(scene, effect, now)
    rows = lines(found, wide) if found else []
    if found and len(rows) * ROW <= high + 2:
        top = at[1] + (high - len(rows) * ROW) / 2
        return [part for n, row in enumerate(rows) for part in drawn(row, at[0], top + n * ROW + ROW / 2)]
    return words(scene.texts.text(effect), at, wide, high)


def needed(scene: Scene, effect: Effect, wide: float) -> list[tuple[float, float]]:
    """Return how high an effect is in each size of letters, the largest first; symbols have one size."""
    found = chunks(scene, effect, False)
    if found:
        return [(TEXT, len(lines(found, wide)) * ROW - 2)]
    text = scene.texts.text(effect)
    return [(size, len(wrapped(text, wide, size, len(text))) * size * LEADING) for size in TEXTS]


def words(text: str, at: tuple[float, float], wide: float, high: float) -> list[str]:
    """Draw a text into the middle of a box, as large as it can be seen whole."""
    size, said = whole(text, wide, high, tuple(TEXTS), LEADING)
    if is_cut(said):
        size, said = whole(text, wide, high, tuple(TEXTS)[-1:], 1.0)
    line = min(size * LEADING, high / len(said))
    top = at[1] + (high - len(said) * line) / 2
    return [label(part, at[0], top + line * n + size * 0.84, TEXTS[size]) for n, part in enumerate(said)]


def lines(found: list[Chunk], wide: float) -> list[Chunk]:
    """Return chunks in lines of this width."""
    rows: list[Chunk] = [[]]
    for chunk in found:
        if rows[-1] and length([*rows[-1], *chunk]) > wide:
            rows.append([])
        rows[-1] = [*rows[-1], *chunk]
    return rows


def length(row: Chunk) -> float:
    """Return how long a line of glyphs is."""
    return sum(glyph.width + GAP for glyph in row)


def drawn(row: Chunk, x: float, y: float) -> list[str]:
    """Draw a line of glyphs."""
    parts = []
    for glyph in row:
        if glyph.icon:
            parts.append(icon(glyph.icon, ICON, x + ICON / 2, y, glyph.tone or None))
        else:
            class_ = "card-strong card-strong--l" if glyph.strong else "card-text"
            parts.append(label(glyph.text, x, y + (6.5 if glyph.strong else 4.5), class_))
        x += glyph.width + GAP
    return parts
