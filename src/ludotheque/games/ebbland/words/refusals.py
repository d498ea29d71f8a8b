"""Says why something is not possible in Ebbland."""

from ludotheque.game import Refusal, Talk
from ludotheque.games.ebbland.rules.terms import WINDOWS
from ludotheque.games.ebbland.words.voice import Voice

# What the figures of a refusal stand for; those of all other reasons are numbers.
FIGURES = {
    "not_your_turn": ("seat",),
    "die_full": ("die",),
    "other_window": ("card", "window"),
    "sacked": ("place",),
    "warded": ("place",),
    "built_on": ("place",),
    "site_not_yours": ("place",),
    "not_the_defenders": ("place",),
    "price": ("card",),
    "commit_dear": ("card",),
    "unsuited": ("card", "card"),
    "borne_already": ("card", "card"),
    "full": ("card", "card"),
}
ABOUT_CARDS = (
    *("condition", "no_object", "elusive", "enlist_later", "victory_later", "in_pool", "not_in_pool", "no_bearer"),
    *("no_character", "no_free_site", "not_in_hand", "not_meant", "not_yours", "other_part", "own_fighter", "paired"),
    *("unique", "not_opened"),
)


class Refusals(Voice):
    """The refusals of one language."""

    def refusal(self, talk: Talk, refusal: Refusal) -> str:
        """Say why not."""
        kinds = FIGURES.get(refusal.reason, ("card",) if refusal.reason in ABOUT_CARDS else ())
        known = [self._refused(talk, kind, figure) for kind, figure in zip(kinds, refusal.figures, strict=False)]
        figures = [*known, *(str(figure) for figure in refusal.figures[len(known) :])]
        return self.finish(self.words.refusals[refusal.reason].format(*figures))

    def _refused(self, talk: Talk, kind: str, figure: int) -> str:
        """Return what a figure stands for."""
        match kind:
            case "card":
                return self.names.card(figure)
            case "place":
                return self.site(talk.view, figure)
            case "seat":
                return self.who(talk, figure)
            case "die":
                return self.names.dice[figure]
        return self.words.effects.windows[WINDOWS[figure]] or self.words.refusals["always"]
