"""What happens with deed cards, skills and tactics."""

from ludotheque.games.mageknight.rules.events.shapes import OfCard
from ludotheque.kernel import Event, Seat, Secret


class CardPlayed(OfCard):
    """A card is played for one of its effects."""

    name = "play"
    clause = "MK-CARDS-02"
    icon = "mk-hand"

    strong: bool


class PlayedSideways(OfCard):
    """A card is played sideways."""

    name = "sideways"
    clause = "MK-CARDS-13"
    icon = "mk-hand"


class Discarded(OfCard):
    """A card is discarded."""

    name = "discard"
    clause = "MK-DISCARD-01"


class ThrownAway(OfCard):
    """A card leaves the game."""

    name = "throw"
    clause = "MK-CARDS-11"


class CardGained(OfCard):
    """A card comes into a player's deck."""

    name = "learned"
    clause = "MK-END-18"
    icon = "mk-hand"


class CardStolen(OfCard):
    """A card that another player discarded is taken."""

    name = "stolen"
    for_programs = ("victim",)

    victim: Seat


class CardDrawn(Secret):
    """Which card was drawn."""

    name = "draw"
    icon = "mk-hand"

    card: int


class CardsDrawn(Event):
    """So many cards were drawn."""

    name = "drawn"
    clause = "MK-DRAW-03"
    icon = "mk-hand"

    cards: int


class HandShown(Event):
    """A player shows the whole hand."""

    name = "show"
    for_programs = ("cards",)

    cards: list[int]


class Rested(OfCard):
    """A player rests."""

    name = "rest"
    clause = "MK-REST-04"
    icon = "mk-heal"


class RecoveredSlowly(Event):
    """A player with nothing but Wounds recovers slowly."""

    name = "recover"
    clause = "MK-REST-06"


class DeckRefilled(Event):
    """Long Night makes a new deck of discarded cards."""

    name = "long_night"


class SkillUsed(Event):
    """A skill is used."""

    name = "skill"
    icon = "im-magic"

    skill: int


class SkillGained(Event):
    """A skill is gained."""

    name = "skill_gained"
    clause = "MK-LEVEL-10"
    icon = "im-magic"

    skill: int


class TacticTaken(Event):
    """A tactic is taken for the round."""

    name = "tactic"
    clause = "MK-ROUND-20"
    icon = "ui-clock"

    tactic: int


class UpgradesShown(Event):
    """Advanced actions are laid out to replace others."""

    name = "upgrades"
    clause = "MK-VAR-60"
    icon = "mk-hand"

    cards: int


class CardReplaced(OfCard):
    """An action leaves the game for another one."""

    name = "upgrade"
    clause = "MK-VAR-64"
    icon = "mk-hand"


class CardAdded(OfCard):
    """An action that was kept in the draft joins a deck."""

    name = "added"
    clause = "MK-VAR-72"
    icon = "mk-hand"


class TacticGone(Event):
    """A tactic leaves the game."""

    name = "tactic_gone"
    clause = "MK-SCN-COOP-11"

    tactic: int


class TurnWillFollow(Event):
    """The Right Moment gives another turn."""

    name = "right_moment"


class ArtifactsWon(Event):
    """So many artifacts are won."""

    name = "artifacts"
    clause = "MK-END-16"
    icon = "cg-artifact"

    artifacts: int


class Purchased(Event):
    """Something is bought: what it is offered as, its place there, and what it is (games of old did not keep that)."""

    name = "buy"
    clause = "MK-INTERACT-10"
    for_programs = ("offer", "place")

    offer: str
    place: int
    ware: str = ""
