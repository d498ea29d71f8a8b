"""What cards do: they are played, use their texts, are searched for, looked at and lost."""

from ludotheque.games.ebbland.rules.events.shapes import AtSite, CardId, OfCard, OfFighter, Stat
from ludotheque.kernel import Event, Seat, Secret
from ludotheque.kernel.seat import only


class CardPlayed(OfCard):
    """An instant or action is played."""

    name = "play"
    clause = "CC-TEXT-01"


class TextUsed(OfCard):
    """A text of a card in play is used; that of a site if it lies nowhere else."""

    name = "use"
    for_programs = ("of_site",)

    # A site is no card: then this is its number among the sites.
    of_site: bool


class Cancelled(OfCard):
    """The card just played has no effect."""

    name = "cancel"


class TaskRolled(OfCard):
    """A die decides whether a text succeeds."""

    name = "task"
    clause = "CC-KEYWORD-06"
    for_programs = ("of_site",)

    of_site: bool
    die: int
    total: int
    wanted: int

    def symbol(self) -> str:
        """Show what was rolled."""
        return f"die-{self.die}"


class Sacrificed(OfCard):
    """A character is given up as a price."""

    name = "sacrifice"


class Found(OfCard):
    """A card is searched for, shown and taken."""

    name = "found"


class Recovered(OfCard):
    """A card comes back from the discard pile."""

    name = "recover"


class LookedAt(Event):
    """A player looks at the top cards of the Stock."""

    name = "look"

    cards: int


class CardsSeen(Secret):
    """Which cards these are."""

    name = "looked"

    seen: list[CardId]


class Taken(Secret):
    """A card of those looked at is taken."""

    name = "taken"

    card: CardId


class HandRevealed(Event):
    """A player sees the hand of another one."""

    name = "reveal"

    owner: Seat
    cards: int


class HandSeen(Event):
    """Which cards these are: for the two of them alone."""

    name = "revealed"

    owner: Seat
    hand: list[CardId]

    def seen_by(self) -> int:
        """Tell who looks and whose hand it is."""
        return only(self.seat, self.owner)


class Bounced(OfCard):
    """A character returns to the hand with everything attached."""

    name = "bounce"


class Destroyed(OfCard):
    """A weapon or logistics is discarded."""

    name = "destroy"


class Changed(OfFighter):
    """Something about a fighter changes for a while: what (`changes`), which string, how much."""

    name = "change"

    what: int
    stat: Stat
    value: int


class Discounted(Event):
    """Cards cost more or less COM (0) or LOG (1)."""

    name = "discount"

    die: int
    value: int


class Restored(AtSite):
    """A sacked site becomes unsacked."""

    name = "restore"
