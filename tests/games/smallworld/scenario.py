"""Positions of Small World in a few words, and real play from there."""

# Table(2).lead("A", "hill orcs", hill_1=3, hand=4).past("B", "elves", forest_1=1).turn_of("A") sets a table: seats are
# letters, regions and tiles have the ids of the data files. Everything comes out of the box, so that no position holds
# more than there is. From `turn_of` on only real options are played; after each the invariants are checked.

from __future__ import annotations

from copy import deepcopy
from typing import Any

from ludotheque import begin, position
from ludotheque.games.smallworld import GAME, data
from ludotheque.games.smallworld.rules.conquest import DIE
from ludotheque.games.smallworld.rules.events import Scored
from ludotheque.games.smallworld.rules.redeploy import ALL, ONE
from ludotheque.kernel import ScriptedDice
from ludotheque.match import Match
from tests.games.smallworld import invariants
from tests.games.smallworld.sights import LETTERS, Sights

# What somebody answers who only wants the turn to end.
PASSIVE = ("stop", "done", "skip", "keep", "stay")


class Table(Sights):
    """A table of Small World: first set a position, then `turn_of`, then play."""

    def __init__(self, players: int = 2, **options: str) -> None:
        chosen = {name.replace("_", "-"): value for name, value in options.items()}
        self.ids = [place.id for place in data.places(players)]
        self.events = []
        self.players: list[dict[str, Any]] = [{} for _ in range(players)]
        self.lands: dict[str, dict[str, Any]] = {}
        self.said: dict[str, Any] = {"seats": players, "names": list(LETTERS[:players]), "options": chosen}
        self.match = Match(GAME, GAME.setup(players, chosen), seed=0)

    def copy(self) -> Table:
        """Return a table to try something at."""
        twin = Table.__new__(Table)
        twin.match = self.match.copy()
        twin.ids = self.ids
        twin.events = self.events[:]
        twin.players, twin.lands, twin.said = deepcopy((self.players, self.lands, self.said))
        return twin

    # Setting a position.

    def lead(self, who: str, combo: str, hand: int = 0, **regions: int) -> Table:
        """Give a player an active race ("hill orcs"): tokens in regions, and more to attack with.

        Between turns those are not in the hand of a race that has regions: they wait in the first one named.
        """
        power, race = combo.split()
        self.seat(who)["folk"] = {"race": race, "power": power, "hand": 0 if regions else hand}
        return self._settle(race, hand, regions)

    def past(self, who: str, name: str, hand: int = 0, **regions: int) -> Table:
        """Give a player a race in decline ("elves", or "spirit elves" where the badge stays)."""
        *power, race = name.split()
        kept = {"power": power[0]} if power else {}
        self.seat(who).setdefault("past", []).append({"race": race, "hand": 0 if regions else hand, **kept})
        return self._settle(race, hand, regions)

    def seat(self, who: str) -> dict[str, Any]:
        """What is said of a player."""
        return self.players[LETTERS.index(who)]

    def _settle(self, race: str, hand: int, regions: dict[str, int]) -> Table:
        for region, tokens in regions.items():
            assert not self.lands.get(region), f"{region} is taken"
            self.lands[region] = {"race": race, "tokens": tokens + hand}
            hand = 0
        return self

    def clear(self, *regions: str) -> Table:
        """Take Lost Tribes off the board."""
        self.lands.update({region: {} for region in regions})
        return self

    def put(self, piece: str, *regions: str) -> Table:
        """Put a Fortress, Hole, Hero, Dragon or camp in each of these regions."""
        for region in regions:
            land = self.lands[region]
            if piece == "camp":
                land["camps"] = land.get("camps", 0) + 1
            else:
                land["marks"] = [*land.get("marks", []), piece]
        return self

    def pact(self, diplomat: str, ally: str) -> Table:
        """Let a Diplomat have made peace with somebody."""
        self.seat(diplomat)["pact"] = ally
        return self

    def purse(self, who: str, coins: int) -> Table:
        """Give a player so many coins."""
        self.seat(who)["coins"] = coins
        return self

    def offer(self, *combos: str) -> Table:
        """Lay out the column from the top; "hill orcs 2" has two coins on it. The piles fill it up to six."""
        self.said["column"] = []
        for combo in combos:
            power, race, *coins = combo.split()
            self.said["column"].append({"race": race, "power": power, "coins": int(coins[0]) if coins else 0})
        return self

    def spend_powers(self) -> Table:
        """Let every badge of the power pile lie on the discard, once the table is set."""
        self.s.spent_powers += self.s.power_pile
        self.s.power_pile = []
        return self

    def turn(self, number: int) -> Table:
        """Put the turn marker on a space of its track."""
        self.said["turn"] = number
        return self

    def turn_of(self, who: str) -> Table:
        """End the set-up: it is this player's turn, the first of the table being A."""
        self.said.update(first="A", seat=who, lands=self.lands, players=self.players)
        self.match = begin(position("smallworld", **self.said), seed=0)
        return self

    # Playing.

    def play(self, verb: str, where: str | int = "", arg: int = 0) -> Table:
        """Answer the open question; an answer that is not an option raises."""
        self.events = self.match.answer(self.option(verb, where, arg))
        invariants.check(self.s)
        return self

    def pick(self, place: int) -> Table:
        """Take the combination at this place, 1 being the top."""
        return self.play("pick", place)

    def conquer(self, *regions: str) -> Table:
        """Conquer regions one after the other, at their price."""
        for region in regions:
            self.play("conquer", region)
        return self

    def attempt(self, region: str, die: int) -> Table:
        """Try a last conquest with the reinforcement die, which will show this."""
        return self.load(die).play("attempt", region)

    def roll(self, die: int) -> Table:
        """Throw the Berserk die, which will show this."""
        return self.load(die).play("roll")

    def load(self, *results: int) -> Table:
        """Let the reinforcement die show these results next."""
        self.s.dice = ScriptedDice([DIE.index(result) for result in results])
        return self

    def dragon(self, region: str) -> Table:
        """Take a region with the Dragon."""
        return self.play("dragon", region)

    def replace(self, *regions: str) -> Table:
        """Take regions by Sorcery."""
        for region in regions:
            self.play("replace", region)
        return self

    def abandon(self, *regions: str) -> Table:
        """Give regions up."""
        for region in regions:
            self.play("abandon", region)
        return self

    def stop(self) -> Table:
        """End the conquests."""
        return self.play("stop")

    def lift(self, region: str = "") -> Table:
        """Take tokens back where there is more than one: in a region, or everywhere."""
        return self.play("lift", region)

    def place(self, *regions: str) -> Table:
        """Put one token in each of these regions, one after the other."""
        for region in regions:
            self.play("place", region)
        return self

    def place_all(self, region: str) -> Table:
        """Put all tokens in hand in one region."""
        return self.play("place", region, ALL if self.offers("place", region, ALL) else ONE)

    def done(self) -> Table:
        """Leave the tokens as they are."""
        return self.play("done")

    def decline(self) -> Table:
        """Go into decline."""
        return self.play("decline")

    def passively(self) -> Table:
        """Answer the open question without wanting anything."""
        options = self.options
        dull = [option for option in options if option.verb in PASSIVE]
        option = dull[0] if dull else next((option for option in options if option.arg == ALL), options[0])
        self.events = self.match.answer(option)
        invariants.check(self.s)
        return self

    def score(self, who: str) -> int:
        """Go on passively until this player has scored, and return the coins."""
        while True:
            for event in self.events:
                if isinstance(event, Scored) and event.seat == LETTERS.index(who):
                    return event.coins
            self.passively()

    def end_turn(self) -> Table:
        """Go on passively until the next turn begins or the game is over."""
        self.passively()
        while not self.told("turn", "end"):
            self.passively()
        return self

    def until(self, who: str) -> Table:
        """Go on passively until the next turn of this player begins."""
        self.end_turn()
        while self.whose != who:
            self.end_turn()
        return self

    def price(self, region: str) -> int:
        """How many tokens a conquest puts down, tried at a copy of the table."""
        return self.copy().conquer(region).tokens(region)
