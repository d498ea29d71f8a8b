"""What lies on the table: characters with what they carry, their wounds, what can be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludotheque.games.ebbland.data import FACTIONS, KINDS
from ludotheque.games.ebbland.rules.effects.changes import MODIFIER, NUMBER
from ludotheque.games.ebbland.rules.effects.standing import reasons
from ludotheque.games.ebbland.rules.terms import GEAR_EACH, NONE
from ludotheque.games.ebbland.show.drawing.faces import KIND_ICONS, MINI, TABLE, Size, face
from ludotheque.games.ebbland.show.drawing.scene import Scene
from ludotheque.svg.markup import escape, group, shift, sized, tag
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import width

TAB = 18.0


def target(scene: Scene, element: str, box: tuple[float, float, float, float], title: str, text: str) -> str:
    """Draw what can be pressed over something: it says what it is, and is lit while it can be chosen."""
    x, y, wide, high = box
    says = scene.choices(element)
    shape = {"x": x, "y": y, "width": wide, "height": high, "rx": 6}
    states = [tag("rect", class_=name, **shape) for name in ("hit", "state-edge", "state-line")]
    return group(
        states,
        class_="target" + (" is-legal" if says else ""),
        id=element,
        role="button" if says else "img",
        tabindex=0 if says else None,
        aria_label=says or title,
        data_text=text or None,
        data_title=title,
    )


def fighter(scene: Scene, slot: int, x: float, y: float, wide: float, size: Size = TABLE) -> str:
    """Draw a character in play with its gear, its wounds, and what choosing it costs."""
    view = scene.view
    one = view.fighter(slot)
    high = wide * size.high / size.wide
    life = scene.worn(slot).life
    parts = [
        *gear(scene, slot, wide, size),
        picture_of(scene, slot, 0, 0, wide, size),
        drops(one.wounds, one.pending, life, wide - 4, high * size.low / size.high - 9, wide / 96),
        target(scene, f"fighter-{slot}", (0, 0, wide, high), scene.speaker.fighter(view, slot), about(scene, slot)),
    ]
    cost = scene.price(slot)
    parts.append(pill(cost, wide / 2, high * 0.5) if cost else "")
    # Where it stands is said by its transform alone, so that a page lets it walk there.
    return group(parts, id=f"piece-fighter-{slot}", class_="piece", transform=shift(x, y))


def picture_of(scene: Scene, slot: int, x: float, y: float, wide: float, size: Size) -> str:
    """Draw the face of a character in play as it is now."""
    name = scene.called.card(scene.view.fighter(slot).card)
    drawn = face(scene.view.card_of(slot), size, name, "", f"{slot}", scene.worn(slot))
    return sized(drawn, wide, wide * size.high / size.wide, x, y)


def about(scene: Scene, slot: int) -> str:
    """Return a character in play in words: the card, what it carries, its wounds, what changes its rolls."""
    view, labels = scene.view, scene.labels
    one = view.fighter(slot)
    lines = [scene.card_text(one.card)]
    lines += [f"{scene.called.card(card)}{labels.colon}{scene.texts.card(view.box.cards[card])}" for card in one.gear]
    if one.wounds:
        lines.append(labels.wounds.format(one.wounds, scene.worn(slot).life))
    if one.hits + one.piercing:
        lines.append(labels.strikes.format(one.hits + one.piercing))
    if one.pending:
        lines.append(labels.pending.format(one.pending))
    return "\n".join(scene.typeset(line) for line in [*lines, *changes(scene, slot)])


def changes(scene: Scene, slot: int) -> list[str]:
    """Return what joins each string of a character and what is added to its rolls, and why."""
    view, labels, lines = scene.view, scene.labels, []
    for stat, name in enumerate(scene.called.stats):
        lent = reasons(view, slot, NUMBER, stat)
        parts = [labels.lent.format(scene.texts.string(stat, [n]), scene.called.source(by)) for by, n in pairs(lent)]
        added = reasons(view, slot, MODIFIER, stat)
        parts += [labels.modifier.format(scene.speaker.sums(added).strip())] if added else []
        if parts:
            lines.append(f"{name}{labels.colon}{', '.join(parts)}")
    return lines


def pairs(reasons: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Return sources and values that stand in turn, where the source is known."""
    return ((by, value) for by, value in zip(reasons[::2], reasons[1::2], strict=True) if by != NONE)


def gear(scene: Scene, slot: int, wide: float, size: Size) -> list[str]:
    """Draw what a character carries: tabs that stick out above its card, of a small one without their names."""
    carried = scene.view.fighter(slot).gear
    room, out = (wide - 8) / max(1, len(carried)), 5.0 if size is MINI else TAB
    drawn = []
    for place, number in enumerate(carried):
        card, name = scene.view.box.cards[number], scene.called.card(number)
        left, held = 4 + place * room, slot * GEAR_EACH + place
        parts = [tag("rect", class_="tab", x=left, y=2 - out, width=room - 2, height=out + 8, rx=4)]
        if size is not MINI:
            parts.append(tab_name(name, KIND_ICONS[KINDS[card.kind]], left + room / 2 - 1, 0, room - 8))
        drawn.append(group(parts, id=f"piece-gear-{held}", class_=f"piece f-{FACTIONS[card.faction]}"))
        drawn.append(target(scene, f"gear-{held}", (left, 2 - out, room - 2, out - 2), name, scene.card_text(number)))
    return drawn


def tab_name(name: str, symbol: str, x: float, y: float, room: float) -> str:
    """Write on a tab what it is; where that would be cut, draw whether it is a weapon or a talent."""
    if width(name, 12) > room:
        return icon(symbol, 12, x, y - 9, "tab-icon")
    return tag("text", escape(name), class_="tab-name", x=x, y=y - 5.5)


def drops(taken: int, coming: int, life: int, right: float, y: float, scale: float) -> str:
    """Draw wounds as drops from the right: full ones taken, dashed ones to come, pale ones still to live."""
    if not taken and not coming:
        return ""
    count = max(life, taken + coming)
    looks = ["drop"] * taken + ["drop drop-due"] * coming
    looks += ["drop drop-left"] * (count - len(looks))
    step = min(11.0, 60 / count) * scale
    plate = {"x": right - count * step - 4 * scale, "y": y - 8 * scale, "width": count * step + 6 * scale}
    back = tag("rect", class_="drops", height=16 * scale, rx=8 * scale, **plate)
    places = (right - (count - n - 0.5) * step for n in range(count))
    drawn = [icon("eb-wound", 11 * scale, x, y, look) for x, look in zip(places, looks, strict=True)]
    return back + "".join(drawn)


def pill(text: str, x: float, y: float) -> str:
    """Draw a price over a card."""
    wide = width(text, 15) + 20
    plate = tag("rect", class_="pill", x=-wide / 2, y=-12, width=wide, height=24, rx=12)
    return group((plate, tag("text", escape(text), class_="pill-text", y=5)), transform=shift(x, y))


def row(count: int, left: float, room: float, wide: float, gap: float = 12) -> list[float]:
    """Return where so many things stand side by side in the middle of a room; they overlap rather than leave it."""
    pitch = min(wide + gap, (room - wide) / max(1, count - 1))
    first = left + (room - wide - pitch * (count - 1)) / 2
    return [first + place * pitch for place in range(count)]
