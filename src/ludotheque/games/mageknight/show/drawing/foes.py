"""Enemies in a fight as cards: their figures, what they can do, and what is still needed against them."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.combat.attack import attack_total
from ludotheque.games.mageknight.rules.combat.block import block_total, needed
from ludotheque.games.mageknight.rules.combat.foes import abilities_of, armour_of, attack_of
from ludotheque.games.mageknight.rules.fight import Foe
from ludotheque.games.mageknight.rules.terms import ATTACK, BLOCKING, RANGED, SHOOTING, SIEGE, STRIKING, SUFFERING
from ludotheque.games.mageknight.rules.traits import FORTIFIED
from ludotheque.games.mageknight.show.drawing.scene import Scene
from ludotheque.games.mageknight.show.drawing.symbols import ELEMENTS, FIGHTS
from ludotheque.games.mageknight.show.drawing.tokens import EMBLEMS, PILES
from ludotheque.svg.markup import group, label, shift, tag
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import shortened

WIDTH, HEIGHT = 232.0, 124.0
ABILITIES = {1: "swift", 2: "brutal", 4: "poison", 8: "paralyze", 16: "fortified", 32: "summon"}
RESISTS = ("physical", "fire", "ice")
BAR = 92.0


def foe_card(scene: Scene, foe: Foe) -> str:
    """Draw an enemy of the fight."""
    view = scene.view
    kind = view.kind(foe)
    name = scene.called.enemy(view.box.tokens[foe.token])
    parts = [
        tag("rect", class_="card-base", x=1, y=1, width=WIDTH - 2, height=HEIGHT - 2, rx=10),
        *token(PILES[kind.pile], EMBLEMS[kind.id]),
        label(shortened(name, 150, 16), 72, 22, "foe-name"),
        *figures(scene, foe),
        *marks(abilities_of(view, foe), view.walls(scene.actor, foe), view.resistance(scene.actor, foe)),
        *needs(scene, foe),
    ]
    look = "card-svg foe" + (" is-out" if status(scene, foe) else "")
    return tag("svg", *parts, class_=look, viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}", aria_hidden="true")


def token(pile: str, emblem: str) -> list[str]:
    """Draw the token of an enemy."""
    disc = (tag("circle", class_=f"base pile-{pile}", r=26), tag("circle", class_="enemy-ring", r=22), icon(emblem, 30))
    return [group(disc, class_="enemy" + (" enemy--white" if pile == "white" else ""), transform=shift(36, 38))]


def figures(scene: Scene, foe: Foe) -> list[str]:
    """Draw attack with its element, armour and fame."""
    view = scene.view
    element = ELEMENTS[view.kind(foe).element]
    attack = attack_of(view, foe)
    parts = [icon("mk-attack", 17, 81, 42), label(str(attack) if attack else "–", 93, 48, "card-strong card-strong--l")]
    if element and attack:
        parts.append(icon(element, 15, 117, 42, f"e-{element[3:]}"))
    parts += [icon("mk-armour", 17, 143, 42), label(str(armour_of(view, foe)), 155, 48, "card-strong card-strong--l")]
    return [
        *parts,
        icon("mk-fame", 16, 193, 42, "e-fame"),
        label(str(view.kind(foe).fame), 204, 48, "card-strong card-strong--l"),
    ]


def marks(abilities: int, walls: int, resist: int) -> list[str]:
    """Draw symbols of what an enemy can do, how often it is fortified and what it resists."""
    names = [f"ability-{name}" for bit, name in ABILITIES.items() if abilities & bit and bit != FORTIFIED]
    names += ["ability-fortified"] * walls
    names += [f"resist-{name}" for element, name in enumerate(RESISTS) if resist >> element & 1]
    return [icon(name, 19, 81 + 24 * number, 68, "foe-mark") for number, name in enumerate(names)]


def needs(scene: Scene, foe: Foe) -> list[str]:
    """Draw how far block and attack have come, the one that counts in this phase in full."""
    state = status(scene, foe)
    if state:
        return [label(scene.labels.foe_states[state], 12, 109, "foe-state")]
    return [gauge(10 + 112 * number, *part) for number, part in enumerate(needs_of(scene, foe))]


def needs_of(scene: Scene, foe: Foe) -> list[tuple[str, int, int, bool]]:
    """Return for block and attack the symbol, what there is, what is needed, and if it counts in this phase."""
    view = scene.view
    phase = scene.effort.phase
    parts = []
    if attack_of(view, foe) and not phase & STRIKING:
        parts.append(
            (
                "mk-block",
                block_total(view, scene.actor, foe, 0),
                needed(view, scene.actor, foe, 0),
                bool(phase & BLOCKING),
            )
        )
    if not phase & SUFFERING:
        power = max(0, attack_total(view, scene.actor, [foe], 0))
        now = bool(phase & STRIKING) or bool(phase & SHOOTING and view.walls(scene.actor, foe) < 2)
        parts.append((weapon(scene, foe), power, armour_of(view, foe), now))
    return parts


def weapon(scene: Scene, foe: Foe) -> str:
    """Return the symbol of the attack that counts against an enemy in this phase (MK-RANGED-06)."""
    if not scene.effort.phase & SHOOTING:
        return FIGHTS[ATTACK]
    return FIGHTS[SIEGE if scene.view.walls(scene.actor, foe) else RANGED]


def gauge(x: float, symbol: str, have: int, need: int, now: bool) -> str:
    """Draw how much there is of what is needed."""
    part = min(1.0, have / need) if need else 1.0
    drawn = (
        icon(symbol, 16, 8, 0),
        tag("rect", class_="gauge-back", x=20, y=-9, width=BAR - 14, height=18, rx=9),
        tag("rect", class_="gauge-fill", x=20, y=-9, width=max(0.1, part * (BAR - 14)), height=18, rx=9),
        tag("text", f"{have} / {need}", class_="gauge-text", x=20 + (BAR - 14) / 2, y=5),
    )
    look = "gauge" + (" is-full" if part >= 1 else "") + ("" if now else " is-later")
    return group(drawn, class_=look, transform=shift(x, 104))


def status(scene: Scene, foe: Foe) -> str:
    """Return what has become of an enemy, if it no longer counts in this phase."""
    striking = scene.effort.phase & STRIKING
    if foe.away:
        return "away"
    if striking:
        return ""
    return "blocked" if foe.blocked else "halted" if foe.halted else "dealt" if foe.dealt else ""


def still_needed(scene: Scene, foe: Foe) -> list[str]:
    """Return how much of what stops an enemy and of what defeats it is there; once heroes strike, only the latter."""
    view, labels = scene.view, scene.labels
    attack = labels.attack_of.format(max(0, attack_total(view, scene.actor, [foe], 0)), armour_of(view, foe))
    if not attack_of(view, foe) or scene.effort.phase & STRIKING:
        return [attack]
    return [labels.block_of.format(block_total(view, scene.actor, foe, 0), needed(view, scene.actor, foe, 0)), attack]


def foe_brief(scene: Scene, foe: Foe) -> str:
    """Return an enemy in one line: what is still needed or what has become of it, then its figures."""
    figures = scene.texts.enemy(scene.view.box, scene.view.box.tokens[foe.token]).rstrip(".")
    state = status(scene, foe)
    if state:
        return f"{scene.labels.foe_states[state]}, {figures}"
    return ", ".join([*still_needed(scene, foe), figures])


def foe_text(scene: Scene, foe: Foe) -> str:
    """Return an enemy in sentences: figures, abilities, what is still needed."""
    view, labels = scene.view, scene.labels
    lines = [scene.texts.enemy(view.box, view.box.tokens[foe.token])]
    abilities = abilities_of(view, foe) & ~FORTIFIED | (FORTIFIED if view.walls(scene.actor, foe) == 1 else 0)
    lines += [text for bit, text in labels.abilities.items() if abilities & bit]
    lines += [labels.double_walls] if view.walls(scene.actor, foe) > 1 else []
    if foe.summoned:
        lines.append(labels.foe_states["summoned"])
    state = status(scene, foe)
    lines += [labels.foe_states[state]] if state else still_needed(scene, foe)
    return "\n".join(scene.typeset(line) for line in lines)
