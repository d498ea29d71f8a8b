"""Positions in which a hero attacks another one."""

from __future__ import annotations

from typing import Self

from ludotheque.games.mageknight.rules.duel.facing import attack_points, block_points, damage_left
from ludotheque.games.mageknight.rules.events.duel import AttackMet
from ludotheque.games.mageknight.rules.fight import Combat, Duel
from ludotheque.games.mageknight.rules.pieces import Effort
from tests.games.mageknight.labels import Label
from tests.games.mageknight.scenario import Table

# Seat 0 comes from ROAD and attacks; seat 1 stands on FIELD, or in KEEP, which is its own.
ROAD, FIELD = "1:sw", "1:se"
# Where a third hero stands.
SPECTATOR = "2:w"
GATE, KEEP = "3:e", "3:ne"
AGGRESSOR, DEFENDER = 0, 1


class Arena(Table):
    """A table at which two heroes fight; the set-up of `Table`, then `meet` or `storm`."""

    def __init__(self, *heroes: str, **options: str) -> None:
        """Open a game of Tovak against Goldyx; no die of the source can be used unless a test says so."""
        self.hasty = True
        super().__init__(*(heroes or ("tovak", "goldyx")), **options)
        self.source()

    def asking_all(self) -> Self:
        """Let questions stand to which there is but one answer."""
        self.hasty = False
        return self

    def do(self, verb: str, what: Label | None = None, arg: int | None = None) -> Self:
        """Answer; whoever can only pass then does so, unless a test wants to see that."""
        super().do(verb, what, arg)
        while self.hasty and (self.asked_for("LaunchAttack", "pass") or self.asked_for("BlockAttack", "next")):
            before = self.events
            super().do(self.options[0].verb)
            self.happened = before + self.events
        return self

    def asked_for(self, asked: str, verb: str) -> bool:
        """Tell whether this is asked, and nothing but this can be answered."""
        return self.match.question() is not None and self.asked == asked and self.verbs == {verb}

    # Openings: each ends the set-up.

    def walk(self, field: str = FIELD, origin: str = ROAD, enemy: str = "") -> Self:
        """Let the aggressor walk onto the space of the other one; an enemy may rampage beside them."""
        self.land("1", "2", "3").enemy("1:nw", *([enemy] if enemy else []))
        self.stand(origin).stand(field, seat=1)
        if len(self.s.players) > 2:
            self.stand(SPECTATOR, seat=2)
        return self.begin().skip_to("March").step(field)

    def step(self, space: str) -> Self:
        """Make a step for which there are move points enough."""
        return self.begins_with(move=self.s.price(self.s.layout.terrain[self.at(space)])).move_to(space)

    def meet(self, part: str = "partial", field: str = FIELD, origin: str = ROAD) -> Self:
        """Let the aggressor attack on open ground; the defender takes part so."""
        return self.walk(field, origin).do("attack").takes(part)

    def storm_gates(self) -> Self:
        """Let the aggressor walk into the keep of the defender, who is at home."""
        self.land("1", "3").shield(KEEP, seat=1).stand(GATE).stand(KEEP, seat=1).begin()
        return self.skip_to("March").step(KEEP)

    def storm(self, part: str = "partial") -> Self:
        """Let the aggressor attack the defender in its keep."""
        return self.storm_gates().takes(part)

    def takes(self, part: str) -> Self:
        """Let the defender choose, if there is a choice, and do nothing before that."""
        if self.asked == "Meanwhile":
            self.do("wait")
        return self.do(part) if self.asked == "ChoosePart" else self

    # In the fight.

    @property
    def combat(self) -> Combat:
        """The fight that is on."""
        assert self.s.combat is not None
        return self.s.combat

    @property
    def duel(self) -> Duel:
        """The duel that is on."""
        assert self.combat.duel is not None
        return self.combat.duel

    @property
    def sums(self) -> tuple[int, int, int]:
        """Attack, block, and what is left."""
        return attack_points(self.s), block_points(self.s), damage_left(self.s)

    @property
    def left(self) -> int:
        """What was left of the attack that was just met."""
        found = [event for event in self.events if isinstance(event, AttackMet)]
        return found[-1].damage

    def at_hand(self, seat: int) -> Effort:
        """What somebody in the fight has at hand."""
        return self.s.effort(seat)

    def asks(self, seat: int, asked: str) -> bool:
        """Tell whether somebody is asked this."""
        return self.match.question() is not None and (self.question.seat, self.asked) == (seat, asked)

    def melee(self) -> Self:
        """Let both pass at range."""
        while not self.duel.melee:
            self.do("pass")
        return self

    def strike(self, *cards: str) -> Self:
        """Attack with basic effects of cards."""
        return self.play(*cards).do("launch")

    def unblocked(self) -> Self:
        """Let the blocker do nothing more, if asked."""
        return self.do("next") if self.asked == "BlockAttack" else self

    def prices(self) -> dict[str, list[object]]:
        """What the damage buys, by verb."""
        return {verb: list(self.targets(verb)) for verb in ("wound", "hit", "loot", "push") if self.offers(verb)}

    def peace(self) -> Self:
        """Let everybody in the fight pass until it is over."""
        while self.s.combat is not None:
            self.do("pass" if self.offers("pass") else "next" if self.offers("next") else "done")
        return self
