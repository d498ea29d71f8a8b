"""Positions of Ebbland in ids, and what need not be said in them."""

from ludotheque.games.ebbland import data
from ludotheque.games.ebbland.rules.state import Combat, Dead, Fighter, Roll, bare_side
from ludotheque.games.ebbland.rules.terms import NONE
from ludotheque.games.ebbland.writing import ids
from ludotheque.games.ebbland.writing.checking import troubles
from ludotheque.games.ebbland.writing.figures import FIGURES
from ludotheque.games.ebbland.writing.filling import PHASES, ROUNDS, TURN, deal, settle
from ludotheque.writing import SEAT, SEATS, Dealt, Reversed, Writing

CARDS = (
    *("hand", "discard", "gear", "artifacts", "logistics", "leader", "enlisting", "played", "victory", "pools"),
    *("Fighter.card", "Dead.card", "ControlRoll.card", "Raise.card", "Equip.card", "Build.card"),
    *("Deck.cards", "Deck.answers", "Deck.location"),
)

SLOTS = (
    *("slot", "Change.fighter", "Roll.fighter", "PutBack.fighter", "lone_fighter", "Thrown.fighter"),
    *("Assist.struck", "Avenge.foe", "Avenge.supporters"),
)

WRITING = Writing(
    fields={
        **dict.fromkeys(CARDS, ids.CARD),
        **dict.fromkeys(("active", "winners", "Combat.attacker", "Combat.defender", "Window.seats"), SEAT),
        **dict.fromkeys(SLOTS, ids.SLOT),
        "stock": Reversed(ids.CARD),
        "Side.sites": ids.SITE,
        "Change.source": ids.SOURCE,
        "stat": ids.STAT,
        "span": ids.SPAN,
        "window": ids.WINDOW,
        "Discount.die": ids.DIE,
        "sides": Dealt(),
    },
    kinds={
        "sides": "Side",
        "fighters": "Fighter",
        "combat": "Combat",
        "roll_at": "Roll",
        "dead": "Dead",
        "rolls": "Thrown",
        "changes": "Change",
        "discounts": "Discount",
        "decks": "Deck",
    },
    blanks=(bare_side(NONE, [], []), Fighter(0, NONE), Combat(NONE, NONE), Dead(NONE, NONE, [], 0), Roll()),
    first=("fighters",),
    deal=deal,
    phases=(TURN, *PHASES, *ROUNDS),
    settle=settle,
    troubles=troubles,
    faces={str(1 + face): face for face in range(6)},
    figures=FIGURES,
    moment=lambda s: s.active + len(SEATS) * sum(side.turns for side in s.sides),
    elements={
        "card": lambda s, index: data.CARDS[index],
        "fighter": ids.fighter,
        "gear": ids.gear,
        "site": ids.site,
        "artifact": ids.artifact,
        "logistics": ids.logistics,
        "leader": lambda s, index: SEATS[index],
    },
)
