"""The kernel: an agenda of steps, questions for seats, dice, events. Knows no game."""

from ludotheque.kernel.dice import Dice, KeyedDice, ScriptedDice
from ludotheque.kernel.event import Event, Secret
from ludotheque.kernel.option import BUTTON, Option, button
from ludotheque.kernel.seat import EVERYONE, SPECTATOR, Seat, only
from ludotheque.kernel.state import UNKNOWN, State
from ludotheque.kernel.step import Ask, Sealed, Step, Together, advance, answer, waiting

__all__ = [
    "BUTTON",
    "EVERYONE",
    "SPECTATOR",
    "UNKNOWN",
    "Ask",
    "Dice",
    "Event",
    "KeyedDice",
    "Option",
    "ScriptedDice",
    "Sealed",
    "Seat",
    "Secret",
    "State",
    "Step",
    "Together",
    "advance",
    "answer",
    "button",
    "only",
    "waiting",
]
