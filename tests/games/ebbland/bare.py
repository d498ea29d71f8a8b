"""Ebbland without words and drawings, for what only the rules are asked."""

from ludotheque.game import Cover, Game, Show
from ludotheque.games.ebbland.mind import MIND
from ludotheque.games.ebbland.rules import RULES
from ludotheque.kernel.option import button


class Mute:
    """Says as little as the contract allows."""

    def question(self, talk, ask):
        return type(ask).__name__

    def situation(self, talk, ask):
        return ""

    def option(self, talk, ask, option):
        return f"{option.verb} {option.kind} {option.index} {option.arg}"

    def bill(self, talk, ask, option):
        return []

    def event(self, talk, event):
        return event.name

    def counted(self, kind, name):
        return name

    def refusal(self, talk, refusal):
        return refusal.reason

    def table(self, option, value=""):
        return value or option

    def tally(self, what):
        return what

    def glossary(self):
        return []


def board(view, seat, language, names=()):
    """Every element there can be."""
    fighters = [slot for slot, fighter in enumerate(view.fighters) if fighter is not None]
    ids = [f"card-{card}" for card in range(len(view.box.cards))] + [f"fighter-{slot}" for slot in fighters]
    ids += [f"gear-{8 * slot + place}" for slot in fighters for place in range(len(view.fighter(slot).gear))]
    ids += [f"leader-{owner}" for owner in range(len(view.sides))]
    ids += [f"{kind}-{n}" for kind in ("site", "artifact", "logistics") for n in range(3 * len(view.sides))]
    pressed = [verb for verb in RULES.verbs if verb.kind == "button"]
    ids += [button(verb.verb, index).element() for verb in pressed for index in range(verb.count)]
    return " ".join(f'id="{name}"' for name in ids)


GAME = Game(
    name="ebbland",
    version="1",
    seats=range(2, 5),
    cover=Cover(titles={"fr": "Ebbland", "en": "Ebbland"}),
    rules=RULES,
    mind=MIND,
    show=Show(board=board),
    words={"fr": Mute(), "en": Mute()},
)
