"""Who is at a table: who looks at it, and how each seat stands for them."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.game import Outcome
from ludotheque.kernel import SPECTATOR
from ludotheque.server import texts
from ludotheque.server.live import Live, Position
from ludotheque.store import rows as store

MINUTE, HOUR, DAY = 60, 3600, 86400
# How long nobody may have been at a seat before others may hand it to a bot: with a clock, and without.
ABSENT_LIVE, ABSENT_SLOW = 2 * MINUTE, DAY


@dataclass(frozen=True)
class Viewer:
    """Who looks: which seats they hold, as which one they look now, and in which language."""

    language: str
    seat: int = SPECTATOR
    held: tuple[int, ...] = ()
    person: str = ""
    # Looks at a moment of the past, where nobody is asked anything.
    looks_back: bool = False


class Company:
    """Who sits at a table, for one viewer; there need not be a game yet."""

    def __init__(self, live: Live, position: Position, viewer: Viewer) -> None:
        self.live, self.position, self.viewer = live, position, viewer
        self.language = viewer.language
        self.outcome: Outcome | None = None

    def say(self, name: str, /, **figures: object) -> str:
        """Return a text of the page."""
        return texts.say(self.language, name, **figures)

    def kind(self, seat: int) -> tuple[str, str]:
        """Return the state of a seat for the panel, and in words: you, online, a bot, away since."""
        place = self.position.seats[seat]
        if place.kind == store.BOT:
            return "bot", self.say("kind-bot", level=level_name(self.language, place.bot or ""))
        if place.bot:
            return "absent", self.say("kind-stand-in-you" if seat in self.viewer.held else "kind-stand-in")
        if seat in self.viewer.held:
            alone = len(self.viewer.held) == 1
            return "you", self.say("kind-you" if alone or seat == self.viewer.seat else "kind-here")
        if not place.taken:
            return "free", self.say("kind-free" if place.kind == store.OPEN else "kind-expected")
        if self.viewer.looks_back or self.position.table.state == store.OVER:
            return "human", self.say("kind-human")
        away = self.away(seat)
        for unit, seconds in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
            if away >= seconds:
                return "absent", self.say(f"kind-away-{unit}", n=int(away // seconds))
        return "human", self.say("kind-online")

    def is_alone(self) -> bool:
        """Tell whether nobody else could read what the viewer says, and nobody has said anything."""
        others = (seat for seat in self.position.seats if seat.kind != store.BOT and seat.seat not in self.viewer.held)
        is_player = bool(self.viewer.held) and not any(others)
        return is_player and not self.live.present(SPECTATOR) and not self.position.talk

    def away(self, seat: int) -> float:
        """Return for how many seconds nobody has been at a seat."""
        return 0.0 if self.live.is_here(seat) else store.now() - self.position.seats[seat].seen

    def may_stand_in(self, seat: int) -> bool:
        """Tell whether the viewer may let a bot play for somebody else."""
        return may_stand_in(self.live, self.position, self.viewer, seat)

    def offers(self, seat: int) -> str:
        """Return what the viewer can do about a seat: sit, back, robot, stand-in; or nothing."""
        place, held = self.position.seats[seat], self.viewer.held
        if place.kind == store.OPEN and not place.taken and not held and not self.viewer.looks_back:
            return "sit"
        if self.outcome is not None or not held:
            return ""
        if seat in held and place.kind != store.BOT:
            return "back" if place.bot else "robot"
        return "stand-in" if self.may_stand_in(seat) else ""


def is_stood_in(position: Position, seat: int) -> bool:
    """Tell whether a bot plays for a person, who may take the seat back."""
    place = position.seats[seat]
    return place.kind != store.BOT and bool(place.bot)


def may_stand_in(live: Live, position: Position, viewer: Viewer, seat: int) -> bool:
    """Tell whether a viewer may let a bot play for an absent player: the host at once, others once it is deserted."""
    place, is_host = position.seats[seat], position.table.host == viewer.person
    if not (viewer.held or is_host) or place.kind == store.BOT or place.bot or seat in viewer.held:
        return False
    if is_host:
        return not live.is_here(seat)
    patience = ABSENT_LIVE if position.table.clock else ABSENT_SLOW
    return not live.is_here(seat) and store.now() - max(place.seen, position.table.created) > patience


def level_name(language: str, level: str) -> str:
    """Return what a level is called; other bots are called by their description."""
    return texts.say(language, f"level-{level}") if f"level-{level}" in texts.TEXTS else level
