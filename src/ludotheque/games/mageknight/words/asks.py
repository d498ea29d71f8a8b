"""Says the questions of Mage Knight, what the seat has at hand for them, and what an answer takes."""

from typing import Any

from ludotheque.game import Talk
from ludotheque.games.mageknight.rules.combat.attack import attack_total
from ludotheque.games.mageknight.rules.combat.block import block_total, needed
from ludotheque.games.mageknight.rules.combat.damage import AssignDamage
from ludotheque.games.mageknight.rules.combat.foes import armour_of, attack_of, find, present
from ludotheque.games.mageknight.rules.duel.exchange import BlockAttack, LaunchAttack
from ludotheque.games.mageknight.rules.duel.facing import attack_points, block_points, damage_left, duel_of, is_swift
from ludotheque.games.mageknight.rules.duel.meeting import ChoosePart
from ludotheque.games.mageknight.rules.duel.spoils import PlaceDamage
from ludotheque.games.mageknight.rules.fight import Foe
from ludotheque.games.mageknight.rules.land.map import entry
from ludotheque.games.mageknight.rules.pieces import Blow
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.terms import BLOCKING, SUFFERING
from ludotheque.games.mageknight.rules.turn.proposal import Agree, Share
from ludotheque.games.mageknight.words.voice import Voice
from ludotheque.kernel import Ask, Option
from ludotheque.words import english


def summed(blows: list[Blow]) -> list[tuple[tuple[int, int], int]]:
    """Return the sum of attacks and blocks laid ready, for each kind and element."""
    sums: dict[tuple[int, int], int] = {}
    for blow in blows:
        sums[blow.how, blow.element] = sums.get((blow.how, blow.element), 0) + blow.amount
    return sorted(sums.items())


class Asks(Voice):
    """The questions of one language."""

    def question(self, talk: Talk, ask: Ask[Any]) -> str:
        """Ask the question in a sentence."""
        asked = self.words.questions[type(ask).__name__]
        return self.finish(asked)

    def situation(self, talk: Talk, ask: Ask[Any]) -> str:
        """Say what the asked seat has at hand: points, mana, attacks and blocks, and what each enemy still takes."""
        view: MageKnight = talk.view
        effort, words = view.effort(ask.seat), self.words.situations
        points = {"move": effort.move, "influence": effort.influence, "heal": effort.heal}
        parts = [words[key].format(n=self.words.language.number(n)) for key, n in points.items() if n]
        parts += [words["mana"].format(c=self.names.colour(c), n=n) for c, n in enumerate(effort.tokens) if n]
        if isinstance(ask, AssignDamage | PlaceDamage):
            parts.append(words["damage"].format(n=ask.damage))
        if isinstance(ask, Share):
            shares = zip(ask.seats, ask.split(view), strict=True)
            told = (f"{self.names.hero(view.players[seat].hero)} {share}" for seat, share in shares)
            parts.append(words["shares"].format(shares=", ".join(told)))
        if isinstance(ask, Agree):
            share = ask.shares[ask.seats.index(ask.seat)]
            parts.append(words["share"].format(n=share, of=sum(ask.shares)))
        parts += [self.blow(how, element, amount) for (how, element), amount in summed(effort.blows)]
        parts += [self._foe(view, ask.seat, foe) for foe in present(view)]
        parts += self._duel(view, ask)
        return self.finish(self.words.effects.both.join(parts))

    def _duel(self, view: MageKnight, ask: Ask[Any]) -> list[str]:
        """Say what an attack between heroes comes to."""
        words, duel = self.words.situations, duel_of(view)
        if isinstance(ask, ChoosePart):
            return [words["part_full"], words["part_partial"]]
        if duel is None or not isinstance(ask, LaunchAttack | BlockAttack):
            return []
        attack = attack_points(view)
        if isinstance(ask, LaunchAttack):
            return [words["duel_power"].format(attack=attack)] if attack else []
        rival = self.names.hero(view.players[duel.attacker].hero)
        block, damage = block_points(view), damage_left(view)
        named = {"of_rival": self.of(rival), "whose": english.possessive(rival)}
        said = [words["duel_attack"].format(attack=attack, block=block, damage=damage, **named)]
        return [*said, words["duel_swift"]] if is_swift(view) else said

    def _foe(self, view: MageKnight, seat: int, foe: Foe) -> str:
        """Say of an enemy what counts in this phase."""
        phase = view.effort(seat).phase
        name = "foe_block" if phase & BLOCKING else "foe_damage" if phase & SUFFERING else "foe_power"
        return self.words.situations[name].format(
            name=self.enemy(view, foe.token),
            attack=attack_of(view, foe),
            armour=armour_of(view, foe),
            need=needed(view, seat, foe, 0),
            block=block_total(view, seat, foe, 0),
            power=max(0, attack_total(view, seat, [foe], 0)),
        )

    def bill(self, talk: Talk, ask: Ask[Any], option: Option) -> list[tuple[str, str]]:
        """List what an option costs and what is there for it."""
        view: MageKnight = talk.view
        words = self.words.situations
        if option.verb == "move":
            move, cost = view.effort(ask.seat).move, entry(view, ask.seat, option.index)
            return [(words["have"], str(move)), (words["cost"], str(cost)), (words["left"], str(move - cost))]
        if option.verb == "strike" and option.kind == "enemy":
            foe = find(view, option.index)
            attack = attack_total(view, ask.seat, [foe], 0)
            return [(words["armour"], str(armour_of(view, foe))), (words["attack"], str(attack))]
        if option.verb == "block" and option.kind == "enemy":
            foe = find(view, option.index)
            need, laid = needed(view, ask.seat, foe, 0), block_total(view, ask.seat, foe, 0)
            return [(words["needed"], str(need)), (words["block"], str(laid))]
        return []
