"""The course of rounds and turns, and what the dummy player does."""

from ludotheque.games.mageknight.rules.events.shapes import AtSpace
from ludotheque.games.mageknight.rules.terms import Colour
from ludotheque.kernel import Event


class RoundBegan(Event):
    """A round begins."""

    name = "round"
    clause = "MK-ROUND-01"
    icon = "mark"

    round: int
    night: bool


class NightRolled(Event):
    """Two dice say whether the next round is night."""

    name = "dusk"

    first: Colour
    second: Colour


class RoundEnded(Event):
    """A round is over."""

    name = "round_over"
    clause = "MK-ROUND-31"

    round: int


class RoundEndAnnounced(Event):
    """A player announces the end of the round."""

    name = "announce"
    clause = "MK-ROUND-28"
    icon = "ui-pass"


class TurnBegan(Event):
    """It is a player's turn."""

    name = "turn"
    clause = "MK-ROUND-27"
    icon = "ui-next"
    for_programs = ("round",)

    round: int


class TurnPassed(Event):
    """A player has no card left and passes."""

    name = "pass"
    clause = "MK-TURN-08"


class TurnEnded(Event):
    """A turn is over."""

    name = "end"
    clause = "MK-TURN-28"
    icon = "ui-pass"


class GoalReached(Event):
    """The goal of the scenario is reached."""

    name = "goal"


class GameEnded(Event):
    """The game is over."""

    name = "over"
    clause = "MK-ROUND-30"
    icon = "ui-check"


class Conceded(Event):
    """A player gives the game up."""

    name = "concede"
    clause = "MK-SCN-HOLD-21"
    icon = "ui-pass"


class PortalClosed(AtSpace):
    """The portal closes."""

    name = "portal_closed"
    clause = "MK-SCN-RETURN-07"
    icon = "site-portal"


class HeroLost(Event):
    """A hero is out of the game."""

    name = "lost"
    clause = "MK-SCN-RETURN-07"
    icon = "ui-pass"


class DummyHeroDrawn(Event):
    """The hero of the dummy player is drawn."""

    name = "dummy_hero"
    clause = "MK-DUMMY-02"

    hero: int


class DummyPlayed(Event):
    """The dummy player turns cards over; so many are left."""

    name = "dummy"
    clause = "MK-DUMMY-10"
    icon = "mk-hand"

    cards: int
    left: int
