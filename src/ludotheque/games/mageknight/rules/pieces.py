"""What a position is made of: spaces, units, efforts, players, the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.games.mageknight.data import CARD
from ludotheque.games.mageknight.rules.effects.effect import Effect
from ludotheque.games.mageknight.rules.terms import LAWS, QUIET

if TYPE_CHECKING:
    from ludotheque.games.mageknight.rules.combat.riders import Rider
    from ludotheque.games.mageknight.rules.effects.turnwide import Price

NOBODY: Final = -1
NONE: Final = -1
# The dummy player's place in the order of turns.
DUMMY: Final = -2
# A token or tile that lies face down in a view: its pile or back can still be told.
FACE_DOWN: Final = -10
WOUND: Final[int] = CARD["wound"]
MOST_CRYSTALS: Final = 3


class Layout:
    """The map so far: tiles and, per space, coordinates, neighbours and what is printed. Never mutated."""

    __slots__ = ("a", "b", "colour", "near", "q", "r", "rampaging", "site", "terrain", "tiles", "turns")

    def __init__(self) -> None:
        self.tiles: list[int] = []
        self.a: list[int] = []
        self.b: list[int] = []
        # By how many sixths of a full turn each tile is turned.
        self.turns: list[int] = []
        self.q: list[int] = []
        self.r: list[int] = []
        self.near: list[list[int]] = []
        self.terrain: list[int] = []
        self.site: list[int] = []
        self.colour: list[int] = []
        self.rampaging: list[int] = []


# The map before its first tile.
UNCHARTED: Final = Layout()


# What most spaces have none of; never mutated.
NO_TOKENS: Final[list[int]] = []
# Where a list is replaced and never mutated, this one stands for all that are empty: positions are copied all the time.
NOTHING: Final[list[int]] = []


class Spot:
    """What lies on a space of the map. Never mutated, only replaced."""

    __slots__ = ("hidden", "marks", "ruin", "ruin_up", "shield", "tokens", "up")

    def __init__(
        self,
        tokens: list[int],
        up: bool,
        shield: int = NOBODY,
        ruin: int = NONE,
        ruin_up: bool = False,
        hidden: list[int] | None = None,
        marks: list[int] | None = None,
    ) -> None:
        self.tokens = tokens
        self.up = up
        self.shield = shield
        self.ruin = ruin
        self.ruin_up = ruin_up
        # Enemies that lie face down beside those that are turned up.
        self.hidden = NO_TOKENS if hidden is None else hidden
        # Seats whose shields several players may put here.
        self.marks = NO_TOKENS if marks is None else marks

    def with_tokens(self, tokens: list[int], up: bool) -> Spot:
        """Return the same spot with other enemies on it."""
        return Spot(tokens, up, self.shield, self.ruin, self.ruin_up, self.hidden, self.marks)

    def with_hidden(self, hidden: list[int]) -> Spot:
        """Return the same spot with other enemies face down."""
        return Spot(self.tokens, self.up, self.shield, self.ruin, self.ruin_up, hidden, self.marks)

    def with_shield(self, shield: int) -> Spot:
        """Return the same spot with a shield on it."""
        return Spot(self.tokens, self.up, shield, self.ruin, self.ruin_up, self.hidden, self.marks)

    def with_ruin(self, ruin: int, up: bool) -> Spot:
        """Return the same spot with a ruins token."""
        return Spot(self.tokens, self.up, self.shield, ruin, up, self.hidden, self.marks)

    def with_marks(self, marks: list[int]) -> Spot:
        """Return the same spot with other shields that several players may put there."""
        return Spot(self.tokens, self.up, self.shield, self.ruin, self.ruin_up, self.hidden, marks)


BARE_GROUND: Final = Spot([], True)


class City:
    """A city on the map: its garrison, and the shields of those who defeated defenders, in order. Never mutated."""

    __slots__ = ("colour", "leader", "level", "right", "right_colour", "shields", "space", "tokens", "up")

    def __init__(
        self,
        space: int,
        colour: int,
        level: int,
        tokens: list[int],
        up: bool,
        shields: list[int],
        leader: int,
        right: int = NONE,
        right_colour: int = NONE,
    ) -> None:
        # The right part of a Megapolis: its space and its colour.
        self.right = right
        self.right_colour = right_colour
        self.space = space
        self.colour = colour
        self.level = level
        self.tokens = tokens
        self.up = up
        self.shields = shields
        self.leader = leader

    def with_tokens(self, tokens: list[int], up: bool, shields: list[int], leader: int) -> City:
        """Return the same city with another garrison."""
        return City(self.space, self.colour, self.level, tokens, up, shields, leader, self.right, self.right_colour)

    def has(self, colour: int) -> bool:
        """Tell whether the city, or a part of it, is of a colour."""
        return colour in (self.colour, self.right_colour)


class Unit:
    """A unit in a player's service. Never mutated, only replaced."""

    __slots__ = ("banner", "banner_up", "kind", "loyal", "ready", "wounds")

    def __init__(self, kind: int, ready: bool, wounds: int, banner: int, banner_up: bool, loyal: bool) -> None:
        self.kind = kind
        self.ready = ready
        self.wounds = wounds
        self.banner = banner
        self.banner_up = banner_up
        # Serves by Bonds of Loyalty.
        self.loyal = loyal

    def with_ready(self, ready: bool) -> Unit:
        """Return the same unit, ready or spent."""
        return Unit(self.kind, ready, self.wounds, self.banner, self.banner_up, self.loyal)

    def with_wounds(self, wounds: int) -> Unit:
        """Return the same unit with another number of wounds."""
        return Unit(self.kind, self.ready, wounds, self.banner, self.banner_up, self.loyal)

    def with_banner(self, banner: int, up: bool) -> Unit:
        """Return the same unit with another banner."""
        return Unit(self.kind, self.ready, self.wounds, banner, up, self.loyal)


class Blow:
    """An attack or block that was played and not used up yet. Never mutated."""

    __slots__ = ("amount", "element", "how", "rider", "unit")

    def __init__(self, how: int, element: int, amount: int, rider: Rider | None = None, unit: int = NONE) -> None:
        self.how = how
        self.element = element
        self.amount = amount
        self.rider = rider
        # The place of the unit it comes from.
        self.unit = unit


class Surrendered:
    """An action that a seat had to give up. Never mutated."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Effort:
    """What a seat that acts has at hand: points, mana, dice, blows, the rules that hold for it."""

    __slots__ = (
        "acted",
        "acting",
        "artifacts",
        "at_end",
        "blows",
        "boost",
        "defeated",
        "dice",
        "heal",
        "hit",
        "influence",
        "lifted",
        "marks",
        "move",
        "phase",
        "pledge",
        "poison",
        "prices",
        "recruits",
        "rewards",
        "rules",
        "searched",
        "spells",
        "spent",
        "tokens",
        "used",
        "used_dice",
        "wounds",
    )

    def __init__(self, acting: bool, fresh: bool = True) -> None:
        # Seats that do not act share one effort, which never changes.
        self.acting = acting
        self.phase = QUIET
        self.move = self.influence = self.heal = 0
        self.tokens = [0, 0, 0, 0, 0, 0] if fresh else NOTHING
        # The colour of a mana token that must be spent at once.
        self.pledge = NONE
        # Dice of the source that may still be used, those that were, and marks on them (die set by hand: not rolled).
        self.dice = 1 if acting else 0
        self.used_dice: list[int] = [] if fresh else NOTHING
        self.marks = 0
        self.rules = [0] * len(LAWS) if fresh else NOTHING
        self.prices: list[Price] = []
        self.blows: list[Blow] = []
        self.at_end: list[Effect] = []
        # A card was played or discarded; the duty to do so is lifted.
        self.acted = False
        self.lifted = False
        # Skills used this turn, by number; Mana Search too.
        self.used = NOTHING
        self.searched = False
        # Points added to the next effect (Concentration).
        self.boost = 0
        self.spells = [0, 0, 0, 0] if fresh else NOTHING
        self.spent = [0, 0, 0, 0] if fresh else NOTHING
        self.recruits = 0
        self.defeated = 0
        # Wounds taken into hand and onto the discard pile this turn; colours whose curse has cost one already (mask).
        self.wounds = self.poison = 0
        self.hit = 0
        self.rewards: list[int] = [] if fresh else NOTHING
        self.artifacts = 0

    def copy(self) -> Effort:
        """Return an independent twin; who does not act shares the same one with all."""
        if not self.acting:
            return self
        twin = Effort(True, False)
        twin.phase = self.phase
        twin.move = self.move
        twin.influence = self.influence
        twin.heal = self.heal
        twin.tokens = self.tokens[:]
        twin.pledge = self.pledge
        twin.dice = self.dice
        twin.used_dice = self.used_dice[:]
        twin.marks = self.marks
        twin.rules = self.rules[:]
        twin.prices = self.prices[:]
        twin.blows = self.blows[:]
        twin.at_end = self.at_end[:]
        twin.acted = self.acted
        twin.lifted = self.lifted
        # Replaced, never mutated.
        twin.used = self.used
        twin.searched = self.searched
        twin.boost = self.boost
        twin.spells = self.spells[:]
        twin.spent = self.spent[:]
        twin.recruits = self.recruits
        twin.defeated = self.defeated
        twin.wounds = self.wounds
        twin.poison = self.poison
        twin.hit = self.hit
        twin.rewards = self.rewards[:]
        twin.artifacts = self.artifacts
        return twin

    def use(self, skill: int) -> None:
        """Note that a skill is used this turn."""
        self.used = sorted([*self.used, skill])


AT_REST: Final = Effort(False)


# What a twin has for a moment, until it is given those of the player it is made from.
NO_UNITS: Final[list[Unit]] = []


class Player:
    """A seat: hero, tracks, cards, units, skills, crystals."""

    __slots__ = (
        "ahead",
        "aside",
        "blind",
        "chosen",
        "crystals",
        "deck",
        "discard",
        "draft",
        "drawn",
        "effort",
        "fame",
        "flipped",
        "hand",
        "hero",
        "level",
        "lot",
        "out",
        "play",
        "plundered",
        "reputation",
        "reserve",
        "saved",
        "seat",
        "skill_pile",
        "skills",
        "space",
        "spared",
        "stolen_colour",
        "stolen_die",
        "tactic",
        "tactic_up",
        "units",
        "unseen",
    )

    def __init__(self, seat: int, fresh: bool = True) -> None:
        # Whoever makes a twin replaces all lists at once: then none are made.
        self.seat = seat
        self.hero = NONE
        self.fame = 0
        self.reputation = 0
        self.level = 1
        # Top of the deck = end of the list.
        self.deck: list[int] = [] if fresh else NOTHING
        self.hand: list[int] = [] if fresh else NOTHING
        self.play: list[int] = [] if fresh else NOTHING
        self.discard: list[int] = [] if fresh else NOTHING
        self.units: list[Unit] = [] if fresh else NO_UNITS
        self.skills = NOTHING
        self.skill_pile = NOTHING
        # Skills turned face down until the next round, by number.
        self.flipped = NOTHING
        self.crystals = [0, 0, 0, 0] if fresh else NOTHING
        self.tactic = NONE
        self.tactic_up = True
        # Artifacts just drawn, of which one goes back; cards put aside for a moment.
        self.drawn = NOTHING
        # In the draft: cards to choose from, cards kept for later.
        self.draft = NOTHING
        self.reserve = NOTHING
        # Cards under Sparing Power; the die on Mana Steal, and its colour.
        self.spared = NOTHING
        self.stolen_die = NONE
        self.stolen_colour = NONE
        # Cards that are out for the rest of the round.
        self.aside = NOTHING
        self.space = NONE
        # Has played the next turn in advance: the order token lies face down (MK-PVP-08).
        self.ahead = False
        # Has plundered, or used Sparing Power, since the last turn.
        self.plundered = False
        self.saved = False
        # The defenders dealt in an assault together.
        self.lot = NOTHING
        # Has left the game; is the one of the team who must return, hidden from the other team.
        self.out = False
        self.chosen = 0
        # Cards bought without anybody seeing them.
        self.blind = NOTHING
        # In views: what hidden hand and deck hold together.
        self.unseen = NOTHING
        self.effort = AT_REST

    def copy(self) -> Player:
        """Return an independent twin."""
        twin = Player(self.seat, False)
        twin.hero = self.hero
        twin.fame = self.fame
        twin.reputation = self.reputation
        twin.level = self.level
        twin.deck = self.deck[:]
        twin.hand = self.hand[:]
        twin.play = self.play[:]
        twin.discard = self.discard[:]
        twin.units = self.units[:]
        # Replaced, never mutated: skills, skill pile, flipped, drawn, aside, spared, blind, unseen.
        twin.skills = self.skills
        twin.skill_pile = self.skill_pile
        twin.flipped = self.flipped
        twin.crystals = self.crystals[:]
        twin.tactic = self.tactic
        twin.tactic_up = self.tactic_up
        twin.drawn = self.drawn
        twin.draft = self.draft
        twin.reserve = self.reserve
        twin.aside = self.aside
        twin.spared = self.spared
        twin.stolen_die = self.stolen_die
        twin.stolen_colour = self.stolen_colour
        twin.space = self.space
        twin.ahead = self.ahead
        twin.plundered = self.plundered
        twin.saved = self.saved
        twin.lot = self.lot
        twin.out = self.out
        twin.chosen = self.chosen
        twin.blind = self.blind
        twin.unseen = self.unseen
        twin.effort = self.effort.copy()
        return twin

    def turn_down(self, skill: int) -> None:
        """Turn a skill face down for the round."""
        self.flipped = sorted([*self.flipped, skill])

    def has_used(self, skill: int) -> bool:
        """Tell whether a skill has served, this turn or this round."""
        return skill in self.flipped or skill in self.effort.used


class Turn:
    """The turn being played: whose it is, the way walked, what was done. What its player has at hand is an effort."""

    __slots__ = ("again", "below", "done", "given", "moved", "path", "proposals", "rooted", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        # Spaces walked this turn, the first one included.
        self.path: list[int] = []
        # A step or a tile was made; the one action was taken.
        self.moved = False
        self.done = False
        # Assaults that were proposed; the last one by Underground Attack.
        self.proposals = 0
        self.below = False
        # The movement is over, though the action is still to come.
        self.rooted = False
        # Actions that others gave up.
        self.given: list[Surrendered] = []
        # The same player has the next turn as well.
        self.again = False

    def copy(self) -> Turn:
        """Return an independent twin."""
        twin = Turn(self.seat)
        twin.path = self.path[:]
        twin.moved = self.moved
        twin.done = self.done
        twin.rooted = self.rooted
        twin.proposals = self.proposals
        twin.below = self.below
        twin.given = self.given[:]
        twin.again = self.again
        return twin
