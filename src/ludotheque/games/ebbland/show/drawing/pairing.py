"""Who may face whom: one's own fighters by rows, the others by columns, and what each duel promises in this round."""

from __future__ import annotations

from ludotheque.games.ebbland.rules import odds
from ludotheque.games.ebbland.rules.combat.close import MakePair
from ludotheque.games.ebbland.rules.terms import NONE
from ludotheque.games.ebbland.show.drawing.faces import MINI
from ludotheque.games.ebbland.show.drawing.pieces import about, drops, fighter, picture_of
from ludotheque.games.ebbland.show.drawing.scene import Scene
from ludotheque.kernel import Option
from ludotheque.svg.markup import escape, group, label, tag
from ludotheque.svg.text import is_cut, whole, wrapped

# The height of the heads of columns, the width of the heads of rows, and the most that rows and columns take: two
# columns beside their heads are as wide as a phone.
HEAD, SIDE = 100.0, 176.0
ROW, COLUMN = 104.0, 216.0
GAP = 6.0
# What a name of two lines takes below a fighter.
NAME = 38.0
# How wide a duel must be to show bars, and average wounds.
BARS, WOUNDS = 190.0, 148.0


def is_pairing(scene: Scene) -> bool:
    """Tell whether somebody is asked who faces whom."""
    return any(isinstance(ask, MakePair) for ask in scene.asks)


def pairing(scene: Scene, x: float, y: float, room: float, high: float) -> list[str]:
    """Draw every duel that could be, with its odds; a click on one names it."""
    view, combat = scene.view, scene.view.combat
    assert combat is not None
    own, others = view.pool(scene.below), view.pool(combat.other(scene.below))
    column = min(COLUMN, (room - SIDE) / len(others))
    # Below the last row is room for the buttons that enlarge a board.
    row = min(ROW, (high - HEAD - 48) / len(own))
    left = x + (room - SIDE - column * len(others)) / 2
    note = wrapped(scene.typeset(scene.labels.pairing), SIDE - 12, 14, 5)
    # On a small screen rows are not told apart without their heads: these stay in sight, over what passes below.
    heads = [tag("rect", class_="pair-side", x=left, y=y, width=SIDE - GAP, height=HEAD + len(own) * row)]
    heads += [label(line, left + 6, y + 20 + 18 * n, "pair-note") for n, line in enumerate(note)]
    for place, slot in enumerate(own):
        heads += head(scene, slot, left, y + HEAD + place * row, SIDE - GAP, row - GAP)
    boxes = ((left + SIDE + place * column, y, column - GAP, row - GAP) for place in range(len(others)))
    columns = [versus(scene, foe, own, box) for foe, box in zip(others, boxes, strict=True)]
    return [group(columns, data_focus=""), group(heads, id="pinned")]


def head(scene: Scene, slot: int, x: float, y: float, wide: float, high: float) -> list[str]:
    """Draw one of one's own fighters before its row: small, with its name and life."""
    card = (high - 6) * MINI.wide / MINI.high
    return [fighter(scene, slot, x, y + 6, card, MINI), *called(scene, slot, x + card + 8, y, wide - card - 8, high)]


def called(scene: Scene, slot: int, x: float, y: float, wide: float, high: float) -> list[str]:
    """Write the name and the life of a fighter."""
    said = scene.speaker.fighter(scene.view, slot)
    # A name is never cut for how much life is left, which the drops on the card tell as well.
    size, name = whole(said, wide, high - 18, (16, 13))
    has_life = not is_cut(name)
    if not has_life:
        size, name = whole(said, wide, high, (16, 13, 11))
    step = size + 2
    top = y + (high - step * len(name) - 18 * has_life) / 2 + 0.85 * size
    look = "pair-name" if size == 16 else f"pair-name is-{size:g}"
    lines = [label(line, x, top + step * n, look) for n, line in enumerate(name)]
    return [*lines, life_of(scene, slot, x, top + step * len(name) + 1)] if has_life else lines


def versus(scene: Scene, foe: int, own: list[int], box: tuple[float, float, float, float]) -> str:
    """Draw a fighter of the other side over all duels that it could fight; it is what an answer points at."""
    x, y, wide, high = box
    element = f"fighter-{foe}"
    says = scene.choices(element)
    name = scene.speaker.fighter(scene.view, foe)
    parts = [tag("rect", class_="hit", x=x, y=y, width=wide, height=HEAD - GAP), *crown(scene, foe, x, y, wide)]
    heading = group(parts, data_text=about(scene, foe), data_title=name)
    cells = [cell(scene, slot, foe, x, y + HEAD + place * (high + GAP), wide, high) for place, slot in enumerate(own)]
    look = {"class_": "target pairs" + (" is-legal" if says else ""), "role": "button" if says else "img"}
    return group(
        [heading, *cells], id=element, tabindex=0 if says else None, aria_label=says or name, data_title=name, **look
    )


def crown(scene: Scene, foe: int, x: float, y: float, wide: float) -> list[str]:
    """Draw a fighter of the other side over its column: its name beside it, or below where it would be cut."""
    name, one, life = scene.speaker.fighter(scene.view, foe), scene.view.fighter(foe), scene.worn(foe).life
    high, card = HEAD - 12, (HEAD - 12) * MINI.wide / MINI.high
    if is_cut(wrapped(name, wide - card - 8, 16, 3)):
        high, card = high - NAME, (high - NAME) * MINI.wide / MINI.high
        told = [label(line, x, y + high + 17 * n, "pair-name") for n, line in enumerate(wrapped(name, wide, 15), 1)]
        told.append(life_of(scene, foe, x + card + 8, y + high / 2 + 7))
    else:
        told = called(scene, foe, x + card + 8, y, wide - card - 8, high)
    wounds = drops(one.wounds, one.pending, life, x + card, y + high - 10, 0.7)
    return [picture_of(scene, foe, x, y + 2, card, MINI), wounds, *told]


def life_of(scene: Scene, slot: int, x: float, y: float) -> str:
    """Write how much life a fighter has left."""
    left = scene.worn(slot).life - scene.view.fighter(slot).wounds
    return label(scene.typeset(scene.labels.life.format(left)), x, y, "pair-note")


def cell(scene: Scene, slot: int, foe: int, x: float, y: float, wide: float, high: float) -> str:
    """Draw what a duel promises: the chance to kill and to die, and wounds on average, without support."""
    seen = odds.duel(scene.view, slot, foe, [], [])
    faces = (scene.view.fighter(slot).foe, scene.view.fighter(foe).foe)
    option = Option("pair", "fighter", foe, slot)
    is_open = option in scene.options
    look = "cell is-open" if is_open else "cell is-made" if faces[0] == foe else "cell"
    look += " is-past" if faces != (NONE, NONE) and faces[0] != foe else ""
    lines = ((scene.labels.kills, seen.kills, seen.dealt, "kills"), (scene.labels.dies, seen.dies, seen.taken, "dies"))
    drawn = [tag("rect", class_="cell-sheet", x=x, y=y, width=wide, height=high, rx=7)]
    for place, (word, chance, wounds, tone) in enumerate(lines):
        drawn += chances(scene, word, chance, wounds, tone, (x, y + high * (0.42 + 0.36 * place), wide))
    value = f"pair.fighter.{foe}.{slot}" if is_open else None
    return group(drawn, class_=look, data_option=value)


def chances(
    scene: Scene, word: str, chance: float, wounds: float, tone: str, place: tuple[float, float, float]
) -> list[str]:
    """Write one line of a duel: what, how likely, and how many wounds."""
    x, y, wide = place
    language = scene.lexicon.language
    right = x + wide - 8
    drawn = [label(word, x + 8, y, "cell-word")]
    if wide >= WOUNDS:
        average = scene.typeset(scene.labels.average.format(language.decimal(wounds)))
        drawn.append(tag("text", escape(average), class_="cell-note", x=right, y=y))
        right -= 50
    drawn.append(tag("text", escape(language.percent(chance)), class_="cell-share", x=right, y=y))
    if wide >= BARS:
        room = right - 44 - (x + 52)
        drawn.append(tag("rect", class_="cell-bar", x=x + 52, y=y - 9, width=room, height=7, rx=3.5))
        drawn.append(tag("rect", class_=f"cell-bar {tone}", x=x + 52, y=y - 9, width=room * chance, height=7, rx=3.5))
    return drawn
