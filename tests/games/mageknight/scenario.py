"""Positions of Mage Knight in a few words, and real play from there."""

# Table().hand("rage march").mana("red").fight("prowlers") sets a hero in front of an enemy; `t.play("strong rage")` answers a
# question with a real option. Cards, units, skills and enemies have the ids of the data files. The map is a line of
# spaces that `land` describes: "plains, forest village, hills rampaging green".

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.games.mageknight import GAME, data
from ludotheque.games.mageknight.pieces import BARE_GROUND, NONE, WOUND, City, Layout, Player, Spot, Turn, Unit
from ludotheque.games.mageknight.state import MageKnight
from ludotheque.games.mageknight.steps.combat import ADVENTURE, ASSAULT, BURN, CHALLENGE, Engage
from ludotheque.games.mageknight.steps.exploration import neighbours
from ludotheque.games.mageknight.steps.finish import FinishTurn
from ludotheque.games.mageknight.steps.interaction import Interact
from ludotheque.games.mageknight.steps.rounds import NextTurn
from ludotheque.games.mageknight.steps.turn import QuietTime, begin
from ludotheque.kernel import Ask, Option, advance, answer, waiting
from ludotheque.match import dice_for
from tests.games.mageknight import invariants

COLOURS = ("red", "blue", "white", "green", "gold", "black")
ENEMY = {row.id: number for number, row in enumerate(data.ENEMIES)}


class Table:
    """A table of Mage Knight with one hero in the middle of a turn; more heroes if asked."""

    def __init__(self, players: int = 1, night: bool = False, seed: int = 1, **options: str) -> None:
        chosen = {name.replace("_", "-"): value for name, value in options.items()}
        if players > 1:
            chosen.setdefault("scenario", "conquest")
        self.setup = GAME.setup(players, chosen)
        s = GAME.start(self.setup, dice_for(seed))
        assert isinstance(s, MageKnight)
        self.s = s
        self.log: list[str] = []
        while len(s.order) == 0:
            advance(s)
            for ask in waiting(s):
                answer(s, ask, ask.options(s)[0])
        s.agenda = [NextTurn()]
        s.round = max(1, s.round)
        s.night = night
        s.source = [5 if not night else 4] * len(s.source)
        for seat, player in enumerate(s.players):
            self._strip(player, seat)
        self.land("plains", "plains", "plains", "plains")
        self.turn()

    def _strip(self, player: Player, seat: int) -> None:
        player.deck = [data.CARD["stamina"]] * 6
        player.hand = []
        player.discard = []
        player.play = []
        player.tactic = 0
        player.space = 1

    # Setting a position.

    @property
    def me(self) -> Player:
        """The hero whose turn it is."""
        return self.s.players[self.s.turn.seat]

    def turn(self, seat: int = 0) -> Table:
        """Let a seat be in the middle of its turn, about to move."""
        s = self.s
        s.turn = Turn(seat)
        s.place = (s.order.index(seat) + 1) % len(s.order)
        s.turn.lifted = True
        s.turn.path = [s.players[seat].space]
        s.agenda = [NextTurn()]
        begin_lines = s.players[seat].space
        begin(s, seat)
        s.turn.path = [begin_lines]
        s.turn.lifted = False
        advance(s)
        return self

    def hand(self, cards: str) -> Table:
        """Give the hero these cards, and nothing else, in hand."""
        self.me.hand = [data.CARD[card] for card in cards.split()]
        return self

    def deck(self, cards: str) -> Table:
        """Stack the hero's deck; the last named is on top."""
        self.me.deck = [data.CARD[card] for card in cards.split()]
        return self

    def discards(self, cards: str) -> Table:
        """Fill the hero's discard pile."""
        self.me.discard = [data.CARD[card] for card in cards.split()]
        return self

    def mana(self, colours: str) -> Table:
        """Put mana tokens in the play area."""
        for colour in colours.split():
            self.s.turn.tokens[COLOURS.index(colour)] += 1
        return self

    def crystals(self, colours: str) -> Table:
        """Put crystals in the inventory."""
        for colour in colours.split():
            self.me.crystals[COLOURS.index(colour)] += 1
        return self

    def source(self, colours: str) -> Table:
        """Let the dice of the source show these colours."""
        self.s.source = [COLOURS.index(colour) for colour in colours.split()]
        return self

    def units(self, kinds: str) -> Table:
        """Give the hero units: "peasants", "spent:peasants", "hurt:peasants"."""
        for word in kinds.split():
            state, _, kind = word.rpartition(":")
            self.me.units.append(Unit(data.UNIT[kind], state != "spent", 1 if state == "hurt" else 0, NONE, False, False))
        return self

    def skills(self, ids: str) -> Table:
        """Give the hero skills."""
        self.me.skills = [data.SKILL[skill] for skill in ids.split()]
        return self

    def land(self, *spaces: str) -> Table:
        """Lay a map of spaces in a line, the hero on the second one; tokens stand where the words say so."""
        s = self.s
        layout = Layout()
        layout.tiles, layout.a, layout.b, layout.turns = [0], [0], [0], [0]
        row = data.tile({"id": "line", "back": "core", "hexes": list(spaces)})
        layout.q = list(range(len(spaces)))
        layout.r = [0] * len(spaces)
        layout.terrain, layout.site, layout.colour, layout.rampaging = row.terrain, row.site, row.colour, row.rampaging
        layout.near = neighbours(layout)
        s.layout = layout
        s.spots = [BARE_GROUND] * len(spaces)
        s.cities = []
        for player in s.players:
            player.space = 1
        s.turn.path = [1]
        return self

    def token(self, enemy: str) -> int:
        """Take a token of this kind out of its pile."""
        for token, kind in enumerate(self.s.box.tokens):
            pile = self.s.box.enemies[kind].pile
            if kind == ENEMY[enemy] and token in self.s.piles[pile]:
                self.s.piles[pile] = [other for other in self.s.piles[pile] if other != token]
                return token
        raise LookupError(enemy)

    def stack(self, *enemies: str) -> Table:
        """Put these tokens on top of their piles; the first named is drawn first."""
        for enemy in reversed(enemies):
            token = self.token(enemy)
            pile = self.s.box.enemy(token).pile
            self.s.piles[pile] = [*self.s.piles[pile], token]
        return self

    def put(self, space: int, enemies: str, up: bool = True, shield: int = NONE, ruin: int = NONE) -> Table:
        """Put enemies on a space."""
        self.s.spots[space] = Spot([self.token(enemy) for enemy in enemies.split()], up, shield, ruin, ruin != NONE)
        return self

    def city(self, space: int, colour: str, enemies: str, shields: Iterable[int] = (), leader: int = NONE) -> Table:
        """Found a city on a space."""
        tokens = [self.token(enemy) for enemy in enemies.split()]
        self.s.cities.append(City(space, COLOURS.index(colour), 4, tokens, True, list(shields), leader))
        return self

    def level(self, level: int) -> Table:
        """Raise the hero to a level."""
        self.me.level = level
        self.me.fame = self.s.box.fame[level - 1]
        return self

    # Beginning things.

    def fight(self, enemies: str) -> Table:
        """Challenge these enemies, who rampage on the space beside the hero."""
        s = self.s
        s.layout.rampaging[0] = 0
        self.put(0, enemies)
        return self._instead([Engage(s.turn.seat, CHALLENGE, [0]), QuietTime(s.turn.seat), FinishTurn(s.turn.seat)])

    def assault(self, site: str, enemies: str) -> Table:
        """Stand on a fortified site and fight its defenders."""
        self.land("plains", f"hills {site}", "plains")
        self.put(1, enemies)
        self.s.turn.path = [2, 1]
        return self._instead([Engage(0, ASSAULT, []), QuietTime(0), FinishTurn(0)])

    def assault_city(self, colour: str, enemies: str) -> Table:
        """Fight the defenders of a city."""
        self.land("plains", f"city city {colour}", "plains")
        self.city(1, colour, enemies)
        self.s.turn.path = [2, 1]
        return self._instead([Engage(0, ASSAULT, []), QuietTime(0), FinishTurn(0)])

    def enter(self, site: str, *enemies: str) -> Table:
        """Enter an adventure site whose enemies are drawn in this order."""
        self.land("plains", f"plains {site}", "plains")
        self.stack(*enemies)
        return self._instead([Engage(0, ADVENTURE, []), QuietTime(0), FinishTurn(0)])

    def burn(self, enemy: str) -> Table:
        """Burn a monastery that this enemy defends."""
        self.land("plains", "plains monastery", "plains")
        self.stack(enemy)
        return self._instead([Engage(0, BURN, []), QuietTime(0), FinishTurn(0)])

    def talk(self, site: str, **spot: int) -> Table:
        """Interact on a site."""
        self.land("plains", f"plains {site}" if not site.startswith("city") else site, "plains")
        if "shield" in spot:
            self.put(1, "", shield=spot["shield"])
        return self._instead([Interact(self.s.turn.seat), QuietTime(self.s.turn.seat), FinishTurn(self.s.turn.seat)])

    def _instead(self, steps: list[object]) -> Table:
        self.s.agenda = [NextTurn()]
        self.s.then(steps)  # type: ignore[arg-type]
        advance(self.s)
        return self

    # Playing.

    @property
    def ask(self) -> Ask[MageKnight]:
        """The open question."""
        return waiting(self.s)[0]  # type: ignore[return-value]

    @property
    def question(self) -> str:
        """The name of the open question."""
        return type(self.ask).__name__

    @property
    def options(self) -> list[str]:
        """What can be answered, in words: "strong rage", "move 2", "strike prowlers", "end"."""
        return [self.name(option) for option in self.ask.options(self.s)]

    def name(self, option: Option) -> str:
        """An option in words."""
        s = self.s
        if option.kind == "button":
            return f"{option.verb} {option.index}" if option.index else option.verb
        rows = {"card": data.CARDS, "skill": data.SKILLS, "tactic": data.TACTICS, "hero": data.HEROES}
        thing = str(option.index)
        if option.kind in rows and option.verb != "pay":
            thing = rows[option.kind][option.index].id
        elif option.kind == "enemy":
            thing = data.ENEMIES[s.box.tokens[option.index]].id
        elif option.kind in ("mana", "crystal", "ring"):
            thing = COLOURS[option.index]
        elif option.kind == "die":
            thing = COLOURS[s.source[option.index]]
        elif option.kind in ("advanced", "spell", "lesson"):
            offers = {"advanced": s.advanced_offer, "spell": s.spell_offer, "lesson": s.lessons}
            thing = data.CARDS[offers[option.kind][option.index]].id
        elif option.kind == "offer":
            thing = data.UNITS[s.unit_offer[option.index]].id
        elif option.kind == "unit":
            thing = data.UNITS[s.players[self.ask.seat].units[option.index].kind].id
        verb = f"pay-{option.kind}" if option.verb == "pay" else option.verb
        return f"{verb} {thing}" + (f" {option.arg}" if option.arg else "")

    def play(self, *answers: str) -> Table:
        """Answer questions one after the other; after each the invariants are checked."""
        for wanted in answers:
            options = self.ask.options(self.s)
            names = [self.name(option) for option in options]
            assert wanted in names, f"{self.question}: {wanted!r} is not among {names}"
            answer(self.s, self.ask, options[names.index(wanted)])
            self.log += [event.name for event in self.s.events]
            invariants.check(self.s)
        return self

    def can(self, wanted: str) -> bool:
        """Tell whether something can be answered now."""
        return wanted in self.options

    def cards(self, pile: str) -> list[str]:
        """The ids of the cards in a pile of the hero: hand, deck, discard, play."""
        return [data.CARDS[card].id for card in getattr(self.me, pile)]

    def wounds(self, pile: str = "hand") -> int:
        """How many Wounds are in a pile."""
        return int(getattr(self.me, pile).count(WOUND))

    def blows(self) -> list[tuple[str, str, int]]:
        """The attacks and blocks laid ready: kind, element, amount."""
        kinds = ("attack", "ranged", "siege", "block")
        elements = ("physical", "fire", "ice", "coldfire")
        return [(kinds[blow.how], elements[blow.element], blow.amount) for blow in self.s.turn.blows]

    def foes(self) -> list[str]:
        """The enemies still in the fight."""
        return [data.ENEMIES[self.s.box.tokens[foe.token]].id for foe in self.s.combat.foes] if self.s.combat else []
