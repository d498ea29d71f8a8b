"""What is to be seen at a table of Small World, in the words of the rulebook: seats are letters, regions have ids."""

from __future__ import annotations

from ludotheque.errors import NotAnOption
from ludotheque.games.smallworld import data
from ludotheque.games.smallworld.rules.state import DRAGON, FORTRESS, HERO, HOLE, NONE, TRIBE, Folk, Land, SmallWorld
from ludotheque.games.smallworld.words.facts import charges
from ludotheque.kernel import Event, Option, button
from ludotheque.match import Match, Question
from tests.games.smallworld import invariants

LETTERS = "ABCDE"
PIECES = {"fortress": FORTRESS, "hole": HOLE, "hero": HERO, "dragon": DRAGON}


class Sights:
    """A table to look at: its match, the ids of its regions, and what the last answer led to."""

    match: Match
    ids: list[str]
    events: list[Event]

    @property
    def s(self) -> SmallWorld:
        """The position as it stands."""
        assert isinstance(self.match.state, SmallWorld)
        return self.match.state

    def at(self, region: str) -> int:
        """The number of a region."""
        return self.ids.index(region)

    def option(self, verb: str, where: str | int = "", arg: int = 0) -> Option:
        """The option with this verb for a region, a combination (from 1), a seat (a letter) or a button."""
        if where == "":
            return button(verb)
        if isinstance(where, int):
            return Option(verb, "combo", where - 1, arg)
        if where in self.ids:
            return Option(verb, "region", self.at(where), arg)
        return Option(verb, "seat", LETTERS.index(where), arg)

    @property
    def question(self) -> Question:
        """The open question."""
        question = self.match.question()
        assert question is not None, "the game is over"
        return question

    @property
    def options(self) -> list[Option]:
        """What can be answered to it."""
        return self.question.options

    @property
    def verbs(self) -> set[str]:
        """The verbs of the options."""
        return {option.verb for option in self.options}

    @property
    def asked(self) -> str:
        """Who is asked."""
        return LETTERS[self.question.seat]

    @property
    def whose(self) -> str:
        """Whose turn it is."""
        return LETTERS[self.s.seat]

    def targets(self, *verbs: str) -> set[str]:
        """The regions that options with these verbs point at."""
        return {self.ids[option.index] for option in self.options if option.verb in verbs and option.kind == "region"}

    def offers(self, verb: str, where: str | int = "", arg: int = 0) -> bool:
        """Tell whether this can be answered now."""
        return self.option(verb, where, arg) in self.options

    def refused(self, verb: str, where: str | int = "") -> str:
        """Return the clause by which this is refused, or just that it is; nothing if it can be done."""
        option = self.option(verb, where)
        question = self.match.question()
        if question is None:
            return "the game is over"
        if option in question.options:
            return ""
        try:
            refusal = self.match.why_not(question.seat, option.element(), verb)
        except NotAnOption:
            return "nothing on the table"
        return refusal.clause if refusal is not None else "no reason given"

    def bill(self, region: str) -> list[int]:
        """What the price of a region is made of, the total last."""
        lines = charges(self.match.view(self.question.seat), self.question.ask, self.at(region))
        return [*(line.tokens for line in lines), sum(line.tokens for line in lines)]

    def land(self, region: str) -> Land:
        """What is in a region."""
        return self.s.lands[self.at(region)]

    def holder(self, region: str) -> str:
        """The race in a region, "tribe", or nothing."""
        race = self.land(region).race
        return "tribe" if race == TRIBE else "" if race == NONE else data.RACES[race].id

    def tokens(self, *regions: str) -> int:
        """The tokens in these regions together."""
        return sum(self.land(region).tokens for region in regions)

    def regions(self, race: str) -> set[str]:
        """The regions of a race."""
        return {self.ids[region] for region in self.s.regions(data.RACE[race])}

    def spread(self, race: str) -> dict[str, int]:
        """The regions of a race with their tokens."""
        return {region: self.tokens(region) for region in self.regions(race)}

    def has(self, piece: str, region: str) -> bool:
        """Tell whether a Fortress, Hole, Hero or Dragon stands in a region."""
        return bool(self.land(region).marks & PIECES[piece])

    def standing(self, piece: str) -> set[str]:
        """The regions where such a piece stands."""
        return {region for region in self.ids if self.has(piece, region)}

    def camps(self) -> dict[str, int]:
        """The regions with Encampments, and how many."""
        return {region: self.land(region).camps for region in self.ids if self.land(region).camps}

    def folk(self, race: str) -> Folk | None:
        """A race that somebody leads or has led."""
        number = data.RACE[race]
        return next((folk for _, folk in invariants.folks(self.s) if folk.race == number), None)

    def hand(self, race: str) -> int:
        """The tokens of a race in hand, those that only attack included."""
        folk = self.folk(race)
        return folk.hand + folk.raiders if folk is not None else 0

    def tray(self, race: str) -> int:
        """The tokens of a race that nobody has."""
        return self.s.tray[data.RACE[race]]

    def coins(self, who: str) -> int:
        """The purse of a player."""
        return self.s.players[LETTERS.index(who)].coins

    def active(self, who: str) -> str:
        """The race somebody leads, or nothing."""
        folk = self.s.players[LETTERS.index(who)].folk
        return data.RACES[folk.race].id if folk is not None else ""

    def declined(self, who: str) -> list[str]:
        """The races somebody has in decline, the oldest first."""
        return [data.RACES[past.race].id for past in self.s.players[LETTERS.index(who)].past]

    def column(self) -> list[str]:
        """The combinations on offer from the top, each with its coins."""
        return [f"{data.POWERS[c.power].id} {data.RACES[c.race].id} {c.coins}" for c in self.s.column]

    def told(self, *names: str) -> bool:
        """Tell whether one of these events followed the last answer."""
        return any(event.name in names for event in self.events)
