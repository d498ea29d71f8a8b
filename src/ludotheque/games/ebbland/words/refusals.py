"""Says why something is not possible in Ebbland."""

from ludotheque.game import Refusal, Talk
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
    "other_window": ("card", "window"),
    "text_when": ("window",),
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
    "not_meant": ("printed", "printed"),
}
ABOUT_CARDS = (
    *("aimed_already", "elusive", "guarded_once", "in_pool", "left_out", "no_bearer", "no_bodyguard", "no_character"),
    *("no_duel", "no_free_site", "no_gear", "no_logistics", "no_victory", "not_aimed", "not_among", "not_in_hand"),
    *("not_in_pool", "not_opened", "not_played", "not_yours", "other_lone", "other_part", "other_shooter"),
    *("other_supporter", "own_fighter", "own_wounds", "packed", "paired", "supports", "unique", "unwanted"),
)


class Refusals(Voice):
    """The refusals of one language."""

    def refusal(self, talk: Talk, refusal: Refusal) -> str:
        """Say why not."""
        if refusal.reason == "occasion":
            return self._occasion(talk, *refusal.figures)
        if refusal.reason == "unmet":
            return self._unmet(talk, *refusal.figures)
        kinds = FIGURES.get(refusal.reason, ("card",) if refusal.reason in ABOUT_CARDS else ())
        left, said = list(refusal.figures), list[str]()
        for kind in kinds:
            said.append(self._refused(talk, kind, left))
        return self.finish(self.words.refusals[refusal.reason].format(*said, *left))

    def _occasion(self, talk: Talk, way: int, asked: int) -> str:
        """Say when something is done, and what comes first."""
        when = self.words.refusals[f"when {WAYS[way]}"]
        ask = next((ask for ask in waiting(talk.view) if ask.seat == talk.you), None)
        if not asked or ask is None:
            return self.finish(self.words.refusals["occasion"].format(when))
        question = Asks(self.words).question(talk, ask)
        return self.finish(self.words.refusals["asked"].format(when, question))

    def _unmet(self, talk: Talk, card: int, is_site: int, text: int, number: int) -> str:
        """Name the condition that does not hold."""
        printed = (talk.view.box.sites if is_site else talk.view.box.cards)[card]
        condition = self.texts.condition(printed.abilities[text].conditions[number])
        return self.finish(self.words.refusals["unmet"].format(self._printed(card, is_site), condition))

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
        return self.words.effects.windows[WINDOWS[figure]] or self.words.refusals["always"]
