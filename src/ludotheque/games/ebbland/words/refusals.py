"""Says why something is not possible in Ebbland."""

from collections.abc import Callable
from typing import Any, Final

from ludotheque.game import Refusal, Talk
from ludotheque.games.ebbland.rules.effects.standing import ability_of
from ludotheque.games.ebbland.rules.refusals.phase import WAYS
from ludotheque.games.ebbland.rules.terms import WINDOWS
from ludotheque.games.ebbland.words.asks import Asks
from ludotheque.games.ebbland.words.texts import LIMITS
from ludotheque.games.ebbland.words.voice import Voice
from ludotheque.kernel import waiting

# What the figures of a refusal stand for; those of all other reasons are numbers. A printed thing takes two: its number
# and whether it is a site.
FIGURES = {
    "not_your_turn": ("seat",),
    "ready": ("seat",),
    "text_not_yours": ("seat",),
    "die_full": ("die",),
    "used_up": ("limit",),
    "sacked": ("place",),
    "warded": ("place",),
    "built_on": ("place",),
    "site_not_yours": ("place",),
    "own_site": ("place",),
    "not_the_defenders": ("place",),
    "price": ("card",),
    "commit_dear": ("card",),
    "unsuited": ("card", "card"),
    "borne_already": ("card", "card"),
    "full": ("card", "card"),
    "pointless": ("printed",),
}
ABOUT_CARDS = (
    *("aimed_already", "elusive", "guarded_once", "in_pool", "left_out", "no_bearer", "no_bodyguard", "no_character"),
    *("no_duel", "no_free_site", "no_gear", "no_logistics", "no_victory", "not_aimed", "not_among", "not_in_hand"),
    *("not_in_pool", "not_opened", "not_played", "not_yours", "other_lone", "other_part", "other_shooter"),
    *("other_supporter", "own_fighter", "own_wounds", "packed", "paired", "supports", "unique"),
)


class Refusals(Voice):
    """The refusals of one language."""

    def refusal(self, talk: Talk, refusal: Refusal) -> str:
        """Say why not."""
        if refusal.reason == "occasion":
            return self._occasion(talk, *refusal.figures)
        if refusal.reason in SPECIAL:
            return self.finish(SPECIAL[refusal.reason](self, talk, *refusal.figures))
        kinds = FIGURES.get(refusal.reason, ("card",) if refusal.reason in ABOUT_CARDS else ())
        left, said = list(refusal.figures), list[str]()
        for kind in kinds:
            said.append(self._refused(talk, kind, left))
        return self.finish(self.words.refusals[refusal.reason].format(*said, *left))

    def _occasion(self, talk: Talk, way: int, asked: int) -> str:
        """Say when something is done, and what comes first."""
        return self.finish(self._first(talk, self.words.refusals[f"when {WAYS[way]}"], asked))

    def _first(self, talk: Talk, when: str, asked: int) -> str:
        """Add to when something is done the question that comes first, if there is one."""
        ask = next((ask for ask in waiting(talk.view) if ask.seat == talk.you), None)
        if not asked or ask is None:
            return self.words.refusals["occasion"].format(when)
        return self.words.refusals["asked"].format(when, Asks(self.words).question(talk, ask))

    def _text_when(self, talk: Talk, window: int, asked: int) -> str:
        """Say at which moment a text works."""
        return self._first(talk, self.words.refusals["text_when"].format(self._window(window)), asked)

    def _other_window(self, talk: Talk, card: int, window: int, asked: int) -> str:
        """Say at which moment a card in hand works."""
        when = self.words.refusals["other_window"].format(self.names.card(card), self._window(window))
        return self._first(talk, when, asked)

    def _not_meant(self, talk: Talk, *figures: int) -> str:
        """Say what a text is about instead."""
        card, is_site, source, on_site, text, choice, number = figures
        printed = (talk.view.box.sites if on_site else talk.view.box.cards)[source]
        deed = self.texts.deed(printed.abilities[text].choices[choice][number])
        names = (self._printed(card, is_site), self._printed(source, on_site))
        return self.words.refusals["not_meant"].format(*names, deed)

    def _unwanted(self, talk: Talk, card: int) -> str:
        """Say which cards a text lets choose."""
        ask: Any = next(ask for ask in waiting(talk.view) if ask.seat == talk.you)
        return self.words.refusals["unwanted"].format(self.names.card(card), self.texts.cards(ask.filter, 1))

    def _idle_choice(self, talk: Talk, number: int) -> str:
        """Name the alternative that would do nothing."""
        ask: Any = next(ask for ask in waiting(talk.view) if ask.seat == talk.you)
        deeds = ability_of(talk.view, ask.play).choices[number - 1]
        return self.words.refusals["idle_choice"].format(self.texts.deeds(deeds))

    def _unmet(self, talk: Talk, card: int, is_site: int, text: int, number: int) -> str:
        """Name the condition that does not hold."""
        printed = (talk.view.box.sites if is_site else talk.view.box.cards)[card]
        condition = self.texts.condition(printed.abilities[text].conditions[number])
        return self.words.refusals["unmet"].format(self._printed(card, is_site), condition)

    def _printed(self, number: int, is_site: int) -> str:
        return self.names.site(number) if is_site else self.names.card(number)

    def _refused(self, talk: Talk, kind: str, figures: list[int]) -> str:
        """Return what the next figures stand for."""
        figure = figures.pop(0)
        match kind:
            case "card":
                return self.names.card(figure)
            case "printed":
                return self._printed(figure, figures.pop(0))
            case "place":
                return self.site(talk.view, figure)
            case "seat":
                return self.who(talk, figure)
            case "die":
                return self.names.dice[figure]
            case "limit":
                return self.words.effects.limits[LIMITS[figure]]
        raise KeyError(kind)

    def _window(self, window: int) -> str:
        return self.words.effects.windows[WINDOWS[window]] or self.words.refusals["always"]


# Refusals whose sentence takes more than the names of what their figures stand for.
SPECIAL: Final[dict[str, Callable[..., str]]] = {
    "unmet": Refusals._unmet,
    "text_when": Refusals._text_when,
    "other_window": Refusals._other_window,
    "not_meant": Refusals._not_meant,
    "unwanted": Refusals._unwanted,
    "idle_choice": Refusals._idle_choice,
}
