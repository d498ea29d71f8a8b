"""The questions of Small World in English, and what the seat has at hand for them."""

from collections.abc import Callable
from typing import Any

from ludotheque.game import Talk
from ludotheque.games.smallworld.state import NONE
from ludotheque.games.smallworld.steps.pieces import PlaceHero, built, camps_in_hand, peaceable
from ludotheque.games.smallworld.steps.turn import Begin, may_decline
from ludotheque.games.smallworld.words import facts
from ludotheque.games.smallworld.words.en import names
from ludotheque.kernel import UNKNOWN, Ask
from ludotheque.words import EN, english, finished


def _folk(talk: Talk, ask: Ask[Any]) -> str:
    folk = facts.folk_of(talk.view, ask)
    return names.folk(talk, ask.seat, folk.race, folk.declined)


def _begin(talk: Talk, ask: Ask[Any]) -> str:
    choice = ", or go into decline?" if may_decline(talk.view, ask.seat) else "?"
    return f"Which region to conquer with {_folk(talk, ask)}{choice}"


def _march(talk: Talk, ask: Ask[Any]) -> str:
    if facts.folk_of(talk.view, ask).declined:
        return f"Which region to conquer with {_folk(talk, ask)}?"
    return "Which region to conquer?"


def _place(talk: Talk, ask: Ask[Any]) -> str:
    if facts.is_retreat(talk.view, ask):
        return f"Where do {_folk(talk, ask)} retreat to?"
    return f"Where to place {_folk(talk, ask)}?"


def _hero(talk: Talk, ask: Ask[Any]) -> str:
    assert isinstance(ask, PlaceHero)
    return f"Where to post the {'first' if ask.left > 1 else 'second'} Hero?"


QUESTIONS: dict[str, Callable[[Talk, Ask[Any]], str]] = {
    "Pick": lambda talk, ask: "Which race to take?",
    "Begin": _begin,
    "March": _march,
    "Leave": lambda talk, ask: f"From which region does an extra token of {_folk(talk, ask)} leave?",
    "Rearrange": lambda talk, ask: f"How to redeploy {_folk(talk, ask)}?",
    "Place": _place,
    "Build": lambda talk, ask: "Where to build a Fortress?",
    "MoveCamps": lambda talk, ask: "Move the Encampments?",
    "PlaceCamp": lambda talk, ask: "Where to place the Encampments?",
    "PlaceHero": _hero,
    "MakePact": lambda talk, ask: "With whom to make peace?",
    "RetireNow": lambda talk, ask: f"Put {_folk(talk, ask)} in decline right now?",
}


def question(talk: Talk, ask: Ask[Any]) -> str:
    """Ask the question in a sentence."""
    return QUESTIONS[type(ask).__name__](talk, ask)


def _coins(talk: Talk, ask: Ask[Any]) -> str:
    coins = talk.view.players[ask.seat].coins
    return "" if coins == UNKNOWN else f"{names.coins(coins)} in the purse"


def _troops(talk: Talk, ask: Ask[Any]) -> str:
    view = talk.view
    folk = facts.folk_of(view, ask)
    trait = view.trait(folk)
    hand = facts.hand_of(view, ask)
    parts = [f"{names.tokens(hand)} {'ready' if isinstance(ask, Begin) else 'in hand'}"]
    if trait.berserk:
        parts.append("the Berserk die to roll" if view.die == NONE else f"the Berserk die at {view.die}")
    elif hand and not (view.rolled and view.house.shared_die):
        parts.append("the reinforcement die")
    if trait.dragons and not view.dragon_flew:
        parts.append("the Dragon")
    if trait.replaces:
        parts.append(f"{names.tokens(view.tray[folk.race])} in the tray")
    if folk.holes:
        parts.append(EN.plural(folk.holes, "1 Hole to dig", f"{folk.holes} Holes to dig"))
    return names.listed(parts)


def _in_hand(talk: Talk, ask: Ask[Any]) -> str:
    return f"{names.tokens(facts.hand_of(talk.view, ask))} in hand"


def _raiders(talk: Talk, ask: Ask[Any]) -> str:
    folk = facts.folk_of(talk.view, ask)
    left = talk.view.trait(folk).raiders - folk.raiders
    return f"{EN.plural(left, '1 extra token', f'{left} extra tokens')} to take off the board"


def _fortresses(talk: Talk, ask: Ask[Any]) -> str:
    left = talk.view.trait(facts.folk_of(talk.view, ask)).fortresses - built(talk.view)
    return f"{english.count(left, names.FORTRESS)} left"


def _camps(talk: Talk, ask: Ask[Any]) -> str:
    folk = facts.folk_of(talk.view, ask)
    left = camps_in_hand(talk.view, folk)
    standing = talk.view.trait(folk).camps - left
    return f"{names.camps(standing)} on the board, {left or 'none'} in hand"


def _camps_left(talk: Talk, ask: Ask[Any]) -> str:
    return f"{names.camps(camps_in_hand(talk.view, facts.folk_of(talk.view, ask)))} in hand"


def _heroes(talk: Talk, ask: Ask[Any]) -> str:
    assert isinstance(ask, PlaceHero)
    return f"{EN.plural(ask.left, '1 Hero', f'{ask.left} Heroes')} to post, each in a different region"


def _spared(talk: Talk, ask: Ask[Any]) -> str:
    spared = [names.name(talk, seat) for seat in peaceable(talk.view, ask.seat)]
    return f"Active race left in peace this turn: {names.listed(spared)}"


def _retire(talk: Talk, ask: Ask[Any]) -> str:
    folk = facts.folk_of(talk.view, ask)
    regions = len(talk.view.regions(folk.race))
    return f"{names.combo(folk.race, folk.power)}: {english.count(regions, names.REGION)}, the turn is already scored"


SITUATIONS: dict[str, Callable[[Talk, Ask[Any]], str]] = {
    "Pick": _coins,
    "Begin": _troops,
    "March": _troops,
    "Leave": _raiders,
    "Rearrange": _in_hand,
    "Place": _in_hand,
    "Build": _fortresses,
    "MoveCamps": _camps,
    "PlaceCamp": _camps_left,
    "PlaceHero": _heroes,
    "MakePact": _spared,
    "RetireNow": _retire,
}


def situation(talk: Talk, ask: Ask[Any]) -> str:
    """Say what the asked seat has at hand for it, or nothing."""
    return finished(SITUATIONS[type(ask).__name__](talk, ask))
