"""The questions of Small World in English, and what the seat has at hand for them."""

from collections.abc import Callable
from typing import Any

from ludotheque.game import Talk
from ludotheque.games.smallworld.rules import asked
from ludotheque.games.smallworld.rules.pieces import PlaceHero, peaceable
from ludotheque.games.smallworld.rules.state import NONE, Folk
from ludotheque.games.smallworld.rules.turn import Begin, may_decline
from ludotheque.games.smallworld.words import facts
from ludotheque.games.smallworld.words.en import names
from ludotheque.kernel import UNKNOWN, Ask
from ludotheque.words import EN, capital, english, finished


def _folk(talk: Talk, ask: Ask[Any]) -> str:
    folk = asked.folk_of(talk.view, ask)
    return names.folk(talk, ask.seat, folk.race, folk.declined)


def _own(talk: Talk, ask: Ask[Any], folk: Folk) -> str:
    """Return a race after the player it belongs to has been named."""
    whose = "your" if ask.seat == talk.you else "the"
    return f"{whose} {'declined ' if folk.declined else ''}{names.race(folk.race)}"


def _asked(talk: Talk, ask: Ask[Any]) -> str:
    return _own(talk, ask, asked.folk_of(talk.view, ask))


def _do(talk: Talk, ask: Ask[Any]) -> str:
    return names.do(talk, ask.seat)


def _begin(talk: Talk, ask: Ask[Any]) -> str:
    folk = asked.folk_of(talk.view, ask)
    fighters = _own(talk, ask, folk)
    if not may_decline(talk.view, ask.seat):
        return f"Which region {_do(talk, ask)} conquer with {fighters}?"
    active = talk.view.players[ask.seat].folk
    decline = f"put {_own(talk, ask, active)} in decline" if folk.declined else "go into decline"
    return capital(f"{_do(talk, ask)} conquer with {fighters}, or {decline}?")


def _march(talk: Talk, ask: Ask[Any]) -> str:
    folk = asked.folk_of(talk.view, ask)
    fighters = f" with {_own(talk, ask, folk)}" if folk.declined else ""
    return f"Which region {_do(talk, ask)} conquer next{fighters}?"


def _place(talk: Talk, ask: Ask[Any]) -> str:
    if asked.is_retreat(talk.view, ask):
        return f"Where do {_folk(talk, ask)} retreat to?"
    return f"Where {_do(talk, ask)} place {_asked(talk, ask)}?"


def _hero(talk: Talk, ask: Ask[Any]) -> str:
    assert isinstance(ask, PlaceHero)
    return f"Where {_do(talk, ask)} post the {'first' if ask.left > 1 else 'second'} Hero?"


QUESTIONS: dict[str, Callable[[Talk, Ask[Any]], str]] = {
    "Pick": lambda talk, ask: f"Which race {_do(talk, ask)} take?",
    "Begin": _begin,
    "March": _march,
    "Leave": lambda talk, ask: f"From which region does an extra token of {_folk(talk, ask)} leave?",
    "Rearrange": lambda talk, ask: f"How {_do(talk, ask)} redeploy {_asked(talk, ask)}?",
    "Place": _place,
    "Build": lambda talk, ask: f"Where {_do(talk, ask)} build a Fortress?",
    "MoveCamps": lambda talk, ask: capital(f"{_do(talk, ask)} move the Encampments?"),
    "PlaceCamp": lambda talk, ask: f"Where {_do(talk, ask)} place the Encampments?",
    "PlaceHero": _hero,
    "MakePact": lambda talk, ask: f"With whom {_do(talk, ask)} make peace?",
    "RetireNow": lambda talk, ask: capital(f"{_do(talk, ask)} put {_asked(talk, ask)} in decline right now?"),
}


def question(talk: Talk, ask: Ask[Any]) -> str:
    """Ask the question in a sentence."""
    return QUESTIONS[type(ask).__name__](talk, ask)


def _coins(talk: Talk, ask: Ask[Any]) -> str:
    coins = talk.view.players[ask.seat].coins
    return "" if coins == UNKNOWN else f"{names.coins(coins)} in the purse"


def _troops(talk: Talk, ask: Ask[Any]) -> str:
    troops = facts.troops(talk.view, ask)
    parts = {
        f"{names.tokens(troops.tokens)} {'ready' if isinstance(ask, Begin) else 'in hand'}": True,
        "the reinforcement die": troops.reinforcement,
        "the Berserk die to roll": troops.berserk and troops.face == NONE,
        f"the Berserk die at {troops.face}": troops.berserk and troops.face != NONE,
        "the Dragon": troops.dragon,
        f"{names.tokens(troops.tray)} in the tray": troops.sorcery,
        EN.plural(troops.holes, "1 Hole to dig", f"{troops.holes} Holes to dig"): troops.holes > 0,
    }
    return names.listed([part for part, is_there in parts.items() if is_there])


def _in_hand(talk: Talk, ask: Ask[Any]) -> str:
    return f"{names.tokens(asked.hand_of(talk.view, ask))} in hand"


def _raiders(talk: Talk, ask: Ask[Any]) -> str:
    left = facts.raiders_left(talk.view, ask)
    return f"{EN.plural(left, '1 extra token', f'{left} extra tokens')} to take off the board"


def _fortresses(talk: Talk, ask: Ask[Any]) -> str:
    return f"{english.count(facts.fortresses_left(talk.view, ask), names.FORTRESS)} left"


def _camps(talk: Talk, ask: Ask[Any]) -> str:
    standing, left = facts.camps(talk.view, ask)
    return f"{names.camps(standing)} on the board, {left or 'none'} in hand"


def _camps_left(talk: Talk, ask: Ask[Any]) -> str:
    return f"{names.camps(facts.camps(talk.view, ask)[1])} in hand"


def _heroes(talk: Talk, ask: Ask[Any]) -> str:
    assert isinstance(ask, PlaceHero)
    return "2 Heroes to post, in two different regions" if ask.left > 1 else "In another region than the first"


def _spared(talk: Talk, ask: Ask[Any]) -> str:
    spared = [names.name(talk, seat) for seat in peaceable(talk.view, ask.seat)]
    return f"Active race left in peace this turn: {names.listed(spared)}"


def _retire(talk: Talk, ask: Ask[Any]) -> str:
    folk = asked.folk_of(talk.view, ask)
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
