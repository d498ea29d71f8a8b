"""What counts for the question: points of the turn, mana, attacks and blocks laid ready, what each enemy takes."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.combat.damage import AssignDamage
from ludotheque.games.mageknight.rules.duel.exchange import BlockAttack
from ludotheque.games.mageknight.rules.duel.facing import attack_points, block_points, damage_left, duel_of
from ludotheque.games.mageknight.rules.duel.spoils import PlaceDamage
from ludotheque.games.mageknight.show.drawing.foes import needs_of, status
from ludotheque.games.mageknight.show.drawing.scene import Scene
from ludotheque.games.mageknight.show.drawing.symbols import ELEMENTS, FIGHTS, POINTS
from ludotheque.games.mageknight.show.drawing.tokens import COLOURS
from ludotheque.games.mageknight.words.asks import summed
from ludotheque.page import Fact, Tally

# The points that a question is about, even while there are none: move, influence.
ABOUT = {"March": 0, "Talk": 1}


def tallies(scene: Scene) -> tuple[Tally, ...]:
    """Return one's own figures, then those of each enemy that still counts."""
    if scene.ask is None:
        return ()
    # Whoever is asked in another's turn has no points of it.
    acts = scene.actor == scene.seat
    mine = Tally((*points(scene), *mana(scene), *laid_ready(scene), *damage(scene)) if acts else ())
    return (*([mine] if mine.facts else []), *enemies(scene), *rival(scene))


def points(scene: Scene) -> list[Fact]:
    """Return the points of the turn that there are, and those that the question is about."""
    effort, about = scene.effort, ABOUT.get(type(scene.ask).__name__, -1)
    found = zip(POINTS, scene.labels.points, (effort.move, effort.influence, effort.heal), strict=False)
    figure = scene.lexicon.language.number
    return [
        Fact(name, figure(amount), f"{label} {figure(amount)}")
        for kind, (name, label, amount) in enumerate(found)
        if amount or kind == about
    ]


def mana(scene: Scene) -> list[Fact]:
    """Return the mana tokens of the turn."""
    return [
        Fact("mk-mana", str(count), scene.labels.token.format(scene.called.colour(colour)), f"m-{COLOURS[colour]}")
        for colour, count in enumerate(scene.effort.tokens)
        if count
    ]


def laid_ready(scene: Scene) -> list[Fact]:
    """Return attacks and blocks that have been played, those of a kind together, with their element."""
    facts = []
    for (how, element), amount in summed(scene.effort.blows):
        said = f"{scene.labels.fights[how]}{scene.labels.elements[element]} {amount}"
        facts.append(Fact(FIGHTS[how], str(amount), said))
        if element:
            facts.append(Fact(ELEMENTS[element], "", said))
    return facts


def damage(scene: Scene) -> list[Fact]:
    """Return the damage that is being dealt out."""
    if not isinstance(scene.ask, AssignDamage | PlaceDamage):
        return []
    return [Fact("mk-wound", str(scene.ask.damage), scene.lexicon.situations["damage"].format(n=scene.ask.damage))]


def enemies(scene: Scene) -> list[Tally]:
    """Return what is still needed against each enemy in this phase."""
    combat = scene.view.combat
    found = []
    for foe in combat.foes if combat is not None else []:
        if not status(scene, foe):
            facts = [Fact(name, f"{have}/{need}") for name, have, need, now in needs_of(scene, foe) if now]
            name = scene.called.enemy(scene.view.box.tokens[foe.token])
            found += [Tally(tuple(facts), name, f"enemy-{foe.token}")] if facts else []
    return found


def rival(scene: Scene) -> list[Tally]:
    """Return the attack of another hero that is to be blocked: its points, the block so far, what gets through."""
    view, duel = scene.view, duel_of(scene.view)
    if duel is None or not isinstance(scene.ask, BlockAttack):
        return []
    attack, block, left = attack_points(view), block_points(view), damage_left(view)
    facts = (
        Fact("mk-attack", str(attack), scene.labels.duel_attack.format(attack)),
        Fact("mk-block", str(block), scene.labels.duel_block.format(block, left)),
        Fact("mk-wound", str(left), scene.lexicon.situations["damage"].format(n=left)),
    )
    return [Tally(facts, scene.names[duel.attacker], f"seat-{duel.attacker}")]
