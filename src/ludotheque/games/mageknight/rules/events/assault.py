"""Assaults on cities together."""

from ludotheque.games.mageknight.rules.events.shapes import AtSpace


class AssaultProposed(AtSpace):
    """A player proposes an assault on a city; the shares say how many defenders each would face."""

    name = "proposal"
    clause = "MK-COOP-07"
    icon = "site-city"
    for_programs = ("seats", "shares")

    seats: list[int]
    shares: list[int]


class AssaultJoined(AtSpace):
    """A player agrees to an assault."""

    name = "agreement"
    clause = "MK-COOP-08"
    icon = "ui-check"


class AssaultRefused(AtSpace):
    """A player does not join an assault."""

    name = "refusal"
    clause = "MK-COOP-08"
    icon = "ui-pass"
