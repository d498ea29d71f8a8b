"""Positions of Small World in a few words, and real play from there."""

# Table(2).lead("A", "hill orcs", hill_1=3, hand=4).past("B", "elves", forest_1=1).turn_of("A") sets a table: seats are
# letters, regions and tiles have the ids of the data files. Everything comes out of the box, so that no position holds
# more than there is. From `turn_of` on only real options are played; after each the invariants are checked.

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import count

from ludotheque.games.smallworld import GAME, data
from ludotheque.games.smallworld.rules.column import refill
from ludotheque.games.smallworld.rules.conquest import DIE
from ludotheque.games.smallworld.rules.events import Scored
from ludotheque.games.smallworld.rules.redeploy import ALL, ONE
from ludotheque.games.smallworld.rules.sight import races_in_play
from ludotheque.games.smallworld.rules.state import (
    EMPTY,
    LOST_TRIBE,
    NOBODY,
    NONE,
    Combo,
    Folk,
    Land,
    Player,
    SmallWorld,
)
from ludotheque.games.smallworld.rules.turn import MoveMarker, Turn
from ludotheque.kernel import Dice, advance
from ludotheque.match import Match
from tests.games.smallworld import invariants
from tests.games.smallworld.sights import LETTERS, PIECES, Sights

# What somebody answers who only wants the turn to end.
PASSIVE = ("stop", "done", "skip", "keep", "stay")


class Table(Sights):
    """A table of Small World: first set a position, then `turn_of`, then play."""

    def __init__(self, players: int = 2, **options: str) -> None:
        chosen = {name.replace("_", "-"): value for name, value in options.items()}
        self.match = Match(GAME, GAME.setup(players, chosen), seed=0, names=LETTERS[:players])
        s = GAME.rules.blank(self.match.setup)
        assert isinstance(s, SmallWorld)
        s.players = [Player(5) for _ in range(players)]
        s.lands = [LOST_TRIBE if tribe else EMPTY for tribe in s.map.tribe]
        s.tray = s.tiles.tray[:]
        s.race_pile = races_in_play(s)
        s.power_pile = list(range(len(s.tiles.badges)))
        self.match.state = s
        self.ids = [place.id for place in data.places(players)]
        self.events = []

    def copy(self) -> Table:
        """Return a table to try something at."""
        twin = Table.__new__(Table)
        twin.match = self.match.copy()
        twin.ids = self.ids
        twin.events = self.events[:]
        return twin

    # Setting a position.

    def lead(self, who: str, combo: str, hand: int = 0, **regions: int) -> Table:
        """Give a player an active race ("hill orcs"): tokens in regions, and more to attack with.

        Between turns those are not in the hand of a race that has regions: they wait in the first one named.
        """
        power, race = combo.split()
        folk = Folk(data.RACE[race], data.POWER[power])
        self.s.power_pile.remove(folk.power)
        trait = self.s.tiles.active(folk.race, folk.power)
        folk.raiders = trait.raiders
        folk.holes = max(0, trait.holes - len(regions))
        folk.turns = 1 if regions else 0
        self.s.players[LETTERS.index(who)].folk = folk
        return self._settle(who, folk, hand, regions)

    def past(self, who: str, name: str, hand: int = 0, **regions: int) -> Table:
        """Give a player a race in decline ("elves", or "spirit elves" where the badge stays)."""
        *power, race = name.split()
        folk = Folk(data.RACE[race], data.POWER[power[0]] if power else NONE)
        if power:
            self.s.power_pile.remove(folk.power)
        folk.declined = True
        self.s.players[LETTERS.index(who)].past.append(folk)
        return self._settle(who, folk, hand, regions)

    def _settle(self, who: str, folk: Folk, hand: int, regions: dict[str, int]) -> Table:
        s = self.s
        s.race_pile.remove(folk.race)
        s.tray[folk.race] -= hand + folk.raiders + sum(regions.values())
        for region, tokens in regions.items():
            assert self.land(region).owner == NOBODY, f"{region} is taken"
            s.lands[self.at(region)] = Land(LETTERS.index(who), folk.race, tokens + hand, folk.declined, 0, 0)
            hand = 0
        folk.hand = hand
        return self

    def clear(self, *regions: str) -> Table:
        """Take Lost Tribes off the board."""
        for region in regions:
            assert self.land(region) is LOST_TRIBE
            self.s.lands[self.at(region)] = EMPTY
        return self

    def put(self, piece: str, *regions: str) -> Table:
        """Put a Fortress, Hole, Hero, Dragon or camp in each of these regions."""
        for region in regions:
            land = self.land(region)
            new = land.with_camps(land.camps + 1) if piece == "camp" else land.with_marks(land.marks | PIECES[piece])
            self.s.lands[self.at(region)] = new
        return self

    def pact(self, diplomat: str, ally: str) -> Table:
        """Let a Diplomat have made peace with somebody."""
        self.s.players[LETTERS.index(diplomat)].pact = LETTERS.index(ally)
        return self

    def purse(self, who: str, coins: int) -> Table:
        """Give a player so many coins."""
        self.s.players[LETTERS.index(who)].coins = coins
        return self

    def offer(self, *combos: str) -> Table:
        """Lay out the column from the top; "hill orcs 2" has two coins on it. The piles fill it up to six."""
        for combo in combos:
            power, race, *coins = combo.split()
            self.s.race_pile.remove(data.RACE[race])
            self.s.power_pile.remove(data.POWER[power])
            self.s.column.append(Combo(data.RACE[race], data.POWER[power], int(coins[0]) if coins else 0))
        return self

    def spend_powers(self) -> Table:
        """Let every badge of the power pile lie on the discard."""
        self.s.spent_powers += self.s.power_pile
        self.s.power_pile = []
        return self

    def turn(self, number: int) -> Table:
        """Put the turn marker on a space of its track."""
        self.s.turn = number
        return self

    def turn_of(self, who: str) -> Table:
        """End the set-up: it is this player's turn, the first of the table being A."""
        s = self.s
        refill(s)
        s.then([*[Turn(seat) for seat in range(LETTERS.index(who), len(s.players))], MoveMarker()])
        s.revealed = 0
        advance(s)
        invariants.check(s)
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
        """Choose a state of the dice in which the reinforcement die shows these results next."""
        self.s.dice = loaded(results).copy()
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


@cache
def loaded(results: tuple[int, ...]) -> Dice:
    """Find dice with which the reinforcement die shows these results."""
    return next(dice for seed in count(1) if shows(dice := Dice(seed * 1_000_003), results))


def shows(dice: Dice, results: Iterable[int]) -> bool:
    """Tell whether dice would show these results."""
    twin = dice.copy()
    return all(DIE[twin.below(len(DIE))] == result for result in results)
