"""Names the options of Mage Knight, with their price and effect."""

from typing import Any

from ludotheque.game import Talk
from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.combat.block import Defend
from ludotheque.games.mageknight.rules.combat.damage import AssignDamage
from ludotheque.games.mageknight.rules.duel.exchange import BlockAttack, LaunchAttack
from ludotheque.games.mageknight.rules.duel.facing import attack_points, damage_left, duel_of
from ludotheque.games.mageknight.rules.duel.spoils import PlaceDamage, price_of
from ludotheque.games.mageknight.rules.effects.resolve import ChooseEffect
from ludotheque.games.mageknight.rules.heroes.goods import armour
from ludotheque.games.mageknight.rules.heroes.others import owner_of, place_of
from ludotheque.games.mageknight.rules.land.exploration import decode_a, decode_b
from ludotheque.games.mageknight.rules.land.map import entry
from ludotheque.games.mageknight.rules.land.movement import passage_price
from ludotheque.games.mageknight.rules.pieces import WOUND
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
)
from ludotheque.games.mageknight.rules.traits import COLOURLESS
from ludotheque.games.mageknight.rules.turn.interaction import BOND_DISCOUNT, healing_price, here
from ludotheque.games.mageknight.rules.turn.proposal import Agree
from ludotheque.games.mageknight.words.voice import Voice
from ludotheque.games.mageknight.words.whereabouts import slot_heading
from ludotheque.kernel import Ask, Option


def would_lose(view: MageKnight, ask: Ask[Any]) -> bool:
    """Tell whether attacks or blocks that were laid ready are lost with the phase."""
    if isinstance(ask, BlockAttack):
        return False
    blocks = isinstance(ask, Defend)
    return any((blow.how == BLOCK) == blocks for blow in view.effort(ask.seat).blows)


class Options(Voice):
    """The options of one language."""

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
        name = self.names.card(option.index) if option.index != WOUND else self.words.options["wound"]
        name = (self.names.strong_half(option.index) if strong else "") or name
        if option.verb == "loot":
            return {"card": name, **self.spoils(view, ask, option)}
        return {"card": name, "effect": said, "cost": price, "sideways": self.sideways(view, ask.seat)}

    def sideways(self, view: MageKnight, seat: int) -> str:
        """Return what a card played sideways gives now (MK-CARDS-13)."""
        points, phase = self.words.effects.points, view.effort(seat).phase
        if phase & (MOVING | INTERACTING):
            return points[MOVE if phase & MOVING else INFLUENCE].format(n=1)
        return self.blow(BLOCK if phase & BLOCKING else ATTACK, PHYSICAL, 1)

    def spoils(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        """Return whom damage is spent on, and what something costs in it."""
        assert isinstance(ask, PlaceDamage)
        duel = duel_of(view)
        assert duel is not None
        rival = self.names.hero(view.players[duel.rival(ask.seat)].hero)
        return {"rival": rival, "price": str(price_of(view, ask.seat, option, ask.elements))}

    def _of_hex(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        if option.verb == "push":
            return {"space": self.space(view, option.index), **self.spoils(view, ask, option)}
        origin = view.players[ask.seat].space
        price = (
            passage_price(view, origin, option.index)
            if option.verb == "passage"
            else entry(view, ask.seat, option.index)
        )
        return {"space": self.space(view, option.index, origin), "price": str(price)}

    def walk(self, view: MageKnight, origin: int, space: int, price: int) -> str:
        """Name a walk over several spaces."""
        return self.finish(self.words.options["walk-hex"].format(space=self.space(view, space, origin), price=price))

    def _of_tile(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        origin = view.players[ask.seat].space
        where, n = slot_heading(view.layout, origin, decode_a(option.index), decode_b(option.index))
        return {"where": self.words.options["next"].format(where=self.words.options[f"direction-{where}"]), "n": n}

    def _of_unit(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        unit = view.players[ask.seat].units[option.index]
        ability = view.box.units[unit.kind].abilities[option.arg]
        cost = "" if ability.mana == COLOURLESS else f" ({self.names.colour(ability.mana)})"
        name, effect = self.unit(view, ask.seat, option.index), self.texts.text(ability.effect)
        return {"unit": name, "the_unit": f"{self.names.article} {name}", "cost": cost, "effect": effect}

    def _of_offer(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        kind = view.box.units[view.unit_offer[option.index]]
        ability = kind.abilities[option.arg]
        name = self.one_of("offer", view.unit_offer, option.index)
        price = max(0, kind.cost - BOND_DISCOUNT) if option.verb == "bond" else kind.cost
        if type(ask).__name__ == "Enlist":
            price = 0
        cost = "" if ability.mana == COLOURLESS else f" ({self.names.colour(ability.mana)})"
        effect = self.texts.text(ability.effect)
        the_offer = f"{self.names.article} {name}"
        return {"offer": name, "the_offer": the_offer, "price": str(price), "cost": cost, "effect": effect}

    def _of_enemy(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        enemy = self.the_enemy(view, option.index)
        return {"enemy": self.enemy(view, option.index), "the_enemy": enemy, "of_the_enemy": self.of(enemy)}

    def _of_blow(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        blow = view.effort(ask.seat).blows[option.index]
        return {"n": str(option.index + 1), "blow": self.blow(blow.how, blow.element, blow.amount)}

    def _of_skill(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        effect = self.texts.text(view.box.skills[option.index].effect)
        hero = self.names.hero(view.box.skills[option.index].hero)
        return {"skill": f"{self.names.skill(option.index)} ({hero})", "effect": effect}

    def _of_advanced(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        return {"advanced": self.names.card(view.advanced_offer[option.index])}

    def _of_spell(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        name = self.names.card(view.spell_offer[option.index])
        return {"spell": name, "sideways": self.sideways(view, ask.seat)}

    def _of_lesson(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        return {"lesson": self.names.card(view.lessons[option.index])}

    def _of_mana(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        turned = self.words.options["turned"] if option.verb == "pay" and option.arg else ""
        return {"colour": self.names.colour(option.index % 6), "turned": turned}

    _of_crystal = _of_mana
    _of_ring = _of_mana

    def _of_die(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        turned = self.words.options["turned"] if option.verb == "pay" and option.arg else ""
        colour = self.names.colour(view.source[option.index])
        return {"colour": colour, "n": str(option.index + 1), "turned": turned}

    def _of_tactic(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        if option.verb == "pay":
            return self._of_mana(view, ask, option)
        effect = self.words.effects.tactics[data.TACTICS[option.index]]
        return {"tactic": self.names.tactic(option.index), "effect": effect}

    def _of_hero(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        return {"hero": self.names.hero(option.index), "like": self.words.labels.heroes[data.HEROES[option.index]]}

    def _of_seat(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        fields = self.spoils(view, ask, option) if option.verb == "wound" else {}
        return {"rival": self.names.hero(view.players[option.index].hero), **fields}

    def _of_rival_unit(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        seat, place = owner_of(option.index), place_of(option.index)
        fields = self.spoils(view, ask, option) if option.verb == "hit" else {}
        return {"rival": self.names.hero(view.players[seat].hero), "unit": self.unit(view, seat, place), **fields}

    def _shared(self, ask: Agree) -> dict[str, str]:
        """Return how many defenders of a city somebody would face."""
        share = ask.shares[ask.seats.index(ask.seat)]
        return {"defenders": self.words.language.count(share, self.words.effects.defenders)}

    def _of_button(self, view: MageKnight, ask: Ask[Any], option: Option) -> dict[str, str]:
        fields = {"n": str(option.index)}
        if isinstance(ask, ChooseEffect):
            fields["effect"] = self.texts.text(ask.effect.parts[option.index])
        elif option.verb == "hero":
            assert isinstance(ask, AssignDamage)
            plate = armour(view, view.players[ask.seat])
            fields["wounds"] = self.words.language.count((ask.damage + plate - 1) // plate, self.words.effects.wounds)
        elif option.verb == "reward":
            fields["reward"] = self.words.rewards[option.index]
        elif option.verb == "dice":
            fields["dice"] = self.words.language.count(option.index, self.words.effects.dice)
        elif option.verb == "heal":
            fields["price"] = str(healing_price(here(view, ask.seat)))
        elif isinstance(ask, Agree):
            fields |= self._shared(ask)
        elif isinstance(ask, LaunchAttack) and option.verb == "launch":
            fields["attack"] = str(attack_points(view))
        elif isinstance(ask, BlockAttack):
            fields["damage"] = str(damage_left(view))
        return fields
