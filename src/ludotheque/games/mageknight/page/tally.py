"""What counts for the question: points of the turn, mana, attacks and blocks laid ready, what each enemy takes."""

from __future__ import annotations

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.drawing.foes import needs_of, status
from ludotheque.games.mageknight.drawing.scene import Scene
from ludotheque.games.mageknight.drawing.symbols import ELEMENTS, FIGHTS, POINTS
from ludotheque.games.mageknight.drawing.tokens import COLOURS
from ludotheque.games.mageknight.pieces import Blow
from ludotheque.games.mageknight.steps.damage import AssignDamage
from ludotheque.page import Fact, Tally


def tallies(scene: Scene) -> tuple[Tally, ...]:
    """Return one's own figures, then those of each enemy that still counts."""
    if scene.ask is None:
        return ()
    mine = Tally((*points(scene), *mana(scene), *laid_ready(scene), *damage(scene)))
    return (*([mine] if mine.facts else []), *enemies(scene))


def points(scene: Scene) -> list[Fact]:
    """Return the points of the turn that there are."""
    turn = scene.view.turn
    found = zip(POINTS, scene.labels.points, (turn.move, turn.influence, turn.heal), strict=False)
    return [Fact(name, str(amount), f"{label} {amount}") for name, label, amount in found if amount]


def mana(scene: Scene) -> list[Fact]:
    """Return the mana tokens of the turn."""
    return [
        Fact("mk-mana", str(count), scene.labels.token.format(scene.words.colours[colour]), f"m-{COLOURS[colour]}")
        for colour, count in enumerate(scene.view.turn.tokens)
        if count
    ]


def laid_ready(scene: Scene) -> list[Fact]:
    """Return attacks and blocks that have been played, those of a kind together, with their element."""
    facts = []
    for (how, element), amount in summed(scene.view.turn.blows):
        said = f"{scene.labels.fights[how]}{scene.labels.elements[element]} {amount}"
        facts.append(Fact(FIGHTS[how], str(amount), said))
        if element:
            facts.append(Fact(ELEMENTS[element], "", said, f"e-{ELEMENTS[element][3:]}"))
    return facts


def summed(blows: list[Blow]) -> list[tuple[tuple[int, int], int]]:
    """Return the sum of what was laid ready, for each kind and element."""
    sums: dict[tuple[int, int], int] = {}
    for blow in blows:
        sums[blow.how, blow.element] = sums.get((blow.how, blow.element), 0) + blow.amount
    return sorted(sums.items())


def damage(scene: Scene) -> list[Fact]:
    """Return the damage that is being dealt out."""
    if not isinstance(scene.ask, AssignDamage):
        return []
    return [Fact("mk-wound", str(scene.ask.damage), scene.words.situations["damage"].format(n=scene.ask.damage))]


def enemies(scene: Scene) -> list[Tally]:
    """Return what is still needed against each enemy in this phase."""
    combat = scene.view.combat
    found = []
    for foe in combat.foes if combat is not None else []:
        if not status(scene, foe):
            facts = [Fact(name, f"{have}/{need}") for name, have, need, now in needs_of(scene, foe) if now]
            name = scene.called(data.ENEMIES[scene.view.box.tokens[foe.token]])
            found += [Tally(tuple(facts), name)] if facts else []
    return found
