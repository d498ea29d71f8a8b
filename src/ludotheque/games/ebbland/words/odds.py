"""Says what an option costs and how likely it is to bring something, before anybody commits to it."""

from typing import Any

from ludotheque.game import Talk
from ludotheque.games.ebbland.rules import odds
from ludotheque.games.ebbland.rules.combat.announcement import Involve, NameLone, standard_cost
from ludotheque.games.ebbland.rules.combat.close import ChooseDuel, MakePair
from ludotheque.games.ebbland.rules.combat.shooting import NameMark
from ludotheque.games.ebbland.rules.enlistment import ENLISTMENT, Enlist, Raise
from ludotheque.games.ebbland.rules.question import has_marker
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import STATS
from ludotheque.games.ebbland.rules.turn import Equip
from ludotheque.games.ebbland.words.voice import Voice
from ludotheque.kernel import Ask, Option

Bill = list[tuple[str, str]]


class Odds(Voice):
    """The odds of one language."""

    def bill(self, talk: Talk, ask: Ask[Any], option: Option) -> Bill:
        """List what an option costs, and how likely it is to bring something."""
        view: Ebbland = talk.view
        match ask, option.verb:
            case Enlist(), "enlist":
                return self._enlisting(view, ask.seat, option.index)
            case Raise(), "raise":
                return self._raised(view, ask.seat, ask.card, option.index)
            case Involve(), "commit":
                return self._commitment(view, option.index)
            case NameLone(), "lone":
                return [(self._word("paid_for"), self._percent(odds.affordable_lone(view, option.index)))]
            case MakePair(), "pair":
                return self._duel(view, option.arg, option.index)
            case ChooseDuel(), "support":
                return self._support(view, option.arg, option.index)
            case NameMark(), "shoot":
                return self._shot(view, option.arg, option.index)
            case Equip(), "equip":
                return self._gear(view, option.index, ask.card)
        return []

    def _word(self, key: str) -> str:
        return self.finish(self.words.situations[key])

    def _percent(self, share: float) -> str:
        return self.words.language.percent(share)

    def _enlisting(self, view: Ebbland, seat: int, card: int) -> Bill:
        """Return the chance for each amount of COM, up to the least that gives the best one."""
        side = view.sides[seat]
        most = min(view.box.cards[side.leader].figures[ENLISTMENT], side.com - 1)
        chances = [len(odds.enlisting_faces(view, card, more)) / odds.FACES for more in range(most + 1)]
        rising = chances[: chances.index(max(chances)) + 1]
        label = self.words.situations["chance_for"]
        return [
            (self.finish(label.format(self.texts.price(1 + more, 0))), self._percent(chance))
            for more, chance in enumerate(rising)
        ]

    def _raised(self, view: Ebbland, seat: int, card: int, more: int) -> Bill:
        """Return the faces that succeed and their chance; then the chance with a marker, if there is one."""
        faces = odds.enlisting_faces(view, card, more)
        shown = ", ".join(str(face) for face in faces) or self._word("none")
        lines = [(self._word("faces"), shown)]
        if has_marker(view, seat):
            helped = len(odds.enlisting_faces(view, card, more, True)) / odds.FACES
            lines.append((self._word("with_marker"), self._percent(helped)))
        return [*lines, (self._word("chance"), self._percent(len(faces) / odds.FACES))]

    def _commitment(self, view: Ebbland, slot: int) -> Bill:
        cost, com = standard_cost(view, slot), view.sides[view.fighter(slot).seat].com
        return [(self._word("cost"), self.texts.price(cost, 0)), (self._word("left"), str(com - cost))]

    def _duel(self, view: Ebbland, own: int, other: int) -> Bill:
        """Return what a duel brings in one round, without support."""
        seen = odds.duel(view, own, other, [], [])
        decimal = self.words.language.decimal
        return [
            (self._word("dealt"), decimal(seen.dealt)),
            (self._word("taken"), decimal(seen.taken)),
            (self._word("dies"), self._percent(seen.dies)),
            (self._word("kills"), self._percent(seen.kills)),
        ]

    def _support(self, view: Ebbland, supporter: int, ally: int) -> Bill:
        """Return what support changes for a duel."""
        foe = view.fighter(ally).foe
        there = [slot for slot in view.pool(view.fighter(ally).seat) if view.fighter(slot).backs == ally]
        alone, helped = (odds.duel(view, ally, foe, support, []) for support in (there, [*there, supporter]))
        return [
            (self._word("kills"), self._percent(alone.kills)),
            (self._word("supported"), self._percent(helped.kills)),
        ]

    def _shot(self, view: Ebbland, shooter: int, mark: int) -> Bill:
        wounds = odds.shot_wounds(view, shooter, mark)
        return [
            (self._word("dealt"), self.words.language.decimal(odds.mean(wounds))),
            (self._word("kills"), self._percent(odds.lethal(view, mark, wounds))),
        ]

    def _gear(self, view: Ebbland, slot: int, card: int) -> Bill:
        """Return for each string that a card would change what it scores on average, before and after."""
        armed = view.copy()
        armed.fighter(slot).gear = [*armed.fighter(slot).gear, card]
        lines = []
        for stat in range(len(STATS)):
            before, after = (odds.mean(odds.scored(s, slot, stat)) for s in (view, armed))
            if before != after:
                change = self.words.situations["change"]
                decimal = self.words.language.decimal
                lines.append((self.names.stats[stat], change.format(decimal(before), decimal(after))))
        return lines
