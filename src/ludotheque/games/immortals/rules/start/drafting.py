"""The starting round: Conflict cards go round and decide where the army groups go."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.immortals.rules.actions.cards import take_region_card
from ludotheque.games.immortals.rules.events import CardKept, CardShown, Dealt, HandsPassed, OwnCardKept, ResourcesTaken
from ludotheque.games.immortals.rules.start.deployment import deploy, groups_of
from ludotheque.games.immortals.rules.start.initialisation import FillTower
from ludotheque.games.immortals.rules.state import (
    DARK,
    LIGHT,
    NOBODY,
    NONE,
    Immortals,
    Player,
    at,
    card_realm,
    place_of,
    places_of,
    region_of,
)
from ludotheque.kernel.option import Option
from ludotheque.kernel.step import Ask, Step, Together

HAND: Final = 5
LIMBO_START: Final = 3


class DealHands(Step[Immortals]):
    """Shuffle the Conflict cards of each realm; hands of 5, dark and light in turn (IM-START-08, 09)."""

    __slots__ = ()

    def run(self, s: Immortals) -> None:
        """Deal from the first player on."""
        for pile in s.piles:
            s.shuffle(pile)
        realm = DARK
        for seat in s.seats_from(s.first):
            player = s.players[seat]
            player.draft_realm = realm
            player.draft = [s.draw(s.piles[realm]) for _ in range(HAND)]
            realm = LIGHT if realm == DARK else DARK
        s.tell(Dealt(NOBODY))
        s.then([DeploymentTurn()])


class DeploymentTurn(Step[Immortals]):
    """All with a group choose a card in secret, show it together, and deploy in turn order (IM-START-10, 12)."""

    __slots__ = ()

    def run(self, s: Immortals) -> None:
        """Ask everybody who has a group and a card; without such a card left there is nothing more to deploy."""
        asks: list[Ask[Immortals]] = [ChooseCard(seat) for seat, player in enumerate(s.players) if chooses(s, player)]
        if asks:
            s.then([Together(asks), ShowChoices(), EndDeploymentTurn()])
        else:
            s.then([EndStartingRound()])


def chooses(s: Immortals, player: Player) -> bool:
    """Tell whether a player chooses a card in secret with the others: who has a group to deploy (IM-START-10, 23)."""
    return len(player.draft) > 0 and (player.has_groups() or s.house.first_rules)


class ChooseCard(Ask[Immortals]):
    """Choose one of your Conflict cards, one for an empty region if there is one (IM-START-11)."""

    __slots__ = ()

    def options(self, s: Immortals) -> list[Option]:
        """Offer the cards that may be chosen."""
        return [Option("choose", "card", card) for card in choices(s, self.seat)]

    def take(self, s: Immortals, option: Option) -> None:
        """Lay the card face down."""
        s.players[self.seat].chosen = option.index


def choices(s: Immortals, seat: int) -> list[int]:
    """Return the cards a seat may choose: those for empty places if it has a group and such a card, else all."""
    player = s.players[seat]
    fitting = [card for card in player.draft if free_places(s, card)] if player.has_groups() else []
    return fitting or player.draft[:]


def free_places(s: Immortals, card: int) -> int:
    """Return the places without armies that a card allows, as a mask; each realm by itself (IM-START-13, 16)."""
    mask = s.shown_by(NOBODY, card)
    for place in places_of(mask):
        if s.owner[place] != NOBODY:
            mask &= ~(1 << place)
    return mask


class ShowChoices(Step[Immortals]):
    """Show the chosen cards at once; who cannot deploy keeps the card without showing it (IM-START-10, 19, 31)."""

    __slots__ = ()

    def run(self, s: Immortals) -> None:
        """Reveal and queue the deployments from the first player on."""
        steps: list[Step[Any]] = []
        for seat in s.seats_from(s.first):
            player = s.players[seat]
            card = player.chosen
            if card == NONE:
                steps.append(KeepOne(seat))
                continue
            player.draft.remove(card)
            if player.has_groups() and free_places(s, card):
                s.tell(CardShown(seat, s.flip(card)))
                steps.append(Deploy(seat))
            else:
                keep(s, seat)
        s.then(steps)


def keep(s: Immortals, seat: int) -> None:
    """Put the chosen card with the player's own cards."""
    player = s.players[seat]
    card = player.chosen
    player.chosen = NONE
    player.conflicts.append(card)
    s.tell(CardKept(seat))
    s.tell(OwnCardKept(seat, card))


class KeepOne(Step[Immortals]):
    """Without a group: keep a card when the turn comes, the others' cards being shown (IM-START-23)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Immortals) -> None:
        """Ask which, if there is a card."""
        if s.players[self.seat].draft:
            s.then([KeepCard(self.seat)])


class KeepCard(Ask[Immortals]):
    """Choose the Conflict card that you keep, deploying nothing (IM-START-23)."""

    __slots__ = ()

    def options(self, s: Immortals) -> list[Option]:
        """Offer the whole hand."""
        return [Option("choose", "card", card) for card in s.players[self.seat].draft]

    def take(self, s: Immortals, option: Option) -> None:
        """Put it with the player's own cards."""
        player = s.players[self.seat]
        player.draft.remove(option.index)
        player.chosen = option.index
        keep(s, self.seat)


class Deploy(Step[Immortals]):
    """Deploy one group where the chosen card says, if it is still empty (IM-START-12, 13, 19)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Immortals) -> None:
        """Ask for what is open: the region of a joker, then the group."""
        free = places_of(free_places(s, s.players[self.seat].chosen))
        if not free:
            keep(s, self.seat)
        elif len(free) == 1:
            s.then([ChooseGroup(self.seat, free[0])])
        else:
            s.then([ChooseRegion(self.seat)])


class ChooseRegion(Ask[Immortals]):
    """A joker: choose an empty region of its province and realm (IM-START-13)."""

    __slots__ = ()

    def options(self, s: Immortals) -> list[Option]:
        """Offer the empty regions."""
        return [at("deploy", place) for place in places_of(free_places(s, s.players[self.seat].chosen))]

    def take(self, s: Immortals, option: Option) -> None:
        """Go on to the group."""
        s.then([ChooseGroup(self.seat, place_of(option))])


class ChooseGroup(Ask[Immortals]):
    """Choose the group that goes there as one block (IM-START-02)."""

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, s: Immortals) -> list[Option]:
        """Offer every group on the board."""
        return groups_of(s.players[self.seat])

    def take(self, s: Immortals, option: Option) -> None:
        """Deploy, then take the Region card and discard, or keep the Conflict card (IM-START-14, 15, 18)."""
        player = s.players[self.seat]
        deploy(s, self.seat, option.index, self.place)
        region = region_of(self.place)
        if s.holder[region] not in (NOBODY, self.seat):
            keep(s, self.seat)
            return
        take_region_card(s, self.seat, region)
        put_away(s, player.chosen)
        player.chosen = NONE


def put_away(s: Immortals, card: int) -> None:
    """Discard a Conflict card to the pile of its realm, a new list: copies of the position share the old one."""
    realm = card_realm(card)
    s.discards[realm] = [*s.discards[realm], card]


class EndDeploymentTurn(Step[Immortals]):
    """Pass hands and marker left and fill up, or end the starting round (IM-START-20 to 22, 24)."""

    __slots__ = ()

    def run(self, s: Immortals) -> None:
        """Go on while somebody has a group left."""
        for player in s.players:
            if player.has_groups():
                pass_left(s)
                s.then([DeploymentTurn()])
                return
        s.then([EndStartingRound()])


def pass_left(s: Immortals) -> None:
    """Pass hands and marker to the left; each hand is filled from the deck of its realm."""
    count = len(s.players)
    hands = [player.draft for player in s.players]
    realms = [player.draft_realm for player in s.players]
    for seat in range(count):
        player = s.players[seat]
        player.draft = hands[(seat + count - 1) % count]
        player.draft_realm = realms[(seat + count - 1) % count]
    s.first = (s.first + 1) % count
    s.leader = s.first
    s.tell(HandsPassed(s.first))
    for seat in s.seats_from(s.first):
        refill(s, seat)


def refill(s: Immortals, seat: int) -> None:
    """Fill a hand up to 5; an empty deck takes the discards of its realm first (IM-START-22)."""
    player = s.players[seat]
    realm = player.draft_realm
    while len(player.draft) < HAND:
        if not s.piles[realm]:
            s.piles[realm] = s.discards[realm][:]
            s.discards[realm] = []
            s.shuffle(s.piles[realm])
        if not s.piles[realm]:
            return
        player.draft.append(s.draw(s.piles[realm]))


class EndStartingRound(Step[Immortals]):
    """Discard the last hands by realm, take resources, make one deck, fill the limbos (IM-START-25 to 29)."""

    __slots__ = ()

    def run(self, s: Immortals) -> None:
        """Turn the boards over."""
        for seat in s.seats_from(s.first):
            player = s.players[seat]
            for card in player.draft:
                put_away(s, card)
            player.draft = []
            player.draft_realm = NONE
            player.reserve += sum(player.groups)
            player.groups = []
            light = s.world.light[player.light]
            dark = s.world.dark[player.dark]
            player.energy = light.energy + dark.energy
            player.gold = light.gold + dark.gold
            player.reserve -= 2 * LIMBO_START
            player.limbo = [LIMBO_START, LIMBO_START]
            s.tell(ResourcesTaken(seat, player.energy, player.gold))
        s.deck = sorted(s.piles[LIGHT] + s.piles[DARK] + s.discards[LIGHT] + s.discards[DARK])
        s.piles = [[], []]
        s.discards = [[], []]
        s.shuffle(s.deck)
        s.then([FillTower()])
