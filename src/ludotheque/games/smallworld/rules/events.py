"""What happens in Small World: each event with its fields, its clause and its symbol."""

from ludotheque.games.smallworld.rules.traits import Power, Race, Region
from ludotheque.kernel import Event, Seat


class AtRegion(Event):
    """Something that happens in a region, which is then marked on the map."""

    region: Region


class Taking(AtRegion):
    """A conquest: by which race, with how many tokens, what it brings, and who was there before."""

    race: Race
    declined: bool
    tokens: int
    loot: int
    hole: bool
    # Nobody, if the region was empty or held a Lost Tribe.
    foe: Seat
    foe_race: Race
    foe_tokens: int
    foe_declined: bool


class Conquered(Taking):
    """A race takes a region with its tokens."""

    name = "conquer"
    clause = "SW-CONQ-03"
    icon = "ui-target"


class TakenByDragon(Taking):
    """A race takes a region with the Dragon."""

    name = "dragon"
    clause = "SW-POWER-DRAGON-01"
    icon = "dragon"


class Replaced(AtRegion):
    """A Sorcerer stands where a lone enemy token stood."""

    name = "replace"
    clause = "SW-RACE-SORCERERS-01"
    icon = "race-sorcerers"

    race: Race
    loot: int
    foe: Seat
    foe_race: Race


class DieThrown(AtRegion):
    """The reinforcement die is thrown for a last conquest."""

    name = "throw"
    clause = "SW-DICE-03"

    result: int
    price: int
    hand: int

    def symbol(self) -> str:
        """Show what was rolled."""
        return f"die-{self.result}"


class Repelled(AtRegion):
    """The last conquest fails."""

    name = "repelled"
    clause = "SW-DICE-07"
    icon = "ui-forbidden"
    for_programs = ("race",)

    race: Race


class BerserkDieThrown(Event):
    """Berserks throw the die before they choose a target."""

    name = "berserk"
    clause = "SW-POWER-BERSERK-01"

    result: int

    def symbol(self) -> str:
        """Show what was rolled."""
        return f"die-{self.result}"


class TokensLost(AtRegion):
    """A race is driven out of a region: some tokens are lost, the others come back to hand."""

    name = "lose"
    clause = "SW-LOSS-02"
    icon = "ui-resign"

    race: Race
    lost: int
    kept: int


class Vanished(Event):
    """A race has no token left and leaves the game."""

    name = "vanish"
    clause = "SW-DECLINE-11"

    race: Race


class Abandoned(AtRegion):
    """A race gives up a region."""

    name = "abandon"
    clause = "SW-DECLINE-02"
    icon = "ui-close"
    for_programs = ("race",)

    race: Race


class Declined(Event):
    """A race goes in decline."""

    name = "decline"
    clause = "SW-DECLINE-04"
    icon = "decline"

    race: Race


class Picked(Event):
    """A player takes a race and power: what it costs, the coins that lay on it, its tokens."""

    name = "pick"
    clause = "SW-PICK-02"
    icon = "ui-players"

    race: Race
    power: Power
    price: int
    coins: int
    tokens: int


class Grown(Event):
    """Skeletons get new tokens."""

    name = "grow"
    clause = "SW-RACE-SKELETONS-01"

    race: Race
    born: int


class Left(AtRegion):
    """An Amazon that only attacks leaves a region, and so many tokens there."""

    name = "leave"
    clause = "SW-RACE-AMAZONS-02"

    race: Race
    left: int


class Placed(AtRegion):
    """Tokens go from hand to a region."""

    name = "place"
    clause = "SW-REDEPLOY-01"

    race: Race
    tokens: int


class FortressBuilt(AtRegion):
    """A Fortress is built."""

    name = "fortress"
    clause = "SW-POWER-FORTIFIED-01"
    icon = "fortress"


class Encamped(AtRegion):
    """Encampments go to a region."""

    name = "camp"
    clause = "SW-POWER-BIVOUACKING-01"
    icon = "encampment"

    camps: int


class HeroPosted(AtRegion):
    """A Hero goes to a region."""

    name = "hero"
    clause = "SW-POWER-HEROIC-01"
    icon = "hero"


class PactMade(Event):
    """A Diplomat makes peace with another player."""

    name = "pact"
    clause = "SW-POWER-DIPLOMAT-01"
    icon = "power-diplomat"

    ally: Seat


class Scored(Event):
    """A player gets the coins of a turn: all, and by what they are for (`scoring.PARTS`)."""

    name = "score"
    clause = "SW-SCORE-01"
    icon = "coin"

    coins: int
    earned: list[int]


class FirstDrawn(Event):
    """The lot says who begins."""

    name = "first"


class TurnBegan(Event):
    """It is a player's turn."""

    name = "turn"
    for_programs = ("round",)

    round: int


class RoundBegan(Event):
    """The turn marker moves on."""

    name = "round"
    clause = "SW-SCORE-05"
    icon = "mark"

    round: int


class GameEnded(Event):
    """The game is over: who wins, and everybody's coins."""

    name = "end"
    clause = "SW-END-03"
    icon = "ui-check"

    winners: list[Seat]
    coins: list[int]
