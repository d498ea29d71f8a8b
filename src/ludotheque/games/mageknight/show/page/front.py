"""What the moment is about: the enemies of a fight, and things to choose from that lie nowhere else."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.duel.spoils import PRICE_OF_ARTIFACT
from ludotheque.games.mageknight.rules.fight import Duel
from ludotheque.games.mageknight.rules.heroes.others import owner_of, place_of, unit_option
from ludotheque.games.mageknight.show.drawing.cards import card, note
from ludotheque.games.mageknight.show.drawing.foes import foe_brief, foe_card, foe_text
from ludotheque.games.mageknight.show.drawing.heroes import choice, like
from ludotheque.games.mageknight.show.drawing.scene import Scene, hero_emblem
from ludotheque.games.mageknight.show.drawing.symbols import FIGHTS
from ludotheque.games.mageknight.show.drawing.tokens import COLOURS
from ludotheque.games.mageknight.show.leanings import MOST, leanings
from ludotheque.games.mageknight.show.page.assaults import assault
from ludotheque.games.mageknight.show.page.duels import (
    attacker_of,
    hero_brief,
    hero_card,
    hero_text,
    is_placing,
    loot_card,
    part_card,
    part_text,
    rival_card,
    rival_text,
    unit_brief,
    unit_card,
    units_in,
)
from ludotheque.games.mageknight.show.page.players import unit, unit_emblem
from ludotheque.games.mageknight.show.page.spoils import spending
from ludotheque.kernel import Option
from ludotheque.page import Item, Shelf
from ludotheque.words import finished

# Where offers are chosen from in the course of a turn they stay in their place.
LISTED = ("recruit", "bond", "borrow", "study", "spell")
# What happens to a unit that a question is about, instead of its being used.
ABOUT_UNITS = ("absorb", "disband", "ready", "bear")
GEMS = {"mana": "mk-mana", "crystal": "mk-crystal", "ring": "mk-mana", "tactic": "mk-mana-die"}


def shelves(scene: Scene) -> tuple[Shelf, ...]:
    """Return the fight, and what is to be chosen now."""
    moment = [shelf for shelf in (fight(scene), assault(scene)) if shelf is not None]
    one = scene.view.combat.duel if scene.view.combat is not None else None
    moment += spending(scene, one) if one is not None else ()
    shown = {item.element for shelf in moment for item in shelf.items}
    found = [shelf for shelf in (cards(scene, shown), gems(scene)) if shelf is not None]
    return (*moment, *found)


def fight(scene: Scene) -> Shelf | None:
    """Return the enemies of the fight that is on."""
    combat = scene.view.combat
    if combat is None:
        return None
    if combat.duel is not None:
        return duel(scene, combat.duel)
    items = [
        Item(
            f"enemy-{foe.token}",
            scene.called.enemy(scene.view.box.tokens[foe.token]),
            foe_brief(scene, foe),
            drawing=foe_card(scene, foe),
            text=foe_text(scene, foe),
        )
        for foe in combat.foes
    ]
    phases = enumerate(scene.labels.phases.items(), 1)
    names = (f"{n}/{len(scene.labels.phases)} · {name}" for n, (bit, name) in phases if scene.effort.phase & bit)
    phase = next(names, "")
    return Shelf("fight", scene.labels.fight, "cards", "mk-attack", phase, tuple(items))


def duel(scene: Scene, one: Duel) -> Shelf:
    """Return the ways to take part, while that is to be chosen, the heroes who fight, and what damage may buy."""
    ways = [way for option in scene.options if (way := participation(scene, option)) is not None]
    attacker, other = [duellist(scene, one, seat) for seat in in_turn(scene, one)]
    spoils = [loot_item(scene, one, option.index) for option in scene.options if option.verb == "loot"]
    units = [unit_item(scene, owner, place) for owner, place in units_in(scene, one)]
    items = (attacker, other, *units)
    if ways:
        items = (*ways, attacker)
    elif is_placing(scene):
        items = (other, *spoils, *units, attacker)
    phase = scene.labels.duel_phases[one.melee]
    return Shelf("fight", scene.labels.duel, "cards", "mk-attack", f"{one.melee + 1}/2 · {phase}", items)


def in_turn(scene: Scene, one: Duel) -> tuple[int, int]:
    """Return the heroes of a duel: who attacks, or has come to, and the other."""
    attacker = attacker_of(scene, one) if is_placing(scene) else one.aggressor
    return attacker, one.rival(attacker)


def duellist(scene: Scene, one: Duel, number: int) -> Item:
    """Return a hero who fights another."""
    title, brief, text = scene.names[number], hero_brief(scene, one, number), hero_text(scene, one, number)
    return Item(f"seat-{number}", title, brief, drawing=hero_card(scene, one, number), text=text)


def unit_item(scene: Scene, owner: int, place: int) -> Item:
    """Return a unit that damage may wound."""
    element = unit_option("hit", owner, place).element()
    title = scene.called.unit(scene.view.players[owner].units[place].kind)
    return Item(element, title, unit_brief(scene, owner, place), drawing=unit_card(scene, owner, place))


def loot_item(scene: Scene, one: Duel, card: int) -> Item:
    """Return an artifact that damage may steal."""
    brief, drawing = str(PRICE_OF_ARTIFACT), loot_card(scene, one, card)
    return Item(f"card-{card}", scene.called.card(card), brief, drawing=drawing, text=card_text(scene, card))


def cards(scene: Scene, shown: set[str]) -> Shelf | None:
    """Return what is chosen now and drawn as a card, if it is not shown yet: tactics, skills, cards of no hand."""
    options = [option for option in scene.options if option.element() not in shown]
    items = {option.element(): item for option in options if (item := drawn(scene, option)) is not None}
    if not items:
        return None
    return Shelf("choices", scene.labels.choose, "cards", "ui-hint", items=tuple(items.values()))


def drawn(scene: Scene, option: Option) -> Item | None:
    """Return an option as a card, if it lies nowhere else."""
    make = MAKERS.get(option.kind)
    return None if make is None or option.verb in LISTED else make(scene, option)


def tactic(scene: Scene, option: Option) -> Item | None:
    """Return a tactic to take; a stolen die is a gem."""
    if option.verb not in ("tactic", "drop"):
        return None
    text = scene.typeset(scene.lexicon.effects.tactics[data.TACTICS[option.index]])
    number = str(scene.view.box.tactic_numbers[option.index])
    symbol = "mk-night" if scene.view.night else "mk-day"
    look = "band-dark" if scene.view.night else "band-light"
    title = scene.called.tactic(option.index)
    return Item(option.element(), title, drawing=note(title, text, symbol, look, number), text=text, told=(option,))


def hero(scene: Scene, option: Option) -> Item:
    """Return a hero to play: what it is like, what it is good at, its own card and some of its skills."""
    title = scene.called.hero(option.index)
    row = next(row for row in data.HERO_ROWS if row["id"] == data.HEROES[option.index])
    own, usual = (data.CARD[row[name]] for name in ("card", "replaces"))
    good_at = zip(scene.labels.leanings, leanings(row), strict=True)
    known = [
        like(scene, row["id"]),
        " · ".join(scene.labels.leaning.format(name, much, MOST) for name, much in good_at) + ".",
        scene.labels.own_card.format(scene.called.card(own), scene.called.card(usual)),
        scene.texts.card(scene.view.box.cards[own]),
        f"{scene.labels.some_skills}{scene.labels.colon}".rstrip(),
        *(f"{finished(scene.called.skill(data.SKILL[id]))} {skill_text(scene, data.SKILL[id])}" for id in row["shown"]),
    ]
    text = "\n".join(scene.typeset(line) for line in known)
    return Item(option.element(), title, drawing=choice(scene, option.index, row), text=text, told=(option,))


def skill_text(scene: Scene, number: int) -> str:
    """Return what a skill does."""
    return scene.typeset(scene.texts.skill(scene.view.box.skills[number]))


def skill(scene: Scene, option: Option) -> Item | None:
    """Return a skill to gain; one's own lie elsewhere."""
    if option.verb != "learn":
        return None
    title = scene.called.skill(option.index)
    text, emblem = skill_text(scene, option.index), hero_emblem(scene.view.box.skills[option.index].hero)
    return Item(option.element(), title, drawing=note(title, text, emblem, "band-gold"), text=text)


def hand_card(scene: Scene, option: Option) -> Item | None:
    """Return a card to choose that is not in the hand."""
    player = scene.mine
    if player is not None and option.index in player.hand:
        return None
    return card_item(scene, option, option.index)


def card_item(scene: Scene, option: Option, number: int) -> Item:
    """Return a card to choose."""
    return Item(option.element(), scene.called.card(number), drawing=card(scene, number), text=card_text(scene, number))


def card_text(scene: Scene, number: int) -> str:
    """Return what a card does."""
    return scene.typeset(scene.texts.card(scene.view.box.cards[number]))


def offered(scene: Scene, option: Option) -> Item:
    """Return a card of an offer to choose."""
    pile = {"advanced": scene.view.advanced_offer, "spell": scene.view.spell_offer, "lesson": scene.view.lessons}
    return card_item(scene, option, pile[option.kind][option.index])


def lesson(scene: Scene, option: Option) -> Item | None:
    """Return a lesson to choose, unless it is bought in an interaction."""
    return None if scene.effort.influence or type(scene.ask).__name__ == "Talk" else offered(scene, option)


def blow(scene: Scene, option: Option) -> Item:
    """Return an attack or block that may be held back."""
    one = scene.effort.blows[option.index]
    title = scene.speaker.blow(one.how, one.element, one.amount)
    return Item(option.element(), title, drawing=note(title, scene.says(option), FIGHTS[one.how]))


def own_unit(scene: Scene, option: Option) -> Item | None:
    """Return a unit of one's own that the question is about; where cards are played it stays in its list."""
    player = scene.mine
    if player is None or option.verb not in ABOUT_UNITS:
        return None
    one = unit(scene, option.index, player.units[option.index])
    text = scene.typeset(f"{one.facts[0].label}, {one.detail}.")
    return replace(one, drawing=note(one.title, text, one.icons[0], "band-gold"))


def seat(scene: Scene, option: Option) -> Item:
    """Return a rival to choose."""
    drawing, text = (make(scene, option.index, option.verb) for make in (rival_card, rival_text))
    return Item(option.element(), scene.names[option.index], drawing=drawing, text=text)


def rival_unit(scene: Scene, option: Option) -> Item:
    """Return a rival's unit to choose."""
    number, place = owner_of(option.index), place_of(option.index)
    kind = scene.view.players[number].units[place].kind
    title = scene.called.unit(kind)
    return Item(option.element(), title, drawing=note(title, scene.names[number], unit_emblem(kind)))


def participation(scene: Scene, option: Option) -> Item | None:
    """Return a way to take part in a duel."""
    if option.kind != "button" or option.verb not in scene.labels.participation:
        return None
    title = scene.labels.participation[option.verb][0]
    drawing = part_card(scene, scene.seat, option.verb)
    return Item(option.element(), title, drawing=drawing, text=part_text(scene, option.verb))


MAKERS = {
    "tactic": tactic,
    "hero": hero,
    "skill": skill,
    "card": hand_card,
    "advanced": offered,
    "spell": offered,
    "lesson": lesson,
    "blow": blow,
    "unit": own_unit,
    "seat": seat,
    "rival_unit": rival_unit,
}


def gems(scene: Scene) -> Shelf | None:
    """Return colours to choose, and mana that lies nowhere else."""
    items = {}
    for option in scene.options:
        wanted = option.kind in GEMS and (option.verb in ("colour", "twist") or option.kind in ("ring", "tactic"))
        if wanted and option.verb in ("colour", "pay", "twist"):
            colour = option.index % len(COLOURS)
            name = scene.called.colour(colour)
            items[option.element()] = Item(
                option.element(), name, icons=(GEMS[option.kind],), tone=f"m-{COLOURS[colour]}"
            )
    return Shelf("gems", scene.labels.choose, "dice", "mk-mana", items=tuple(items.values())) if items else None
