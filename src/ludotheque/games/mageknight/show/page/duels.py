"""The heroes of a duel and the units in it as cards: who attacks with what, what is blocked, what damage would buy."""

from __future__ import annotations

from ludotheque.games.mageknight.rules.duel.exchange import BlockAttack
from ludotheque.games.mageknight.rules.duel.facing import (
    attack_elements,
    attack_points,
    block_points,
    damage_left,
)
from ludotheque.games.mageknight.rules.duel.outcome import prize, refuges
from ludotheque.games.mageknight.rules.duel.spoils import PRICE_OF_ARTIFACT, PlaceDamage, loot
from ludotheque.games.mageknight.rules.duel.targets import can_be_hit, price_of_wound, resistance_in_duel
from ludotheque.games.mageknight.rules.fight import Duel
from ludotheque.games.mageknight.rules.heroes.goods import armour
from ludotheque.games.mageknight.rules.heroes.others import owner_of, place_of
from ludotheque.games.mageknight.rules.pieces import NOBODY
from ludotheque.games.mageknight.show.drawing.fighters import card_svg, figure, paper, portrait, rest, sum_of
from ludotheque.games.mageknight.show.drawing.foes import RESISTS, WIDTH
from ludotheque.games.mageknight.show.drawing.scene import Scene
from ludotheque.games.mageknight.show.drawing.symbols import ELEMENTS
from ludotheque.games.mageknight.show.page.players import unit_emblem
from ludotheque.kernel import Option
from ludotheque.svg.markup import group, label, shift
from ludotheque.svg.sprite import icon
from ludotheque.svg.text import shortened


def is_placing(scene: Scene) -> bool:
    """Tell whether an attack is over and its damage is being spent."""
    return any(isinstance(ask, PlaceDamage) for ask in scene.asks)


def attacker_of(scene: Scene, duel: Duel) -> int:
    """Return who attacks, or has just attacked; nobody before the first attack."""
    placing = [ask.seat for ask in scene.asks if isinstance(ask, PlaceDamage)]
    return placing[0] if placing else duel.attacker


def blocker_of(scene: Scene, duel: Duel) -> int:
    """Return whom the attack is against; nobody before the first one."""
    attacker = attacker_of(scene, duel)
    return NOBODY if attacker == NOBODY else duel.rival(attacker)


def prices(scene: Scene, duel: Duel, seat: int) -> list[str]:
    """Draw what damage to the blocker buys hand to hand: pushing the hero out, stealing an artifact."""
    view = scene.view
    pushed = [view.price(view.layout.terrain[space]) for space in refuges(view, seat)]
    found = [("mk-push", min(pushed))] if pushed else []
    found += [("mk-steal", PRICE_OF_ARTIFACT)] if loot(view, view.players[seat]) else []
    return [
        part
        for place, (symbol, price) in enumerate(found)
        for part in (
            icon(symbol, 18, 146 + 46 * place, 76),
            label(str(price), 159 + 46 * place, 82, "card-strong card-strong--l"),
        )
    ]


def elements_of(scene: Scene) -> int:
    """Return the elements of the attack, as a set."""
    placing = [ask.elements for ask in scene.asks if isinstance(ask, PlaceDamage)]
    return placing[0] if placing else attack_elements(scene.view)


def hero_card(scene: Scene, duel: Duel, seat: int) -> str:
    """Draw a hero of the duel with its figures and what it does."""
    player = scene.view.players[seat]
    wounds = sum(side.wounds for side in scene.view.combat.sides if side.seat == seat) if scene.view.combat else 0
    parts = [
        *portrait(scene, seat),
        *figure("mk-armour", armour(scene.view, player), 81),
        *figure("mk-hand", len(player.hand), 133),
        *figure("mk-wound", wounds, 185),
        label(shortened(part_of(scene, duel, seat), 130, 13), 18, 80, "foe-state"),
        *balance(scene, duel, seat),
        *(prices(scene, duel, seat) if seat == blocker_of(scene, duel) and duel.melee else []),
    ]
    return card_svg(scene, parts, seat)


def rival_card(scene: Scene, seat: int, verb: str) -> str:
    """Draw another hero who can be chosen, with what everybody sees of it; to be attacked, with what that may bring."""
    player = scene.view.players[seat]
    ready = sum(unit.ready and not unit.wounds for unit in player.units)
    said = scene.says(Option(verb, "seat", seat))
    parts = [
        *portrait(scene, seat),
        *figure("mk-armour", armour(scene.view, player), 81),
        *figure("mk-hand", len(player.hand), 133),
        *figure("mk-command", ready, 185),
        label(shortened(said, WIDTH - 36, 13), 18, 80, "foe-state"),
    ]
    if verb == "attack":
        parts += sum_of("mk-fame", prize(scene.view, scene.seat, seat), 16, [])
        parts += sum_of("mk-steal", len(loot(scene.view, player)), 90, [])
    return card_svg(scene, parts, seat)


def rival_text(scene: Scene, seat: int, verb: str) -> str:
    """Return another hero in sentences: what everybody sees of it, and what an attack on it may bring."""
    labels, view = scene.labels, scene.view
    player = view.players[seat]
    ready = sum(unit.ready and not unit.wounds for unit in player.units)
    lines = [labels.armour.format(armour(view, player)), labels.assault_hero.format(len(player.hand), ready)]
    if verb == "attack":
        lines.append(labels.duel_fame.format(prize(view, scene.seat, seat)))
        stolen = ", ".join(scene.called.card(card) for card in loot(view, player))
        lines += [labels.duel_loot.format(stolen)] if stolen else []
    return "\n".join(scene.typeset(line + ".") for line in lines)


def part_card(scene: Scene, seat: int, verb: str) -> str:
    """Draw a way to take part in the duel: what it gives, and what it costs."""
    title, gains, costs = scene.labels.participation[verb]
    lines = [*(("ui-plus", line) for line in gains), *(("ui-close", line) for line in costs)]
    parts = [
        paper(),
        label(title, 18, 22, "foe-name"),
    ]
    for number, (symbol, line) in enumerate(lines):
        y = 42 + 18 * number
        parts += [icon(symbol, 13, 24, y - 4), label(shortened(scene.typeset(line), WIDTH - 50, 13), 38, y, "foe-part")]
    return card_svg(scene, parts, seat)


def part_text(scene: Scene, verb: str) -> str:
    """Return a way to take part in the duel in sentences."""
    _, gains, costs = scene.labels.participation[verb]
    return "\n".join(scene.typeset(line + ".") for line in (*gains, *costs))


def balance(scene: Scene, duel: Duel, seat: int) -> list[str]:
    """Draw the attack with its elements, or the block and what gets through."""
    attacker = attacker_of(scene, duel)
    if attacker == NOBODY or is_placing(scene):
        return []
    if seat != attacker:
        return [*sum_of("mk-block", block_points(scene.view), 16, []), *rest(damage_left(scene.view), 106)]
    names = [name for element, name in enumerate(ELEMENTS) if elements_of(scene) >> element & 1 and name]
    return sum_of("mk-attack", attack_points(scene.view), 16, names)


def part_of(scene: Scene, duel: Duel, seat: int) -> str:
    """Say what a hero does in the duel now."""
    labels = scene.labels
    if attacker_of(scene, duel) == NOBODY:
        return labels.duel_roles["aggressor" if seat == duel.aggressor else "defender"]
    return labels.duel_roles["attacker" if seat == attacker_of(scene, duel) else "blocker"]


def hero_brief(scene: Scene, duel: Duel, seat: int) -> str:
    """Return a hero of the duel in one line."""
    labels, view = scene.labels, scene.view
    said = [part_of(scene, duel, seat)]
    attacker = attacker_of(scene, duel)
    if attacker != NOBODY and not is_placing(scene):
        if seat == attacker:
            said.append(labels.duel_attack.format(attack_points(view)))
        else:
            said.append(labels.duel_block.format(block_points(view), damage_left(view)))
    return ", ".join([*said, labels.armour.format(armour(view, view.players[seat]))])


def hero_text(scene: Scene, duel: Duel, seat: int) -> str:
    """Return a hero of the duel in sentences: what damage to it would buy, and what a victory over it would bring."""
    labels, view = scene.labels, scene.view
    player = view.players[seat]
    lines = [hero_brief(scene, duel, seat)]
    if seat == duel.defender and attacker_of(scene, duel) != NOBODY:
        lines.append(labels.duel_parts[0 if duel.full else 1])
    lines.append(labels.duel_wound.format(armour(view, player)))
    prices = [view.price(view.layout.terrain[space]) for space in refuges(view, seat)]
    fame = prize(view, duel.rival(seat), seat)
    lines.append(labels.duel_push.format(min(prices)) if prices else labels.duel_no_push)
    lines += [labels.duel_fame.format(fame)] if fame and prices else []
    stolen = ", ".join(scene.called.card(card) for card in loot(view, player))
    lines += [labels.duel_loot.format(stolen)] if stolen else []
    if any(isinstance(ask, BlockAttack) for ask in scene.asks) and not duel.melee:
        lines.append(scene.lexicon.situations["duel_swift"])
    return "\n".join(scene.typeset(line + ".") for line in lines)


def loot_card(scene: Scene, duel: Duel, card: int) -> str:
    """Draw an artifact that damage may steal, with its price."""
    attacker = attacker_of(scene, duel)
    parts = [
        paper(),
        icon("mk-steal", 38, 36, 40),
        label(shortened(scene.called.card(card), 150, 16), 72, 22, "foe-name"),
        *figure("mk-wound", PRICE_OF_ARTIFACT, 81),
        label(shortened(scene.names[duel.rival(attacker)], WIDTH - 24, 13), 12, 109, "foe-state"),
    ]
    return card_svg(scene, parts, attacker)


def unit_card(scene: Scene, seat: int, place: int) -> str:
    """Draw a unit that damage may wound, with what that takes and what it resists."""
    kind = scene.view.players[seat].units[place].kind
    resist = resistance_in_duel(scene.view, seat, place)
    marks = [f"resist-{name}" for element, name in enumerate(RESISTS) if resist >> element & 1]
    parts = [
        paper(),
        group([icon(unit_emblem(kind), 36)], class_="ask-emblem", transform=shift(36, 38)),
        label(shortened(scene.called.unit(kind), 150, 16), 72, 22, "foe-name"),
        *figure("mk-armour", price_of_wound(scene.view, seat, place, elements_of(scene)), 81),
        *(icon(name, 19, 81 + 24 * number, 76, "foe-mark") for number, name in enumerate(marks)),
        label(shortened(scene.names[seat], WIDTH - 24, 13), 12, 109, "foe-state"),
    ]
    return card_svg(scene, parts, seat)


def unit_brief(scene: Scene, seat: int, place: int) -> str:
    """Return a unit of the duel in one line."""
    price = price_of_wound(scene.view, seat, place, elements_of(scene))
    return f"{scene.names[seat]}, {scene.labels.duel_unit.format(price)}"


def units_in(scene: Scene, duel: Duel) -> list[tuple[int, int]]:
    """Return the units that could be wounded, by seat and place, of the one who blocks or of both; and any target."""
    attacker = attacker_of(scene, duel)
    seats = [duel.rival(attacker)] if attacker != NOBODY else [duel.aggressor, duel.defender]
    found = [(seat, place) for seat in seats for place in can_be_hit(scene.view, seat)]
    units = [option.index for option in scene.options if option.kind == "rival_unit"]
    targets = [(owner_of(unit), place_of(unit)) for unit in units]
    return [*found, *(target for target in targets if target not in found)]
