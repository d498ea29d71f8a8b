"""A second referee: it follows what is told of a game and holds it against the clauses; it shares no rule with it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludotheque.games.ebbland.rules.effects.standing import has, life_of
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import FRENZY, NONE, TALENT, WEAPON
from ludotheque.kernel import Option, answer, waiting

# Questions in which all that died is gone: wounds fall at the end of a round, and pairs are made after it.
SETTLED = {"ChooseDuel", "NameMark", "Act", "Enlist", "Resources", "StockPhase"}


class Referee:
    """Plays a game answer by answer and objects to whatever the clauses do not allow."""

    def __init__(self, s: Ebbland) -> None:
        self.s = s
        self.markers: Counter[int] = Counter()
        self.attacks = self.tries = self.turn_of = 0
        self.sacks: Counter[int] = Counter()
        self.seen: Counter[str] = Counter()

    def play(self, option: Option) -> None:
        """Give an answer and check all that came of it."""
        s = self.s
        ask = waiting(s)[0]
        before = [(side.com, side.log, side.markers, side.points) for side in s.sides]
        was = s.copy()
        answer(s, ask, option)
        told = [(event.name, event.seat, event.details()) for event in s.events]
        for name, seat, fields in told:
            self.seen[name] += 1
            check = getattr(self, f"on_{name.replace('-', '_')}", None)
            if check is not None:
                check(seat, fields, was)
        self.points_follow_from_what_is_told(before, told)
        if option.verb == "exchange":
            assert s.sides[ask.seat].log == before[ask.seat][1] - 2, "CC-RES-01"
            assert s.sides[ask.seat].com == before[ask.seat][0] + 1, "CC-RES-01"
        self.table()

    def on_turn(self, seat: int, fields: dict[str, Any], was: Ebbland) -> None:
        self.markers[seat] = self.attacks = self.tries = 0
        if was.sides[was.active].turns:
            assert seat == (self.turn_of + 1) % len(was.sides), "CC-RESOURCE-08"
        self.turn_of = seat

    def on_marker(self, seat: int, fields: dict[str, Any], was: Ebbland) -> None:
        self.markers[seat] += 1
        assert self.markers[seat] == 1, "CC-RES-05, B-11"
        assert was.sides[seat].markers == self.s.sides[seat].markers + 1, "CC-RES-09"

    def on_attack(self, seat: int, fields: dict[str, Any], was: Ebbland) -> None:
        self.attacks += 1
        assert self.attacks == 1, "CC-COMBAT-PRE-01"
        assert seat == self.turn_of, "CC-COMBAT-PRE-01"
        assert was.sides[seat].turns > 3, "CC-COMBAT-PRE-10"
        assert fields["defender"] != seat, "CC-COMBAT-PRE-12"

    def on_enlist(self, seat: int, fields: dict[str, Any], was: Ebbland) -> None:
        self.tries += 1
        assert self.tries == 1, "CC-ENLIST-04"
        assert fields["raised"] <= was.box.cards[was.sides[seat].leader].figures[0], "CC-ENLIST-09"
        assert was.sides[seat].com - self.s.sides[seat].com >= 1 + fields["raised"] - self.gained(seat), "CC-ENLIST-03"

    def gained(self, seat: int) -> int:
        """How much COM texts may have brought since the answer."""
        return 6 if any(event.name in ("gain", "use", "play") for event in self.s.events) else 0

    def on_enlist_die(self, seat: int, fields: dict[str, Any], was: Ebbland) -> None:
        assert 1 <= fields["die"] <= 6, "CC-ENLIST-05"

    def on_enlisted(self, seat: int, fields: dict[str, Any], was: Ebbland) -> None:
        card = was.box.cards[fields["card"]]
        others = [other for other in was.fighters if other is not None and other.card == fields["card"]]
        assert not (card.unique and others), "CC-ENLIST-02"

    def on_commit(self, seat: int, fields: dict[str, Any], was: Ebbland) -> None:
        combat = was.combat
        assert combat is not None
        assert was.fighter(fields["slot"]).seat == seat == combat.attacker or seat == combat.defender, "PRE-03"
        least = 0 if combat.lone[combat.part(seat)] else 1
        assert fields["cost"] >= least or not was.fighter(fields["slot"]).pooled, "CC-COMBAT-PRE-06, B-33"

    def on_roll(self, seat: int, fields: dict[str, Any], was: Ebbland) -> None:
        total = sum(fields["dice"]) + fields["modifier"]
        assert fields["met"] == sum(total >= number for number in fields["numbers"]), "CC-KEYWORD-16"
        assert all(1 <= die <= 6 for die in fields["dice"])
        assert fields["modifier"] == sum(fields["reasons"][1::2])

    def on_sack(self, seat: int, fields: dict[str, Any], was: Ebbland) -> None:
        assert fields["points"] == (1 if self.sacks[seat] else 3), "CC-WIN-02, CC-WIN-03"
        self.sacks[seat] += 1
        owner, site = divmod(fields["site"], 3)
        assert owner != seat, "CC-COMBAT-PRE-15"
        side = self.s.sides[owner]
        assert side.sacked[site], "CC-COMBAT-END-02"
        assert side.logistics[site] == side.artifacts[site] == NONE, "CC-COMBAT-END-02, CC-ACTION-13"

    def on_control_roll(self, seat: int, fields: dict[str, Any], was: Ebbland) -> None:
        control = was.box.cards[fields["card"]].control
        assert fields["won"] == (fields["die"] - fields["bonus"] <= control), "CC-COMBAT-END-04, B-6"

    def on_dice(self, seat: int, fields: dict[str, Any], was: Ebbland) -> None:
        assert 1 <= fields["com"] <= 6, "CC-RESOURCE-05"
        assert 1 <= fields["log"] <= 6, "CC-RESOURCE-05"

    def on_peace(self, seat: int, fields: dict[str, Any], was: Ebbland) -> None:
        assert self.s.combat is None
        for fighter in self.s.fighters:
            if fighter is not None:
                marks = (fighter.wounds, fighter.pending, fighter.hits, fighter.piercing, fighter.pooled)
                assert marks == (0, 0, 0, 0, False), "CC-COMBAT-END-07"
                assert fighter.foe == fighter.backs == NONE

    def points_follow_from_what_is_told(self, before: list[tuple[int, ...]], told: list[Any]) -> None:
        """Points come from sacks, Victory cards and Control/VP rolls, and from nothing else."""
        for seat, side in enumerate(self.s.sides):
            due = sum(fields["points"] for name, who, fields in told if who == seat and name in ("sack", "score"))
            due += sum(fields["won"] for name, who, fields in told if who == seat and name == "control-roll")
            assert side.points - before[seat][3] == due, f"CC-WIN: {told}"

    def table(self) -> None:
        """Check what must hold whenever somebody is asked."""
        s = self.s
        asks = waiting(s)
        for side in s.sides:
            assert 0 <= side.com <= 6, "CC-RES-03, CC-RES-04"
            assert 0 <= side.log <= 6, "CC-RES-03, CC-RES-04"
            for site in range(3):
                assert not (side.sacked[site] and side.logistics[site] != NONE), "CC-ACTION-11"
        if not asks:
            return
        assert all(side.total() < 10 for side in s.sides), "CC-WIN-01"
        uniques = [one.card for one in s.fighters if one is not None and s.box.cards[one.card].unique]
        assert len(set(uniques)) == len(uniques), "CC-ENLIST-02"
        for slot, fighter in enumerate(s.fighters):
            if fighter is not None:
                self.character(slot, fighter)

    def character(self, slot: int, fighter: Any) -> None:
        """Check one character: what it carries, and whether it should be dead."""
        s = self.s
        card = s.box.cards[fighter.card]
        gear = [s.box.cards[number] for number in fighter.gear]
        assert len(set(fighter.gear)) == len(fighter.gear), "CC-ACTION-09"
        assert sum(one.kind == WEAPON for one in gear) <= card.weapons, "CC-ACTION-07"
        assert sum(one.kind == TALENT for one in gear) <= card.talents, "CC-ACTION-08"
        for one in gear:
            assert not one.classes or one.classes >> card.klass & 1, "CC-KEYWORD-01"
        # While a text that was paid for with a life, or that of a dying fighter, is being used, it is not gone yet.
        if type(waiting(s)[0]).__name__ in SETTLED and fighter.wounds >= life_of(s, slot):
            assert has(s, slot, FRENZY), "CC-CLOSE1-14"
            assert s.combat is not None, "CC-KEYWORD-05"
