"""Positions of Mage Knight in a few words, and real play from there."""

# Table("tovak").land("3", "5").hand("march", "rage").source("green").stand("3:w").begin() sets a position: a real game
# is opened, then changed. Cards, units, skills, enemies and tiles have the ids of the data files; spaces are named by
# their tile and their place in it ("3:ne", "A:c"). From `begin` on only real options are played:
# play("march"), powered("swiftness", mana="white crystal"), sideways("rage"), move_to("3:sw"), do("interact").

from __future__ import annotations

from functools import cache
from itertools import count

from ludotheque.games.mageknight import GAME, data
from ludotheque.games.mageknight.pieces import NOBODY, NONE, WOUND, City, Foe, Layout, Player, Unit
from ludotheque.games.mageknight.state import MageKnight
from ludotheque.games.mageknight.steps.exploration import reveal_tile
from ludotheque.games.mageknight.steps.rounds import NextTurn
from ludotheque.kernel import Dice, Event, Option, advance
from ludotheque.match import Match, Question
from tests.games.mageknight.labels import COLOURS, PLACES, Label, label

# What somebody answers who only wants the turn to end.
PASSIVE = (
    "end",
    "next",
    "leave",
    "done",
    "skip",
    "hero",
    "keep",
    "wait",
    "begin",
    "fight",
    "strike",
    "block",
    "play",
    "recover",
)
DAY_TACTICS = ("early_bird", "planning", "the_right_moment", "great_start")


class Table:
    """A table of Mage Knight: first set a position, then `begin`, then play."""

    def __init__(self, *heroes: str, **options: str) -> None:
        """Open a game with these heroes: conquest, alone if there is one hero; seat 0 has the first turn."""
        heroes = heroes or ("tovak",)
        chosen = {name.replace("_", "-"): value for name, value in options.items()}
        chosen.setdefault("scenario", "solo_conquest" if len(heroes) == 1 else "conquest")
        self.match = Match(GAME, GAME.setup(len(heroes), chosen), seed=1)
        self.events: list[Event] = []
        while self.verbs == {"hero"}:
            self.do("hero", heroes[self.question.seat])
        # Where an opening is of interest it is tested by itself: here everybody takes a tactic that does nothing yet.
        while self.verbs == {"tactic"}:
            wanted = DAY_TACTICS[self.question.seat]
            self.do("tactic", wanted if self.offers("tactic", wanted) else None)
        for seat in range(len(heroes)):
            self.hand(seat=seat)
        self.s.order = [*range(len(heroes)), *([-2] if self.s.dummy is not None else [])]

    def copy(self) -> Table:
        """Return a table to try something at."""
        twin = type(self).__new__(type(self))
        twin.match = self.match.copy()
        twin.events = self.events[:]
        return twin

    @property
    def s(self) -> MageKnight:
        """The position as it stands."""
        assert isinstance(self.match.state, MageKnight)
        return self.match.state

    def player(self, seat: int = 0) -> Player:
        """One of the players."""
        return self.s.players[seat]

    # Setting a position.

    def hand(self, *cards: str, seat: int = 0) -> Table:
        """Give somebody this hand; the cards come out of decks and offers, the old hand goes back into the deck."""
        player = self.player(seat)
        player.deck = [card for card in player.hand if card != WOUND] + player.deck
        player.hand = [self._out_of_box(card, player) for card in cards]
        return self

    def deck(self, *cards: str, seat: int = 0, only: bool = False) -> Table:
        """Put these cards on top of a deck, the first named to be drawn first; or make them the whole deck."""
        player = self.player(seat)
        top = [self._out_of_box(card, player) for card in cards][::-1]
        if only:
            player.discard += player.deck
            player.deck = []
        player.deck = player.deck + top
        return self

    def discard(self, *cards: str, seat: int = 0, only: bool = False) -> Table:
        """Put cards on a discard pile."""
        player = self.player(seat)
        found = [self._out_of_box(card, player) for card in cards]
        player.discard = found if only else player.discard + found
        return self

    def _out_of_box(self, name: str, player: Player) -> int:
        card = data.CARD[name]
        s = self.s
        for pile in (player.deck, player.discard):
            if card in pile:
                pile.remove(card)
                return card
        for field in ("advanced_deck", "advanced_offer", "spell_deck", "spell_offer", "artifact_deck", "lessons"):
            setattr(s, field, [other for other in getattr(s, field) if other != card])
        return card

    def source(self, *colours: str) -> Table:
        """Let dice of the source show these colours; the others show what cannot be used now."""
        s = self.s
        idle = "gold" if s.night else "black"
        shown = [*colours, *[idle] * (len(s.source) - len(colours))]
        s.source = [COLOURS.index(colour) for colour in shown]
        return self

    def tokens(self, *colours: str) -> Table:
        """Put mana tokens in the play area; after `begin`."""
        for colour in colours:
            self.s.turn.tokens[COLOURS.index(colour)] += 1
        return self

    def crystals(self, *colours: str, seat: int = 0) -> Table:
        """Make this somebody's inventory."""
        self.player(seat).crystals = [colours.count(colour) for colour in COLOURS[:4]]
        return self

    def units(self, *names: str, seat: int = 0) -> Table:
        """Give somebody units: "peasants", "peasants spent", "peasants wounded", "peasants spent wounded"."""
        for name in names:
            kind, *marks = name.split()
            unit = Unit(data.UNIT[kind], "spent" not in marks, marks.count("wounded"), NONE, False, "loyal" in marks)
            self.player(seat).units.append(unit)
        return self

    def banner(self, name: str, place: int = 0, seat: int = 0) -> Table:
        """Give a unit a banner."""
        player = self.player(seat)
        player.units[place] = player.units[place].with_banner(self._out_of_box(name, player), True)
        return self

    def skills(self, *names: str, seat: int = 0) -> Table:
        """Give somebody skills."""
        player = self.player(seat)
        player.skills = [data.SKILL[name] for name in names]
        player.skill_pile = [skill for skill in player.skill_pile if skill not in player.skills]
        return self

    def tactic(self, name: str, seat: int = 0) -> Table:
        """Give somebody a tactic, face up; what it does when it is taken is not done."""
        self.player(seat).tactic = data.TACTIC[name]
        self.player(seat).tactic_up = True
        return self

    def land(self, *tiles: str, at: tuple[tuple[int, int], ...] = ((0, 1), (1, 0), (1, 1), (0, 2), (2, 0))) -> Table:
        """Lay the map anew: the start tile and these, on lattice positions from the north-west on."""
        s = self.s
        self._clear_map()
        s.layout, s.spots, s.cities, s.lessons, s.core_seen = Layout(), [], [], [], False
        s.spare_cities = [0, 1, 2, 3]
        reveal_tile(s, NOBODY, s.house.start_tile, 0, 0, False)
        for tile, (a, b) in zip(tiles, at, strict=False):
            number = data.TILE[tile]
            for field in ("tile_deck", "spare_countryside", "spare_core"):
                setattr(s, field, [other for other in getattr(s, field) if other != number])
            reveal_tile(s, NOBODY, number, a, b, False)
        return self

    def _clear_map(self) -> None:
        s = self.s
        for token in [token for place in [*s.spots, *s.cities] for token in place.tokens]:
            s.piles[s.box.enemy(token).pile] = [token, *s.piles[s.box.enemy(token).pile]]
        s.ruin_pile = [*(spot.ruin for spot in s.spots if spot.ruin != NONE), *s.ruin_pile]
        s.advanced_deck = s.lessons + s.advanced_deck
        s.spare_countryside = s.spare_countryside + [tile for tile in s.layout.tiles if s.box.tiles[tile].back == 1]

    def tiles(self, *tiles: str) -> Table:
        """Make this the tile deck, the first named on top."""
        self.s.tile_deck = [data.TILE[tile] for tile in tiles][::-1]
        return self

    def pile(self, *enemies: str) -> Table:
        """Put enemies on top of their piles, the first named to be drawn first."""
        for token in [self._token(name) for name in enemies][::-1]:
            colour = self.s.box.enemy(token).pile
            self.s.piles[colour] = [*self.s.piles[colour], token]
        return self

    def enemy(self, space: str, *names: str, up: bool = True) -> Table:
        """Let these enemies, and no others, be on a space."""
        s = self.s
        number = self.at(space)
        for token in s.spots[number].tokens:
            s.piles[s.box.enemy(token).pile] = [token, *s.piles[s.box.enemy(token).pile]]
        s.spots[number] = s.spots[number].with_tokens([self._token(name) for name in names], up)
        return self

    def garrison(self, space: str, *names: str) -> Table:
        """Let these enemies, and no others, defend a city."""
        number = self.s.city_at(self.at(space))
        city = self.s.cities[number]
        tokens = [self._token(name) for name in names]
        self.s.cities[number] = city.with_tokens(tokens, True, city.shields, city.leader)
        return self

    def _token(self, name: str) -> int:
        s = self.s
        for colour, pile in enumerate(s.piles):
            for token in pile[::-1]:
                if s.box.enemy(token).id == name:
                    s.piles[colour] = [other for other in pile if other != token]
                    return token
        raise AssertionError(f"no {name} left in its pile")

    def ruin(self, space: str, name: str, up: bool = True) -> Table:
        """Put this ruins token on a space."""
        number = next(i for i, row in enumerate(data.RUIN_ROWS) if row["id"] == name)
        self.s.ruin_pile = [ruin for ruin in self.s.ruin_pile if ruin != number]
        self.s.spots[self.at(space)] = self.s.spots[self.at(space)].with_ruin(number, up)
        return self

    def shield(self, *spaces: str, seat: int = 0) -> Table:
        """Put shields on sites, whose enemies are gone."""
        for space in spaces:
            spot = self.s.spots[self.at(space)]
            self.s.spots[self.at(space)] = spot.with_tokens([], True).with_shield(seat)
        return self

    def conquered(self, space: str, *shields: int) -> Table:
        """Let a city be conquered, with shields of these seats; the first is its leader."""
        number = self.s.city_at(self.at(space))
        city = self.s.cities[number]
        self.s.cities[number] = city.with_tokens([], True, list(shields), shields[0])
        return self

    def stand(self, space: str, seat: int = 0) -> Table:
        """Put a hero on a space."""
        self.player(seat).space = self.at(space)
        return self

    def fame(self, fame: int, seat: int = 0) -> Table:
        """Give somebody so much fame, and the level that goes with it."""
        self.player(seat).fame = fame
        self.player(seat).level = self.s.box.level(fame)
        return self

    def reputation(self, reputation: int, seat: int = 0) -> Table:
        """Put somebody on the reputation track, from -7 to 7."""
        self.player(seat).reputation = reputation
        return self

    def night(self, number: int = 2) -> Table:
        """Let it be night."""
        self.s.night = True
        self.s.round = number
        return self

    def round(self, number: int) -> Table:
        """Let it be this round."""
        self.s.round = number
        self.s.night = self.s.house.nights[number - 1]
        return self

    def offer(self, *units: str) -> Table:
        """Make this the unit offer."""
        self.s.unit_offer = [data.UNIT[name] for name in units]
        return self

    def advanced(self, *cards: str) -> Table:
        """Make this the offer of advanced actions, the lowest place first."""
        self.s.advanced_offer = [self._out_of_box(card, self.player()) for card in cards]
        return self

    def spells(self, *cards: str) -> Table:
        """Make this the offer of spells, the lowest place first."""
        self.s.spell_offer = [self._out_of_box(card, self.player()) for card in cards]
        return self

    def lessons(self, *cards: str) -> Table:
        """Make these the advanced actions in the unit offer."""
        self.s.lessons = [self._out_of_box(card, self.player()) for card in cards]
        return self

    def artifacts(self, *cards: str) -> Table:
        """Put artifacts on top of their deck, the first named to be drawn first."""
        top = [self._out_of_box(card, self.player()) for card in cards]
        self.s.artifact_deck = [*self.s.artifact_deck, *top[::-1]]
        return self

    def announced(self, seat: int) -> Table:
        """Let the end of the round have been announced."""
        self.s.announced = seat
        return self

    def new_round(self) -> Table:
        """End the set-up with the end of the round: whoever announced it would be next."""
        return self.announced(self.s.order[0]).begin(self.s.order[0])

    def begin(self, seat: int = 0) -> Table:
        """End the set-up: the turn of this seat begins. Heroes who stand nowhere are on the portal."""
        s = self.s
        for player in s.players:
            if player.space == NONE:
                player.space = 0
        s.place = s.order.index(seat)
        s.agenda = [NextTurn()]
        s.events, s.revealed = [], 0
        advance(s)
        self.events = s.events
        return self

    # Looking.

    def at(self, space: str) -> int:
        """The number of a space."""
        tile, place = space.split(":")
        return 7 * self.s.layout.tiles.index(data.TILE[tile]) + PLACES.index(place)

    @property
    def question(self) -> Question:
        """The open question."""
        question = self.match.question()
        assert question is not None, "the game is over"
        return question

    @property
    def asked(self) -> str:
        """What kind of question is open."""
        return type(self.question.ask).__name__

    @property
    def options(self) -> list[Option]:
        """What can be answered to it."""
        return self.question.options

    @property
    def verbs(self) -> set[str]:
        """The verbs of the options."""
        return {option.verb for option in self.options} if self.match.question() is not None else set()

    @property
    def choices(self) -> list[tuple[str, Label, int]]:
        """The options in words, for messages."""
        return [(option.verb, label(self.s, option), option.arg) for option in self.options]

    def targets(self, verb: str) -> list[Label]:
        """What options with this verb point at."""
        return [label(self.s, option) for option in self.options if option.verb == verb]

    def find(self, verb: str, what: Label | None = None, arg: int | None = None) -> Option | None:
        """Return the option with this verb for this thing, if there is one."""
        for option in self.options:
            fits = option.verb == verb and (arg is None or option.arg == arg)
            if fits and (what is None or label(self.s, option) == what):
                return option
        return None

    def offers(self, verb: str, what: Label | None = None, arg: int | None = None) -> bool:
        """Tell whether this can be answered now."""
        return self.find(verb, what, arg) is not None

    def refused(self, verb: str, what: Label | None = None, arg: int | None = None) -> bool:
        """Tell whether this cannot be answered now."""
        return not self.offers(verb, what, arg)

    def told(self, *names: str) -> bool:
        """Tell whether one of these events came of the last answer."""
        return any(event.name in names for event in self.events)

    def cards(self, place: str = "hand", seat: int = 0) -> list[str]:
        """The cards in a hand, deck, discard pile or play area, by name; the top of a deck comes last."""
        return [data.CARDS[card].id for card in getattr(self.player(seat), place)]

    def wounds(self, place: str = "hand", seat: int = 0) -> int:
        """How many Wounds are in a hand, deck or discard pile."""
        return self.cards(place, seat).count("wound")

    def army(self, seat: int = 0) -> list[str]:
        """The units of somebody, by name, with "spent" and "wounded"."""
        return [
            data.UNITS[unit.kind].id + ("" if unit.ready else " spent") + " wounded" * unit.wounds
            for unit in self.player(seat).units
        ]

    def inventory(self, seat: int = 0) -> list[str]:
        """The crystals of somebody, by colour."""
        crystals = self.player(seat).crystals
        return [COLOURS[colour] for colour in range(4) for _ in range(crystals[colour])]

    def mana(self) -> list[str]:
        """The mana tokens in the play area."""
        return [COLOURS[colour] for colour in range(6) for _ in range(self.s.turn.tokens[colour])]

    def where(self, seat: int = 0) -> str:
        """The space of a hero."""
        space = self.player(seat).space
        return f"{data.TILE_TABLE['tile'][self.s.layout.tiles[space // 7]]['id']}:{PLACES[space % 7]}"

    def foes(self) -> list[str]:
        """The enemies in the fight that is on."""
        return [] if self.s.combat is None else [self.s.kind(foe).id for foe in self.s.combat.foes]

    def foe(self, name: str) -> Foe:
        """An enemy in the fight that is on."""
        assert self.s.combat is not None
        return next(foe for foe in self.s.combat.foes if self.s.kind(foe).id == name)

    def on(self, space: str) -> list[str]:
        """The enemies on a space."""
        return [self.s.box.enemy(token).id for token in self.s.spots[self.at(space)].tokens]

    def city(self, space: str) -> City:
        """The city on a space."""
        return self.s.cities[self.s.city_at(self.at(space))]

    # Playing.

    def do(self, verb: str, what: Label | None = None, arg: int | None = None) -> Table:
        """Answer the open question; an answer that is not an option raises."""
        option = self.find(verb, what, arg)
        assert option is not None, f"{verb} {what} is none of {self.choices}"
        self.events = self.match.answer(option)
        return self

    def play(self, *cards: str) -> Table:
        """Play cards for their basic effects."""
        for card in cards:
            self.do("basic", card)
        return self

    def powered(self, card: str, mana: str = "") -> Table:
        """Play a card for its strong effect; mana says with what it is paid where there is a choice."""
        self.do("strong", card)
        return self.pay(*mana.split(", ")) if mana else self

    def pay(self, *mana: str) -> Table:
        """Pay, where there is a choice: "red token", "gold die", or just "red"."""
        for way in mana:
            if self.asked == "PayMana":
                found = [what for what in self.targets("pay") if str(what).startswith(way)]
                assert found, f"{way} is none of {self.targets('pay')}"
                self.do("pay", found[0])
        return self

    def sideways(self, *cards: str) -> Table:
        """Play cards sideways for one point each."""
        for card in cards:
            self.do("sideways", card)
        return self

    def choose(self, number: int) -> Table:
        """Choose one of the effects that a card offers."""
        return self.do("choose", number or "")

    def move_to(self, *spaces: str) -> Table:
        """Make steps."""
        for space in spaces:
            self.do("move", space)
        return self

    def explore(self, a: int, b: int) -> Table:
        """Explore a position of the lattice."""
        return self.do("explore", (a, b))

    def skip_to(self, asked: str) -> Table:
        """Go on passively until this question is asked."""
        while self.asked != asked:
            self.passively()
        return self

    def load(self, *colours: str) -> Table:
        """Choose a state of the dice in which mana dice show these colours next."""
        self.s.dice = loaded(colours).copy()
        return self

    def passively(self) -> Table:
        """Answer the open question without wanting anything."""
        options = self.options
        buttons = [option for option in options if option.kind == "button"]
        dull = [option for verb in PASSIVE for option in buttons if option.verb == verb]
        self.events = self.match.answer(dull[0] if dull else options[0])
        return self

    def end_turn(self) -> Table:
        """Go on passively until another turn begins, a tactic is to be chosen or the game is over."""
        while True:
            self.passively()
            if self.told("turn", "over") or self.match.question() is None or self.asked == "ChooseTactic":
                return self

    def end_round(self) -> Table:
        """Go on passively until a new round begins; tactics are then to be chosen."""
        while True:
            self.end_turn()
            if self.match.question() is None or self.asked == "ChooseTactic":
                return self


@cache
def loaded(colours: tuple[str, ...]) -> Dice:
    """Find dice of which mana dice show these colours."""
    wanted = [COLOURS.index(colour) for colour in colours]
    return next(dice for seed in count(1) if shows(dice := Dice(seed * 1_000_003), wanted))


def shows(dice: Dice, wanted: list[int]) -> bool:
    """Tell whether mana dice would show these colours."""
    twin = dice.copy()
    return all(twin.below(len(COLOURS)) == colour for colour in wanted)
