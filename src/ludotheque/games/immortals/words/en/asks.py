"""The questions of Immortals in English, and what the seat has at hand for them."""

from collections.abc import Callable
from typing import Any

from ludotheque.game import Talk
from ludotheque.games.immortals.rules.rounds.planning import blanks_left
from ludotheque.games.immortals.rules.state import NONE, SPACES, Player
from ludotheque.games.immortals.words.en import names
from ludotheque.games.immortals.words.en.options import defence
from ludotheque.kernel import Ask
from ludotheque.words import EN

QUESTIONS: dict[str, Callable[[Talk, Any], str]] = {
    "OccupyStart": lambda talk, ask: f"Which group goes to {names.place(home(talk, ask))}?",
    "ChooseCard": lambda talk, ask: "Which Conflict card do you choose?",
    "KeepCard": lambda talk, ask: "Which Conflict card do you keep?",
    "ChooseRegion": lambda talk, ask: "Which region does the joker stand for?",
    "ChooseGroup": lambda talk, ask: f"Which group goes to {names.place(ask.place)}?",
    "SplitFallen": lambda talk, ask: "How many of your fallen cubes go to the light limbo?",
    "DrawCard": lambda talk, ask: "Draw a Conflict card?",
    "SendArmy": lambda talk, ask: "Where do you send a reinforcement?",
    "Plan": lambda talk, ask: "Which card do you lay?",
    "Lay": lambda talk, ask: f"Where do you lay {names.one_card(ask.card)}?",
    "Reveal": lambda talk, ask: "Which card do you reveal?",
    "Compensate": lambda talk, ask: "Which compensation do you take?",
    "Extract": lambda talk, ask: "Where do you extract?",
    "Transition": lambda talk, ask: "Where do armies come back from limbo?",
    "Build": lambda talk, ask: "What do you build, and where?",
    "BuildSanctuary": lambda talk, ask: "Where do you build a Sanctuary?",
    "Attack": lambda talk, ask: "Where do you set out from?",
    "ChooseTarget": lambda talk, ask: f"Which region do you attack from {names.place(ask.origin)}?",
    "NameRegion": lambda talk, ask: "Which region does the joker stand for?",
    "CommitArmies": lambda talk, ask: f"How many armies attack {names.place(ask.target)}?",
    "ChooseDestination": lambda talk, ask: f"Where do the armies of {names.place(ask.origin)} go?",
    "MoveArmies": lambda talk, ask: f"How many armies go to {names.place(ask.goal)}?",
    "Cast": lambda talk, ask: f"What do you do with {names.card(ask.card)}?",
    "SpreadArmies": lambda talk, ask: "Where does the next army go?",
}


def home(talk: Talk, ask: Ask[Any]) -> int:
    """Return the start region of the asked seat."""
    start: int = talk.view.world.light[talk.view.players[ask.seat].light].start
    return start


def question(talk: Talk, ask: Ask[Any]) -> str:
    """Ask the question in a sentence."""
    return QUESTIONS[type(ask).__name__](talk, ask)


def _purse(player: Player) -> str:
    return f"{player.energy} energy, {player.gold} gold"


def _limbos(talk: Talk, ask: Any) -> str:
    light, dark = talk.view.players[ask.seat].limbo
    return f"Limbos: {light} light, {dark} dark"


# What the choice means.
GROUPS_MEAN = "A large group can attack, a small one can hold."


def _groups(talk: Talk, ask: Any) -> str:
    left = [str(cubes) for cubes in talk.view.players[ask.seat].groups if cubes]
    return f"{GROUPS_MEAN} Left: {EN.listed(left)}" if left else "No group left: you keep the card"


def _plan(talk: Talk, ask: Any) -> str:
    player = talk.view.players[ask.seat]
    filled = SPACES - player.spaces.count(NONE)
    blanks = EN.plural(blanks_left(player), "1 blank left", f"{blanks_left(player)} blanks left")
    return f"{filled} of {SPACES} spaces filled, {blanks}, {_purse(player)}"


def _reinforce(talk: Talk, ask: Any) -> str:
    return f"Still to send: {ask.light} from the light limbo, {ask.dark} from the dark one"


def _spread(talk: Talk, ask: Any) -> str:
    return f"{names.armies(ask.armies)} left to place"


def _money(talk: Talk, ask: Any) -> str:
    return _purse(talk.view.players[ask.seat])


def _revealed(talk: Talk, ask: Any) -> str:
    return f"Revealed: {names.one_card(ask.card)}. {_money(talk, ask)}"


def _left_behind(talk: Talk, ask: Any) -> str:
    return f"{names.armies(talk.view.armies[ask.origin])} in {names.place(ask.origin)}, one stays behind."


SITUATIONS: dict[str, Callable[[Talk, Any], str]] = {
    "OccupyStart": _groups,
    "ChooseCard": _groups,
    "KeepCard": _groups,
    "ChooseRegion": _groups,
    "ChooseGroup": _groups,
    "SplitFallen": _limbos,
    "SendArmy": _reinforce,
    "Plan": _plan,
    "Lay": _plan,
    "SpreadArmies": _spread,
    "Transition": lambda talk, ask: f"{_revealed(talk, ask)}. {_limbos(talk, ask)}",
    "Extract": _revealed,
    "Build": _revealed,
    "BuildSanctuary": _revealed,
    "Attack": _revealed,
    "ChooseTarget": _revealed,
    "NameRegion": _revealed,
    "CommitArmies": lambda talk, ask: f"{_left_behind(talk, ask)} Facing you: {defence(talk, ask, ask.target)}",
    "MoveArmies": _left_behind,
}


def situation(talk: Talk, ask: Ask[Any]) -> str:
    """Say what the asked seat has at hand."""
    return SITUATIONS.get(type(ask).__name__, _money)(talk, ask)
