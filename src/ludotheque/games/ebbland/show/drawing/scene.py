"""What one drawing of Ebbland shows."""

from __future__ import annotations

from ludotheque.games.ebbland.rules.combat.announcement import PayLone, standard_cost
from ludotheque.games.ebbland.rules.effects.conditions import AFTER, BEFORE, FIRST, SECOND, SHOOTING
from ludotheque.games.ebbland.rules.effects.resolve import Window
from ludotheque.games.ebbland.rules.effects.standing import life_of, modifier_of, string_of
from ludotheque.games.ebbland.rules.enlistment import Enlist
from ludotheque.games.ebbland.rules.state import Ebbland, Side
from ludotheque.games.ebbland.rules.terms import ACTION_START, NONE, STATS
from ludotheque.games.ebbland.rules.turn import Act, Equip, Refill, StockPhase
from ludotheque.games.ebbland.show.drawing.faces import Worn
from ludotheque.games.ebbland.words import WORDS
from ludotheque.games.ebbland.words.texts import finish
from ludotheque.svg import scene

# The rounds of a combat in their order.
ROUNDS = (BEFORE, SHOOTING, FIRST, SECOND, AFTER)


class Scene(scene.Scene[Ebbland]):
    """A view to be drawn, and what can be chosen on it."""

    def __init__(self, view: Ebbland, seat: int, language: str, names: tuple[str, ...] = ()) -> None:
        self.speaker = WORDS[language]
        self.lexicon = self.speaker.words
        self.labels = self.lexicon.labels
        self.called = self.lexicon.names
        self.texts = self.speaker.texts
        super().__init__(view, seat, language, WORDS, scene.called(names, len(view.sides), self.labels.player))

    @property
    def below(self) -> int:
        """Return whose area lies below: that of the seat that looks; while others fight, that of the attacker."""
        combat = self.view.combat
        looks = self.seat if 0 <= self.seat < len(self.view.sides) else 0
        return looks if combat is None or combat.part(looks) != NONE else combat.attacker

    @property
    def above(self) -> list[int]:
        """Return whose areas lie above, from the top down; whoever fights the one below lies next to it."""
        others = self.view.seats_from(self.below)[1:]
        combat = self.view.combat
        return sorted(others, key=lambda seat: combat is not None and seat == combat.other(self.below))

    @property
    def mine(self) -> Side | None:
        """Return the side of whoever looks; nothing for a spectator."""
        return self.view.sides[self.seat] if 0 <= self.seat < len(self.view.sides) else None

    def typeset(self, text: str) -> str:
        """Return a text with the spaces of its language, its first letter large."""
        return finish(self.lexicon.language, text)

    def card_text(self, number: int) -> str:
        """Return a card in words: what it is, then its text."""
        return self.texts.entry(self.view.box.cards[number])

    def worn(self, slot: int) -> Worn:
        """Return what a character is with all that it carries and all that holds now."""
        printed = self.view.card_of(slot).strings
        now = [string_of(self.view, slot, stat) for stat in range(len(STATS))]
        lent = tuple(len(string) - len(printed[stat]) for stat, string in enumerate(now))
        return Worn(tuple(now), lent, life_of(self.view, slot))

    def modifiers(self, slot: int) -> list[int]:
        """Return what is added to the rolls of each string of a character."""
        return [modifier_of(self.view, slot, stat) for stat in range(len(STATS))]

    def price(self, slot: int) -> str:
        """Return what choosing a character costs, if the question is about that."""
        verbs = {option.verb for option in self.options_at.get(f"fighter-{slot}", ())}
        if "commit" in verbs and self.view.combat is not None:
            cost = self.ask.cost if isinstance(self.ask, PayLone) else standard_cost(self.view, slot)
            return self.texts.price(cost, 0)
        if "equip" in verbs and isinstance(self.ask, Equip):
            return self.speaker.price(self.view, self.seat, self.ask.card, slot)
        return ""

    def phase(self) -> int:
        """Return which phase of the turn it is, from what is still to come: 0 to 3, or -1 before the first turn."""
        agenda = self.view.agenda
        if not self.view.sides[self.view.active].turns:
            return -1
        if any(isinstance(step, StockPhase) for step in agenda):
            return 0
        if any(isinstance(step, Enlist) for step in agenda):
            return 1 if isinstance(agenda[-1], Enlist) else 0
        if any(isinstance(step, Window) and step.window == ACTION_START for step in agenda):
            return 1
        return 2 if any(isinstance(step, Act | Refill) for step in agenda) else 3

    def round(self) -> int:
        """Return which round of the combat it is, counted from its pools on."""
        combat = self.view.combat
        return ROUNDS.index(combat.phase) if combat is not None else -1

    def progress(self) -> str:
        """Say which turn and phase it is."""
        phase, turns = self.phase(), self.view.sides[self.view.active].turns
        if phase < 0:
            return self.labels.before
        now = self.labels.rounds[self.round()] if self.view.combat is not None else self.labels.phases[phase]
        return f"{self.labels.turn.format(turns)} · {self.names[self.view.active]} · {now}"
