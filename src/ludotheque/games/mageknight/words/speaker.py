"""Says questions, options, events and refusals of Mage Knight in one language, from its tables."""

from __future__ import annotations

import re
from typing import Any

from ludotheque.game import Refusal, Talk
from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.combat.attack import attack_total
from ludotheque.games.mageknight.rules.combat.block import Defend, block_total, needed
from ludotheque.games.mageknight.rules.combat.damage import AssignDamage
from ludotheque.games.mageknight.rules.combat.foes import armour_of, attack_of, find, present
from ludotheque.games.mageknight.rules.effects.resolve import ChooseEffect
from ludotheque.games.mageknight.rules.heroes.goods import armour
from ludotheque.games.mageknight.rules.land.exploration import decode_a, decode_b
from ludotheque.games.mageknight.rules.land.map import entry
from ludotheque.games.mageknight.rules.pieces import DUMMY, NOBODY, WOUND, Blow, Foe
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import (
    ATTACK,
    BLOCK,
    BLOCKING,
    INFLUENCE,
    INTERACTING,
    MOVE,
    MOVING,
    PHYSICAL,
    SUFFERING,
)
from ludotheque.games.mageknight.rules.traits import COLOURLESS
from ludotheque.games.mageknight.rules.turn.interaction import BOND_DISCOUNT, healing_price, here
from ludotheque.games.mageknight.words.lexicon import Lexicon
from ludotheque.games.mageknight.words.texts import Texts, counted, glossary, signed
from ludotheque.kernel import Ask, Event, Option
from ludotheque.typography import typeset

# What nobody did is told without saying who.
WHO = re.compile(r"^\{who\} ?: ")


def would_lose(view: MageKnight, ask: Ask[Any]) -> bool:
    """Tell whether attacks or blocks that were laid ready are lost with the phase."""
    blocks = isinstance(ask, Defend)
    return any((blow.how == BLOCK) == blocks for blow in view.turn.blows)


def summed(blows: list[Blow]) -> list[tuple[tuple[int, int], int]]:
    """Return the sum of attacks and blocks laid ready, for each kind and element."""
    sums: dict[tuple[int, int], int] = {}
    for blow in blows:
        sums[blow.how, blow.element] = sums.get((blow.how, blow.element), 0) + blow.amount
    return sorted(sums.items())


class Speaker:
    """One language of the game."""

    def __init__(self, words: Lexicon) -> None:
        self.words = words
        self.texts = Texts(words)

    # Names.

    def called(self, name: data.Name) -> str:
        """Return what something is called."""
        return name.fr if self.words.code == "fr" else name.en

    def who(self, talk: Talk, seat: int) -> str:
        """Return who a seat is, to the listener."""
        if seat == DUMMY:
            return self.words.options["dummy"]
        return talk.names[seat] if 0 <= seat < len(talk.names) else self.words.options["spectator"]

    def space(self, view: MageKnight, space: int) -> str:
        """Return what a space is called: its number, its terrain and site."""
        site = self.words.sites[view.layout.site[space]]
        what = self.words.terrains[view.layout.terrain[space]]
        if site and site != what:
            what = f"{what}, {site}"
        return self.words.options["space"].format(n=space, what=what)

    def enemy(self, view: MageKnight, token: int) -> str:
        """Return what an enemy is called, told apart from its like in the fight by its token."""
        kind = view.box.tokens[token]
        name = self.called(data.ENEMIES[kind])
        foes = view.combat.foes if view.combat is not None else []
        is_one = sum(view.box.tokens[foe.token] == kind for foe in foes) < 2
        return name if is_one else self.words.options["enemy"].format(name=name, n=token + 1)

    def unit(self, view: MageKnight, seat: int, place: int) -> str:
        """Return what a unit is called, told apart from its like by its place."""
        kinds = [unit.kind for unit in view.players[seat].units]
        return self.one_of("unit", kinds, place) if place < len(kinds) else ""

    def one_of(self, pattern: str, kinds: list[int], place: int) -> str:
        """Return what a unit among others is called, with its place if there is another one of its kind."""
        name = self.called(data.UNITS[kinds[place]])
        return name if kinds.count(kinds[place]) < 2 else self.words.options[pattern].format(name=name, n=place + 1)

    def finish(self, text: str) -> str:
        """Return a sentence ready to be read."""
        text = text[:1].upper() + text[1:]
        return typeset(text) if self.words.code == "fr" else text

    # Questions and options.

    def question(self, talk: Talk, ask: Ask[Any]) -> str:
        """Ask the question in a sentence."""
        return self.finish(self.words.questions[type(ask).__name__])

    def situation(self, talk: Talk, ask: Ask[Any]) -> str:
        """Say what the asked seat has at hand: points, mana, attacks and blocks, and what each enemy still takes."""
        view: MageKnight = talk.view
        turn, words = view.turn, self.words.situations
        parts = [words[key].format(n=getattr(turn, key)) for key in ("move", "influence", "heal") if getattr(turn, key)]
        parts += [words["mana"].format(c=self.words.colours[c], n=n) for c, n in enumerate(turn.tokens) if n]
        if isinstance(ask, AssignDamage):
            parts.append(words["damage"].format(n=ask.damage))
        parts += [self.blow(how, element, amount) for (how, element), amount in summed(turn.blows)]
        parts += [self._foe(view, foe) for foe in present(view)]
        return self.finish("; ".join(parts) if self.words.code == "en" else " ; ".join(parts))

    def _foe(self, view: MageKnight, foe: Foe) -> str:
        """Say of an enemy what counts in this phase."""
        phase = view.turn.phase
        name = "foe_block" if phase & BLOCKING else "foe_damage" if phase & SUFFERING else "foe_power"
        return self.words.situations[name].format(
            name=self.enemy(view, foe.token),
            attack=attack_of(view, foe),
            armour=armour_of(view, foe),
            need=needed(view, foe, 0),
            block=block_total(view, foe, 0),
            power=max(0, attack_total(view, [foe], 0)),
        )

    def option(self, talk: Talk, ask: Ask[Any], option: Option) -> str:
        """Name an option, with its price and effect."""
        key = f"{option.verb}-{option.kind}"
        asked = f"{key}@{type(ask).__name__}"
        if asked in self.words.options:
            key = asked
        elif option.kind == "button" and f"{key}-{option.index}" in self.words.options:
            key = f"{key}-{option.index}"
        elif f"{key}-{option.arg}" in self.words.options:
            key = f"{key}-{option.arg}"
        fields = getattr(self, f"_of_{option.kind}")(talk.view, ask, option)
        lost = self.words.options["lost"] if option.verb == "next" and would_lose(talk.view, ask) else ""
        return self.finish(self.words.options[key].format(**fields) + lost)

    def _of_card(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        card = view.box.cards[option.index]
        strong = option.verb == "strong"
        effect, cost = (card.strong, card.strong_cost) if strong else (card.basic, card.basic_cost)
        said = self.texts.text(effect) if effect is not None else ""
        price = f" ({self.texts.cost(cost)})" if cost else ""
        name = self.called(data.CARDS[option.index]) if option.index != WOUND else self.words.options["wound"]
        if strong and data.STRONG_NAMES[option.index].en:
            name = self.called(data.STRONG_NAMES[option.index])
        return {"card": name, "effect": said, "cost": price, "sideways": self.sideways(view)}

    def sideways(self, view: MageKnight) -> str:
        """Return what a card played sideways gives now (MK-CARDS-13)."""
        points, phase = self.words.points, view.turn.phase
        if phase & (MOVING | INTERACTING):
            return points[MOVE if phase & MOVING else INFLUENCE].format(n=1)
        return self.blow(BLOCK if phase & BLOCKING else ATTACK, PHYSICAL, 1)

    def _of_hex(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        return {"space": self.space(view, option.index), "price": str(entry(view, ask.seat, option.index))}

    def walk(self, view: MageKnight, space: int, price: int) -> str:
        """Name a walk over several spaces."""
        return self.finish(self.words.options["walk-hex"].format(space=self.space(view, space), price=price))

    def _of_tile(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        return {"a": str(decode_a(option.index)), "b": str(decode_b(option.index)).replace("-", "−")}

    def _of_unit(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        unit = view.players[ask.seat].units[option.index]
        ability = view.box.units[unit.kind].abilities[option.arg]
        cost = "" if ability.mana == COLOURLESS else f" ({self.words.colours[ability.mana]})"
        return {
            "unit": self.unit(view, ask.seat, option.index),
            "cost": cost,
            "effect": self.texts.text(ability.effect),
        }

    def _of_offer(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        kind = view.box.units[view.unit_offer[option.index]]
        ability = kind.abilities[option.arg]
        name = self.one_of("offer", view.unit_offer, option.index)
        price = max(0, kind.cost - BOND_DISCOUNT) if option.verb == "bond" else kind.cost
        if type(ask).__name__ == "Enlist":
            price = 0
        cost = "" if ability.mana == COLOURLESS else f" ({self.words.colours[ability.mana]})"
        return {"offer": name, "price": str(price), "cost": cost, "effect": self.texts.text(ability.effect)}

    def _of_enemy(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        return {"enemy": self.enemy(view, option.index)}

    def _of_blow(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        blow = view.turn.blows[option.index]
        return {"n": str(option.index + 1), "blow": self.blow(blow.how, blow.element, blow.amount)}

    def blow(self, how: int, element: int, amount: int) -> str:
        """Return an attack or block in words."""
        return self.words.fights[how].format(n=amount, e=self.words.elements[element])

    def _of_skill(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        effect = self.texts.text(view.box.skills[option.index].effect)
        hero = self.called(data.HEROES[view.box.skills[option.index].hero])
        return {"skill": f"{self.called(data.SKILLS[option.index])} ({hero})", "effect": effect}

    def _of_advanced(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        return {"advanced": self.called(data.CARDS[view.advanced_offer[option.index]])}

    def _of_spell(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        name = self.called(data.CARDS[view.spell_offer[option.index]])
        return {"spell": name, "sideways": self.sideways(view)}

    def _of_lesson(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        return {"lesson": self.called(data.CARDS[view.lessons[option.index]])}

    def _of_mana(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        turned = self.words.options["turned"] if option.verb == "pay" and option.arg else ""
        return {"colour": self.words.colours[option.index % 6], "turned": turned}

    _of_crystal = _of_mana
    _of_ring = _of_mana

    def _of_die(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        turned = self.words.options["turned"] if option.verb == "pay" and option.arg else ""
        colour = self.words.colours[view.source[option.index]]
        return {"colour": colour, "n": str(option.index + 1), "turned": turned}

    def _of_tactic(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        if option.verb == "pay":
            return self._of_mana(view, ask, option)
        name = data.TACTICS[option.index]
        return {"tactic": self.called(name), "effect": self.words.tactics[name.id]}

    def _of_hero(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        return {"hero": self.called(data.HEROES[option.index])}

    def _of_seat(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        return {"rival": self.called(data.HEROES[view.players[option.index].hero])}

    def _of_rival_unit(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        seat, place = divmod(option.index, 10)
        return {"rival": self.called(data.HEROES[view.players[seat].hero]), "unit": self.unit(view, seat, place)}

    def _of_button(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        fields = {"n": str(option.index)}
        if isinstance(ask, ChooseEffect):
            fields["effect"] = self.texts.text(ask.effect.parts[option.index])
        elif option.verb == "hero":
            assert isinstance(ask, AssignDamage)
            plate = armour(view, view.players[ask.seat])
            fields["wounds"] = counted(self.words, (ask.damage + plate - 1) // plate, self.words.wounds)
        elif option.verb == "reward":
            fields["reward"] = self.words.rewards[option.index]
        elif option.verb == "heal":
            fields["price"] = str(healing_price(here(view, ask.seat)))
        return fields

    def bill(self, talk: Talk, ask: Ask[Any], option: Option) -> list[tuple[str, str]]:
        """List what an option costs and what is there for it."""
        view: MageKnight = talk.view
        words = self.words.situations
        if option.verb == "move":
            cost = entry(view, ask.seat, option.index)
            return [
                (words["have"], str(view.turn.move)),
                (words["cost"], str(cost)),
                (words["left"], str(view.turn.move - cost)),
            ]
        if option.verb == "strike" and option.kind == "enemy":
            foe = find(view, option.index)
            return [(words["armour"], str(armour_of(view, foe))), (words["attack"], str(attack_total(view, [foe], 0)))]
        if option.verb == "block" and option.kind == "enemy":
            foe = find(view, option.index)
            return [(words["needed"], str(needed(view, foe, 0))), (words["block"], str(block_total(view, foe, 0)))]
        return []

    # Events and refusals.

    def event(self, talk: Talk, event: Event) -> str:
        """Tell what happened."""
        view: MageKnight = talk.view
        fields: dict[str, str] = {"who": self.who(talk, event.seat), "index": str(event.index)}
        for place, figure in enumerate(event.figures):
            fields[f"f{place}"] = str(figure)
            fields[f"f{place}signed"] = signed(figure)
        fields |= self._told(view, event)
        if event.name == "drawn" and event.seat == talk.you:
            # Whoever drew them has been told each card.
            return ""
        is_closed_city = event.name == "city" and view.house.closed_city
        pattern = self.words.events["city_closed" if is_closed_city else event.name]
        if event.seat == NOBODY:
            pattern = WHO.sub("", pattern)
        return self.finish(pattern.format(**fields))

    def _told(self, view: MageKnight, event: Event) -> dict[str, str]:
        figures = [*event.figures, 0, 0, 0]
        fields = {
            "f0colour": self.words.colours[figures[0] % 6],
            "f0night": self.words.events["night" if figures[0] else "day"],
            "f0strong": self.words.events["strong"] if figures[0] else "",
            "f0card": self.called(data.CARDS[figures[0] % len(data.CARDS)]),
            "f0tile": view.box.tiles[figures[0] % len(view.box.tiles)].id,
            "unit_kind": self.called(data.UNITS[figures[0] % len(data.UNITS)]),
        }
        if event.name == "garrison":
            fields["enemies"] = ", ".join(self.enemy(view, token) for token in event.figures)
        if event.name == "fight":
            fields["f_blow"] = self.blow(*event.figures)
        if event.kind == "hex" and event.index < len(view.layout.site):
            fields["space"] = self.space(view, event.index)
        elif event.kind == "enemy":
            fields["enemy"] = self.enemy(view, event.index)
        elif event.kind in ("mana", "crystal", "die", "ring", "tactic") and event.name != "tactic":
            fields["colour"] = self.words.colours[event.index % 6]
        names = {"card": data.CARDS, "skill": data.SKILLS, "hero": data.HEROES, "tactic": data.TACTICS}
        if event.kind in names and event.index < len(names[event.kind]):
            fields[event.kind] = self.called(names[event.kind][event.index])
        return fields

    def counted(self, kind: str, name: str) -> str:
        """Name what statistics count, or its kind if no name is given."""
        if not name:
            return self.words.counted[kind]
        table = {"hero": data.HEROES, "tactic": data.TACTICS, "skill": data.SKILLS}[kind]
        return self.called(next(row for row in table if row.id == name))

    def refusal(self, talk: Talk, refusal: Refusal) -> str:
        """Say why not."""
        return self.finish(self.words.refusals[refusal.reason].format(*refusal.figures))

    def glossary(self) -> list[tuple[str, str]]:
        """List what has a name and an effect, with a text that says what it does."""
        return glossary(self.words)
