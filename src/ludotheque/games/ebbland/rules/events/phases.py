"""What happens in the four phases: drawing, dice, markers, enlistment, what is put into play, the end."""

from ludotheque.games.ebbland.rules.events.shapes import AtSite, CardId, OfCard, OfFighter, Slot
from ludotheque.kernel import Event, Seat, Secret


class StartDieThrown(Event):
    """A die decides who begins."""

    name = "start-die"
    clause = "CC-SETUP-10"

    die: int

    def symbol(self) -> str:
        """Show what was rolled."""
        return f"die-{self.die}"


class DeckDrawn(Event):
    """A seat draws a deck of the box by chance."""

    name = "deck-drawn"
    clause = "CC-SETUP-05"

    # Its number among the decks of the box.
    box: int


class DeckBuilt(Event):
    """A seat has built a deck of what it opened, of so many cards."""

    name = "deck-built"
    clause = "CC-SEALED-03"

    cards: int


class TurnBegan(Event):
    """It is a player's turn, so many of his own."""

    name = "turn"
    clause = "CC-STOCK-01"
    icon = "mark"

    turn: int


class CardsDrawn(Event):
    """A player draws cards."""

    name = "draw"
    clause = "CC-STOCK-03"

    cards: int


class CardDrawn(Secret):
    """Which card that is."""

    name = "drawn"
    clause = "CC-STOCK-03"

    card: CardId


class Discarded(OfCard):
    """A card goes from hand to the discard pile."""

    name = "discard"
    clause = "CC-STOCK-02"


class DiceRolled(Event):
    """Both resource dice are rolled."""

    name = "dice"
    clause = "CC-RESOURCE-04"

    com: int
    log: int


class DiceKept(Event):
    """Both resource dice are kept."""

    name = "keep"
    clause = "CC-RESOURCE-04"


class DieTurned(Event):
    """A resource die shows another number: 0 is COM, 1 is LOG."""

    name = "gain"
    clause = "CC-RES-04"

    die: int
    value: int


class Exchanged(Event):
    """2 LOG become 1 COM."""

    name = "exchange"
    clause = "CC-RES-01"


class MarkerSpent(Event):
    """A +1 marker is spent: on COM (0), LOG (1) or the enlistment roll (2)."""

    name = "marker"
    clause = "CC-RES-05"
    for_programs = ("use",)

    use: int


class MarkersGained(Event):
    """A player gets +1 markers."""

    name = "token"
    clause = "CC-SETUP-04"

    number: int


class EnlistmentTried(OfCard):
    """A player tries to enlist a character, with so much COM on top."""

    name = "enlist"
    clause = "CC-ENLIST-03"

    raised: int


class EnlistmentDieThrown(OfCard):
    """The die for it, with what is added."""

    name = "enlist-die"
    clause = "CC-ENLIST-05"

    die: int
    bonus: int

    def symbol(self) -> str:
        """Show what was rolled."""
        return f"die-{self.die}"


class Enlisted(OfFighter):
    """A character enters the active area."""

    name = "enlisted"
    clause = "CC-ENLIST-06"
    for_programs = ("slot",)


class Rejected(OfCard):
    """A character that was not enlisted goes to the discard pile."""

    name = "rejected"
    clause = "CC-ENLIST-07"


class Bonus(Event):
    """Something is added to the roll at hand."""

    name = "bonus"

    value: int


class Attached(OfCard):
    """A character gets a weapon or talent."""

    name = "attach"
    clause = "CC-ACTION-02"
    for_programs = ("slot",)

    slot: Slot
    bearer: CardId


class Built(AtSite):
    """A site gets logistics."""

    name = "build"
    clause = "CC-ACTION-03"

    card: CardId


class GameEnded(Event):
    """The game is over: who wins, and everybody's points."""

    name = "end"
    clause = "CC-WIN-01"

    winners: list[Seat]
    totals: list[int]
