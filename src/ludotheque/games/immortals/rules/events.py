"""What happens in Immortals: each event with its fields, its clause and its symbol."""

from typing import Literal, TypeAlias

from ludotheque.games.immortals.rules.state import Card, Place, Region, Space
from ludotheque.kernel import Event, Seat, Secret

# Why an action cannot be carried out.
Obstacle: TypeAlias = Literal["army", "price", "limbo", "built", "attackers", "nothing"]


class AtPlace(Event):
    """Something that happens in a region of one realm, which is then marked on the map."""

    place: Place


class TribesGiven(Event):
    """A player leads a tribe of each realm."""

    name = "tribes"
    clause = "IM-SETUP-20"
    icon = "ui-players"

    light: int
    dark: int


class MarkerGiven(Event):
    """A player gets the First-player marker."""

    name = "marker"
    clause = "IM-START-21"
    icon = "ui-next"


class Dealt(Event):
    """Everybody gets Conflict cards to deploy by."""

    name = "deal"
    clause = "IM-START-09"
    icon = "mk-hand"


class Deployed(AtPlace):
    """A group of armies stands in a region."""

    name = "deploy"
    clause = "IM-START-12"
    icon = "im-army"

    armies: int


class CardShown(Event):
    """A Conflict card chosen in secret is shown."""

    name = "show"
    clause = "IM-START-10"
    icon = "mk-hand"

    card: Card


class CardKept(Event):
    """A player keeps a Conflict card."""

    name = "keep"
    clause = "IM-START-19"
    icon = "mk-hand"


class OwnCardKept(Secret):
    """Which card that is."""

    name = "kept"
    clause = "IM-START-31"
    icon = "mk-hand"

    card: Card


class HandsPassed(Event):
    """Hands pass to the left."""

    name = "hands_passed"
    clause = "IM-START-20"
    icon = "ui-pass"


class ResourcesTaken(Event):
    """A player takes the energy and gold to begin with."""

    name = "resources"
    clause = "IM-START-26"
    icon = "im-gold"

    energy: int
    gold: int


class TowerFilled(Event):
    """Cubes go into the tower and others fall on the tray: how many of each colour."""

    name = "tower"
    clause = "IM-TOWER-01"
    icon = "im-tower"

    thrown: list[int]
    tray: list[int]


class FallenSplit(Event):
    """A player's fallen cubes are split between both limbos."""

    name = "split"
    clause = "IM-TOWER-02"
    icon = "im-limbo"

    light: int
    dark: int


class CardTaken(Event):
    """A player takes a Region card, from another or from the deck."""

    name = "card_taken"
    clause = "IM-BATTLE-22"
    icon = "mk-hand"

    region: Region
    holder: Seat


class CardReturned(Event):
    """A Region card goes back to the deck."""

    name = "card_returned"
    clause = "IM-BATTLE-40"
    icon = "mk-hand"

    region: Region


class LaidCardLost(Event):
    """A laid card is taken away, and its space is empty."""

    name = "card_lost"
    clause = "IM-BATTLE-23"
    icon = "ui-forbidden"

    space: Space
    card: Card


class DeckShuffled(Event):
    """Discarded Conflict cards become a new deck."""

    name = "reshuffle"
    clause = "IM-REINF-02"
    icon = "mk-hand"


class CardsDrawn(Event):
    """A player draws Conflict cards."""

    name = "draw"
    clause = "IM-REINF-02"
    icon = "mk-hand"

    cards: int


class OwnCardDrawn(Secret):
    """Which card that is."""

    name = "drawn"
    clause = "IM-REINF-02"
    icon = "mk-hand"

    card: Card


class RoundBegan(Event):
    """A round begins, with the player who leads it."""

    name = "round"
    clause = "IM-END-01"
    icon = "mark"

    round: int


class PhaseBegan(Event):
    """A phase of the round begins: reinforcement, planning, resolution or scoring."""

    name = "phase"
    clause = "IM-REINF-01"
    icon = "mark"

    phase: int


class Reinforced(AtPlace):
    """A reinforcement comes to a region."""

    name = "reinforce"
    clause = "IM-REINF-04"
    icon = "im-army"


class PlanReady(Event):
    """A player has planned."""

    name = "ready"
    clause = "IM-PLAN-19"
    icon = "ui-check"


class PlansLaid(Event):
    """How many spaces a player has filled can be seen."""

    name = "planned"
    clause = "IM-PLAN-02"
    icon = "ui-check"

    spaces: int


class CardRevealed(Event):
    """A laid card is turned over."""

    name = "reveal"
    clause = "IM-RESOLVE-01"
    icon = "ui-spectator"

    space: Space
    card: Card


class ActionImpossible(Event):
    """The action of a card cannot be carried out."""

    name = "impossible"
    clause = "IM-PLAN-17"
    icon = "ui-forbidden"
    for_programs = ("space", "card")

    space: Space
    card: Card
    reason: Obstacle


class Passed(Event):
    """A player passes for the rest of the round."""

    name = "pass"
    clause = "IM-RESOLVE-04"
    icon = "ui-pass"


class GoldInstead(Event):
    """A player takes one gold instead of an action."""

    name = "compensation_gold"
    clause = "IM-RESOLVE-05"
    icon = "im-gold"


class EnergyInstead(Event):
    """A player takes one energy instead of an action."""

    name = "compensation_energy"
    clause = "IM-RESOLVE-05"
    icon = "im-energy"


class GoldExtracted(AtPlace):
    """A region yields gold."""

    name = "extract_gold"
    clause = "IM-ACT-01"
    icon = "im-gold"

    gold: int


class EnergyExtracted(AtPlace):
    """A region yields energy."""

    name = "extract_energy"
    clause = "IM-ACT-05"
    icon = "im-energy"

    energy: int


class BroughtFromLimbo(AtPlace):
    """Armies come from limbo to a region."""

    name = "transition"
    clause = "IM-ACT-10"
    icon = "im-transition"

    armies: int


class Built(AtPlace):
    """A structure is built and gives points at once."""

    points: int


class PortalBuilt(Built):
    """A Portal is built."""

    name = "build_portal"
    clause = "IM-BUILD-06"
    icon = "im-portal"


class SanctuaryBuilt(Built):
    """A Sanctuary is built."""

    name = "build_sanctuary"
    clause = "IM-BUILD-11"
    icon = "im-sanctuary"


class CapitalBuilt(Built):
    """A Capital is built."""

    name = "build_capital"
    clause = "IM-BUILD-13"
    icon = "im-capital"


class Attacked(AtPlace):
    """A region is attacked: from where, with what, against whom, and whom the inhabitants help."""

    name = "attack"
    clause = "IM-ATTACK-01"
    icon = "mk-attack"

    origin: Place
    force: int
    defender: Seat
    defence: int
    side: int


class Fought(AtPlace):
    """An attack is settled: what each side counted, and the armies left standing."""

    attack: int
    defence: int
    left: int


class Won(Fought):
    """The attacker wins."""

    name = "won"
    clause = "IM-BATTLE-35"
    icon = "mk-attack"


class Lost(Fought):
    """The attacker fails."""

    name = "lost"
    clause = "IM-BATTLE-25"
    icon = "ui-resign"


class Held(Fought):
    """The defender wins; the seat is theirs."""

    name = "held"
    clause = "IM-BATTLE-38"
    icon = "mk-block"


class Tied(AtPlace):
    """Nobody wins, and all fall."""

    name = "tie"
    clause = "IM-BATTLE-39"
    icon = "ui-close"
    for_programs = ("defender",)

    attack: int
    defence: int
    defender: Seat


class Moved(AtPlace):
    """Armies move from one region to another."""

    name = "move"
    clause = "IM-MOVE-03"
    icon = "mk-move"

    armies: int
    origin: Place


class SeizureFailed(AtPlace):
    """A Region card cannot be seized: armies there, and against them."""

    name = "seize_failed"
    clause = "IM-MAGIC-17"
    icon = "ui-forbidden"

    armies: int
    opposing: int


class Scored(Event):
    """A player scores: the total, and what it is for."""

    name = "score"
    clause = "IM-SCORE-02"
    icon = "mk-fame"

    points: int
    regions: int
    sanctuaries: int
    capitals: int
    provinces: int


class GameEnded(Event):
    """The game is over."""

    name = "end"
    clause = "IM-END-03"
    icon = "ui-check"
