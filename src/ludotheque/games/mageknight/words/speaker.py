"""Mage Knight in one language, as the library asks for it."""

from collections.abc import Mapping

from ludotheque.game import Refusal, Talk
from ludotheque.games.mageknight.rules.refusals.effects import CONDITIONS
from ludotheque.games.mageknight.rules.refusals.occasions import KEYS
from ludotheque.games.mageknight.rules.scenarios import SCENARIOS
from ludotheque.games.mageknight.words.asks import Asks
from ludotheque.games.mageknight.words.log import Log
from ludotheque.games.mageknight.words.options import Options
from ludotheque.games.mageknight.words.texts import glossary
from ludotheque.kernel import BUTTON, waiting
from ludotheque.words import english
from ludotheque.words.table import named

# So many answers are named at most.
MOST_LISTED = 8


class Speaker(Asks, Options, Log):
    """One language of the game."""

    def counted(self, kind: str, name: str) -> str:
        """Name what statistics count, or its kind if no name is given."""
        if not name:
            return self.names.counted[kind]
        if kind == "level":
            return name
        named = {
            "hero": self.names.heroes,
            "tactic": self.names.tactics,
            "skill": self.names.skills,
            "site": self.names.sites,
        }
        return named[kind][name]

    def refusal(self, talk: Talk, refusal: Refusal) -> str:
        """Say why not."""
        pattern = self.words.refusals[refusal.reason]
        if refusal.reason == "not_your_turn" and any(ask.seat == talk.you for ask in waiting(talk.view)):
            # Whoever may do something in the turn of another is asked too: what is wished for waits for the own turn.
            pattern = self.words.refusals["turn of"]
        figures = (self.words.language.number(figure) for figure in refusal.figures)
        return self.finish(pattern.format(*figures, **self._named(talk, refusal)))

    def _named(self, talk: Talk, refusal: Refusal) -> dict[str, str]:
        """Return what the figures of a refusal stand for, and the question that is open."""
        figures, words = refusal.figures, self.words.refusals
        ask = next((ask for ask in waiting(talk.view) if ask.seat == talk.you), None)
        match refusal.reason:
            case "first" | "choices" if ask is not None:
                offered = [self.option(talk, ask, option) for option in ask.options(talk.view)]
                more = [words["more"]] if len(offered) > MOST_LISTED else []
                listed = words["between"].join([*offered[:MOST_LISTED], *more])
                return {"question": self.question(talk, ask), "options": listed}
            case "alike" if ask is not None:
                same = next(one for one in ask.options(talk.view) if one.index == figures[0] and one.kind != BUTTON)
                return {"option": self.option(talk, ask, same)}
            case "wrong_site":
                return {"sites": self.words.language.listed([self.names.site(site) for site in figures])}
            case "wrong_moment":
                return {"when": self.moments(figures[0])}
            case "occasion":
                return {"when": words[f"when {KEYS[figures[0]]}"]}
            case "unmet":
                return {"what": words[f"if {CONDITIONS[figures[0]]}"]}
            case "no_mana":
                return {"mana": self.texts.cost(list(figures))}
            case "no_mana_of":
                return {"mana": self.texts.coloured("mana", figures[0])}
            case "other_talent":
                return {"mana": self.names.colour(figures[0])}
            case "other_scenario":
                return {"name": self.names.scenarios[list(SCENARIOS)[figures[0]]]}
            case "not_your_turn" | "set_up" | "frozen":
                name = self.who(talk, figures[0])
                return {"name": name, "of_name": self.of(name), "whose": english.possessive(name)}
        return {}

    def moments(self, phases: int) -> str:
        """Say in which parts of a turn something serves."""
        said: list[str] = []
        for part, text in self.words.phases.items():
            if phases & part == part:
                said.append(text)
                phases &= ~part
        return self.words.language.listed(said)

    def table(self, option: str, value: str = "") -> str:
        """Name a table option, or one of its values."""
        return named(self.words.table, option, value)

    def tally(self, what: str) -> str:
        """Name a part of the final scores."""
        return self.words.parts[what]

    def objection(self, reason: str, seats: list[int], players: int, options: Mapping[str, str]) -> str:
        """Say why there cannot be a table; `seats` are the numbers of players of its scenario."""
        one, exactly, between = self.words.spans
        span = (one if seats == [1] else exactly if len(seats) == 1 else between).format(seats[0], seats[-1])
        name = self.names.scenarios[options["scenario"]]
        return self.words.objections[reason].format(name=name, span=span, players=players, **options)

    def glossary(self) -> list[tuple[str, str]]:
        """List what has a name and an effect, with a text that says what it does."""
        return glossary(self.words)
